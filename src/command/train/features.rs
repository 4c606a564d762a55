//! `heibai train features`: the evaluation of boards of another size than 8×8.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::finish::finish;
use crate::app::disk::NewFile;
use crate::command::{files, interrupt, progress};
use crate::eval::othello;
use crate::numbers::{self, from_to};
use crate::search::Stop;
use crate::training::features::{Game, Sample, Settings, fit, play};
use crate::training::shard::Shard;
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Fit to the games in these files, written with --out, in any order, instead of playing
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Write the games to this file, one per line, and don't fit
    #[arg(long, value_name = "FILE", conflicts_with = "files")]
    out: Option<PathBuf>,

    /// Play only every Nth game, starting with the Ith; I from 0 to N - 1
    #[arg(long, value_name = "I/N", default_value = "0/1", requires = "out")]
    shard: Shard,

    /// Columns and rows of the boards
    #[arg(long, value_name = "N", default_value = "10", value_parser = ["4", "6", "8", "10"])]
    size: String,

    /// Games of all shards together
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = numbers::count)]
    games: usize,

    /// Determines the games, together with their numbers
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Maximum random plies at the start; each number from 2 to this is equally likely
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = from_to(0..=80_u32))]
    random_plies: u32,

    /// Search depth
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = numbers::depth)]
    depth: u8,

    /// Play perfectly from this number of empty squares on
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = numbers::depth)]
    solve: u8,

    /// Games played in parallel; by default one per core
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

/// Plays, fits, and writes the weights, a line for each phase; or does only one half.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let (size, stop) = (arguments.size.parse()?, interrupt::stop()?);
    if let Some(out) = &arguments.out {
        let (mut file, mut done) = (NewFile::begin(out)?, 0);
        let count = games(arguments, size, &stop, |game| {
            done += 1;
            writeln!(file, "{game}").with_context(|| format!("{} can't be written", out.display()))
        })?;
        return finish(file, &stop, (done, count), "games", output);
    }
    let mut samples: Vec<Sample> = Vec::new();
    if arguments.files.is_empty() {
        let mut done = 0;
        let count = games(arguments, size, &stop, |game| {
            done += 1;
            samples.extend(game.samples(size).expect("the game is whole"));
            Ok(())
        })?;
        interrupt::check(&stop, done, count, "games")?;
    }
    for file in &arguments.files {
        for (index, line) in files::read_text(file)?.lines().enumerate() {
            let place = || format!("{}: line {}", file.display(), index + 1);
            let game: Game = line.parse().with_context(place)?;
            samples.extend(game.samples(size).with_context(place)?);
        }
    }
    // The order determines how sums are rounded.
    samples.sort_by_key(|sample| sample.game);
    let (weights, [after, before]) = fit(&samples, othello::weights(size));
    writeln!(output, "positions {}  loss {after:.2}  before {before:.2}", samples.len())?;
    for phase in weights {
        writeln!(output, "{phase:?},")?;
    }
    Ok(())
}

/// Plays the games, of which fewer are played if they are interrupted; returns how many there should be.
fn games(
    arguments: &Arguments,
    size: u8,
    stop: &Stop,
    mut played: impl FnMut(Game) -> anyhow::Result<()>,
) -> anyhow::Result<usize> {
    let settings = Settings {
        size,
        games: arguments.games as u32,
        seed: arguments.seed,
        random_plies: arguments.random_plies,
        depth: arguments.depth,
        solve: arguments.solve,
    };
    let count = arguments.shard.games(settings.games).count();
    let bar = progress::bar(count);
    let threads = arguments.threads.unwrap_or_else(workers::cores);
    play(settings, arguments.shard, threads, stop, |game| {
        bar.inc(1);
        played(game)
    })?;
    bar.finish_and_clear();
    Ok(count)
}
