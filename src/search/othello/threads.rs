//! Several threads in one search: where the first move of a position did not settle the matter, idle
//! threads take a share of the others ("young brothers wait": Rainer Feldmann, "Game tree search on
//! massively parallel systems", 1993). Who waits for helpers helps them meanwhile.
//!
//! Two things have to be right. Work that nobody needs any more ends with [`Spent`], and whatever was
//! going on then is not kept. And a thread joins a position, and leaves it, only under the pool's lock,
//! so that its owner never goes on while somebody is still at work.

use std::hint;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::context::Searcher;
use super::midgame::NOTHING;
use super::node::Node;
use super::ordering::Moves;
use crate::search::board_table::NO_CELL;
use crate::search::time::Spent;

/// With less than this left to look ahead, a move is not worth another thread's while.
pub const LEAST_DEPTH: u8 = 8;

/// A position whose moves are shared among threads.
pub struct Split {
    node: Node,
    alpha: i32,
    depth: u8,
    selectivity: u8,
    /// In the order in which they are taken.
    moves: Moves,
    next: AtomicUsize,
    /// Somebody found a move that settles the matter, or the search is over.
    is_closed: AtomicBool,
    outcome: Mutex<Outcome>,
    /// The shared position that this one lies under.
    above: Option<Arc<Split>>,
}

struct Outcome {
    best: i32,
    cell: u8,
    /// Whether a move was left unfinished.
    is_spent: bool,
    /// Threads at work besides the owner; changed under the pool's lock only.
    helpers: usize,
}

impl Split {
    /// Returns whether nobody needs what is still going on here.
    pub fn is_void(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
            || self.above.as_ref().is_some_and(|above| above.is_void())
    }

    fn has_moves(&self) -> bool {
        self.next.load(Ordering::Relaxed) < self.moves.len() && !self.is_void()
    }

    fn lies_under(&self, other: &Arc<Self>) -> bool {
        self.above
            .as_ref()
            .is_some_and(|above| Arc::ptr_eq(above, other) || above.lies_under(other))
    }
}

/// Locks; a thread that panicked ends the program's search anyway, when the scope joins it.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where threads find work.
#[derive(Default)]
pub struct Pool {
    open: Mutex<Open>,
    changed: Condvar,
    /// How often something has changed; raised under the lock.
    changes: AtomicU32,
    idle: AtomicUsize,
}

#[derive(Default)]
struct Open {
    splits: Vec<Arc<Split>>,
    is_over: bool,
}

impl Pool {
    /// Returns whether a thread waits for work.
    #[inline]
    pub fn has_idle(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    /// Sends the helpers home.
    pub fn close(&self) {
        let mut open = locked(&self.open);
        open.is_over = true;
        self.tell(open);
    }

    /// Has all who wait look again.
    fn tell(&self, open: MutexGuard<'_, Open>) {
        self.changes.fetch_add(1, Ordering::Relaxed);
        drop(open);
        self.changed.notify_all();
    }

    /// Waits for a change: awake at first, because most work comes within less time than it takes to fall
    /// asleep and to be woken.
    fn wait<'p>(&'p self, open: MutexGuard<'p, Open>) -> MutexGuard<'p, Open> {
        const LOOKS: u32 = 1000;
        let seen = self.changes.load(Ordering::Relaxed);
        let is_same = || self.changes.load(Ordering::Relaxed) == seen;
        drop(open);
        self.idle.fetch_add(1, Ordering::Relaxed);
        for _ in 0..LOOKS {
            if !is_same() {
                break;
            }
            hint::spin_loop();
        }
        let mut open = locked(&self.open);
        if is_same() {
            open = self.changed.wait(open).unwrap_or_else(PoisonError::into_inner);
        }
        self.idle.fetch_sub(1, Ordering::Relaxed);
        open
    }

    /// The deepest position with moves left, of those under `above` if that is given; the caller has
    /// joined it.
    fn join(open: &Open, above: Option<&Arc<Split>>) -> Option<Arc<Split>> {
        let split = open
            .splits
            .iter()
            .filter(|split| split.has_moves() && above.is_none_or(|above| split.lies_under(above)))
            .max_by_key(|split| split.depth)?;
        locked(&split.outcome).helpers += 1;
        Some(Arc::clone(split))
    }
}

impl Searcher<'_> {
    /// Works for others until the pool is closed.
    pub fn help(&mut self) {
        let pool = &self.shared.pool;
        let mut open = locked(&pool.open);
        while !open.is_over {
            open = match Pool::join(&open, None) {
                Some(split) => self.help_with(&split, open),
                None => pool.wait(open),
            };
        }
    }

