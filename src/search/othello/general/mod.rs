//! Alpha-beta for any board that fits a word: how the sizes other than 8×8 are played.

mod each;
mod endgame;
mod midgame;
mod ordering;
mod root;

use std::time::Instant;

use super::{Task, rules};
use crate::eval::othello::{FastBoard, Geometry, Mask};
use crate::search::levels::{self, Strength};
use crate::search::report::Report;
use crate::search::table::Table;
use crate::search::time::{Budget, Spent, TimePlan};
use ordering::Candidate;

pub use each::search_each;

/// What one alpha-beta search carries along.
struct Searcher<'a, B: FastBoard> {
    geometry: &'a Geometry<B::Mask>,
    table: &'a mut Table<B::Mask>,
    budget: Budget<'a>,
    /// The candidates of every node on the way from the root, so that nodes need no memory of
    /// their own.
    candidates: Vec<Candidate<B>>,
}

/// A value in hundredths of a disc, or in discs in the endgame.
type Value = Result<i32, Spent>;

/// How deep to look: moves ahead in the middle of the game, and empty squares from which on to look
/// to the end.
#[derive(Clone, Copy, Debug)]
struct Reach {
    depth: u8,
    exact: u8,
}

/// What the root strives for.
struct Aim {
    reach: Reach,
    plan: TimePlan,
    started: Instant,
}

/// Answers a request; `table` is asked for only if it is needed.
pub fn search<'a, B: FastBoard>(
    board: B,
    task: Task<'a>,
    table: impl FnOnce() -> &'a mut Table<B::Mask>,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let Task { request, stop, started, .. } = task;
    let strength = request.limits.level.map(|level| levels::info(level).elsewhere);
    let mut limits = request.limits;
    if let Some(Strength::Search { time, .. }) = strength {
        limits.time = Some(limits.time.map_or(time, |other| other.min(time)));
    }
    let plan = TimePlan::new(&limits, board.empty().count() as u32);
    let deadline = task.at(plan.hard());
    let geometry = Geometry::new(board.size());
    let mut reach = Reach { depth: u8::MAX, exact: u8::MAX };
    let mut nodes = limits.nodes;
    match strength {
        Some(Strength::Rule { rule, plies }) => {
            let plies = plies.min(limits.depth.unwrap_or(plies)).max(1);
            let budget = Budget::new(stop, deadline, nodes);
            return rules::choose(board, &geometry, rule, plies, budget, request);
        }
        Some(Strength::Search { depth, exact, nodes: most, .. }) => {
            reach = Reach { depth, exact };
            nodes = Some(nodes.map_or(most, |nodes| nodes.min(most)));
        }
        None => {}
    }
    if let Some(depth) = limits.depth {
        reach = Reach { depth: reach.depth.min(depth), exact: reach.exact.min(depth) };
    }
    let table = table();
    table.start_search();
    let budget = Budget::new(stop, deadline, nodes);
    let searcher = Searcher { geometry: &geometry, table, budget, candidates: Vec::new() };
    searcher.search(board, Aim { reach, plan, started }, request, report)
}
