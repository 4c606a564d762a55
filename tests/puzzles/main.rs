//! Puzzles: what ships, how it is written, and that all of it is true.

mod finding;
mod kept;
mod made;
mod ratings;
mod shipped;
mod solving;
mod text;
mod threats;
