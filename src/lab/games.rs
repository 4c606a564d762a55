//! The games behind [`Game`](super::game::Game), and their evaluations.

pub mod evaluations;
pub mod gomoku;
mod lines_of_five;
pub mod othello;
pub mod tree;
