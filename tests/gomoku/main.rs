//! The rules of Gomoku, against a plain implementation of the same rules and against known positions.

mod laws;
mod openings;
mod perft;
mod plain;
mod renju;
mod standing;
mod swap2;
