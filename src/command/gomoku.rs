//! `heibai gomoku`: studies of Gomoku, one file per task.

mod forbidden;
mod openings;
mod solve;
mod train;

use std::io::Write;

use clap::{Args, Subcommand};

/// A study of Gomoku.
#[derive(Debug, Args)]
pub struct GomokuArguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Compare the points that Black may not play in renju with those that a file knows
    Forbidden(forbidden::Arguments),
    /// Play games of the machine against itself, to fit the evaluation to
    Games(train::GamesArguments),
    /// Fit the evaluation to games
    Fit(train::FitArguments),
    /// Look for short openings after which neither side is better
    Openings(openings::Arguments),
    /// Find the forced wins of a file, and prove them against every answer
    Solve(solve::Arguments),
}

/// Does one task.
///
/// # Errors
/// What went wrong, as it is told to the user.
pub(super) fn run(arguments: GomokuArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match arguments.task {
        Task::Forbidden(arguments) => forbidden::run(&arguments, output),
        Task::Games(arguments) => train::play(&arguments, output),
        Task::Fit(arguments) => train::run_fit(&arguments, output),
        Task::Openings(arguments) => openings::run(&arguments, output),
        Task::Solve(arguments) => solve::run(&arguments, output),
    }
}
