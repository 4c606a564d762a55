//! `heibai train judge-labels`: which mix of labels comes closest to the truth.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use super::data;
use crate::command::progress;
use crate::numbers::{self, from_to};
use crate::training::fit::Mix;
use crate::training::truth::{label_errors, places, solve};
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Data files as they were generated: merged ones have no lines
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Empty squares of the positions to solve
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = from_to(4..=30_u32))]
    empties: u32,

    /// Positions
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = numbers::count)]
    count: usize,

    /// Positions solved in parallel; by default one per core
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    const OUTCOMES: [f32; 3] = [0.0, 0.3, 1.0];
    const LINES: [f32; 7] = [0.0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.0];

    let (games, torn) = data::open(&arguments.files)?;
    let places = places(&games, arguments.empties, arguments.count)?;
    if places.is_empty() {
        bail!("no position with {} empty squares is labelled by a search", arguments.empties);
    }
    let bar = progress::bar(places.len());
    let threads = arguments.threads.unwrap_or_else(workers::cores);
    let mut show = |done, total| progress::set(&bar, done, total);
    let scores = solve(&places, threads, &mut show)?;
    bar.finish_and_clear();
    writeln!(output, "positions {}", places.len())?;
    writeln!(output, "| outcome | line | MAE | loss | bias |\n|--:|--:|--:|--:|--:|")?;
    for outcome in OUTCOMES {
        for line in LINES {
            if outcome < 1.0 || line == 0.0 {
                let errors = label_errors(&games, &places, &scores, Mix { outcome, line })?;
                let (mean, loss, bias) = (errors.mean(), errors.loss(), errors.bias());
                writeln!(output, "| {outcome} | {line} | {mean:.2} | {loss:.2} | {bias:+.2} |")?;
            }
        }
    }
    torn.refuse()
}
