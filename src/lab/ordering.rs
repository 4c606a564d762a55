//! Move ordering: alpha-beta saves the more the sooner the best move comes.
//!
//! - Killer moves: what refuted a position is tried against its neighbours at the same ply. Selim Akl and Monroe
//!   Newborn, "The principal continuation and the killer heuristic", 1977.
//! - History heuristic: a move that often was good anywhere in the tree comes early everywhere. Jonathan Schaeffer,
//!   "The history heuristic", 1983.

use super::game::Move;

/// Killers per ply.
const KILLERS: usize = 2;

/// What the search has learnt about moves.
#[derive(Clone, Debug)]
pub struct Experience {
    /// By ply: the latest moves that cut off, newest first.
    killers: Vec<[Option<Move>; KILLERS]>,
    /// By side and move.
    history: Vec<[u64; Move::COUNT]>,
}

impl Experience {
    /// None yet.
    pub fn new() -> Self {
        Self { killers: Vec::new(), history: vec![[0; Move::COUNT]; 2] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.killers.clear();
        self.history.iter_mut().for_each(|moves| moves.fill(0));
    }

    /// Learns that a move, `ply` moves from the root, was good in a search of this depth.
    pub fn learn(&mut self, mv: Move, ply: usize, depth: u8) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; KILLERS]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        // The deeper the search was, the more it has found out and saved.
        self.history[ply % 2][mv.index()] += u64::from(depth) * u64::from(depth);
    }

    /// Returns whether a move lately cut off at this ply.
    pub fn is_killer(&self, mv: Move, ply: usize) -> bool {
        self.killers.get(ply).is_some_and(|killers| killers.contains(&Some(mv)))
    }

    /// How good a move was so far.
    pub fn history(&self, mv: Move, ply: usize) -> u64 {
        self.history[ply % 2][mv.index()]
    }
}
