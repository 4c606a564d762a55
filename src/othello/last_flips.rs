//! What the last disc of a game flips, counted for both sides at once: with one empty square left, every square without
//! a disc of one side has one of the other.

#[cfg(target_arch = "x86_64")]
pub(super) mod bmi2;
pub(super) mod portable;
