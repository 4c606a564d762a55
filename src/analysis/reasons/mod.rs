//! Why a move was a mistake, told only where it is proved.
//!
//! A reason is a consequence of the move that was played and not of the best one, whose part in the loss is known: a
//! second search, in which that consequence is forbidden, gives at least half of the loss back, and leaves the move that
//! was played no more than half of it behind the best one. What looks like a reason and fails that is not told.

mod explanation;
mod found;
mod gomoku;
mod job;
mod motif;
mod othello;
mod words;

pub use explanation::{Effort, Explanation};
pub use found::{happened, mistake};
pub use job::Explainer;
pub use motif::{Fork, Gate, Manner, Motif, Parts, Reason, Remedy, Standing};
pub use words::Worded;

use super::Mistake;
use crate::eval::othello::patterns::Weights;
use crate::game::Position;
use crate::search::Stop;

/// Looks for the reasons of a mistake; the weights are those of our own machine for Othello. A search that is stopped
/// gives what it has.
pub fn explain(mistake: &Mistake, weights: &Weights, effort: Effort, stop: &Stop) -> Explanation {
    match &mistake.position {
        Position::Othello(position) => {
            othello::explain(position, mistake, weights, effort, stop).unwrap_or_default()
        }
        Position::Gomoku(position) => gomoku::explain(position, mistake, effort, stop),
    }
}
