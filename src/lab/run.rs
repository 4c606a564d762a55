//! Runs the requested algorithms one after another, each with growing depth.

use std::time::{Duration, Instant};

use super::algorithms::{
    aspiration, fail_hard, fail_soft, greedy, minimax, mtdf, negamax, probcut, pvs, uct,
};
use super::catalogue::{Algorithm, Contestant, Evaluation, Switch};
use super::counts::{Counts, branching_factor};
use super::game::{Game, INFINITY, Move, Value};
use super::recording::{RecordLimits, Recording};
use super::search::{Budget, Halt, Search};
use super::subject::{RequestError, Subject, Visitor};
use super::table::Table;
use crate::search::Stop;

/// The limits of each algorithm; the first one reached ends it. Without any, the depth is [`Limits::usual_depth`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The search depth, up to [`Limits::MAX_DEPTH`]; UCT ignores it.
    pub depth: Option<u8>,
    /// Nodes of all depths together.
    pub nodes: Option<u64>,
    /// Time for all depths together.
    pub time: Option<Duration>,
}

impl Limits {
    /// More than the moves left in any game that can be searched.
    pub const MAX_DEPTH: u8 = 60;
    /// Playouts of UCT without a limit of nodes or time.
    pub const PLAYOUTS: u64 = 10_000;

    /// The depth that everything but minimax reaches in a second or two.
    pub fn usual_depth(subject: &Subject) -> u8 {
        match subject {
            Subject::Position(position) if position.game().kind().anywhere => 3,
            Subject::Position(_) => 6,
            Subject::Tree(tree) => tree.height().min(Self::MAX_DEPTH.into()) as u8,
        }
    }

    fn depth(&self, subject: &Subject) -> u8 {
        let is_limited = self.nodes.is_some() || self.time.is_some();
        let usual = if is_limited { Self::MAX_DEPTH } else { Self::usual_depth(subject) };
        self.depth.unwrap_or(usual).clamp(1, Self::MAX_DEPTH)
    }
}

/// What to search, with which algorithms, and how far.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The position or tree.
    pub subject: Subject,
    /// The evaluation; trees ignore it.
    pub evaluation: Evaluation,
    /// The algorithms, in this order.
    pub contestants: Vec<Contestant>,
    /// The limits of each.
    pub limits: Limits,
    /// What to record of each, if anything.
    pub record: Option<RecordLimits>,
    /// Determines the playouts of UCT and the sample of `ProbCut`.
    pub seed: u64,
    /// The transposition table has 2^this slots of [`TABLE_ENTRY_BYTES`] bytes, at most 2^[`MAX_TABLE_BITS`].
    pub table_bits: u32,
}

/// Bytes of a slot of the transposition table.
pub const TABLE_ENTRY_BYTES: usize = Table::ENTRY_BYTES;

/// The slots of the largest table, as a power of two.
pub const MAX_TABLE_BITS: u32 = 24;

impl Request {
    /// A request with the usual evaluation, a table of 2^20 slots (24 MiB), seed 1, and no recording.
    pub fn new(subject: Subject, contestants: Vec<Contestant>, limits: Limits) -> Self {
        let evaluation = match &subject {
            Subject::Position(position) => Evaluation::usual(position.game()),
            Subject::Tree(_) => Evaluation::Discs,
        };
        Self { subject, evaluation, contestants, limits, record: None, seed: 1, table_bits: 20 }
    }

    /// Checks that it can be run.
    ///
    /// # Errors
    /// [`RequestError`] says why not.
    pub fn check(&self) -> Result<(), RequestError> {
        if self.contestants.is_empty() {
            return Err(RequestError::NoAlgorithm);
        }
        self.subject.check(self.evaluation)
    }
}

/// A finished search of one depth.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The depth.
    pub depth: u8,
    /// The value for the side to move.
    pub value: Value,
    /// The best move.
    pub best: Move,
    /// The counts of this round, or with iterative deepening of all rounds so far.
    pub counts: Counts,
    /// Likewise.
    pub time: Duration,
}

