//! A move found at a glance: by what the points look like now, without any search. The lower levels play
//! so, and overlook what the other side is up to now and then.

use super::moves::{self, Moves};
use super::root::Found;
use super::value::MOST;
use crate::eval::gomoku::{Cell, Class, PatternBoard};

/// How well somebody looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// How often, in per cent, the point is overlooked on which the other side makes something.
    pub overlooks: u8,
    /// Chooses what is overlooked, and among equal moves.
    pub seed: u64,
}

/// The moves as they look, the best first; none exactly if there is no legal one.
pub fn rank(board: &PatternBoard, look: Look) -> Vec<Found> {
    let own = board.to_move();
    let mut random = fastrand::Rng::with_seed(look.seed ^ board.hash());
    let mut cells = Moves::new();
    moves::free(board, &mut cells);
    let mut scored: Vec<(i32, Cell)> = cells
        .into_iter()
        .map(|cell| {
            // A five is hard to overlook.
            let chance = match board.class(cell, !own) {
                Class::Five => look.overlooks / 3,
                _ => look.overlooks,
            };
            let is_seen = random.u8(..100) >= chance;
            let other = if is_seen { board.urgency(cell, !own) } else { 0 };
            (4 * board.urgency(cell, own) + 3 * other + random.i32(0..12), cell)
        })
        .collect();
    scored.sort_by_key(|&(score, cell)| (-score, cell));
    // Urgent as it may be, a glance has not seen the end of the game.
    let found = |(score, cell): (i32, Cell)| Found {
        cell,
        value: score.min(MOST),
        depth: 0,
        line: vec![cell],
    };
    scored.into_iter().map(found).collect()
}
