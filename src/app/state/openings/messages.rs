//! Events of the openings that are learnt, and what the window shows of them.

use crate::game::Side;
use crate::openings::Opening;
use crate::repertoire::Repertoires;

/// An event of the openings that are learnt. Changes are made to those of the game that is learnt, for the side shown.
#[derive(Clone, Debug, PartialEq)]
pub enum OpeningsEvent {
    /// They have been read.
    Read(Box<Repertoires>),
    /// A change is on disk; `None` if that failed.
    Changed(Option<Box<Repertoires>>),
    /// The list is looked at.
    Show,
    /// Shows those of a side.
    Side(Side),
    /// Chooses a row.
    Choose(usize),
    /// Adds the line of the game or the study below, up to its position.
    AddGame,
    /// Adds lines of the book, so many plies from the end of the chosen row, or else from the start.
    AddFromBook(usize),
    /// Removes the chosen row with all below it.
    Remove,
    /// Leaves the chosen row out of the drill, or takes it in again.
    LeaveOut,
    /// Begins a drill of what is due, or of everything if nothing is.
    Drill,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct OpeningRow {
    /// How deep it lies, from 0.
    pub depth: usize,
    /// Its own moves: the other side's move and the answer, and what follows without a choice.
    pub moves: Vec<String>,
    /// The opening that begins here, if it has a name.
    pub opening: Option<&'static Opening>,
    /// How often people play its first move, from 0 to 1, if that is known.
    pub share: Option<f32>,
    /// How much is known of it and the rows below, from 0 to 1.
    pub known: f32,
    /// Whether one of its own answers is due.
    pub is_due: bool,
    /// Whether it is left out of the drill.
    pub is_left_out: bool,
    /// Whether it goes on in an earlier row.
    pub transposes: bool,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

/// What the window shows of the openings that are learnt, but for the rows.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct OpeningsShown {
    /// Whether they have been read.
    pub is_read: bool,
    /// The side whose openings are shown.
    pub side: Side,
    /// Whether there are lines for it.
    pub has_lines: bool,
    /// About how many of them are due.
    pub due: usize,
    /// Whether there are lines for any side of the game.
    pub has_any: bool,
    /// About how many of those are due.
    pub due_of_game: usize,
    /// The chosen row.
    pub chosen: Option<usize>,
    /// Whether that is left out of the drill.
    pub leaves_out: bool,
    /// One's own first move, if it is the only one and no row has it.
    pub start: String,
}
