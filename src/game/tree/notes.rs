//! Annotations of a node, by people and engines.

use serde::{Deserialize, Serialize};

use crate::game::position::Ply;
use crate::game::side::Side;

/// A judgement of a ply.
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
    /// All of them, best first.
    pub const ALL: [Self; 6] =
        [Self::VeryGood, Self::Good, Self::Interesting, Self::Doubtful, Self::Bad, Self::VeryBad];

    /// The sign after a move.
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

/// A mark on a cell.
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

/// A mark and its cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CellMark {
    /// The cell, in row order from the top-left corner.
    pub cell: usize,
    /// The mark.
    pub mark: Mark,
}

/// The certainty of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    /// An estimate at this depth.
    Depth(u8),
    /// A selective search to the end of the game, with its confidence in per cent.
    Probable(u8),
    /// Proven.
    Exact,
}

/// An engine's value of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Value {
    /// Black's advantage: in discs in Othello, in the engine's units in Gomoku.
    pub black: f32,
    /// Plies to a forced end; 0 if none is known.
    pub forced: u16,
    /// The certainty.
    pub certainty: Certainty,
    /// The principal variation.
    pub line: Vec<Ply>,
    /// The engine; each has one value.
    pub by: String,
    /// The moves it evaluated, if several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<NotedMove>,
}

/// An engine's value of a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NotedMove {
    /// The move.
    pub ply: Ply,
    /// Black's advantage after it, as in [`Value::black`].
    pub black: f32,
    /// Plies to a forced end, including the move; 0 if none is known.
    pub forced: u16,
    /// The certainty.
    pub certainty: Certainty,
    /// The expected continuation.
    pub line: Vec<Ply>,
}

impl Value {
    /// A value for one side of which only the source is known.
    pub fn told(value: f32, side: Side, by: &str) -> Self {
        let black = match side {
            Side::Black => value,
            Side::White => -value,
        };
        let certainty = Certainty::Depth(0);
        Self { black, forced: 0, certainty, line: Vec::new(), by: by.to_owned(), moves: Vec::new() }
    }

    pub(crate) fn for_side(&self, side: Side) -> f32 {
        match side {
            Side::Black => self.black,
            Side::White => -self.black,
        }
    }
}
