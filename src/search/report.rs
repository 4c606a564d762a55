//! What the machine found.

use super::selectivity::Selectivity;
use crate::eval::Score;
use crate::game::Choice;

/// The state of a search, or its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best move: a cell in row order, always legal, unless a choice is due.
    pub best: usize,
    /// What to choose where the opening wants a choice and no stone.
    pub choice: Option<Choice>,
    /// What it is worth for the side that makes it.
    pub score: Score,
    /// Moves looked ahead; the empty squares if the search saw the end of the game.
    pub depth: u8,
    /// How sure the search is at that depth.
    pub selectivity: Selectivity,
    /// Positions looked at since the search began, by all threads.
    pub nodes: u64,
    /// Whether the score is the true result with best play.
    pub exact: bool,
    /// The moves expected from here, [`Self::best`] first; passes are left out.
    pub line: Vec<usize>,
    /// The best moves in order, each with its own score: as many as were asked for, or as there are
    /// legal moves. Levels that play by a rule of thumb go by that, not by the score. The first repeats [`Self::best`].
    pub ranked: Vec<RankedMove>,
}

/// One of the best moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedMove {
    /// The move: a cell in row order, always legal.
    pub cell: usize,
    /// What it is worth for the side that makes it.
    pub score: Score,
    /// Moves looked ahead; the empty squares if the search saw the end of the game.
    pub depth: u8,
    /// How sure the search is at that depth.
    pub selectivity: Selectivity,
    /// Whether the score is the true result with best play.
    pub exact: bool,
    /// The moves expected from here, [`Self::cell`] first; passes are left out.
    pub line: Vec<usize>,
}

impl RankedMove {
    /// A move that nothing is known of yet.
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

    /// A report about the best moves, the best first.
    ///
    /// # Panics
    /// If there is none.
    pub fn ranking(ranked: Vec<RankedMove>, nodes: u64) -> Self {
        let RankedMove { cell, score, depth, selectivity, exact, line } = ranked[0].clone();
        Self { best: cell, choice: None, score, depth, selectivity, nodes, exact, line, ranked }
    }
}
