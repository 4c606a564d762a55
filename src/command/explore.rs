//! `heibai explore`: what was played from a position in game files.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;

use super::arguments::BoardArguments;
use super::errors::UsageError;
use super::games;
use crate::analysis::book_values;
use crate::explorer::{self, GameDatabase, Results};
use crate::game::Position;
use crate::openings;
use crate::records::transcript;

#[derive(Debug, Args)]
#[command(
    after_help = "Positions that are turned or mirrored are the same, and so are those that other moves lead to. Games \
        that are broken are left out and counted."
)]
pub struct ExploreArguments {
    /// Game files in any format
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// The moves to the position, as in f5d6c3; by default the start
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,

    #[command(flatten)]
    board: BoardArguments,
}

/// Shows for each move how often it was played, the results, and the book's value.
pub(super) fn run(arguments: &ExploreArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let record = transcript::read(&arguments.moves, arguments.board.variant()?)
        .map_err(|error| UsageError::new("--moves", error.to_string()))?;
    let mut collections = Vec::new();
    for file in &arguments.files {
        let games = games::read(file, None)?;
        collections.extend(GameDatabase::read(&games, |_, _| true));
    }
    let position = record.end();
    let started = Instant::now();
    let played = explorer::played(&mut collections, &position);
    let took = started.elapsed();
    let book = book_values::of_position(&position);
    let plies = record.plies().iter().copied();
    if let Some(opening) = openings::along(record.start().position(), plies) {
        writeln!(output, "opening: {}", opening.names().join(" · "))?;
    }
    for (rank, it) in (1..).zip(&played.moves) {
        let name = position.cell_name(it.cell);
        let known = book.iter().find(|known| known.cell == it.cell);
        let known = known.map_or_else(String::new, |known| format!("  book {}", known.score));
        writeln!(output, "{rank:>2}. {name:<4} {}{known}", in_words(&it.results, &position))?;
    }
    let held: usize = collections.iter().map(GameDatabase::len).sum();
    let left_out: usize = collections.iter().map(GameDatabase::left_out).sum();
    writeln!(output, "    all  {}", in_words(&played.results, &position))?;
    write!(output, "{} of {held} games come by", played.results.games())?;
    if left_out > 0 {
        write!(output, ", {left_out} left out")?;
    }
    let side = position.side_to_move();
    writeln!(output, "; {side:?} to move; {:.3} s", took.as_secs_f64())?;
    Ok(())
}
/// Games, results and the mean margin, all from Black's view.
fn in_words(results: &Results, position: &Position) -> String {
    let Results { black, white, draws, unknown, .. } = results;
    let games = if results.games() == 1 { "game " } else { "games" };
    let mut words =
        format!("{:>7} {games}  Black {black}  White {white}  drawn {draws}", results.games());
    if *unknown > 0 {
        let _ = write!(words, "  unknown {unknown}");
    }
    if let Some(share) = results.black_share() {
        let _ = write!(words, "  {:.1} % for Black", 100.0 * share);
    }
    if let Some(mean) = results.mean().filter(|_| position.game().kind().counts_stones) {
        let _ = write!(words, "  {mean:+.2} discs");
    }
    words
}
