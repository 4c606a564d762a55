//! The endgame: the true margin in whole discs, empty squares to the winner, always in null windows. The last squares
//! are unrolled in `last_empties.rs`, for every size; before them moves are ordered by the opponent's replies.

mod ordered;

pub use ordered::{MAX_EMPTIES, stability_bound};
