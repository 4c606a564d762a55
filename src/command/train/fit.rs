//! `heibai train fit`: weights from data.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, bail};
use clap::Args;

use super::{merge, progress};
use crate::app::disk;
use crate::numbers::{self, from_to};
use crate::training::dataset::Label;
use crate::training::fit::{Mix, Settings, fit};
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The data files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// A data file of which only the exact labels are used, because what played it was weak; may be
    /// given again
    #[arg(long, value_name = "FILE")]
    exact: Vec<PathBuf>,

    /// The file of weights to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// What the labels are made of.
    #[command(flatten)]
    mix: MixArguments,

    /// Passes over the positions
    #[arg(long, value_name = "N", default_value_t = Settings::default().passes, value_parser = from_to(1..=1000_u32))]
    passes: u32,

    /// Positions that the network learns from at a time
    #[arg(long, value_name = "N", default_value_t = Settings::default().batch, value_parser = from_to(1..=65_536_usize))]
    batch: usize,

    /// How far a step goes at most
    #[arg(long, value_name = "RATE", default_value_t = Settings::default().rate, value_parser = from_to(0.000_001..=1.0_f32))]
    rate: f32,

    /// By what share of the rate the network's rows shrink whenever they are seen
    #[arg(long, value_name = "SHARE", default_value_t = Settings::default().decay, value_parser = numbers::share)]
    decay: f32,

    /// What is added to the root of the mean square gradient that each step is divided by, in discs: the larger, the
    /// less rare rows learn from single positions
    #[arg(long, value_name = "DISCS", default_value_t = Settings::default().floor, value_parser = from_to(0.000_000_01..=1.0_f32))]
    floor: f32,

    /// The share of the positions with 12 or fewer empty squares that a pass takes
    #[arg(long, value_name = "SHARE", default_value_t = Settings::default().late, value_parser = numbers::share)]
    late: f32,

    /// How many positions the prior of the ordering is worth, which holds back weights of rare
    /// configurations
    #[arg(long, value_name = "N", default_value_t = Settings::default().prior, value_parser = from_to(0.01..=1_000_000.0_f32))]
    prior: f32,

    /// The most positions that a phase of the ordering is fitted to
    #[arg(long, value_name = "N", default_value_t = Settings::default().rows, value_parser = numbers::count)]
    rows: usize,

    /// Decides how the network begins, and the order of the positions
    #[arg(long, value_name = "N", default_value_t = Settings::default().seed)]
    seed: u64,

    /// Threads at work; one for each core if left out. The weights do not depend on it
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

/// What labels are made of.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct MixArguments {
    /// The share of the game's outcome in labels that are not exact, from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = Mix::default().outcome, value_parser = numbers::share)]
    outcome: f32,

    /// How much of the rest is handed on from position to position of the line that was played, from 0 for the
    /// position's own score to 1 for the line's first exact one
    #[arg(long, value_name = "SHARE", default_value_t = Mix::default().line, value_parser = numbers::share)]
    line: f32,
}

impl MixArguments {
    /// The mix.
    pub(super) fn mix(self) -> Mix {
        Mix { outcome: self.outcome, line: self.line }
    }
}

/// Fits and writes the weights.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let started = Instant::now();
    let mut records = merge::read(&arguments.files)?;
    let exact = merge::read(&arguments.exact)?;
    records.extend(exact.into_iter().filter(|record| record.label == Label::Exact));
    if records.is_empty() {
        bail!("there are no positions to fit to");
    }
    let settings = Settings {
        mix: arguments.mix.mix(),
        passes: arguments.passes,
        batch: arguments.batch,
        rate: arguments.rate,
        decay: arguments.decay,
        floor: arguments.floor,
        late: arguments.late,
        prior: arguments.prior,
        rows: arguments.rows,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(workers::cores),
    };
    let bar = progress::bar(1, 0);
    let parameters = fit(&records, &settings, &|done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    })
    .context("the threads can't be started")?;
    bar.finish_and_clear();
    let bytes = parameters.to_bytes();
    disk::write_whole(&arguments.out, &bytes)?;
    let (positions, seconds) = (records.len(), started.elapsed().as_secs_f64());
    writeln!(output, "positions {positions}  bytes {}  time {seconds:.1} s", bytes.len())?;
    Ok(())
}
