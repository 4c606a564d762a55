//! Events of a position being set up, and what the window shows besides the board.

use crate::game::{Position, Side, Variant};

/// An event of a position being set up.
#[derive(Clone, Debug, PartialEq)]
pub enum SetUpEvent {
    /// Begins with the position on the board.
    Begin,
    /// Puts stones of this side from now on; `None` removes stones.
    Brush(Option<Side>),
    /// Removes all stones.
    Clear,
    /// Sets the usual start up.
    UsualStart,
    /// Rotates the board clockwise.
    Rotate,
    /// Mirrors left and right.
    Mirror,
    /// Swaps the colours of all stones.
    SwapColours,
    /// Sets the side to move.
    ToMove(Side),
    /// Sets the usual start up on a board of this size.
    Size(u8),
    /// Sets up a pasted position.
    Take(Variant, Box<Position>),
    /// Studies the position.
    Done,
    /// Discards the set-up.
    Cancel,
}

/// What the window shows of a set-up besides the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SetUpShown {
    /// Whether one is on the board.
    pub open: bool,
    /// The side whose stones are put; `None` removes stones.
    pub brush: Option<Side>,
}
