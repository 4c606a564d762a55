//! What the algorithms ask of a game, and nothing else: so that each of them reads as in a book.

use std::fmt::Debug;

use crate::game::Ply;

/// What a win is worth at least. Evaluations of unfinished games stay below, so that nothing is better than to
/// have won; by how much is won counts in addition.
pub const WIN: i32 = 1_000_000;

/// Beyond every value.
pub const INFINITY: i32 = 2_000_000;

/// An evaluation is cut to ± this.
pub const MOST_EVALUATION: i32 = 900_000;

/// A move: a cell in row order from the top-left corner, a pass, or in a tree of a book the number of a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

impl Move {
    /// The turn is left to the other side.
    pub const PASS: Self = Self(u16::MAX);

    /// Numbers of [`Self::index`].
    pub const COUNT: usize = 512;

    /// The move on a cell, or the branch of a tree; either is below [`Self::COUNT`] - 1.
    pub const fn new(cell: usize) -> Self {
        debug_assert!(cell < Self::COUNT - 1);
        Self(cell as u16)
    }

    /// The cell or branch; `None` for a pass.
    pub fn cell(self) -> Option<usize> {
        (self != Self::PASS).then_some(self.0.into())
    }

    /// A number below [`Self::COUNT`] that no other move has.
    pub fn index(self) -> usize {
        self.cell().unwrap_or(Self::COUNT - 1)
    }

    /// The same as a ply of a match.
    pub fn ply(self) -> Ply {
        self.cell().map_or(Ply::Pass, Ply::Place)
    }
}

/// What a value says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// An evaluation of an unfinished game, in hundredths of the evaluation's unit. A draw is 0.
    Evaluation(i32),
    /// Othello: the margin in discs with which the game ends; the empty squares belong to the winner.
    Discs(i32),
    /// Gomoku: the plies until somebody has won, negative if that is the other side. A position that is won or lost
    /// already has ±0 plies, which [`Value::Lost`] tells.
    WinIn(i32),
    /// Gomoku: the game is over and lost.
    Lost,
    /// The share of the points that playouts brought, from 0 to 1.
    Share(f64),
}

impl std::fmt::Display for Value {
    /// Writes `+2.50`, `+6 at the end`, `win in 5`, `loss in 4`, `lost` or `53.1 %`.
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

/// A game of two sides who move in turn, and what one gains the other loses; at any moment it stands at a position.
///
/// Values are those of the side to move. Two positions with the same [key](Game::key) have the same moves and values.
pub trait Game {
    /// Adds the legal moves that are looked at, in the order of the cells; none exactly if the game is over. Where
    /// nothing but a pass is legal, that is the one move.
    fn moves(&self, moves: &mut Vec<Move>);

    /// Makes a legal move.
    fn play(&mut self, mv: Move);

    /// Takes the last move back; there must be one.
    fn undo(&mut self);

    /// What the finished game is worth, ± [`WIN`] and more, or 0 for a draw; `None` while the game goes on.
    fn outcome(&self) -> Option<i32>;

    /// What the unfinished game seems worth, within ± [`MOST_EVALUATION`].
    fn evaluate(&self) -> i32;

    /// A number that hardly any two positions share.
    fn key(&self) -> u64;

    /// What an outcome is worth in points, from 0 to 1, for the side that it was told to.
    fn points(&self, outcome: i32) -> f64 {
        match outcome.signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        }
    }

    /// What a value says that was found for this position's side to move.
    fn value(&self, value: i32) -> Value;

    /// What a move is called.
    fn name(&self, mv: Move) -> String;
}
