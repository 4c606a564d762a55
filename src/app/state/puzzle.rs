//! A puzzle on the board.

mod messages;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::time::Duration;

use super::board_action::{Deed, Target};
use super::overlay::Overlay;
use super::study::line::{course_of, to_place};
use super::{Note, Status, Walk};
use crate::analysis::practice::{Seconds, quarter_ends};
use crate::analysis::{Mistake, MoveValue};
use crate::game::tree::{GameTree, NodeId};
use crate::game::{Game, GameRecord, PerGame, Ply, Position, Side, Variant};
use crate::puzzles::{
    Attempt, Clue, DayDone, FoundPuzzle, Goal, History, Mode, Outcome, Phase, Puzzle, PuzzleId,
    Run as FinishedRun, Solving, Standing, Tally, Theme, Try, Wrong,
};

pub use messages::{
    ClueShown, LearnEvent, Moment, PuzzleShown, PuzzleStage, RunRow, RunShown, ThemeRow, WrongRow,
};

/// How long a move stands on the board before it is answered.
pub const ANSWERED_AFTER: Duration = Duration::from_millis(400);

/// How long a run against the clock takes.
pub const RUN_TIME: Duration = Duration::from_secs(180);
/// Errors that end a run.
pub const RUN_ERRORS: usize = 3;

/// For how long a puzzle of the day counts as done.
const DAY: Seconds = 36 * 3600;

/// What is remembered of the room while other things are on the board.
#[derive(Clone, Debug)]
pub(super) struct Learn {
    /// `None` until it has been read.
    pub history: Option<History>,
    /// What was added and is in no file that has been read: it may have been read before it was written.
    unread: History,
    pub game: Game,
    date: i64,
    /// The time at a reading of the state's clock.
    clock: (Seconds, Duration),
    /// The last second of the day.
    tonight: Seconds,
    /// Puzzles that were skipped, or solved, since the program started.
    pub shown: BTreeSet<PuzzleId>,
    pub random: fastrand::Rng,
    /// The mistakes of the deck that are due.
    pub mistakes_due: usize,
    progress: PerGame<Progress>,
}

/// What is shown of somebody's attempts at the puzzles of a game after every event; worked out only when one was added.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    /// The rating; a stranger's until what was tried has been read.
    pub standing: Standing,
    /// The rating after each rated puzzle.
    pub course: Vec<f64>,
    /// How the last ten rated puzzles ended, oldest first.
    pub last_ten: Vec<bool>,
    /// The theme to practise.
    pub weakest: Option<(Theme, Tally)>,
}

impl Progress {
    const NONE: Self = Self {
        standing: Standing::STRANGER,
        course: Vec::new(),
        last_ten: Vec::new(),
        weakest: None,
    };

    fn of(history: &History, game: Game) -> Self {
        let rated: Vec<bool> =
            history.rated(game).map(|it| it.outcome == Outcome::Solved).collect();
        Self {
            standing: history.standing(game),
            course: history.course(game).iter().map(|it| it.rating).collect(),
            last_ten: rated[rated.len().saturating_sub(10)..].to_vec(),
            weakest: history.weakest(game),
        }
    }
}

