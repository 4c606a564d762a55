//! The endgame: the true margin in whole discs, empty squares to the winner, always in null windows. As in every fast
//! solver there are zones by empty squares: the last ones are unrolled (`last.rs`, for every board size), then moves
//! are ordered by the opponent's replies; beyond, the midgame search takes over.

mod ordered;

pub use ordered::{MAX_EMPTIES, stability_bound};
