//! Objections to a position that was set up by hand.

use super::Position;
use crate::game::side::Side;

/// Why no game reaches a position, or why it can't be played on. Cells are counted in row order from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objection {
    /// Othello: one of the four middle squares is empty.
    EmptyMiddle(usize),
    /// Othello: a disc is not connected to the middle.
    CutOff(usize),
    /// The numbers of black and white stones don't fit the side to move.
    Counts,
    /// Gomoku: this side has already won with a row.
    Row(Side),
    /// Nobody can move: the game is over.
    Over,
    /// The side to move has no legal move, and has to pass.
    MustPass(Side),
}

impl Position {
    /// The objections to this position as one that was set up, gravest first; an empty list proves nothing.
    pub fn objections(&self) -> Vec<Objection> {
        let mut objections = self.rules().objections();
        // Who has won is told already.
        let is_told = objections.iter().any(|it| matches!(it, Objection::Row(_)));
        if self.is_over() && !is_told {
            objections.push(Objection::Over);
        } else if self.must_pass() {
            objections.push(Objection::MustPass(self.side_to_move()));
        }
        objections
    }
}
