//! The rules of Othello, pure: no clock, no screen, no search.

mod disc;
mod position;
mod square;

pub use disc::Disc;
pub use position::{DIRECTIONS, PlaceError, Placement, Position, PositionError, StartLayout};
pub use square::{MAX_SIZE, ParseSquareError, Square};
