//! The swap2 opening. The opener places black, white, black. The other player then takes a colour, or places white and
//! black and leaves the choice of colours to the opener. White moves next in any case.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::stone::Stone;

/// How a game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// With Black's first move.
    #[default]
    Free,
    /// With the swap2 opening.
    Swap2,
}

/// The answer to a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// To play Black.
    Black,
    /// To play White, which moves next.
    White,
    /// To place two more stones, white and black, and leave the colours to the opener.
    TwoMore,
}

/// Why a choice can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ChoiceError {
    /// A stone is due, not a choice.
    #[error("there is nothing to choose")]
    NothingToChoose,
    /// The last choice is between the two colours.
    #[error("only a colour can be chosen here")]
    ColourOnly,
}

/// Where an opening stands. The opener counts as Black and the other player as White until the colours are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The opener places the first three stones; this many are there.
    FirstThree(u8),
    /// The other player takes a colour or places two more.
    FirstChoice,
    /// The other player places two more; this many are there.
    TwoMore(u8),
    /// The opener takes a colour.
    LastChoice,
    /// The colours are settled; this is the opener's.
    Settled(Stone),
}

impl Stage {
    /// The first stage of a game with this opening.
    pub const fn start(opening: Opening) -> Self {
        match opening {
            Opening::Free => Self::Settled(Stone::Black),
            Opening::Swap2 => Self::FirstThree(0),
        }
    }

    /// Returns whether a choice is due rather than a stone.
    pub const fn wants_choice(self) -> bool {
        matches!(self, Self::FirstChoice | Self::LastChoice)
    }

    /// Returns whether the colours are settled.
    pub const fn is_settled(self) -> bool {
        matches!(self, Self::Settled(_))
    }

    /// The choices due, none if a stone is.
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Self::FirstChoice => &[Choice::Black, Choice::White, Choice::TwoMore],
            Self::LastChoice => &[Choice::Black, Choice::White],
            _ => &[],
        }
    }

    /// The player to move, by provisional colour until the colours are settled; `to_move` is the next stone's colour.
    pub fn player(self, to_move: Stone) -> Stone {
        match self {
            Self::FirstThree(_) | Self::LastChoice => Stone::Black,
            Self::FirstChoice | Self::TwoMore(_) => Stone::White,
            Self::Settled(Stone::Black) => to_move,
            Self::Settled(Stone::White) => !to_move,
        }
    }

    #[must_use]
    pub(super) const fn after_stone(self) -> Self {
        match self {
            Self::FirstThree(2) => Self::FirstChoice,
            Self::FirstThree(placed) => Self::FirstThree(placed + 1),
            Self::TwoMore(1) => Self::LastChoice,
            Self::TwoMore(placed) => Self::TwoMore(placed + 1),
            stage => stage,
        }
    }

    pub(super) fn after_choice(self, choice: Choice) -> Result<Self, ChoiceError> {
        match (self, choice) {
            (Self::FirstChoice, Choice::TwoMore) => Ok(Self::TwoMore(0)),
            // Taking White leaves Black to the opener.
            (Self::FirstChoice, Choice::White) | (Self::LastChoice, Choice::Black) => {
                Ok(Self::Settled(Stone::Black))
            }
            (Self::FirstChoice, Choice::Black) | (Self::LastChoice, Choice::White) => {
                Ok(Self::Settled(Stone::White))
            }
            (Self::LastChoice, Choice::TwoMore) => Err(ChoiceError::ColourOnly),
            _ => Err(ChoiceError::NothingToChoose),
        }
    }
}
