//! Alpha-beta, fail-soft: the same cuts, but values outside the window are returned as found.
//!
//! The best value found is then still a bound, and a sharper one than alpha or beta. John Fishburn, "Another
//! optimization of alpha-beta search", 1983. Transposition tables, aspiration windows and MTD(f) depend on such bounds.

use crate::lab::game::{Game, INFINITY};
use crate::lab::search::{Entered, Halt, Search};

/// The value for the side to move: exact between `alpha` and `beta`, else an upper (`alpha` or less) or a lower bound.
pub fn search<G: Game>(
    search: &mut Search<'_, G>,
    depth: u8,
    alpha: i32,
    beta: i32,
) -> Result<i32, Halt> {
    let mut node = match search.enter(depth, alpha, beta)? {
        Entered::Known(value) => return Ok(value),
        Entered::Open(node) => node,
    };
    let mut best = -INFINITY;
    let moves = search.moves(&node);
    for (at, &mv) in moves.iter().enumerate() {
        search.play(mv);
        let value = -self::search(search, depth - 1, -beta, -alpha.max(best))?;
        search.undo();
        if value > best {
            best = value;
            search.prefer(&mut node, mv);
        }
        if best >= beta {
            search.cut(&node, &moves, at);
            break;
        }
    }
    Ok(search.leave(&node, best))
}
