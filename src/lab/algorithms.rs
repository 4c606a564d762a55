//! The algorithms, in reading order.

pub mod aspiration;
pub mod fail_hard;
pub mod fail_soft;
pub mod greedy;
pub mod minimax;
pub mod mtdf;
pub mod negamax;
pub mod probcut;
pub mod pvs;
pub mod uct;