/// An algorithm's result and its cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The algorithm.
    pub contestant: Contestant,
    /// The value for the side to move.
    pub value: Value,
    /// The value as a number, as in recordings; 0 for UCT.
    pub raw_value: i32,
    /// The best move; the first legal one if the limits ended the first round.
    pub best: Move,
    /// The expected moves, the best one first.
    pub line: Vec<Move>,
    /// Their names.
    pub names: Vec<String>,
    /// The depth reached, 0 without a finished round; for UCT that of its tree.
    pub depth: u8,
    /// The counts of the last round, or with iterative deepening of all rounds.
    pub counts: Counts,
    /// Likewise.
    pub time: Duration,
    /// The rounds, from depth 1 on; none for UCT.
    pub rounds: Vec<Round>,
    /// Whether it reached the depth asked for, or every end of the game, before its nodes or time ran out.
    pub is_done: bool,
    /// The recording of the last round.
    pub recording: Option<Recording>,
}

impl Outcome {
    /// The effective branching factor of the last round; `None` for UCT and without a finished round.
    pub fn branching_factor(&self) -> Option<f64> {
        let round = self.rounds.last()?;
        Some(branching_factor(round.counts.nodes, round.depth))
    }
}

/// The progress of a run. The index is that of the contestant in the request.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Report<'a> {
    /// A contestant starts.
    Begun(usize),
    /// A contestant has searched one move deeper.
    Round(usize, &'a Round),
    /// A contestant is done.
    Done(usize, &'a Outcome),
}

/// Runs every contestant of a request, one after another; `None` if `stop` was requested.
///
/// # Errors
/// [`RequestError`] if the subject can't be searched.
pub fn run(
    request: &Request,
    stop: &Stop,
    report: &mut dyn FnMut(Report<'_>),
) -> Result<Option<Vec<Outcome>>, RequestError> {
    request.check()?;
    let mut outcomes = Vec::new();
    for (index, &contestant) in request.contestants.iter().enumerate() {
        report(Report::Begun(index));
        let report_round = &mut |round: &Round| report(Report::Round(index, round));
        let outcome = run_one(request, contestant, stop, report_round)?;
        let Some(outcome) = outcome else { return Ok(None) };
        report(Report::Done(index, &outcome));
        outcomes.push(outcome);
    }
    Ok(Some(outcomes))
}

pub(super) fn run_one(
    request: &Request,
    contestant: Contestant,
    stop: &Stop,
    report: &mut dyn FnMut(&Round),
) -> Result<Option<Outcome>, RequestError> {
    request.subject.accept(request.evaluation, Run { request, contestant, stop, report })
}

struct Run<'a> {
    request: &'a Request,
    contestant: Contestant,
    stop: &'a Stop,
    report: &'a mut dyn FnMut(&Round),
}

impl Visitor for Run<'_> {
    type Output = Option<Outcome>;

    fn visit<G: Game>(mut self, game: G) -> Option<Outcome> {
        let Request { limits, record, seed, table_bits, .. } = self.request;
        let budget = Budget {
            stop: self.stop,
            nodes: limits.nodes,
            time: limits.time,
            table_bits: (*table_bits).min(MAX_TABLE_BITS),
        };
        let switches = self.contestant.switches();
        let search = Search::new(game, switches, budget, *record, *seed);
        let found = if self.contestant.algorithm() == Algorithm::Uct {
            self.play_out(search)
        } else {
            self.deepen(search)
        };
        found.ok().filter(|_| !self.stop.is_requested())
    }
}

