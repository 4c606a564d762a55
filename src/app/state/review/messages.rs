//! Events, jobs and rows of the review.

use std::time::Duration;

use crate::analysis::reasons::{Explanation, Motif, Remedy};
use crate::analysis::review::{News, Plan, ReviewDepth};
use crate::analysis::{Class, Mistake, SideSummary};
use crate::game::tree::Certainty;
use crate::game::{PerSide, Side};

/// An event of the review.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewEvent {
    /// Reviews the game on the board, studying it first if necessary.
    Start(ReviewDepth),
    /// Ends the review; its results stay.
    Cancel,
    /// News of the review.
    News(Box<News>),
    /// Whether the window shows the review. Missing reasons are looked for, unless a running review will.
    Show(bool),
    /// The reasons of a mistake, as far as any were found.
    Explained(Box<Explained>),
    /// Previews so many plies of a line of the next mistake, or ends that.
    Preview(Option<(WhichLine, usize)>),
    /// Plays so many plies of such a line in the study.
    Play(WhichLine, usize),
}

/// A game to review.
#[derive(Clone, Debug)]
pub struct ReviewJob {
    /// The number of the review; they count up.
    pub generation: u64,
    /// Its moves.
    pub plan: Plan,
    /// The effort.
    pub effort: ReviewDepth,
}

impl PartialEq for ReviewJob {
    fn eq(&self, other: &Self) -> bool {
        self.generation == other.generation
    }
}

/// Mistakes whose reasons are to be found.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplainJob {
    /// The number of the search; they count up.
    pub generation: u64,
    /// The mistakes, each once.
    pub mistakes: Vec<Mistake>,
}

/// The result of the search for a mistake's reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// The search.
    pub generation: u64,
    /// The place among its mistakes.
    pub at: usize,
    /// The reasons, possibly none.
    pub explanation: Explanation,
}

/// The reason of a mistake, with the names of its cells.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedReason {
    /// The motif.
    pub motif: Motif,
    /// Its main cell, if there is one.
    pub cell: String,
    /// The other cells: a line of play, or equals.
    pub list: Vec<String>,
    /// Its count: discs, moves or plies.
    pub count: usize,
    /// What the better move achieves.
    pub remedy: Remedy,
    /// The remedy's main cell, if there is one.
    pub remedy_cell: String,
    /// The remedy's other cells.
    pub remedy_list: Vec<String>,
    /// The remedy's count.
    pub remedy_count: usize,
    /// The number of the move by which the opponent exploited it in the game.
    pub happened: Option<usize>,
}

/// One of the two lines of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichLine {
    /// The one after the move played.
    Played,
    /// The one after the better move.
    Better,
}

/// What the window shows of the review besides its graph.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct ReviewShown {
    /// Whether there is a game to review.
    pub possible: bool,
    /// The progress of the running review.
    pub running: Option<ReviewProgress>,
    /// Whether the latest one failed.
    pub failed: bool,
    /// Whether the latest one was stopped before its end.
    pub is_stopped: bool,
    /// Whether values of a quick pass have stayed among deeper ones, or may have.
    pub is_rough: bool,
    /// Moves of the line.
    pub moves: usize,
    /// Those reviewed.
    pub known: usize,
    /// How well each side played, as far as known.
    pub sides: PerSide<SideSummary>,
    /// Whether reasons are being looked for.
    pub explains: bool,
    /// The peaks of its graphs: lead, accumulated loss, and seconds of a move; 0 where nothing is known.
    pub highest: (f32, f32, f32),
}

/// The progress of a review.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewProgress {
    /// Whether this is the quick pass, which only draws the graph.
    pub is_quick: bool,
    /// Moves judged in this pass.
    pub done: usize,
    /// Moves in all.
    pub all: usize,
    /// The estimated remaining time.
    pub left: Duration,
}

/// A point of the graph: a move of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewRow {
    /// Which ply of the line it is, from 1 on.
    pub ply: usize,
    /// Its number, from 1 on: choices and offers of an opening have none.
    pub number: usize,
    /// Its name, such as `f5`.
    pub name: String,
    /// Who made it.
    pub side: Side,
    /// Black's lead after it, in the game's unit.
    pub black: f32,
    /// Plies to a forced end, positive if Black wins; 0 without one.
    pub forced: i16,
    /// How certain that is.
    pub certainty: Certainty,
    /// The best move, if there was a better one.
    pub better: Option<String>,
    /// Its loss: discs in Othello, percentage points of the winning chance in Gomoku.
    pub lost: f32,
    /// The loss of that side so far.
    pub lost_so_far: f32,
    /// Its class, if it is a slip.
    pub class: Option<Class>,
    /// How far the loss may be off if it is no slip for that reason alone, in discs; else 0.
    pub noise: f32,
    /// The reason, if one is proved.
    pub reason: Option<NamedReason>,
    /// Of a slip, the lines after it and after the better move: the stones placed, and by whom.
    pub lines: [Vec<(Side, String)>; 2],
    /// The time it took.
    pub time: Option<Duration>,
}
