//! Aspiration windows: the value is probably near the last one.
//!
//! A narrow window around a guess cuts off more than an open one. If the value lies outside, the search says on which
//! side, and is made again with the window open there. James Gillogly used it in his Tech program (1978), Gérard Baudet
//! analysed it ("On the branching factor of the alpha-beta pruning algorithm", 1978).
//!
//! The guess is the value of the search one move less deep, or without iterative deepening the evaluation of the root.

use super::fail_soft;
use crate::lab::game::{Game, INFINITY};
use crate::lab::search::{Halt, Search};

/// The window reaches so far to either side of the guess, in hundredths.
const HALF_WIDTH: i32 = 100;

/// The value for the side to move, `depth` moves ahead.
pub fn search<G: Game>(search: &mut Search<'_, G>, depth: u8, guess: i32) -> Result<i32, Halt> {
    let (mut alpha, mut beta) = (guess - HALF_WIDTH, guess + HALF_WIDTH);
    loop {
        let value = fail_soft::search(search, depth, alpha, beta)?;
        if value <= alpha && alpha > -INFINITY {
            // Fail-soft has said more: the value is at most this.
            (alpha, beta) = (-INFINITY, value + 1);
        } else if value >= beta && beta < INFINITY {
            (alpha, beta) = (value - 1, INFINITY);
        } else {
            return Ok(value);
        }
        search.counts.researches += 1;
    }
}
