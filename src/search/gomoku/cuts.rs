//! Cuts by the evaluation alone.

use super::context::Searcher;
use super::node::Node;
use super::value::{FORCED, Value};
use crate::eval::gomoku::Class;
use crate::search::budget::Spent;

impl Searcher<'_> {
    /// The value assumed without a search, if the evaluation is far enough from the window.
    pub fn futile(&mut self, node: Node) -> Result<Option<Value>, Spent> {
        let Node { depth, alpha, beta, is_threatened, .. } = node;
        if node.is_wide() || is_threatened || alpha.abs() >= FORCED || beta.abs() >= FORCED {
            return Ok(None);
        }
        let now = self.evaluate();
        let is_calm = self.board.count(!self.board.to_move(), Class::FourThree) == 0;
        if is_calm
            && depth <= REVERSE_FUTILITY_DEPTH
            && now - REVERSE_FUTILITY_MARGIN * depth >= beta
        {
            return Ok(Some(now));
        }
        if depth <= FUTILITY_DEPTH && now + FUTILITY_MARGIN * depth < alpha {
            return self.leaf(node).map(Some);
        }
        Ok(None)
    }
}

/// A quiet position this much above the window, per ply left, is assumed to hold, up to this depth. Found by matches, as
/// the limits below.
const REVERSE_FUTILITY_MARGIN: Value = 35;
const REVERSE_FUTILITY_DEPTH: i32 = 8;

/// A position this much below the window, per ply left, is given up unless fours win, up to this depth.
const FUTILITY_MARGIN: Value = 300;
const FUTILITY_DEPTH: i32 = 3;
