//! Openings: moves made before the first turn.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::position::{Ply, Position};

/// The opening of a game. As text it is `none`, `balanced`, `mine`, or the moves of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Opening {
    /// None.
    #[default]
    None,
    /// A random balanced opening.
    Balanced,
    /// None, but the machine plays what the person has prepared for, as long as it can.
    Mine,
    /// A chosen line.
    Line(Line),
}

impl Opening {
    /// The most moves of a random opening.
    pub const PLIES: usize = 8;

    /// Returns whether there is no opening.
    pub fn is_none(&self) -> bool {
        *self == Self::None
    }

    pub(crate) fn max_plies(&self) -> usize {
        match self {
            Self::None | Self::Mine => 0,
            Self::Balanced => Self::PLIES,
            Self::Line(line) => line.len(),
        }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Balanced => f.write_str("balanced"),
            Self::Mine => f.write_str("mine"),
            Self::Line(line) => line.fmt(f),
        }
    }
}

impl FromStr for Opening {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Self, LineError> {
        match text {
            "none" => Ok(Self::None),
            "balanced" => Ok(Self::Balanced),
            "mine" => Ok(Self::Mine),
            moves => moves.parse().map(Self::Line),
        }
    }
}

impl From<Opening> for String {
    fn from(opening: Opening) -> Self {
        opening.to_string()
    }
}

impl TryFrom<String> for Opening {
    type Error = LineError;

    fn try_from(text: String) -> Result<Self, LineError> {
        text.parse()
    }
}

/// The moves of a chosen opening, as in `f5d6c3`. Whether they are legal depends on the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    // Column, counted from 0, and row as written; zeros beyond the end.
    cells: [(u8, u8); Self::MAX],
    len: u8,
}

/// A text is no line of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an opening is 1 to {} moves, written as in f5d6c3", Line::MAX)]
pub struct LineError;

impl Line {
    /// The most moves of a line.
    pub const MAX: usize = 24;

    /// The number of moves, from 1 to [`Self::MAX`].
    #[expect(clippy::len_without_is_empty, reason = "there is no empty one")]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// The moves, if they are legal from a start without a pass on the way.
    pub fn plies(&self, start: &Position) -> Option<Vec<Ply>> {
        let mut position = start.clone();
        let play = |name: String| -> Option<Ply> {
            let ply = position.ply_named(&name)?;
            position.play(ply).ok()?;
            Some(ply)
        };
        self.names().map(play).collect()
    }

    fn names(&self) -> impl Iterator<Item = String> {
        let cells = self.cells[..self.len()].iter();
        cells.map(|&(column, row)| format!("{}{row}", char::from(b'a' + column)))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names().try_for_each(|name| f.write_str(&name))
    }
}

impl FromStr for Line {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Self, LineError> {
        let mut line = Self { cells: [(0, 0); Self::MAX], len: 0 };
        let mut rest = text.as_bytes();
        while let [letter, after @ ..] = rest {
            let digits = after.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let (number, after) = after.split_at(digits);
            // No sign or leading zero, so that each line has only one text.
            let number = std::str::from_utf8(number).map_err(|_| LineError)?;
            let row = number.parse::<u8>().map_err(|_| LineError)?;
            let is_place = letter.is_ascii_alphabetic() && !number.starts_with('0');
            let cell = line.cells.get_mut(usize::from(line.len)).filter(|_| is_place);
            *cell.ok_or(LineError)? = (letter.to_ascii_lowercase() - b'a', row);
            line.len += 1;
            rest = after;
        }
        if line.len > 0 { Ok(line) } else { Err(LineError) }
    }
}