impl Learn {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            history: None,
            unread: History::default(),
            game: Game::Othello,
            date: 0,
            clock: (0, Duration::ZERO),
            tonight: 0,
            shown: BTreeSet::new(),
            random: fastrand::Rng::with_seed(seed),
            mistakes_due: 0,
            progress: PerGame::from_fn(|_| Progress::NONE),
        }
    }

    pub(super) fn enter(&mut self, moment: Moment, now: Duration) {
        self.date = moment.date;
        self.clock = (moment.seconds, now);
        self.tonight = moment.tonight;
    }

    /// By when it is due what is due today: all of a day, so that nothing comes up while one is at it.
    pub(super) fn tonight(&self, now: Duration) -> Seconds {
        self.tonight.max(self.time(now))
    }

    /// When the day is over, on the state's clock.
    pub(super) fn day_ends(&self) -> Duration {
        let left = self.tonight.saturating_add(1).saturating_sub(self.clock.0);
        self.clock.1 + Duration::from_secs(u64::try_from(left).unwrap_or_default())
    }

    pub(super) fn date(&self) -> i64 {
        self.date
    }

    pub(super) fn time(&self, now: Duration) -> Seconds {
        let since = now.saturating_sub(self.clock.1);
        self.clock.0.saturating_add(Seconds::try_from(since.as_secs()).unwrap_or(Seconds::MAX))
    }

    pub(super) fn read(&mut self, mut history: History) {
        self.unread = self.unread.without(&history);
        for attempt in self.unread.attempts() {
            history.add(attempt.clone());
        }
        for run in self.unread.runs() {
            history.add_run(*run);
        }
        for day in self.unread.days() {
            history.add_day(*day);
        }
        self.progress = PerGame::from_fn(|game| Progress::of(&history, game));
        self.history = Some(history);
    }

    pub(super) fn progress(&self, game: Game) -> &Progress {
        &self.progress[game]
    }

    pub(super) fn add(&mut self, attempt: Attempt) {
        let game = attempt.game;
        self.unread.add(attempt.clone());
        let Some(history) = &mut self.history else { return };
        history.add(attempt);
        self.progress[game] = Progress::of(history, game);
    }

    pub(super) fn add_run(&mut self, run: FinishedRun) {
        self.unread.add_run(run);
        if let Some(history) = &mut self.history {
            history.add_run(run);
        }
    }

    pub(super) fn add_day(&mut self, day: DayDone) {
        self.unread.add_day(day);
        if let Some(history) = &mut self.history {
            history.add_day(day);
        }
    }

    /// What is known of today's puzzle of the day: how the first try ended, and whether it came to its end.
    pub(super) fn day(&self, puzzle: PuzzleId, now: Duration) -> (Option<Outcome>, bool) {
        let since = self.time(now) - DAY;
        let histories = || self.history.iter().chain([&self.unread]);
        let is_it = |it: &&Attempt| it.mode == Mode::Day && it.puzzle == puzzle && it.at > since;
        let first = histories().flat_map(History::attempts).find(is_it).map(|it| it.outcome);
        let mut days = histories().flat_map(History::days);
        let is_done = days.any(|it| it.puzzle == puzzle && it.at > since);
        // Other first tries end with the puzzle.
        (first, is_done || first.is_some_and(|it| it != Outcome::Failed))
    }
}

/// A run against the clock; time does not run under a dialog.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub ends: Duration,
    /// Since when nobody sees it.
    pub unseen: Option<Duration>,
    pub shown: Vec<(FoundPuzzle, Option<bool>)>,
    pub best: u32,
    /// What was left at its end.
    pub left: Option<Duration>,
}

impl Run {
    pub(super) fn left(&self, now: Duration) -> Duration {
        self.left.unwrap_or(self.ends.saturating_sub(self.unseen.unwrap_or(now)))
    }

    pub(super) fn solved(&self) -> usize {
        self.shown.iter().filter(|it| it.1 == Some(true)).count()
    }

    pub(super) fn errors(&self) -> usize {
        self.shown.iter().filter(|it| it.1 == Some(false)).count()
    }

    /// Whether the puzzle before the last one was solved.
    pub(super) fn last(&self) -> Option<bool> {
        self.shown.iter().rev().nth(1)?.1
    }

    pub(super) fn is_over(&self) -> bool {
        self.left.is_some()
    }

    pub(super) fn ids(&self) -> BTreeSet<PuzzleId> {
        self.shown.iter().map(|it| it.0.id).collect()
    }
}

#[derive(Clone, Debug)]
pub(super) struct OpenPuzzle {
    pub solving: Solving,
    pub found: FoundPuzzle,
    pub mode: Mode,
    pub theme: Option<Theme>,
    pub run: Option<Run>,
    /// The person's rating before and after it.
    pub change: Option<(f64, f64)>,
    pub is_noted: bool,
    /// How the first try ended, if that was before it was put on the board.
    pub first: Option<Outcome>,
    /// The line from the first position that can be on the board, and how much of it is.
    line: Vec<usize>,
    shown: usize,
    /// The position there, and the plies to it.
    board: (Position, Vec<Ply>),
    /// When the other side's answer appears.
    answers_at: Option<Duration>,
}

impl OpenPuzzle {
    pub(super) fn new(puzzle: Puzzle, found: FoundPuzzle, mode: Mode) -> Self {
        let solving = Solving::new(puzzle);
        let board = (solving.start().clone(), Vec::new());
        Self {
            solving,
            found,
            mode,
            theme: None,
            run: None,
            change: None,
            is_noted: false,
            first: None,
            line: Vec::new(),
            shown: 0,
            board,
            answers_at: None,
        }
    }

    /// The mistake that made the puzzle, the last move of its game.
    pub(super) fn move_before(&self) -> Option<Ply> {
        self.solving.puzzle().record.plies().last().copied()
    }

