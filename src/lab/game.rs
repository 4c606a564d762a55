//! What the algorithms need of a game and nothing else, so that each reads as in a textbook.

use std::fmt::Debug;

use crate::game::Ply;

/// The least value of a win; its margin is added. Evaluations of unfinished games stay below.
pub const WIN: i32 = 1_000_000;

/// More than any value.
pub const INFINITY: i32 = 2_000_000;

/// The bound of evaluations.
pub const MAX_EVALUATION: i32 = 900_000;

/// A move: a cell in row order from the top-left corner, a pass, or the number of a branch in a textbook tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

impl Move {
    /// A pass.
    pub const PASS: Self = Self(u16::MAX);

    /// The number of indices.
    pub const COUNT: usize = 512;

    /// The move to a cell, or the branch of a tree; either is below [`Self::COUNT`] - 1.
    pub const fn new(cell: usize) -> Self {
        debug_assert!(cell < Self::COUNT - 1);
        Self(cell as u16)
    }

    /// The cell or branch; `None` for a pass.
    pub fn cell(self) -> Option<usize> {
        (self != Self::PASS).then_some(self.0.into())
    }

    /// A unique number below [`Self::COUNT`].
    pub fn index(self) -> usize {
        self.cell().unwrap_or(Self::COUNT - 1)
    }

    /// The move as a ply of a match.
    pub fn ply(self) -> Ply {
        self.cell().map_or(Ply::Pass, Ply::Place)
    }
}

/// The meaning of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// An evaluation of an unfinished game, in hundredths of the evaluation's unit. A draw is 0.
    Evaluation(i32),
    /// Othello: the final margin in discs; the empty squares belong to the winner.
    Discs(i32),
    /// Gomoku: the plies to a win, negative if the other side wins.
    WinIn(i32),
    /// Gomoku: the game is over and lost.
    Lost,
    /// The share of the points of playouts, from 0 to 1.
    Share(f64),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::Evaluation(value) => write!(f, "{:+.2}", f64::from(value) / 100.0),
            Self::Discs(margin) => write!(f, "{margin:+} at the end"),
            Self::WinIn(plies) if plies > 0 => write!(f, "win in {plies}"),
            Self::WinIn(plies) => write!(f, "loss in {}", -plies),
            Self::Lost => write!(f, "lost"),
            Self::Share(share) => write!(f, "{:.1} %", 100.0 * share),
        }
    }
}

/// A zero-sum game of two sides with alternating moves, at some position. Values are for the side to move; positions
/// with the same [key](Game::key) have the same moves and values.
pub trait Game {
    /// Adds the legal moves to search, in cell order; none exactly if the game is over. A forced pass is the only move.
    fn moves(&self, moves: &mut Vec<Move>);

    /// Makes a legal move.
    fn play(&mut self, mv: Move);

    /// Undoes the last move.
    fn undo(&mut self);

    /// The value of a finished game, at least ± [`WIN`], or 0 for a draw; `None` while it goes on.
    fn outcome(&self) -> Option<i32>;

    /// The evaluation of an unfinished game, within ± [`MAX_EVALUATION`].
    fn evaluate(&self) -> i32;

    /// The position's hash.
    fn key(&self) -> u64;

    /// An outcome's points, from 0 to 1, for the side it was given to.
    fn points(&self, outcome: i32) -> f64 {
        match outcome.signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        }
    }

    /// The meaning of a value for this position's side to move.
    fn value(&self, value: i32) -> Value;

    /// A move's name.
    fn name(&self, mv: Move) -> String;
}
