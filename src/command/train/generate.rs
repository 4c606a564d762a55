//! `heibai train generate`: games of self-play, labelled position by position.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::progress;
use crate::command::arguments::WeightsArguments;
use crate::command::{files, interrupt};
use crate::numbers::{self, from_to};
use crate::search::Selectivity;
use crate::training::generate::{Progress, Settings, generate};
use crate::training::shard::Shard;
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The data file; one that was made with the same arguments is continued
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Games of all shards together
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = numbers::count)]
    games: usize,

    /// Decides the games, together with their numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Make only every Nth game, from the Ith; I from 0 to N - 1
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,

    /// The most random plies at the start; each number up to it is as likely
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = from_to(0..=55_u32))]
    random_plies: u32,

    /// Moves looked ahead for each label and move, for half of them one more
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = numbers::depth)]
    depth: u8,

    /// How sure to be of what these searches leave out, in percent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = numbers::selectivity)]
    selectivity: Selectivity,

    /// From this number of empty squares on, positions are solved
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = numbers::depth)]
    solve: u8,

    /// Random moves among a thousand
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = from_to(0..=1000_u32))]
    blunders: u32,

    /// Positions among a thousand from which a line aside, with random moves of one side, is labelled,
    /// too, before the end
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = from_to(0..=1000_u32))]
    side_lines: u32,

    /// Moves aside that are labelled at each position near the end
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = from_to(0..=30_u32))]
    probes: u32,

    /// What the data's description calls the engine that plays
    #[arg(long, value_name = "NAME", default_value = "heibai")]
    engine: String,

    /// What the engine judges positions by.
    #[command(flatten)]
    weights: WeightsArguments,

    /// Games played at the same time; one for each core if left out
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

/// Makes the games, and says how many there are in the end; after Ctrl-C those that are done are kept.
pub(super) fn run(mut arguments: Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let weights = arguments.weights.read()?;
    if let Some(path) = &arguments.weights.weights {
        // Other weights play other games, which must not continue this file.
        let checksum = crc32fast::hash(&files::read_bytes(path)?);
        write!(arguments.engine, " with weights {checksum:08x}")?;
    }
    let settings = Settings {
        seed: arguments.seed,
        random_plies: arguments.random_plies,
        depth: arguments.depth,
        selectivity: arguments.selectivity.percent(),
        solve: arguments.solve,
        blunders: arguments.blunders,
        side_lines: arguments.side_lines,
        probes: arguments.probes,
        engine: arguments.engine,
        weights,
    };
    let games = arguments.shard.games(arguments.games as u32);
    let threads = arguments.threads.unwrap_or_else(workers::cores);
    let mut bar = None;
    let mut show = |state: Progress| {
        let bar = bar.get_or_insert_with(|| progress::bar(state.games, state.done));
        bar.set_position(state.done);
        bar.set_message(format!("{} positions", state.positions));
    };
    let stop = interrupt::stop()?;
    let state = generate(&settings, games, threads, &arguments.out, &stop, &mut show)?;
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    writeln!(output, "games {}  positions {}", state.done, state.positions)?;
    interrupt::check(&stop, state.done as usize, state.games as usize, "games")
}
