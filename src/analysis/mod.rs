//! What the moves of a position and the plies of a game are worth, and what may be learnt from that; without a window.
//!
//! [`Live`] looks at one position as long as somebody else does. What is found of its moves is on a [`Sheet`], which
//! says by whom, how sure, and of which question.

mod live;
mod priority;
mod sheet;
mod value;

pub use live::{Equipment, Live, OWN, Question, USUAL_TIME};
pub use sheet::{Progress, Sheet};
pub use value::{Mistake, MoveValue};
