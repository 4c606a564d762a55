//! `heibai book grow|show`: opening books.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, Subcommand};

use super::arguments::BoardArguments;
use super::errors::UsageError;
use super::{board_text, files, interrupt, progress};
use crate::book::growth::{Goal, Growth};
use crate::book::{Book, GrowthSettings, Making, Tail};
use crate::complaint::complain;
use crate::game::{Ply, Position};
use crate::numbers::{self, from_to};
use crate::records::transcript;
use crate::search::{Score, Selectivity};

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

    /// Drop moves worse than the best by more than this many discs, or units of Gomoku's evaluation; by
    /// default 5 in Othello and 2 in Gomoku
    #[arg(long, value_name = "UNITS", value_parser = from_to(0..=64_u8))]
    within: Option<u8>,

    /// Keep at most this many moves of a position, mirror images counted once; by default all in Othello and
    /// 8 in Gomoku
    #[arg(long, value_name = "N", value_parser = from_to(1..=255_u8))]
    moves: Option<u8>,

    /// Plies that a lost disc or unit weighs when the next position is chosen; by default 2 in Othello and 6
    /// in Gomoku
    #[arg(long, value_name = "PLIES", value_parser = from_to(0..=20_u8))]
    unit: Option<u8>,

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
            return Err(UsageError::new(argument, reason));
        }
        if let (true, 0..8, Some(_)) = (kind.counts_stones, variant.size(), self.selectivity) {
            let reason = "on boards smaller than 8×8 nothing is left out";
            return Err(UsageError::new("--selectivity", reason));
        }
        let usual = GrowthSettings::usual(variant.game());
        let search = GrowthSettings {
            depth: self.depth.unwrap_or(usual.depth),
            selectivity: self.selectivity.unwrap_or(usual.selectivity),
            sieve: self.sieve.unwrap_or(usual.sieve),
            solve: self.solve.or(usual.solve),
            within: self.within.map_or(usual.within, |units| Score::from_discs(units.into())),
            moves: self.moves.or(usual.moves),
            unit: self.unit.unwrap_or(usual.unit),
        };
        Making::new(variant, search).ok_or_else(|| {
            let unsolved = GrowthSettings { solve: None, ..search };
            if Making::new(variant, unsolved).is_some() {
                UsageError::new("--solve", "the start has not as many empty squares")
            } else {
                UsageError::new("--size", "books of Othello are of boards up to 8×8")
            }
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

    #[command(flatten)]
    board: BoardArguments,
}

pub(super) fn run(arguments: &BookArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.action {
        Action::Grow(arguments) => grow(arguments, output),
        Action::Show(arguments) => show(arguments, output),
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
        .map_err(|error| UsageError::new("MOVES", error.to_string()))?;
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
            board_text::names(&position, &known.line).join(position.game().kind().separator),
        )?;
    }
    if moves.is_empty() {
        writeln!(output, "the book has no moves here")?;
    } else {
        let (side, unit) = (position.side_to_move(), position.game().kind().unit);
        writeln!(output, "{side:?} to move; values in {unit} for the side to move")?;
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

fn embedded(board: BoardArguments) -> Result<&'static Book, UsageError> {
    let variant = board.variant()?;
    let start = variant.start().expect("the arguments' board was checked");
    let book = Book::embedded(&start).filter(|book| book.making().variant() == variant);
    book.ok_or_else(|| {
        let argument = if board.size.is_some() { "--size" } else { "--rule" };
        UsageError::new(argument, "no book of such boards comes with the program")
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

/// The position after a move of the book, and after the pass that it forces, if any.
fn after(position: &Position, cell: usize) -> Position {
    let mut after = position.clone();
    after.play(Ply::Place(cell)).expect("the book knows legal moves");
    if after.must_pass() {
        after.play(Ply::Pass).expect("it is due");
    }
    after
}

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
