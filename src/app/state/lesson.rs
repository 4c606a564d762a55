//! A lesson on the board.

mod messages;

use std::borrow::Cow;
use std::time::Duration;

use super::board_action::Deed;
use super::overlay::Overlay;
use super::study::line::course_of;
use super::{Note, Status};
use crate::app::lesson_progress::Reached;
use crate::game::tree::Start;
use crate::game::{Game, GameRecord, Ply, Position, Variant};
use crate::lessons::{Block, Course, Goal, Lesson, Shown, Step, Task, Verdict};

pub use messages::{BlockRow, LessonEvent, LessonRow, LessonShown};

/// Between the moves that a lesson shows.
pub const SHOWN_EVERY: Duration = Duration::from_millis(600);

/// After so many wrong tries the answer can be told.
const TRIES: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Block(usize),
    Task(usize),
}

/// What was tried last, and what is said of it.
#[derive(Clone, Copy, Debug)]
struct Said {
    verdict: Verdict,
    text: &'static str,
    /// The answer, if nobody has found it.
    told: Option<usize>,
}

/// The last sentence that was read or, once tasks were solved, the first one that was not. What is done begins anew.
fn place_to_go_on(lesson: &Lesson, reached: &Reached) -> Place {
    if reached.is_done(lesson) {
        return Place::Block(0);
    }
    match (0..lesson.tasks.len()).find(|task| !reached.tasks.contains(task)) {
        Some(task) if !reached.tasks.is_empty() => Place::Task(task),
        _ => Place::Block(reached.blocks.clamp(1, lesson.blocks.len()) - 1),
    }
}

#[derive(Clone, Debug)]
pub(super) struct OpenLesson {
    pub game: Game,
    pub number: usize,
    place: Place,
    step: usize,
    said: Option<Said>,
    wrong: usize,
    is_solved: bool,
    /// Whether a part of the answer was told.
    is_told: bool,
    is_just_opened: bool,
    board: (Position, Vec<Ply>),
    /// What is still to be played on the board, and when the next of it is.
    to_come: Vec<Ply>,
    due: Option<Duration>,
}

impl OpenLesson {
    /// Opens a lesson where somebody who has `reached` so much of it goes on.
    pub(super) fn new(game: Game, number: usize, reached: Option<&Reached>, now: Duration) -> Self {
        let lesson = &Course::shipped(game).lessons[number];
        let position = lesson.blocks[0].position.clone();
        let mut open = Self {
            game,
            number,
            place: Place::Block(0),
            step: 0,
            said: None,
            wrong: 0,
            is_solved: false,
            is_told: false,
            is_just_opened: true,
            board: (position, Vec::new()),
            to_come: Vec::new(),
            due: None,
        };
        open.go_to(reached.map_or(Place::Block(0), |it| place_to_go_on(lesson, it)), now);
        open.is_just_opened = true;
        open
    }

    /// Whether nobody has gone elsewhere in it, or tried anything.
    pub(super) fn is_just_opened(&self) -> bool {
        self.is_just_opened
    }

    /// Goes on where somebody who has `reached` so much of it left it.
    pub(super) fn go_on(&mut self, reached: &Reached, now: Duration) {
        let place = place_to_go_on(self.lesson(), reached);
        if place != self.place {
            self.go_to(place, now);
        }
    }

