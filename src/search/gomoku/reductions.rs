//! How many of a position's later moves are searched, and how much less deep.

use std::sync::LazyLock;

use super::context::Searcher;
use super::node::Node;
use crate::eval::gomoku::Cell;

/// Reductions are added up in parts of a ply.
const PLY: i32 = 1024;

/// Found by matches, as what else is here.
const HISTORY_PER_PLY: i32 = 600;

/// Threes, fours and answers to an open four lose this percentage of what quiet moves lose.
const FORCING: i32 = 60;

impl Searcher<'_> {
    /// The plies that a move loses, the `at`th of the position.
    pub fn reduction(&self, node: Node, at: usize, cell: Cell, is_forcing: bool) -> i32 {
        if node.depth < 2 || at < 2 {
            return 0;
        }
        let history = self.history[self.board.to_move() as usize][cell.index()];
        let mut less = late(node.depth, at) - history * PLY / HISTORY_PER_PLY;
        if node.is_wide() {
            less -= PLY;
        }
        if is_forcing {
            less = less * FORCING / 100;
        }
        (less / PLY).clamp(0, node.depth - 1)
    }
}

/// The plies that the `at`th move of the root loses.
pub fn root_reduction(depth: i32, at: usize) -> i32 {
    if depth < 2 || at < 2 {
        return 0;
    }
    ((late(depth, at) - PLY) / PLY).clamp(0, depth - 1)
}

fn late(depth: i32, at: usize) -> i32 {
    const DEPTHS: usize = 64;
    const MOVES: usize = 128;
    /// In plies.
    const BASE: f64 = 0.5;

    static LATE: LazyLock<Vec<[i32; MOVES]>> = LazyLock::new(|| {
        let logarithm = |number: usize| (number.max(1) as f64).ln();
        // Rounded, so that no machine's logarithm makes a difference.
        let late =
            |depth, at| ((BASE + logarithm(depth) * logarithm(at)) * f64::from(PLY)).round() as i32;
        (0..DEPTHS).map(|depth| std::array::from_fn(|at| late(depth, at))).collect()
    });
    LATE[(depth as usize).min(DEPTHS - 1)][at.min(MOVES - 1)]
}

/// The most quiet moves to search (late move pruning).
pub const fn most_moves(depth: i32, is_wide: bool) -> usize {
    let more = if depth > 4 { depth * depth * 3 / 10 } else { 0 };
    let most = (4 + depth + more) as usize;
    if is_wide { 2 * most } else { most }
}
