//! Moves that are looked at side by side, each with a score of its own: what several threads take them from.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::report::RankedMove;

/// Is told of each move that is better founded than before, and of the positions looked at so far.
pub type Tell<'a> = dyn FnMut(&RankedMove, u64) + Send + 'a;

/// The moves, each as far as it is. The one that was looked at the least deeply is next, of those the best.
pub struct Queue<'a> {
    state: Mutex<State<'a>>,
    /// When a round of a move has its turn, by the round and the move's place among all, the best first.
    turn: fn(usize, usize) -> usize,
    rounds: usize,
}

struct State<'a> {
    entries: Vec<Entry>,
    tell: &'a mut Tell<'a>,
}

struct Entry {
    found: RankedMove,
    /// The round that comes next.
    round: usize,
    is_taken: bool,
}

/// A move to be looked at.
#[derive(Debug)]
pub struct Taken {
    /// Its place in the list that was given.
    pub at: usize,
    /// The round that is wanted.
    pub round: usize,
    /// What is known of it; nothing if its depth is 0.
    pub found: RankedMove,
}

impl<'a> Queue<'a> {
    /// The moves with what is known of them; `first` says with which of so many rounds each goes on. Likely moves
    /// come first.
    pub fn new(
        moves: Vec<RankedMove>,
        rounds: usize,
        first: impl Fn(&RankedMove) -> usize,
        tell: &'a mut Tell<'a>,
    ) -> Self {
        let entry = |found: RankedMove| {
            let round = first(&found);
            Entry { found, round, is_taken: false }
        };
        let entries = moves.into_iter().map(entry).collect();
        Self { state: Mutex::new(State { entries, tell }), turn: |round, _| round, rounds }
    }

    /// The same where the place of a move among all says, with its round, when it has its turn.
    #[must_use]
    pub fn with_turn(self, turn: fn(usize, usize) -> usize) -> Self {
        Self { turn, ..self }
    }

    /// Nothing that could panic happens between two changes that belong together.
    fn lock(&self) -> MutexGuard<'_, State<'a>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next move to look at; `None` if others are at work on all that are left, or none is.
    pub fn take(&self) -> Option<Taken> {
        let mut state = self.lock();
        let mut order: Vec<usize> = (0..state.entries.len()).collect();
        // What was never looked at stays where the caller put it.
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

    /// Keeps what was found, and tells of it; the move goes on with the next round unless it is settled.
    pub fn settle(&self, taken: &Taken, found: RankedMove, nodes: u64) {
        let state = &mut *self.lock();
        let entry = &mut state.entries[taken.at];
        entry.is_taken = false;
        // Somebody else may have proved more meanwhile.
        if entry.found.exact {
            return;
        }
        entry.round = if found.exact { self.rounds } else { taken.round + 1 };
        entry.found = found;
        (state.tell)(&entry.found, nodes);
    }

    /// Keeps what was proved of a move that need not have been taken.
    pub fn prove(&self, proved: RankedMove, nodes: u64) {
        let state = &mut *self.lock();
        let entry = state.entries.iter_mut().find(|entry| entry.found.cell == proved.cell);
        if let Some(entry) = entry.filter(|entry| !entry.found.exact) {
            entry.round = self.rounds;
            entry.found = proved;
            (state.tell)(&entry.found, nodes);
        }
    }

    /// Returns whether a move is proved to win.
    pub fn has_win(&self) -> bool {
        let wins = |found: &RankedMove| found.score.forced().is_some_and(|plies| plies > 0);
        self.lock().entries.iter().any(|entry| wins(&entry.found))
    }

    /// Returns whether every move has been through every round.
    pub fn is_done(&self) -> bool {
        self.lock().entries.iter().all(|entry| entry.round >= self.rounds)
    }

    /// The moves with what is known of them now, the best first.
    pub fn into_moves(self) -> Vec<RankedMove> {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut moves: Vec<_> = state.entries.into_iter().map(|entry| entry.found).collect();
        moves.sort_by_key(|found| std::cmp::Reverse((found.depth > 0).then_some(found.score)));
        moves
    }
}
