//! The laboratory: the classical game-tree search algorithms, side by side, on a position of either game or on a
//! textbook tree. It is written to be read, and separate from [`search`](crate::search), by which the engine plays.
//!
//! # Where to read
//!
//! `algorithms` has a file for each algorithm, which begins with its idea and source and is a few lines over a
//! `Search`. The verbs of `Search` (`search.rs`) provide limits, counts, the transposition table (`table.rs`), move
//! ordering (`ordering.rs`) and the recorder (`recording.rs`). `games` has Othello, Gomoku and trees behind the trait
//! [`Game`], and their evaluations.
//!
//! # How to use it
//!
//! - [`Algorithm`], [`Switch`] and [`Evaluation`] are the choices, with stable names and an [`Entry`] each. A
//!   [`Contestant`] is an algorithm with switches, written `pvs+table+killers`.
//! - A [`Request`] has a [`Subject`], contestants, an evaluation and [`Limits`]; [`Request::check`] says in advance why
//!   it can't be run.
//! - [`run`] runs it on the calling thread, one contestant after another, and reports each [`Round`] and [`Outcome`].
//!   It checks its flag every 64 nodes; a cancelled run returns nothing.
//! - With [`Request::record`] each outcome has a [`Recording`] of the first plies, in search order. [`Recording::at`]
//!   gives the state of all nodes after some steps, [`Recording::step`] advances by one, [`Recording::line`] leads to a
//!   node. [`Subject::value`] says what its numbers mean.
//! - [`csv()`], [`chart_svg`] and [`tree_svg`] write tables and pictures. [`Survey`] runs a request on many positions.
//!   [`LabPlayer`] plays whole games in matches ([`training::matches`](crate::training::matches)).
//!
//! # What differs from an engine
//!
//! All exact algorithms ([`Algorithm::is_exact`]) find minimax's value of the same depth, whatever their switches, so
//! that they can be compared: a table entry answers only for its own depth. A pass counts as a move. A finished game is
//! worth more than any evaluation ([`WIN`]), in Othello by its margin, in Gomoku by its speed. Everything is
//! single-threaded.
//!
//! Memory is that of one contestant at a time: the table (24 MiB by default), or 30 MiB of UCT's tree, and for each
//! recording at most [`RecordLimits::MAX_NODES`] nodes and [`RecordLimits::MAX_EVENTS`] steps.

mod algorithms;
mod catalogue;
mod counts;
mod export;
mod game;
mod games;
mod ordering;
mod player;
mod recording;
mod run;
mod search;
mod subject;
mod survey;
mod table;
mod texts;

pub use catalogue::{Algorithm, Contestant, Entry, Evaluation, Switch, Switches, UnknownName};
pub use counts::{Counts, branching_factor};
pub use export::{TreeOptions, chart_svg, csv, tree_svg};
pub use game::{Game, INFINITY, MAX_EVALUATION, Move, Value, WIN};
pub use games::tree::{MAX_LEVELS, MAX_NODES, MAX_NUMBER, Tree, TreeError};
pub use player::{LabPlayer, PlayerSettings};
pub use recording::{Event, NodeState, RecordLimits, RecordedNode, Recording, ValueKind, Window};
pub use run::{Limits, MAX_TABLE_BITS, Outcome, Report, Request, Round, TABLE_ENTRY_BYTES, run};
pub use subject::{RequestError, Subject};
pub use survey::{Survey, SurveyResult};
