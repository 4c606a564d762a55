//! Heibai: Othello and Gomoku to play, to learn and to study.
//!
//! The modules; each may use those above it, never those below.
//!
//! - [`marks`]: makes invisible characters in foreign text visible.
//! - [`complaint`]: error messages on the terminal.
//! - `locks`: locks that outlive panics.
//! - `fingerprint`: names for contents.
//! - `bounded`: files read up to a limit.
//! - `huge_pages`: large pages for large tables.
//! - [`package`]: where a package keeps the program's other files.
//! - [`othello`] and [`gomoku`]: the rules.
//! - [`game`]: what both games share, up to the match in progress.
//! - [`openings`]: the names of openings.
//! - [`eval`]: static evaluation.
//! - [`search`]: the engine's search.
//! - `numbers`: the ranges of numbers that users type.
//! - [`book`]: the opening books.
//! - [`records`]: notations and file formats.
//! - [`explorer`]: what was played from a position, in databases of games.
//! - [`people`]: how people of a rating move.
//! - [`engine`]: one interface to our engine and to other programs.
//! - [`analysis`]: the values of moves and games, and what they teach.
//! - [`repertoire`]: a person's openings, and how they are drilled.
//! - [`lab`]: the classical search algorithms, to read and compare.
//! - [`puzzles`]: puzzles, and how they are made.
//! - [`insight`]: what a person's reviewed games say of their play.
//! - [`lessons`]: courses of lessons, with tasks to be played.
//! - [`protocol`]: the protocols in which other programs use our engine.
//! - [`training`]: self-play, fitting and matches.
//! - [`app`]: the window's state, workers and files, and the bridge to Qt.
//! - [`command`]: the command line; it decides whether to open a window.

pub mod analysis;
pub mod app;
pub mod book;
mod bounded;
pub mod command;
pub mod complaint;
pub mod engine;
pub mod eval;
pub mod explorer;
mod fingerprint;
pub mod game;
pub mod gomoku;
mod huge_pages;
pub mod insight;
pub mod lab;
pub mod lessons;
mod locks;
pub mod marks;
mod numbers;
pub mod openings;
pub mod othello;
pub mod package;
pub mod people;
pub mod protocol;
pub mod puzzles;
pub mod records;
pub mod repertoire;
pub mod search;
pub mod training;
