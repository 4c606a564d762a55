//! What the last disc of a game flips, counted for both sides at once: every other square has a disc of one of them.

#[cfg(target_arch = "x86_64")]
pub(super) mod bmi2;
pub(super) mod portable;
