//! Negamax: minimax as one function, because one side's gain is the other's loss.
//!
//! min(a, b) = -max(-a, -b), so each node takes the largest of the negated values of its branches. The form is that of
//! Donald Knuth and Ronald Moore, "An analysis of alpha-beta pruning", 1975.

use crate::lab::game::{Game, INFINITY};
use crate::lab::search::{Entered, Halt, Search};

pub fn search<G: Game>(search: &mut Search<'_, G>, depth: u8) -> Result<i32, Halt> {
    let mut node = match search.enter(depth, -INFINITY, INFINITY)? {
        Entered::Known(value) => return Ok(value),
        Entered::Open(node) => node,
    };
    let mut best = -INFINITY;
    for mv in search.moves(&node) {
        search.play(mv);
        let value = -self::search(search, depth - 1)?;
        search.undo();
        if value > best {
            best = value;
            search.prefer(&mut node, mv);
        }
    }
    Ok(search.leave(&node, best))
}
