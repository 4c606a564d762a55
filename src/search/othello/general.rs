//! Alpha-beta for any board that fits a word, for the sizes other than 8×8.

mod context;
mod endgame;
mod midgame;
mod multi_pv;
mod ordering;
mod root;

use super::heuristics;
use super::schedule::{Schedule, horizon};
use super::table::{TableBoard, TranspositionTable};
use crate::eval::othello::{Geometry, Mask};
use crate::search::budget::Allowance;
use crate::search::deepening::{Aim, Deepening};
use crate::search::levels::{self, Strength};
use crate::search::limits::Limits;
use crate::search::report::Report;
use crate::search::selectivity::Selectivity;
use crate::search::task::{OnDrop, Task};
use crate::search::time::TimePlan;
use context::{Searcher, Shared};
use root::BoardRoot;

pub use multi_pv::search_multi_pv;

/// `table` is asked only if needed.
pub fn search<'a, B: TableBoard>(
    board: B,
    task: Task<'a>,
    table: impl FnOnce() -> &'a mut B::Table,
    report: &mut dyn FnMut(&Report),
) -> Option<Report>
where
    B::Table: 'a,
{
    let Task { request, stop, started, .. } = task;
    let strength = request.limits.level.map(|level| levels::info(level).other_sizes);
    let limits = levels::within(&request.limits, strength.as_ref());
    let empties = board.empty().count() as u8;
    let plan = TimePlan::new(&limits, horizon(empties.into()));
    let allowance = Allowance::new(stop, task.at(plan.hard()), limits.nodes);
    let geometry = Geometry::new(board.size());
    if let Some(Strength::Heuristic { heuristic, plies }) = strength {
        let plies = plies.min(limits.depth.unwrap_or(plies)).max(1);
        return heuristics::choose(board, &geometry, heuristic, plies, &allowance, request);
    }
    let schedule = schedule(&limits, strength.as_ref());
    let table = table();
    table.start_search(request.remember);
    let shared = Shared { geometry: &geometry, table: &*table, allowance };
    std::thread::scope(|scope| {
        let _closing = OnDrop(|| shared.allowance.end());
        task.start_helpers(scope, |number| {
            let mut helper = Searcher::helper(&shared, number);
            move || {
                let root = BoardRoot::new(&mut helper, board);
                let moves = root.moves(number as u64);
                let steps = schedule.steps(empties, false, root::APPROACH);
                Deepening::new(root, moves).help(&steps, number);
            }
        });
        let mut searcher = Searcher::new(&shared);
        let root = BoardRoot::new(&mut searcher, board);
        let moves = root.moves(request.seed);
        let search = Deepening::new(root, moves);
        let is_forced = search.is_forced(request, &plan);
        let steps = schedule.steps(empties, is_forced, root::APPROACH);
        search.search(Aim { steps, plan, started, stop }, request.best, report)
    })
}

/// The rounds within the limits; always full width.
fn schedule(limits: &Limits, strength: Option<&Strength>) -> Schedule {
    let full = Selectivity::Full;
    let mut schedule =
        Schedule { depth: u8::MAX, exact: u8::MAX, selectivity: full, midgame: full };
    if let Some(&Strength::Search { depth, exact, .. }) = strength {
        (schedule.depth, schedule.exact) = (depth, exact);
    }
    if let Some(depth) = limits.depth {
        (schedule.depth, schedule.exact) = (schedule.depth.min(depth), schedule.exact.min(depth));
    }
    schedule
}
