//! The two colours of stone, which are also the two players.

use std::ops::Not;

use serde::{Deserialize, Serialize};

/// A stone's colour, or the player who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stone {
    /// The player who moves first.
    Black,
    /// The other player.
    White,
}

impl Stone {
    /// Both colours, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];
}

impl Not for Stone {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}
