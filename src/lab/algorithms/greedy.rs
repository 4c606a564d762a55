//! Greedy: the move after which the position looks best.
//!
//! Minimax of depth one, and what every search does at its last ply. Paul Rosenbloom ("A world-championship-level
//! Othello program", 1982) shows with such players how little the disc difference says.

use crate::lab::game::{Game, INFINITY};
use crate::lab::search::{Entered, Halt, Search};

pub fn search<G: Game>(search: &mut Search<'_, G>) -> Result<i32, Halt> {
    let mut node = match search.enter(1, -INFINITY, INFINITY)? {
        Entered::Known(value) => return Ok(value),
        Entered::Open(node) => node,
    };
    let mut best = -INFINITY;
    for mv in search.moves(&node) {
        search.play(mv);
        let Entered::Known(reply) = search.enter(0, -INFINITY, INFINITY)? else {
            unreachable!("nothing is searched without depth")
        };
        search.undo();
        if -reply > best {
            best = -reply;
            search.prefer(&mut node, mv);
        }
    }
    Ok(search.leave(&node, best))
}
