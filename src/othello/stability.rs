//! Discs of 8×8 that can never be flipped again: a lower bound by fast rules. A disc on an edge is judged by every way
//! the edge can be filled; any other is stable if in each of the four directions its line is full or adjoins a stable
//! disc of its colour.

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
mod edges;
pub(super) mod portable;

const INNER: u64 = 0x007e_7e7e_7e7e_7e00;
