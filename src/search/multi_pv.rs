//! Multi-PV: moves searched side by side by several threads, each with its own score.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::report::RankedMove;
use crate::locks::lock;

/// Called with each improved move and the nodes so far.
pub type Reporter<'a> = dyn FnMut(&RankedMove, u64) + Send + 'a;

/// The moves and their progress. The shallowest is next, and of those the best.
pub struct Queue<'a> {
    state: Mutex<State<'a>>,
    /// When a round of a move is due, by the round and the move's rank.
    turn: fn(usize, usize) -> usize,
    rounds: usize,
}

struct State<'a> {
    entries: Vec<Entry>,
    report: &'a mut Reporter<'a>,
}

struct Entry {
    found: RankedMove,
    round: usize,
    is_taken: bool,
}

#[derive(Debug)]
pub struct Taken {
    pub at: usize,
    pub round: usize,
    /// Its depth is 0 if nothing is known.
    pub found: RankedMove,
}

impl<'a> Queue<'a> {
    /// The moves, likely ones first; `first` is each one's next round, out of `rounds`.
    pub fn new(
        moves: Vec<RankedMove>,
        rounds: usize,
        first: impl Fn(&RankedMove) -> usize,
        report: &'a mut Reporter<'a>,
    ) -> Self {
        let entry = |found: RankedMove| {
            let round = first(&found);
            Entry { found, round, is_taken: false }
        };
        let entries = moves.into_iter().map(entry).collect();
        Self { state: Mutex::new(State { entries, report }), turn: |round, _| round, rounds }
    }

    #[must_use]
    pub fn with_turn(self, turn: fn(usize, usize) -> usize) -> Self {
        Self { turn, ..self }
    }

    fn lock(&self) -> MutexGuard<'_, State<'a>> {
        lock(&self.state)
    }

    pub fn take(&self) -> Option<Taken> {
        let mut state = self.lock();
        let mut order: Vec<usize> = (0..state.entries.len()).collect();
        // Moves never searched keep the caller's order.
        order.sort_by_key(|&at| {
            let found = &state.entries[at].found;
            std::cmp::Reverse((found.depth > 0).then_some(found.score))
        });
        let open = order.iter().enumerate().filter(|&(_, &at)| {
            let entry = &state.entries[at];
            !entry.is_taken && entry.round < self.rounds
        });
        let (_, &at) =
            open.min_by_key(|&(rank, &at)| ((self.turn)(state.entries[at].round, rank), rank))?;
        let entry = &mut state.entries[at];
        entry.is_taken = true;
        Some(Taken { at, round: entry.round, found: entry.found.clone() })
    }

    /// Records and reports a result; the move goes on to its next round unless it is settled.
    pub fn settle(&self, taken: &Taken, found: RankedMove, nodes: u64) {
        let state = &mut *self.lock();
        let entry = &mut state.entries[taken.at];
        entry.is_taken = false;
        // Another thread may have proven more meanwhile.
        if entry.found.exact {
            return;
        }
        entry.round = if found.exact { self.rounds } else { taken.round + 1 };
        entry.found = found;
        (state.report)(&entry.found, nodes);
    }

    /// Records a proof for a move, taken or not.
    pub fn prove(&self, proved: RankedMove, nodes: u64) {
        let state = &mut *self.lock();
        let entry = state.entries.iter_mut().find(|entry| entry.found.cell == proved.cell);
        if let Some(entry) = entry.filter(|entry| !entry.found.exact) {
            entry.round = self.rounds;
            entry.found = proved;
            (state.report)(&entry.found, nodes);
        }
    }

    pub fn has_win(&self) -> bool {
        let wins = |found: &RankedMove| found.score.forced().is_some_and(|plies| plies > 0);
        self.lock().entries.iter().any(|entry| wins(&entry.found))
    }

    pub fn is_done(&self) -> bool {
        self.lock().entries.iter().all(|entry| entry.round >= self.rounds)
    }

    pub fn into_moves(self) -> Vec<RankedMove> {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut moves: Vec<_> = state.entries.into_iter().map(|entry| entry.found).collect();
        moves.sort_by_key(|found| std::cmp::Reverse((found.depth > 0).then_some(found.score)));
        moves
    }
}
