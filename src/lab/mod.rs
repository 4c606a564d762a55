//! The laboratory: the classical algorithms of game search, side by side, on a position of either game or on a tree from
//! a book. It is written to be read, and stays apart from [`search`](crate::search), by which the machine plays.
//!
//! # Where to read
//!
//! `algorithms` has a file for each algorithm, which begins with the idea and its source; each is a few lines over a
//! `Search`, whose verbs (`search.rs`) bring limits, counts, the transposition table (`table.rs`), the order of moves
//! (`ordering.rs`) and the recorder (`recording.rs`). `games` has Othello, Gomoku and trees behind the trait [`Game`], and
//! what their positions are judged by.
//!
//! # How it is used
//!
//! - [`catalogue`] lists the algorithms, switches and evaluations. Each has a stable name, under which it is read and
//!   written ([`std::fmt::Display`], [`std::str::FromStr`]), and an [`Entry`] with title, text and source in English. An
//!   algorithm with its switches is a [`Contestant`], written `pvs+table+killers`.
//! - A [`Request`] says what is searched (a [`Subject`]), by whom, judged by what, and how far ([`Limits`]).
//!   [`Request::check`] says beforehand why it can't be.
//! - [`run`] runs it on the thread that calls, one contestant after the other, and tells of each [`Round`] and
//!   [`Outcome`] as a [`Report`] when it is done. It looks at its flag every 64 nodes; a run that was cancelled gives
//!   nothing. An [`Outcome`] has everything that a row of a table wants: value, best move, line with names, [`Counts`],
//!   effective branching factor, time, and the rounds for a curve of nodes by depth.
//! - With [`Request::record`] each outcome has a [`Recording`]: the nodes of the first plies, and what happened to them in
//!   the order of the search. [`Recording::at`] gives what is to be seen of all nodes after so many steps,
//!   [`Recording::step`] goes one step on; [`Recording::line`] leads to a node, so that its position can be shown.
//!   [`Subject::value`] says what its numbers mean.
//! - [`csv()`], [`chart_svg`] and [`tree_svg`] write tables and pictures. [`Survey`] runs a request on many positions, and
//!   says how often who chooses another move. [`LabPlayer`] plays whole games, so that the match runner
//!   ([`training::matches`](crate::training::matches)) can let algorithms play each other.
//!
//! # What differs from an engine
//!
//! All exact algorithms ([`Algorithm::is_exact`]) give minimax's value of the same depth, whatever their switches, so
//! that they can be compared: the transposition table answers only for its own depth. A pass counts as a move. A game that
//! is over is worth more than any evaluation ([`WIN`]), in Othello the more the larger the margin, in Gomoku the more the
//! sooner. Nothing uses more than one thread.
//!
//! Memory is that of one contestant at a time: the table (24 MiB unless the request wants another), or 30 MiB of UCT's
//! tree, and of each recording at most [`RecordLimits::MOST_NODES`] nodes and [`RecordLimits::MOST_EVENTS`] steps.

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

pub use catalogue::{
    Algorithm, Catalogue, Contestant, Entry, Evaluation, Switch, Switches, UnknownName, catalogue,
};
pub use counts::{Counts, branching_factor};
pub use export::{TreeOptions, chart_svg, csv, tree_svg};
pub use game::{Game, INFINITY, MOST_EVALUATION, Move, Value, WIN};
pub use games::tree::{MOST_LEVELS, MOST_NODES, MOST_NUMBER, Tree, TreeError};
pub use player::{LabPlayer, PlayerSettings};
pub use recording::{Event, How, RecordLimits, RecordedNode, Recording, Shown, Window};
pub use run::{Limits, MOST_TABLE_BITS, Outcome, Report, Request, Round, TABLE_ENTRY_BYTES, run};
pub use subject::{Subject, Unfit};
pub use survey::{Survey, Surveyed};
