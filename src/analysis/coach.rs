//! Checks a move in the background before it is made: does it throw away much, and why? Within a moment or not at all.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::time::Duration;

use super::chance::chance;
use super::live::Equipment;
use super::reasons::{self, Reason, ReasonLimits};
use super::value::{Mistake, MoveValue, empties};
use super::worker::{Requests, Worker};
use crate::engine::be_nice;
use crate::eval::Score;
use crate::game::Position;
use crate::game::tree::Certainty;
use crate::search::{Engine, Limits, RankedMove, Request, Stop};

/// In hundredths of a disc.
const ALARMING_LOSS: i32 = 600;

/// Shallower results justify no warning, unless exact.
const MIN_ALARM_DEPTH: u8 = 4;

const REASONS: ReasonLimits = ReasonLimits { depth: 8, exact: 14, nodes: 400_000 };

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
    /// What to compare it with; if `None`, the best move, and only moves that deserve a warning get a reason.
    pub beside: Option<usize>,
    /// The time for the searches, divided evenly between two moves or between the best move and this one.
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
        let is_much = position.game().kind().counts_stones && lost >= ALARMING_LOSS;
        (is_much && is_known(best) && is_known(played)).then_some(Alarm::Discs)
    }
}

fn is_known(value: &MoveValue) -> bool {
    match value.certainty {
        Certainty::Depth(depth) => depth >= MIN_ALARM_DEPTH,
        Certainty::Probable(_) | Certainty::Exact => true,
    }
}

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
    /// What is known, if anything.
    pub verdict: Option<Verdict>,
    /// Whether this is final; otherwise a reason may follow.
    pub is_final: bool,
}

/// Checks moves one at a time on a low-priority thread. Dropping it ends the search, and waits for it.
#[derive(Debug)]
pub struct Coach(Worker<Intention>);

impl Coach {
    /// Starts the thread, on which `report` is called. It is ready for games like that of the position before anybody
    /// asks, if there is time.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        equipment: Equipment,
        position: Position,
        report: impl Fn(Judged) + Send + 'static,
    ) -> io::Result<Self> {
        let work = move |requests: &_| work(requests, equipment, &position, &report);
        Worker::start("heibai-coach", work).map(Self)
    }

    /// Asks about a move, dropping the previous request.
    pub fn ask(&self, intention: Intention) {
        self.0.ask(intention);
    }

    /// Drops the request: nothing more is reported.
    pub fn cancel(&self) {
        self.0.cancel();
    }
}

fn work(
    requests: &Requests<Intention>,
    equipment: Equipment,
    position: &Position,
    report: &impl Fn(Judged),
) {
    be_nice();
    // Nor must one while nobody waits for it.
    let mut engine = panic::catch_unwind(|| prepared(equipment, position)).ok();
    while let Some((intention, stop)) = requests.next() {
        let generation = intention.generation;
        let report_verdict = |verdict, is_final| {
            if !stop.is_requested() {
                report(Judged { generation, verdict, is_final });
            }
        };
        // A crash of the search must not cost the user the move.
        let judged = panic::catch_unwind(AssertUnwindSafe(|| {
            let engine = engine.get_or_insert_with(|| Engine::new(equipment.hash));
            // Weights and memory for another game or size, which take longer than a move is examined.
            engine.prepare(&intention.position);
            if let Some(beside) = intention.beside {
                return compare(engine, equipment.threads, &intention, beside, &stop);
            }
            let verdict = judge(engine, equipment.threads, &intention, &stop);
            let is_alarming = |it: &Verdict| it.alarm(&intention.position).is_some();
            let mut verdict = verdict.filter(is_alarming)?;
            report_verdict(Some(verdict.clone()), false);
            verdict.reason = why(&intention.position, &verdict, &stop);
            Some(verdict)
        }));
        let verdict = judged.unwrap_or_else(|_| {
            engine = None;
            None
        });
        report_verdict(verdict, true);
    }
}

fn prepared(equipment: Equipment, position: &Position) -> Engine {
    let mut engine = Engine::new(equipment.hash);
    engine.prepare(position);
    engine
}

/// `None` if stopped or short of time.
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
        // No deeper than the best move's search, so that the two compare.
        let depth = if found.exact { None } else { Some(found.depth.max(1)) };
        let limits = Limits { depth, ..limits };
        let request = Request { limits, remember: true, ..request };
        let wanted = vec![RankedMove::unknown(*cell)];
        let found = engine.search_multi_pv(&request, wanted, stop, &mut |_, _| {});
        MoveValue::of(found.first()?, empties)
    };
    (!stop.is_requested()).then_some(Verdict { best, played, reason: None })
}

/// To the same depth; `None` if stopped or short of time.
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
    // When time runs out one of them may be searched deeper than the other; only equal depths compare.
    let mut values: Vec<MoveValue> = Vec::new();
    engine.search_multi_pv(&request, wanted, stop, &mut |found, _| {
        values.push(MoveValue::of(found, empties));
    });
    if stop.is_requested() {
        return None;
    }
    let of = |cell: usize| values.iter().rev().filter(move |it| it.cell == cell);
    let pairs = of(beside).flat_map(|best| of(*cell).map(move |played| (best, played)));
    let is_fair = |(best, played): &(&MoveValue, &MoveValue)| best.certainty == played.certainty;
    let (best, played) =
        pairs.clone().find(is_fair).or_else(|| of(beside).next().zip(of(*cell).next()))?;
    Some(Verdict { best: best.clone(), played: played.clone(), reason: None })
}

/// The first reason about the move itself; one about a better move would give that away.
fn why(position: &Position, verdict: &Verdict, stop: &Stop) -> Option<Reason> {
    let (best, played) = (verdict.best.clone(), verdict.played.clone());
    let mistake = Mistake { position: position.clone(), played, best };
    let explained = reasons::explain(&mistake, REASONS, stop);
    explained.reasons.into_iter().find(|reason| !reason.motif.tells_better())
}
