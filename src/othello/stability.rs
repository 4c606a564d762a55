//! Discs of 8×8 that can never be turned over again, as far as fast rules tell: always too few, never too
//! many.
//!
//! A disc on an edge is judged by everything that can still happen on that edge. Any other is safe if in each of
//! the four directions its line is full or a safe disc of its colour is beside it.

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
mod edges;
pub(super) mod portable;

/// The squares that lie on no edge.
const INNER: u64 = 0x007e_7e7e_7e7e_7e00;
