//! Events of the openings that are learnt, and what the window shows of them.

use std::path::PathBuf;

use crate::app::state::Moment;
use crate::game::{Ply, Side, Variant};
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
    /// Shows those of a side of which something is due.
    ShowDue,
    /// Chooses a row.
    Choose(usize),
    /// Adds the line of the game or the study below, up to its position.
    AddGame,
    /// Adds the line on the board, of the study or the game, to the openings of its variant for a side, at this time.
    AddHere(Side, Moment),
    /// Adds the line of a named opening.
    AddNamed(&'static Opening),
    /// Adds all lines of files of games, with their variations.
    Import(Vec<PathBuf>),
    /// Files had these lines, for the variant and side that were shown when they were chosen.
    Imported((Variant, Side), Vec<Vec<Ply>>),
    /// Writes the lines that are shown to a file.
    Export(PathBuf),
    /// Adds lines of the book, so many plies from the end of the chosen row, or else from the start.
    AddFromBook(usize),
    /// Removes the chosen row with all below it.
    Remove,
    /// Puts back what was removed last.
    PutBack,
    /// Leaves the chosen row out of the drill, or takes it in again.
    LeaveOut,
    /// Studies the position in which the finished game left the person's lines.
    StudyDeparture,
    /// Begins a drill of what is due, or of everything if nothing is.
    Drill,
}

/// What there is for the machine to play into in the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MineShown {
    /// It is not known yet.
    Unknown,
    /// Lines for the person's side.
    Ready,
    /// None for that side, game, rules and board.
    NoLines,
    /// Colours are chosen during the opening.
    ColoursSwap,
    /// It is no game of one person against the machine.
    NotAlone,
}

/// Where a finished game left the person's lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DepartedShown {
    /// The number of the move that left them.
    pub number: usize,
    /// Whose move it was.
    pub side: Side,
    /// Its cell; nothing for a skipped turn.
    pub played: String,
    /// What is prepared there, the main answer first.
    pub prepared: Vec<String>,
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
    /// The game, rules and board.
    pub variant: Variant,
    /// The side whose openings are shown.
    pub side: Side,
    /// Whether there are lines for it.
    pub has_lines: bool,
    /// Whether it is known of any row how often it is played: only once games are counted.
    pub has_shares: bool,
    /// About how many of them are due today.
    pub due: usize,
    /// Whether there are lines for any side of the game.
    pub has_any: bool,
    /// About how many of those are due.
    pub due_of_game: usize,
    /// Of which other rules or board of the game there are lines, if there are none of these.
    pub elsewhere: Option<Variant>,
    /// The chosen row.
    pub chosen: Option<usize>,
    /// Whether that is left out of the drill.
    pub leaves_out: bool,
    /// Whether what was removed from them can be put back.
    pub can_put_back: bool,
    /// One's own first move, if it is the only one and no row has it.
    pub start: String,
}
