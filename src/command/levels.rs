//! `heibai levels`: the levels' scores against each other, as a Markdown table.

use std::io::Write;
use std::time::Instant;

use super::arguments::LevelsArguments;
use super::opening_file;
use crate::game::Level;
use crate::search::levels;
use crate::training::matches::{Match, OpeningSource, Tally};
use crate::training::workers;

/// Random plies at the start of each game.
const RANDOM_PLIES: usize = 10;

/// What is played.
pub(super) struct Settings {
    matches: Vec<Match>,
    /// Whether the margins of the games mean anything.
    has_discs: bool,
    threads: usize,
}

impl TryFrom<LevelsArguments> for Settings {
    type Error = anyhow::Error;

    fn try_from(arguments: LevelsArguments) -> anyhow::Result<Self> {
        let variant = arguments.board.variant()?;
        opening_file::check_openings(variant, arguments.openings.as_deref())?;
        let source = match &arguments.openings {
            None => OpeningSource::Random(RANDOM_PLIES),
            Some(path) => {
                let (openings, bad) = opening_file::openings(path, variant)?;
                anyhow::ensure!(bad == 0, "{bad} lines of {} are no openings", path.display());
                OpeningSource::Listed(openings.into())
            }
        };
        let pairs = match arguments.pair.as_slice() {
            [] => ladder(),
            numbers => numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect(),
        };
        let matches = pairs
            .into_iter()
            .map(|(stronger, weaker)| Match {
                level: stronger,
                opponent: weaker,
                variant,
                openings: arguments.games.div_ceil(2) as u32,
                source: source.clone(),
                seed: arguments.seed,
            })
            .collect();
        let has_discs = variant.game().kind().counts_stones;
        Ok(Self { matches, has_discs, threads: arguments.threads.unwrap_or_else(workers::cores) })
    }
}

/// Every level against the one two below it, and the top levels against their neighbours.
fn ladder() -> Vec<(Level, Level)> {
    let numbers = (3..=10).map(|number| (number, number - 2)).chain([(9, 8), (10, 9)]);
    numbers.filter_map(|(number, other)| Level::new(number).zip(Level::new(other))).collect()
}

/// Plays the matches and writes a line for each as soon as it is over.
///
/// # Errors
/// If the machine lacks memory or threads, or `output` can't be written to.
pub(super) fn run(settings: &Settings, output: &mut impl Write) -> anyhow::Result<()> {
    let (discs, rule) = if settings.has_discs { (" discs |", "--:|") } else { ("", "") };
    writeln!(output, "| level | against | won | drawn | lost | score |{discs} a move | longest |")?;
    writeln!(output, "|---|---|--:|--:|--:|--:|{rule}--:|--:|")?;
    output.flush()?;
    let started = Instant::now();
    for played in &settings.matches {
        let tally = played.play(settings.threads)?;
        writeln!(output, "{}", row(played, &tally))?;
        output.flush()?;
    }
    writeln!(output, "\n{:.0} s", started.elapsed().as_secs_f64())?;
    Ok(())
}

fn row(played: &Match, tally: &Tally) -> String {
    let name = |level: Level| format!("{} {}", level.number(), levels::info(level).name);
    let error = tally.standard_error().map_or(String::new(), |error| {
        let percent = 100.0 * error;
        format!(" ± {percent:.1}")
    });
    let margin = if played.variant.game().kind().counts_stones {
        format!(" {:+.1} |", tally.margin as f64 / f64::from(tally.games().max(1)))
    } else {
        String::new()
    };
    let clock = tally.clock[0];
    format!(
        "| {} | {} | {} | {} | {} | {:.1} %{error} |{margin} {:.1} ms | {:.0} ms |",
        name(played.level),
        name(played.opponent),
        tally.wins,
        tally.draws,
        tally.losses,
        100.0 * tally.score(),
        clock.mean().as_secs_f64() * 1000.0,
        clock.longest.as_secs_f64() * 1000.0,
    )
}
