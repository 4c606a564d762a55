//! What people do with a review, what is asked for it, and what of it the window shows.

use std::time::Duration;

use crate::analysis::review::{Effort, News, Plan};
use crate::analysis::{Class, SideSummary};
use crate::game::tree::{Certainty, NodeId};
use crate::game::{PerSide, Side};

/// Something that people do with the review of a game, or that comes of it.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewEvent {
    /// Reviews the game on the board, and studies it if that is not done yet.
    Start(Effort),
    /// Ends the review; what was found stays.
    Cancel,
    /// Something was found.
    News(Box<News>),
}

/// A game to review.
#[derive(Clone, Debug)]
pub struct ReviewJob {
    /// Names the review; later ones have greater numbers.
    pub generation: u64,
    /// Its moves.
    pub plan: Plan,
    /// How far to look.
    pub effort: Effort,
}

impl PartialEq for ReviewJob {
    /// A review is known by its number.
    fn eq(&self, other: &Self) -> bool {
        self.generation == other.generation
    }
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
    /// The node that it leads to.
    pub node: NodeId,
    /// Its number, from 1 on.
    pub number: usize,
    /// Its name, such as `f5`.
    pub name: String,
    /// Who made it.
    pub side: Side,
    /// How far Black is ahead after it, in the game's own unit.
    pub black: f32,
    /// The chance of Black to win after it, from 0 to 1.
    pub chance: f32,
    /// Plies to a forced end, positive if Black wins; 0 without one.
    pub forced: i16,
    /// How sure that is.
    pub certainty: Certainty,
    /// The best move, if there was a better one, and what it was worth for Black.
    pub better: Option<(String, f32)>,
    /// What it lost: discs in Othello, points of a hundred of the chance in Gomoku.
    pub lost: f32,
    /// What all moves of that side lost up to this one.
    pub lost_so_far: f32,
    /// What it is called, if it lost much.
    pub class: Option<Class>,
    /// How long it took.
    pub time: Option<Duration>,
    /// Whether the board shows the position after it.
    pub current: bool,
}
