//! The time and node limits of a search, shared by its threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::stop::Stop;

/// The search ran out of time or nodes, or was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent;

/// What all threads of a search may spend together; once spent, it stays so.
#[derive(Debug)]
pub struct Allowance<'a> {
    stop: &'a Stop,
    deadline: Option<Instant>,
    nodes_left: AtomicU64,
    is_spent: AtomicBool,
    reported: AtomicU64,
}

const UNLIMITED: u64 = u64::MAX;

impl<'a> Allowance<'a> {
    pub fn new(stop: &'a Stop, deadline: Option<Instant>, nodes: Option<u64>) -> Self {
        Self {
            stop,
            deadline,
            nodes_left: AtomicU64::new(nodes.unwrap_or(UNLIMITED)),
            is_spent: AtomicBool::new(false),
            reported: AtomicU64::new(0),
        }
    }

    /// Nodes reported so far: all but the last few thousand of each thread.
    pub fn nodes(&self) -> u64 {
        self.reported.load(Ordering::Relaxed)
    }

    pub fn end(&self) {
        self.is_spent.store(true, Ordering::Relaxed);
    }

    /// Checks the clock and the stop flag as well.
    pub fn is_spent(&self) -> bool {
        if !self.is_spent.load(Ordering::Relaxed) {
            let is_late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if !self.stop.is_requested() && !is_late() {
                return false;
            }
            self.end();
        }
        true
    }

    fn draw(&self, least: u64, wanted: u64) -> Result<u64, Spent> {
        let drawn = |left: u64| if left == UNLIMITED { wanted } else { left.min(wanted) };
        let left = self.nodes_left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
            Some(if left == UNLIMITED { left } else { left - drawn(left) })
        });
        let drawn = drawn(left.unwrap_or_else(|left| left));
        if drawn < least {
            self.end();
            return Err(Spent);
        }
        Ok(drawn)
    }
}

#[derive(Debug)]
pub struct Budget<'a> {
    allowance: &'a Allowance<'a>,
    is_drawn: bool,
    nodes: u64,
    /// Node count at which the limits are checked again.
    allotted: u64,
    reported: u64,
}

impl<'a> Budget<'a> {
    /// Nodes between checks of the limits: well under a millisecond in an endgame, a few elsewhere.
    const CHUNK: u64 = 2048;

    pub fn new(allowance: &'a Allowance<'a>) -> Self {
        Self { allowance, is_drawn: true, nodes: 0, allotted: 0, reported: 0 }
    }

    /// The budget of a helper: nodes are unlimited until the search is over.
    pub fn of_helper(allowance: &'a Allowance<'a>) -> Self {
        Self { is_drawn: false, ..Self::new(allowance) }
    }

    #[inline]
    pub fn spend(&mut self) -> Result<(), Spent> {
        self.spend_while(|| true)
    }

    /// Counts one node if it is still wanted, which is asked whenever the limits are checked.
    #[inline]
    pub fn spend_while(&mut self, is_wanted: impl FnOnce() -> bool) -> Result<(), Spent> {
        self.reserve_while(1, is_wanted)?;
        self.nodes += 1;
        Ok(())
    }

    /// Reserves nodes to be counted in [`Self::counter`].
    #[inline]
    pub fn reserve_while(
        &mut self,
        nodes: u64,
        is_wanted: impl FnOnce() -> bool,
    ) -> Result<(), Spent> {
        if self.nodes + nodes > self.allotted {
            self.refill(self.nodes + nodes - self.allotted, is_wanted())?;
        }
        Ok(())
    }

    /// May be raised by as many nodes as were reserved.
    #[inline]
    pub fn counter(&mut self) -> &mut u64 {
        &mut self.nodes
    }

    #[inline]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    pub fn report(&mut self) {
        self.allowance.reported.fetch_add(self.nodes - self.reported, Ordering::Relaxed);
        self.reported = self.nodes;
    }

    pub fn nodes_of_all(&mut self) -> u64 {
        self.report();
        self.allowance.nodes()
    }

    #[cold]
    fn refill(&mut self, least: u64, is_wanted: bool) -> Result<(), Spent> {
        self.report();
        if !is_wanted || self.allowance.is_spent() {
            return Err(Spent);
        }
        let wanted = least.max(Self::CHUNK);
        self.allotted += if self.is_drawn { self.allowance.draw(least, wanted)? } else { wanted };
        Ok(())
    }
}
