//! `heibai book grow|show`: opening books.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, Subcommand};

use super::arguments::BoardArguments;
use super::errors::UsageError;
use super::{files, interrupt, progress};
use crate::book::growth::{Goal, Growth};
use crate::book::{Book, Effort, Making, Tail};
use crate::complaint::complain;
use crate::game::{Ply, Position, Side};
use crate::numbers::{self, from_to};
use crate::records::transcript;
use crate::search::{Score, Selectivity};

/// What to do with a book.
#[derive(Debug, Args)]
pub struct BookArguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Begin or resume growing a book; it can be interrupted at any time
    Grow(GrowArguments),
    /// Show what a book knows of a position
    Show(ShowArguments),
}

#[derive(Debug, Args)]
struct GrowArguments {
    /// The book's file; one made with the same arguments is resumed
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Stop at this many positions
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = numbers::count)]
    positions: usize,

    /// Stop after this long
    #[arg(long, value_name = "S", value_parser = numbers::seconds)]
    seconds: Option<Duration>,

    /// Search depth of each position; by default 18 in Othello and 10 in Gomoku
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    depth: Option<u8>,

    /// Selectivity in per cent: 73, 87, 95, 98, 99 or 100; for Othello, 73 by default
    #[arg(long, value_name = "PERCENT", value_parser = numbers::selectivity)]
    selectivity: Option<Selectivity>,

    /// Depth of the search that sorts out bad moves; by default 10 in Othello and 5 in Gomoku
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    sieve: Option<u8>,

    /// Solve positions with this many empty squares, and let nothing grow beyond them; for Othello
    #[arg(long, value_name = "EMPTIES", value_parser = from_to(1..=60_u8))]
    solve: Option<u8>,

    /// Drop moves this many discs, or units of Gomoku's evaluation, worse than the best; by default 5 in Othello and 2
    /// in Gomoku
    #[arg(long, value_name = "UNITS", value_parser = from_to(0..=64_u8))]
    within: Option<u8>,

    /// Keep at most this many moves of a position, mirror images counted once; by default all in Othello and 8 in
    /// Gomoku
    #[arg(long, value_name = "N", value_parser = from_to(1..=255_u8))]
    moves: Option<u8>,

    /// Plies that a lost disc or unit counts as when the next position is chosen; by default 2 in Othello and 6 in
    /// Gomoku
    #[arg(long, value_name = "PLIES", value_parser = from_to(0..=20_u8))]
    unit: Option<u8>,

    /// What is played.
    #[command(flatten)]
    board: BoardArguments,
}

impl GrowArguments {
    fn making(&self) -> Result<Making, UsageError> {
        let variant = self.board.variant()?;
        let othellos =
            [("--selectivity", self.selectivity.is_some()), ("--solve", self.solve.is_some())];
        let foreign = othellos.into_iter().find(|&(_, is_given)| is_given);
        let kind = variant.game().kind();
        if let (false, Some((argument, _))) = (kind.counts_stones, foreign) {
            let reason = format!("this is for Othello, not for {}", kind.name);
            return Err(UsageError { argument, reason });
        }
        if let (true, 0..8, Some(_)) = (kind.counts_stones, variant.size(), self.selectivity) {
            let reason = "on boards smaller than 8×8 nothing is left out".to_owned();
            return Err(UsageError { argument: "--selectivity", reason });
        }
        let usual = Effort::usual(variant.game());
        let effort = Effort {
            depth: self.depth.unwrap_or(usual.depth),
            selectivity: self.selectivity.unwrap_or(usual.selectivity),
            sieve: self.sieve.unwrap_or(usual.sieve),
            solve: self.solve.or(usual.solve),
            within: self.within.map_or(usual.within, |units| Score::from_discs(units.into())),
            moves: self.moves.or(usual.moves),
            unit: self.unit.unwrap_or(usual.unit),
        };
        Making::new(variant, effort).ok_or_else(|| {
            let could_grow = Making::new(variant, Effort { solve: None, ..effort }).is_some();
            let (argument, reason) = if could_grow {
                ("--solve", "the start has not as many empty squares")
            } else {
                ("--size", "books of Othello are of boards up to 8×8")
            };
            UsageError { argument, reason: reason.to_owned() }
        })
    }
}

