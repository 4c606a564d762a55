//! Minimax: one side wants the value to be large, the other one wants it to be small.
//!
//! That a game in which one side's gain is the other's loss has a value, and how it comes about, is John von Neumann's
//! theorem ("Zur Theorie der Gesellschaftsspiele", 1928). Claude Shannon ("Programming a computer for playing chess",
//! 1950) made a program's plan of it: look some moves ahead, evaluate there, and let the values come up.
//!
//! There are two functions, one for each side, which call each other. All values are those of the side that wants the
//! largest.

use crate::lab::game::{Game, INFINITY};
use crate::lab::search::{Entered, Halt, Search};

/// The value for the side to move, `depth` moves ahead.
pub fn search<G: Game>(search: &mut Search<'_, G>, depth: u8) -> Result<i32, Halt> {
    largest(search, depth)
}

/// The side to move wants the largest value.
fn largest<G: Game>(search: &mut Search<'_, G>, depth: u8) -> Result<i32, Halt> {
    let mut node = match search.enter(depth, -INFINITY, INFINITY)? {
        Entered::Known(value) => return Ok(value),
        Entered::Open(node) => node,
    };
    let mut best = -INFINITY;
    for mv in search.moves(&node) {
        search.play(mv);
        let value = smallest(search, depth - 1)?;
        search.undo();
        if value > best {
            best = value;
            search.prefer(&mut node, mv);
        }
    }
    Ok(search.leave(&node, best))
}

/// The side to move wants the smallest value. A node speaks for its side to move, so the sign changes at the door.
fn smallest<G: Game>(search: &mut Search<'_, G>, depth: u8) -> Result<i32, Halt> {
    let mut node = match search.enter(depth, -INFINITY, INFINITY)? {
        Entered::Known(value) => return Ok(-value),
        Entered::Open(node) => node,
    };
    let mut best = INFINITY;
    for mv in search.moves(&node) {
        search.play(mv);
        let value = largest(search, depth - 1)?;
        search.undo();
        if value < best {
            best = value;
            search.prefer(&mut node, mv);
        }
    }
    Ok(-search.leave(&node, -best))
}
