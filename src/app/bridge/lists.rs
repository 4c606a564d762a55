//! The lists of the window, each declared once: where its rows come from, which row is which, and what its roles say.

pub mod board;
pub mod engines;
pub mod explorer;
pub mod laboratory;
pub mod lines;
pub mod review;
pub mod study;