    /// Whether a run against the clock is going on.
    pub(super) fn runs(&self) -> bool {
        self.run.as_ref().is_some_and(|run| !run.is_over())
    }

    /// Whether a wrong try is on the board.
    pub(super) fn is_refuted(&self) -> bool {
        matches!(self.solving.phase(), Phase::Refuted(_))
    }

    /// Whether a move was tried, or help taken.
    pub(super) fn is_begun(&self) -> bool {
        let Self { solving, .. } = self;
        solving.found() > 0 || !solving.clues().is_empty() || solving.outcome().is_some()
    }

    /// Whether a click on a legal cell tries it.
    fn asks(&self) -> bool {
        self.solving.phase() == Phase::Asking && self.answers_at.is_none()
    }

    fn can_clue(&self) -> bool {
        let is_told = matches!(self.solving.clues().last(), Some(Clue::Move(_)));
        !self.solving.is_over() && !self.runs() && !is_told
    }

    fn show(&mut self, shown: usize) {
        self.shown = shown.min(self.line.len());
        let course = course_of(self.solving.start(), &self.line, self.shown);
        if let Some(board) = course {
            self.board = board;
        }
    }

    /// Puts a line on the board: so many moves now, and the rest of `all` of them later.
    fn show_line(&mut self, line: Vec<usize>, first: usize, all: usize, now: Duration) {
        self.line = line;
        self.show(first);
        self.answers_at = (all > first).then_some(now + ANSWERED_AFTER);
    }

    /// Shows the answer that is due; returns its cell.
    pub(super) fn answer_if_due(&mut self, now: Duration) -> Option<usize> {
        self.answers_at.filter(|&at| at <= now)?;
        self.answer_now()
    }

    fn answer_now(&mut self) -> Option<usize> {
        self.answers_at.take()?;
        let shown = match self.solving.phase() {
            Phase::Refuted(_) => self.solving.played().len() + 2,
            _ => self.line.len(),
        };
        let cell = self.line.get(self.shown).copied();
        self.show(shown);
        cell
    }

    pub(super) fn try_move(&mut self, cell: usize, now: Duration) -> Try {
        self.answer_now();
        let before = self.solving.played();
        let tried = self.solving.try_move(cell);
        match tried {
            Try::Right => {
                let line = self.solving.played();
                self.show_line(line.clone(), before.len() + 1, line.len(), now);
            }
            Try::Solved => {
                let line = self.solving.solution();
                self.show_line(line, before.len() + 1, 0, now);
            }
            Try::Wrong => {
                let refutation = self.solving.refutation().map_or(vec![cell], |it| it.1);
                let (found, answered) = (before.len(), refutation.len().min(2));
                let line = [before, refutation].concat();
                self.show_line(line, found + 1, found + answered, now);
            }
            Try::Refused => {}
        }
        tried
    }

    /// Takes a wrong try from the board.
    pub(super) fn take_back(&mut self) {
        self.answers_at = None;
        self.solving.take_back();
        if !self.solving.is_over() {
            self.line = self.solving.played();
            self.show(usize::MAX);
        }
    }

    pub(super) fn clue(&mut self) {
        self.answer_now();
        self.solving.clue();
        self.take_back();
    }

    pub(super) fn tell(&mut self) {
        self.answers_at = None;
        self.solving.tell();
        self.line = self.solving.solution();
        self.show(1);
    }

    pub(super) fn again(&mut self) {
        self.answers_at = None;
        self.solving.again();
        (self.line, self.shown) = (Vec::new(), 0);
        self.show(0);
    }

    /// Shows so many moves of the line, once the solution is known.
    pub(super) fn walk_to(&mut self, moves: usize) {
        if self.solving.is_over() {
            self.answers_at = None;
            self.line = self.solving.solution();
            self.show(moves);
        }
    }

    /// Shows a wrong first move with its refutation, once the solution is known.
    pub(super) fn walk_wrong(&mut self, row: usize) {
        let wrong = self.solving.puzzle().steps[0].wrong.get(row);
        if let Some(wrong) = wrong.filter(|_| self.solving.is_over()) {
            let line = std::iter::once(wrong.cell).chain(wrong.refutation.iter().copied());
            self.line = line.collect();
            self.answers_at = None;
            self.show(2);
        }
    }

    pub(super) fn look_along(&self, target: Target) -> Option<usize> {
        target.in_line(self.shown, self.line.len()).filter(|_| self.solving.is_over())
    }

