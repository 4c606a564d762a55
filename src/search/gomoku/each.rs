//! Every wanted move of a position with a score of its own, deeper and deeper side by side.

use std::sync::atomic::{AtomicBool, Ordering};

use super::context::{Searcher, Shared};
use super::root::{self, Found};
use super::table::Table;
use super::value::{self, FORCED, INFINITY, Value};
use super::{DEEPEST, Task};
use crate::eval::gomoku::{Cell, Class, PatternBoard};
use crate::gomoku::{Point, Position};
use crate::search::each::{Queue, Taken, Tell};
use crate::search::report::RankedMove;
use crate::search::stop::Stop;
use crate::search::time::{Budget, Spent};

/// Half the width of the first window around what was found before.
const WINDOW: Value = 200;

/// Looks at the wanted moves until the limits of the request end it.
pub fn search_each(
    position: &Position,
    task: Task,
    wanted: Vec<RankedMove>,
    table: &mut Table,
    tell: &mut Tell,
) -> Vec<RankedMove> {
    let limits = task.request.limits;
    let board = PatternBoard::new(position);
    table.start_search(task.request.remember);
    let shared = Shared::new(table, usize::MAX);
    let rounds = usize::from(limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST));
    let first = |found: &RankedMove| if found.exact { rounds } else { found.depth.into() };
    let queue = Queue::new(sorted(&board, wanted), rounds, first, tell).with_turn(turn);
    let deadline = task.at(limits.time);
    let is_spent = AtomicBool::new(false);
    let each = Each { board, shared: &shared, queue: &queue, stop: task.stop, is_spent };
    std::thread::scope(|scope| {
        task.start_helpers(scope, |_| || each.work(Budget::new(task.stop, deadline, None)));
        each.lead(Budget::new(task.stop, deadline, limits.nodes));
    });
    queue.into_moves()
}

/// When a round of a move has its turn, by the move's place among all: a good one is worth looking at more deeply
/// than the worst of two hundred, but each is looked at.
fn turn(round: usize, place: usize) -> usize {
    const SHALLOW: usize = 2;
    if round < SHALLOW { round } else { round + 2 * (place + 1).ilog2() as usize }
}

/// The moves, likely ones first.
fn sorted(board: &PatternBoard, mut moves: Vec<RankedMove>) -> Vec<RankedMove> {
    let (own, middle) = (board.to_move(), Cell::middle(board.size()));
    moves.sort_by_cached_key(|found| {
        let cell = cell_of(board, found.cell);
        let urgency = 4 * board.urgency(cell, own) + 3 * board.urgency(cell, !own);
        i32::from(middle.distance(cell)) - urgency
    });
    moves
}

fn cell_of(board: &PatternBoard, index: usize) -> Cell {
    Cell::of(Point::from_index(index, board.size()).expect("the wanted moves are legal"))
}

struct Each<'a, 's, 'q> {
    board: PatternBoard,
    shared: &'s Shared<'a>,
    queue: &'s Queue<'q>,
    stop: &'a Stop,
    /// Set when the nodes are spent, which one thread counts for all.
    is_spent: AtomicBool,
}

impl<'a> Each<'a, '_, '_> {
    /// As [`Self::work`], with a look for wins by fours and threats now and then.
    fn lead(&self, budget: Budget<'a>) {
        let _ending = EndsOnPanic(self.stop);
        let mut searcher = Searcher::new(self.shared, self.board.clone(), budget);
        let (mut told, mut threats_end) = (0, 0);
        let (plies, nodes) = root::ROOT_FOURS;
        if let Ok(Some(win)) = searcher.find_fours(plies, nodes) {
            self.prove(&mut searcher, win.first, win.plies);
        }
        while self.step(&mut searcher, &mut told) {
            let nodes = searcher.budget.nodes();
            let is_due = nodes / root::THREATS_SHARE >= root::LEAST_THREATS
                && threats_end <= nodes / 2
                && !self.queue.has_win();
            if is_due {
                let found = searcher.find_threats(nodes / root::THREATS_SHARE);
                if let Ok(Some(win)) = found {
                    self.prove(&mut searcher, win.first, win.plies);
                }
                threats_end = searcher.budget.nodes();
            }
        }
        let is_spent = searcher.budget.spend().is_err();
        self.is_spent.store(is_spent, Ordering::Relaxed);
    }

    /// Takes one move after the other.
    fn work(&self, budget: Budget<'a>) {
        let _ending = EndsOnPanic(self.stop);
        let mut searcher = Searcher::new(self.shared, self.board.clone(), budget);
        let mut told = 0;
        let mut goes_on = true;
        while goes_on && !self.is_spent.load(Ordering::Relaxed) {
            goes_on = self.step(&mut searcher, &mut told);
        }
    }

    /// Takes a move, and looks at it; tells whether there was one, and enough left to spend.
    fn step(&self, searcher: &mut Searcher, told: &mut u64) -> bool {
        let Some(taken) = self.queue.take() else { return false };
        let Ok(found) = self.look(searcher, &taken) else { return false };
        let nodes = searcher.budget.nodes();
        self.shared.add(nodes - *told);
        *told = nodes;
        self.queue.settle(&taken, found, self.shared.nodes());
        true
    }

    fn look(&self, searcher: &mut Searcher, taken: &Taken) -> Result<RankedMove, Spent> {
        let cell = cell_of(&self.board, taken.found.cell);
        let depth = taken.round as u8 + 1;
        let value = if self.board.class(cell, self.board.to_move()) == Class::Five {
            value::win_in(1)
        } else {
            value_of(searcher, cell, depth, &taken.found)?
        };
        Ok(self.told(searcher, cell, value, depth))
    }

    fn told(&self, searcher: &mut Searcher, cell: Cell, value: Value, depth: u8) -> RankedMove {
        let line = root::line(searcher, cell);
        super::ranked(&Found { cell, value, depth, line }, self.board.size())
    }

    fn prove(&self, searcher: &mut Searcher, cell: Cell, plies: usize) {
        let value = value::win_in(plies);
        let found = self.told(searcher, cell, value, plies.min(255) as u8);
        self.queue.prove(found, self.shared.nodes());
    }
}

/// Ends the search of all threads if the one panics that holds it: a move of its would be waited for.
struct EndsOnPanic<'a>(&'a Stop);

impl Drop for EndsOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.request();
        }
    }
}

/// What a move is worth, at first within a window around what was found before.
fn value_of(
    searcher: &mut Searcher,
    cell: Cell,
    depth: u8,
    known: &RankedMove,
) -> Result<Value, Spent> {
    let guess = Value::from(known.score.hundredths());
    let (mut low, mut high) = if known.depth > 0 && guess.abs() < FORCED {
        (guess - WINDOW, guess + WINDOW)
    } else {
        (-INFINITY, INFINITY)
    };
    loop {
        let value = searcher.follow_root(cell, depth.into(), low, high, 0)?;
        if value <= low && low > -INFINITY {
            low = -INFINITY;
        } else if value >= high && high < INFINITY {
            high = INFINITY;
        } else {
            return Ok(value);
        }
    }
}
