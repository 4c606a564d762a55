//! `heibai openings make`: balanced openings, found by searching all positions after some plies. `heibai
//! openings list`: the named ones.

use std::io::Write;

use clap::{Args, Subcommand};

use super::progress;
use crate::game::Game;
use crate::numbers::{self, from_to};
use crate::openings::{self as names, Tongue};
use crate::search::{Score, Selectivity};
use crate::training::openings::{self, Conditions, Found};

#[derive(Debug, Args)]
pub struct OpeningsArguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Search all positions after some plies and write the balanced ones, one transcript per line
    Make(MakeArguments),
    /// Write the named openings: the moves, then the names in English, Chinese and, where known, Japanese
    List,
}

#[derive(Debug, Args)]
struct MakeArguments {
    /// Moves of an opening
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = from_to(1..=10_u8))]
    plies: u8,

    /// Search depth of each position
    #[arg(long, value_name = "N", default_value_t = 14, value_parser = numbers::depth)]
    depth: u8,

    /// Selectivity in per cent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = numbers::selectivity)]
    selectivity: Selectivity,

    /// The largest advantage of either side in discs
    #[arg(long, value_name = "DISCS", default_value_t = 2, value_parser = from_to(0..=64_u8))]
    within: u8,

    /// Search only this many positions, chosen at random
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    sample: Option<usize>,

    /// Seed for the sample, and for choices among equal moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Positions searched in parallel
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,
}

pub(super) fn run(arguments: &OpeningsArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.action {
        Action::Make(arguments) => make(arguments, output),
        Action::List => list(output),
    }
}

fn list(output: &mut impl Write) -> anyhow::Result<()> {
    for opening in Game::ALL.into_iter().flat_map(names::all) {
        write!(output, "{}", opening.moves())?;
        for tongue in [Tongue::English, Tongue::Chinese, Tongue::Japanese] {
            write!(output, "\t{}", opening.name_in(tongue).unwrap_or_default())?;
        }
        writeln!(output)?;
    }
    output.flush()?;
    Ok(())
}

/// Writes the openings found, in alphabetical order, after comments that say how to repeat the search.
fn make(arguments: &MakeArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let &MakeArguments { plies, depth, selectivity, within, sample, seed, threads } = arguments;
    let within = Score::from_discs(i16::from(within));
    let conditions = Conditions { plies, depth, selectivity, within, sample, seed };
    let bar = progress::bar(0);
    let found = openings::find(&conditions, threads, &mut |done, count| {
        progress::set(&bar, done, count);
    })?;
    bar.finish_and_clear();
    write!(output, "{}", header(&conditions, &found))?;
    for (moves, _) in &found.openings {
        writeln!(output, "{moves}")?;
    }
    output.flush()?;
    Ok(())
}

fn header(conditions: &Conditions, found: &Found) -> String {
    let Conditions { plies, depth, selectivity, within, sample, seed } = conditions;
    let sample = sample.map_or_else(String::new, |sample| format!(" --sample {sample}"));
    format!(
        "# Balanced openings of {plies} moves: {} of {} positions, none a mirror image of another.\n\
         # Found by `heibai openings make --plies {plies} --depth {depth} --selectivity {} --within {:.0}{sample} \
         --seed {seed}`:\n\
         # the score of Heibai {}'s own search, the mean of depths {} and {depth} at {selectivity}, is from {:+.0} to \
         {:+.0} discs.\n\
         # Nodes of all searches, which tell whether an engine finds the same: {}\n",
        found.openings.len(),
        found.looked_at,
        selectivity.percent(),
        within.discs(),
        env!("CARGO_PKG_VERSION"),
        depth.saturating_sub(1).max(1),
        -within.discs(),
        within.discs(),
        found.nodes,
    )
}
