//! The games behind [`Game`](super::game::Game), and what their positions are judged by.

pub mod gomoku;
pub mod judges;
pub mod othello;
mod rows;
pub mod tree;
