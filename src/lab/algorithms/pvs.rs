//! `NegaScout`, or principal variation search: a full search of the first move, null windows for the others.
//!
//! With good ordering the first move is usually the best. For the others the question "better than alpha?" is enough,
//! and a null window answers it most cheaply. A move that is better after all is searched again for its value. Judea
//! Pearl's Scout (1980) tested first; Tony Marsland and Murray Campbell, "Parallel search of strongly ordered game
//! trees", 1982, named the principal variation search; this form is Alexander Reinefeld's, "An improvement to the Scout
//! tree search algorithm", 1983.

use crate::lab::game::{Game, INFINITY};
use crate::lab::search::{Entered, Halt, Search};

/// The value for the side to move at `depth`, with the bounds of fail-soft alpha-beta.
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
        let low = alpha.max(best);
        let is_scouted = at > 0 && beta - low > 1;
        let high = if is_scouted { low + 1 } else { beta };
        search.play(mv);
        let mut value = -self::search(search, depth - 1, -high, -low)?;
        if is_scouted && value > low && value < beta {
            search.counts.researches += 1;
            value = -self::search(search, depth - 1, -beta, -value)?;
        }
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
