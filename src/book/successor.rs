//! Where a move of a book leads.

use crate::eval::Score;

/// Where a move leads.
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
    /// The same with the position in another form.
    pub fn map<Q>(self, seen: impl FnOnce(P) -> Q) -> Successor<Q> {
        Successor { position: seen(self.position), is_own: self.is_own, result: self.result }
    }
}
