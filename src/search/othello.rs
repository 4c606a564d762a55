//! The search of Othello: 8×8 has its own, here; the other sizes share the one in `general`.

mod context;
mod endgame;
mod eval_cache;
mod general;
mod heuristics;
mod last_empties;
mod local;
mod midgame;
mod moves;
mod multi_pv;
mod node;
mod one_ply;
mod ordering;
mod pool;
mod probcut;
mod root;
mod schedule;
mod squares;
mod table;
mod threads;
mod values;

use super::budget::Allowance;
use super::deepening::{Aim, Deepening};
use super::levels::{self, Strength};
use super::limits::Limits;
use super::report::Report;
use super::selectivity::Selectivity;
use super::task::{OnDrop, Task};
use super::time::TimePlan;
use crate::eval::othello::Geometry;
use crate::eval::othello::patterns::Weights;
use crate::othello::Board;
use context::{Caution, Searcher, Shared};
use root::BoardRoot;
use schedule::{Schedule, horizon};

pub use general::{search, search_multi_pv};
pub use multi_pv::search_multi_pv as search_board_multi_pv;
pub use one_ply::{one_ply, one_ply_multi_pv};
pub use table::{BoardTable, SmallTable, WideTable};

/// `memory` is asked only if needed.
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
    if let Some(Strength::Heuristic { heuristic, plies }) = strength {
        let plies = plies.min(limits.depth.unwrap_or(plies)).max(1);
        let geometry = Geometry::new(Board::SIZE);
        return heuristics::choose(board, &geometry, heuristic, plies, &allowance, request);
    }
    let (schedule, caution) = schedule(&limits, strength.as_ref(), &plan);
    let (weights, table) = memory();
    table.start_search(request.remember);
    let shared = Shared::new(weights, table, caution, allowance);
    std::thread::scope(|scope| {
        let _closing = OnDrop(|| shared.end());
        task.start_helpers(scope, |_| || Searcher::new(&shared).help());
        let mut searcher = Searcher::new(&shared);
        let root = BoardRoot::new(&mut searcher, board);
        let moves = root.moves(request.seed);
        let search = Deepening::new(root, moves);
        let is_forced = search.is_forced(request, &plan);
        let approach = root::approach(caution);
        let steps = schedule.steps(board.empty_count() as u8, is_forced, approach);
        search.search(Aim { steps, plan, started, stop }, request.best, report)
    })
}

fn schedule(limits: &Limits, strength: Option<&Strength>, plan: &TimePlan) -> (Schedule, Caution) {
    let full = limits.selectivity.unwrap_or(Selectivity::Full);
    let mut schedule =
        Schedule { depth: u8::MAX, exact: u8::MAX, selectivity: full, midgame: Selectivity::P73 };
    if let Some(&Strength::Search { depth, exact, .. }) = strength {
        (schedule.depth, schedule.exact) = (depth, exact);
    }
    if let Some(depth) = limits.depth {
        schedule.depth = schedule.depth.min(depth);
        schedule.exact = schedule.exact.min(depth);
        if limits.level.is_none() {
            schedule.midgame = full;
        }
    }
    // What bold cuts save goes into depth, if there is a limit but none of depth.
    let is_limited = plan.hard().is_some() || limits.nodes.is_some();
    let is_deep = schedule.depth == u8::MAX;
    (schedule, if is_limited && is_deep { Caution::Bold } else { Caution::Careful })
}
