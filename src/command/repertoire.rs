//! `heibai repertoire`: the openings that are learnt in the window: listed, added to, and as files of games.

use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};

use super::arguments::BoardArguments;
use super::counted::counted;
use super::errors::UsageError;
use super::games::{self, NamedFormat};
use crate::analysis::practice::Seconds;
use crate::app::disk::{self, Notice};
use crate::app::folders::Folders;
use crate::app::repertoire::{Change, Edit, RepertoireFile};
use crate::book::Book;
use crate::complaint::complain;
use crate::game::{Ply, Side, Variant};
use crate::numbers::from_to;
use crate::openings::Tongue;
use crate::records::formats::{self, Games};
use crate::records::transcript;
use crate::repertoire::{Growth, LONGEST, Repertoire, Repertoires};

#[derive(Debug, Args)]
#[command(
    after_help = "A repertoire is what somebody prepares against, and the answers; there is one for each side, game, \
        rule and size of board. Lines that are turned or mirrored are the same."
)]
pub struct RepertoireArguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Show all repertoires: their lines, and what is due
    List(FolderArguments),
    /// Add a line, or what the book makes of it
    Add(AddArguments),
    /// Add all lines of game files, with their variations
    Import(ImportArguments),
    /// Write a repertoire as a game with variations
    Export(ExportArguments),
}

#[derive(Debug, Args)]
struct FolderArguments {
    /// The folder of `heibai --config-dir`, instead of the usual ones
    #[arg(long, value_name = "FOLDER")]
    config_dir: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct WhichArguments {
    /// Whose openings they are: black or white
    #[arg(long, value_name = "SIDE", value_parser = side())]
    side: Side,

    #[command(flatten)]
    board: BoardArguments,

    #[command(flatten)]
    folder: FolderArguments,
}

#[derive(Debug, Args)]
struct AddArguments {
    /// The moves from the start, as in f5d6c3
    #[arg(value_name = "MOVES", default_value = "")]
    moves: String,

    /// Go on by the book for this many moves, with up to three moves of the other side each time
    #[arg(long, value_name = "N", value_parser = from_to(1..=LONGEST))]
    book: Option<usize>,

    #[command(flatten)]
    which: WhichArguments,
}

#[derive(Debug, Args)]
struct ImportArguments {
    /// Game files in any format
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    which: WhichArguments,
}

#[derive(Debug, Args)]
struct ExportArguments {
    /// The file to write, which is replaced if it exists
    #[arg(value_name = "OUT")]
    out: PathBuf,

    /// The format to write; by default the one of its ending
    #[arg(long, value_name = "FORMAT", value_parser = games::written_format_named())]
    to: Option<NamedFormat>,

    #[command(flatten)]
    which: WhichArguments,
}

fn side() -> impl TypedValueParser<Value = Side> {
    PossibleValuesParser::new(["black", "white"])
        .map(|name| if name == "black" { Side::Black } else { Side::White })
}

pub(super) fn run(arguments: &RepertoireArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.action {
        Action::List(folder) => list(&folder.read()?, output),
        Action::Add(arguments) => add(arguments, output),
        Action::Import(arguments) => import(arguments, output),
        Action::Export(arguments) => export(arguments, output),
    }
}

impl FolderArguments {
    /// All repertoires; fails if the file was not understood.
    fn read(&self) -> anyhow::Result<Repertoires> {
        let folders = self.config_dir.as_deref().map_or_else(Folders::of_user, Folders::inside);
        match RepertoireFile::at(folders.repertoire()?).read() {
            (repertoires, None) => Ok(repertoires),
            (_, Some(notice)) => bail!("{notice}"),
        }
    }

    fn open(&self) -> anyhow::Result<(RepertoireFile, Repertoires)> {
        let folders = self.config_dir.as_deref().map_or_else(Folders::of_user, Folders::inside);
        let file = RepertoireFile::at(folders.repertoire()?);
        let (repertoires, notice) = file.read();
        tell(notice.as_ref());
        Ok((file, repertoires))
    }
}

impl WhichArguments {
    /// The repertoire, if there is one; fails if the file was not understood.
    fn read(&self) -> anyhow::Result<Option<Repertoire>> {
        let variant = self.board.variant()?;
        Ok(self.folder.read()?.get(variant, self.side).cloned())
    }

