//! How a game begins: with Black's first move, or by an opening rule that makes the start fair.
//!
//! Every rule is a script of steps in a file of its own: who places a stone, how near to the centre, who chooses what,
//! and when fifth moves are offered. [`Stage`] is a place in a script, with what was chosen on the way there.

mod choice;
mod rif;
mod script;
mod shape;
mod soosorv;
mod stage;
mod swap1;
mod swap2;
mod taraguchi;

use serde::{Deserialize, Serialize};

use super::ruleset::Ruleset;
pub use choice::{Choice, ChoiceError, ParseChoiceError};
use script::Script;

pub(super) use shape::Shape;
pub use stage::{Due, Stage};

/// How a game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// With Black's first move.
    #[default]
    Free,
    /// With swap1: one stone, then a choice of colours.
    Swap1,
    /// With swap2: three stones, then a choice of colours or two more stones.
    Swap2,
    /// With the RIF opening rule: two fifth moves are offered.
    Rif,
    /// With Soosõrv-8: up to eight fifth moves are offered, as many as White has declared.
    #[serde(rename = "soosorv-8")]
    Soosorv8,
    /// With Taraguchi-10: a choice of colours after each of the first stones, or ten fifth moves.
    #[serde(rename = "taraguchi-10")]
    Taraguchi10,
}

impl Opening {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Free, Self::Swap1, Self::Swap2, Self::Rif, Self::Soosorv8, Self::Taraguchi10];

    /// The name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Swap1 => "swap1",
            Self::Swap2 => "swap2",
            Self::Rif => "rif",
            Self::Soosorv8 => "soosorv-8",
            Self::Taraguchi10 => "taraguchi-10",
        }
    }

    /// The opening with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|opening| opening.name() == name)
    }

    /// Returns whether games by these rules on a board of this size can begin so. The tournament openings of renju are
    /// for renju, on its own board; the others need a board and a colour to choose only.
    pub const fn fits(self, rules: Ruleset, size: u8) -> bool {
        match self {
            Self::Free | Self::Swap1 | Self::Swap2 => true,
            Self::Rif | Self::Soosorv8 | Self::Taraguchi10 => {
                matches!(rules, Ruleset::Renju) && size == RENJU_SIZE
            }
        }
    }

    const fn script(self) -> Script {
        match self {
            Self::Free => Script { main: &[], aside: None, offers: 0 },
            Self::Swap1 => swap1::SCRIPT,
            Self::Swap2 => swap2::SCRIPT,
            Self::Rif => rif::SCRIPT,
            Self::Soosorv8 => soosorv::SCRIPT,
            Self::Taraguchi10 => taraguchi::SCRIPT,
        }
    }
}

/// The columns and rows of renju's board.
pub const RENJU_SIZE: u8 = 15;
