//! What the threads of a search share, and what each has for itself.

use super::failed_fours::FailedFours;
use super::table::Table;
use crate::eval::gomoku::{Cell, PatternBoard};
use crate::search::budget::{Allowance, Budget};

/// The maximum ply.
pub const MAX_PLIES: usize = 200;

/// What all threads of a search share.
#[derive(Debug)]
pub struct Shared<'a> {
    /// The transposition table.
    pub table: &'a Table,
    /// The most plies of a search for wins by fours; [`Self::searches_vct`] says whether other threats are searched.
    pub max_vcf_plies: usize,
    /// What the search may spend.
    pub allowance: Allowance<'a>,
}

impl<'a> Shared<'a> {
    /// What the threads of one search share.
    pub fn new(table: &'a Table, max_vcf_plies: usize, allowance: Allowance<'a>) -> Self {
        Self { table, max_vcf_plies, allowance }
    }

    /// Returns whether wins by threats of all kinds are searched: only where nothing limits the fours.
    pub fn searches_vct(&self) -> bool {
        self.max_vcf_plies == usize::MAX
    }
}

/// A thread of a search.
#[derive(Debug)]
pub struct Searcher<'a> {
    /// What it shares with the others.
    pub shared: &'a Shared<'a>,
    /// The position under search.
    pub board: PatternBoard,
    /// What it may spend.
    pub budget: Budget<'a>,
    /// By colour and cell: how often a move was better than expected there.
    pub history: Box<[[i32; Cell::COUNT]; 2]>,
    /// By ply: killer moves.
    pub killers: Box<[[Option<Cell>; 2]; MAX_PLIES + 2]>,
    /// Fours tried in vain.
    pub failed_fours: FailedFours,
    /// The node count at which the current search for fours ends.
    pub vcf_end: u64,
}

impl<'a> Searcher<'a> {
    /// The main thread.
    pub fn new(shared: &'a Shared<'a>, board: PatternBoard) -> Self {
        Self::with_budget(shared, board, Budget::new(&shared.allowance))
    }

    /// A helper; its nodes do not count against the limit.
    pub fn helper(shared: &'a Shared<'a>, board: PatternBoard) -> Self {
        Self::with_budget(shared, board, Budget::of_helper(&shared.allowance))
    }

    /// A thread with nothing learnt yet.
    fn with_budget(shared: &'a Shared<'a>, board: PatternBoard, budget: Budget<'a>) -> Self {
        Self {
            shared,
            board,
            budget,
            history: Box::new([[0; Cell::COUNT]; 2]),
            killers: Box::new([[None; 2]; MAX_PLIES + 2]),
            failed_fours: FailedFours::new(),
            vcf_end: 0,
        }
    }

    /// Rewards a move that caused a cutoff, and punishes those tried before it.
    pub fn reward(&mut self, ply: usize, best: Cell, tried: &[Cell], depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best) {
            *killers = [Some(best), killers[0]];
        }
        let bonus = (depth * depth).min(400);
        let history = &mut self.history[self.board.to_move() as usize];
        raise(&mut history[best.index()], bonus);
        for cell in tried {
            raise(&mut history[cell.index()], -bonus);
        }
    }
}

/// Raises a number by less the higher it already is.
fn raise(number: &mut i32, by: i32) {
    const MAX: i32 = 2000;
    *number += by - *number * by.abs() / MAX;
}
