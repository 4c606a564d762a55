//! Events of the room where one learns, and what the window shows of a puzzle.

use std::time::Duration;

use crate::analysis::practice::{Place, Seconds};
use crate::app::last_places::LearnPlace;
use crate::app::state::review::NamedReason;
use crate::game::{Game, Side};
use crate::puzzles::{Goal, History, Mode, Outcome, Shape, Theme};

/// The date and the time when the room is entered, which the state does not know by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The local date as year, month and day in one number, such as `20261126`.
    pub date: i64,
    /// The time.
    pub seconds: Seconds,
    /// The last second of the day.
    pub tonight: Seconds,
}

/// An event of the room where one learns.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnEvent {
    /// Enters the room, with the puzzle of the day on the board.
    Enter(Moment),
    /// Enters it where it was left with the program.
    GoOn(Moment, LearnPlace),
    /// Tells the time, as the room may be open over midnight.
    Today(Moment),
    /// Leaves it for what was there before.
    Leave,
    /// What was tried so far has been read.
    Read(Box<History>),
    /// So many mistakes of the deck are due today.
    MistakesDue(usize),
    /// Puzzles of this game are wanted.
    Game(Game),
    /// Sets the puzzle of the day.
    Day,
    /// Sets a puzzle near the person's rating.
    Rated,
    /// Sets a puzzle of a theme.
    OfTheme(Theme),
    /// Begins a run against the clock.
    Clock,
    /// Ends it.
    EndRun,
    /// Shows a puzzle that a finished run had, by its place there.
    LookBack(usize),
    /// Studies the puzzle with its solution, as far as that is known.
    Study,
}

/// Where the puzzle on the board stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PuzzleStage {
    /// There is none on the board.
    #[default]
    Closed,
    /// A move is to be found.
    Asking,
    /// A wrong try and its answer are on the board.
    Refuted,
    /// It was found.
    Solved,
    /// The solution was told.
    Told,
}

/// A clue that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClueShown {
    /// The part of the board is marked.
    Where,
    /// What it is about.
    About(Theme),
    /// Gomoku: the plies of the win to be found or stopped.
    Length(usize),
    /// Gomoku: what it makes.
    Makes(Shape),
    /// Where it lies.
    Lies(Place),
    /// The move.
    Move(String),
}

/// A move that does not solve the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongRow {
    /// Its name.
    pub name: String,
    /// Othello: discs for the solver with best play. Gomoku: 0, or minus the plies in which the other side wins.
    pub score: i16,
    /// How it is refuted, from the answer on.
    pub line: Vec<String>,
    /// Whether it was tried first.
    pub tried: bool,
}

/// A theme that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThemeRow {
    /// The theme.
    pub theme: Theme,
    /// Puzzles that have it.
    pub puzzles: usize,
    /// How many were tried.
    pub tried: u32,
    /// How many of these were solved at the first try.
    pub solved: u32,
    /// Whether its puzzles are on the board.
    pub chosen: bool,
}

/// A puzzle of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunRow {
    /// Its rating.
    pub rating: u16,
    /// Whether it was solved; `None` while it is asked, or if it was skipped.
    pub solved: Option<bool>,
    /// Whether it is on the board.
    pub current: bool,
}

/// A run against the clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunShown {
    /// Whether there is one, running or over.
    pub open: bool,
    /// Whether it is over.
    pub over: bool,
    /// The time left.
    pub left: Duration,
    /// Whether it is about to end.
    pub warning: bool,
    /// Solved puzzles.
    pub solved: usize,
    /// Errors.
    pub errors: usize,
    /// Whether the puzzle before the one on the board was solved; `None` if there is none, or it was skipped.
    pub last: Option<bool>,
    /// The most puzzles solved in a run before this one, or so far.
    pub best: u32,
}

/// What the window shows of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleShown {
    /// Where the puzzle stands.
    pub stage: PuzzleStage,
    /// How it was offered.
    pub mode: Mode,
    /// The theme that was chosen, if one was.
    pub theme: Option<Theme>,
    /// What is to be found.
    pub goal: Goal,
    /// The side that finds it.
    pub side: Side,
    /// The puzzle's rating: nobody's secret.
    pub rating: u16,
    /// The person's rating, its deviation, and whether it is still a guess.
    pub own_rating: (f64, f64, bool),
    /// How likely the person solves such a puzzle, from 0 to 1.
    pub chance: f64,
    /// The person's rating before and after this puzzle, if it changed.
    pub change: Option<(f64, f64)>,
    /// Legal moves in the position asked.
    pub choices: usize,
    /// Gomoku: the moves within which a win by threats leads to one by fours; 0 for other goals.
    pub threats: usize,
    /// Moves that were found.
    pub found: usize,
    /// The move found last, and what the other side played then.
    pub last_right: String,
    /// Its answer; empty if it had to pass.
    pub last_answer: String,
    /// The clues of this step.
    pub clues: Vec<ClueShown>,
    /// The cells at the upper left and the lower right end of the part that the first clue marks.
    pub clue_part: Option<[String; 2]>,
    /// Whether there is another.
    pub can_clue: bool,
    /// The wrong move on the board.
    pub tried: Option<WrongRow>,
    /// Once it is over: the whole solution.
    pub solution: Vec<String>,
    /// The value of the first right move, as the puzzle has it.
    pub score: i16,
    /// Once it is over: every wrong first move.
    pub wrong: Vec<WrongRow>,
    /// Once it is over: its themes.
    pub themes: Vec<Theme>,
    /// How the first try ended.
    pub outcome: Option<Outcome>,
    /// Why the likeliest mistake is one, once it is over and a reason was proved.
    pub reason: Option<NamedReason>,
    /// The move that the reason is about.
    pub reason_of: String,
    /// Whether the reason is being looked for.
    pub explains: bool,
    /// How the last ten rated puzzles ended, oldest first.
    pub last_ten: Vec<bool>,
    /// The person's rating after each rated puzzle, oldest first.
    pub course: Vec<f64>,
    /// The theme to practise, with how many were tried and solved.
    pub advice: Option<(Theme, u32, u32)>,
    /// The mistakes of the deck that are due.
    pub mistakes_due: usize,
    /// Whether today's puzzle has been tried.
    pub day_done: bool,
    /// The run against the clock.
    pub run: RunShown,
}

impl Default for PuzzleShown {
    fn default() -> Self {
        Self {
            stage: PuzzleStage::default(),
            mode: Mode::Day,
            theme: None,
            goal: Goal::Win,
            side: Side::Black,
            rating: 0,
            own_rating: (0.0, 0.0, true),
            chance: 0.0,
            change: None,
            choices: 0,
            threats: 0,
            found: 0,
            last_right: String::new(),
            last_answer: String::new(),
            clues: Vec::new(),
            clue_part: None,
            can_clue: false,
            tried: None,
            solution: Vec::new(),
            score: 0,
            wrong: Vec::new(),
            themes: Vec::new(),
            outcome: None,
            reason: None,
            reason_of: String::new(),
            explains: false,
            last_ten: Vec::new(),
            course: Vec::new(),
            advice: None,
            mistakes_due: 0,
            day_done: false,
            run: RunShown::default(),
        }
    }
}

impl PuzzleShown {
    /// Whether one is on the board.
    pub fn is_open(&self) -> bool {
        self.stage != PuzzleStage::Closed
    }

    /// Whether its solution is known.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, PuzzleStage::Solved | PuzzleStage::Told)
    }
}
