//! The work of a review: several positions at once, each searched by one thread on its own, so that results depend
//! neither on the number of threads nor on interruptions.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::forecast::{Forecast, Kind};
use super::{Plan, ReviewDepth, Step, Verdict};
use crate::analysis::live::Equipment;
use crate::analysis::tree_values::{from_black, to_black};
use crate::analysis::value::{MoveValue, empties};
use crate::eval::Score;
use crate::game::Ply;
use crate::game::tree::Certainty;
use crate::locks::lock;
use crate::search::{Engine, HashSize, Limits, RankedMove, Request, Selectivity, Shortage, Stop};

/// Enough for nearly any endgame. A harder position stays unproven, as happens in forced lost lines.
const MAX_NODES: u64 = 300_000_000;

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Completion {
    /// Moves judged.
    pub done: usize,
    /// Moves in all.
    pub all: usize,
    /// The estimated time left; zero while nobody knows it.
    pub left: Duration,
}

/// Judges the moves of a plan, from the last one back, until done or stopped. `report` is called on any thread. Short of
/// memory or threads it makes do with less, and returns what was missing.
pub fn run(
    plan: &Plan,
    effort: ReviewDepth,
    equipment: Equipment,
    stop: &Stop,
    report: &mut (dyn FnMut(Verdict, Completion) + Send),
) -> Option<Shortage> {
    let threads = equipment.threads.clamp(1, plan.steps.len().max(1));
    let of_step = |step: &Step| (effort.kind(&step.position), effort.weight(&step.position));
    let weights: Vec<(Kind, f64)> = plan.steps.iter().map(of_step).collect();
    let compares = plan.steps.iter().all(|step| effort.compares_weights(&step.position));
    let mut forecast = Forecast::new(threads, compares);
    for &(kind, weight) in &weights {
        forecast.add(kind, weight);
    }
    let board = Board { report, best: vec![Best::Wanted; plan.steps.len()], done: 0, forecast };
    let work = Work {
        plan,
        effort,
        stop,
        weights,
        next: AtomicUsize::new(0),
        board: Mutex::new(board),
        changed: Condvar::new(),
        shortage: OnceLock::new(),
    };
    work.report_known();
    let hash = equipment.hash.shared_by(threads);
    thread::scope(|scope| {
        for started in 1..threads {
            // The others do the share of a thread that the system does not give.
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, || work.work(hash)) {
                let reason = error.to_string();
                let _ = work.shortage.set(Shortage::Threads { wanted: threads, started, reason });
                break;
            }
        }
        work.work(hash);
    });
    work.shortage.into_inner()
}

struct Work<'a> {
    plan: &'a Plan,
    effort: ReviewDepth,
    stop: &'a Stop,
    weights: Vec<(Kind, f64)>,
    /// Steps taken so far, from the last one back.
    next: AtomicUsize,
    board: Mutex<Board<'a>>,
    changed: Condvar,
    /// What the machine lacked first.
    shortage: OnceLock<Shortage>,
}

struct Board<'a> {
    report: &'a mut (dyn FnMut(Verdict, Completion) + Send),
    best: Vec<Best>,
    done: usize,
    forecast: Forecast,
}

#[derive(Clone, Debug)]
enum Best {
    Wanted,
    /// It will never be found.
    Missing,
    Found(MoveValue),
}

impl<'a> Work<'a> {
    fn lock(&self) -> MutexGuard<'_, Board<'a>> {
        lock(&self.board)
    }

    fn report_known(&self) {
        for number in (0..self.plan.steps.len()).rev() {
            if let Some((best, played)) = self.known(&self.plan.steps[number]) {
                self.settle(number, best, played, None);
            }
        }
    }

    fn known(&self, step: &Step) -> Option<(MoveValue, MoveValue)> {
        let met = |cell: usize| {
            let value = step.known.iter().find(|value| value.cell == cell)?;
            self.effort.is_met(&step.position, value).then_some(value)
        };
        let (best, played) = (met(step.best?)?, met(step.cell)?);
        // A move as good as the best counts as the best.
        let best = if best.score <= played.score { played } else { best };
        Some((best.clone(), played.clone()))
    }

    fn work(&self, hash: HashSize) {
        let mut engine = Engine::new(hash);
        loop {
            let taken = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(number) = self.plan.steps.len().checked_sub(taken + 1) else { return };
            if !matches!(self.lock().best[number], Best::Wanted) {
                continue;
            }
            let missing = Missing { work: self, number };
            if !self.stop.is_requested() {
                self.judge(&mut engine, number);
            }
            drop(missing);
            if let Err(shortage) = engine.check() {
                // Other threads lack the same.
                let _ = self.shortage.set(shortage);
            }
        }
    }

