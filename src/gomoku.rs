//! The rules of Gomoku, pure: no clock, no screen, no search.
//!
//! [`Position`] is a game's state under one of the four [`Ruleset`]s, beginning by one of the rules of [`opening`]. Its
//! [`Board`] keeps every line as one word ([`Lines`]), from which the engine also reads its patterns.

mod board;
mod lines;
pub mod opening;
mod perft;
mod point;
mod position;
pub mod renju;
mod ruleset;
mod standing;
mod stone;
mod threats;

pub use board::{Board, BoardError, MIN_SIZE};
pub use lines::{Direction, Lines};
pub use opening::{Choice, ChoiceError, Due, Opening, RENJU_SIZE, Stage};
pub use perft::perft;
pub use point::{MAX_SIZE, ParsePointError, Point};
pub use position::{PlaceError, Position, PositionError};
pub use renju::Foul;
pub use ruleset::Ruleset;
pub use standing::StandingThreat;
pub use stone::Stone;
pub use threats::Threat;
