//! The laboratory: its algorithms and what it shows of them.

mod laws;
#[path = "../support/program.rs"]
mod program;
mod surface;
