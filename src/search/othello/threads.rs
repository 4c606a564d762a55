//! Several threads in one search: where the first move of a position did not settle the matter, idle
//! threads take a share of the others ("young brothers wait": Rainer Feldmann, "Game tree search on
//! massively parallel systems", 1993). Who waits for helpers helps them meanwhile.
//!
//! Three things have to be right. Work that nobody needs any more ends with [`Spent`], and whatever was
//! going on then is not kept. A thread joins a position, and leaves it, only under the pool's lock, so that
//! its owner never goes on while somebody is still at work. And whatever a thread holds that others wait for
//! is held by a guard, because a thread that panics must not keep them waiting: of a position at which a
//! helper panicked nothing is known, and its owner looks at the moves again.

use std::hint;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::context::{Searcher, Value};
use super::node::Node;
use super::ordering::{Move, Moves};
use crate::search::budget::Spent;
use crate::search::deepening::NOTHING;
use crate::search::othello::known::NO_CELL;

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
    /// Whether a helper panicked.
    has_failed: bool,
    /// Threads at work besides the owner; changed under the pool's lock only.
    helpers: usize,
}

impl Split {
    /// Returns whether nobody needs what is still going on here.
    pub fn is_void(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
            || self.above.as_ref().is_some_and(|above| above.is_void())
    }

    /// Has those who are at work here stop.
    fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
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

/// Locks, also after a panic: nothing that could panic happens between two changes that belong together.
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
        let _idle = Idle::new(&self.idle);
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
        open
    }

    /// Joins the deepest position with moves left, of those under `above` if that is given.
    fn join(&self, open: &Open, above: Option<&Arc<Split>>) -> Option<Joined<'_>> {
        let split = open
            .splits
            .iter()
            .filter(|split| split.has_moves() && above.is_none_or(|above| split.lies_under(above)))
            .max_by_key(|split| split.depth)?;
        locked(&split.outcome).helpers += 1;
        Some(Joined { pool: self, split: Arc::clone(split) })
    }
}

/// A thread that waits for work.
struct Idle<'p>(&'p AtomicUsize);

impl<'p> Idle<'p> {
    fn new(count: &'p AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Idle<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A helper's part in a position; it leaves when this goes.
struct Joined<'p> {
    pool: &'p Pool,
    split: Arc<Split>,
}

impl Drop for Joined<'_> {
    fn drop(&mut self) {
        let open = locked(&self.pool.open);
        let mut outcome = locked(&self.split.outcome);
        outcome.helpers -= 1;
        if thread::panicking() {
            outcome.has_failed = true;
            self.split.close();
        }
        drop(outcome);
        self.pool.tell(open);
    }
}

/// An owner's position while others may join it.
struct Offered<'p> {
    pool: &'p Pool,
    split: Arc<Split>,
}

impl<'p> Offered<'p> {
    /// Offers a position to all.
    fn new(pool: &'p Pool, split: Split) -> Self {
        let split = Arc::new(split);
        let mut open = locked(&pool.open);
        open.splits.push(Arc::clone(&split));
        pool.tell(open);
        Self { pool, split }
    }

    /// Nobody joins it any more.
    fn withdraw(&self) -> MutexGuard<'p, Open> {
        let mut open = locked(&self.pool.open);
        open.splits.retain(|other| !Arc::ptr_eq(other, &self.split));
        open
    }
}

impl Drop for Offered<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.split.close();
            drop(self.withdraw());
        }
    }
}

impl Searcher<'_> {
    /// Works for others until the pool is closed.
    pub fn help(&mut self) {
        let pool = &self.shared.pool;
        let mut open = locked(&pool.open);
        while !open.is_over {
            open = self.help_or_wait(open, None);
        }
    }

    /// Helps with a position, of those under `above` if that is given, or waits for a change.
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
        self.tell();
        drop(joined);
        locked(&pool.open)
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
        let helpers = 0;
        let (is_spent, has_failed) = (false, false);
        let outcome = Outcome { best: NOTHING, cell: NO_CELL, is_spent, has_failed, helpers };
        let pool = &self.shared.pool;
        let offered = Offered::new(
            pool,
            Split {
                node: *node,
                alpha,
                depth,
                selectivity,
                moves,
                next: AtomicUsize::new(0),
                is_closed: AtomicBool::new(false),
                outcome: Mutex::new(outcome),
                above: self.split.clone(),
            },
        );
        let split = &offered.split;
        self.take_moves(split);
        let mut open = offered.withdraw();
        while locked(&split.outcome).helpers > 0 {
            open = self.help_or_wait(open, Some(split));
        }
        drop(open);
        let outcome = locked(&split.outcome);
        if outcome.best > alpha {
            return Ok((outcome.best, outcome.cell));
        }
        if outcome.has_failed {
            drop(outcome);
            return self.look_again(split);
        }
        if outcome.is_spent {
            return Err(Spent);
        }
        Ok((outcome.best, outcome.cell))
    }

    /// Looks at the moves of a position at which a helper failed.
    fn look_again(&mut self, split: &Split) -> Result<(i32, u8), Spent> {
        let (mut best, mut best_cell) = (NOTHING, NO_CELL);
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

    /// What a move is worth.
    fn take(&mut self, split: &Split, Move { cell, flips, .. }: Move) -> Value {
        let child = split.node.after(usize::from(cell), flips);
        Ok(-self.zero_window(&child, -split.alpha - 1, split.depth - 1, split.selectivity)?)
    }

    /// Takes one move after the other until there is none left or the matter is settled.
    fn take_moves(&mut self, split: &Arc<Split>) {
        let outside = self.split.replace(Arc::clone(split));
        while !split.is_closed.load(Ordering::Relaxed) {
            let at = split.next.fetch_add(1, Ordering::Relaxed);
            let Some(taken) = split.moves.get(at) else { break };
            let value = self.take(split, *taken);
            let mut outcome = locked(&split.outcome);
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
