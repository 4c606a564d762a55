//! What moves and games are worth, through the public surfaces of the analysis.

mod balance;
mod gomoku;
mod live;
mod multi_pv;
mod practice;
mod reasons;
mod review;
mod support;
mod sureness;
mod until_exact;
