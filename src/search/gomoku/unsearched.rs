//! Moves chosen by how the points look, without search. The lower levels play so, and sometimes overlook threats.

use super::moves::{self, Moves};
use super::value::{MAX_EVALUATION, ranked};
use crate::eval::gomoku::{Cell, Class, PatternBoard};
use crate::search::report::RankedMove;

#[derive(Clone, Copy, Debug)]
pub struct Attention {
    /// Chance in per cent of overlooking a point where the opponent makes something.
    pub overlooks: u8,
    /// Decides what is overlooked, and among equal moves.
    pub seed: u64,
}

/// The moves as they look, best first; empty if and only if there is no legal one.
pub fn rank(board: &PatternBoard, attention: Attention) -> Vec<RankedMove> {
    let own = board.to_move();
    let mut random = fastrand::Rng::with_seed(attention.seed ^ board.hash());
    let mut cells = Moves::new();
    moves::free(board, &mut cells);
    let mut scored: Vec<(i32, Cell)> = cells
        .into_iter()
        .map(|cell| {
            // A five is hard to overlook.
            let chance = match board.class(cell, !own) {
                Class::Five => attention.overlooks / 3,
                _ => attention.overlooks,
            };
            let is_seen = random.u8(..100) >= chance;
            let other = if is_seen { board.urgency(cell, !own) } else { 0 };
            (4 * board.urgency(cell, own) + 3 * other + random.i32(0..12), cell)
        })
        .collect();
    scored.sort_by_key(|&(score, cell)| (-score, cell));
    // However urgent, nothing is known of the end of the game.
    let size = board.size();
    scored
        .into_iter()
        .map(|(score, cell)| ranked(size, score.min(MAX_EVALUATION), 0, &[cell]))
        .collect()
}
