//! Books, opening names, balanced openings, and the explorer.

mod balanced;
mod book;
mod explorer;
mod foreign;
mod gomoku;
mod names;
mod small;
