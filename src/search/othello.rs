//! The search of Othello positions: how a request is answered.
//!
//! 8×8 has its own search, in this room; the other sizes share the one in `general`.

mod context;
mod each;
mod endgame;
mod general;
mod glance;
mod known;
mod last;
mod local;
mod midgame;
mod moves;
mod node;
mod ordering;
mod pool;
mod probcut;
mod reach;
mod root;
mod rules;
mod squares;
mod threads;
mod values;

use super::budget::Allowance;
use super::deepening::{Aim, Deepening};
use super::levels::{self, Strength};
use super::limits::Limits;
use super::report::Report;
use super::selectivity::Selectivity;
use super::task::Task;
use super::time::TimePlan;
use crate::eval::othello::Geometry;
use crate::eval::othello::patterns::Weights;
use crate::othello::Board;
use context::{Caution, Searcher, Shared};
use reach::{Reach, horizon};
use root::BoardRoot;

pub use each::search_each as search_each_on_board;
pub use general::{search, search_each};
pub use glance::{glance, glance_each};
pub use known::{BoardTable, SmallTable, WideTable};

/// Answers a request about an 8×8 board; weights and table are asked for only if needed.
pub fn search_board<'t>(
    board: Board,
    task: Task,
    memory: impl FnOnce() -> (&'t Weights, &'t mut BoardTable),
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let Task { request, stop, started, .. } = task;
    let strength = request.limits.level.map(|level| levels::info(level).strength);
    let limits = levels::within(&request.limits, strength.as_ref());
    let plan = TimePlan::new(&limits, horizon(board.empty_count()));
    let allowance = Allowance::new(stop, task.at(plan.hard()), limits.nodes);
    if let Some(Strength::Rule { rule, plies }) = strength {
        let plies = plies.min(limits.depth.unwrap_or(plies)).max(1);
        let geometry = Geometry::new(Board::SIZE);
        return rules::choose(board, &geometry, rule, plies, &allowance, request);
    }
    let (reach, caution) = reach(&limits, strength.as_ref(), &plan);
    let (weights, table) = memory();
    table.start_search(request.remember);
    let shared = Shared::new(weights, table, caution, allowance);
    std::thread::scope(|scope| {
        // Releases the helpers even if the search panics, since the scope waits for them.
        let _closing = Closing(&shared);
        task.start_helpers(scope, |_| || Searcher::new(&shared).help());
        let mut searcher = Searcher::new(&shared);
        let root = BoardRoot::new(&mut searcher, board);
        let moves = root.moves(request.seed);
        let search = Deepening::new(root, moves);
        let is_forced = search.is_forced(request, &plan);
        let approach = root::approach(caution);
        let steps = reach.steps(board.empty_count() as u8, is_forced, approach);
        search.search(Aim { steps, plan, started, stop }, request.best, report)
    })
}

/// The depth within the limits, and the selectivity on the way.
fn reach(limits: &Limits, strength: Option<&Strength>, plan: &TimePlan) -> (Reach, Caution) {
    let full = limits.selectivity.unwrap_or(Selectivity::Full);
    let mut reach =
        Reach { depth: u8::MAX, exact: u8::MAX, selectivity: full, midgame: Selectivity::P73 };
    if let Some(&Strength::Search { depth, exact, .. }) = strength {
        (reach.depth, reach.exact) = (depth, exact);
    }
    if let Some(depth) = limits.depth {
        reach.depth = reach.depth.min(depth);
        reach.exact = reach.exact.min(depth);
        if limits.level.is_none() {
            reach.midgame = full;
        }
    }
    // What bold cuts save goes into depth, if there is a limit but none of depth.
    let is_limited = plan.hard().is_some() || limits.nodes.is_some();
    let is_deep = reach.depth == u8::MAX;
    (reach, if is_limited && is_deep { Caution::Bold } else { Caution::Careful })
}

/// Ends the search and closes the pool when dropped.
struct Closing<'s, 'a>(&'s Shared<'a>);

impl Drop for Closing<'_, '_> {
    fn drop(&mut self) {
        self.0.allowance.end();
        self.0.pool.close();
    }
}