    pub(super) fn lesson(&self) -> &'static Lesson {
        &Course::shipped(self.game).lessons[self.number]
    }

    pub(super) fn place(&self) -> Place {
        self.place
    }

    fn block(&self) -> Option<&'static Block> {
        match self.place {
            Place::Block(at) => self.lesson().blocks.get(at),
            Place::Task(_) => None,
        }
    }

    fn task(&self) -> Option<&'static Task> {
        match self.place {
            Place::Task(at) => self.lesson().tasks.get(at),
            Place::Block(_) => None,
        }
    }

    fn asked(&self) -> Option<&'static Step> {
        self.task()?.steps.get(self.step)
    }

    /// Whether a click on the board answers the task.
    pub(super) fn asks(&self) -> bool {
        self.asked().is_some() && self.due.is_none() && self.is_at_start() && !self.is_solved
    }

    /// Whether it is still to be found which points are forbidden.
    pub(super) fn hides_fouls(&self) -> bool {
        self.asked().is_some_and(|step| step.goal == Goal::Forbidden) && !self.is_solved
    }

    /// Whether the position asked about is on the board.
    fn is_at_start(&self) -> bool {
        self.asked().is_some_and(|step| step.position == self.board.0)
    }

    /// Whether a wrong try is on the board.
    pub(super) fn is_refuted(&self) -> bool {
        let is_wrong = self.said.is_some_and(|said| said.verdict == Verdict::Wrong);
        is_wrong && !self.is_solved && !self.is_at_start()
    }

    /// What is said of the last try.
    pub(super) fn answer(&self) -> Option<&'static str> {
        self.said.map(|said| said.text)
    }

    /// Whether the task was solved without its answer.
    pub(super) fn is_found(&self) -> bool {
        self.is_solved && !self.is_told
    }

    pub(super) fn go_to(&mut self, place: Place, now: Duration) {
        (self.place, self.step, self.said, self.wrong) = (place, 0, None, 0);
        (self.is_solved, self.is_told, self.is_just_opened) = (false, false, false);
        (self.to_come, self.due) = (Vec::new(), None);
        if let Some(block) = self.block() {
            self.board = (block.position.clone(), Vec::new());
            self.play_later(block.plies.clone(), now);
        } else if let Some(step) = self.asked() {
            self.board = (step.position.clone(), Vec::new());
        }
    }

    fn play_later(&mut self, plies: Vec<Ply>, now: Duration) {
        self.due = (!plies.is_empty()).then_some(now + SHOWN_EVERY);
        self.to_come = plies;
    }

    /// Plays what is due on the board; returns its cell.
    pub(super) fn play_if_due(&mut self, now: Duration) -> Option<usize> {
        self.due.filter(|&at| at <= now)?;
        let ply = if self.to_come.is_empty() { None } else { Some(self.to_come.remove(0)) };
        if let Some(ply) = ply {
            self.play(ply);
        }
        self.due = (!self.to_come.is_empty()).then_some(now + SHOWN_EVERY);
        match ply {
            Some(Ply::Place(cell)) => Some(cell),
            _ => None,
        }
    }

    fn play(&mut self, ply: Ply) {
        if self.board.0.play(ply).is_ok() {
            self.board.1.push(ply);
        }
    }

    /// Answers the task with a cell; `None` if nothing is asked, or the cell can't be played and the lesson says nothing.
    pub(super) fn try_move(&mut self, cell: usize, now: Duration) -> Option<Verdict> {
        let task = self.task().filter(|_| self.asks())?;
        let step = &task.steps[self.step];
        let answer = task.judge(self.step, cell);
        self.is_just_opened = false;
        if answer.verdict == Verdict::Outside && answer.text.is_empty() {
            return None;
        }
        self.said = Some(Said { verdict: answer.verdict, text: answer.text, told: None });
        let line: Vec<usize> = std::iter::once(cell).chain(answer.reply.iter().copied()).collect();
        match answer.verdict {
            Verdict::Outside => {}
            Verdict::Wrong => {
                self.wrong += 1;
                self.show_line(step, &line, now);
            }
            Verdict::Right => {
                self.show_line(step, &line, now);
                if self.step + 1 == task.steps.len() {
                    self.is_solved = true;
                } else {
                    self.step += 1;
                }
            }
        }
        Some(answer.verdict)
    }

    /// Plays a line from the position asked: the first move at once, the others later. What can't be played stays off.
    fn show_line(&mut self, step: &Step, line: &[usize], now: Duration) {
        if step.goal.is_pointed_at() {
            return;
        }
        let playable = (1..=line.len()).rev().find_map(|it| course_of(&step.position, line, it));
        let Some((_, plies)) = playable else { return };
        let first =
            plies.iter().position(|ply| matches!(ply, Ply::Place(_))).map_or(0, |it| it + 1);
        self.board = (step.position.clone(), Vec::new());
        for &ply in &plies[..first] {
            self.play(ply);
        }
        self.play_later(plies[first..].to_vec(), now);
    }

    /// Takes a wrong try from the board.
    pub(super) fn take_back(&mut self) {
        if let Some(step) = self.asked().filter(|_| !self.is_solved) {
            self.board = (step.position.clone(), Vec::new());
            (self.to_come, self.due, self.said) = (Vec::new(), None, None);
        }
    }

    /// Plays the answer of the step.
    pub(super) fn tell(&mut self, now: Duration) {
        if !self.can_tell() {
            return;
        }
        self.take_back();
        if let Some(right) = self.asked().and_then(|step| step.right.first().copied()) {
            self.try_move(right, now);
            self.is_told = true;
            self.said = self.said.map(|said| Said { told: Some(right), ..said });
        }
    }

    fn can_tell(&self) -> bool {
        self.wrong >= TRIES && !self.is_solved
    }

    /// What comes after this place; `None` at the end of the lesson.
    pub(super) fn next_place(&self) -> Option<Place> {
        let lesson = self.lesson();
        match self.place {
            Place::Block(at) if at + 1 < lesson.blocks.len() => Some(Place::Block(at + 1)),
            Place::Block(_) => (!lesson.tasks.is_empty()).then_some(Place::Task(0)),
            Place::Task(at) => (at + 1 < lesson.tasks.len()).then_some(Place::Task(at + 1)),
        }
    }

    fn drawn(&self) -> Option<&'static Shown> {
        match self.block() {
            Some(block) => Some(&block.shown).filter(|_| self.to_come.is_empty()),
            None => Some(&self.asked()?.shown).filter(|_| self.is_at_start()),
        }
    }

    pub(super) fn shown(&self, solved: Vec<bool>, done: bool) -> LessonShown {
        let lesson = self.lesson();
        let (block, task) = match self.place {
            Place::Block(at) => (Some(at), None),
            Place::Task(at) => (None, Some(at)),
        };
        let text = match (self.block(), self.asked()) {
            (Some(block), _) => &*block.text,
            (_, Some(step)) => &*step.ask,
            _ => "",
        };
        LessonShown {
            open: true,
            number: self.number,
            chapter: &lesson.chapter,
            title: &lesson.title,
            block,
            task: (task, lesson.tasks.len()),
            solved,
            text,
            said: self.said.map_or("", |it| it.text),
            told: self.said.and_then(|it| it.told).map(|cell| self.board.0.cell_name(cell)),
            verdict: self.said.map(|it| it.verdict),
            task_done: self.is_solved,
            refuted: self.is_refuted(),
            can_tell: self.can_tell(),
            at_end: self.next_place().is_none(),
            done,
            has_next: self.number + 1 < Course::shipped(self.game).lessons.len(),
            lines: self.drawn().map(|it| it.lines.clone()).unwrap_or_default(),
        }
    }

    /// The sentences.
    pub(super) fn block_rows(&self) -> Vec<BlockRow> {
        let current = |at| self.place == Place::Block(at);
        let rows = self.lesson().blocks.iter().enumerate();
        rows.map(|(at, block)| BlockRow { text: &block.text, current: current(at) }).collect()
    }
}

