//! What people do with a review, what is asked for it, and what of it the window shows.

use std::time::Duration;

use crate::analysis::reasons::{Explanation, Motif, Remedy};
use crate::analysis::review::{News, Plan, ReviewDepth};
use crate::analysis::{Class, Mistake, SideSummary};
use crate::game::tree::Certainty;
use crate::game::{PerSide, Side};

/// Something that people do with the review of a game, or that comes of it.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewEvent {
    /// Whether a game is reviewed when it is over.
    Switch(bool),
    /// Reviews the game on the board, and studies it if that is not done yet.
    Start(ReviewDepth),
    /// Ends the review; what was found stays.
    Cancel,
    /// Something was found.
    News(Box<News>),
    /// Whether the window shows the review, and the mistakes on the board. Reasons that are not known yet are looked for,
    /// if no review runs that will.
    Show(bool),
    /// The reasons of a mistake were looked for.
    Explained(Box<Explained>),
    /// Shows the position after so many plies of a line of the mistake that can be made on the board, or no more.
    Preview(Option<(WhichLine, usize)>),
    /// Plays so many plies of it in the study.
    Play(WhichLine, usize),
}

/// A game to review.
#[derive(Clone, Debug)]
pub struct ReviewJob {
    /// Names the review; later ones have greater numbers.
    pub generation: u64,
    /// Its moves.
    pub plan: Plan,
    /// How far to look.
    pub effort: ReviewDepth,
}

impl PartialEq for ReviewJob {
    /// A review is known by its number.
    fn eq(&self, other: &Self) -> bool {
        self.generation == other.generation
    }
}

/// Mistakes of which the reasons are looked for.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplainJob {
    /// Names the search; later ones have greater numbers.
    pub generation: u64,
    /// The mistakes, of which none is known twice.
    pub mistakes: Vec<Mistake>,
}

/// What came of the search for the reasons of a mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// The search.
    pub generation: u64,
    /// Which of its mistakes.
    pub at: usize,
    /// What was found, which may be nothing.
    pub explanation: Explanation,
}

/// The reason of a mistake, by the names of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldReason {
    /// What it is.
    pub motif: Motif,
    /// The one cell that it speaks of, if there is one.
    pub cell: String,
    /// The other cells: a line of play, or cells of equal standing.
    pub list: Vec<String>,
    /// What it counts: discs, moves or plies.
    pub count: usize,
    /// What the better move would have done.
    pub remedy: Remedy,
    /// The one cell that this speaks of, if there is one.
    pub remedy_cell: String,
    /// The other cells that it speaks of.
    pub remedy_list: Vec<String>,
    /// What it counts.
    pub remedy_count: usize,
    /// The number of the move by which the opponent did in the game what the reason is about.
    pub happened: Option<usize>,
}

/// One of the two lines of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichLine {
    /// What follows from the move that was played.
    Played,
    /// What follows from the better one.
    Better,
}

/// What the window shows of the review besides the points of its graph.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewShown {
    /// Whether there is a game to review.
    pub possible: bool,
    /// The running review, if there is one.
    pub running: Option<ReviewProgress>,
    /// Whether the last one has failed.
    pub failed: bool,
    /// Moves of the line.
    pub moves: usize,
    /// Those of which something is known.
    pub known: usize,
    /// How well each side played, as far as it is known.
    pub sides: PerSide<SideSummary>,
    /// Whether reasons are looked for.
    pub explains: bool,
    /// The highest points of its graphs: how far a side is ahead, what the moves of a side have lost, and how many seconds
    /// a move took; 0 where nothing is known.
    pub highest: (f32, f32, f32),
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewProgress {
    /// Whether it is the pass that only draws the graph.
    pub is_quick: bool,
    /// Moves that are judged in this pass.
    pub done: usize,
    /// Moves in all.
    pub all: usize,
    /// How long the rest may take.
    pub left: Duration,
}

/// A point of the graph: a move of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewRow {
    /// Its number, from 1 on.
    pub number: usize,
    /// Its name, such as `f5`.
    pub name: String,
    /// Who made it.
    pub side: Side,
    /// How far Black is ahead after it, in the game's own unit.
    pub black: f32,
    /// Plies to a forced end, positive if Black wins; 0 without one.
    pub forced: i16,
    /// How sure that is.
    pub certainty: Certainty,
    /// The best move, if there was a better one.
    pub better: Option<String>,
    /// What it lost: discs in Othello, points of a hundred of the chance in Gomoku.
    pub lost: f32,
    /// What all moves of that side lost up to this one.
    pub lost_so_far: f32,
    /// What it is called, if it lost much.
    pub class: Option<Class>,
    /// Why, if that is proved.
    pub reason: Option<ToldReason>,
    /// If it is a slip, what follows from it, and from the better move: the stones that are placed, and by whom.
    pub lines: [Vec<(Side, String)>; 2],
    /// How long it took.
    pub time: Option<Duration>,
}
