//! How many of a position's later moves are searched, and how much less deep.

use super::context::Searcher;
use crate::eval::gomoku::Cell;

impl Searcher<'_> {
    pub fn reduction(&self, depth: i32, at: usize, is_wide: bool, cell: Cell) -> i32 {
        let history = self.history[self.board.to_move() as usize][cell.index()];
        (late_move_reduction(depth, at, is_wide) - history / HISTORY_PER_PLY).clamp(0, depth - 1)
    }
}

/// The most quiet moves to search (late move pruning).
pub const fn most_moves(depth: i32, is_wide: bool) -> usize {
    let more = if depth > 4 { depth * depth / 2 } else { 0 };
    let most = (6 + 2 * depth + more) as usize;
    if is_wide { 2 * most } else { most }
}

pub fn late_move_reduction(depth: i32, at: usize, is_wide: bool) -> i32 {
    if depth < 2 || at < 2 {
        return 0;
    }
    let less = 0.4 + (depth as f32).ln() * (at as f32).ln() / 1.5;
    (less as i32 - i32::from(is_wide)).clamp(0, depth - 1)
}

const HISTORY_PER_PLY: i32 = 300;
