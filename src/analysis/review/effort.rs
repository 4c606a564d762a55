//! How far a review looks.

use crate::analysis::live::empties;
use crate::analysis::sheet::sureness;
use crate::analysis::value::MoveValue;
use crate::game::tree::Certainty;
use crate::game::{Game, Position};

/// How far a review looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Othello: moves ahead, while the end is out of sight.
    pub depth: u8,
    /// Othello: exact from so many empty squares on.
    pub exact: u8,
    /// Gomoku: moves ahead.
    pub gomoku: u8,
}

impl Effort {
    /// The whole graph in a moment.
    pub const QUICK: Self = Self { depth: 9, exact: 16, gomoku: 3 };
    /// Half a minute for a game on two cores.
    pub const USUAL: Self = Self { depth: 18, exact: 22, gomoku: 7 };
    /// Some minutes for a game.
    pub const DEEP: Self = Self { depth: 22, exact: 25, gomoku: 9 };

    /// What a value has to be.
    pub fn target(self, position: &Position) -> Certainty {
        match position.game() {
            Game::Othello if empties(position) <= self.exact.into() => Certainty::Exact,
            Game::Othello => Certainty::Depth(self.depth),
            Game::Gomoku => Certainty::Depth(self.gomoku),
        }
    }

    /// Returns whether a value is founded well enough.
    pub fn is_met(self, position: &Position, value: &MoveValue) -> bool {
        sureness(value.certainty) >= sureness(self.target(position))
    }

    /// How long a position takes, compared with others.
    pub fn weight(self, position: &Position) -> f64 {
        const DOUBLES: f64 = 1.4;
        match self.target(position) {
            Certainty::Exact => 4.0 * ((empties(position) as f64 - 22.0) / DOUBLES).exp2(),
            _ => 1.0,
        }
    }
}
