//! The root: deeper and deeper, always with an answer at hand.

use std::time::Instant;

use super::context::Searcher;
use super::moves::{self, Duty, Moves};
use super::value::{self, FORCED, INFINITY, Value};
use crate::eval::gomoku::{Cell, Class};
use crate::search::time::{Spent, TimePlan};

/// Half the width of the first window around the last value.
const WINDOW: Value = 60;

/// What the root strives for.
#[derive(Debug)]
pub struct Aim {
    /// Moves to look ahead at most.
    pub depth: u8,
    /// What it may take.
    pub plan: TimePlan,
    /// When it was asked for.
    pub started: Instant,
    /// How many of the best moves are wanted.
    pub best: usize,
}

/// One of the best moves.
#[derive(Clone, Debug)]
pub struct Found {
    /// The move.
    pub cell: Cell,
    /// What it is worth for the side that makes it.
    pub value: Value,
    /// Moves looked ahead.
    pub depth: u8,
    /// The moves expected from here, the move itself first.
    pub line: Vec<Cell>,
}

/// What one pass over the root moves gave.
struct Pass {
    value: Value,
    /// Whether every move was looked at.
    is_whole: bool,
}

/// No value yet.
const NOTHING: Value = -INFINITY - 1;

/// A search at its root.
pub struct Root<'s, 'a> {
    searcher: &'s mut Searcher<'a>,
    moves: Vec<Cell>,
    /// The nodes at the end of the last look for a win by threats.
    threats_end: u64,
}

impl<'s, 'a> Root<'s, 'a> {
    /// The moves worth a look, likely ones first; the seed decides among those that look equal. Moves not
    /// worth one follow if more are wanted.
    pub fn new(searcher: &'s mut Searcher<'a>, best: usize, seed: u64) -> Self {
        let mut moves = first_order(searcher, seed);
        if moves.len() < best {
            let rest = searcher.board.empty_cells().filter(|cell| !moves.contains(cell));
            let rest: Vec<Cell> = rest.filter(|&cell| !searcher.board.is_forbidden(cell)).collect();
            moves.extend(rest);
        }
        Self { searcher, moves, threats_end: 0 }
    }

    /// Answers a request: the best moves in order, none exactly if there is no legal move. `report` is
    /// told of every finished round.
    pub fn search(mut self, aim: Aim, report: &mut dyn FnMut(&[Found], u64)) -> Vec<Found> {
        let Aim { depth, mut plan, started, best } = aim;
        let wanted = best.clamp(1, self.moves.len().max(1)).min(self.moves.len());
        let guess = |&cell: &Cell| Found { cell, value: 0, depth: 0, line: vec![cell] };
        let mut found: Vec<Found> = self.moves[..wanted].iter().map(guess).collect();
        let Some(first) = found.first_mut() else { return found };
        if wanted == 1 && self.settle_at_once(first) {
            return found;
        }
        let is_forced = self.moves.len() == 1 && plan.is_by_clock();
        let deepest = if is_forced { 1 } else { depth.max(1) };
        for depth in 1..=deepest {
            if depth > 1 && !plan.goes_on(started.elapsed()) {
                break;
            }
            if !self.deepen(depth, &mut found) {
                break;
            }
            if wanted == 1 && found[0].value.abs() < FORCED && self.wins_by_threats(&mut found[0]) {
                report(&found, self.searcher.budget.nodes());
                break;
            }
            plan.learn(found[0].cell.index(), super::score(found[0].value));
            report(&found, self.searcher.budget.nodes());
            if found.iter().all(|found| found.value.abs() > FORCED) {
                break;
            }
        }
        found
    }

    /// Looks at the same position as the thread that answers, so that it finds much in the table that it
    /// would have to look for; the `number` of the thread decides how deep it begins.
    pub fn help(mut self, number: usize) {
        let mut guess = None;
        for depth in 1 + (number % 2) as u8..u8::MAX {
            let Pass { value, is_whole } = self.narrow(0, depth, guess);
            if !is_whole || self.moves.is_empty() {
                return;
            }
            guess = Some(value);
        }
    }

    /// Finds a win by a five, an open four or fours.
    fn settle_at_once(&mut self, found: &mut Found) -> bool {
        let (cell, plies) = match moves::duty(&self.searcher.board) {
            Duty::Win(cell) => (cell, 1),
            Duty::OpenFour(cell) => (cell, 3),
            _ => match self.searcher.find_fours(ROOT_FOURS.0, ROOT_FOURS.1) {
                Ok(Some(win)) => (win.first, win.plies),
                Ok(None) | Err(Spent) => return false,
            },
        };
        let value = value::win_in(plies);
        *found = Found { cell, value, depth: plies.min(255) as u8, line: vec![cell] };
        true
    }

    /// Finds a win by threats, with a share of the nodes that the rounds took so far.
    fn wins_by_threats(&mut self, found: &mut Found) -> bool {
        let nodes = self.searcher.budget.nodes() / THREATS_SHARE;
        if !self.searcher.shared.sees_threats()
            || nodes < LEAST_THREATS
            || self.threats_end > self.searcher.budget.nodes() / 2
        {
            return false;
        }
        let Ok(Some(win)) = self.searcher.find_threats(nodes) else {
            self.threats_end = self.searcher.budget.nodes();
            return false;
        };
        let (cell, plies) = (win.first, win.plies);
        let value = value::win_in(plies);
        *found = Found { cell, value, depth: plies.min(255) as u8, line: vec![cell] };
        true
    }

