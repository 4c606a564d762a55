//! The depth of a review.

use crate::analysis::live::empties;
use crate::analysis::sheet::sureness;
use crate::analysis::value::MoveValue;
use crate::game::tree::Certainty;
use crate::game::{Game, Position};

/// The depth of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Othello: depth, before the end is in reach.
    pub depth: u8,
    /// Othello: exact from this many empty squares on.
    pub exact: u8,
    /// Gomoku: depth.
    pub gomoku: u8,
}

impl Effort {
    /// The whole graph within a moment.
    pub const QUICK: Self = Self { depth: 9, exact: 16, gomoku: 3 };
    /// Half a minute for a game on two cores.
    pub const USUAL: Self = Self { depth: 18, exact: 22, gomoku: 7 };
    /// Some minutes for a game.
    pub const DEEP: Self = Self { depth: 22, exact: 25, gomoku: 9 };

    /// The certainty a value needs.
    pub fn target(self, position: &Position) -> Certainty {
        let game = position.game();
        if game.kind().counts_stones && empties(position) <= self.exact.into() {
            Certainty::Exact
        } else {
            Certainty::Depth(self.ahead(game))
        }
    }

    /// The search depth while the end is out of sight.
    pub fn ahead(self, game: Game) -> u8 {
        if game.kind().anywhere { self.gomoku } else { self.depth }
    }

    /// Returns whether a value is certain enough.
    pub fn is_met(self, position: &Position, value: &MoveValue) -> bool {
        sureness(value.certainty) >= sureness(self.target(position))
    }

    /// The relative time a position takes.
    pub fn weight(self, position: &Position) -> f64 {
        const DOUBLES: f64 = 1.4;
        match self.target(position) {
            Certainty::Exact => 4.0 * ((empties(position) as f64 - 22.0) / DOUBLES).exp2(),
            _ => 1.0,
        }
    }
}
