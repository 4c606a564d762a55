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

    /// A row for each number of empty squares instead of one for six: values may be too high and too low by turns
    #[arg(long)]
    by_empties: bool,

    #[command(flatten)]
    mix: MixArguments,
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let (games, torn) = data::open(&arguments.files)?;
    let mut sets = Vec::new();
    for path in &arguments.weights {
        sets.push((path.display().to_string(), Weights::read(path)?));
    }
    if sets.is_empty() {
        sets.push(("shipped".to_owned(), Weights::shipped().clone()));
    }
    let weights: Vec<&Weights> = sets.iter().map(|(_, weights)| weights).collect();
    let measures = measure(&weights, &games, arguments.mix.mix())?;
    let step = if arguments.by_empties { 1 } else { 6 };
    for ((name, _), measure) in sets.iter().zip(&measures) {
        writeln!(
            output,
            "{name}\n| empty | exact | MAE | loss | bias | all | MAE | loss | bias |"
        )?;
        writeln!(output, "|---|--:|--:|--:|--:|--:|--:|--:|--:|")?;
        let rows = measure.exact.chunks(step).zip(measure.all.chunks(step)).enumerate();
        for (at, (exact, all)) in rows.filter(|(_, (_, all))| total(all).count > 0) {
            let (from, to) = (at * step, at * step + all.len() - 1);
            let empties = if from == to { from.to_string() } else { format!("{from}–{to}") };
            writeln!(output, "| {empties} | {} | {} |", cells(exact), cells(all))?;
        }
    }
    torn.refuse()
}

fn total(errors: &[Errors]) -> Errors {
    errors.iter().copied().sum()
}

fn cells(errors: &[Errors]) -> String {
    let errors = total(errors);
    if errors.count == 0 {
        return "0 | – | – | –".to_owned();
    }
    let (mean, loss, bias) = (errors.mean(), errors.loss(), errors.bias());
    format!("{} | {mean:.2} | {loss:.2} | {bias:+.2}", errors.count)
}
