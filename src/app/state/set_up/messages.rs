//! What people do while they set a position up, and what of it the window shows besides the board.

use crate::game::{Position, Side, Variant};

/// Something that people do while they set a position up.
#[derive(Clone, Debug, PartialEq)]
pub enum SetUpEvent {
    /// Begins with the position on the board.
    Begin,
    /// Stones of this side are put from now on; `None` takes them away.
    Brush(Option<Side>),
    /// Takes all stones away.
    Clear,
    /// Sets the usual start up.
    UsualStart,
    /// Turns the board a quarter to the right.
    Rotate,
    /// Changes left and right.
    Mirror,
    /// Gives every stone the other colour.
    SwapColours,
    /// Says who is to move.
    ToMove(Side),
    /// Sets the usual start up on a board of this size.
    Size(u8),
    /// Sets up a position that was written down.
    Take(Variant, Box<Position>),
    /// Studies the position.
    Done,
    /// Leaves everything as it was before.
    Cancel,
}

/// What the window shows of a position that is being set up, besides the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SetUpShown {
    /// Whether one is on the board.
    pub open: bool,
    /// The side whose stones are put; `None` takes stones away.
    pub brush: Option<Side>,
}
