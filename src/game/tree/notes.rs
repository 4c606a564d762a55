//! What is said of a node: by people, and by engines.

use serde::{Deserialize, Serialize};

use crate::game::position::Ply;
use crate::game::side::Side;

/// What somebody thinks of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judgement {
    /// `!!`
    VeryGood,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Doubtful,
    /// `?`
    Bad,
    /// `??`
    VeryBad,
}

impl Judgement {
    /// All of them, the best first.
    pub const ALL: [Self; 6] =
        [Self::VeryGood, Self::Good, Self::Interesting, Self::Doubtful, Self::Bad, Self::VeryBad];

    /// The sign that stands behind a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::VeryGood => "!!",
            Self::Good => "!",
            Self::Interesting => "!?",
            Self::Doubtful => "?!",
            Self::Bad => "?",
            Self::VeryBad => "??",
        }
    }
}

/// A sign on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// A few letters or digits.
    Label(String),
}

/// A sign and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CellMark {
    /// The cell, in row order from the top-left corner.
    pub cell: usize,
    /// What stands there.
    pub mark: Mark,
}

/// How sure a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    /// A guess from a search so many plies deep.
    Depth(u8),
    /// A search to the end of the game that believed what was likely, in percent.
    Probable(u8),
    /// Proved.
    Exact,
}

/// What an engine found out about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Value {
    /// How far Black is ahead: in Othello in discs, in Gomoku as the engine counts.
    pub black: f32,
    /// Plies to a forced end; 0 if none is known.
    pub forced: u16,
    /// How sure that is.
    pub certainty: Certainty,
    /// What it thinks both sides play next.
    pub line: Vec<Ply>,
    /// Which engine; one value of each is kept.
    pub by: String,
    /// What it found of moves there, if it looked at several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<MoveValue>,
}

/// What an engine found out about a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoveValue {
    /// The move.
    pub ply: Ply,
    /// How far Black is ahead after it, as in [`Value::black`].
    pub black: f32,
    /// Plies to a forced end, the move itself included; 0 if none is known.
    pub forced: u16,
    /// How sure that is.
    pub certainty: Certainty,
    /// What it thinks both sides play after it.
    pub line: Vec<Ply>,
}

impl Value {
    /// A value for one side of which no more is known than by whom it is.
    pub fn told(value: f32, side: Side, by: &str) -> Self {
        let black = match side {
            Side::Black => value,
            Side::White => -value,
        };
        let certainty = Certainty::Depth(0);
        Self { black, forced: 0, certainty, line: Vec::new(), by: by.to_owned(), moves: Vec::new() }
    }

    /// How far a side is ahead of the other.
    pub fn for_side(&self, side: Side) -> f32 {
        match side {
            Side::Black => self.black,
            Side::White => -self.black,
        }
    }
}
