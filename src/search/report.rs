//! What the machine found.

use crate::eval::Score;

/// The state of a search, or its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best move: a cell in row order, always legal.
    pub best: usize,
    /// What it is worth for the side that makes it.
    pub score: Score,
    /// Moves looked ahead; the empty squares if the search saw the end of the game.
    pub depth: u8,
    /// Positions looked at since the search began.
    pub nodes: u64,
    /// Whether the score is the true result with best play.
    pub exact: bool,
    /// The moves expected from here, [`Self::best`] first; passes are left out.
    pub line: Vec<usize>,
}
