//! `heibai gomoku`: studies of Gomoku, one file per task.

mod forbidden;
mod openings;
mod solve;
mod train;

use std::io::Write;

use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub struct GomokuArguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Compare renju's forbidden points with those in a file
    Forbidden(forbidden::Arguments),
    /// Play self-play games for fitting the evaluation
    Games(train::GamesArguments),
    /// Fit the evaluation to games
    Fit(train::FitArguments),
    /// Fit the network that corrects the evaluation to games
    Network(train::NetworkArguments),
    /// Find short balanced openings
    Openings(openings::Arguments),
    /// Find the forced wins of a file, and prove them against every answer
    Solve(solve::Arguments),
}

pub(super) fn run(arguments: &GomokuArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.task {
        Task::Forbidden(arguments) => forbidden::run(arguments, output),
        Task::Games(arguments) => train::play(arguments, output),
        Task::Fit(arguments) => train::run_fit(arguments, output),
        Task::Network(arguments) => train::run_network(arguments, output),
        Task::Openings(arguments) => openings::run(arguments, output),
        Task::Solve(arguments) => solve::run(arguments, output),
    }
}
