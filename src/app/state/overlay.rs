//! What everything with a board of its own has in common that lies over the match or the study: a puzzle, a lesson, a drill,
//! and a position that is set up.

use std::borrow::Cow;
use std::time::Duration;

use super::board_action::Deed;
use super::{Note, Status, Walk};
use crate::game::{GameRecord, Ply, Position, Side, Variant};

/// What lies over the match or the study with a board of its own.
pub(super) trait Overlay {
    /// What a file of it is called, such as `puzzle`.
    fn noun(&self) -> &'static str;

    fn variant(&self) -> Variant;

    fn position(&self) -> &Position;

    /// The plies that led there, as far as they are shown.
    fn plies(&self) -> Vec<Ply>;

    /// The game to that position.
    fn record(&self) -> GameRecord;

    /// Whether there is more to copy than the usual start.
    fn can_copy(&self) -> bool {
        self.record().start().is_set_up()
    }

    /// The position in which a click on a legal cell places a stone; `None` if a click does something else.
    fn asked(&self) -> Option<Cow<'_, Position>> {
        None
    }

    /// Whether what is said speaks of a cell.
    fn marks(&self, _cell: usize) -> bool {
        false
    }

    /// The side that a person has there.
    fn person(&self) -> Option<Side> {
        None
    }

    /// What the status line says of it.
    fn note(&self) -> Note;

    /// Whether there is something for a deed to do.
    fn can(&self, _deed: Deed) -> bool {
        false
    }

    /// What is said of deeds that are of another place.
    fn elsewhere(&self) -> Status {
        Status::NotHere
    }

    /// Whether there is something for a deed to do.
    ///
    /// # Errors
    /// The status that says why there isn't.
    fn offer(&self, deed: Deed) -> Result<(), Status> {
        if self.can(deed) {
            return Ok(());
        }
        Err(match deed {
            Deed::Undo => Status::NothingToUndo,
            Deed::Redo => Status::NothingToRedo,
            Deed::Hint | Deed::Skip | Deed::Pause | Deed::Leave => self.elsewhere(),
        })
    }

    /// When something happens there by itself.
    fn due(&self) -> Option<Duration> {
        None
    }

    /// The walk through its line.
    fn walk(&self) -> Walk {
        Walk::default()
    }
}