    /// Shows so many moves of the line that is on the board already.
    pub(super) fn look(&mut self, moves: usize) {
        self.answers_at = None;
        self.show(moves);
    }

    /// The wrong move whose reason is told: that which was tried first, or else the best of them.
    pub(super) fn mistake(&self) -> Option<Mistake> {
        let step = &self.solving.puzzle().steps[0];
        if self.found.goal.game() == Game::Gomoku {
            return None;
        }
        let tried = self.solving.missed().filter(|it| it.0 == 0).map(|it| it.1);
        let is_tried = |it: &&Wrong| tried == Some(it.cell);
        let wrong = step.wrong.iter().find(is_tried).or(step.wrong.first())?;
        let line = std::iter::once(wrong.cell).chain(wrong.refutation.iter().copied()).collect();
        Some(Mistake {
            position: self.solving.start().clone(),
            played: MoveValue::exact(wrong.cell, wrong.score, line),
            best: MoveValue::exact(step.right, step.score, self.solving.solution()),
        })
    }

    /// The attempt that is to be remembered, once its outcome is clear, and only once.
    pub(super) fn attempt(&mut self, at: Seconds) -> Option<Attempt> {
        let outcome = self.solving.outcome()?;
        if std::mem::replace(&mut self.is_noted, true) {
            return None;
        }
        Some(Attempt::new(&self.found, self.mode, outcome, at))
    }

    pub(super) fn is_right_at_first(&self) -> bool {
        self.solving.outcome() == Some(Outcome::Solved)
    }

    /// The game with what is known of the solution, and the node of the position on the board.
    pub(super) fn tree(&self) -> (GameTree, NodeId) {
        let record = &self.solving.puzzle().record;
        let mut tree = GameTree::new(record.start().clone());
        let mut at = NodeId::ROOT;
        for &ply in record.plies() {
            at = tree.play(at, ply).expect("the plies of a record are legal");
        }
        let asked = at;
        let mut lines = Vec::new();
        if self.solving.is_over() {
            lines.push(self.solving.solution());
            let wrong = &self.solving.puzzle().steps[0].wrong;
            lines.extend(
                wrong.iter().map(|it| {
                    std::iter::once(it.cell).chain(it.refutation.iter().copied()).collect()
                }),
            );
        }
        for line in lines {
            let course = course_of(self.solving.start(), &line, line.len());
            let mut at = asked;
            for ply in course.into_iter().flat_map(|it| it.1) {
                at = tree.play(at, ply).expect("every line of a puzzle is legal");
            }
        }
        let mut at = asked;
        for &ply in &self.board.1 {
            at = tree.play(at, ply).expect("what is on the board was played there");
        }
        (tree, at)
    }

    fn name(&self, cell: usize) -> String {
        self.position().cell_name(cell)
    }

