//! Discs of 8×8 that can never be flipped again: a lower bound. On an edge, every way to fill it is tried; elsewhere each
//! of the four lines has to be full or adjoin a stable disc of the same colour.

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
mod edges;
pub(super) mod portable;

const INNER: u64 = 0x007e_7e7e_7e7e_7e00;
