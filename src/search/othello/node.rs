//! A board with what its evaluation is worked out from: the one place where the search meets the
//! evaluation.

use std::sync::LazyLock;

use crate::eval::othello::{Geometry, evaluate};
use crate::othello::Board;

static GEOMETRY: LazyLock<Geometry<u64>> = LazyLock::new(|| Geometry::new(Board::SIZE));

/// A board on the way through the middle of the game.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The discs, seen from the side to move.
    pub board: Board,
}

impl Node {
    /// A board from scratch.
    pub fn new(board: Board) -> Self {
        Self { board }
    }

    /// The board after the move on `cell` that turns `flips` over.
    #[inline]
    #[must_use]
    pub fn after(&self, cell: usize, flips: u64) -> Self {
        Self { board: self.board.play_with(cell, flips) }
    }

    /// The same discs, seen from the other side.
    #[inline]
    #[must_use]
    pub fn passed(&self) -> Self {
        Self { board: self.board.pass() }
    }

    /// What the evaluation says, in hundredths of a disc, within ±6400.
    #[inline]
    pub fn value(&self) -> i32 {
        evaluate(self.board, &GEOMETRY)
    }
}
