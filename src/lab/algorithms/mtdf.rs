//! MTD(f): nothing but null windows, each at the last answer.
//!
//! A null-window search asks "at least this much?" and returns a bound. From a guess f on, each question is placed at
//! the last bound, until the upper and the lower one meet. Aske Plaat, Jonathan Schaeffer, Wim Pijls and Arie de Bruin,
//! "Best-first fixed-depth minimax algorithms", 1996 (reports of 1995), showed that this visits the nodes of Stockman's
//! SSS* in the same order, with a transposition table in place of its list.
//!
//! It terminates because every pass moves one of the bounds to another leaf's value.

use super::fail_soft;
use crate::lab::game::{Game, INFINITY};
use crate::lab::search::{Halt, Search};

pub fn search<G: Game>(search: &mut Search<'_, G>, depth: u8, guess: i32) -> Result<i32, Halt> {
    let (mut lower, mut upper) = (-INFINITY, INFINITY);
    let mut value = guess;
    let mut line = Vec::new();
    loop {
        let beta = if value == lower { value + 1 } else { value };
        value = fail_soft::search(search, depth, beta - 1, beta)?;
        if value < beta {
            upper = value;
        } else {
            lower = value;
            // Only such a pass has found a move; the others only show that none is better.
            line = search.line().to_vec();
        }
        if lower >= upper {
            search.expect(line);
            return Ok(value);
        }
        search.counts.researches += 1;
    }
}
