//! Events of an exercise, changes of the deck, and what the window shows.

use crate::analysis::Mistake;
use crate::analysis::practice::{Card, Grade, Key, Occasion, Place};
use crate::app::state::review::NamedReason;
use crate::game::{Position, Side, Variant};
use crate::puzzles::{Goal, Puzzle};

/// An event of an exercise.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeEvent {
    /// Sets the mistake that comes next in the line on the board.
    TryAgain,
    /// Reads the deck for the mistakes that are due.
    Read,
    /// Sets these cards, one after another.
    Begin(Vec<Card>),
    /// Gives the next hint.
    Hint,
    /// Tells the answer.
    Tell,
    /// Sets the same exercise again.
    Again,
    /// Shows so many plies of the line on the board.
    Show(usize),
    /// Shows a wrong move of a puzzle, by its place in the list, with its refutation.
    Wrong(usize),
    /// The position of the exercise with this number is this puzzle; told again when more of it is known.
    Puzzle(u64, Box<Puzzle>),
    /// Sets the next card, or the next mistake of the game; ends the practice if there is none.
    Next,
    /// Ends the practice; the earlier study is back.
    Leave,
}

/// A position that may be a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleJob {
    /// The number of the exercise.
    pub generation: u64,
    /// The variant.
    pub variant: Variant,
    /// The position.
    pub position: Position,
}

/// A change of the deck of mistakes.
#[derive(Clone, Debug, PartialEq)]
pub enum DeckChange {
    /// Mistakes were made.
    Add {
        /// The variant.
        variant: Variant,
        /// The mistakes.
        mistakes: Vec<Mistake>,
        /// The game they were made in.
        occasion: Occasion,
        /// Whether that was played here, against the machine or a program.
        is_own: bool,
    },
    /// A card was answered, with this grade.
    Answer(Key, Grade),
}

impl PracticeShown {
    /// Whether an exercise is over.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, PracticeStage::Solved | PracticeStage::Told)
    }
}

/// The stage of an exercise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PracticeStage {
    /// There is none.
    #[default]
    Closed,
    /// A move is awaited.
    Asking,
    /// A move is being examined.
    Looking,
    /// A right move was found.
    Solved,
    /// The answer was told.
    Told,
}

/// A hint, with the names of its cells.
#[derive(Clone, Debug, PartialEq)]
pub enum HintShown {
    /// The move is in the marked part of the board.
    Where,
    /// The move lies there, and flips so many discs.
    What(Place, usize),
    /// The move.
    Move(String),
}

/// The value of a move or a position for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WorthShown {
    /// The value, in the game's unit.
    pub worth: f32,
    /// Plies to a forced end, if there is one.
    pub forced: Option<i16>,
    /// Whether that is proved.
    pub is_exact: bool,
}

/// What the window shows of an exercise.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct PracticeShown {
    /// Whether a mistake comes next in the line on the board that can be set as an exercise.
    pub can_try: bool,
    /// Its stage.
    pub stage: PracticeStage,
    /// Whether it is from the deck.
    pub of_deck: bool,
    /// The side to move.
    pub side: Option<Side>,
    /// The mistake.
    pub played: String,
    /// Its loss, in the game's unit.
    pub lost: f32,
    /// The latest wrong answer.
    pub missed: Option<String>,
    /// The expected reply to it, if known.
    pub reply: Option<String>,
    /// The move being examined, or the right one.
    pub tried: Option<String>,
    /// The hints given, each more telling than the one before.
    pub hints: Vec<HintShown>,
    /// The cells at the upper left and the lower right end of the part that the first hint marks.
    pub hint_part: Option<[String; 2]>,
    /// Whether there is another hint.
    pub can_hint: bool,
    /// The best move and its line, once the exercise is over.
    pub answer: Vec<String>,
    /// The line that is walked through then: that of the best move, or of another right one that was found.
    pub line: Vec<String>,
    /// Whether that is the solution of a puzzle with several moves.
    pub is_solution: bool,
    /// What is to be found, if it is known which puzzle the position is.
    pub goal: Option<Goal>,
    /// In Othello, the legal moves where one is to be found.
    pub choices: usize,
    /// The moves of the puzzle that were found.
    pub found: usize,
    /// The one found last.
    pub last_right: String,
    /// What the other side played then; empty if it had to pass.
    pub last_answer: String,
    /// The value of the latest wrong answer as the puzzle has it, if the puzzle refutes it.
    pub refuted: Option<i16>,
    /// The move that was told, if it was not the first.
    pub told: Option<String>,
    /// The value of the move tried, if one was.
    pub worth: WorthShown,
    /// The value of the best move beside it.
    pub best: WorthShown,
    /// The value of the mistake.
    pub mistake: WorthShown,
    /// Its reason, if one is proved, once the exercise is over.
    pub reason: Option<NamedReason>,
    /// Whether the reason is still being looked for.
    pub explains: bool,
    /// The game the mistake was made in.
    pub occasion: Occasion,
    /// The number of the card, from 1.
    pub number: usize,
    /// The number of cards.
    pub all: usize,
}
