//! What was played from a position, in games held in memory.
//!
//! A [`GameDatabase`] holds starts, moves and results. A look-up advances each game to the same number of stones, from
//! where the last one left it, and compares. Mirror images and transpositions are the same position.

mod board_games;
mod database;
mod equivalence;
mod gomoku;
mod othello;
mod played;
mod results;

pub use database::GameDatabase;
pub use equivalence::Equivalence;
pub use played::{Played, PlayedMove, played};
pub use results::Results;
