//! What the threads of a search share, and what each has for itself.

use super::table::Table;
use super::vcf::Memory;
use crate::eval::gomoku::{Cell, PatternBoard};
use crate::search::budget::{Allowance, Budget};

/// The plies from the root beyond which nothing is looked at.
pub const MOST_PLIES: usize = 200;

/// What all threads of a search share.
#[derive(Debug)]
pub struct Shared<'a> {
    /// What was found out about positions.
    pub table: &'a Table,
    /// Plies that wins by fours are looked for at most, and whether they are by other threats is told by
    /// [`Self::sees_threats`].
    pub most_fours: usize,
    /// What the search may spend.
    pub allowance: Allowance<'a>,
}

impl<'a> Shared<'a> {
    /// What the threads of one search share.
    pub fn new(table: &'a Table, most_fours: usize, allowance: Allowance<'a>) -> Self {
        Self { table, most_fours, allowance }
    }

    /// Returns whether wins by threats of all kinds are looked for: only where nothing limits the fours.
    pub fn sees_threats(&self) -> bool {
        self.most_fours == usize::MAX
    }
}

/// A thread of a search.
#[derive(Debug)]
pub struct Searcher<'a> {
    /// What it shares with the others.
    pub shared: &'a Shared<'a>,
    /// The position that it looks at.
    pub board: PatternBoard,
    /// What it may spend.
    pub budget: Budget<'a>,
    /// By colour and cell: how often a move was better than expected there.
    pub history: Box<[[i32; Cell::COUNT]; 2]>,
    /// By the ply: moves that settled the matter lately.
    pub killers: Box<[[Option<Cell>; 2]; MOST_PLIES + 2]>,
    /// What fours were tried in vain.
    pub fours_memory: Memory,
    /// The count of nodes at which the look for fours under way ends.
    pub fours_end: u64,
}

impl<'a> Searcher<'a> {
    /// The thread that answers.
    pub fn new(shared: &'a Shared<'a>, board: PatternBoard) -> Self {
        Self::with_budget(shared, board, Budget::new(&shared.allowance))
    }

    /// A thread that helps; what it looks at does not count against the limit.
    pub fn helper(shared: &'a Shared<'a>, board: PatternBoard) -> Self {
        Self::with_budget(shared, board, Budget::of_helper(&shared.allowance))
    }

    /// A thread that knows nothing yet.
    fn with_budget(shared: &'a Shared<'a>, board: PatternBoard, budget: Budget<'a>) -> Self {
        Self {
            shared,
            board,
            budget,
            history: Box::new([[0; Cell::COUNT]; 2]),
            killers: Box::new([[None; 2]; MOST_PLIES + 2]),
            fours_memory: Memory::new(),
            fours_end: 0,
        }
    }

    /// Notes that a move settled the matter, and that those tried before it did not.
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

/// The more a number has been raised already, the less it is raised.
fn raise(number: &mut i32, by: i32) {
    const MOST: i32 = 2000;
    *number += by - *number * by.abs() / MOST;
}
