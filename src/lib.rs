//! Heibai: Othello and Gomoku to play, to learn and to study.
//!
//! The rooms of the house; each may use those above it, never those below.
//!
//! - [`othello`] and [`gomoku`]: the rules, pure.
//! - [`game`]: what both games share, up to the match in progress.
//! - [`openings`]: the names of openings.
//! - [`eval`]: static evaluation.
//! - [`search`]: the engine's search, behind one façade.
//! - [`book`]: the opening books.
//! - [`records`]: the notations and file formats of games.
//! - [`explorer`]: what was played from a position, in collections of games.
//! - [`engine`]: one interface to everything that plays: our engine and other programs.
//! - [`analysis`]: what the moves of a position and the plies of a game are worth, and what they teach.
//! - [`lab`]: the classical game-tree search algorithms, side by side, to be read and compared.
//! - [`protocol`]: the protocols in which other programs talk to the engine.
//! - [`training`]: self-play, fitting and matches.
//! - [`marks`]: invisible characters in foreign text, made visible.
//! - [`complaint`]: errors as the user reads them.
//! - `numbers`: the ranges of numbers that users type.
//! - [`command`]: the command line; it decides whether to open a window.
//! - [`app`]: the window: its state, its background work, and the bridges to Qt.

pub mod analysis;
pub mod app;
pub mod book;
pub mod command;
pub mod complaint;
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
