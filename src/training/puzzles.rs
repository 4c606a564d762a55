//! How the puzzles that Heibai comes with are found in games of its own, and proved once more.

pub mod check;
pub mod choose;
pub mod gomoku;
pub mod othello;
mod plain_rows;
mod worth;

pub use worth::worthwhile;
