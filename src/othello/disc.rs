//! The two colours of disc, which are also the two players.

use std::ops::Not;

use serde::{Deserialize, Serialize};

/// A disc's upper colour, or the player who owns that colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Disc {
    /// The player who moves first in the standard game.
    Black,
    /// The other player.
    White,
}

impl Disc {
    /// Both colours, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];
}

impl Not for Disc {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}
