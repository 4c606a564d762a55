//! Checks a move before it is made: does it throw away the game or a good part of it, and why? In the background and
//! within a moment, or not at all.

use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::chance::chance;
use super::live::{Equipment, empties};
use super::reasons::{self, Effort, Reason};
use super::value::{Mistake, MoveValue};
use crate::engine::be_nice;
use crate::eval::Score;
use crate::eval::othello::patterns::Weights;
use crate::game::Position;
use crate::game::tree::Certainty;
use crate::search::{Engine, Limits, RankedMove, Request, Stop};

/// The loss in Othello, in hundredths of a disc, from which the coach warns.
const MUCH: i32 = 600;

/// Shallower results justify no warning, unless exact.
const MIN_DEPTH: u8 = 4;

/// The effort for a warning's reason.
const REASONS: Effort = Effort { depth: 8, exact: 14, nodes: 400_000 };

/// What a move throws away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alarm {
    /// Six discs or more.
    Discs,
    /// The game: with best play it was won or drawn, and no longer is.
    Game,
}

/// A move about to be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Intention {
    /// The number of the request.
    pub generation: u64,
    /// The position.
    pub position: Position,
    /// The move; legal.
    pub cell: usize,
    /// The move to compare it with, even if that is no better. Without one, the best move is searched, and only moves
    /// that deserve a warning get a reason.
    pub beside: Option<usize>,
    /// The time for the searches: half each for the best move and for this one, or for both moves of a comparison.
    pub time: Duration,
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The best move, or the one compared with.
    pub best: MoveValue,
    /// The move.
    pub played: MoveValue,
    /// Why it is a mistake, if proven.
    pub reason: Option<Reason>,
}

impl Verdict {
    /// What the move throws away; `None` if it deserves no warning or too little is known.
    pub fn alarm(&self, position: &Position) -> Option<Alarm> {
        let (best, played) = (&self.best, &self.played);
        if best.cell == played.cell || played.score >= best.score {
            return None;
        }
        if loses_game(position, best, played) {
            return Some(Alarm::Game);
        }
        let lost = i32::from(best.score.hundredths()) - i32::from(played.score.hundredths());
        let is_much = position.game().kind().counts_stones && lost >= MUCH;
        (is_much && is_known(best) && is_known(played)).then_some(Alarm::Discs)
    }
}

/// Returns whether a value is deep enough.
fn is_known(value: &MoveValue) -> bool {
    match value.certainty {
        Certainty::Depth(depth) => depth >= MIN_DEPTH,
        Certainty::Probable(_) | Certainty::Exact => true,
    }
}

/// Returns whether the move provably loses a game that was not lost, or gives up a win.
fn loses_game(position: &Position, best: &MoveValue, played: &MoveValue) -> bool {
    if position.game().kind().counts_stones {
        let sign = |value: &MoveValue| value.score.cmp(&Score::default());
        return best.is_exact() && played.is_exact() && sign(played) < sign(best);
    }
    let plies = |value: &MoveValue| value.score.forced().filter(|_| value.is_exact());
    let was_lost = plies(best).is_some_and(|plies| plies < 0);
    let is_lost = plies(played).is_some_and(|plies| plies < 0);
    let was_won = plies(best).is_some_and(|plies| plies > 0);
    let is_worse = is_known(played) && chance(position, played.score) < 0.5;
    (is_lost && !was_lost) || (was_won && is_worse)
}

/// An answer of a [`Coach`].
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The number of the request.
    pub generation: u64,
    /// What is known; `None` if that is nothing.
    pub verdict: Option<Verdict>,
    /// Whether this is final; otherwise a reason may follow.
    pub is_final: bool,
}

struct Job {
    intention: Intention,
    stop: Stop,
}

/// The state shared by both sides.
#[derive(Default)]
struct Desk {
    next: Option<Job>,
    /// Ends the current search.
    stop: Stop,
    is_closing: bool,
}

#[derive(Default)]
struct Shared {
    desk: Mutex<Desk>,
    changed: Condvar,
}

impl Shared {
    /// Nothing can panic under the lock, so the state is consistent.
    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Checks moves before they are made, one at a time, on a low-priority thread that sleeps when idle. Dropping it ends
/// the search, and waits for it.
pub struct Coach {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl fmt::Debug for Coach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Coach").finish_non_exhaustive()
    }
}

impl Coach {
    /// Starts the thread, which prepares for the first move; `tell` is called on it.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(equipment: Equipment, tell: impl Fn(Judged) + Send + 'static) -> io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let theirs = Arc::clone(&shared);
        let thread = thread::Builder::new()
            .name("heibai-coach".to_owned())
            .spawn(move || work(&theirs, equipment, &tell))?;
        Ok(Self { shared, thread: Some(thread) })
    }

    /// Asks about a move, dropping the previous request.
    pub fn ask(&self, intention: Intention) {
        let stop = Stop::default();
        let mut desk = self.shared.lock();
        std::mem::replace(&mut desk.stop, stop.clone()).request();
        desk.next = Some(Job { intention, stop });
        drop(desk);
        self.shared.changed.notify_one();
    }

    /// Drops the request: nothing more is reported.
    pub fn cancel(&self) {
        let mut desk = self.shared.lock();
        desk.stop.request();
        desk.next = None;
    }
}

