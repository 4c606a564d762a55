//! `heibai train`: the steps that make the weights of the evaluation.

mod align;
mod blank;
mod certainty;
mod chance;
mod data;
mod evaluate;
mod features;
mod finish;
mod fit;
mod generate;
mod labels;
mod lay_out;
mod merge;
mod people;
mod positions;
mod probcut;

use std::io::Write;

use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub struct TrainArguments {
    #[command(subcommand)]
    step: Step,
}

#[derive(Debug, Subcommand)]
enum Step {
    /// Write weights that value every position at zero, to start from after a change of patterns
    Blank(blank::Arguments),
    /// Play games and label their positions; continues an unfinished file
    Generate(generate::Arguments),
    /// Fit the weights of the evaluation to data files
    Fit(fit::Arguments),
    /// Shift weights so that their values are as high on average as those of others, by the empty squares
    Align(align::Arguments),
    /// Measure weights on the games that are held out from fitting
    Evaluate(evaluate::Arguments),
    /// Solve some positions and tell which mix of labels comes closest to their true scores
    JudgeLabels(labels::Arguments),
    /// Lay weights out for lookup, as a package ships them
    LayOut(lay_out::Arguments),
    /// Merge data files, keeping each position once, whatever its symmetry
    Merge(merge::Arguments),
    /// Write test positions: an Othello Board File with the exact score of every move
    Positions(positions::Arguments),
    /// Fit the evaluation of boards of another size to self-play games
    Features(features::Arguments),
    /// Fit how far shallow searches lie from deep ones, which decides what a search may leave out
    TuneProbcut(probcut::Arguments),
    /// Measure how far the values of an analysis lie from the true ones
    Certainty(certainty::Arguments),
    /// Fit the error of analysis values from `train certainty` tables
    CertaintyFit(certainty::FitArguments),
    /// Fit how likely a lead wins between people, by the empty squares: what reviews go by
    WinningChance(chance::Arguments),
    /// Fit the model of how people of each rating move
    People(people::Arguments),
}

pub(super) fn run(arguments: &TrainArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.step {
        Step::Blank(arguments) => blank::run(arguments, output),
        Step::Generate(arguments) => generate::run(arguments, output),
        Step::Fit(arguments) => fit::run(arguments, output),
        Step::Align(arguments) => align::run(arguments, output),
        Step::Evaluate(arguments) => evaluate::run(arguments, output),
        Step::JudgeLabels(arguments) => labels::run(arguments, output),
        Step::LayOut(arguments) => lay_out::run(arguments, output),
        Step::Merge(arguments) => merge::run(arguments, output),
        Step::Positions(arguments) => positions::run(arguments, output),
        Step::Features(arguments) => features::run(arguments, output),
        Step::TuneProbcut(arguments) => probcut::run(arguments, output),
        Step::Certainty(arguments) => certainty::run(arguments, output),
        Step::CertaintyFit(arguments) => certainty::fit(arguments, output),
        Step::WinningChance(arguments) => chance::run(arguments, output),
        Step::People(arguments) => people::run(arguments, output),
    }
}
