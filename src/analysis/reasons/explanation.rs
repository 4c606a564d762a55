//! The limits and the result of an explanation.

use super::motif::Reason;

/// The limits of the search for the reasons of one mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReasonLimits {
    /// Midgame depth in Othello.
    pub depth: u8,
    /// Empty squares from which Othello is solved.
    pub exact: u8,
    /// Nodes for all reasons together.
    pub nodes: u64,
}

impl Default for ReasonLimits {
    /// At most about a second on one core.
    fn default() -> Self {
        Self { depth: 14, exact: 16, nodes: 3_000_000 }
    }
}

/// The explanation of a mistake.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// Proven reasons, the most telling first; may be empty.
    pub reasons: Vec<Reason>,
    /// The ply of [`Self::refutation`] after which a shallow search sees the loss.
    pub shows: Option<usize>,
    /// The refutation, beginning with the mistake; passes are left out.
    pub refutation: Vec<usize>,
    /// The best move's line, beginning with it; passes are left out.
    pub better: Vec<usize>,
    /// The plies within which the mistake is proved to lose by force, the mistake included, if its value does not say so.
    pub lost_in: Option<u16>,
    /// The moves and replies by which another move is proved to win by force, if the best one's value does not say so.
    pub won_by: Option<Vec<usize>>,
}
