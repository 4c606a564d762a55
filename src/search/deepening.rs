//! Iterative deepening at the root of every search, each round in an aspiration window.

use std::time::Instant;

use super::budget::Spent;
use super::report::{RankedMove, Report};
use super::request::Request;
use super::selectivity::Selectivity;
use super::stop::Stop;
use super::time::TimePlan;

pub const MINUS_INFINITY: i32 = i32::MIN + 1;

/// How far a search looks. Of two, the deeper one is greater, and of equal depth the less selective one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step {
    /// All the empty squares for a search to the end of the game.
    pub depth: u8,
    pub selectivity: Selectivity,
}

impl Step {
    pub const fn full(depth: u8) -> Self {
        Self { depth, selectivity: Selectivity::Full }
    }

    /// The same after a move.
    pub const fn after_move(self) -> Self {
        Self { depth: self.depth - 1, ..self }
    }
}

/// A search window, both ends exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// The one that asks whether a value is above `alpha`.
    pub const fn null(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    pub const fn is_null(self) -> bool {
        self.alpha + 1 >= self.beta
    }

    /// The same for the opponent.
    pub const fn reversed(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Aspiration {
    pub half: i32,
    pub widening: i32,
    /// Whether the other side then closes in on the value. Selective searches may fail on both sides in turn.
    pub closes: bool,
    /// Tries after which the failing side is opened entirely.
    pub tries: u32,
    pub widest: i32,
    /// Guesses further from 0 predict nothing.
    pub most_guess: i32,
}

impl Aspiration {
    pub fn around<E>(
        self,
        guess: Option<i32>,
        mut search: impl FnMut(Window) -> Result<i32, E>,
    ) -> Result<i32, E> {
        let Self { half, widening, closes, tries, widest, most_guess } = self;
        let (mut alpha, mut beta) = match guess.filter(|guess| guess.abs() < most_guess) {
            Some(guess) => (guess - half, guess + half),
            None => (-widest, widest),
        };
        let further = half * widening;
        for number in 1.. {
            let value = search(Window { alpha, beta })?;
            let is_inside = value > alpha && value < beta;
            if is_inside || (alpha <= -widest && beta >= widest) {
                return Ok(value);
            }
            let (is_last, is_low) = (number >= tries, value <= alpha);
            if is_last && closes {
                // A selective search may contradict itself for ever.
                (alpha, beta) = (-widest, widest);
            } else if is_low {
                alpha = if is_last { -widest } else { value - further };
                beta = if closes { value + 1 } else { beta };
            } else {
                beta = if is_last { widest } else { value + further };
                alpha = if closes { value - 1 } else { alpha };
            }
        }
        unreachable!("the widest window ends it")
    }
}

pub trait Root {
    type Move: Copy;

    const ASPIRATION: Aspiration;

    fn cell(&self, root_move: Self::Move) -> usize;

    /// The value of a move, the `place`th of the round from 0, within a window.
    fn search_move(
        &mut self,
        root_move: Self::Move,
        step: Step,
        window: Window,
        place: usize,
    ) -> Result<i32, Spent>;

    fn found(&mut self, root_move: Self::Move, value: i32, reached: Step) -> RankedMove;

    fn nodes(&mut self) -> u64;

    /// A proven win that needs no search; asked for only if one move is wanted.
    fn win_at_once(&mut self) -> Option<RankedMove> {
        None
    }

    /// Takes a round's result, and may improve it.
    fn conclude(&mut self, _found: &mut [RankedMove]) -> Conclusion {
        Conclusion::GoOn
    }
}

/// What follows a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// A deeper one follows.
    GoOn,
    /// The best move turned out to lose: the same one is searched again.
    Again,
    /// Nothing is left to find.
    Over,
}

#[derive(Debug)]
pub struct Aim<'a> {
    pub steps: Vec<Step>,
    pub plan: TimePlan,
    pub started: Instant,
    /// Ends the search before the next round.
    pub stop: &'a Stop,
}

pub struct Deepening<R: Root> {
    root: R,
    moves: Vec<R::Move>,
}

/// An interrupted round's best value, or [`MINUS_INFINITY`] if unknown.
struct Interrupted(i32);

impl<R: Root> Deepening<R> {
    pub fn new(root: R, moves: Vec<R::Move>) -> Self {
        Self { root, moves }
    }

    /// Returns whether one round is enough: there is no choice, and the score is not wanted.
    pub fn is_forced(&self, request: &Request, plan: &TimePlan) -> bool {
        self.moves.len() == 1 && (request.limits.level.is_some() || plan.is_by_clock())
    }

