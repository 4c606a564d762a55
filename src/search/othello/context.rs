//! What the threads of a search share, and what each has for itself.

use std::sync::Arc;

use super::local::LocalTable;
use super::pool::{Pool, Split};
use crate::eval::othello::patterns::Weights;
use crate::othello::Board;
use crate::search::budget::{Allowance, Budget, Spent};
use crate::search::othello::table::BoardTable;

/// A value in hundredths of a disc.
pub type Value = Result<i32, Spent>;

/// The error that selective cuts allow for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caution {
    /// Enough that a search of a stated depth finds as good moves as a full-width one.
    Careful,
    /// Less: in the same time more depth is worth more than the occasional wrong cut costs.
    Bold,
}

/// What all threads of a search share.
pub struct Shared<'a> {
    /// The evaluation's weights.
    pub weights: &'a Weights,
    /// How readily moves are cut.
    pub caution: Caution,
    /// The transposition table.
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
    /// What this thread found out about boards with few empty squares. Small enough to stay in the core's cache, even
    /// when other programs share the core.
    pub local: LocalTable<Board, 12>,
    /// The same for boards with a few more, where every move is looked up.
    pub near: LocalTable<Board, 14>,
    /// Its budget.
    budget: Budget<'a>,
    /// The shared node this thread is working for.
    pub split: Option<Arc<Split>>,
}

impl<'a> Searcher<'a> {
    /// A thread with nothing searched yet.
    pub fn new(shared: &'a Shared<'a>) -> Self {
        Self {
            shared,
            local: LocalTable::new(Board::start()),
            near: LocalTable::new(Board::start()),
            budget: Budget::new(&shared.allowance),
            split: None,
        }
    }

    /// Counts one node.
    ///
    /// # Errors
    /// [`Spent`] if the limits are reached, or nobody needs the result.
    #[inline]
    pub fn count(&mut self) -> Result<(), Spent> {
        let split = &self.split;
        self.budget.spend_while(|| !split.as_ref().is_some_and(|split| split.is_void()))
    }

    /// Reserves nodes, and returns their counter.
    ///
    /// # Errors
    /// [`Spent`] if they are not granted.
    #[inline]
    pub fn reserve(&mut self, nodes: u64) -> Result<&mut u64, Spent> {
        let split = &self.split;
        let is_wanted = || !split.as_ref().is_some_and(|split| split.is_void());
        self.budget.reserve_while(nodes, is_wanted)?;
        Ok(self.budget.counter())
    }

    /// Reports this thread's nodes.
    pub fn tell(&mut self) {
        self.budget.tell();
    }
}
