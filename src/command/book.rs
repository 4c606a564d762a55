//! `heibai book grow|show|describe`: opening books, ours and those of other programs.

use std::fs::Metadata;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};

use super::arguments::BoardArguments;
use super::errors::UsageError;
use super::{board_text, files, interrupt, progress};
use crate::book::foreign::{Facts, ForeignBook, ForeignError, Format, Known, Level};
use crate::book::growth::{Goal, Growth};
use crate::book::{Book, BookError, Finding, GrowthSettings, MOST_GUIDES, Making, Tail};
use crate::complaint::complain;
use crate::game::{Ply, Position, Variant};
use crate::numbers::{self, from_to};
use crate::records::transcript;
use crate::search::{Score, Selectivity, Stop};

#[derive(Debug, Args)]
pub struct BookArguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Begin or resume growing a book; it can be interrupted at any time
    Grow(GrowArguments),
    /// Show what a book, ours or one of Edax or Egaroucid, knows of a position
    Show(ShowArguments),
    /// Say what a book file is: format, positions, levels, and which parts are unusable
    Describe(DescribeArguments),
}

#[derive(Debug, Args)]
struct GrowArguments {
    /// The book's file; one made with the same arguments is resumed
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Stop at this many positions
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = numbers::count)]
    positions: usize,

    /// Stop after this long, as soon as the position under way is done; by the usual depths that may take a minute
    #[arg(long, value_name = "S", value_parser = numbers::seconds)]
    seconds: Option<Duration>,

    /// Search depth of each position; by default 18 in Othello and 10 in Gomoku. In Othello a position's value is the mean
    /// of this depth's and the one before, unless positions are solved
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

    /// A book of Edax or Egaroucid that says what to look at; may be given several times. Positions it has
    /// moves for come first, and the moves it recommends are searched, too. Its values are not taken: every
    /// value is searched by Heibai. A book resumes only with the same ones
    #[arg(long, value_name = "FILE")]
    from: Vec<PathBuf>,

    /// Search this many positions at the same time; the book is the same
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,

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
            mean: usual.mean,
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

    /// The book's file, ours or one of Edax (.dat) or Egaroucid (.egbk, .egbk2, .egbk3); by default the
    /// built-in one for --game, --rule and --size
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,

    #[command(flatten)]
    board: BoardArguments,
}

#[derive(Debug, Args)]
struct DescribeArguments {
    /// The book's file, ours or one of Edax (.dat) or Egaroucid (.egbk, .egbk2, .egbk3)
    #[arg(value_name = "FILE")]
    book: PathBuf,
}

pub(super) fn run(arguments: &BookArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.action {
        Action::Grow(arguments) => grow(arguments, output),
        Action::Show(arguments) => show(arguments, output),
        Action::Describe(arguments) => describe(arguments, output),
    }
}

fn grow(arguments: &GrowArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let &GrowArguments { positions, seconds, threads, .. } = arguments;
    let making = arguments.making()?;
    if !arguments.from.is_empty() && making.variant() != Variant::default() {
        let reason = "the books of other programs are of Othello on 8×8";
        return Err(UsageError::new("--from", reason).into());
    }
    if arguments.from.len() > MOST_GUIDES {
        let reason = format!("a book grows by at most {MOST_GUIDES} others");
        return Err(UsageError::new("--from", reason).into());
    }
    let stop = interrupt::stop()?;
    let mut guides = Vec::new();
    for path in &arguments.from {
        match read_any(path, &stop)? {
            AnyBook::Foreign(book) => {
                warn_of_faults(path, book.facts());
                guides.push(book);
            }
            AnyBook::Ours(..) => {
                let reason = "expected a book of another program, found one of Heibai";
                return Err(UsageError::new("--from", reason).into());
            }
        }
    }
    let is_guided = !guides.is_empty();
    let mut growth = Growth::guided(&arguments.out, &making, guides)?.with_threads(threads);
    let bar = progress::bar(positions);
    bar.set_position(growth.book().positions() as u64);
    bar.reset_eta();
    let goal = Goal { positions, time: seconds };
    let done = growth.grow(goal, &stop, &mut |done| bar.set_position(done.positions as u64))?;
    bar.finish_and_clear();
    write!(
        output,
        "positions {}  expanded {}  nodes {}",
        done.positions, done.expanded, done.nodes
    )?;
    if is_guided {
        write!(output, "  by other books {}", done.guided)?;
    }
    writeln!(output)?;
    interrupt::check(&stop, done.positions, positions, "positions")
}

