//! The algorithms, a file for each, in the order in which one would read them.

pub mod greedy;
pub mod minimax;
pub mod negamax;
// What comes next looks at less.
pub mod fail_hard;
pub mod fail_soft;
// And these at less again, by asking other questions.
pub mod aspiration;
pub mod mtdf;
pub mod pvs;
// The last two may be wrong.
pub mod probcut;
pub mod uct;
