//! Games and positions as files: what is written is read again, and what is broken is told with its place.

mod encodings;
mod formats;
mod gomoku;
mod large_files;
mod obf;
mod othello;
mod painted;
mod pictures;
#[path = "../support/program.rs"]
mod program;
mod readers;
mod renju;
mod study_files;
mod study_support;
