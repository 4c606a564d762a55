//! What a position is worth inside the search: points of the evaluation, or a forced win by its length.

/// From the view of the side to move.
pub type Value = i32;

/// Won at once, as in [`crate::eval::Score`]; a win in so many plies is worth so much less.
pub const WON: Value = 30_000;

/// Beyond this on either side a win is forced.
pub const FORCED: Value = 29_000;

/// The bounds of the evaluation itself.
pub const MOST: Value = 20_000;

/// Larger than every value.
pub const INFINITY: Value = 31_000;

/// The value of a win after so many plies from the root.
#[inline]
pub const fn win_in(plies: usize) -> Value {
    WON - plies as Value
}

/// The value of a loss after so many plies from the root.
#[inline]
pub const fn loss_in(plies: usize) -> Value {
    plies as Value - WON
}

/// A value that counts wins from the root as one that counts them from a position `ply` plies later.
#[inline]
pub const fn to_here(value: Value, ply: usize) -> Value {
    if value > FORCED {
        value + ply as Value
    } else if value < -FORCED {
        value - ply as Value
    } else {
        value
    }
}

/// The inverse of [`to_here`].
#[inline]
pub const fn from_here(value: Value, ply: usize) -> Value {
    if value > FORCED {
        value - ply as Value
    } else if value < -FORCED {
        value + ply as Value
    } else {
        value
    }
}