#[derive(Debug, Args)]
struct ShowArguments {
    /// The moves to the position, as in f5d6c3 or "h8 i9"; by default the start
    #[arg(value_name = "MOVES", default_value = "")]
    moves: String,

    /// The book's file; by default the built-in one
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,

    /// What is played; as in the book if neither this nor a rule is given.
    #[command(flatten)]
    board: BoardArguments,
}

/// Executes the subcommand.
///
/// # Errors
/// If a book can't be read or written, or the moves are invalid.
pub(super) fn run(arguments: BookArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match arguments.action {
        Action::Grow(arguments) => grow(&arguments, output),
        Action::Show(arguments) => show(&arguments, output),
    }
}

fn grow(arguments: &GrowArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let &GrowArguments { positions, seconds, .. } = arguments;
    let making = arguments.making()?;
    let mut growth = Growth::resume(&arguments.out, &making)?;
    let stop = interrupt::stop()?;
    let bar = progress::bar(positions);
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
    let read = arguments.book.as_deref().map(read_book).transpose()?;
    let book = match &read {
        Some(book) => book,
        None => embedded(arguments.board)?,
    };
    let making = book.making();
    let record = transcript::read(&arguments.moves, making.variant())
        .map_err(|error| UsageError { argument: "MOVES", reason: error.to_string() })?;
    let position = record.end();
    let moves = book.moves(&position);
    for (rank, known) in (1..).zip(&moves) {
        writeln!(
            output,
            "{rank:>2}. {}  {:>6}  {:>8}  {:>6} positions  {}",
            position.cell_name(known.cell),
            known.score.to_string(),
            if known.exact { "exact".to_owned() } else { format!("depth {:>2}", known.depth) },
            book.positions_from(&after(&position, known.cell)),
            line(&position, &known.line),
        )?;
    }
    if moves.is_empty() {
        writeln!(output, "the book has no moves here")?;
    } else {
        let side = if position.side_to_move() == Side::Black { "Black" } else { "White" };
        writeln!(
            output,
            "{side} to move; values in {} for the side to move",
            position.game().kind().unit
        )?;
    }
    writeln!(
        output,
        "{} positions, {} with moves; {} by {}; moves within {:.0} {}",
        book.positions(),
        book.expanded(),
        searched(making),
        making.engine(),
        making.within().discs(),
        position.game().kind().unit,
    )?;
    Ok(())
}

/// The embedded book for such boards.
fn embedded(board: BoardArguments) -> Result<&'static Book, UsageError> {
    let variant = board.variant()?;
    let start = variant.start().expect("it was looked at with the arguments");
    let book = Book::embedded(&start).filter(|book| book.making().variant() == variant);
    book.ok_or_else(|| UsageError {
        argument: if board.size.is_some() { "--size" } else { "--rule" },
        reason: "no book of such boards comes with the program".to_owned(),
    })
}

/// The depth and selectivity of a book's searches.
fn searched(making: &Making) -> String {
    if let Some(empties) = making.solve() {
        return format!("solved with {empties} empty squares");
    }
    let ahead = format!("each searched {} moves ahead", making.depth());
    if making.variant().game().kind().counts_stones {
        format!("{ahead} at {}", making.selectivity())
    } else {
        ahead
    }
}

/// The position after a move of the book, and after a pass if one is due.
fn after(position: &Position, cell: usize) -> Position {
    let mut after = position.clone();
    after.play(Ply::Place(cell)).expect("the book knows legal moves");
    if after.must_pass() {
        after.play(Ply::Pass).expect("it is due");
    }
    after
}

/// The moves of a line as a transcript.
fn line(position: &Position, cells: &[usize]) -> String {
    let names: Vec<String> = cells.iter().map(|&cell| position.cell_name(cell)).collect();
    names.join(position.game().kind().separator)
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
