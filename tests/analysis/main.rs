//! What moves and games are worth, through the public surfaces of the analysis.

mod each;
mod gomoku;
mod live;
mod practice;
mod reasons;
mod review;
mod support;
