//! What a search's threads share, and what each has for itself.

use std::sync::Arc;

use super::eval_cache::EvalCache;
use super::local::LocalTable;
use super::node::Node;
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
    /// Enough for a search of a stated depth to find as good moves as a full-width one.
    Careful,
    /// Less: in the same time more depth is worth more than the occasional wrong cut costs.
    Bold,
}

pub struct Shared<'a> {
    pub weights: &'a Weights,
    pub caution: Caution,
    pub table: &'a BoardTable,
    pub allowance: Allowance<'a>,
    pub pool: Pool,
}

impl<'a> Shared<'a> {
    pub fn new(
        weights: &'a Weights,
        table: &'a BoardTable,
        caution: Caution,
        allowance: Allowance<'a>,
    ) -> Self {
        Self { weights, caution, table, allowance, pool: Pool::default() }
    }

    pub fn end(&self) {
        self.allowance.end();
        self.pool.close();
    }
}

pub struct Searcher<'a> {
    pub shared: &'a Shared<'a>,
    /// For boards with few empty squares; small enough for a core's cache, even a shared one.
    pub local: LocalTable<Board, 12>,
    /// For boards with a few more, where every move is looked up.
    pub near: LocalTable<Board, 14>,
    evaluations: EvalCache,
    budget: Budget<'a>,
    pub split: Option<Arc<Split>>,
}

impl<'a> Searcher<'a> {
    pub fn new(shared: &'a Shared<'a>) -> Self {
        Self {
            shared,
            local: LocalTable::new(),
            near: LocalTable::new(),
            evaluations: EvalCache::new(),
            budget: Budget::new(&shared.allowance),
            split: None,
        }
    }

    /// The evaluation of `node` in hundredths of a disc, within ±6400.
    #[inline]
    pub fn value(&mut self, node: &Node) -> i32 {
        self.evaluations.value(node.board, || node.value(self.shared.weights))
    }

    /// The same of the node after a move.
    #[inline]
    pub fn value_after(&mut self, node: &Node, cell: usize, flips: u64) -> i32 {
        let evaluate = || node.after(cell, flips).value(self.shared.weights);
        self.evaluations.value(node.board.play_with(cell, flips), evaluate)
    }

    /// Counts one node, unless nobody needs the result.
    #[inline]
    pub fn count(&mut self) -> Result<(), Spent> {
        let split = &self.split;
        self.budget.spend_while(|| !split.as_ref().is_some_and(|split| split.is_void()))
    }

    #[inline]
    pub fn reserve(&mut self, nodes: u64) -> Result<&mut u64, Spent> {
        let split = &self.split;
        let is_wanted = || !split.as_ref().is_some_and(|split| split.is_void());
        self.budget.reserve_while(nodes, is_wanted)?;
        Ok(self.budget.counter())
    }

    pub fn report_nodes(&mut self) {
        self.budget.report();
    }
}
