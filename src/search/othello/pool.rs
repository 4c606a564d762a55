//! The split points open to idle threads, and the threads waiting for one.

use std::hint;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::moves::Moves;
use super::node::Node;
use super::values::NO_CELL;
use crate::locks::lock;
use crate::search::deepening::{MINUS_INFINITY, Step};

pub struct Split {
    pub(super) node: Node,
    pub(super) alpha: i32,
    pub(super) step: Step,
    pub(super) moves: Moves,
    pub(super) next: AtomicUsize,
    /// A cutoff was found, or the search is over.
    pub(super) is_closed: AtomicBool,
    pub(super) outcome: Mutex<Outcome>,
    above: Option<Arc<Split>>,
}

pub(super) struct Outcome {
    pub(super) best: i32,
    pub(super) cell: u8,
    /// Whether a move was left unfinished.
    pub(super) is_spent: bool,
    pub(super) has_failed: bool,
    /// Threads at work besides the owner; changed only under the pool's lock.
    pub(super) helpers: usize,
}

impl Split {
    pub fn new(node: Node, alpha: i32, step: Step, moves: Moves, above: Option<Arc<Self>>) -> Self {
        let (is_spent, has_failed, helpers) = (false, false, 0);
        let outcome =
            Outcome { best: MINUS_INFINITY, cell: NO_CELL, is_spent, has_failed, helpers };
        Self {
            node,
            alpha,
            step,
            moves,
            next: AtomicUsize::new(0),
            is_closed: AtomicBool::new(false),
            outcome: Mutex::new(outcome),
            above,
        }
    }

    pub fn is_void(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
            || self.above.as_ref().is_some_and(|above| above.is_void())
    }

    pub(super) fn close(&self) {
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

#[derive(Default)]
pub struct Pool {
    pub(super) open: Mutex<Open>,
    changed: Condvar,
    /// Counts changes; raised under the lock.
    changes: AtomicU32,
    idle: AtomicUsize,
}

#[derive(Default)]
pub(super) struct Open {
    splits: Vec<Arc<Split>>,
    pub(super) is_over: bool,
}

impl Pool {
    #[inline]
    pub fn has_idle(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    pub fn close(&self) {
        let mut open = lock(&self.open);
        open.is_over = true;
        self.notify(open);
    }

    fn notify(&self, open: MutexGuard<'_, Open>) {
        self.changes.fetch_add(1, Ordering::Relaxed);
        drop(open);
        self.changed.notify_all();
    }

    /// Waits for a change, spinning at first, as most work comes sooner than it takes to sleep and wake.
    pub(super) fn wait<'p>(&'p self, open: MutexGuard<'p, Open>) -> MutexGuard<'p, Open> {
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
        let mut open = lock(&self.open);
        if is_same() {
            open = self.changed.wait(open).unwrap_or_else(PoisonError::into_inner);
        }
        open
    }

    /// Joins the deepest split point with moves left, below `above` if given.
    pub(super) fn join(&self, open: &Open, above: Option<&Arc<Split>>) -> Option<Joined<'_>> {
        let split = open
            .splits
            .iter()
            .filter(|split| split.has_moves() && above.is_none_or(|above| split.lies_under(above)))
            .max_by_key(|split| split.step.depth)?;
        lock(&split.outcome).helpers += 1;
        Some(Joined { pool: self, split: Arc::clone(split) })
    }
}

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

/// A helper's part in a split point; it leaves when dropped.
pub(super) struct Joined<'p> {
    pool: &'p Pool,
    pub(super) split: Arc<Split>,
}

impl Drop for Joined<'_> {
    fn drop(&mut self) {
        let open = lock(&self.pool.open);
        let mut outcome = lock(&self.split.outcome);
        outcome.helpers -= 1;
        if thread::panicking() {
            outcome.has_failed = true;
            self.split.close();
        }
        drop(outcome);
        self.pool.notify(open);
    }
}

pub(super) struct Offered<'p> {
    pool: &'p Pool,
    pub(super) split: Arc<Split>,
}

impl<'p> Offered<'p> {
    pub(super) fn new(pool: &'p Pool, split: Split) -> Self {
        let split = Arc::new(split);
        let mut open = lock(&pool.open);
        open.splits.push(Arc::clone(&split));
        pool.notify(open);
        Self { pool, split }
    }

    pub(super) fn withdraw(&self) -> MutexGuard<'p, Open> {
        let mut open = lock(&self.pool.open);
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
