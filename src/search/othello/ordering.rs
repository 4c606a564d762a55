//! Move ordering.

use super::context::{Searcher, Value};
use super::moves::{Move, Moves};
use super::node::Node;
use super::squares::{CORNERS, grown, odd_quarters};
use super::values::INFINITY;
use crate::othello::Bits;
use crate::search::budget::Spent;
use crate::search::deepening::{Step, Window};

impl Searcher<'_> {
    /// The table's move first, then by the replies they leave and, where the depth warrants it, by a shallow search.
    pub fn rank(
        &mut self,
        node: &Node,
        moves: u64,
        best_known: [u8; 2],
        depth: u8,
        list: &mut Moves,
    ) -> Result<(), Spent> {
        let board = node.board;
        let odd = odd_quarters(board.empty());
        let is_end = u32::from(depth) >= board.empty_count();
        let shallow = if is_end { ordering_depth_to_end(depth) } else { ordering_depth(depth) };
        // In a search to the end the smaller tree counts, not only the better move.
        let (real_weight, open_weight) = if is_end { (200, 6) } else { (64, 1) };
        for cell in Bits::new(moves) {
            let flips = board.flips(cell);
            let child = board.play_with(cell, flips);
            // On the way to the end, waiting for the entry takes longer than this saves.
            if depth > 3 && !is_end {
                self.shared.table.prefetch(child);
            }
            let score = if child.player() == 0 {
                i32::MAX
            } else if best_known[0] == cell as u8 {
                1 << 24
            } else if best_known[1] == cell as u8 {
                1 << 23
            } else {
                let replies = child.legal_moves();
                let real = replies.count_ones() as i32 + (replies & CORNERS).count_ones() as i32;
                let open = (grown(child.opponent()) & child.empty()).count_ones() as i32;
                let parity = (odd >> cell & 1) as i32;
                let mobility = parity * 5 - real * real_weight - open * open_weight;
                match shallow {
                    None => mobility + (CORNERS >> cell & 1) as i32 * 100,
                    Some(depth) => mobility - self.estimate(&node.after(cell, flips), depth)?,
                }
            };
            list.push(Move { cell: cell as u8, flips, score });
        }
        Ok(())
    }

    fn estimate(&mut self, node: &Node, depth: u8) -> Value {
        if depth == 0 {
            self.count()?;
            return Ok(self.value(node));
        }
        let widest = Window { alpha: -INFINITY, beta: INFINITY };
        self.principal(node, widest, Step::full(depth))
    }
}

/// The depth of the ordering search before a search to the end, where replies say more; none near the leaves.
fn ordering_depth_to_end(depth: u8) -> Option<u8> {
    match depth {
        0..4 => None,
        4..30 => Some(0),
        _ => Some(1),
    }
}

fn ordering_depth(depth: u8) -> Option<u8> {
    match depth {
        0..4 => None,
        4..12 => Some(0),
        12..18 => Some(1),
        _ => Some(2),
    }
}
