//! Where a move of a book leads.

use crate::eval::Score;

#[derive(Clone, Debug)]
pub(super) struct Successor<P> {
    /// The position after the move, and after a pass if one is due.
    pub position: P,
    /// The same side is to move there.
    pub is_own: bool,
    /// Its value for the side to move if the game is over.
    pub result: Option<Score>,
}

impl<P> Successor<P> {
    /// Converts a score between the position and the side that made the move.
    pub fn turned(&self, score: Score) -> Score {
        if self.is_own { score } else { -score }
    }
    pub fn map<Q>(self, seen: impl FnOnce(P) -> Q) -> Successor<Q> {
        Successor { position: seen(self.position), is_own: self.is_own, result: self.result }
    }
}
