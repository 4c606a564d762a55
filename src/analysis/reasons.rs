//! Why a move was a mistake, but only where it can be proven.
//!
//! A reason is a consequence of the move played, not of the best one, whose share in the loss is known: in a second
//! search with that consequence forbidden, at least half of the loss comes back, and no more than half separates the
//! move from the best one. Whatever fails this test is not reported.

mod explanation;
mod found;
mod gomoku;
mod job;
mod motif;
mod othello;
mod words;

pub use explanation::{Explanation, ReasonLimits};
pub use found::{happened, mistake};
pub use job::Explainer;
pub use motif::{Fork, Gate, Manner, Motif, Parts, Reason, Remedy, Standing};
pub use words::Worded;

use super::Mistake;
use crate::game::Position;
use crate::search::Stop;

/// Searches for the reasons of a mistake. A stopped search returns what it has.
pub fn explain(mistake: &Mistake, effort: ReasonLimits, stop: &Stop) -> Explanation {
    match &mistake.position {
        Position::Othello(position) => {
            othello::explain(position, mistake, effort, stop).unwrap_or_default()
        }
        Position::Gomoku(position) => gomoku::explain(position, mistake, effort, stop),
    }
}
