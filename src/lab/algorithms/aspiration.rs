//! Aspiration windows: the value is probably near the last one.
//!
//! A narrow window around a guess cuts off more than an open one. If the value lies outside, the search is repeated
//! with the window open on that side. James Gillogly used it in his Tech program (1978); Gérard Baudet analysed it ("On
//! the branching factor of the alpha-beta pruning algorithm", 1978).
//!
//! The guess is the value at one ply less, or without iterative deepening the root's evaluation.

use super::fail_soft;
use crate::lab::game::{Game, INFINITY};
use crate::lab::search::{Halt, Search};

/// Half the width of the window, in hundredths.
const HALF_WIDTH: i32 = 100;

pub fn search<G: Game>(search: &mut Search<'_, G>, depth: u8, guess: i32) -> Result<i32, Halt> {
    let (mut alpha, mut beta) = (guess - HALF_WIDTH, guess + HALF_WIDTH);
    loop {
        let value = fail_soft::search(search, depth, alpha, beta)?;
        if value <= alpha && alpha > -INFINITY {
            // Fail-soft tells more: the value is at most this.
            (alpha, beta) = (-INFINITY, value + 1);
        } else if value >= beta && beta < INFINITY {
            (alpha, beta) = (value - 1, INFINITY);
        } else {
            return Ok(value);
        }
        search.counts.researches += 1;
    }
}
