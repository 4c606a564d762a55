//! Which game is played, and how it starts.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Position;
use crate::game::side::Side;
use crate::game::time_out_rule::TimeOutRule;
use crate::gomoku::{self, Ruleset};
use crate::othello::{self, StartLayout};

/// A game.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, PartialOrd, Ord,
)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// Othello.
    #[default]
    Othello,
    /// Gomoku.
    Gomoku,
}

impl Game {
    /// Both games.
    pub const ALL: [Self; 2] = [Self::Othello, Self::Gomoku];

    /// Returns whether a turn can be left to the other side.
    pub const fn knows_pass(self) -> bool {
        matches!(self, Self::Othello)
    }

    /// The board sizes that people are offered, the usual one among them.
    pub const fn sizes(self) -> &'static [u8] {
        match self {
            Self::Othello => &[6, 8, 10],
            Self::Gomoku => &[15, 19, 20],
        }
    }
}

impl TimeOutRule {
    /// What may happen in a game, the first by default.
    pub const fn known_to(game: Game) -> &'static [Self] {
        match game {
            Game::Othello => &[Self::Ask, Self::Pass, Self::Lose, Self::Count],
            Game::Gomoku => &[Self::Ask, Self::Lose, Self::Draw],
        }
    }
}

/// One value for each game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PerGame<T> {
    /// Othello's.
    pub othello: T,
    /// Gomoku's.
    pub gomoku: T,
}

impl<T: Copy> PerGame<T> {
    /// The same value for both games.
    pub const fn both(value: T) -> Self {
        Self { othello: value, gomoku: value }
    }
}

impl<T> std::ops::Index<Game> for PerGame<T> {
    type Output = T;

    fn index(&self, game: Game) -> &T {
        match game {
            Game::Othello => &self.othello,
            Game::Gomoku => &self.gomoku,
        }
    }
}

impl<T> std::ops::IndexMut<Game> for PerGame<T> {
    fn index_mut(&mut self, game: Game) -> &mut T {
        match game {
            Game::Othello => &mut self.othello,
            Game::Gomoku => &mut self.gomoku,
        }
    }
}

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
    /// Gomoku on `size` × `size` points.
    #[serde(rename_all = "kebab-case")]
    Gomoku {
        /// Columns and rows, from 5 to 22.
        size: u8,
        /// What wins, and what is forbidden.
        rules: Ruleset,
        /// How the game begins, where the rules know more than one way.
        opening: gomoku::Opening,
    },
}

impl Default for Variant {
    fn default() -> Self {
        Self::usual(Game::Othello)
    }
}

/// Says that a game can't start so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// Othello knows no such board.
    #[error("{0}")]
    Othello(#[from] othello::PositionError),
    /// Gomoku knows no such board.
    #[error("{0}")]
    Gomoku(#[from] gomoku::BoardError),
}

impl Variant {
    /// A game as it is usually played.
    pub const fn usual(game: Game) -> Self {
        match game {
            Game::Othello => {
                Self::Othello { size: 8, layout: StartLayout::Standard, first: Side::Black }
            }
            Game::Gomoku => {
                Self::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: gomoku::Opening::Free }
            }
        }
    }

    /// Which game it is.
    pub const fn game(&self) -> Game {
        match self {
            Self::Othello { .. } => Game::Othello,
            Self::Gomoku { .. } => Game::Gomoku,
        }
    }

    /// Columns, which is also rows.
    pub const fn size(&self) -> u8 {
        match self {
            Self::Othello { size, .. } | Self::Gomoku { size, .. } => *size,
        }
    }

    /// The same on a board of another size.
    #[must_use]
    pub const fn with_size(mut self, wanted: u8) -> Self {
        match &mut self {
            Self::Othello { size, .. } | Self::Gomoku { size, .. } => *size = wanted,
        }
        self
    }

    /// Returns whether players choose their colours after the game has begun.
    pub const fn swaps_colours(&self) -> bool {
        matches!(self, Self::Gomoku { opening: gomoku::Opening::Swap2, rules, .. } if rules.knows_swap2())
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// If the game does not know a board of this size.
    pub fn start(&self) -> Result<Position, StartError> {
        Ok(match *self {
            Self::Othello { size, layout, first } => {
                Position::Othello(othello::Position::start(size, layout, first.into())?)
            }
            Self::Gomoku { size, rules, .. } => {
                let opening = if self.swaps_colours() {
                    gomoku::Opening::Swap2
                } else {
                    gomoku::Opening::Free
                };
                Position::Gomoku(Box::new(gomoku::Position::start(size, rules, opening)?))
            }
        })
    }
}
