//! Matches between engines: their laws, their statistics, and players that misbehave.
#![cfg(unix)]

mod gomoku;
mod othello;
mod specs;
mod statistics;
mod support;
