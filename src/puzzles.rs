//! Puzzles: positions in which one thing has to be found, with everything about them proved. The right moves are known to
//! be right, all others to be wrong, and what a puzzle teaches is a reason of [`crate::analysis::reasons`] or stands on the
//! board.
//!
//! A puzzle is made by [`othello`] or [`gomoku`] from a position of a game, and written as a line of text ([`text`]). A
//! person's way through one is a [`Solving`], what they have tried a [`History`], and [`choice`] says what comes next.

pub mod choice;
mod collection;
pub mod finding;
mod first_rating;
pub mod glicko;
pub mod gomoku;
mod history;
pub mod othello;
mod puzzle;
mod shape;
mod solving;
pub mod text;
mod theme;

pub use collection::{CollectionError, FoundPuzzle, GZIP, Puzzles};
pub use first_rating::{Solver, first_rating};
pub use history::{Attempt, DayDone, History, Mode, Run, Standing, Tally};
pub use puzzle::{Goal, Puzzle, PuzzleId, Step, Wrong};
pub use shape::Shape;
pub use solving::{Clue, Outcome, Phase, Solving, Try};
pub use theme::Theme;