    /// Finds the best moves; `None` if and only if there is no legal one. `report` gets every finished round.
    pub fn search(
        mut self,
        aim: Aim<'_>,
        best: usize,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let Aim { steps, mut plan, started, stop } = aim;
        let wanted = best.max(1).min(self.moves.len());
        let first = self.moves[..wanted].iter();
        let mut found: Vec<RankedMove> =
            first.map(|&root_move| RankedMove::unknown(self.root.cell(root_move))).collect();
        if found.is_empty() {
            return None;
        }
        if wanted == 1
            && let Some(win) = self.root.win_at_once()
        {
            return Some(Report::of(win, self.root.nodes()));
        }
        'rounds: for step in steps {
            // With a table filled by helpers a round may end before it checks its limits.
            let ends = || stop.is_requested() || !plan.goes_on(started.elapsed());
            if step.depth > 1 && ends() {
                break;
            }
            let mut refuted = None;
            let conclusion = loop {
                if !self.deepen(step, &mut found) {
                    if refuted == Some(found[0].cell) {
                        found[0] = self.next_to(found[0].clone());
                    }
                    break 'rounds;
                }
                match self.root.conclude(&mut found) {
                    Conclusion::Again => refuted = Some(found[0].cell),
                    conclusion => break conclusion,
                }
            };
            plan.learn(found[0].cell, found[0].score);
            report(&Report::ranking(found.clone(), self.root.nodes()));
            if conclusion == Conclusion::Over {
                break;
            }
        }
        Some(Report::ranking(found, self.root.nodes()))
    }

    /// A move of which nothing is known in place of one that is refuted, without time to look for a better one.
    fn next_to(&self, refuted: RankedMove) -> RankedMove {
        let cells = self.moves.iter().map(|&root_move| self.root.cell(root_move));
        let next = cells.into_iter().find(|&cell| cell != refuted.cell);
        next.map_or(refuted, RankedMove::unknown)
    }

    /// Searches along with the main thread to fill its table, beginning with a round that depends on `number`.
    pub fn help(mut self, steps: &[Step], number: usize) {
        let mut guess = None;
        for &step in steps.iter().skip(number % 2) {
            match self.aspirate(0, step, guess) {
                Ok(value) if !self.moves.is_empty() => guess = Some(value),
                Ok(_) | Err(Interrupted(_)) => return,
            }
        }
    }

    /// One round: finds the best moves one by one, each among those left. Returns whether it was completed.
    fn deepen(&mut self, step: Step, found: &mut [RankedMove]) -> bool {
        let mut settled: Vec<RankedMove> = Vec::with_capacity(found.len());
        for rank in 0..found.len() {
            let before = &found[rank];
            let guess = (before.depth > 0).then(|| i32::from(before.score.hundredths()));
            let reached = Step { depth: before.depth, selectivity: before.selectivity };
            let (value, reached, is_whole) = match self.aspirate(rank, step, guess) {
                Ok(value) => (value, step, true),
                Err(Interrupted(value)) => (value, reached, false),
            };
            if value > MINUS_INFINITY {
                settled.push(self.root.found(self.moves[rank], value, reached));
            }
            if !is_whole {
                // An interrupted round may have found a better move, but not an order of several.
                if let ([only], Some(better)) = (&mut *found, settled.pop()) {
                    *only = better;
                }
                return false;
            }
        }
        // A later search may know more through the table than the first did.
        settled.sort_by_key(|entry| std::cmp::Reverse(entry.score));
        found.clone_from_slice(&settled);
        true
    }

    /// Moves the best of the moves from `first` on there, by searches in an aspiration window around `guess`.
    fn aspirate(
        &mut self,
        first: usize,
        step: Step,
        guess: Option<i32>,
    ) -> Result<i32, Interrupted> {
        // A move that failed high beats the last answer, even without time to find its exact value.
        let mut least = MINUS_INFINITY;
        R::ASPIRATION.around(guess, |window| match self.search_moves(first, step, window) {
            Ok(value) => {
                if value >= window.beta {
                    least = value;
                }
                Ok(value)
            }
            Err(Interrupted(value)) => Err(Interrupted(value.max(least))),
        })
    }

    fn search_moves(
        &mut self,
        first: usize,
        step: Step,
        window: Window,
    ) -> Result<i32, Interrupted> {
        let Window { alpha, beta } = window;
        let mut best = MINUS_INFINITY;
        for at in first..self.moves.len() {
            let window = Window { alpha: alpha.max(best), beta };
            let Ok(value) = self.root.search_move(self.moves[at], step, window, at - first) else {
                let is_known = alpha < best && best < beta;
                return Err(Interrupted(if is_known { best } else { MINUS_INFINITY }));
            };
            if value > best {
                best = value;
                // Values up to alpha are bounds and don't order moves.
                if best > alpha {
                    self.moves[first..=at].rotate_right(1);
                }
                if best >= beta {
                    break;
                }
            }
        }
        Ok(best)
    }
}
