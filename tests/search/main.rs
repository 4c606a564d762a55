//! Search and evaluation of both games: exact where they say so, always legal, the same for the same input.

mod bounds;
mod endgame;
mod evaluation;
mod faults;
mod gomoku;
mod gomoku_network;
mod gomoku_patterns;
mod laws;
mod opening_choices;
mod patterns;
mod selectivity;
mod small_boards;
mod time_plan;
mod wins;