fn show(arguments: &ShowArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let Some(path) = &arguments.book else {
        return show_ours(embedded(arguments.board)?, &arguments.moves, output);
    };
    let book = read_any(path, &stop)?;
    if let Some(argument) = arguments.board.other_than(book.variant()) {
        let reason = format!("{} is of {}", path.display(), book.game());
        return Err(UsageError::new(argument, reason).into());
    }
    match &book {
        AnyBook::Ours(book, tail) => {
            show_ours(book, &arguments.moves, output)?;
            refuse_torn(path, *tail)
        }
        AnyBook::Foreign(book) => {
            show_foreign(book, &arguments.moves, output)?;
            refuse_faults(path, book.facts())
        }
    }
}

fn position_after(moves: &str, variant: Variant) -> Result<Position, UsageError> {
    let record = transcript::read(moves, variant)
        .map_err(|error| UsageError::new("MOVES", error.to_string()))?;
    Ok(record.end())
}

fn show_ours(book: &Book, moves: &str, output: &mut impl Write) -> anyhow::Result<()> {
    let position = position_after(moves, book.making().variant())?;
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
    write_making(book, output)
}

fn write_making(book: &Book, output: &mut impl Write) -> anyhow::Result<()> {
    let making = book.making();
    writeln!(
        output,
        "{} positions, {} with moves; {} by {}; moves within {:.0} {}",
        book.positions(),
        book.expanded(),
        searched(making),
        making.engine(),
        making.within().discs(),
        making.variant().game().kind().unit,
    )?;
    for guide in making.guides() {
        writeln!(output, "looked at what a book of another program has: {guide}")?;
    }
    Ok(())
}

fn show_foreign(book: &ForeignBook, moves: &str, output: &mut impl Write) -> anyhow::Result<()> {
    let position = position_after(moves, Variant::default())?;
    let known = book.known(&position);
    for (rank, it) in (1..).zip(known.iter().flat_map(|known| &known.moves)) {
        let name = position.cell_name(it.cell);
        let leaf = if it.is_leaf { "  leads out of the book" } else { "" };
        writeln!(output, "{rank:>2}. {name}  {:>+4}  {}{leaf}", it.value, level(it.level))?;
    }
    let side = position.side_to_move();
    match &known {
        None => writeln!(output, "the book doesn't know this position")?,
        Some(known) => {
            if let Some(worth) = worth(known) {
                writeln!(output, "the position: {worth}")?;
            }
            let format = book.format();
            writeln!(
                output,
                "{side:?} to move; values in discs for the side to move, by {format}"
            )?;
        }
    }
    writeln!(output, "{}", headline(book.facts()))?;
    Ok(())
}

/// The value of a position with its bounds, where they say anything.
fn worth(known: &Known) -> Option<String> {
    let value = known.value?;
    let bounds = known.bounds.filter(|&(lower, upper)| (lower, upper) != (-64, 64));
    let bounds = bounds.map(|(lower, upper)| format!(" (between {lower:+} and {upper:+})"));
    Some(format!("{value:+}{}, {}", bounds.unwrap_or_default(), level(known.level)))
}

fn level(level: Level) -> String {
    match level {
        Level::Unknown => "no level".to_owned(),
        Level::Search(level) => format!("level {level}"),
        Level::ByHand => "by hand".to_owned(),
    }
}

fn describe(arguments: &DescribeArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let path = &arguments.book;
    match read_any(path, &interrupt::stop()?)? {
        AnyBook::Ours(book, tail) => {
            writeln!(output, "book of Heibai, {}", book.making().game())?;
            write_making(&book, output)?;
            refuse_torn(path, tail)
        }
        AnyBook::Foreign(book) => {
            let facts = book.facts();
            writeln!(output, "{}", headline(facts))?;
            if let Some((least, most)) = facts.discs {
                writeln!(output, "discs on the board: {least} to {most}")?;
            }
            if let Some((least, most)) = facts.levels {
                writeln!(output, "levels: {} to {}", level(least), level(most))?;
            }
            faults(facts).try_for_each(|fault| writeln!(output, "{fault}"))?;
            let name = path.display();
            anyhow::ensure!(faults(facts).next().is_none(), "{name}: a part of it can't be used");
            Ok(())
        }
    }
}

