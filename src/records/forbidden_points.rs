//! Positions of renju with every point that Black may not play there: a JSON array of objects with the keys
//! `black`, `white` (the stones, as in `"H8"`) and `forbidden` (an object from points to `"Overline"`,
//! `"DoubleFour"` or `"DoubleThree"`). `size` is 15 if left out; other keys are ignored.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::error::{Place, ReadError, ReadErrorKind};
use crate::gomoku::{Foul, ParsePointError, Point, Position, Ruleset, Stone};

/// A position with Black to move, and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownFouls {
    /// The stones.
    pub position: Position,
    /// Every point that Black may not play, and why.
    pub fouls: BTreeMap<Point, Foul>,
}

/// Reads a file.
///
/// # Errors
/// [`ReadErrorKind::Syntax`] with the line and column of what is not understood, and
/// [`ReadErrorKind::UnsupportedBoard`] with the number of a position that is on no board.
pub fn read(text: &str) -> Result<Vec<KnownFouls>, ReadError> {
    let written: Vec<Written> =
        serde_json::from_str(text).map_err(|error| ReadError::of_json(&error))?;
    let positions = written.into_iter().enumerate();
    positions.map(|(index, written)| written.known(index + 1)).collect()
}

#[derive(Deserialize)]
struct Written {
    #[serde(default = "usual_size")]
    size: u8,
    black: Vec<Name>,
    white: Vec<Name>,
    forbidden: BTreeMap<Name, Kind>,
}

const fn usual_size() -> u8 {
    15
}

#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(try_from = "String")]
struct Name(Point);

impl TryFrom<String> for Name {
    type Error = ParsePointError;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        name.parse().map(Self)
    }
}

#[derive(Deserialize)]
enum Kind {
    Overline,
    DoubleFour,
    DoubleThree,
}

impl From<Kind> for Foul {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Overline => Self::Overline,
            Kind::DoubleFour => Self::DoubleFour,
            Kind::DoubleThree => Self::DoubleThree,
        }
    }
}

impl Written {
    fn known(self, number: usize) -> Result<KnownFouls, ReadError> {
        let unsupported = |reason: String| {
            let detail = format!("position {number}: {reason}");
            ReadError::new(ReadErrorKind::UnsupportedBoard, Place::Whole, detail)
        };
        let black = self.black.iter().map(|name| (name.0, Stone::Black));
        let white = self.white.iter().map(|name| (name.0, Stone::White));
        let stones = black.chain(white);
        let position = Position::from_stones(self.size, Ruleset::Renju, stones, Stone::Black)
            .map_err(|error| unsupported(error.to_string()))?;
        let fouls: BTreeMap<Point, Foul> =
            self.forbidden.into_iter().map(|(name, kind)| (name.0, kind.into())).collect();
        let taken = fouls.keys().find(|&&point| !position.board().is_empty(point));
        match taken {
            Some(point) => Err(unsupported(format!("{point} is no empty point"))),
            None => Ok(KnownFouls { position, fouls }),
        }
    }
}