    fn open(&self) -> anyhow::Result<(RepertoireFile, Repertoire)> {
        let variant = self.board.variant()?;
        let (file, all) = self.folder.open()?;
        let mine = all.get(variant, self.side).cloned();
        Ok((file, mine.map_or_else(|| Repertoire::new(variant, self.side), Ok)?))
    }
}

fn tell(notice: Option<&Notice>) {
    if let Some(notice) = notice {
        complain(&notice.to_string());
    }
}

fn list(repertoires: &Repertoires, output: &mut impl Write) -> anyhow::Result<()> {
    let now = now();
    if repertoires.iter().next().is_none() {
        writeln!(output, "no repertoires yet; `heibai repertoire add` begins one")?;
    }
    for mine in repertoires.iter() {
        let known = mine.known(now).map_or(0.0, |known| 100.0 * known);
        let (cards, due) = (counted(mine.cards().count(), "card"), mine.due(now).len());
        let name = name_of(mine.variant());
        writeln!(output, "{name}, {:?}: {cards}, {known:.0} % known, {due} due", mine.side())?;
        let outline = mine.outline(now, now, &mut |_| Vec::new());
        if !outline.start.is_empty() {
            writeln!(output, "  {}", written(mine, &outline.start, outline.start.len()))?;
        }
        for row in &outline.rows {
            let indent = 2 * row.depth + 2;
            write!(output, "{:indent$}{}", "", written(mine, &row.line, row.plies))?;
            if let Some(opening) = row.opening {
                write!(output, "  {}", opening.name(Tongue::English))?;
            }
            let known = 100.0 * row.known;
            match () {
                () if row.is_left_out => writeln!(output, "  left out")?,
                () if row.is_due => writeln!(output, "  due")?,
                () => writeln!(output, "  {known:.0} %")?,
            }
        }
    }
    Ok(())
}

fn name_of(variant: Variant) -> String {
    let (kind, size) = (variant.game().kind(), variant.size());
    let rules = variant.rules().map_or_else(String::new, |rules| format!(" {rules:?}"));
    format!("{}{rules} {size}×{size}", kind.name)
}

/// The last plies of a line.
fn written(mine: &Repertoire, line: &[Ply], plies: usize) -> String {
    let mut position = mine.start().clone();
    let mut names = Vec::with_capacity(line.len());
    for &ply in line {
        names.push(position.ply_name(ply));
        if position.play(ply).is_err() {
            break;
        }
    }
    names[names.len().saturating_sub(plies)..].join(" ")
}

fn add(arguments: &AddArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let (file, mine) = arguments.which.open()?;
    let line = transcript::read(&arguments.moves, mine.variant())
        .map_err(|error| UsageError::new("MOVES", error.to_string()))?;
    let line = line.plies();
    let lines = match arguments.book {
        None => vec![line.to_vec()],
        Some(plies) => {
            let book = Book::embedded(mine.start()).context("there is no book for this board")?;
            let growth = Growth { plies, ..Growth::default() };
            mine.lines_by_book(line, growth, book).context("the book")?
        }
    };
    save(&file, &mine, lines, output)
}

fn import(arguments: &ImportArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let (file, mine) = arguments.which.open()?;
    let (mut lines, mut left_out) = (Vec::new(), 0);
    for path in &arguments.files {
        let games = games::read(path, None)?;
        for number in 0..games.len() {
            let read = games.tree(number).map_err(anyhow::Error::from);
            let of_game = read.and_then(|tree| Ok(mine.lines_of(&tree)?));
            match of_game {
                Ok(of_game) => lines.extend(of_game),
                Err(error) => {
                    complain(&format!("{}: game {}: {error}", path.display(), number + 1));
                    left_out += 1;
                }
            }
        }
    }
    save(&file, &mine, lines, output)?;
    if left_out > 0 {
        bail!("{left_out} of the games left out");
    }
    Ok(())
}

fn save(
    file: &RepertoireFile,
    mine: &Repertoire,
    lines: Vec<Vec<Ply>>,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    let counts = |mine: &Repertoire| (mine.cards().count(), mine.move_count());
    let before = counts(mine);
    let (all, notice) = file.change(&Change::of(mine, Edit::Add { lines, now: now() }), None)?;
    tell(notice.as_ref());
    let after = all.get(mine.variant(), mine.side()).map_or((0, 0), counts);
    let (cards, moves) = (after.0.saturating_sub(before.0), after.1.saturating_sub(before.1));
    let all = counted(after.0, "card");
    // Another answer to a known card is a move without a card of its own.
    writeln!(output, "{all}, {cards} of them new; {} added", counted(moves, "move"))?;
    Ok(())
}

fn export(arguments: &ExportArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let out = &arguments.out;
    let format = arguments.to.or_else(|| formats::with_ending_of(out)).ok_or_else(|| {
        UsageError::new("OUT", format!("the ending of {} says no format; --to does", out.display()))
    })?;
    if format.write.is_none() {
        let reason = format!("{} is read but not written", format.title);
        return Err(UsageError::new("OUT", reason).into());
    }
    let mine = arguments.which.read()?;
    let Some(mine) = mine.filter(|mine| !mine.is_empty()) else {
        bail!("there are no lines in this repertoire");
    };
    let bytes = format.write([&mine.to_tree()]).map_err(|(_, error)| error)?;
    disk::write_whole(out, &bytes)?;
    writeln!(output, "{}", counted(mine.cards().count(), "card"))?;
    Ok(())
}

fn now() -> Seconds {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Seconds::try_from(since.as_secs()).unwrap_or(Seconds::MAX)
}
