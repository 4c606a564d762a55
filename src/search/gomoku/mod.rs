//! The search of Gomoku positions.

mod context;
mod each;
pub mod forced;
mod glance;
mod midgame;
mod moves;
mod opening;
mod root;
mod table;
mod value;
mod vcf;
mod vct;

use super::budget::Allowance;
use super::deepening::{Aim, Deepening, Step};
use super::levels;
use super::report::{RankedMove, Report};
use super::request::Request;
use super::selectivity::Selectivity;
use super::task::Task;
use super::time::{Horizon, TimePlan};
use crate::eval::Score;
use crate::eval::gomoku::{Cell, PatternBoard};
use crate::game;
use crate::gomoku::Position;
use context::{Searcher, Shared};
use glance::Look;
use root::{Found, PositionRoot};
use value::{FORCED, Value};

pub use each::search_each;
pub use table::Table;

/// Moves among which the one is looked for that leaves neither side better.
const BALANCED: usize = 12;

/// Moves that a search looks ahead if nothing else limits it.
const DEEPEST: u8 = 99;

/// Answers a request about a position of Gomoku; `None` exactly if nothing can be played or chosen.
pub fn search(
    position: &Position,
    task: Task,
    table: &mut Table,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let stage = position.stage();
    if position.is_game_over() {
        return None;
    }
    let seed = task.request.seed;
    if let Some(cell) = opening::prepared(position, seed).map(Cell::of) {
        return tell(&[Found { cell, value: 0, depth: 0, line: vec![cell] }], position.size(), 0);
    }
    let board = PatternBoard::new(position);
    let strength = task.request.limits.level.map(levels::gomoku);
    if let Some(strength) = strength
        && fastrand::Rng::with_seed(seed ^ board.hash()).u8(..100) < strength.glances
        && stage.is_settled()
    {
        let look = Look { overlooks: strength.overlooks, seed };
        let mut ranked = glance::rank(&board, look);
        ranked.truncate(task.request.best.max(1));
        return tell(&ranked, position.size(), 1);
    }
    if !opening::wants_balance(stage) {
        let mut told = think(&board, task, table, report)?;
        told.choice = opening::choice(stage, position.to_move(), told.score);
        return Some(told);
    }
    let request = Request { best: BALANCED, ..task.request.clone() };
    let mut told = think(&board, Task { request: &request, ..task }, table, &mut |_| {})?;
    opening::balance(&mut told);
    Some(told)
}

/// Searches for the best moves; `None` exactly if there is no legal one.
fn think(
    board: &PatternBoard,
    task: Task,
    table: &mut Table,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let Task { request, stop, started, .. } = task;
    let mut limits = request.limits;
    let mut fours = usize::MAX;
    if let Some(strength) = limits.level.map(levels::gomoku) {
        limits.nodes = Some(limits.nodes.unwrap_or(u64::MAX).min(strength.nodes));
        limits.depth = Some(limits.depth.unwrap_or(u8::MAX).min(strength.depth));
        limits.time = Some(limits.time.map_or(strength.time, |time| time.min(strength.time)));
        fours = strength.fours.into();
        if strength.fours == u8::MAX {
            fours = usize::MAX;
        }
    }
    let plan = TimePlan::new(&limits, horizon(&request.position));
    let allowance = Allowance::new(stop, task.at(plan.hard()), limits.nodes);
    table.start_search(request.remember);
    let shared = Shared::new(table, fours, allowance);
    std::thread::scope(|scope| {
        // Sends the helpers home also if the search panics: the scope waits for them.
        let _closing = Closing(&shared.allowance);
        task.start_helpers(scope, |number| {
            let mut helper = Searcher::helper(&shared, board.clone());
            move || {
                let root = PositionRoot::new(&mut helper, 1);
                let moves = root.moves(number as u64);
                Deepening::new(root, moves).help(&steps(u8::MAX), number);
            }
        });
        let mut searcher = Searcher::new(&shared, board.clone());
        let root = PositionRoot::new(&mut searcher, request.best);
        let moves = root.moves(request.seed);
        let search = Deepening::new(root, moves);
        let is_forced = search.is_forced(request, &plan);
        let steps = steps(if is_forced { 1 } else { limits.depth.unwrap_or(DEEPEST).max(1) });
        search.search(Aim { steps, plan, started, stop }, request.best, report)
    })
}

/// The rounds up to a depth.
fn steps(depth: u8) -> Vec<Step> {
    (1..=depth).map(|depth| Step { depth, selectivity: Selectivity::NONE }).collect()
}

/// Sends the helpers home when it goes.
struct Closing<'s, 'a>(&'s Allowance<'a>);

impl Drop for Closing<'_, '_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// What lies before the side to move.
fn horizon(position: &game::Position) -> Horizon {
    /// Moves for which a clock keeps a little more, because a game may last longer than it usually does.
    const LONGER: u32 = 8;

    let hard = position.moves_to_come() as u32;
    Horizon { to_come: hard + LONGER, hard: hard.max(3) }
}

/// A value as it is told.
fn score(value: Value) -> Score {
    Score::from_hundredths(value as i16)
}

/// What was found as it is told; `None` if nothing was.
fn tell(found: &[Found], size: u8, nodes: u64) -> Option<Report> {
    let ranked: Vec<RankedMove> = found.iter().map(|found| ranked(found, size)).collect();
    (!ranked.is_empty()).then(|| Report::ranking(ranked, nodes))
}

/// A move as it is told.
fn ranked(found: &Found, size: u8) -> RankedMove {
    RankedMove {
        cell: index(found.cell, size),
        score: score(found.value),
        depth: found.depth,
        selectivity: Selectivity::NONE,
        exact: found.value.abs() > FORCED,
        line: found.line.iter().map(|&cell| index(cell, size)).collect(),
    }
}

/// The number of a cell as it is told.
fn index(cell: Cell, size: u8) -> usize {
    cell.point().index(size).expect("the search stays on the board")
}
