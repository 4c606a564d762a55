//! Parallel search: once a position's first move has been searched, idle threads take a share of the others ("young
//! brothers wait": Rainer Feldmann, "Game tree search on massively parallel systems", 1993). A thread waiting for
//! helpers helps them meanwhile.
//!
//! Three invariants. Work that nobody needs any more ends with [`Spent`], and its results are dropped. Threads join and
//! leave a split point only under the pool's lock, so that the owner never goes on while somebody is at work. What
//! others wait for is held by a guard, as a panicking thread must not block them: a split point whose helper panicked
//! is searched again by its owner.

use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard};

use super::context::{Searcher, Value};
use super::moves::{Move, Moves};
use super::node::Node;
use super::pool::{Offered, Open, Split};
use super::values::NO_CELL;
use crate::locks::lock;
use crate::search::budget::Spent;
use crate::search::deepening::{MINUS_INFINITY, Step};

/// With less depth left, sharing a move costs more than it gains.
pub const MIN_DEPTH: u8 = 8;

impl Searcher<'_> {
    pub fn help(&mut self) {
        let pool = &self.shared.pool;
        let mut open = lock(&pool.open);
        while !open.is_over {
            open = self.help_or_wait(open, None);
        }
    }

    /// Helps at a split point, below `above` if given, or waits for a change.
    fn help_or_wait<'p>(
        &mut self,
        open: MutexGuard<'p, Open>,
        above: Option<&Arc<Split>>,
    ) -> MutexGuard<'p, Open>
    where
        Self: 'p,
    {
        let pool = &self.shared.pool;
        let Some(joined) = pool.join(&open, above) else { return pool.wait(open) };
        drop(open);
        self.take_moves(&joined.split);
        self.report_nodes();
        drop(joined);
        lock(&pool.open)
    }

    /// Searches `moves` together with idle threads until one beats `alpha`: the best value and its move.
    pub fn share(
        &mut self,
        node: &Node,
        moves: Moves,
        alpha: i32,
        step: Step,
    ) -> Result<(i32, u8), Spent> {
        let pool = &self.shared.pool;
        let split = Split::new(*node, alpha, step, moves, self.split.clone());
        let offered = Offered::new(pool, split);
        let split = &offered.split;
        self.take_moves(split);
        let mut open = offered.withdraw();
        while lock(&split.outcome).helpers > 0 {
            open = self.help_or_wait(open, Some(split));
        }
        drop(open);
        let outcome = lock(&split.outcome);
        if outcome.best > alpha {
            return Ok((outcome.best, outcome.cell));
        }
        if outcome.has_failed {
            drop(outcome);
            return self.search_again(split);
        }
        if outcome.is_spent {
            return Err(Spent);
        }
        Ok((outcome.best, outcome.cell))
    }

    fn search_again(&mut self, split: &Split) -> Result<(i32, u8), Spent> {
        let (mut best, mut best_cell) = (MINUS_INFINITY, NO_CELL);
        for taken in &split.moves {
            let value = self.take(split, *taken)?;
            if value > best {
                (best, best_cell) = (value, taken.cell);
                if best > split.alpha {
                    break;
                }
            }
        }
        Ok((best, best_cell))
    }

    fn take(&mut self, split: &Split, Move { cell, flips, .. }: Move) -> Value {
        let child = split.node.after(usize::from(cell), flips);
        Ok(-self.zero_window(&child, -split.alpha - 1, split.step.after_move())?)
    }

    fn take_moves(&mut self, split: &Arc<Split>) {
        let outside = self.split.replace(Arc::clone(split));
        while !split.is_closed.load(Ordering::Relaxed) {
            let at = split.next.fetch_add(1, Ordering::Relaxed);
            let Some(taken) = split.moves.get(at) else { break };
            let value = self.take(split, *taken);
            let mut outcome = lock(&split.outcome);
            match value {
                Ok(value) if value > outcome.best => {
                    (outcome.best, outcome.cell) = (value, taken.cell);
                    if value > split.alpha {
                        split.close();
                    }
                }
                Ok(_) => {}
                Err(Spent) => {
                    outcome.is_spent = true;
                    split.close();
                }
            }
        }
        self.split = outside;
    }
}
