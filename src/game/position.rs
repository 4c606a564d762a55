//! A position of whichever game is played: the one place under `game` that names the games.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::side::{PerSide, Side};
use crate::othello::{self, Square, StartLayout};

/// Which game is played, and how it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "game")]
pub enum Variant {
    /// Othello on `size` × `size` squares.
    #[serde(rename_all = "kebab-case")]
    Othello {
        /// Columns and rows: even, from 4 to 16.
        size: u8,
        /// How the first four discs lie.
        layout: StartLayout,
        /// Who moves first.
        first: Side,
    },
}

impl Default for Variant {
    fn default() -> Self {
        Self::Othello { size: 8, layout: StartLayout::Standard, first: Side::Black }
    }
}

impl Variant {
    /// Columns, which is also rows.
    pub fn size(&self) -> u8 {
        match self {
            Self::Othello { size, .. } => *size,
        }
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// If the game does not know a board of this size.
    pub fn start(&self) -> Result<Position, othello::PositionError> {
        match *self {
            Self::Othello { size, layout, first } => {
                Ok(Position::Othello(othello::Position::start(size, layout, first.into())?))
            }
        }
    }
}

/// What a side does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ply {
    /// Places a stone on the cell with this index, in row order from the top-left corner.
    Place(usize),
    /// Leaves the turn to the other side.
    Pass,
}

/// Says why a stone can't be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalPly {
    /// There is no such cell.
    #[error("that is not on the board")]
    OffBoard,
    /// There is a stone already.
    #[error("that square is occupied")]
    Occupied,
    /// Othello: no disc would be flipped.
    #[error("no disc would be flipped there")]
    FlipsNothing,
    /// The rules of this game know no pass.
    #[error("this game knows no pass")]
    NoPass,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

/// A position on the board of any game.
///
/// Cells are counted in row order from the top-left corner, whatever the game's own names are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// A position of Othello.
    Othello(othello::Position),
}

impl Position {
    /// Columns, which is also rows.
    pub fn size(&self) -> u8 {
        match self {
            Self::Othello(position) => position.size(),
        }
    }

    /// The side to move, also when it has to pass and when the game is over.
    pub fn side_to_move(&self) -> Side {
        match self {
            Self::Othello(position) => position.side_to_move().into(),
        }
    }

    /// The stone on a cell; `None` if it is empty or off the board.
    pub fn stone(&self, cell: usize) -> Option<Side> {
        match self {
            Self::Othello(position) => position.cells().get(cell).copied()?.map(Side::from),
        }
    }

    /// The stones of each side on the board.
    pub fn counts(&self) -> PerSide<usize> {
        match self {
            Self::Othello(position) => PerSide::from_fn(|side| position.count(side.into())),
        }
    }

    /// The cells on which the side to move may place a stone, in order.
    pub fn legal_cells(&self) -> Vec<usize> {
        match self {
            Self::Othello(position) => position
                .legal_moves()
                .iter()
                .filter_map(|square| square.index(position.size()))
                .collect(),
        }
    }

    /// Returns whether the side to move may place a stone on `cell`.
    pub fn is_legal(&self, cell: usize) -> bool {
        match self {
            Self::Othello(position) => Square::from_index(cell, position.size())
                .is_some_and(|square| position.is_legal(square)),
        }
    }

    /// The cells whose stones would change colour if the side to move placed a stone on `cell`.
    pub fn changes(&self, cell: usize) -> Vec<usize> {
        match self {
            Self::Othello(position) => Square::from_index(cell, position.size())
                .map(|square| position.flips(square))
                .unwrap_or_default()
                .iter()
                .filter_map(|square| square.index(position.size()))
                .collect(),
        }
    }

    /// Returns whether the rules leave the side to move nothing but a pass.
    pub fn must_pass(&self) -> bool {
        match self {
            Self::Othello(position) => position.must_pass(),
        }
    }

    /// Returns whether the rules have ended the game.
    pub fn is_over(&self) -> bool {
        match self {
            Self::Othello(position) => position.is_game_over(),
        }
    }

    /// The points of each side if the game ended now. In Othello the empty squares go to the side
    /// with more discs, or are shared.
    pub fn score(&self) -> PerSide<usize> {
        match self {
            Self::Othello(position) => {
                let mut score = self.counts();
                let empty = position.empty_count();
                match score.black.cmp(&score.white) {
                    std::cmp::Ordering::Greater => score.black += empty,
                    std::cmp::Ordering::Less => score.white += empty,
                    std::cmp::Ordering::Equal => {
                        score.black += empty / 2;
                        score.white += empty / 2;
                    }
                }
                score
            }
        }
    }

    /// Makes a ply; a pass is accepted whether or not a stone could be placed. Gives the cells whose
    /// stones changed colour.
    ///
    /// # Errors
    /// [`IllegalPly`] says why not; the position is unchanged then.
    pub fn play(&mut self, ply: Ply) -> Result<Vec<usize>, IllegalPly> {
        if self.is_over() {
            return Err(IllegalPly::GameOver);
        }
        match (self, ply) {
            (Self::Othello(position), Ply::Pass) => {
                position.pass();
                Ok(Vec::new())
            }
            (Self::Othello(position), Ply::Place(cell)) => {
                let size = position.size();
                let square = Square::from_index(cell, size).ok_or(IllegalPly::OffBoard)?;
                let placement = position.place(square).map_err(|error| match error {
                    othello::PlaceError::OffBoard(_) => IllegalPly::OffBoard,
                    othello::PlaceError::Occupied(_) => IllegalPly::Occupied,
                    othello::PlaceError::FlipsNothing(_) => IllegalPly::FlipsNothing,
                })?;
                Ok(placement.flipped.iter().filter_map(|square| square.index(size)).collect())
            }
        }
    }

    /// The name of a cell in the game's own notation, such as `f5`; empty off the board.
    pub fn cell_name(&self, cell: usize) -> String {
        match self {
            Self::Othello(position) => Square::from_index(cell, position.size())
                .map(|square| square.to_string())
                .unwrap_or_default(),
        }
    }

    /// The cell with this name, in either case, or `None` if the board has none.
    pub fn cell_named(&self, name: &str) -> Option<usize> {
        match self {
            Self::Othello(position) => name.parse::<Square>().ok()?.index(position.size()),
        }
    }
}
