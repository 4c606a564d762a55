//! The end of the game: the true margin in whole discs, empty squares to the winner, always with a
//! zero window. In zones by empty squares, as every fast solver does: the last ones by hand (`last.rs`, for every
//! size of board), then by the replies that moves leave; beyond, the middle game's search takes over.

mod ordered;

pub use ordered::{MOST, stability_bound};
