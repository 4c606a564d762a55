//! Events of a lesson, and what the window shows of it.

use crate::app::lesson_progress::Progress;
use crate::lessons::Verdict;

/// An event of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonEvent {
    /// What was reached so far has been read.
    Read(Box<Progress>),
    /// Opens a lesson of the game that is learnt, by its number from 0.
    Open(usize),
    /// Shows a sentence, by its number from 0.
    Block(usize),
    /// Sets a task, by its number from 0.
    Task(usize),
    /// Goes on: to the next sentence, task or lesson.
    Next,
}

/// A lesson in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a role of the list")]
pub struct LessonRow {
    /// What it belongs to.
    pub chapter: &'static str,
    /// Whether it is the first of its chapter.
    pub first: bool,
    /// Its title.
    pub title: &'static str,
    /// Tasks solved, of how many.
    pub tasks: (usize, usize),
    /// Whether it was begun.
    pub begun: bool,
    /// Whether nothing is left.
    pub done: bool,
    /// Whether it is the one to go on with.
    pub next: bool,
}

/// A sentence of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockRow {
    /// Its text.
    pub text: &'static str,
    /// Whether it is on the board.
    pub current: bool,
}

/// What the window shows of a lesson. Texts are keys of the catalogues.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct LessonShown {
    /// Whether one is on the board.
    pub open: bool,
    /// Its number in the course, from 0.
    pub number: usize,
    /// What it belongs to.
    pub chapter: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The sentence on the board; `None` at a task.
    pub block: Option<usize>,
    /// The task on the board, and how many there are.
    pub task: (Option<usize>, usize),
    /// Which tasks are solved.
    pub solved: Vec<bool>,
    /// The sentence that is shown, or the question of the task.
    pub text: &'static str,
    /// What is said of the last move.
    pub said: &'static str,
    /// The answer that was told last, in place of a move.
    pub told: Option<String>,
    /// How that move was.
    pub verdict: Option<Verdict>,
    /// Whether a wrong try is on the board.
    pub refuted: bool,
    /// Whether the task on the board is solved.
    pub task_done: bool,
    /// Whether the answer can be told: after three wrong tries.
    pub can_tell: bool,
    /// Whether this was the last step of the lesson.
    pub at_end: bool,
    /// Whether nothing of the lesson is left.
    pub done: bool,
    /// Whether there is another lesson after it.
    pub has_next: bool,
    /// The lines that are drawn, as pairs of cells.
    pub lines: Vec<(usize, usize)>,
}
