//! What a search's threads share, and what each has for itself.

use super::busy::Busy;
use super::failed_fours::FailedFours;
use super::table::Table;
use crate::eval::gomoku::{Cell, Evaluator, PatternBoard};
use crate::search::budget::{Allowance, Budget};

pub const MAX_PLIES: usize = 200;

#[derive(Debug)]
pub struct Shared<'a> {
    pub table: &'a Table,
    /// Depth limit of VCF; VCT is searched only without one.
    pub max_vcf_plies: usize,
    pub allowance: Allowance<'a>,
    /// `None` for a thread alone.
    pub busy: Option<Busy>,
}

impl<'a> Shared<'a> {
    pub fn new(table: &'a Table, max_vcf_plies: usize, allowance: Allowance<'a>) -> Self {
        Self { table, max_vcf_plies, allowance, busy: None }
    }

    /// The same for several threads.
    pub fn among_threads(self) -> Self {
        Self { busy: Some(Busy::new()), ..self }
    }

    pub fn searches_vct(&self) -> bool {
        self.max_vcf_plies == usize::MAX
    }
}

#[derive(Debug)]
pub struct Searcher<'a> {
    pub shared: &'a Shared<'a>,
    pub board: PatternBoard,
    pub evaluator: Evaluator,
    pub budget: Budget<'a>,
    pub history: Box<[[i32; Cell::COUNT]; 2]>,
    /// By ply.
    pub killers: Box<[[Option<Cell>; 2]; MAX_PLIES + 2]>,
    pub failed_fours: FailedFours,
    /// Node count at which the current VCF search ends.
    pub vcf_end: u64,
}

impl<'a> Searcher<'a> {
    pub fn new(shared: &'a Shared<'a>, board: PatternBoard) -> Self {
        Self::with_budget(shared, board, Budget::new(&shared.allowance))
    }

    /// A helper; its nodes don't count against the limit.
    pub fn helper(shared: &'a Shared<'a>, board: PatternBoard) -> Self {
        Self::with_budget(shared, board, Budget::of_helper(&shared.allowance))
    }

    fn with_budget(shared: &'a Shared<'a>, board: PatternBoard, budget: Budget<'a>) -> Self {
        Self {
            shared,
            evaluator: Evaluator::new(&board),
            board,
            budget,
            history: Box::new([[0; Cell::COUNT]; 2]),
            killers: Box::new([[None; 2]; MAX_PLIES + 2]),
            failed_fours: FailedFours::new(),
            vcf_end: 0,
        }
    }

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

/// Raises a number by less the higher it is.
fn raise(number: &mut i32, by: i32) {
    const MAX: i32 = 2000;
    *number += by - *number * by.abs() / MAX;
}
