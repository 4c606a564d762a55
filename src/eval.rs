//! Static evaluation: no search here.

pub mod gomoku;
pub mod othello;
mod score;

pub use score::Score;