/// A foreign book in a line.
fn headline(facts: &Facts) -> String {
    let release = facts.release.map(|release| format!(" 4.{release}")).unwrap_or_default();
    let saved = facts.saved.as_ref().map(|day| format!(", saved {day}")).unwrap_or_default();
    let level = facts.stated_level.map(|level| format!(", level {level}")).unwrap_or_default();
    let positions = facts.positions;
    format!("book of {}{release}{saved}{level}; {positions} positions", facts.format)
}

/// What is wrong with a file, as far as it could be read nevertheless.
fn faults(facts: &Facts) -> impl Iterator<Item = String> {
    let first = facts.first_unusable.map(|first| format!("; the first at {first}"));
    let unusable =
        first.map(|first| format!("positions that can't be used: {}{first}", facts.unusable));
    let wrong = (facts.wrong_moves > 0)
        .then(|| format!("moves that are not legal or have no value: {}", facts.wrong_moves));
    let torn = facts.torn.map(|at| format!("byte {at}: the last position is cut off"));
    let read = facts.read + facts.unusable;
    let stated = (u64::from(facts.stated) != read)
        .then(|| format!("the file says it has {} positions, it has {read}", facts.stated));
    unusable.into_iter().chain(wrong).chain(torn).chain(stated)
}

fn warn_of_faults(path: &Path, facts: &Facts) {
    faults(facts).for_each(|fault| complain(&format!("{}: {fault}", path.display())));
}

fn refuse_faults(path: &Path, facts: &Facts) -> anyhow::Result<()> {
    let all = faults(facts).collect::<Vec<_>>().join("; ");
    anyhow::ensure!(all.is_empty(), "{}: {all}", path.display());
    Ok(())
}

fn refuse_torn(path: &Path, tail: Tail) -> anyhow::Result<()> {
    if let Tail::Torn(torn) = tail {
        anyhow::bail!("{}: {torn} bytes at the end are torn, left out", path.display());
    }
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
    let depth = making.depth();
    let depths =
        if making.is_mean() { format!("{} and {depth}", depth - 1) } else { depth.to_string() };
    let ahead = format!("each searched {depths} moves ahead");
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

enum AnyBook {
    Ours(Box<Book>, Tail),
    Foreign(ForeignBook),
}

impl AnyBook {
    /// The game in a few words.
    fn game(&self) -> &str {
        match self {
            Self::Ours(book, _) => book.making().game(),
            Self::Foreign(_) => "othello 8x8",
        }
    }

    fn variant(&self) -> Variant {
        match self {
            Self::Ours(book, _) => book.making().variant(),
            // Those of other programs are of this one alone.
            Self::Foreign(_) => Variant::default(),
        }
    }
}

/// Reads a book of ours or of another program, whichever it is.
fn read_any(path: &Path, stop: &Stop) -> anyhow::Result<AnyBook> {
    let name = path.display();
    let about = path.metadata().ok().filter(Metadata::is_file);
    let length = about.map(|about| about.len());
    let mut file = files::open(path)?;
    let mut head = Vec::new();
    let read = file.by_ref().take(Format::HEAD as u64).read_to_end(&mut head);
    read.with_context(|| format!("{name} can't be read"))?;
    if Format::recognise(&head, length, Some(path)).is_none() {
        let bytes = files::read_on(path, head, file)?;
        return match Book::read(&bytes) {
            Ok((book, tail)) => Ok(AnyBook::Ours(Box::new(book), tail)),
            Err(Finding::Foreign) => bail!("{name} is not a book of Heibai, Edax or Egaroucid"),
            Err(finding) => Err(BookError::new(path, finding).into()),
        };
    }
    let bar = progress::bar(length.unwrap_or_default() as usize);
    let mut watch = |done| {
        bar.set_position(done);
        !stop.is_requested()
    };
    let book = ForeignBook::read(io::Cursor::new(head).chain(file), length, Some(path), &mut watch);
    bar.finish_and_clear();
    match book {
        Ok(book) => Ok(AnyBook::Foreign(book)),
        Err(ForeignError::Stopped) => Err(interrupt::stopped(&format!("reading {name}"))),
        Err(error) => bail!("{name}{} {error}", error.colon()),
    }
}
