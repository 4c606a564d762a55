//! The root of the search on sizes other than 8×8.

use super::context::{Candidate, INFINITY, Searcher};
use super::ordering::Ranking;
use crate::eval::Score;
use crate::eval::othello::Mask;
use crate::search::budget::Spent;
use crate::search::deepening::{Aspiration, Root, Step, Window};
use crate::search::othello::schedule::Approach;
use crate::search::othello::table::{TableBoard, principal_variation};
use crate::search::othello::values::NO_CELL;
use crate::search::report::RankedMove;
use crate::search::selectivity::Selectivity;

pub const LINE: usize = 20;

pub const ASPIRATION: Aspiration = Aspiration {
    half: 500,
    widening: 1,
    closes: false,
    tries: 1,
    widest: INFINITY,
    most_guess: INFINITY,
};

pub const APPROACH: Approach = Approach { short_of_end: 11, preparation: None };

pub struct BoardRoot<'s, 'a, B: TableBoard> {
    searcher: &'s mut Searcher<'a, B>,
    board: B,
}

impl<'s, 'a, B: TableBoard> BoardRoot<'s, 'a, B> {
    pub fn new(searcher: &'s mut Searcher<'a, B>, board: B) -> Self {
        Self { searcher, board }
    }

    /// The legal moves, likely ones first; the seed decides among equals.
    pub fn moves(&self, seed: u64) -> Vec<Candidate<B>> {
        let mut candidates = Vec::new();
        let moves = self.board.moves();
        self.searcher.list(&mut candidates, self.board, moves, NO_CELL, Ranking::Evaluation);
        fastrand::Rng::with_seed(seed).shuffle(&mut candidates);
        candidates.sort_by_key(|candidate| -candidate.rank);
        candidates
    }
}

impl<B: TableBoard> Root for BoardRoot<'_, '_, B> {
    type Move = Candidate<B>;

    const ASPIRATION: Aspiration = ASPIRATION;

    fn cell(&self, root_move: Candidate<B>) -> usize {
        root_move.cell
    }

    fn search_move(
        &mut self,
        root_move: Candidate<B>,
        step: Step,
        window: Window,
        place: usize,
    ) -> Result<i32, Spent> {
        self.searcher.candidates.clear();
        self.searcher.follow(root_move.child, window, step.depth - 1, place > 0)
    }

    fn found(&mut self, root_move: Candidate<B>, value: i32, reached: Step) -> RankedMove {
        RankedMove {
            cell: root_move.cell,
            score: Score::from_hundredths(value as i16),
            depth: reached.depth,
            selectivity: Selectivity::NONE,
            exact: i32::from(reached.depth) == self.board.empty().count(),
            line: principal_variation(self.searcher.table, self.board, root_move.cell, LINE),
        }
    }

    fn nodes(&mut self) -> u64 {
        self.searcher.budget.nodes_of_all()
    }
}
