//! What the engine found.

use super::selectivity::Selectivity;
use crate::eval::Score;
use crate::game::Choice;

/// An intermediate or final result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best move: a cell in row order, always legal unless a choice is due.
    pub best: usize,
    /// The choice to make, if the opening wants one instead of a stone.
    pub choice: Option<Choice>,
    /// Its score for the side that makes it.
    pub score: Score,
    /// The depth; the empty squares if the search saw the end of the game.
    pub depth: u8,
    /// The selectivity at that depth.
    pub selectivity: Selectivity,
    /// Nodes of all threads since the search began.
    pub nodes: u64,
    /// Whether the score is the true result of best play.
    pub exact: bool,
    /// The principal variation, [`Self::best`] first; passes are left out.
    pub line: Vec<usize>,
    /// The best moves in order with their scores, [`Self::best`] first, as many as requested or legal; levels with a
    /// heuristic order by that.
    pub ranked: Vec<RankedMove>,
}

/// A move with what a search, a book or another program found of it, enough for a search to go on from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedMove {
    /// The cell in row order, always legal.
    pub cell: usize,
    /// Its score for the side that makes it.
    pub score: Score,
    /// The depth; the empty squares if the search saw the end of the game.
    pub depth: u8,
    /// The selectivity at that depth.
    pub selectivity: Selectivity,
    /// Whether the score is the true result of best play.
    pub exact: bool,
    /// The principal variation, [`Self::cell`] first; passes are left out.
    pub line: Vec<usize>,
}

impl RankedMove {
    /// A move of which nothing is known yet.
    pub fn unknown(cell: usize) -> Self {
        let (score, selectivity) = (Score::default(), Selectivity::NONE);
        Self { cell, score, depth: 0, selectivity, exact: false, line: vec![cell] }
    }
}

impl Report {
    /// A report about one move.
    pub fn of(found: RankedMove, nodes: u64) -> Self {
        Self::ranking(vec![found], nodes)
    }

    /// A report about the best moves, best first.
    ///
    /// # Panics
    /// If there is none.
    pub fn ranking(ranked: Vec<RankedMove>, nodes: u64) -> Self {
        let RankedMove { cell, score, depth, selectivity, exact, line } = ranked[0].clone();
        Self { best: cell, choice: None, score, depth, selectivity, nodes, exact, line, ranked }
    }
}
