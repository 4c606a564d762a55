//! What the threads of one search share, and what each carries along.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::endgame::LocalTable;
use super::probcut::Caution;
use super::threads::{Pool, Split};
use crate::eval::othello::patterns::Weights;
use crate::search::board_table::BoardTable;
use crate::search::stop::Stop;
use crate::search::time::Spent;

/// A value in hundredths of a disc, or in whole discs in the endgame.
pub type Value = Result<i32, Spent>;

/// What all threads of a search share.
pub struct Shared<'a> {
    /// What positions are worth.
    pub weights: &'a Weights,
    /// How readily moves are left out.
    pub caution: Caution,
    /// What was found out so far.
    pub table: &'a BoardTable,
    stop: &'a Stop,
    deadline: Option<Instant>,
    /// Positions that may still be looked at; [`UNLIMITED`] if there is no limit.
    nodes_left: AtomicU64,
    /// Set once and for all when time or nodes are spent or the stop was asked for.
    spent: AtomicBool,
    /// Positions that threads have told of.
    told: AtomicU64,
    /// Where threads find work.
    pub pool: Pool,
}

const UNLIMITED: u64 = u64::MAX;

impl<'a> Shared<'a> {
    /// A search that ends when `stop` is asked for, at the deadline or after so many positions.
    pub fn new(
        weights: &'a Weights,
        table: &'a BoardTable,
        caution: Caution,
        stop: &'a Stop,
        deadline: Option<Instant>,
        nodes: Option<u64>,
    ) -> Self {
        Self {
            weights,
            caution,
            table,
            stop,
            deadline,
            nodes_left: AtomicU64::new(nodes.unwrap_or(UNLIMITED)),
            spent: AtomicBool::new(false),
            told: AtomicU64::new(0),
            pool: Pool::default(),
        }
    }

    /// Positions that threads have told of: all but the last few thousands of each.
    pub fn nodes(&self) -> u64 {
        self.told.load(Ordering::Relaxed)
    }

    /// Ends the search for every thread.
    pub fn end(&self) {
        self.spent.store(true, Ordering::Relaxed);
    }

    fn is_spent(&self) -> bool {
        if !self.spent.load(Ordering::Relaxed) {
            let is_late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if !self.stop.is_requested() && !is_late() {
                return false;
            }
            self.end();
        }
        true
    }

    /// Takes at least `least` positions from what is left, [`Searcher::CHUNK`] if there are as many.
    fn draw(&self, least: u64) -> Result<u64, Spent> {
        let wanted = |left: u64| {
            if left == UNLIMITED {
                least.max(Searcher::CHUNK)
            } else {
                left.min(least.max(Searcher::CHUNK))
            }
        };
        let drawn = self.nodes_left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
            if left == UNLIMITED { Some(left) } else { Some(left - wanted(left)) }
        });
        let drawn = wanted(drawn.unwrap_or_else(|left| left));
        if drawn < least {
            self.end();
            return Err(Spent);
        }
        Ok(drawn)
    }
}

/// One thread's search.
pub struct Searcher<'a> {
    /// What the threads share.
    pub shared: &'a Shared<'a>,
    /// What this thread found out about boards with few empty squares. Small, so that it stays near the core
    /// beside all else that the search needs, also where other programs want the core as well.
    pub local: LocalTable<12>,
    /// The same of boards with a few more, of which every move's is looked up.
    pub near: LocalTable<14>,
    /// Positions looked at.
    pub nodes: u64,
    /// How far [`Self::nodes`] may go before the limits are looked at again.
    allotted: u64,
    told: u64,
    /// The shared position that this thread works for.
    pub split: Option<Arc<Split>>,
}

impl<'a> Searcher<'a> {
    /// Positions between two looks at the clock and the stop flag: well under a millisecond in the
    /// endgame, a few in the middle of the game.
    const CHUNK: u64 = 2048;

    /// A thread that has not looked at anything.
    pub fn new(shared: &'a Shared<'a>) -> Self {
        Self {
            shared,
            local: LocalTable::new(),
            near: LocalTable::new(),
            nodes: 0,
            allotted: 0,
            told: 0,
            split: None,
        }
    }

    /// Counts one position.
    ///
    /// # Errors
    /// [`Spent`] if it may not be looked at any more; then always again.
    #[inline]
    pub fn count(&mut self) -> Result<(), Spent> {
        if self.nodes >= self.allotted {
            self.look(1)?;
        }
        self.nodes += 1;
        Ok(())
    }

    /// Makes sure that so many positions may be looked at without a further question.
    ///
    /// # Errors
    /// [`Spent`] if they may not.
    #[inline]
    pub fn reserve(&mut self, nodes: u64) -> Result<(), Spent> {
        if self.nodes + nodes > self.allotted {
            self.look(self.nodes + nodes - self.allotted)?;
        }
        Ok(())
    }

    #[cold]
    fn look(&mut self, least: u64) -> Result<(), Spent> {
        self.tell();
        let is_void = self.split.as_ref().is_some_and(|split| split.is_void());
        if is_void || self.shared.is_spent() {
            return Err(Spent);
        }
        self.allotted += self.shared.draw(least)?;
        Ok(())
    }

    /// Adds this thread's positions to what all looked at.
    pub fn tell(&mut self) {
        self.shared.told.fetch_add(self.nodes - self.told, Ordering::Relaxed);
        self.told = self.nodes;
    }
}
