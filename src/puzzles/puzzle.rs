//! A puzzle and its solution.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use super::Theme;
use crate::fingerprint::fnv;
use crate::game::symmetry::{SYMMETRIES, transformed};
use crate::game::{Game, GameRecord, Position};

/// What has to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// Othello: the only move that wins.
    Win,
    /// Othello: the only move that draws; all others lose.
    Draw,
    /// Othello: the only move that is best, by at least [`super::othello::MARGIN`] discs.
    Best,
    /// Gomoku: the only four that begins a win by fours.
    Fours,
    /// Gomoku: the only point after which the other side has no win by fours.
    Defence,
    /// Gomoku: the only move that wins by threats, fours and what threatens a win by fours, within so many moves; there is no
    /// win by fours yet.
    Threats,
}

impl Goal {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Win, Self::Draw, Self::Best, Self::Fours, Self::Defence, Self::Threats];

    /// A stable name for files and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Best => "best",
            Self::Fours => "fours",
            Self::Defence => "defence",
            Self::Threats => "threats",
        }
    }

    /// The goal with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|goal| goal.name() == name)
    }

    /// The game it belongs to.
    pub const fn game(self) -> Game {
        match self {
            Self::Win | Self::Draw | Self::Best => Game::Othello,
            Self::Fours | Self::Defence | Self::Threats => Game::Gomoku,
        }
    }
}

/// A move that does not solve the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The cell in row order.
    pub cell: usize,
    /// Othello: discs for the solver with best play. Gomoku: 0, or minus the plies in which the other side wins.
    pub score: i16,
    /// How the other side refutes it, both sides' cells; passes are left out.
    pub refutation: Vec<usize>,
}

/// A move that the solver has to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The only right one, as a cell in row order.
    pub right: usize,
    /// Othello: discs for the solver with best play. Gomoku: the plies of the win by fours, at most; 0 for a
    /// defence; for a win by threats the moves within which it leads to a win by fours, itself included.
    pub score: i16,
    /// The other side's cells that follow before the next step: none if it has to pass, more than one if the solver has to.
    /// After the last step, nothing.
    pub answers: Vec<usize>,
    /// Othello: all other legal moves, the best first. Gomoku: those that look right.
    pub wrong: Vec<Wrong>,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The game up to the position.
    pub record: GameRecord,
    /// What has to be found.
    pub goal: Goal,
    /// On the scale of [`crate::people`].
    pub rating: u16,
    /// In order; may be empty.
    pub themes: Vec<Theme>,
    /// The moves to find, at least one.
    pub steps: Vec<Step>,
}

impl Puzzle {
    /// Its id.
    pub fn id(&self) -> PuzzleId {
        PuzzleId::of(&self.record.end(), self.goal)
    }
}

/// A puzzle's name: the same for all symmetric positions and both colours of Othello, and nothing else's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(u64);

/// The digits of an id: no vowels, so that there are no words, and none that look alike.
const DIGITS: &[u8; 32] = b"0123456789bcdfghjkmnpqrstvwxyz-_";
const LENGTH: u32 = 9;
const BITS: u32 = 5;

impl PuzzleId {
    /// The id of a position with a goal.
    pub fn of(position: &Position, goal: Goal) -> Self {
        let size = usize::from(position.size());
        let mover = position.side_to_move();
        let form = |turn: u8| {
            let mut cells = vec![b'-'; size * size];
            for cell in 0..size * size {
                if let Some(side) = position.stone(cell) {
                    cells[transformed(cell, size, turn)] = if side == mover { b'X' } else { b'O' };
                }
            }
            cells
        };
        let least = SYMMETRIES.map(form).min().unwrap_or_default();
        // In Gomoku the sides have different rules.
        let of = match position {
            Position::Othello(_) => String::new(),
            Position::Gomoku(position) => format!("{} {mover:?}", position.ruleset().name()),
        };
        let hash = fnv([goal.name().as_bytes(), of.as_bytes(), &least]);
        Self(hash >> (u64::BITS - LENGTH * BITS))
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..LENGTH).rev().try_for_each(|at| {
            let digit = self.0 >> (at * BITS) & (DIGITS.len() as u64 - 1);
            write!(f, "{}", char::from(DIGITS[digit as usize]))
        })
    }
}

/// A text that is no id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not the id of a puzzle")]
pub struct NoPuzzleId(String);

impl FromStr for PuzzleId {
    type Err = NoPuzzleId;

    fn from_str(text: &str) -> Result<Self, NoPuzzleId> {
        let digits: Option<Vec<usize>> =
            text.bytes().map(|byte| DIGITS.iter().position(|&it| it == byte)).collect();
        match digits {
            Some(digits) if digits.len() == LENGTH as usize => {
                Ok(Self(digits.iter().fold(0, |sum, &digit| sum << BITS | digit as u64)))
            }
            _ => Err(NoPuzzleId(text.to_owned())),
        }
    }
}

impl Serialize for PuzzleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PuzzleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
