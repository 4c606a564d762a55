//! What a search's threads share, and what each has for itself.

use crate::eval::othello::Geometry;
use crate::search::budget::{Allowance, Budget, Spent};
use crate::search::othello::local::LocalTable;
use crate::search::othello::table::TableBoard;

#[derive(Clone, Copy, Debug)]
pub struct Candidate<B> {
    pub cell: usize,
    /// Seen from the other side.
    pub child: B,
    /// Higher goes first.
    pub rank: i32,
}

pub struct Shared<'a, B: TableBoard> {
    pub geometry: &'a Geometry<B::Mask>,
    pub table: &'a B::Table,
    pub allowance: Allowance<'a>,
}

pub struct Searcher<'a, B: TableBoard> {
    pub geometry: &'a Geometry<B::Mask>,
    pub table: &'a B::Table,
    pub budget: Budget<'a>,
    /// 0 for the main thread, else the helper's number.
    pub number: usize,
    pub local: LocalTable<B, 14>,
    /// The candidates of every node on the path from the root, so that nodes allocate nothing.
    pub candidates: Vec<Candidate<B>>,
}

impl<'a, B: TableBoard> Searcher<'a, B> {
    pub fn new(shared: &'a Shared<'a, B>) -> Self {
        Self::with_budget(shared, Budget::new(&shared.allowance), 0)
    }

    /// Numbered from 1; its nodes don't count against the limit.
    pub fn helper(shared: &'a Shared<'a, B>, number: usize) -> Self {
        Self::with_budget(shared, Budget::of_helper(&shared.allowance), number)
    }

    fn with_budget(shared: &'a Shared<'a, B>, budget: Budget<'a>, number: usize) -> Self {
        let Shared { geometry, table, .. } = *shared;
        let local = LocalTable::new();
        Self { geometry, table, budget, number, local, candidates: Vec::new() }
    }
}

pub const INFINITY: i32 = 30_000;

pub type Value = Result<i32, Spent>;
