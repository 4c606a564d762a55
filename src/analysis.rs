//! Analysis of positions and review of games, without a window.
//!
//! [`Live`] analyses a position while somebody watches. A [`AnalysisResult`] has the results for its moves, with their source,
//! certainty and question. A [`Review`] examines all moves of a game, and a [`Summary`] what a tree keeps of it. The
//! classes of mistakes and the chance to win are defined in one place for all. [`reasons`] explains mistakes, and
//! [`practice`] turns them into exercises.

mod balance;
pub mod book_values;
mod chance;
mod coach;
mod live;
pub mod practice;
pub mod reasons;
mod result;
pub mod review;
mod second;
mod summary;
mod sureness;
mod threats;
pub mod tree_values;
mod until_exact;
mod value;
mod worker;

pub use balance::{Balanced, Stones, balancing};
pub use chance::{Class, accuracy, chance, disc_worth, percent, percent_of};
pub use coach::{Alarm, Coach, Intention, Judged, Verdict};
pub use live::{Equipment, Live, OWN, Question, USUAL_TIME};
pub use result::{AnalysisResult, Progress};
pub use review::Review;
pub use second::{Opinion, Second, SecondQuestion, Trouble};
pub use summary::{LOSSES, Phase, Reviewed, SideSummary, Summary, lost};
pub use sureness::{best_is_best, noise, percent_best, spread};
pub use threats::{BoardThreat, forbidden, threats};
pub use until_exact::UntilExact;
pub use value::{Mistake, MoveValue};
pub use worker::Background;