    /// Takes moves of a position that was joined, and leaves it.
    fn help_with<'p>(
        &mut self,
        split: &Arc<Split>,
        open: MutexGuard<'p, Open>,
    ) -> MutexGuard<'p, Open>
    where
        Self: 'p,
    {
        drop(open);
        self.take_moves(split);
        self.tell();
        let pool = &self.shared.pool;
        let open = locked(&pool.open);
        locked(&split.outcome).helpers -= 1;
        pool.changes.fetch_add(1, Ordering::Relaxed);
        pool.changed.notify_all();
        open
    }

    /// Looks at `moves` of a position together with idle threads, until one is better than `alpha`: the
    /// best value and its move.
    ///
    /// # Errors
    /// [`Spent`] if the search is over, or nobody needs its outcome.
    pub fn share(
        &mut self,
        node: &Node,
        moves: Moves,
        alpha: i32,
        depth: u8,
        selectivity: u8,
    ) -> Result<(i32, u8), Spent> {
        let outcome = Outcome { best: NOTHING, cell: NO_CELL, is_spent: false, helpers: 0 };
        let split = Arc::new(Split {
            node: *node,
            alpha,
            depth,
            selectivity,
            moves,
            next: AtomicUsize::new(0),
            is_closed: AtomicBool::new(false),
            outcome: Mutex::new(outcome),
            above: self.split.clone(),
        });
        let pool = &self.shared.pool;
        let mut open = locked(&pool.open);
        open.splits.push(Arc::clone(&split));
        pool.tell(open);
        self.take_moves(&split);
        let mut open = locked(&pool.open);
        open.splits.retain(|other| !Arc::ptr_eq(other, &split));
        while locked(&split.outcome).helpers > 0 {
            open = match Pool::join(&open, Some(&split)) {
                Some(under) => self.help_with(&under, open),
                None => pool.wait(open),
            };
        }
        drop(open);
        let outcome = locked(&split.outcome);
        if outcome.is_spent && outcome.best <= alpha {
            return Err(Spent);
        }
        Ok((outcome.best, outcome.cell))
    }

    /// Takes one move after the other until there is none left or the matter is settled.
    fn take_moves(&mut self, split: &Arc<Split>) {
        let outside = self.split.replace(Arc::clone(split));
        while !split.is_closed.load(Ordering::Relaxed) {
            let at = split.next.fetch_add(1, Ordering::Relaxed);
            let Some(taken) = split.moves.get(at) else { break };
            let child = split.node.after(usize::from(taken.cell), taken.flips);
            let value = self.null(&child, -split.alpha - 1, split.depth - 1, split.selectivity);
            let mut outcome = locked(&split.outcome);
            match value {
                Ok(value) if -value > outcome.best => {
                    (outcome.best, outcome.cell) = (-value, taken.cell);
                    if -value > split.alpha {
                        split.is_closed.store(true, Ordering::Relaxed);
                    }
                }
                Ok(_) => {}
                Err(Spent) => {
                    outcome.is_spent = true;
                    split.is_closed.store(true, Ordering::Relaxed);
                }
            }
        }
        self.split = outside;
    }
}
