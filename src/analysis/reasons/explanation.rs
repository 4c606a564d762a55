//! What is asked, and what comes out.

use super::motif::Reason;

/// How much is spent on the reasons for one mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Moves that are looked ahead in the middle of a game of Othello.
    pub depth: u8,
    /// Empty squares from which on Othello is played out to the end.
    pub exact: u8,
    /// Positions that are looked at for all reasons together.
    pub nodes: u64,
}

impl Default for Effort {
    /// About a second on one core at most.
    fn default() -> Self {
        Self { depth: 14, exact: 16, nodes: 3_000_000 }
    }
}

/// What is known about a mistake besides its numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// Proved reasons, the one that says most first; none if nothing could be proved.
    pub reasons: Vec<Reason>,
    /// After how many plies of [`Self::refutation`] a short look shows the loss.
    pub shows: Option<usize>,
    /// The moves that show what is wrong with the move, which is the first of them; passes are left out.
    pub refutation: Vec<usize>,
    /// The line of the best move, which is the first of it; passes are left out.
    pub better: Vec<usize>,
}
