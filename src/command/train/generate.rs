//! `heibai train generate`: self-play games, labelled position by position.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::command::arguments::WeightsArguments;
use crate::command::{files, interrupt, progress};
use crate::numbers::{self, from_to};
use crate::search::Selectivity;
use crate::training::generate::{Progress, Settings, generate};
use crate::training::shard::Shard;
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The data file; one made with the same arguments is continued
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Games of all shards together
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = numbers::count)]
    games: usize,

    /// Determines the games, together with their numbers
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Make only every Nth game, starting with the Ith; I from 0 to N - 1
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,

    /// Maximum random plies at the start; each number up to this is equally likely
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = from_to(0..=55_u32))]
    random_plies: u32,

    /// Search depth for each label and move, one more for half of them
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = numbers::depth)]
    depth: u8,

    /// Selectivity of these searches, in per cent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = numbers::selectivity)]
    selectivity: Selectivity,

    /// Solve positions from this number of empty squares on
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = numbers::depth)]
    solve: u8,

    /// Random moves per thousand
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = from_to(0..=1000_u32))]
    blunders: u32,

    /// Positions per thousand from which a side line, with random moves of one side, is labelled too, before
    /// the end
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = from_to(0..=1000_u32))]
    side_lines: u32,

    /// Alternative moves that are labelled at each position near the end
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = from_to(0..=30_u32))]
    probes: u32,

    /// The engine's name in the data's description
    #[arg(long, value_name = "NAME", default_value = "heibai")]
    engine: String,

    #[command(flatten)]
    weights: WeightsArguments,

    /// Games played in parallel; by default one per core
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

/// Makes the games and reports the final counts; after Ctrl-C the finished ones are kept.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let weights = arguments.weights.read()?;
    let mut engine = arguments.engine.clone();
    if let Some(path) = &arguments.weights.weights {
        // Other weights play other games, which must not continue this file.
        let checksum = crc32fast::hash(&files::read_bytes(path)?);
        write!(engine, " with weights {checksum:08x}")?;
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
        engine,
        weights,
    };
    let games = arguments.shard.games(arguments.games as u32);
    let threads = arguments.threads.unwrap_or_else(workers::cores);
    let bar = progress::bar(0);
    let mut is_new = true;
    let mut show = |state: Progress| {
        progress::set(&bar, state.done as usize, state.games as usize);
        bar.set_message(format!("{} positions", state.positions));
        if std::mem::take(&mut is_new) {
            // The time left must not count what was done before.
            bar.reset_eta();
        }
    };
    let stop = interrupt::stop()?;
    let state = generate(&settings, games, threads, &arguments.out, &stop, &mut show)?;
    bar.finish_and_clear();
    writeln!(output, "games {}  positions {}", state.done, state.positions)?;
    interrupt::check(&stop, state.done as usize, state.games as usize, "games")
}
