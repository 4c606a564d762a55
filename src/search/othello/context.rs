//! What the threads of one search share, and what each carries along.

use std::sync::Arc;

use super::local::LocalTable;
use super::probcut::Caution;
use super::threads::{Pool, Split};
use crate::eval::othello::patterns::Weights;
use crate::othello::Board;
use crate::search::budget::{Allowance, Budget, Spent};
use crate::search::othello::known::BoardTable;

/// A value in hundredths of a disc.
pub type Value = Result<i32, Spent>;

/// What all threads of a search share.
pub struct Shared<'a> {
    /// What positions are worth.
    pub weights: &'a Weights,
    /// How readily moves are left out.
    pub caution: Caution,
    /// What was found out so far.
    pub table: &'a BoardTable,
    /// What the search may spend.
    pub allowance: Allowance<'a>,
    /// Where threads find work.
    pub pool: Pool,
}

impl<'a> Shared<'a> {
    /// A search that ends when its allowance is spent.
    pub fn new(
        weights: &'a Weights,
        table: &'a BoardTable,
        caution: Caution,
        allowance: Allowance<'a>,
    ) -> Self {
        Self { weights, caution, table, allowance, pool: Pool::default() }
    }
}

/// One thread's search.
pub struct Searcher<'a> {
    /// What the threads share.
    pub shared: &'a Shared<'a>,
    /// What this thread found out about boards with few empty squares. Small, so that it stays near the core
    /// beside all else that the search needs, also where other programs want the core as well.
    pub local: LocalTable<Board, 12>,
    /// The same of boards with a few more, of which every move's is looked up.
    pub near: LocalTable<Board, 14>,
    /// What it spends.
    budget: Budget<'a>,
    /// The shared position that this thread works for.
    pub split: Option<Arc<Split>>,
}

impl<'a> Searcher<'a> {
    /// A thread that has not looked at anything.
    pub fn new(shared: &'a Shared<'a>) -> Self {
        Self {
            shared,
            local: LocalTable::new(Board::start()),
            near: LocalTable::new(Board::start()),
            budget: Budget::new(&shared.allowance),
            split: None,
        }
    }

    /// Counts one position.
    ///
    /// # Errors
    /// [`Spent`] if it may not be looked at any more, or nobody needs what comes of it.
    #[inline]
    pub fn count(&mut self) -> Result<(), Spent> {
        let split = &self.split;
        self.budget.spend_while(|| !split.as_ref().is_some_and(|split| split.is_void()))
    }

    /// Makes sure that so many positions may be looked at without a further question, and gives what counts them.
    ///
    /// # Errors
    /// [`Spent`] if they may not.
    #[inline]
    pub fn reserve(&mut self, nodes: u64) -> Result<&mut u64, Spent> {
        let split = &self.split;
        let is_wanted = || !split.as_ref().is_some_and(|split| split.is_void());
        self.budget.reserve_while(nodes, is_wanted)?;
        Ok(self.budget.counter())
    }

    /// Adds this thread's positions to what all looked at.
    pub fn tell(&mut self) {
        self.budget.tell();
    }
}