    fn names<'a>(&self, cells: impl IntoIterator<Item = &'a usize>) -> Vec<String> {
        cells.into_iter().map(|&cell| self.name(cell)).collect()
    }

    fn wrong_row(&self, wrong: &Wrong, tried: bool) -> WrongRow {
        WrongRow {
            name: self.name(wrong.cell),
            score: wrong.score,
            line: self.names(&wrong.refutation),
            tried,
        }
    }

    fn tried(&self) -> Option<WrongRow> {
        let Phase::Refuted(cell) = self.solving.phase() else { return None };
        let wrong = self.solving.step().wrong.iter().find(|it| it.cell == cell);
        let unknown = Wrong { cell, score: 0, refutation: Vec::new() };
        Some(self.wrong_row(wrong.unwrap_or(&unknown), true))
    }

    /// What is shown of it; the room adds the rest.
    pub(super) fn puzzle_shown(&self) -> PuzzleShown {
        let solving = &self.solving;
        let (puzzle, step) = (solving.puzzle(), solving.step());
        let is_over = solving.is_over();
        let stage = match solving.phase() {
            Phase::Asking => PuzzleStage::Asking,
            Phase::Refuted(_) => PuzzleStage::Refuted,
            Phase::Solved => PuzzleStage::Solved,
            Phase::Told => PuzzleStage::Told,
        };
        let clue = |clue: &Clue| match *clue {
            Clue::Where(_) => ClueShown::Where,
            Clue::About(theme) => ClueShown::About(theme),
            Clue::Length(plies) => ClueShown::Length(plies),
            Clue::Makes(shape) => ClueShown::Makes(shape),
            Clue::Lies(place) => ClueShown::Lies(place),
            Clue::Move(cell) => ClueShown::Move(self.name(cell)),
        };
        let before = match solving.found() {
            0 => None,
            found => puzzle.steps.get(found - 1),
        };
        let missed = solving.missed().filter(|it| it.0 == 0).map(|it| it.1);
        let wrong = |it: &Wrong| self.wrong_row(it, missed == Some(it.cell));
        PuzzleShown {
            stage,
            mode: self.mode,
            theme: self.theme,
            goal: puzzle.goal,
            side: solving.start().side_to_move(),
            rating: self.found.rating,
            change: self.change,
            choices: match puzzle.goal {
                Goal::Fours | Goal::Defence | Goal::Threats => 0,
                _ => step.wrong.len() + 1,
            },
            threats: match puzzle.goal {
                Goal::Threats => step.score.unsigned_abs().into(),
                _ => 0,
            },
            found: solving.found(),
            last_right: before.map(|it| self.name(it.right)).unwrap_or_default(),
            last_answer: before
                .and_then(|it| it.answers.first())
                .map(|&cell| self.name(cell))
                .unwrap_or_default(),
            clues: solving.clues().iter().map(clue).collect(),
            clue_part: (!solving.clues().is_empty()).then(|| {
                let position = solving.position();
                quarter_ends(position, step.right).map(|cell| position.cell_name(cell))
            }),
            can_clue: self.can_clue(),
            tried: self.tried(),
            solution: if is_over { self.names(&solving.solution()) } else { Vec::new() },
            score: if is_over { puzzle.steps[0].score } else { 0 },
            wrong: if is_over {
                puzzle.steps[0].wrong.iter().map(wrong).collect()
            } else {
                Vec::new()
            },
            themes: if is_over { puzzle.themes.clone() } else { Vec::new() },
            outcome: solving.outcome().map(|outcome| self.first.unwrap_or(outcome)),
            ..PuzzleShown::default()
        }
    }
}

impl Overlay for OpenPuzzle {
    fn noun(&self) -> &'static str {
        "puzzle"
    }

    fn variant(&self) -> Variant {
        self.solving.puzzle().record.variant()
    }

    fn position(&self) -> &Position {
        &self.board.0
    }

    /// With the move that made the puzzle.
    fn plies(&self) -> Vec<Ply> {
        self.move_before().iter().chain(&self.board.1).copied().collect()
    }

    fn record(&self) -> GameRecord {
        let record = &self.solving.puzzle().record;
        let plies = record.plies().iter().chain(&self.board.1).copied().collect();
        GameRecord::from_start(record.start().clone(), plies)
            .expect("what is on the board was played there")
    }

    fn can_copy(&self) -> bool {
        true
    }

    fn asked(&self) -> Option<Cow<'_, Position>> {
        self.asks().then(|| Cow::Owned(to_place(self.solving.position())))
    }

    fn marks(&self, cell: usize) -> bool {
        match self.solving.phase() {
            Phase::Asking => {
                let clues = self.solving.clues().iter().rev();
                clues.into_iter().find_map(|clue| match clue {
                    Clue::Where(cells) => Some(cells.contains(&cell)),
                    Clue::Move(right) => Some(cell == *right),
                    Clue::About(_) | Clue::Length(_) | Clue::Makes(_) | Clue::Lies(_) => None,
                }) == Some(true)
            }
            Phase::Refuted(_) => false,
            Phase::Solved | Phase::Told => {
                self.shown == 0 && cell == self.solving.puzzle().steps[0].right
            }
        }
    }

    fn person(&self) -> Option<Side> {
        Some(self.solving.start().side_to_move())
    }

    fn note(&self) -> Note {
        Note::new(Status::Puzzle).side(self.solving.start().side_to_move())
    }

    fn can(&self, deed: Deed) -> bool {
        match deed {
            Deed::Undo => self.is_refuted(),
            Deed::Hint => self.can_clue(),
            // What comes after a run is another one, which is begun by its own button.
            Deed::Skip => !self.run.as_ref().is_some_and(Run::is_over),
            Deed::Redo | Deed::Pause | Deed::Leave => false,
        }
    }

    fn due(&self) -> Option<Duration> {
        self.answers_at
    }

    /// The walk through what is played there, once it is over.
    fn walk(&self) -> Walk {
        let walk = self.solving.is_over().then(|| Walk::of_line(self.shown, self.line.len()));
        walk.flatten().unwrap_or_default()
    }
}