    /// One round: the best moves one after the other, each among those that are left. Tells whether it
    /// came to its end.
    fn deepen(&mut self, depth: u8, found: &mut [Found]) -> bool {
        let mut settled: Vec<Found> = Vec::with_capacity(found.len());
        for rank in 0..found.len() {
            let guess = (found[rank].depth > 0).then_some(found[rank].value);
            let Pass { value, is_whole } = self.narrow(rank, depth, guess);
            if value > NOTHING {
                let cell = self.moves[rank];
                let depth = if is_whole { depth } else { found[rank].depth };
                settled.push(Found { cell, value, depth, line: line(self.searcher, cell) });
            }
            if !is_whole {
                // Half a round may have found a better move; an order of several it can't tell.
                if let ([only], Some(better)) = (&mut *found, settled.pop()) {
                    *only = better;
                }
                return false;
            }
        }
        settled.sort_by_key(|entry| std::cmp::Reverse(entry.value));
        found.clone_from_slice(&settled);
        true
    }

    /// The best of the moves from `first` on at one depth, at first within a narrow window around
    /// `guess`. It comes to `first`.
    fn narrow(&mut self, first: usize, depth: u8, guess: Option<Value>) -> Pass {
        let (mut low, mut high) = match guess {
            Some(guess) if guess.abs() < FORCED => (guess - WINDOW, guess + WINDOW),
            _ => (-INFINITY, INFINITY),
        };
        let mut least = NOTHING;
        for tries in 1.. {
            let pass = self.look(first, depth, low, high);
            if !pass.is_whole {
                return Pass { value: pass.value.max(least), ..pass };
            }
            if pass.value > low && pass.value < high || (low <= -INFINITY && high >= INFINITY) {
                return pass;
            }
            if pass.value <= low {
                low = if tries > 2 { -INFINITY } else { pass.value - 4 * WINDOW };
            } else {
                least = pass.value;
                high = if tries > 2 { INFINITY } else { pass.value + 4 * WINDOW };
            }
        }
        unreachable!("the widest window ends it")
    }

    /// Looks at every move from `first` on once. When the search ends on the way, the value is that of
    /// the best move so far, or [`NOTHING`] if that isn't known.
    fn look(&mut self, first: usize, depth: u8, alpha: Value, beta: Value) -> Pass {
        let mut best = NOTHING;
        for at in first..self.moves.len() {
            let cell = self.moves[at];
            let from = alpha.max(best);
            let value = self.searcher.follow_root(cell, i32::from(depth), from, beta, at - first);
            let Ok(value) = value else {
                let is_known = alpha < best && best < beta;
                return Pass { value: if is_known { best } else { NOTHING }, is_whole: false };
            };
            if value > best {
                best = value;
                // Values up to alpha are bounds and say nothing about which move is better.
                if best > alpha {
                    self.moves[first..=at].rotate_right(1);
                }
                if best >= beta {
                    break;
                }
            }
        }
        Pass { value: best, is_whole: true }
    }
}

/// The moves expected from the searcher's position after `best`, as far as the table knows them.
pub fn line(searcher: &mut Searcher, best: Cell) -> Vec<Cell> {
    let board = &mut searcher.board;
    let mut line = Vec::new();
    let mut next = Some(best);
    while let Some(cell) = next
        && line.len() < LINE
        && board.is_empty(cell)
        && !board.is_forbidden(cell)
    {
        line.push(cell);
        let wins = board.class(cell, board.to_move()) == Class::Five;
        board.place(cell);
        if wins {
            break;
        }
        next = match moves::duty(board) {
            Duty::Win(cell) | Duty::OpenFour(cell) => Some(cell),
            Duty::StopFive => moves::stops(board).first().copied(),
            _ => searcher.shared.table.get(board.hash()).and_then(|known| known.best),
        };
    }
    for _ in &line {
        searcher.board.undo();
    }
    line
}

/// The moves worth a look, the most urgent first.
fn first_order(searcher: &Searcher, seed: u64) -> Vec<Cell> {
    let board = &searcher.board;
    let own = board.to_move();
    let mut list = Moves::new();
    match moves::duty(board) {
        Duty::Win(cell) | Duty::OpenFour(cell) => list.push(cell),
        Duty::StopFive => list.extend(moves::stops(board)),
        Duty::StopOpenFour => moves::against_open_four(board, &mut list),
        Duty::Free => {}
    }
    if list.is_empty() {
        moves::free(board, &mut list);
    }
    let middle = Cell::middle(board.size());
    fastrand::Rng::with_seed(seed).shuffle(&mut list);
    list.sort_by_key(|&cell| {
        let urgency = 4 * board.urgency(cell, own) + 3 * board.urgency(cell, !own);
        i32::from(middle.distance(cell)) - urgency
    });
    list.into_iter().collect()
}

/// A look for a win by threats may take this part of the nodes so far, and is worth it from so many
/// nodes on.
pub const THREATS_SHARE: u64 = 6;
pub const LEAST_THREATS: u64 = 500;

/// Plies that the root looks ahead for fours, and nodes that it spends on it.
pub const ROOT_FOURS: (usize, u64) = (80, 20_000);

/// The longest line that is told.
const LINE: usize = 60;
