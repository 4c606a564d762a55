//! Positions that did not come about by moves.

use thiserror::Error;

use super::{Position, StartError, Variant};
use crate::game::side::Side;
use crate::{gomoku, othello};

/// Says that no such position can be on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetUpError {
    /// The game does not know a board of this size.
    #[error("{0}")]
    Board(#[from] StartError),
    /// The number of cells is not the size times itself.
    #[error("expected {expected} cells, found {found}")]
    Cells {
        /// Cells that the board has.
        expected: usize,
        /// Cells that were given.
        found: usize,
    },
}

impl Position {
    /// A position made of stones, `None` where a cell is empty, in row order from the top-left corner. In Gomoku a row
    /// that would have won and a stone on a point that was forbidden do not end the game.
    ///
    /// # Errors
    /// [`SetUpError`] says what does not fit.
    pub fn set_up(
        variant: Variant,
        stones: &[Option<Side>],
        to_move: Side,
    ) -> Result<Self, SetUpError> {
        variant.start()?;
        let size = variant.size();
        let expected = usize::from(size).pow(2);
        if stones.len() != expected {
            return Err(SetUpError::Cells { expected, found: stones.len() });
        }
        Ok(match variant {
            Variant::Othello { .. } => {
                let discs: Vec<_> =
                    stones.iter().map(|stone| stone.map(othello::Disc::from)).collect();
                let position = othello::Position::from_cells(size, &discs, to_move.into());
                Self::Othello(position.expect("the size and the number of cells are right"))
            }
            Variant::Gomoku { rules, .. } => {
                let points = gomoku::Point::all(size).zip(stones);
                let placed = points.filter_map(|(point, stone)| Some((point, (*stone)?.into())));
                let position = gomoku::Position::from_stones(size, rules, placed, to_move.into());
                Self::Gomoku(Box::new(position.expect("each point has one stone at most")))
            }
        })
    }

    /// The stones in row order from the top-left corner, as [`Position::set_up`] takes them.
    pub fn stones(&self) -> Vec<Option<Side>> {
        (0..usize::from(self.size()).pow(2)).map(|cell| self.stone(cell)).collect()
    }
}
