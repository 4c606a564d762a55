//! What values there are on 8×8, in hundredths of a disc.

/// The greatest value.
pub const INFINITY: i32 = 6400;

/// Less than any value.
pub const NOTHING: i32 = -30_000;
