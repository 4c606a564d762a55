//! How a game begins: with Black's first move, or by an opening rule that makes the start fair.
//!
//! Every rule is a script of [`Step`]s in a file of its own: who places a stone, how near to the centre, who chooses what,
//! and when fifth moves are offered. [`Stage`] is a place in a script, with what was chosen on the way there.

mod rif;
mod shape;
mod soosorv;
mod stage;
mod swap1;
mod swap2;
mod taraguchi;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::ruleset::Ruleset;
use super::stone::Stone;

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

/// The board of renju.
const RENJU_SIZE: u8 = 15;

/// The answer to a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Choice {
    /// To play Black.
    Black,
    /// To play White.
    White,
    /// To place two more stones, white and black, and leave the colours to the opener.
    TwoMore,
    /// To have Black offer this many fifth moves.
    Fifths(u8),
}

const FIFTHS: &str = "fifths-";

impl fmt::Display for Choice {
    /// Writes `black`, `white`, `two-more` or, say, `fifths-3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Black => f.write_str("black"),
            Self::White => f.write_str("white"),
            Self::TwoMore => f.write_str("two-more"),
            Self::Fifths(count) => write!(f, "{FIFTHS}{count}"),
        }
    }
}

/// A text is not the name of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected black, white, two-more or fifths-N, found {found:?}")]
pub struct ParseChoiceError {
    /// The offending text.
    pub found: String,
}

impl FromStr for Choice {
    type Err = ParseChoiceError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = || ParseChoiceError { found: text.chars().take(20).collect() };
        let count = |text: &str| text.bytes().all(|it| it.is_ascii_digit()).then(|| text.parse());
        match text {
            "black" => Ok(Self::Black),
            "white" => Ok(Self::White),
            "two-more" => Ok(Self::TwoMore),
            _ => match text.strip_prefix(FIFTHS).and_then(count) {
                Some(Ok(count)) => Ok(Self::Fifths(count)),
                _ => Err(found()),
            },
        }
    }
}

impl From<Choice> for String {
    fn from(choice: Choice) -> Self {
        choice.to_string()
    }
}

impl TryFrom<String> for Choice {
    type Error = ParseChoiceError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// Why a choice can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ChoiceError {
    /// A stone is due, not a choice.
    #[error("there is nothing to choose")]
    NothingToChoose,
    /// A choice is due, but not between this and others.
    #[error("that is not among the choices here")]
    NotAmongChoices,
}

/// A step of an opening. Who takes it is named by the colour that they have at that time; the opener begins with Black.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The next stone, at most so far from the centre along columns and rows.
    Stone { by: Stone, reach: Option<u8> },
    /// A choice between these.
    Choice { by: Stone, of: &'static [Choice] },
    /// Black offers fifth moves.
    Offers,
    /// White takes one of them.
    Pick,
}

/// The steps of an opening. After the last one White is to move, or Black after an even number of stones.
struct Script {
    main: &'static [Step],
    /// A choice that leads away from the main steps, and the steps after it.
    aside: Option<(Choice, &'static [Step])>,
    /// The fifth moves that are offered unless others are chosen.
    offers: u8,
}

const COLOURS: &[Choice] = &[Choice::Black, Choice::White];

const fn anywhere(by: Stone) -> Step {
    Step::Stone { by, reach: None }
}

const fn within(reach: u8, by: Stone) -> Step {
    Step::Stone { by, reach: Some(reach) }
}

const fn colours(by: Stone) -> Step {
    Step::Choice { by, of: COLOURS }
}
