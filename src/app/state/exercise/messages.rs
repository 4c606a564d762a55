//! What people do with an exercise, what is noted of it, and what the window shows.

use crate::analysis::Mistake;
use crate::analysis::practice::{Card, Grade, Key, Occasion, Place};
use crate::app::state::review::ToldReason;
use crate::game::{Side, Variant};

/// Something that people do with an exercise.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeEvent {
    /// Gives the mistake back that the line on the board goes on with.
    TryAgain,
    /// Reads the deck for the mistakes that are due.
    Read,
    /// Asks these cards, one after the other.
    Begin(Vec<Card>),
    /// Wants a hint, or the next one.
    Hint,
    /// Wants to know the answer.
    Tell,
    /// Tries the same once more.
    Again,
    /// Shows so many plies of the line that is told on the board.
    Show(usize),
    /// Goes on to the next card, or the next mistake of the game; ends the practice if there is none.
    Next,
    /// Ends the practice; what was studied before is back.
    Leave,
}

/// A change of the deck of mistakes.
#[derive(Clone, Debug, PartialEq)]
pub enum DeckChange {
    /// Mistakes were made.
    Add {
        /// What was played.
        variant: Variant,
        /// The mistakes.
        mistakes: Vec<Mistake>,
        /// In which game.
        occasion: Occasion,
        /// Whether it was played here, against the machine or a program.
        is_own: bool,
    },
    /// A card was asked: it was known so well.
    Answer(Key, Grade),
}

impl PracticeShown {
    /// Whether there is an exercise, and it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, PracticeStage::Solved | PracticeStage::Told)
    }
}

/// How far an exercise is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PracticeStage {
    /// There is none.
    #[default]
    Closed,
    /// A move is wanted.
    Asking,
    /// It is looked at what a move is worth.
    Looking,
    /// A right move was found.
    Solved,
    /// The answer was told.
    Told,
}

/// A hint by the names of the board.
#[derive(Clone, Debug, PartialEq)]
pub enum HintShown {
    /// The part of the board that is marked has the move.
    Where,
    /// It lies there, and turns so many stones over.
    What(Place, usize),
    /// It is this one.
    Move(String),
}

/// What a move or a position is worth for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WorthShown {
    /// The worth, in the game's own unit.
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
    /// Whether there is no exercise, and the line on the board goes on with a mistake that can be given back.
    pub can_try: bool,
    /// How far it is.
    pub stage: PracticeStage,
    /// Whether it came out of the deck.
    pub of_deck: bool,
    /// Whose move is wanted.
    pub side: Option<Side>,
    /// The mistake.
    pub played: String,
    /// What it lost, in the game's own unit.
    pub lost: f32,
    /// What was tried last in vain.
    pub missed: Option<String>,
    /// What is expected to answer that, if it is known.
    pub reply: Option<String>,
    /// What is looked at, or was right.
    pub tried: Option<String>,
    /// The hints that were given, each of which says more than the one before.
    pub hints: Vec<HintShown>,
    /// Whether there is a hint to give.
    pub can_hint: bool,
    /// The best move and what is expected after it, once the exercise is over.
    pub answer: Vec<String>,
    /// What the move is worth that was missed or right, if one was.
    pub worth: WorthShown,
    /// What the best move is worth beside that one.
    pub best: WorthShown,
    /// What the mistake is worth.
    pub mistake: WorthShown,
    /// Why it was one, as far as that is proved, once the exercise is over.
    pub reason: Option<ToldReason>,
    /// Whether that is still looked for.
    pub explains: bool,
    /// How many plies there are of the line that can be looked at, and how many of them the board shows.
    pub line: (usize, usize),
    /// The game in which the mistake was made.
    pub occasion: Occasion,
    /// Which card of the deck it is, from 1 on, and how many there are.
    pub number: usize,
    /// All of them.
    pub all: usize,
}
