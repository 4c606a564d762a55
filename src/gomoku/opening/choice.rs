//! The choices of openings, and their names in files.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

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
