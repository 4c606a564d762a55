//! `heibai train positions`: test positions with the exact score of every move.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::finish::finish;
use crate::app::disk::NewFile;
use crate::command::arguments::WeightsArguments;
use crate::command::{interrupt, progress};
use crate::numbers::{self, from_to};
use crate::records::obf;
use crate::training::positions::{Settings, draw};
use crate::training::shard::Shard;
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The Othello Board File to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Empty squares of each position; with fewer than 4 there is hardly ever a choice of moves
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = from_to(4..=40_u32))]
    empties: u32,

    /// Positions of all shards together
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = numbers::count)]
    count: usize,

    /// Determines the positions, together with their numbers
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Make only every Nth position, starting with the Ith; I from 0 to N - 1
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,

    /// Maximum random plies at the start of the games that lead to them
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = from_to(0..=55_u32))]
    random_plies: u32,

    /// Search depth in these games
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = numbers::depth)]
    depth: u8,

    #[command(flatten)]
    weights: WeightsArguments,

    /// Positions solved in parallel; by default one per core
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let settings = Settings {
        empties: arguments.empties,
        count: arguments.count as u32,
        seed: arguments.seed,
        random_plies: arguments.random_plies,
        depth: arguments.depth,
        weights: arguments.weights.read()?,
    };
    let stop = interrupt::stop()?;
    let mut file = NewFile::begin(&arguments.out)?;
    let failed = || format!("{} can't be written", arguments.out.display());
    let count = arguments.shard.games(settings.count).count();
    let bar = progress::bar(count);
    writeln!(
        file,
        "% heibai train positions --empties {} --count {} --seed {} --random-plies {} --depth {}",
        settings.empties, settings.count, settings.seed, settings.random_plies, settings.depth
    )
    .with_context(failed)?;
    let mut done = 0;
    let threads = arguments.threads.unwrap_or_else(workers::cores);
    draw(&settings, arguments.shard, threads, &stop, |position| {
        done += 1;
        bar.inc(1);
        writeln!(file, "{}", obf::write(&position).trim_end()).with_context(failed)
    })?;
    bar.finish_and_clear();
    finish(file, &stop, (done, count), "positions", output)
}
