//! `heibai train evaluate`: the error of weights on labels they were not fitted to.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::data;
use super::fit::MixArguments;
use crate::eval::othello::patterns::Weights;
use crate::training::measure::{Errors, measure};

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Data files; only games that are held out from fitting count
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Weights to measure; may be repeated. By default the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Vec<PathBuf>,

    #[command(flatten)]
    mix: MixArguments,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let games = data::open(&arguments.files)?;
    let mut sets = Vec::new();
    for path in &arguments.weights {
        sets.push((path.display().to_string(), Weights::read(path)?));
    }
    if sets.is_empty() {
        sets.push(("shipped".to_owned(), Weights::shipped().clone()));
    }
    let weights: Vec<&Weights> = sets.iter().map(|(_, weights)| weights).collect();
    let measures = measure(&weights, &games, arguments.mix.mix())?;
    for ((name, _), measure) in sets.iter().zip(&measures) {
        writeln!(output, "{name}\n| empty | exact | MAE | loss | all | MAE | loss |")?;
        writeln!(output, "|---|--:|--:|--:|--:|--:|--:|")?;
        for (at, (exact, all)) in measure.exact.iter().zip(&measure.all).enumerate() {
            if all.count > 0 {
                let (from, to) = (at * 6, at * 6 + 5);
                writeln!(output, "| {from}–{to} | {} | {} |", cells(exact), cells(all))?;
            }
        }
    }
    Ok(())
}

fn cells(errors: &Errors) -> String {
    format!("{} | {:.2} | {:.2}", errors.count, errors.mean(), errors.loss())
}
