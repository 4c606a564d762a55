//! Move ordering: alpha-beta saves more the sooner the best move comes.
//!
//! - Killer moves: a move that refuted a position is tried early in its siblings. Selim Akl and Monroe Newborn, "The
//!   principal continuation and the killer heuristic", 1977.
//! - History heuristic: a move that was often good anywhere in the tree is tried early everywhere. Jonathan Schaeffer,
//!   "The history heuristic", 1983.

use super::game::Move;

const KILLERS: usize = 2;

#[derive(Clone, Debug)]
pub struct Experience {
    /// By ply: the latest moves that cut off, newest first.
    killers: Vec<[Option<Move>; KILLERS]>,
    /// By side and move.
    history: Vec<[u64; Move::COUNT]>,
}

impl Experience {
    pub fn new() -> Self {
        Self { killers: Vec::new(), history: vec![[0; Move::COUNT]; 2] }
    }

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
        // Deeper searches have found out and saved more.
        self.history[ply % 2][mv.index()] += u64::from(depth) * u64::from(depth);
    }

    pub fn is_killer(&self, mv: Move, ply: usize) -> bool {
        self.killers.get(ply).is_some_and(|killers| killers.contains(&Some(mv)))
    }

    pub fn history(&self, mv: Move, ply: usize) -> u64 {
        self.history[ply % 2][mv.index()]
    }
}