impl Overlay for OpenLesson {
    fn noun(&self) -> &'static str {
        "lesson"
    }

    fn variant(&self) -> Variant {
        let usual = Variant::usual(self.game).plain();
        let variant = match &self.board.0 {
            Position::Gomoku(gomoku) => usual.with_rules(gomoku.ruleset()),
            Position::Othello(_) => usual,
        };
        variant.with_size(self.board.0.size())
    }

    fn position(&self) -> &Position {
        &self.board.0
    }

    fn plies(&self) -> Vec<Ply> {
        self.board.1.clone()
    }

    /// A game that begins with the position on the board.
    fn record(&self) -> GameRecord {
        let start = Start::set_up(self.variant(), self.board.0.clone());
        GameRecord::from_start(start, Vec::new()).expect("without plies none is illegal")
    }

    fn asked(&self) -> Option<Cow<'_, Position>> {
        self.asks().then(|| Cow::Borrowed(self.position()))
    }

    fn marks(&self, cell: usize) -> bool {
        self.drawn().is_some_and(|it| {
            it.marks.contains(&cell) || it.regions.iter().any(|region| region.contains(&cell))
        })
    }

    fn note(&self) -> Note {
        Note::new(Status::Lesson)
    }

    fn can(&self, deed: Deed) -> bool {
        deed == Deed::Undo && self.is_refuted()
    }

    fn due(&self) -> Option<Duration> {
        self.due
    }
}
