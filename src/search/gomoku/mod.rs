//! The search of Gomoku positions.

mod context;
mod midgame;
mod moves;
mod root;
mod table;
mod value;
mod vcf;

use super::report::{RankedMove, Report};
use super::selectivity::Selectivity;
use super::stop::Stop;
use super::task::Task;
use super::time::{Budget, TimePlan};
use crate::eval::Score;
use crate::eval::gomoku::{Cell, PatternBoard};
use crate::game;
use crate::gomoku::Position;
use context::{Searcher, Shared};
use root::{Aim, Found, Root};
use value::{FORCED, Value};

pub use table::Table;

/// More threads than any machine of today has.
const MOST_THREADS: usize = 512;

/// Moves that a search looks ahead if nothing else limits it.
const DEEPEST: u8 = 99;

/// Answers a request about a position of Gomoku; `None` exactly if there is no legal move.
pub fn search(
    position: &Position,
    task: Task,
    table: &mut Table,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    if position.is_game_over() {
        return None;
    }
    let Task { request, stop, started } = task;
    let limits = request.limits;
    let plan = TimePlan::new(&limits, clock_horizon(&request.position));
    let deadline = task.at(plan.hard());
    table.start_search(request.remember);
    let board = PatternBoard::new(position);
    let size = position.size();
    let shared = Shared::new(table);
    let over = Stop::default();
    let found = std::thread::scope(|scope| {
        for number in 1..request.threads.min(MOST_THREADS) {
            let budget = Budget::new(&over, deadline, None);
            let mut helper = Searcher::new(&shared, board.clone(), budget);
            scope.spawn(move || {
                Root::new(&mut helper, 1, number as u64).help(number);
                helper.tell();
            });
        }
        // Sends the helpers home also if the search panics: the scope waits for them.
        let _closing = Closing(&over);
        let budget = Budget::new(stop, deadline, limits.nodes);
        let mut searcher = Searcher::new(&shared, board.clone(), budget);
        let depth = limits.depth.unwrap_or(DEEPEST);
        let aim = Aim { depth, plan, started, best: request.best };
        let root = Root::new(&mut searcher, request.best, request.seed);
        let found = root.search(aim, &mut |found, nodes| {
            if let Some(told) = tell(found, size, nodes + shared.nodes()) {
                report(&told);
            }
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
    let index = |cell: &Cell| cell.point().index(size).expect("the search stays on the board");
    let ranked: Vec<RankedMove> = found
        .iter()
        .map(|found| RankedMove {
            cell: index(&found.cell),
            score: score(found.value),
            depth: found.depth,
            selectivity: Selectivity::NONE,
            exact: found.value.abs() > FORCED,
            line: found.line.iter().map(index).collect(),
        })
        .collect();
    (!ranked.is_empty()).then(|| Report::ranking(ranked, nodes))
}
