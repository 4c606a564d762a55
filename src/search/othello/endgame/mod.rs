//! The end of the game: the true margin in whole discs, empty squares to the winner, always with a
//! zero window. In zones by empty squares, as every fast solver does: the last ones by hand, then by
//! parity, then by the replies that moves leave; beyond, the middle game's search takes over.

mod last;
mod ordered;

pub use ordered::{MOST, stability_bound};
