//! Positions that were written down, for the board that is being set up.

use super::Driver;
use super::files::refusal;
use crate::app::state::{Event, SetUpEvent, Signal, Status};
use crate::game::Variant;
use crate::records::formats::{Collection, Source};

impl Driver {
    /// Sets up the position of a text: a board, or the end of a game. A text that says nothing of its game is read as
    /// one of `variant`; if it is neither, says so and leaves the board as it is.
    pub(super) fn paste_position(&mut self, text: &str, variant: Variant) -> Vec<Signal> {
        // Who begins on the board that is set up says nothing of a game that is pasted.
        let variant = match variant {
            Variant::Othello { size, .. } => Variant::default().with_size(size),
            Variant::Gomoku { .. } => variant,
        };
        let source = Source { bytes: text.as_bytes().to_vec(), variant, beside: Vec::new() };
        let read = Collection::read(&source, None).and_then(|games| games.first());
        match read {
            Ok(tree) => {
                let position = Box::new(tree.position(tree.main_end()));
                self.tell(Event::SetUp(SetUpEvent::Take(tree.variant(), position)))
            }
            Err(error) => self.tell(Event::Say(refusal(Status::PasteRefused, &error))),
        }
    }
}
