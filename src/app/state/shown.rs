//! What the window shows of the state: one value for each property, one row for each delegate.

use std::time::Duration;

use super::status::Note;
use crate::game::{How, Outcome, PerSide, Phase, Setup, Side, Tally};

/// Everything the window shows but the rows of the board and of the move list. Compare two of them
/// to see which properties have changed.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct Shown {
    /// Where the match is between its set-up and its end.
    pub phase: Phase,
    /// What was chosen: mode, size, start, levels, clock.
    pub setup: Setup,
    /// Whether mode, size, start and clock can be chosen now. Levels always can.
    pub can_change_setup: bool,
    /// The side to move where the game stands.
    pub turn: Side,
    /// The discs on the board that is shown.
    pub counts: PerSide<usize>,
    /// What each side has on its clock, `None` without a clock.
    pub time: PerSide<Option<Duration>>,
    /// Whether the last seconds of a person's time are running.
    pub time_warning: bool,
    /// Whether it is the machine's turn.
    pub thinking: bool,
    /// Whether a person is to move and has no legal move.
    pub must_pass: bool,
    /// Whether "Time is up. Continue?" is asked.
    pub time_up: bool,
    /// Whether Start shows "Reset".
    pub under_way: bool,
    /// Whether Start would start.
    pub can_start: bool,
    /// Whether Pause or Continue would do something.
    pub can_pause: bool,
    /// Whether Skip would do something.
    pub can_skip: bool,
    /// Whether Undo would do something.
    pub can_undo: bool,
    /// Whether Redo would do something.
    pub can_redo: bool,
    /// Whether Hint would do something.
    pub can_hint: bool,
    /// Whether Resign would do something.
    pub can_resign: bool,
    /// The turns so far.
    pub move_count: usize,
    /// The turns up to the position that is shown.
    pub viewed_move: usize,
    /// Whether that is an old one.
    pub viewing_past: bool,
    /// The hint on the board.
    pub hint: Option<HintShown>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// The games that ended in this sitting.
    pub tally: Tally,
    /// What the status line says.
    pub note: Note,
    /// Why the game can't be kept at the moment; empty while it can.
    pub autosave_trouble: String,
}

/// A hint on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HintShown {
    /// The best cell.
    pub cell: usize,
    /// What it is worth, in discs for the side to move.
    pub score: f32,
    /// Whether that is proven.
    pub exact: bool,
}

/// A cell of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRow {
    /// The stone on it.
    pub stone: Option<Side>,
    /// Whether the person to move may place a stone there.
    pub legal: bool,
    /// Whether the latest stone was placed there.
    pub last_move: bool,
    /// Whether the hint is there.
    pub hint: bool,
    /// Its name, such as `f5`.
    pub name: String,
}

/// A turn in the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// Counted from 1.
    pub number: usize,
    /// `f5`, or `pass`.
    pub notation: String,
    /// Whose turn it was.
    pub side: Side,
    /// Why it came to that.
    pub how: How,
    /// Whether the board shows the position after it.
    pub current: bool,
}

impl MoveRow {
    /// Returns whether no stone was placed.
    pub fn is_pass(&self) -> bool {
        self.how != How::Placed
    }
}
