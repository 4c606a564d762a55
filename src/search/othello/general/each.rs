//! Every wanted move of a board of another size with a score of its own: deeper and deeper side by side, then to the
//! end. One thread does it all.

use super::midgame::INFINITY;
use super::{Geometry, Reach, Searcher, Task, root};
use crate::eval::Score;
use crate::eval::othello::{FastBoard, Mask};
use crate::search::each::{Queue, Taken, Tell};
use crate::search::report::RankedMove;
use crate::search::table::Table;
use crate::search::time::{Budget, Spent};

/// Half the width of the first window around what was found before, in hundredths.
const WINDOW: i32 = 300;

/// Looks at the wanted moves until the limits of the request end it.
pub fn search_each<'a, B: FastBoard>(
    board: B,
    task: Task<'a>,
    wanted: Vec<RankedMove>,
    table: &'a mut Table<B::Mask>,
    tell: &mut Tell,
) -> Vec<RankedMove> {
    let limits = task.request.limits;
    let empties = board.empty().count() as u8;
    let depth = limits.depth.unwrap_or(u8::MAX);
    let steps: Vec<u8> = root::steps(Reach { depth, exact: depth }, empties, false).collect();
    let geometry = Geometry::new(board.size());
    table.start_search();
    let budget = Budget::new(task.stop, task.at(limits.time), limits.nodes);
    let mut searcher = Searcher { geometry: &geometry, table, budget, candidates: Vec::new() };
    let first = |found: &RankedMove| {
        let is_more = |&depth: &u8| depth > found.depth && !found.exact;
        steps.iter().position(is_more).unwrap_or(steps.len())
    };
    let queue = Queue::new(wanted, steps.len(), first, tell);
    while let Some(taken) = queue.take() {
        let depth = steps[taken.round];
        let Ok(value) = searcher.value_of(board, &taken, depth) else { break };
        let cell = taken.found.cell;
        let (score, exact) = (Score::from_hundredths(value as i16), depth == empties);
        let line = searcher.line(board, cell);
        let found = RankedMove { score, depth, exact, line, ..RankedMove::unknown(cell) };
        queue.settle(&taken, found, searcher.budget.nodes());
    }
    queue.into_moves()
}

impl<B: FastBoard> Searcher<'_, B> {
    /// What a move is worth, at first within a narrow window around what was found before.
    fn value_of(&mut self, board: B, taken: &Taken, depth: u8) -> Result<i32, Spent> {
        let cell = taken.found.cell;
        let child = board.play(cell, board.flips(cell));
        let guess = i32::from(taken.found.score.hundredths());
        let (mut alpha, mut beta) = if taken.found.depth > 0 {
            (guess - WINDOW, guess + WINDOW)
        } else {
            (-INFINITY, INFINITY)
        };
        loop {
            self.candidates.clear();
            let value = self.follow(child, depth - 1, alpha, beta, false)?;
            if value <= alpha && alpha > -INFINITY {
                alpha = -INFINITY;
            } else if value >= beta && beta < INFINITY {
                beta = INFINITY;
            } else {
                return Ok(value);
            }
        }
    }
}
