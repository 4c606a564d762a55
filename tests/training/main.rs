//! Making data and weights, and matches between levels.

mod fits;
mod gomoku_network;
mod matches;
mod miniature;
mod pipeline;
#[path = "../support/program.rs"]
mod program;
