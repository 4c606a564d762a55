//! Custom positions.

use thiserror::Error;

use super::{Position, StartError, Variant};
use crate::game::side::Side;

/// A position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetUpError {
    /// The game does not support this board size.
    #[error("{0}")]
    Board(#[from] StartError),
    /// The number of cells is not the size squared.
    #[error("expected {expected} cells, found {found}")]
    Cells {
        /// Cells of the board.
        expected: usize,
        /// Cells given.
        found: usize,
    },
}

impl Position {
    /// A position made of stones in row order from the top-left corner. In Gomoku, no row and no stone on a forbidden
    /// point ends the game.
    ///
    /// # Errors
    /// [`SetUpError`] says what does not fit.
    pub fn set_up(
        variant: Variant,
        stones: &[Option<Side>],
        to_move: Side,
    ) -> Result<Self, SetUpError> {
        variant.start()?;
        let expected = usize::from(variant.size()).pow(2);
        if stones.len() != expected {
            return Err(SetUpError::Cells { expected, found: stones.len() });
        }
        Ok(variant.with_stones(stones, to_move))
    }

    /// The stones in row order from the top-left corner, as [`Position::set_up`] takes them.
    pub fn stones(&self) -> Vec<Option<Side>> {
        (0..usize::from(self.size()).pow(2)).map(|cell| self.stone(cell)).collect()
    }
}
