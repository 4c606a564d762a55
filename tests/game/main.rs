//! A match, its clock and its record: turns, undo, phases, and the tree of a game.

mod clock;
mod gomoku;
mod image;
mod opening;
mod phases;
mod properties;
mod support;
mod tree;
mod undo;
