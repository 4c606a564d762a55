//! The games behind [`Game`](super::game::Game), and what their positions are judged by.

pub mod evaluations;
pub mod gomoku;
mod lines_of_five;
pub mod othello;
pub mod tree;
