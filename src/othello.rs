//! The rules of Othello, pure: no clock, no screen, no search.
//!
//! [`Position`] is the readable reference for every size; [`Board`] (8×8), [`SmallBoard`] (6×6) and [`WideBoard`] (up
//! to 10×10) are the fast ones. Each is the others' oracle in the tests.

mod bitboard;
mod board;
mod disc;
mod flips;
pub mod kernels;
mod last_flips;
mod moves;
mod perft;
mod position;
mod possible;
mod small_board;
mod square;
mod stability;
mod symmetry;
mod wide_board;

pub use bitboard::{Bits, Word};
pub use board::{Board, BoardSizeError};
pub use disc::Disc;
pub use perft::{PerftBoard, perft};
pub use position::{DIRECTIONS, PlaceError, Placement, Position, PositionError, StartLayout};
pub use possible::ImpossibleBoard;
pub use small_board::SmallBoard;
pub use square::{MAX_SIZE, ParseSquareError, Square};
pub use symmetry::Symmetry;
pub use wide_board::WideBoard;
