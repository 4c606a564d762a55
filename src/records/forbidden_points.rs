//! Renju positions with every point forbidden to Black: a JSON array of objects with the keys `black`, `white` (the
//! stones, as in `"H8"`) and `forbidden` (an object from points to `"Overline"`, `"DoubleFour"` or `"DoubleThree"`,
//! each point once). `size` defaults to 15; other keys are ignored.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use super::error::{Place, ReadError};
use super::json_place;
use crate::gomoku::{Board, BoardError, Foul, ParsePointError, Point, Position, Ruleset, Stone};

/// A position with Black to move, and its known fouls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownFouls {
    /// The stones.
    pub position: Position,
    /// Every forbidden point, and why.
    pub fouls: BTreeMap<Point, Foul>,
}

/// Why a file of known fouls can't be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KnownFoulsError {
    /// It is malformed; the error has the line and column.
    #[error(transparent)]
    Text(#[from] ReadError),
    /// A position is impossible.
    #[error("{place}position {number}: {problem}")]
    Position {
        /// Where it ends.
        place: Place,
        /// Its number, counted from 1.
        number: usize,
        /// The problem.
        problem: PositionProblem,
    },
}

/// A problem with a position and its fouls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PositionProblem {
    /// There is no board of this size.
    #[error(transparent)]
    Size(#[from] BoardError),
    /// A stone or forbidden point lies off the board.
    #[error("{0} is not on the board")]
    OffBoard(Point),
    /// Two stones are on one point.
    #[error("there are two stones on {0}")]
    TwoStones(Point),
    /// A forbidden point is not empty.
    #[error("{0} is forbidden, but there is a stone on it")]
    Occupied(Point),
    /// A forbidden point is given twice.
    #[error("{0} is forbidden twice")]
    Twice(Point),
}

/// Reads a file.
///
/// # Errors
/// [`KnownFoulsError`] with the line and column of the error, or of the end of an impossible position.
pub fn read(text: &str) -> Result<Vec<KnownFouls>, KnownFoulsError> {
    json_place::read_list(text, Written::known, |place, number, problem| {
        KnownFoulsError::Position { place, number, problem }
    })
}

#[derive(Deserialize)]
struct Written {
    #[serde(default = "json_place::usual_size")]
    size: u8,
    black: Vec<Name>,
    white: Vec<Name>,
    forbidden: Forbidden,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Name(Point);

impl TryFrom<String> for Name {
    type Error = ParsePointError;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        name.parse().map(Self)
    }
}

/// An object from points to fouls as written: a point may occur under two names.
struct Forbidden(Vec<(Name, Foul)>);

impl<'de> Deserialize<'de> for Forbidden {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;

        impl<'de> Visitor<'de> for Entries {
            type Value = Forbidden;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object from points to fouls")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Forbidden, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Forbidden(entries))
            }
        }

        deserializer.deserialize_map(Entries)
    }
}

impl Written {
    fn known(self) -> Result<KnownFouls, PositionProblem> {
        let mut board = Board::new(self.size)?;
        let black = self.black.iter().map(|name| (name.0, Stone::Black));
        let white = self.white.iter().map(|name| (name.0, Stone::White));
        let stones: Vec<(Point, Stone)> = black.chain(white).collect();
        for &(point, stone) in &stones {
            match (board.contains(point), board.is_empty(point)) {
                (false, _) => return Err(PositionProblem::OffBoard(point)),
                (true, false) => return Err(PositionProblem::TwoStones(point)),
                (true, true) => board.place(point, stone),
            }
        }
        let mut fouls = BTreeMap::new();
        for (Name(point), kind) in self.forbidden.0 {
            match (board.contains(point), board.is_empty(point)) {
                (false, _) => return Err(PositionProblem::OffBoard(point)),
                (true, false) => return Err(PositionProblem::Occupied(point)),
                (true, true) => {}
            }
            if fouls.insert(point, kind).is_some() {
                return Err(PositionProblem::Twice(point));
            }
        }
        let position = Position::from_stones(self.size, Ruleset::Renju, stones, Stone::Black)
            .expect("every stone has its own point");
        Ok(KnownFouls { position, fouls })
    }
}