impl Run<'_> {
    fn deepen<G: Game>(&mut self, mut search: Search<'_, G>) -> Result<Outcome, Halt> {
        let mut outcome = self.initial(&search);
        let most = match self.contestant.algorithm() {
            Algorithm::Greedy => 1,
            _ => self.request.limits.depth(&self.request.subject),
        };
        let (mut started, mut last, mut line) = (Instant::now(), None, None);
        for depth in 1..=most {
            if !self.contestant.switches().has(Switch::Deepening) {
                started = Instant::now();
            }
            match self.search_to(depth, &mut search, last, &mut line) {
                Ok(value) => last = Some(value),
                Err(Halt::Spent) => {
                    outcome.recording = search.last_recording();
                    return Ok(outcome);
                }
                Err(stopped) => return Err(stopped),
            }
            let (value, line) = (last.unwrap_or_default(), search.line().to_vec());
            let (best, counts, time) = (line[0], search.counts, started.elapsed());
            let shown = search.game.value(value);
            let round = Round { depth, value: shown, best, counts, time };
            (self.report)(&round);
            outcome.rounds.push(round);
            outcome.names = line.iter().map(|&mv| self.request.subject.name(mv)).collect();
            outcome = Outcome {
                value: shown,
                raw_value: value,
                best,
                line,
                depth,
                counts,
                time,
                ..outcome
            };
            if !search.saw_horizon() {
                break;
            }
        }
        outcome.is_done = true;
        outcome.recording = search.recording();
        Ok(outcome)
    }

    fn search_to<G: Game>(
        &self,
        depth: u8,
        search: &mut Search<'_, G>,
        last: Option<i32>,
        line: &mut Option<probcut::Line>,
    ) -> Result<i32, Halt> {
        let algorithm = self.contestant.algorithm();
        let is_first = algorithm == Algorithm::ProbCut && depth == probcut::FIRST_DEPTH;
        let fitted = is_first.then(|| search.prepare(probcut::fit));
        // Also where the preparation took all that was left: the recording of the depth before is then the last one.
        search.begin();
        if let Some(fitted) = fitted {
            *line = fitted?;
        }
        let guess = search.guess(last);
        match algorithm {
            Algorithm::Greedy => greedy::search(search),
            Algorithm::Minimax => minimax::search(search, depth),
            Algorithm::Negamax => negamax::search(search, depth),
            Algorithm::FailHard => fail_hard::search(search, depth, -INFINITY, INFINITY),
            Algorithm::FailSoft => fail_soft::search(search, depth, -INFINITY, INFINITY),
            Algorithm::Aspiration => aspiration::search(search, depth, guess),
            Algorithm::Pvs => pvs::search(search, depth, -INFINITY, INFINITY),
            Algorithm::Mtdf => mtdf::search(search, depth, guess),
            Algorithm::ProbCut => {
                probcut::search(search, line.as_ref(), depth, -INFINITY, INFINITY)
            }
            Algorithm::Uct => unreachable!("playouts have no depth"),
        }
    }

    fn play_out<G: Game>(&self, mut search: Search<'_, G>) -> Result<Outcome, Halt> {
        let started = Instant::now();
        let mut outcome = self.initial(&search);
        let limits = self.request.limits;
        let is_limited = limits.nodes.is_some() || limits.time.is_some();
        let playouts = if is_limited { u64::MAX } else { Limits::PLAYOUTS };
        let found = uct::search(&mut search, playouts)?;
        if !found.line.is_empty() {
            outcome.best = found.line[0];
            outcome.line = found.line;
        }
        outcome.names = outcome.line.iter().map(|&mv| self.request.subject.name(mv)).collect();
        Ok(Outcome {
            value: Value::Share(found.share),
            raw_value: 0,
            depth: found.depth.min(usize::from(u8::MAX)) as u8,
            counts: search.counts,
            time: started.elapsed(),
            is_done: search.counts.leaves >= playouts,
            recording: search.recording(),
            ..outcome
        })
    }

    fn initial<G: Game>(&self, search: &Search<'_, G>) -> Outcome {
        let mut moves = Vec::new();
        search.game.moves(&mut moves);
        let best = moves[0];
        let raw_value = search.game.evaluate();
        Outcome {
            contestant: self.contestant,
            value: search.game.value(raw_value),
            raw_value,
            best,
            line: vec![best],
            names: vec![self.request.subject.name(best)],
            depth: 0,
            counts: Counts::default(),
            time: Duration::ZERO,
            rounds: Vec::new(),
            is_done: false,
            recording: None,
        }
    }
}
