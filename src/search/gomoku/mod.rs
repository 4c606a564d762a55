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

use super::levels;
use super::limits::Limits;
use super::report::{RankedMove, Report};
use super::request::Request;
use super::selectivity::Selectivity;
use super::stop::Stop;
use super::task::Task;
use super::time::{Budget, TimePlan};
use crate::eval::Score;
use crate::eval::gomoku::{Cell, PatternBoard};
use crate::game;
use crate::gomoku::Position;
use context::{Searcher, Shared};
use glance::Look;
use root::{Aim, Found, Root};
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
        let mut told = think(&board, task, table, &mut |told| report(&told))?;
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
    report: &mut dyn FnMut(Report),
) -> Option<Report> {
    let Task { request, stop, started, .. } = task;
    let mut limits = Limits { level: None, ..request.limits };
    let mut fours = usize::MAX;
    if let Some(strength) = request.limits.level.map(levels::gomoku) {
        limits.nodes = Some(limits.nodes.unwrap_or(u64::MAX).min(strength.nodes));
        limits.depth = Some(limits.depth.unwrap_or(u8::MAX).min(strength.depth));
        limits.time = Some(limits.time.map_or(strength.time, |time| time.min(strength.time)));
        fours = strength.fours.into();
        if strength.fours == u8::MAX {
            fours = usize::MAX;
        }
    }
    let plan = TimePlan::new(&limits, clock_horizon(&request.position));
    let deadline = task.at(plan.hard());
    table.start_search(request.remember);
    let size = board.size();
    let shared = Shared::new(table, fours);
    let over = stop.another();
    let found = std::thread::scope(|scope| {
        // Sends the helpers home also if the search panics: the scope waits for them.
        let _closing = Closing(&over);
        task.start_helpers(scope, |number| {
            let budget = Budget::new(&over, deadline, None);
            let mut helper = Searcher::new(&shared, board.clone(), budget);
            move || {
                Root::new(&mut helper, 1, number as u64).help(number);
                helper.tell();
            }
        });
        let budget = Budget::new(stop, deadline, limits.nodes);
        let mut searcher = Searcher::new(&shared, board.clone(), budget);
        let depth = limits.depth.unwrap_or(DEEPEST);
        let aim = Aim { depth, plan, started, best: request.best };
        let root = Root::new(&mut searcher, request.best, request.seed);
        let found = root.search(aim, &mut |found, nodes| {
            tell(found, size, nodes + shared.nodes()).into_iter().for_each(&mut *report);
        });
        searcher.tell();
        found
    });
    tell(&found, size, shared.nodes())
}

/// Sends the helpers home when it goes.
struct Closing<'a>(&'a Stop);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.request();
    }
}

/// The empty squares with which a game of Othello would be as far from its end as this game usually is.
fn clock_horizon(position: &game::Position) -> u32 {
    2 * position.moves_to_come() as u32 + TimePlan::SOLVED_FROM
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
    let index = |cell: &Cell| cell.point().index(size).expect("the search stays on the board");
    RankedMove {
        cell: index(&found.cell),
        score: score(found.value),
        depth: found.depth,
        selectivity: Selectivity::NONE,
        exact: found.value.abs() > FORCED,
        line: found.line.iter().map(index).collect(),
    }
}
