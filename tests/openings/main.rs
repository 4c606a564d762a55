//! Books, opening names, balanced openings, and the explorer.

mod balanced;
mod book;
mod damage;
mod explorer;
mod foreign;
mod gomoku;
mod names;
#[path = "../support/program.rs"]
mod program;
mod small;
