//! The search of Othello positions: which way a request is answered.
//!
//! 8×8 has a search of its own, in this room; the other sizes share the one in `general`.

mod context;
mod each;
mod endgame;
mod general;
mod glance;
mod midgame;
mod node;
mod ordering;
mod probcut;
mod root;
mod rules;
mod squares;
mod threads;
mod values;

use super::board_table::BoardTable;
use super::levels::{self, Strength};
use super::report::Report;
use super::selectivity::Selectivity;
use super::task::Task;
use super::time::{Budget, TimePlan};
use crate::eval::othello::Geometry;
use crate::eval::othello::patterns::Weights;
use crate::othello::Board;
use context::{Searcher, Shared};
use probcut::Caution;
use root::{Aim, Reach, Root};

pub use each::search_each as search_each_on_board;
pub use general::{search, search_each};
pub use glance::{glance, glance_each};

/// Answers a request about an 8×8 board; the weights and the table are asked for only if they are needed.
pub fn search_board<'t>(
    board: Board,
    task: Task,
    memory: impl FnOnce() -> (&'t Weights, &'t mut BoardTable),
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let Task { request, stop, started, .. } = task;
    let limits = request.limits;
    let plan = TimePlan::new(&limits, board.empty_count());
    let deadline = task.at(plan.hard());
    let mut nodes = limits.nodes;
    let full = limits.selectivity.unwrap_or(Selectivity::Full);
    let mut reach =
        Reach { depth: u8::MAX, exact: u8::MAX, selectivity: full, midgame: Selectivity::P73 };
    match limits.level.map(|level| levels::info(level).strength) {
        Some(Strength::Rule { rule, plies }) => {
            let plies = plies.min(limits.depth.unwrap_or(plies)).max(1);
            let budget = Budget::new(stop, deadline, nodes);
            let geometry = Geometry::new(Board::SIZE);
            return rules::choose(board, &geometry, rule, plies, budget, request);
        }
        Some(Strength::Search { depth, exact, nodes: most, .. }) => {
            (reach.depth, reach.exact) = (depth, exact);
            nodes = Some(nodes.map_or(most, |nodes| nodes.min(most)));
        }
        None => {}
    }
    if let Some(depth) = limits.depth {
        reach.depth = reach.depth.min(depth);
        reach.exact = reach.exact.min(depth);
        if limits.level.is_none() {
            reach.midgame = full;
        }
    }
    let (weights, table) = memory();
    table.start_search(request.remember);
    // What bold cuts save is spent on looking deeper, if there is a limit but none of the depth.
    let is_limited = plan.hard().is_some() || nodes.is_some();
    let caution =
        if is_limited && reach.depth == u8::MAX { Caution::Bold } else { Caution::Careful };
    let shared = Shared::new(weights, table, caution, stop, deadline, nodes);
    let aim = Aim { reach, plan, started };
    std::thread::scope(|scope| {
        // Sends the helpers home also if the search panics: the scope waits for them.
        let _closing = Closing(&shared);
        task.start_helpers(scope, |_| || Searcher::new(&shared).help());
        let mut searcher = Searcher::new(&shared);
        Root::new(&mut searcher, board, request.seed).search(aim, request, report)
    })
}

/// Ends what is still going on and closes the pool when it goes.
struct Closing<'s, 'a>(&'s Shared<'a>);

impl Drop for Closing<'_, '_> {
    fn drop(&mut self) {
        self.0.end();
        self.0.pool.close();
    }
}
