//! A board with the evaluation's features: the one place where the search meets the evaluation.

use crate::eval::othello::patterns::{Features, Weights};
use crate::othello::Board;

#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub board: Board,
    features: Features,
}

impl Node {
    pub fn new(board: Board) -> Self {
        Self { board, features: Features::new(board) }
    }

    #[inline]
    #[must_use]
    pub fn after(&self, cell: usize, flips: u64) -> Self {
        Self {
            board: self.board.play_with(cell, flips),
            features: self.features.after(cell, flips),
        }
    }

    #[inline]
    #[must_use]
    pub fn passed(&self) -> Self {
        Self { board: self.board.pass(), features: self.features.passed() }
    }

    /// The evaluation in hundredths of a disc, within ±6400.
    #[inline]
    pub fn value(&self, weights: &Weights) -> i32 {
        weights.evaluate(&self.features, self.board)
    }
}