impl Drop for Coach {
    fn drop(&mut self) {
        self.cancel();
        self.shared.lock().is_closing = true;
        self.shared.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work(shared: &Shared, equipment: Equipment, tell: &impl Fn(Judged)) {
    be_nice();
    let mut engine = None;
    while let Some(Job { intention, stop }) = next_job(shared) {
        let generation = intention.generation;
        let tell_verdict = |verdict, is_final| {
            if !stop.is_requested() {
                tell(Judged { generation, verdict, is_final });
            }
        };
        // A fault of the search must not cost the user the move.
        let judged = panic::catch_unwind(AssertUnwindSafe(|| {
            let engine = engine.get_or_insert_with(|| Engine::new(equipment.hash));
            if let Some(beside) = intention.beside {
                return compare(engine, equipment.threads, &intention, beside, &stop);
            }
            let verdict = judge(engine, equipment.threads, &intention, &stop);
            let is_alarming = |it: &Verdict| it.alarm(&intention.position).is_some();
            let mut verdict = verdict.filter(is_alarming)?;
            tell_verdict(Some(verdict.clone()), false);
            verdict.reason = why(&intention.position, &verdict, &stop);
            Some(verdict)
        }));
        let verdict = judged.unwrap_or_else(|_| {
            engine = None;
            None
        });
        tell_verdict(verdict, true);
    }
}

/// Searches for the best move and evaluates the other one; `None` if stopped before, or short of time.
fn judge(
    engine: &mut Engine,
    threads: usize,
    intention: &Intention,
    stop: &Stop,
) -> Option<Verdict> {
    let Intention { position, cell, time, .. } = intention;
    let empties = empties(position);
    let limits = Limits::time(*time / 2);
    let request = Request { threads, ..Request::new(position.clone(), limits) };
    let found = engine.search(&request, stop, &mut |_| {})?;
    if stop.is_requested() {
        return None;
    }
    let best = MoveValue::of(found.ranked.first()?, empties);
    let played = if best.cell == *cell {
        best.clone()
    } else {
        // No deeper than the best move's search, so that the two can be compared.
        let depth = if found.exact { None } else { Some(found.depth.max(1)) };
        let limits = Limits { depth, ..limits };
        let request = Request { limits, remember: true, ..request };
        let wanted = vec![RankedMove::unknown(*cell)];
        let found = engine.search_multi_pv(&request, wanted, stop, &mut |_, _| {});
        MoveValue::of(found.first()?, empties)
    };
    (!stop.is_requested()).then_some(Verdict { best, played, reason: None })
}

/// Searches two moves to the same depth; `None` if stopped before, or short of time.
fn compare(
    engine: &mut Engine,
    threads: usize,
    intention: &Intention,
    beside: usize,
    stop: &Stop,
) -> Option<Verdict> {
    let Intention { position, cell, time, .. } = intention;
    let empties = empties(position);
    let limits = Limits::time(*time);
    let request =
        Request { limits, threads, remember: true, ..Request::new(position.clone(), limits) };
    let wanted = vec![RankedMove::unknown(beside), RankedMove::unknown(*cell)];
    // When time runs out one of them may be deeper than the other, which can't be compared.
    let mut told: Vec<MoveValue> = Vec::new();
    engine.search_multi_pv(&request, wanted, stop, &mut |found, _| {
        told.push(MoveValue::of(found, empties));
    });
    if stop.is_requested() {
        return None;
    }
    let of = |cell: usize| told.iter().rev().filter(move |it| it.cell == cell);
    let pairs = of(beside).flat_map(|best| of(*cell).map(move |played| (best, played)));
    let alike = |(best, played): &(&MoveValue, &MoveValue)| best.certainty == played.certainty;
    let (best, played) =
        pairs.clone().find(alike).or_else(|| of(beside).next().zip(of(*cell).next()))?;
    Some(Verdict { best: best.clone(), played: played.clone(), reason: None })
}

/// The first reason about the move itself rather than a better one, which is still to be found.
fn why(position: &Position, verdict: &Verdict, stop: &Stop) -> Option<Reason> {
    let (best, played) = (verdict.best.clone(), verdict.played.clone());
    let mistake = Mistake { position: position.clone(), played, best };
    let explained = reasons::explain(&mistake, Weights::embedded(), REASONS, stop);
    explained.reasons.into_iter().find(|reason| !reason.motif.tells_better())
}

/// Waits for a request; `None` when the thread is to end.
fn next_job(shared: &Shared) -> Option<Job> {
    let mut desk = shared.lock();
    loop {
        if desk.is_closing {
            return None;
        }
        if let Some(job) = desk.next.take() {
            return Some(job);
        }
        desk = shared.changed.wait(desk).unwrap_or_else(PoisonError::into_inner);
    }
}
