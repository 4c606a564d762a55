//! `heibai train certainty`: how far the values of an analysis lie from the true ones.

use std::io::{self, BufWriter, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::finish::finish;
use crate::app::disk::NewFile;
use crate::command::{files, interrupt, progress};
use crate::numbers;
use crate::training::certainty::fit::{self, Pair};
use crate::training::certainty::time_left::foreseen;
use crate::training::certainty::{self, Settings, table};
use crate::training::shard::Shard;
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The table to write: each value that the analysis shows on its way, as CSV
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Positions of all shards together
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = numbers::count)]
    positions: usize,

    /// Determines the positions, together with their numbers
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Make only every Nth position, starting with the Ith; I from 0 to N - 1
    #[arg(long, value_name = "I/N", default_value = "0/1")]
    shard: Shard,

    /// Empty squares of the positions, all equally likely
    #[arg(long, value_name = "A-B", default_value = "6-20", value_parser = empties)]
    empties: RangeInclusive<u32>,

    /// Nodes for a position, whose last values then count as true; by default its moves are solved
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    nodes: Option<u64>,

    /// Positions analysed in parallel; by default one per core
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let settings = Settings {
        count: arguments.positions as u32,
        seed: arguments.seed,
        empties: arguments.empties.clone(),
        nodes: arguments.nodes,
    };
    let name = arguments.out.display();
    let stop = interrupt::stop()?;
    let mut file = BufWriter::new(NewFile::begin(&arguments.out)?);
    let (mut done, failed) = (0, || format!("{name} can't be written"));
    let count = arguments.shard.games(settings.count).count();
    let bar = progress::bar(count);
    let threads = arguments.threads.unwrap_or_else(workers::cores);
    table::write_head(&mut file).with_context(failed)?;
    certainty::collect(&settings, arguments.shard, threads, &stop, |sample| {
        done += 1;
        bar.inc(1);
        table::write(&sample, &mut file).and_then(|()| file.flush()).with_context(failed)
    })?;
    let file = file.into_inner().map_err(io::IntoInnerError::into_error).with_context(failed)?;
    bar.finish_and_clear();
    finish(file, &stop, (done, count), "positions", output)
}

fn empties(text: &str) -> Result<RangeInclusive<u32>, String> {
    numbers::span(text, &(2..=58))
}

#[derive(Debug, Args)]
pub(super) struct FitArguments {
    /// Tables of `train certainty`
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Writes the factors that `src/analysis/sureness.rs` has, how many errors they describe, and how well the time until all
/// moves are exact is foreseen.
pub(super) fn fit(arguments: &FitArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let mut samples = Vec::new();
    for path in &arguments.files {
        let text = files::read_text(path)?;
        samples.extend(table::read(&text).with_context(|| path.display().to_string())?);
    }
    let pairs = fit::pairs(&samples);
    let factors = fit::fit(&pairs).context("there are too few different values for a fit")?;
    writeln!(output, "positions {}  values {}", samples.len(), pairs.len())?;
    for (name, factor) in ["1", "ln(d+1)", "d", "e", "e²", "de"].iter().zip(factors) {
        writeln!(output, "{name:>7} {factor:11.7}")?;
    }
    writeln!(output, "| empty squares | values | within σ | within 2σ |\n|--:|--:|--:|--:|")?;
    for from in (1..=60).step_by(5) {
        let some: Vec<Pair> =
            pairs.iter().filter(|it| (from..from + 5).contains(&it.empties)).copied().collect();
        if !some.is_empty() {
            let [once, twice] = fit::within(&some, &factors).map(|share| 100.0 * share);
            let (to, count) = (from + 4, some.len());
            writeln!(output, "| {from}–{to} | {count} | {once:.1} % | {twice:.1} % |")?;
        }
    }
    for (when, told) in ["before the first exact move", "after it"].iter().zip(foreseen(&samples)) {
        if told.all > 0 {
            let share = |right: usize, all: usize| 100.0 * right as f64 / all as f64;
            write!(output, "nodes left, {when}: {} estimates, ", told.all)?;
            write!(output, "{:.1} % within a factor of 2", share(told.right, told.all))?;
            if told.timed > 0 {
                let right = share(told.right_in_time, told.timed);
                write!(output, "; time left: {}, {right:.1} %", told.timed)?;
            }
            writeln!(output)?;
        }
    }
    Ok(())
}
