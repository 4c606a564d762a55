//! What values there are on 8×8, in hundredths of a disc.

/// The greatest value.
pub const INFINITY: i32 = 6400;
