//! `heibai train tune-probcut`: how far shallow searches lie from deep ones.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use crate::command::arguments::WeightsArguments;
use crate::game::Variant;
use crate::numbers::{self, from_to};
use crate::search::{Engine, HashSize};
use crate::training::probcut::{self, Sample};

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Positions to search
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = numbers::count)]
    positions: usize,

    /// The deepest search of each
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = from_to(2..=30_u8))]
    depth: u8,

    /// Solve positions too from this number of empty squares on
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = from_to(0..=30_u8))]
    exact: u8,

    /// Determines the positions
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    #[command(flatten)]
    weights: WeightsArguments,
}

const HASH_MEBIBYTES: usize = 64;

/// Writes the terms of the spread, and how well it describes the samples by depth.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let Arguments { positions, depth, exact, seed, ref weights } = *arguments;
    let hash = HashSize::mebibytes(HASH_MEBIBYTES);
    let mut engine = Engine::new(hash).with_weights(weights.read()?);
    engine.reserve(&Variant::default().start().expect("the usual game has a start"))?;
    let samples = probcut::collect(&mut engine, positions, depth, exact, seed);
    let spread = probcut::fit(&samples).context("there are too few different samples for a fit: it takes more positions, or a depth of 5 and more")?;
    writeln!(output, "samples {}", samples.len())?;
    let names = ["1", "e", "e²", "d-p", "p"];
    for (name, factor) in names.iter().zip(spread) {
        writeln!(output, "{name:>3} {factor:12.5}")?;
    }
    writeln!(
        output,
        "| depth | probe | samples | mean size | said | bias |\n|--:|--:|--:|--:|--:|--:|"
    )?;
    for depth in 1..=depth {
        for probe in (0..depth).filter(|&probe| probcut::is_pair(depth, probe)) {
            let some: Vec<&Sample> =
                samples.iter().filter(|s| (s.depth, s.probe) == (depth, probe)).collect();
            if !some.is_empty() {
                writeln!(output, "{}", row(depth, probe, &some, &spread))?;
            }
        }
    }
    Ok(())
}

/// A pair of depths: the mean size of the difference, what the spread makes of it, the mean difference; in
/// discs.
fn row(depth: u8, probe: u8, samples: &[&Sample], spread: &probcut::Spread) -> String {
    let mean = |value: &dyn Fn(&Sample) -> f64| {
        samples.iter().map(|sample| value(sample)).sum::<f64>() / samples.len() as f64 / 100.0
    };
    let size = mean(&|sample| f64::from(sample.difference.abs()));
    let said = mean(&|sample| {
        let terms = probcut::terms(sample.empties, sample.depth, sample.probe);
        terms.iter().zip(spread).map(|(term, factor)| term * factor).sum::<f64>()
            / probcut::DEVIATION_FROM_MEAN
    });
    let bias = mean(&|sample| f64::from(sample.difference));
    format!("| {depth} | {probe} | {} | {size:.2} | {said:.2} | {bias:+.2} |", samples.len())
}
