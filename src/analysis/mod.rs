//! What the moves of a position and the plies of a game are worth, and what may be learnt from that; without a window.
//!
//! [`Live`] looks at one position as long as somebody else does. What is found of its moves is on a [`Sheet`], which
//! says by whom, how sure, and of which question. A [`Review`] looks at all moves of a game, and a [`Summary`] says what
//! of it a tree keeps. What a move's loss is called, and how likely a score wins, is said in one place for all.
//! Why a move was a mistake is told by [`reasons`], and [`practice`] gives it back until what was better is found.

mod chance;
mod coach;
pub mod kept;
pub mod known;
mod live;
pub mod practice;
pub mod reasons;
pub mod review;
mod second;
mod sheet;
mod summary;
mod threats;
mod value;

pub use chance::{Class, accuracy, chance, disc_worth, percent};
pub use coach::{Alarm, Coach, Intention, Judged, Verdict};
pub use live::{Equipment, Live, OWN, Question, USUAL_TIME};
pub use review::Review;
pub use second::{Opinion, Second, SecondQuestion, Trouble};
pub use sheet::{Progress, Sheet};
pub use summary::{LOSSES, Phase, Reviewed, SideSummary, Summary, lost};
pub use threats::{BoardThreat, forbidden, threats};
pub use value::{Mistake, MoveValue};
