//! A position of the main search, and what is expected of it.

use super::value::Value;

#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub depth: i32,
    pub alpha: Value,
    pub beta: Value,
    pub ply: usize,
    /// Whether the other side is about to make an open four.
    pub is_threatened: bool,
    /// Whether a move is expected to be good enough to end the search of this position.
    pub expects_cut: bool,
}

impl Node {
    pub const fn is_wide(&self) -> bool {
        self.beta - self.alpha > 1
    }
}
