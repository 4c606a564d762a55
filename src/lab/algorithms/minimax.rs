//! Minimax: one side maximises the value, the other minimises it.
//!
//! That a zero-sum game has a value is John von Neumann's theorem ("Zur Theorie der Gesellschaftsspiele", 1928). Claude
//! Shannon ("Programming a computer for playing chess", 1950) made it a plan for programs: search to some depth,
//! evaluate there, and back the values up.
//!
//! Two functions, one for each side, call each other. All values are from the maximising side's view.

use crate::lab::game::{Game, INFINITY};
use crate::lab::search::{Entered, Halt, Search};

/// The value for the side to move at `depth`.
pub fn search<G: Game>(search: &mut Search<'_, G>, depth: u8) -> Result<i32, Halt> {
    largest(search, depth)
}

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

/// A node's value is for its side to move, so the sign changes on entry.
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
