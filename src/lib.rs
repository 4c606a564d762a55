//! Heibai: Othello and Gomoku to play, to learn and to study.
//!
//! A map of the house; each room may use those above it, never those below.
//!
//! - [`othello`] and [`gomoku`]: the rules, pure.
//! - [`game`]: what both games share, up to the match in progress.
//! - [`openings`]: the names of openings.
//! - [`eval`]: a position in, a score out.
//! - [`search`]: the machine's thinking, behind one façade.
//! - [`book`]: what the first moves of a game are worth, found beforehand.
//! - [`records`]: the strings and files that games are written in.
//! - [`explorer`]: what was played from a position, in collections of games.
//! - [`engine`]: one face for everything that thinks: our machine and the programs of others.
//! - [`analysis`]: what the moves of a position and the plies of a game are worth, and what may be learnt from that.
//! - [`lab`]: the classical algorithms of game search, side by side, to be read and compared.
//! - [`protocol`]: the dialects that other programs speak to the engine in.
//! - [`training`]: how strength is measured.
//! - [`marks`]: what nobody sees in a text, made visible.
//! - `numbers`: what a number may be that somebody writes.
//! - [`command`]: the command line; it decides whether a window is asked for.
//! - [`app`]: the window: what is shown, who works in the background, and the bridges to Qt.

pub mod analysis;
pub mod app;
pub mod book;
pub mod command;
pub mod engine;
pub mod eval;
pub mod explorer;
pub mod game;
pub mod gomoku;
pub mod lab;
pub mod marks;
mod numbers;
pub mod openings;
pub mod othello;
pub mod protocol;
pub mod records;
pub mod search;
pub mod training;
