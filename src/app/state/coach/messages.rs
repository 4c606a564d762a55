//! What is answered to the question before a move, and what of it the window shows.

use crate::analysis::reasons::Reason;
use crate::analysis::{Alarm, Judged};
use crate::app::state::review::ToldReason;

/// Something that has to do with the question.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachEvent {
    /// Switches it on or off.
    Switch(bool),
    /// Something is known of the move that is looked at.
    Judged(Box<Judged>),
    /// The move that was asked about is played.
    Play,
    /// It is not.
    Another,
}

/// What the window shows of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CoachShown {
    /// Whether it is switched on.
    pub on: bool,
    /// Whether a move is looked at, for the blink of an eye.
    pub looking: bool,
    /// What is asked.
    pub asks: Option<CoachAsks>,
    /// How often it has asked in this game.
    pub asked: u32,
}

/// "d2 gives up the corner. Play it?"
#[derive(Clone, Debug, PartialEq)]
pub struct CoachAsks {
    /// The cell that was chosen.
    pub cell: usize,
    /// Its name, such as `d2`.
    pub name: String,
    /// What the move throws away.
    pub alarm: Alarm,
    /// Why, if that is proved.
    pub reason: Option<Reason>,
    /// The same by the names of the board.
    pub told: Option<ToldReason>,
    /// What the best move is worth for the person, in the game's own unit.
    pub before: f32,
    /// What this one is worth.
    pub after: f32,
    /// Plies to a forced end after this one: positive for a win, negative for a loss.
    pub forced: Option<i16>,
    /// With which chance in percent the person wins with the best move; 0 and 100 only where that is proved.
    pub percent_before: u8,
    /// With which chance it wins with this one.
    pub percent_after: u8,
    /// Whether both values are proved.
    pub exact: bool,
}
