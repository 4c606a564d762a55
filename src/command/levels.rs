//! `heibai levels`: the levels' scores against each other, as a Markdown table.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;

use super::arguments::BoardArguments;
use super::counted::counted;
use super::opening_file;
use crate::game::Level;
use crate::numbers;
use crate::search::levels;
use crate::training::matches::{Match, OpeningSource, Tally};
use crate::training::workers;

#[derive(Debug, Args)]
pub struct LevelsArguments {
    /// Games for each pair; an odd number is rounded up, because every opening is played twice
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = numbers::count)]
    games: usize,

    /// Two levels to play each other; may be repeated. By default every level against the one two below it,
    /// and 9 and 10 against their neighbours too
    #[arg(long, value_name = "LEVEL", num_args = 2, value_parser = numbers::level)]
    pair: Vec<Level>,

    #[command(flatten)]
    board: BoardArguments,

    /// File of openings, one a line. By default ten random plies in Othello; required in Gomoku, where they are played
    /// in all eight symmetries
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,

    /// Seed for random openings and for choices among equal moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Games played in parallel; by default one per core
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

const RANDOM_PLIES: usize = 10;

fn matches(arguments: &LevelsArguments) -> anyhow::Result<Vec<Match>> {
    let variant = arguments.board.variant()?;
    opening_file::check_openings(variant, arguments.openings.as_deref())?;
    let source = match &arguments.openings {
        None => OpeningSource::Random(RANDOM_PLIES),
        Some(path) => {
            let (openings, bad) = opening_file::openings(path, variant)?;
            anyhow::ensure!(bad == 0, "{} of {} left out", counted(bad, "line"), path.display());
            OpeningSource::Listed(openings.into())
        }
    };
    let pairs = match arguments.pair.as_slice() {
        [] => ladder(),
        numbers => numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect(),
    };
    let matches = pairs.into_iter().map(|(level, opponent)| Match {
        level,
        opponent,
        variant,
        openings: arguments.games.div_ceil(2) as u32,
        source: source.clone(),
        seed: arguments.seed,
    });
    Ok(matches.collect())
}

/// Every level against the one two below it, and the top ones against their neighbours too.
fn ladder() -> Vec<(Level, Level)> {
    let numbers = (3..=10).map(|number| (number, number - 2)).chain([(9, 8), (10, 9)]);
    numbers.filter_map(|(number, other)| Level::new(number).zip(Level::new(other))).collect()
}

/// Plays the matches and writes a line for each as soon as it is over.
pub(super) fn run(arguments: &LevelsArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let matches = matches(arguments)?;
    let threads = arguments.threads.unwrap_or_else(workers::cores);
    let has_discs = arguments.board.game().kind().counts_stones;
    let (discs, rule) = if has_discs { (" discs |", "--:|") } else { ("", "") };
    writeln!(output, "| level | against | won | drawn | lost | score |{discs} a move | longest |")?;
    writeln!(output, "|---|---|--:|--:|--:|--:|{rule}--:|--:|")?;
    output.flush()?;
    let started = Instant::now();
    for played in &matches {
        let tally = played.play(threads)?;
        writeln!(output, "{}", row(played, &tally))?;
        output.flush()?;
    }
    writeln!(output, "\n{:.0} s", started.elapsed().as_secs_f64())?;
    Ok(())
}

fn row(played: &Match, tally: &Tally) -> String {
    let results = &tally.statistics;
    let name = |level: Level| format!("{} {}", level.number(), levels::info(level).name);
    let error = results.score_error().map_or(String::new(), |error| {
        let percent = 100.0 * error;
        format!(" ± {percent:.1}")
    });
    let margin = if played.variant.game().kind().counts_stones {
        format!(" {:+.1} |", results.margin())
    } else {
        String::new()
    };
    let clock = tally.clock[0];
    format!(
        "| {} | {} | {} | {} | {} | {:.1} %{error} |{margin} {:.1} ms | {:.0} ms |",
        name(played.level),
        name(played.opponent),
        results.wins,
        results.draws,
        results.losses,
        100.0 * results.score(),
        clock.mean().as_secs_f64() * 1000.0,
        clock.longest.as_secs_f64() * 1000.0,
    )
}
