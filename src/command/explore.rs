//! `heibai explore`: what was played from a position in game files.

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;

use super::arguments::BoardArguments;
use super::counted::{LeftOut, counted};
use super::errors::UsageError;
use super::games::{self, plain};
use crate::analysis::book_values;
use crate::complaint::complain;
use crate::explorer::{self, GameDatabase, Results};
use crate::game::{Position, Variant};
use crate::openings;
use crate::records::formats::Games;
use crate::records::transcript;

#[derive(Debug, Args)]
#[command(
    after_help = "Positions that are turned or mirrored are the same, and so are those that other moves lead to. Games \
        and files that are broken are named and left out, and the status is 1."
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

/// Shows for each move how often it was played, the results, and the book's value. Broken games and files are left out and
/// make it fail at the end.
pub(super) fn run(arguments: &ExploreArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let variant = arguments.board.variant()?;
    let (game, columns) = (variant.game(), variant.size());
    if !game.kind().anywhere && columns != Variant::usual(game).size() {
        let reason = format!("games on {columns}×{columns} squares are not looked up");
        return Err(UsageError::new("--size", reason).into());
    }
    let record = transcript::read(&arguments.moves, variant)
        .map_err(|error| UsageError::new("--moves", error.to_string()))?;
    let started = Instant::now();
    let (mut collections, mut bad) = (Vec::new(), LeftOut::default());
    for file in &arguments.files {
        match read(file) {
            Ok((database, broken)) => {
                collections.push(database);
                bad.games += broken;
            }
            Err(error) => {
                complain(&format!("{error:#}"));
                bad.files += 1;
            }
        }
    }
    if collections.is_empty() {
        return bad.refuse();
    }
    let position = record.end();
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
    let elsewhere: usize = collections.iter().map(GameDatabase::left_out).sum();
    writeln!(output, "    all  {}", in_words(&played.results, &position))?;
    let reached = played.results.games();
    let verb = if reached == 1 { "reaches" } else { "reach" };
    write!(output, "{reached} of {} {verb} it", counted(held, "game"))?;
    if elsewhere > 0 {
        write!(output, ", {elsewhere} on another board")?;
    }
    let side = position.side_to_move();
    writeln!(output, "; {side:?} to move; {:.3} s", took.as_secs_f64())?;
    bad.refuse()
}

/// The games of a file, and how many are broken, each of which is named.
fn read(path: &Path) -> anyhow::Result<(GameDatabase, usize)> {
    let games = games::read(path, None)?;
    let (mut database, mut bad) = (GameDatabase::default(), 0);
    for index in 0..games.len() {
        match games.moves(index) {
            Ok(moves) => database.add(&moves),
            Err(error) => {
                let (name, reason) = (path.display(), plain(&error.to_string()));
                complain(&format!("{name}: game {}: {reason}", index + 1));
                bad += 1;
            }
        }
    }
    Ok((database, bad))
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
