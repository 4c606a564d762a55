//! The algorithms, a file each, in reading order.

pub mod greedy;
pub mod minimax;
pub mod negamax;
// The next ones search less.
pub mod fail_hard;
pub mod fail_soft;
// And these still less, by other windows.
pub mod aspiration;
pub mod mtdf;
pub mod pvs;
// The last two may be wrong.
pub mod probcut;
pub mod uct;
