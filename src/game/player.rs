//! Who plays: people, or the engine at one of its levels.

use serde::{Deserialize, Serialize};

use super::side::Side;

/// The engine's level, from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const MIN: Self = Self(1);
    /// The strongest.
    pub const MAX: Self = Self(10);

    /// Returns the level with this number, or `None` unless it is from 1 to 10.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::MIN.0 && number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// The number, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Every level, weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }
}

impl Default for Level {
    /// Somebody who knows the rules can beat this now and then.
    fn default() -> Self {
        Self(3)
    }
}

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(number: u8) -> Result<Self, LevelError> {
        Self::new(number).ok_or(LevelError(number))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

/// There is no such level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a level from 1 to 10, found {0}")]
pub struct LevelError(u8);

/// Who plays which side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two people at one board.
    TwoPlayers,
    /// A person has Black, the engine White.
    #[default]
    PlayBlack,
    /// A person has White, the engine Black.
    PlayWhite,
    /// The engine plays itself.
    Watch,
}

impl Mode {
    /// Returns whether a person plays `side`.
    pub fn is_human(self, side: Side) -> bool {
        match self {
            Self::TwoPlayers => true,
            Self::PlayBlack => side == Side::Black,
            Self::PlayWhite => side == Side::White,
            Self::Watch => false,
        }
    }

    /// The side of the one person who plays against the engine, if there is one.
    pub fn person(self) -> Option<Side> {
        match self {
            Self::PlayBlack => Some(Side::Black),
            Self::PlayWhite => Some(Side::White),
            Self::TwoPlayers | Self::Watch => None,
        }
    }

    /// The same players with sides swapped.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Self::PlayBlack => Self::PlayWhite,
            Self::PlayWhite => Self::PlayBlack,
            Self::TwoPlayers | Self::Watch => self,
        }
    }
}
