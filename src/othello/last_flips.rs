//! What the last disc of a game turns over, counted for both sides at once: with one empty square left,
//! every other square without a disc of one side has a disc of the other.

#[cfg(target_arch = "x86_64")]
pub(super) mod bmi2;
pub(super) mod portable;
