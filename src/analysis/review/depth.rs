//! The depth of a review.

use super::forecast::Kind;
use crate::analysis::result::certainty_rank;
use crate::analysis::value::{MoveValue, empties};
use crate::game::tree::Certainty;
use crate::game::{PerGame, Position};

/// The depth of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewDepth {
    /// The search depth, before an endgame is in reach.
    pub depth: PerGame<u8>,
    /// Empty squares from which an endgame is solved, in games that have one.
    pub exact: u8,
}

impl ReviewDepth {
    /// The whole graph within a moment.
    pub const QUICK: Self = Self { depth: PerGame { othello: 9, gomoku: 3 }, exact: 16 };
    /// Half a minute for a game on two cores.
    pub const USUAL: Self = Self { depth: PerGame { othello: 18, gomoku: 7 }, exact: 22 };
    /// Some minutes for a game.
    pub const DEEP: Self = Self { depth: PerGame { othello: 22, gomoku: 9 }, exact: 25 };

    /// The certainty a value needs.
    pub fn target(self, position: &Position) -> Certainty {
        let game = position.game();
        if game.kind().solves_endgame && empties(position) <= self.exact.into() {
            Certainty::Exact
        } else {
            Certainty::Depth(self.depth[game])
        }
    }

    /// Returns whether a value is certain enough.
    pub fn is_met(self, position: &Position, value: &MoveValue) -> bool {
        certainty_rank(value.certainty) >= certainty_rank(self.target(position))
    }

    /// Whether a value is deeper than the quick pass finds it; `None` where that finds the same, or anything between.
    pub fn is_beyond_quick(position: &Position, certainty: Certainty) -> Option<bool> {
        let game = position.game();
        if Self::QUICK.target(position) == Certainty::Exact {
            return None;
        }
        match certainty {
            Certainty::Depth(depth) if depth <= Self::QUICK.depth[game] => Some(false),
            Certainty::Depth(depth) => (depth >= Self::USUAL.depth[game]).then_some(true),
            Certainty::Probable(_) => Some(true),
            // Any search proves an end that is forced soon.
            Certainty::Exact => (Self::USUAL.target(position) == certainty).then_some(true),
        }
    }

    /// What is looked for in a position.
    pub(super) fn kind(self, position: &Position) -> Kind {
        match self.target(position) {
            Certainty::Exact => Kind::Exact,
            Certainty::Probable(_) | Certainty::Depth(_) => Kind::Depth,
        }
    }

    /// Whether the weights of both kinds are relative to the same time, which was measured for the usual review alone.
    pub(super) fn compares_weights(self, position: &Position) -> bool {
        self == Self::USUAL && position.game().kind().solves_endgame && position.size() == 8
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
