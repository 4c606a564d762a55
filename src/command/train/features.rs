//! `heibai train features`: the evaluation of boards of another size than 8×8.

use std::io::Write;

use clap::Args;

use super::progress;
use crate::eval::othello;
use crate::numbers::{self, from_to};
use crate::training::features::{Settings, fit, play};
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Columns and rows of the boards
    #[arg(long, value_name = "N", default_value = "10", value_parser = ["4", "6", "8", "10"])]
    size: String,

    /// Games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = numbers::count)]
    games: usize,

    /// Decides the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The most random plies at the start; each number from 2 up to it is as likely
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = from_to(0..=80_u32))]
    random_plies: u32,

    /// Moves looked ahead
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = numbers::depth)]
    depth: u8,

    /// From this number of empty squares on, moves are perfect
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = numbers::depth)]
    solve: u8,

    /// Games played at the same time; one for each core if left out
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

/// Plays, fits, and writes the weights, a line for each phase.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let size = arguments.size.parse()?;
    let settings = Settings {
        size,
        games: arguments.games,
        seed: arguments.seed,
        random_plies: arguments.random_plies,
        depth: arguments.depth,
        solve: arguments.solve,
    };
    let bar = progress::bar(settings.games as u64, 0);
    let threads = arguments.threads.unwrap_or_else(workers::cores);
    let samples = play(settings, threads, &mut |done| bar.set_position(done as u64))?;
    bar.finish_and_clear();
    let (weights, [after, before]) = fit(&samples, othello::weights(size));
    writeln!(output, "positions {}  loss {after:.2}  before {before:.2}", samples.len())?;
    for phase in weights {
        writeln!(output, "{phase:?},")?;
    }
    Ok(())
}