    fn judge(&self, engine: &mut Engine, number: usize) {
        let started = Instant::now();
        let step = &self.plan.steps[number];
        let empties = empties(&step.position);
        let is_exact = self.effort.target(&step.position) == Certainty::Exact;
        let game = step.position.game();
        let limits = if is_exact {
            Limits::nodes(MAX_NODES)
        } else {
            // Only Othello's search is selective; the other ignores it.
            let selectivity = Some(Selectivity::P73);
            Limits { selectivity, ..Limits::depth(self.effort.depth[game]) }
        };
        let request = Request::new(step.position.clone(), limits);
        let found = engine.search(&request, self.stop, &mut |_| {});
        let Some(found) = found.filter(|_| !self.stop.is_requested()) else { return };
        let best = MoveValue::of(&found.ranked[0], empties);
        self.lock().best[number] = Best::Found(best.clone());
        self.changed.notify_all();
        let played = match best.cell == step.cell {
            true => Some(best.clone()),
            false if is_exact => self.by_the_next(number),
            false => None,
        };
        let played = played.unwrap_or_else(|| {
            let limits = if is_exact {
                limits
            } else {
                // Only as deep as the best move was searched; the depth of a forced win is its length.
                let least = if found.exact { u8::MAX } else { found.depth.max(1) };
                Limits { depth: limits.depth.map(|depth| depth.min(least)), ..limits }
            };
            let request = Request { limits, remember: true, ..request };
            let wanted = vec![RankedMove::unknown(step.cell)];
            let found = engine.search_multi_pv(&request, wanted, self.stop, &mut |_, _| {});
            MoveValue::of(&found[0], empties)
        });
        if self.stop.is_requested() {
            return;
        }
        // If the search underestimated the move played, nothing better is known.
        let best = if played.score >= best.score { played.clone() } else { best };
        self.settle(number, best, played, Some(started.elapsed()));
    }

    /// A step's move valued by the best reply to it, if that comes next and is exact.
    fn by_the_next(&self, number: usize) -> Option<MoveValue> {
        let step = &self.plan.steps[number];
        let side = step.position.side_to_move();
        let mut after = step.position.clone();
        after.play(Ply::Place(step.cell)).ok()?;
        let (score, rest) = if after.is_over() {
            (Score::from_discs(after.margin(side) as i16), Vec::new())
        } else {
            let next = self.plan.steps.get(number + 1)?;
            if after.must_pass() {
                after.play(Ply::Pass).ok()?;
            }
            // A side that could have moved gave its turn away before the next step, which is then no answer to this one.
            if after != next.position {
                return None;
            }
            let mut board = self.lock();
            while matches!(board.best[number + 1], Best::Wanted) {
                board = self.changed.wait(board).unwrap_or_else(PoisonError::into_inner);
            }
            let Best::Found(best) = &board.best[number + 1] else { return None };
            if !best.is_exact() {
                return None;
            }
            let (black, forced) = to_black(best.score, next.position.side_to_move());
            (from_black(black, forced, side), best.line.clone())
        };
        let line = std::iter::once(step.cell).chain(rest).collect();
        Some(MoveValue { cell: step.cell, score, certainty: Certainty::Exact, line })
    }

    /// `took` is how long it was searched, unless it was known before.
    fn settle(&self, number: usize, best: MoveValue, played: MoveValue, took: Option<Duration>) {
        let board = &mut *self.lock();
        board.best[number] = Best::Found(best.clone());
        board.done += 1;
        let (kind, weight) = self.weights[number];
        board.forecast.judged(kind, weight, took);
        let left = board.forecast.left();
        let completion = Completion { done: board.done, all: self.plan.steps.len(), left };
        (board.report)(Verdict { step: number, best, played }, completion);
        self.changed.notify_all();
    }
}

/// Releases those who wait for an abandoned step.
struct Missing<'w, 'a> {
    work: &'w Work<'a>,
    number: usize,
}

impl Drop for Missing<'_, '_> {
    fn drop(&mut self) {
        let best = &mut self.work.lock().best[self.number];
        if matches!(best, Best::Wanted) {
            *best = Best::Missing;
        }
        self.work.changed.notify_all();
    }
}
