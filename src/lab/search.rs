//! What the algorithms share: the game, limits, counts, and the effects of the switches. An algorithm uses only a few
//! verbs: enter a node, get its moves, play and undo, prefer a move, cut, leave.

use std::time::{Duration, Instant};

use super::catalogue::{Switch, Switches};
use super::counts::Counts;
use super::game::{Game, Move};
use super::ordering::Experience;
use super::recording::{RecordLimits, Recorder, Recording, ValueKind};
use super::table::{Bound, Entry, Table};
use crate::search::Stop;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    Stopped,
    Spent,
}

#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    pub stop: &'a Stop,
    pub nodes: Option<u64>,
    pub time: Option<Duration>,
    /// The table has 2^this entries.
    pub table_bits: u32,
}

pub enum Entered {
    Known(i32),
    /// It must be searched within this window.
    Open(Node),
}

#[derive(Clone, Copy, Debug)]
pub struct Node {
    depth: u8,
    window: (i32, i32),
    best: Option<Move>,
}

pub struct Search<'a, G> {
    pub game: G,
    pub counts: Counts,
    pub rng: fastrand::Rng,
    switches: Switches,
    budget: Budget<'a>,
    started: Instant,
    spent: u64,
    table: Option<Table>,
    experience: Experience,
    path: Vec<Move>,
    /// The expected line from each ply.
    lines: Vec<Vec<Move>>,
    last_line: Vec<Move>,
    recorder: Option<Recorder>,
    last_recording: Option<Recording>,
    saw_horizon: bool,
}

/// Nodes between checks of the flag and the clock.
const LOOK_EVERY: u64 = 64;

impl<'a, G: Game> Search<'a, G> {
    pub fn new(
        game: G,
        switches: Switches,
        budget: Budget<'a>,
        record: Option<RecordLimits>,
        seed: u64,
    ) -> Self {
        Self {
            game,
            counts: Counts::default(),
            rng: fastrand::Rng::with_seed(seed),
            switches,
            budget,
            started: Instant::now(),
            spent: 0,
            table: switches.has(Switch::Table).then(|| Table::new(budget.table_bits)),
            experience: Experience::new(),
            path: Vec::new(),
            lines: vec![Vec::new()],
            last_line: Vec::new(),
            recorder: record.map(Recorder::new),
            last_recording: None,
            saw_horizon: false,
        }
    }

    /// Begins a search of another depth. Unless deepening is iterative, earlier results and counts are forgotten.
    pub fn begin(&mut self) {
        self.saw_horizon = false;
        self.last_recording = self.recorder.as_mut().map(Recorder::begin);
        if self.switches.has(Switch::Deepening) {
            self.last_line.clone_from(&self.lines[0]);
            return;
        }
        self.counts = Counts { preparation: self.counts.preparation, ..Counts::default() };
        self.experience.clear();
        if let Some(table) = &mut self.table {
            table.clear();
        }
    }

    pub fn line(&self) -> &[Move] {
        &self.lines[0]
    }

    pub fn expect(&mut self, line: Vec<Move>) {
        self.lines[0] = line;
    }

    pub fn saw_horizon(&self) -> bool {
        self.saw_horizon
    }

    /// The previous depth's value in iterative deepening, else the root's evaluation.
    pub fn guess(&mut self, last: Option<i32>) -> i32 {
        let remembered = last.filter(|_| self.switches.has(Switch::Deepening));
        remembered.or_else(|| self.game.outcome()).unwrap_or_else(|| self.game.evaluate())
    }

    pub fn last_recording(self) -> Option<Recording> {
        self.last_recording
    }

    pub fn recording(self) -> Option<Recording> {
        self.recorder.map(Recorder::finish)
    }

    /// Counts a node, unless the search must end.
    pub fn count(&mut self) -> Result<(), Halt> {
        if self.budget.nodes.is_some_and(|most| self.spent >= most) {
            return Err(Halt::Spent);
        }
        self.counts.nodes += 1;
        self.spent += 1;
        if self.spent.is_multiple_of(LOOK_EVERY) || self.spent == 1 {
            if self.budget.stop.is_requested() {
                return Err(Halt::Stopped);
            }
            if self.budget.time.is_some_and(|most| self.started.elapsed() > most) {
                return Err(Halt::Spent);
            }
        }
        Ok(())
    }

    /// Enters the current node to search it to `depth` between `alpha` and `beta`.
    pub fn enter(&mut self, depth: u8, alpha: i32, beta: i32) -> Result<Entered, Halt> {
        self.count()?;
        let ply = self.path.len();
        if self.lines.len() < ply + 2 {
            self.lines.resize(ply + 2, Vec::new());
        }
        self.lines[ply].clear();
        self.record(|recorder, _| recorder.enter(alpha, beta));
        if let Some(value) = self.game.outcome() {
            self.counts.leaves += 1;
            return Ok(self.known(value, ValueKind::GameOver));
        }
        if depth == 0 {
            self.counts.leaves += 1;
            self.saw_horizon = true;
            let value = self.game.evaluate();
            return Ok(self.known(value, ValueKind::Evaluated));
        }
        // The root must find a move, so it is always searched.
        let entry = self.table.as_ref().filter(|_| ply > 0);
        let entry = entry.and_then(|table| table.get(self.game.key()).copied());
        if let Some(entry) = entry.filter(|entry| entry.answers(depth, alpha, beta)) {
            self.counts.table_hits += 1;
            self.saw_horizon |= !entry.is_final;
            self.lines[ply].extend(entry.best);
            return Ok(self.known(entry.value, ValueKind::TableHit));
        }
        Ok(Entered::Open(Node { depth, window: (alpha, beta), best: None }))
    }

