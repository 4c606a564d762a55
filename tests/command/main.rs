//! The command line: arguments, refusals, signals, and what the subcommands write.

mod certainty;
mod empty;
mod gomoku;
mod interrupt;
mod lessons;
mod line;
mod manuals;
mod numbers;
mod other_books;
mod other_weights;
mod output;
mod people;
#[path = "../support/program.rs"]
mod program;
mod puzzles;
mod reasons;
mod refused;
mod repertoire;
mod reset;
mod review;
mod study;
mod tiers;
