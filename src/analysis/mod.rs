//! What the moves of a position and the plies of a game are worth, and what may be learnt from that; without a window.

mod value;

pub use value::{Mistake, MoveValue};
