//! What the window shows of a drill.

use crate::app::state::NamedReason;
use crate::app::state::analysis::CellValue;
use crate::openings::Opening;

/// Where a drill stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DrillStage {
    /// There is none.
    #[default]
    Closed,
    /// The other side is about to move.
    Replying,
    /// A move is asked for.
    Asking,
    /// The line is over, and others are to come.
    LineOver,
    /// All lines are over.
    AllDone,
}

/// What the last move tried was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DrillVerdict {
    /// Nothing was tried.
    #[default]
    NoTry,
    /// The move of the line.
    AsPrepared,
    /// Another prepared answer.
    AlsoPrepared,
    /// It leads to a position that is prepared.
    Transposes,
    /// It is not prepared.
    Unprepared,
    /// None: the answer was told.
    Told,
}

/// A move that can be played where one was missed.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceRow {
    /// Its cell.
    pub name: String,
    /// The book's value, or of a try what was found otherwise.
    pub value: Option<CellValue>,
    /// How often people play it, from 0 to 1.
    pub share: Option<f32>,
    /// Whether it is prepared.
    pub is_prepared: bool,
    /// Whether it was tried.
    pub is_tried: bool,
}

/// What the window shows of a drill.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrillShown {
    /// Where it stands.
    pub stage: DrillStage,
    /// The moves so far.
    pub line: Vec<String>,
    /// The name of the opening on the board.
    pub opening: Option<&'static Opening>,
    /// What the last try was.
    pub verdict: DrillVerdict,
    /// The cell tried.
    pub tried: String,
    /// The move of the line, once it was missed or told.
    pub expected: String,
    /// Why the try is a mistake, if that was proved.
    pub why: Option<NamedReason>,
    /// Whether that is being looked for.
    pub explains: bool,
    /// Whether nothing was due, and all lines are drilled.
    pub is_of_all: bool,
    /// Lines played to their end.
    pub done: usize,
    /// About how many lines are still to come, this one included unless it is over.
    pub left: usize,
    /// First tries that were right.
    pub right: usize,
    /// First tries that were wrong.
    pub wrong: usize,
}
