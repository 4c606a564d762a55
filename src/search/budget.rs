//! What a search may spend: nodes and time, shared by its threads and counted down while it runs.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::stop::Stop;

/// Says that the search ran out of time or nodes, or was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent;

/// What all threads of a search may spend together. Once it is spent it stays so.
#[derive(Debug)]
pub struct Allowance<'a> {
    stop: &'a Stop,
    deadline: Option<Instant>,
    /// Nodes that may still be looked at; [`UNLIMITED`] if there is no limit.
    nodes_left: AtomicU64,
    is_spent: AtomicBool,
    /// Nodes that threads have told of.
    told: AtomicU64,
}

const UNLIMITED: u64 = u64::MAX;

impl<'a> Allowance<'a> {
    /// Ends when `stop` is asked for, at the deadline or after so many nodes.
    pub fn new(stop: &'a Stop, deadline: Option<Instant>, nodes: Option<u64>) -> Self {
        Self {
            stop,
            deadline,
            nodes_left: AtomicU64::new(nodes.unwrap_or(UNLIMITED)),
            is_spent: AtomicBool::new(false),
            told: AtomicU64::new(0),
        }
    }

    /// Nodes that threads have told of: all but the last few thousands of each.
    pub fn nodes(&self) -> u64 {
        self.told.load(Ordering::Relaxed)
    }

    /// Ends the search for every thread.
    pub fn end(&self) {
        self.is_spent.store(true, Ordering::Relaxed);
    }

    /// Returns whether the search is over, with a look at the clock and the stop flag.
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

    /// Takes `wanted` nodes from what is left, or as many as there are, but no fewer than `least`.
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

/// One thread's part of an [`Allowance`].
#[derive(Debug)]
pub struct Budget<'a> {
    allowance: &'a Allowance<'a>,
    /// Whether nodes are drawn from the allowance.
    is_drawn: bool,
    nodes: u64,
    /// How far [`Self::nodes`] may go before the limits are looked at again.
    allotted: u64,
    told: u64,
}

impl<'a> Budget<'a> {
    /// Nodes between two looks at the clock and the stop flag: well under a millisecond in an endgame, a few
    /// elsewhere.
    const CHUNK: u64 = 2048;

    /// The budget of a thread whose nodes count.
    pub fn new(allowance: &'a Allowance<'a>) -> Self {
        Self { allowance, is_drawn: true, nodes: 0, allotted: 0, told: 0 }
    }

    /// The budget of a thread that may look at any number of nodes until the search is over.
    pub fn of_helper(allowance: &'a Allowance<'a>) -> Self {
        Self { is_drawn: false, ..Self::new(allowance) }
    }

    /// Counts one node.
    ///
    /// # Errors
    /// [`Spent`] if it may not be looked at any more; then always again.
    #[inline]
    pub fn spend(&mut self) -> Result<(), Spent> {
        self.spend_while(|| true)
    }

    /// Counts one node, if what it is for is still wanted; that is asked whenever the limits are looked at.
    ///
    /// # Errors
    /// [`Spent`] if it may not be looked at any more, or is not wanted.
    #[inline]
    pub fn spend_while(&mut self, is_wanted: impl FnOnce() -> bool) -> Result<(), Spent> {
        self.reserve_while(1, is_wanted)?;
        self.nodes += 1;
        Ok(())
    }

    /// Makes sure that so many nodes may be counted in [`Self::counter`], under the same conditions.
    ///
    /// # Errors
    /// [`Spent`] if they may not.
    #[inline]
    pub fn reserve_while(
        &mut self,
        nodes: u64,
        is_wanted: impl FnOnce() -> bool,
    ) -> Result<(), Spent> {
        if self.nodes + nodes > self.allotted {
            self.look(self.nodes + nodes - self.allotted, is_wanted())?;
        }
        Ok(())
    }

    /// Nodes counted so far; more may be added as far as they were reserved.
    #[inline]
    pub fn counter(&mut self) -> &mut u64 {
        &mut self.nodes
    }

    /// Nodes counted so far.
    #[inline]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Adds this thread's nodes to what all looked at.
    pub fn tell(&mut self) {
        self.allowance.told.fetch_add(self.nodes - self.told, Ordering::Relaxed);
        self.told = self.nodes;
    }

    /// Tells, and gives the nodes of all threads that have told theirs.
    pub fn nodes_of_all(&mut self) -> u64 {
        self.tell();
        self.allowance.nodes()
    }

    #[cold]
    fn look(&mut self, least: u64, is_wanted: bool) -> Result<(), Spent> {
        self.tell();
        if !is_wanted || self.allowance.is_spent() {
            return Err(Spent);
        }
        let wanted = least.max(Self::CHUNK);
        self.allotted += if self.is_drawn { self.allowance.draw(least, wanted)? } else { wanted };
        Ok(())
    }
}
