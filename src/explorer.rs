//! What was played from a position, in games held in memory.
//!
//! A [`Held`] collection is nothing but starts, moves and results. Asked for a position it brings each game to as many
//! stones as lie there, a move at a time from where it was asked last, and compares: positions that are turned or mirrored
//! are the same, and so are those that other moves lead to.

mod equivalence;
mod gomoku;
mod held;
mod othello;
mod played;
mod results;
mod shelf;

pub use equivalence::Equivalence;
pub use held::Held;
pub use played::{Played, PlayedMove, played};
pub use results::Results;
