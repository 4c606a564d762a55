//! Cuts by the evaluation alone.

use super::context::Searcher;
use super::node::Node;
use super::value::{FORCED, Value};
use crate::eval::gomoku::Class;

impl Searcher<'_> {
    /// The evaluation, where it may cut the search short.
    pub fn certainty(&mut self, node: Node) -> Option<Value> {
        let Node { alpha, beta, is_threatened, .. } = node;
        let may_cut =
            !node.is_wide() && !is_threatened && alpha.abs() < FORCED && beta.abs() < FORCED;
        may_cut.then(|| self.evaluate())
    }

    /// Whether a position with this evaluation is assumed to stay above the window (reverse futility pruning).
    pub fn holds(&self, node: Node, now: Value) -> bool {
        self.board.count(!self.board.to_move(), Class::FourThree) == 0
            && node.depth <= REVERSE_FUTILITY_DEPTH
            && now - REVERSE_FUTILITY_MARGIN * node.depth >= node.beta
    }
}

/// Whether only fours can bring a position with this evaluation back into the window (futility pruning).
pub const fn is_hopeless(node: Node, now: Value) -> bool {
    node.depth <= FUTILITY_DEPTH && now + FUTILITY_MARGIN * node.depth < node.alpha
}

/// A quiet position this much above the window, per ply left, is assumed to hold, up to this depth. Found by matches, as
/// the limits below.
const REVERSE_FUTILITY_MARGIN: Value = 35;
const REVERSE_FUTILITY_DEPTH: i32 = 10;

/// A position this much below the window, per ply left, is given up unless fours win, up to this depth.
const FUTILITY_MARGIN: Value = 220;
const FUTILITY_DEPTH: i32 = 4;
