//! What the threads of a search share, and what each has for itself.

use crate::eval::othello::Geometry;
use crate::search::budget::{Allowance, Budget, Spent};
use crate::search::othello::local::LocalTable;
use crate::search::othello::table::TableBoard;

/// A move with the board after it.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<B> {
    /// The square.
    pub cell: usize,
    /// The board after the move, seen from the other side.
    pub child: B,
    /// Higher goes first.
    pub rank: i32,
}

/// What all threads of a search share.
pub struct Shared<'a, B: TableBoard> {
    /// The root board.
    pub board: B,
    /// The board's geometry.
    pub geometry: &'a Geometry<B::Mask>,
    /// The transposition table.
    pub table: &'a B::Table,
    /// What the search may spend.
    pub allowance: Allowance<'a>,
}

/// One thread of an alpha-beta search.
pub struct Searcher<'a, B: TableBoard> {
    /// The board's geometry.
    pub geometry: &'a Geometry<B::Mask>,
    /// The transposition table.
    pub table: &'a B::Table,
    /// Its budget.
    pub budget: Budget<'a>,
    /// 0 for the main thread, else the helper's number.
    pub number: usize,
    /// What this thread found out about boards with few empty squares.
    pub local: LocalTable<B, 14>,
    /// The candidates of every node on the path from the root, so that nodes allocate nothing.
    pub candidates: Vec<Candidate<B>>,
}

impl<'a, B: TableBoard> Searcher<'a, B> {
    /// The main thread.
    pub fn new(shared: &'a Shared<'a, B>) -> Self {
        Self::with_budget(shared, Budget::new(&shared.allowance), 0)
    }

    /// A helper, numbered from 1; its nodes do not count against the limit.
    pub fn helper(shared: &'a Shared<'a, B>, number: usize) -> Self {
        Self::with_budget(shared, Budget::of_helper(&shared.allowance), number)
    }

    fn with_budget(shared: &'a Shared<'a, B>, budget: Budget<'a>, number: usize) -> Self {
        let Shared { board, geometry, table, .. } = *shared;
        let local = LocalTable::new(board);
        Self { geometry, table, budget, number, local, candidates: Vec::new() }
    }
}

/// More than any value.
pub const INFINITY: i32 = 30_000;

/// A value in hundredths of a disc.
pub type Value = Result<i32, Spent>;
