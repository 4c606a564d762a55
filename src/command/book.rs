//! `heibai book grow|show`: opening books.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use clap::{Args, Subcommand};

use super::errors::{UsageError, complain};
use super::{effort, files, interrupt};
use crate::book::growth::{Goal, Growth};
use crate::book::{Book, Making, Tail};
use crate::game::{Position, Side, Variant};
use crate::numbers::{self, from_to};
use crate::othello::{Board, Square};
use crate::records::transcript;
use crate::search::{Score, Selectivity};

/// What is to be done with a book.
#[derive(Debug, Args)]
pub struct BookArguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Begin a book of Othello, or go on with one; it can be ended at any time
    Grow(GrowArguments),
    /// Show what a book knows of a position
    Show(ShowArguments),
}

#[derive(Debug, Args)]
struct GrowArguments {
    /// The file of the book; one that was made with the same arguments is continued
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// End once there are so many positions
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = numbers::count)]
    positions: usize,

    /// End after so long
    #[arg(long, value_name = "S", value_parser = numbers::seconds)]
    seconds: Option<Duration>,

    /// Moves that each position is looked ahead
    #[arg(long, value_name = "N", default_value_t = 18, value_parser = numbers::depth)]
    depth: u8,

    /// How sure to be of what is left out, in percent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = numbers::selectivity)]
    selectivity: Selectivity,

    /// Moves that a position is looked ahead to leave bad moves out
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = numbers::depth)]
    sieve: u8,

    /// Leave moves out that are so many discs worse than the best one
    #[arg(long, value_name = "DISCS", default_value_t = 5, value_parser = from_to(0..=64_u8))]
    within: u8,

    /// How many plies a lost disc counts as where it is chosen which position is looked at next
    #[arg(long, value_name = "PLIES", default_value_t = 2, value_parser = from_to(0..=20_u8))]
    disc: u8,
}

#[derive(Debug, Args)]
struct ShowArguments {
    /// The moves that lead to the position, as in f5d6c3; the start if left out
    #[arg(value_name = "MOVES", default_value = "")]
    moves: String,

    /// The file of the book; the one that comes with the program if left out
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
}

/// Does what is asked for.
///
/// # Errors
/// If a book can't be read or written, or the moves are none.
pub(super) fn run(arguments: BookArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match arguments.action {
        Action::Grow(arguments) => grow(&arguments, output),
        Action::Show(arguments) => show(&arguments, output),
    }
}

fn grow(arguments: &GrowArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let &GrowArguments { depth, selectivity, sieve, within, disc, positions, seconds, .. } =
        arguments;
    let within = Score::from_discs(within.into());
    let making = Making::new((depth, selectivity), (sieve, within), disc);
    let mut growth = Growth::resume(&arguments.out, &making)?;
    let stop = interrupt::stop()?;
    let bar = effort::progress_bar(positions);
    bar.set_position(growth.book().positions() as u64);
    bar.reset_eta();
    let goal = Goal { positions, time: seconds };
    let done = growth.grow(goal, &stop, &mut |done| bar.set_position(done.positions as u64))?;
    bar.finish_and_clear();
    writeln!(
        output,
        "positions {}  expanded {}  nodes {}",
        done.positions, done.expanded, done.nodes
    )?;
    interrupt::check(&stop, done.positions, positions, "positions")
}

fn show(arguments: &ShowArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let record = transcript::read(&arguments.moves, Variant::default())
        .map_err(|error| UsageError { argument: "MOVES", reason: error.to_string() })?;
    let position = record.end();
    let read;
    let book = match &arguments.book {
        None => Book::embedded(),
        Some(path) => {
            read = read_book(path)?;
            &read
        }
    };
    let Position::Othello(board) = &position else { unreachable!("the usual game is Othello") };
    let board = Board::try_from(board).context("the usual board has 8×8 squares")?;
    let moves = book.moves_of(board);
    for (rank, known) in (1..).zip(&moves) {
        let name = |cell: &usize| Square::from_index(*cell, Board::SIZE).map(|it| it.to_string());
        let line: String = known.line.iter().filter_map(name).collect();
        let after = board.play(known.cell);
        let after = if after.must_pass() { after.pass() } else { after };
        writeln!(
            output,
            "{rank:>2}. {}  {:>6}  depth {:>2}  {:>6} positions  {line}",
            position.cell_name(known.cell),
            known.score.to_string(),
            known.depth,
            book.positions_from(after),
        )?;
    }
    let making = book.making();
    if moves.is_empty() {
        writeln!(output, "the book has no moves here")?;
    } else {
        let side = if position.side_to_move() == Side::Black { "Black" } else { "White" };
        writeln!(output, "{side} to move; values in discs for the side to move")?;
    }
    writeln!(
        output,
        "{} positions, {} with moves; each searched {} moves ahead at {} by {}; moves within {:.0} discs",
        book.positions(),
        book.expanded(),
        making.depth(),
        making.selectivity(),
        making.engine(),
        making.within().discs(),
    )?;
    Ok(())
}

/// Reads a book that may still be growing.
fn read_book(path: &Path) -> anyhow::Result<Book> {
    let name = path.display();
    let bytes = files::read_bytes(path)?;
    let (book, tail) =
        Book::read(&bytes).map_err(|finding| anyhow::anyhow!("{name}: {finding}"))?;
    if let Tail::Torn(torn) = tail {
        complain(&format!("{name}: {torn} bytes at the end are torn, left out"));
    }
    Ok(book)
}
