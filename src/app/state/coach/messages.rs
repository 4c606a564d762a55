//! Events of the coach, and what the window shows of it.

use crate::analysis::reasons::Reason;
use crate::analysis::{Alarm, Judged};
use crate::app::state::review::NamedReason;

/// An event of the coach.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachEvent {
    /// The judgement of the examined move.
    Judged(Box<Judged>),
    /// Plays the move in question.
    Play,
    /// Takes it back.
    Another,
}

/// What the window shows of the coach.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CoachShown {
    /// Whether it is switched on.
    pub on: bool,
    /// Whether a move is being examined.
    pub looking: bool,
    /// The question.
    pub asks: Option<CoachAsks>,
    /// The number of the question in this game, or else how many were asked.
    pub asked: u32,
}

/// "d2 gives up the corner. Play it?"
#[derive(Clone, Debug, PartialEq)]
pub struct CoachAsks {
    /// The cell of the move.
    pub cell: usize,
    /// Its name, such as `d2`.
    pub name: String,
    /// What it throws away.
    pub alarm: Alarm,
    /// The reason, if one is proved.
    pub reason: Option<Reason>,
    /// The same with the names of its cells.
    pub named: Option<NamedReason>,
    /// The value of the best move for the person, in the game's unit.
    pub before: f32,
    /// The value of this one.
    pub after: f32,
    /// Plies to a forced end after this one: positive for a win, negative for a loss.
    pub forced: Option<i16>,
    /// The winning chance in percent with the best move; 0 and 100 only where proved.
    pub percent_before: u8,
    /// The same with this one.
    pub percent_after: u8,
    /// Whether both values are proved.
    pub exact: bool,
}