    fn known(&mut self, value: i32, how: ValueKind) -> Entered {
        self.record(|recorder, _| recorder.leave(value, how));
        Entered::Known(value)
    }

    pub fn moves(&mut self, node: &Node) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        let ply = self.path.len();
        let has = |switch| self.switches.has(switch);
        let remembered = self.table.as_ref().and_then(|table| table.get(self.game.key()));
        let expected = self.last_line.get(ply).filter(|_| self.last_line.starts_with(&self.path));
        let first = remembered.and_then(|entry| entry.best).or(expected.copied());
        let is_evaluated = has(Switch::Ordering) && node.depth > 1;
        if !is_evaluated && !has(Switch::Killers) && !has(Switch::History) {
            if let Some(at) = moves.iter().position(|&mv| Some(mv) == first) {
                moves[..=at].rotate_right(1);
            }
            return moves;
        }
        let switches = self.switches;
        let has = |switch| switches.has(switch);
        let priority = |search: &mut Self, mv: Move| {
            let is_killer = has(Switch::Killers) && search.experience.is_killer(mv, ply);
            let rank = if Some(mv) == first { 2 } else { u8::from(is_killer) };
            let value = if is_evaluated { search.evaluation_after(mv) } else { 0 };
            let history = if has(Switch::History) { search.experience.history(mv, ply) } else { 0 };
            (rank, value, history)
        };
        let mut ranked: Vec<_> = moves.iter().map(|&mv| (priority(self, mv), mv)).collect();
        ranked.sort_by(|(one, _), (other, _)| other.cmp(one));
        ranked.into_iter().map(|(_, mv)| mv).collect()
    }

    /// The evaluation after a move, for the side that makes it.
    fn evaluation_after(&mut self, mv: Move) -> i32 {
        self.counts.ordered += 1;
        self.game.play(mv);
        let value = -self.game.outcome().unwrap_or_else(|| self.game.evaluate());
        self.game.undo();
        value
    }

    pub fn play(&mut self, mv: Move) {
        self.record(|recorder, game| recorder.play(mv, || game.name(mv)));
        self.game.play(mv);
        self.path.push(mv);
    }

    pub fn undo(&mut self) {
        self.game.undo();
        self.path.pop();
        self.record(|recorder, _| recorder.undo());
    }

    pub fn prefer(&mut self, node: &mut Node, mv: Move) {
        node.best = Some(mv);
        let ply = self.path.len();
        let (here, below) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        here[ply].extend(below[0].iter());
    }

    /// Records that the move at `at` cuts off the rest.
    pub fn cut(&mut self, node: &Node, moves: &[Move], at: usize) {
        // A cut at the last move saves nothing.
        let is_cut = at + 1 < moves.len();
        self.counts.cut_offs += u64::from(is_cut);
        self.counts.first_cuts += u64::from(is_cut && at == 0);
        self.experience.learn(moves[at], self.path.len(), node.depth);
        for &mv in &moves[at + 1..] {
            self.record(|recorder, game| recorder.cut(mv, || game.name(mv)));
        }
    }

    pub fn leave(&mut self, node: &Node, value: i32) -> i32 {
        self.leave_as(node, value, None)
    }

    pub fn leave_probable(&mut self, node: &Node, value: i32) -> i32 {
        self.counts.probable_cuts += 1;
        self.leave_as(node, value, Some(ValueKind::ProbCut))
    }

    fn leave_as(&mut self, node: &Node, value: i32, how: Option<ValueKind>) -> i32 {
        let (alpha, beta) = node.window;
        let bound = Bound::of(value, alpha, beta);
        if let Some(table) = &mut self.table {
            let (depth, best, is_final) = (node.depth, node.best, !self.saw_horizon);
            table.put(Entry { key: self.game.key(), value, best, depth, bound, is_final });
        }
        let how = how.unwrap_or(match bound {
            Bound::Exact => ValueKind::Exact,
            Bound::Lower => ValueKind::LowerBound,
            Bound::Upper => ValueKind::UpperBound,
        });
        self.record(|recorder, _| recorder.leave(value, how));
        value
    }

    /// Runs a preparation, which is not recorded and counted separately.
    pub fn prepare<T>(
        &mut self,
        act: impl FnOnce(&mut Self) -> Result<T, Halt>,
    ) -> Result<T, Halt> {
        let before = self.counts;
        let done = self.unrecorded(act)?;
        let preparation = before.preparation + self.counts.nodes - before.nodes;
        self.counts = Counts { preparation, ..before };
        Ok(done)
    }

    pub fn unrecorded<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let recorder = self.recorder.take();
        let done = act(self);
        self.recorder = recorder;
        done
    }

    pub fn ply(&self) -> usize {
        self.path.len()
    }

    pub fn played(&mut self, visits: u32, share: f64) {
        self.record(|recorder, _| recorder.played(visits, share));
    }

    fn record(&mut self, note: impl FnOnce(&mut Recorder, &G)) {
        if let Some(recorder) = &mut self.recorder {
            note(recorder, &self.game);
        }
    }
}
