//! The variants of the games, and their starts.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{GameKind, Position};
use crate::game::side::Side;
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
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Othello, Self::Gomoku];

    /// What the game is like.
    pub const fn kind(self) -> &'static GameKind {
        match self {
            Self::Othello => &super::othello::KIND,
            Self::Gomoku => &super::gomoku::KIND,
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

impl<T> PerGame<T> {
    /// A value for each game.
    pub fn from_fn(mut of: impl FnMut(Game) -> T) -> Self {
        Self { othello: of(Game::Othello), gomoku: of(Game::Gomoku) }
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

/// A game with its board, rules and start.
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
        /// The rules of winning and of forbidden points.
        rules: Ruleset,
        /// The opening, where the rules have more than one.
        opening: gomoku::Opening,
    },
}

impl Default for Variant {
    fn default() -> Self {
        Self::usual(Game::Othello)
    }
}

/// A game can't start like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// Othello does not support this board.
    #[error("{0}")]
    Othello(#[from] othello::PositionError),
    /// Gomoku does not support this board.
    #[error("{0}")]
    Gomoku(#[from] gomoku::BoardError),
}

impl Variant {
    /// A game's usual variant.
    pub const fn usual(game: Game) -> Self {
        game.kind().usual
    }

    /// The game.
    pub const fn game(&self) -> Game {
        match self {
            Self::Othello { .. } => Game::Othello,
            Self::Gomoku { .. } => Game::Gomoku,
        }
    }

    /// Columns and rows.
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

    /// The same from the usual start: nothing is chosen but board and rules.
    #[must_use]
    pub const fn plain(self) -> Self {
        match self {
            Self::Othello { size, .. } => Self::usual(Game::Othello).with_size(size),
            Self::Gomoku { .. } => self.without_swap(),
        }
    }

    /// The same with colours that stay as they are.
    #[must_use]
    pub(crate) const fn without_swap(self) -> Self {
        match self {
            Self::Othello { .. } => self,
            Self::Gomoku { size, rules, .. } => {
                Self::Gomoku { size, rules, opening: gomoku::Opening::Free }
            }
        }
    }

    /// What wins, where the game has several sets of rules.
    pub const fn rules(&self) -> Option<Ruleset> {
        match *self {
            Self::Othello { .. } => None,
            Self::Gomoku { rules, .. } => Some(rules),
        }
    }

    /// The same with other rules, where the game has several sets of them.
    #[must_use]
    pub const fn with_rules(mut self, wanted: Ruleset) -> Self {
        match &mut self {
            Self::Othello { .. } => {}
            Self::Gomoku { rules, .. } => *rules = wanted,
        }
        self
    }

    /// Returns whether the machine can play like a person: in Othello on 8×8, where it is known how people play, and in
    /// Gomoku, where there is a rule for what they overlook.
    pub const fn knows_people(&self) -> bool {
        matches!(self, Self::Othello { size: 8, .. } | Self::Gomoku { .. })
    }

    /// The opening of Gomoku by which a game begins: the chosen one where rules and board know it.
    pub const fn begins_with(&self) -> gomoku::Opening {
        match *self {
            Self::Gomoku { size, rules, opening } if opening.fits(rules, size) => opening,
            _ => gomoku::Opening::Free,
        }
    }

    /// The same as versions up to 0.9 meant it: there renju and Caro knew no swap2, and games by them that were told to begin
    /// so began freely. `None` if it meant the same.
    pub(crate) fn before_swaps(self) -> Option<Self> {
        let knew_none = matches!(self.rules(), Some(Ruleset::Renju | Ruleset::Caro));
        let is_swap2 = self.begins_with() == gomoku::Opening::Swap2;
        (knew_none && is_swap2).then(|| self.without_swap())
    }

    /// Returns whether players choose their colours after the game has begun.
    pub const fn swaps_colours(&self) -> bool {
        !matches!(self.begins_with(), gomoku::Opening::Free)
    }

    pub(super) fn with_stones(self, stones: &[Option<Side>], to_move: Side) -> Position {
        match self {
            Self::Othello { size, .. } => {
                Position::Othello(super::othello::set_up(size, stones, to_move))
            }
            Self::Gomoku { size, rules, .. } => {
                Position::Gomoku(Box::new(super::gomoku::set_up(size, rules, stones, to_move)))
            }
        }
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// If the game does not support this board size.
    pub fn start(&self) -> Result<Position, StartError> {
        Ok(match *self {
            Self::Othello { size, layout, first } => {
                Position::Othello(othello::Position::start(size, layout, first.into())?)
            }
            Self::Gomoku { size, rules, .. } => {
                let opening = self.begins_with();
                Position::Gomoku(Box::new(gomoku::Position::start(size, rules, opening)?))
            }
        })
    }
}
