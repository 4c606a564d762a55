//! Alpha-beta: what cannot matter is not searched.
//!
//! Two bounds go down the tree. Alpha is what the side to move is sure of, beta what the other side is sure of, by a
//! move here or further up. The other side will never allow a move that reaches beta, so the remaining moves need no
//! search: a cut-off. John `McCarthy` had the idea in 1956; Donald Knuth and Ronald Moore, "An analysis of alpha-beta
//! pruning", 1975, proved what it saves: with the best move first everywhere, a tree of branching factor b and depth d
//! takes b^⌈d/2⌉ + b^⌊d/2⌋ - 1 of its b^d leaves, and no algorithm needs fewer.
//!
//! Fail-hard: the answer never leaves the window. Alpha means "at most this", beta "at least this".

use crate::lab::game::Game;
use crate::lab::search::{Entered, Halt, Search};

/// The value for the side to move at `depth`, clamped to the window.
pub fn search<G: Game>(
    search: &mut Search<'_, G>,
    depth: u8,
    mut alpha: i32,
    beta: i32,
) -> Result<i32, Halt> {
    let mut node = match search.enter(depth, alpha, beta)? {
        Entered::Known(value) => return Ok(value.clamp(alpha, beta)),
        Entered::Open(node) => node,
    };
    let moves = search.moves(&node);
    for (at, &mv) in moves.iter().enumerate() {
        search.play(mv);
        let value = -self::search(search, depth - 1, -beta, -alpha)?;
        search.undo();
        if value > alpha {
            alpha = value;
            search.prefer(&mut node, mv);
        }
        if alpha >= beta {
            search.cut(&node, &moves, at);
            break;
        }
    }
    Ok(search.leave(&node, alpha))
}
