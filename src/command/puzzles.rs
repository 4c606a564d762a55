//! `heibai puzzles`: puzzles made from games, chosen, proved, listed and shown.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use flate2::{Compression, GzBuilder};
use rayon::prelude::*;
use serde_json::{Value, json};

use super::counted::counted;
use super::games::{self, plain};
use super::output::or_fault;
use super::{board_text, interrupt, progress};
use crate::app::disk;
use crate::bounded;
use crate::complaint::complain;
use crate::game::{Game, GameRecord};
use crate::numbers;
use crate::puzzles::{FoundPuzzle, GZIP, Puzzle, PuzzleId, Puzzles, text};
use crate::records::board_string;
use crate::records::formats::{Collection, Games};
use crate::search::Stop;
use crate::training::puzzles::{check, choose, gomoku, othello, worthwhile};

#[derive(Debug, Args)]
pub struct PuzzlesArguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Make puzzles from games: of the engine's own, or those of files
    Make(MakeArguments),
    /// Choose puzzles of all themes and ratings, each position once, and pack them
    Choose(ChooseArguments),
    /// Prove puzzles again, with solvers that share nothing with those that made them
    Check(CheckArguments),
    /// List puzzles with their solutions
    List(ListArguments),
    /// Draw a puzzle and its solution
    Show(ShowArguments),
}

#[derive(Debug, Args)]
struct MakeArguments {
    /// Take the games of these files, in any format, instead of playing
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The game
    #[arg(long, value_name = "GAME", default_value = "othello")]
    game: Game,

    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = numbers::count, conflicts_with = "files")]
    games: usize,

    /// Leave this many games out, which an earlier run has looked at
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = numbers::count_or_none)]
    skip: usize,

    /// Look for defences alone, also against moves that could have been played; only for Gomoku
    #[arg(long)]
    defences: bool,

    /// Look for wins by threats alone; only for Gomoku
    #[arg(long, conflicts_with = "defences")]
    threats: bool,

    /// Determines the games, and where puzzles are searched in them
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Add the puzzles to this file, one in a line; a file of anything else is refused
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,
}

#[derive(Debug, Args)]
struct ChooseArguments {
    /// Files of puzzles
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// How many
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    count: usize,

    /// Determines which
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// The file to write, packed with gzip
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(Debug, Args)]
struct Chosen {
    /// Other puzzles than those that Heibai comes with
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Only those of this game
    #[arg(long, value_name = "GAME")]
    game: Option<Game>,
}

#[derive(Debug, Args)]
struct CheckArguments {
    #[command(flatten)]
    chosen: Chosen,

    /// Only so many, by chance
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    sample: Option<usize>,

    /// Determines which
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Puzzles at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,
}

#[derive(Debug, Args)]
struct ListArguments {
    #[command(flatten)]
    chosen: Chosen,

    /// A line of JSON each
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct ShowArguments {
    /// The puzzle's id, as in the list
    // Some begin with a hyphen.
    #[arg(value_name = "ID", allow_hyphen_values = true)]
    id: PuzzleId,

    #[command(flatten)]
    chosen: Chosen,
}

pub(super) fn run(arguments: &PuzzlesArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.task {
        Task::Make(arguments) => make(arguments, output),
        Task::Choose(arguments) => pack(arguments, output),
        Task::Check(arguments) => prove(arguments, output),
        Task::List(arguments) => list(arguments, output),
        Task::Show(arguments) => show(arguments, output),
    }
}

/// Games looked at before what was found is written.
const CHUNK: usize = 32;

/// Appends the puzzles of the games in their order, and writes the counts.
fn make(arguments: &MakeArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    for (is_wanted, flag) in [(arguments.defences, "--defences"), (arguments.threats, "--threats")]
    {
        if is_wanted && arguments.game != Game::Gomoku {
            bail!("{flag} is only for --game gomoku");
        }
    }
    let read = |path: &PathBuf| games::read(path, None);
    let files: Vec<Collection> = arguments.files.iter().map(read).collect::<anyhow::Result<_>>()?;
    let records: Vec<(usize, usize)> = files
        .iter()
        .enumerate()
        .flat_map(|(file, games)| (0..games.len()).map(move |game| (file, game)))
        .collect();
    let count = if files.is_empty() { arguments.games } else { records.len() };
    let failed = || format!("{} can't be written", arguments.out.display());
    let mut out = open_to_add(&arguments.out)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.threads).build()?;
    let bar = progress::bar(count);
    bar.set_position(arguments.skip as u64);
    let numbers: Vec<usize> = (arguments.skip..count).collect();
    let (mut looked_at, mut found) = (0, 0);
    let bad = AtomicUsize::new(0);
    for chunk in numbers.chunks(CHUNK) {
        let of_game = |finder: &mut Finder, &number: &usize| {
            let record = match records.get(number) {
                Some(&(file, game)) => match record_of(&files[file], game, arguments.game) {
                    Ok(record) => Some(record),
                    Err(reason) => {
                        let name = arguments.files[file].display();
                        bar.suspend(|| complain(&format!("{name}: game {}: {reason}", game + 1)));
                        bad.fetch_add(1, Ordering::Relaxed);
                        None
                    }
                },
                None => finder.play(arguments.seed, number as u32),
            };
            let found = record.and_then(|it| finder.find(&it, arguments, number));
            let puzzle = found.and_then(worthwhile);
            bar.inc(1);
            puzzle
        };
        let start = || Finder::new(arguments.game, &stop);
        let puzzles: Vec<Option<Puzzle>> =
            pool.install(|| chunk.par_iter().map_init(start, of_game).collect());
        if stop.is_requested() {
            break;
        }
        for puzzle in puzzles.into_iter().flatten() {
            writeln!(out, "{puzzle}").with_context(failed)?;
            found += 1;
        }
        out.flush().with_context(failed)?;
        looked_at += chunk.len();
    }
    bar.finish_and_clear();
    writeln!(output, "games {looked_at}  puzzles {found}")?;
    interrupt::check(&stop, arguments.skip + looked_at, count, "games")?;
    match bad.into_inner() {
        0 => Ok(()),
        bad => bail!("{} left out", counted(bad, "game")),
    }
}

/// The main line of a file's game, or why it can't give puzzles.
fn record_of(games: &Collection, index: usize, wanted: Game) -> Result<GameRecord, String> {
    let tree = games.tree(index).map_err(|error| plain(&error.to_string()))?;
    let found = tree.variant().game();
    if found != wanted {
        let [found, wanted] = [found, wanted].map(|game| game.kind().name);
        return Err(format!("a game of {found}, not of {wanted}"));
    }
    Ok(othello::main_line(&tree))
}

/// Opens a file to add puzzles to. Fails if there is anything but puzzles in it.
fn open_to_add(path: &Path) -> anyhow::Result<File> {
    let name = path.display();
    // A pipe or device has nothing that could be damaged.
    let before = match path.metadata() {
        Ok(about) if about.is_file() => {
            bounded::read(path).with_context(|| format!("{name} can't be read"))?
        }
        _ => Vec::new(),
    };
    if before.starts_with(&GZIP) {
        bail!("{name} is packed: puzzles are added to plain text alone");
    }
    Puzzles::from_bytes(&before)
        .with_context(|| format!("{name} is not a file of puzzles to add to"))?;
    let opened = OpenOptions::new().append(true).create(true).open(path);
    let mut out = opened.with_context(|| format!("{name} can't be opened"))?;
    if before.last().is_some_and(|&last| last != b'\n') {
        writeln!(out).with_context(|| format!("{name} can't be written"))?;
    }
    Ok(out)
}

/// Finds puzzles of a game.
enum Finder {
    Othello(Box<othello::Finder>),
    Gomoku(Box<gomoku::Finder>),
}

impl Finder {
    fn new(game: Game, stop: &Stop) -> Self {
        match game {
            Game::Othello => Self::Othello(Box::new(othello::Finder::new(stop.clone()))),
            Game::Gomoku => Self::Gomoku(Box::new(gomoku::Finder::new(stop.clone()))),
        }
    }

    fn play(&mut self, seed: u64, number: u32) -> Option<GameRecord> {
        match self {
            Self::Othello(finder) => finder.play(seed, number),
            Self::Gomoku(finder) => finder.play(seed, number),
        }
    }

    fn find(
        &mut self,
        record: &GameRecord,
        arguments: &MakeArguments,
        number: usize,
    ) -> Option<Puzzle> {
        let seed = arguments.seed.wrapping_add(number as u64);
        match self {
            Self::Othello(finder) => finder.find(record, seed),
            Self::Gomoku(finder) if arguments.defences => finder.find_defence(record, seed),
            Self::Gomoku(finder) if arguments.threats => finder.find_threats(record, seed),
            Self::Gomoku(finder) => finder.find(record, seed),
        }
    }
}

fn pack(arguments: &ChooseArguments, output: &mut impl Write) -> anyhow::Result<()> {
    disk::check_target(&arguments.out)?;
    let mut all = Vec::new();
    for path in &arguments.files {
        let read = read(path)?;
        let of = |found: &FoundPuzzle| read.of(found);
        all.extend(read.all().iter().map(of).collect::<Result<Vec<_>, _>>()?);
    }
    let count = all.len();
    let chosen = choose::choose(all, arguments.count, arguments.seed);
    // Without a name or a time the same puzzles are the same bytes.
    let mut packed = GzBuilder::new().write(Vec::new(), Compression::best());
    for puzzle in &chosen {
        writeln!(packed, "{puzzle}")?;
    }
    let bytes = packed.finish()?;
    disk::write_whole(&arguments.out, &bytes)?;
    let out = arguments.out.display();
    writeln!(output, "{} of {count} puzzles  {out} ({} bytes)", chosen.len(), bytes.len())?;
    Ok(())
}

/// The puzzles of a file; none at all is an error, as a wrong name may have led to it.
fn read(path: &Path) -> anyhow::Result<Puzzles> {
    let name = path.display();
    let puzzles = Puzzles::read(path).with_context(|| name.to_string())?;
    anyhow::ensure!(!puzzles.all().is_empty(), "{name}: there are no puzzles in it");
    Ok(puzzles)
}

impl Chosen {
    /// The collections, each with those of its puzzles that are meant.
    fn read(&self) -> anyhow::Result<Vec<Puzzle>> {
        let mut all = Vec::new();
        let mut add = |puzzles: &Puzzles| -> anyhow::Result<()> {
            for found in puzzles.all() {
                if self.game.is_none_or(|game| game == found.goal.game()) {
                    all.push(puzzles.of(found)?);
                }
            }
            Ok(())
        };
        match &self.file {
            Some(path) => {
                add(&read(path)?)?;
            }
            None => {
                for game in [Game::Othello, Game::Gomoku] {
                    add(&Puzzles::shipped(game))?;
                }
            }
        }
        if let (true, Some(path), Some(game)) = (all.is_empty(), &self.file, self.game) {
            bail!("{}: there are no puzzles of {} in it", path.display(), game.kind().name);
        }
        Ok(all)
    }
}

/// Writes a line for each puzzle that is not as it says, and the counts. Fails if there is one.
fn prove(arguments: &CheckArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let mut puzzles = arguments.chosen.read()?;
    if let Some(count) = arguments.sample {
        fastrand::Rng::with_seed(arguments.seed).shuffle(&mut puzzles);
        puzzles.truncate(count);
    }
    let bar = progress::bar(puzzles.len());
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.threads).build()?;
    let proved = |puzzle: &Puzzle| {
        let result = (!stop.is_requested()).then(|| check::check(puzzle));
        bar.inc(1);
        result
    };
    let results: Vec<_> = pool.install(|| puzzles.par_iter().map(proved).collect());
    bar.finish_and_clear();
    let (mut checked, mut wrong) = (0, 0);
    for (puzzle, result) in puzzles.iter().zip(results) {
        match result {
            None => {}
            Some(Ok(())) => checked += 1,
            Some(Err(check::Refuted { step, name, claimed })) => {
                checked += 1;
                wrong += 1;
                let id = puzzle.id();
                let written = writeln!(output, "{id}  step {step}: {name} is not {claimed:+}");
                or_fault(written, || refuse(wrong, checked))?;
            }
        }
    }
    let written = writeln!(output, "puzzles {checked}  wrong {wrong}");
    or_fault(written, || refuse(wrong, checked))?;
    interrupt::check(&stop, checked, puzzles.len(), "puzzles")?;
    refuse(wrong, checked)
}

fn refuse(wrong: usize, checked: usize) -> anyhow::Result<()> {
    match wrong {
        0 => Ok(()),
        1 => bail!("1 of {} is wrong", counted(checked, "puzzle")),
        _ => bail!("{wrong} of {checked} puzzles are wrong"),
    }
}

fn list(arguments: &ListArguments, output: &mut impl Write) -> anyhow::Result<()> {
    for puzzle in arguments.chosen.read()? {
        if arguments.json {
            writeln!(output, "{}", as_json(&puzzle))?;
        } else {
            writeln!(output, "{puzzle}")?;
        }
    }
    Ok(())
}

fn as_json(puzzle: &Puzzle) -> Value {
    let Puzzle { record, goal, rating, themes, steps } = puzzle;
    let position = record.end();
    let names = |cells: &[usize]| board_text::names(&position, cells);
    let steps: Vec<Value> = steps
        .iter()
        .map(|step| {
            let wrong = step.wrong.iter().map(|it| {
                json!({
                    "move": position.cell_name(it.cell),
                    "score": it.score,
                    "refutation": names(&it.refutation),
                })
            });
            json!({
                "move": position.cell_name(step.right),
                "score": step.score,
                "answers": names(&step.answers),
                "wrong": wrong.collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "id": puzzle.id().to_string(),
        "game": goal.game().kind().id,
        "rules": text::rules_name(record.variant()),
        "position": board_string::write_position(&position),
        "goal": goal.name(),
        "rating": rating,
        "themes": themes.iter().map(|theme| theme.name()).collect::<Vec<_>>(),
        "moves": crate::records::transcript::write(record),
        "solution": steps,
    })
}

fn show(arguments: &ShowArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let all = arguments.chosen.read()?;
    let Some(puzzle) = all.iter().find(|it| it.id() == arguments.id) else {
        bail!("there is no puzzle {}", arguments.id);
    };
    let position = puzzle.record.end();
    let last = puzzle.record.plies().last().and_then(|ply| ply.placed());
    write!(output, "{}", board_text::draw(&position, last, |_| '-'))?;
    let side = position.side_to_move();
    let goal = puzzle.goal.name();
    let rules = text::rules_name(puzzle.record.variant());
    let told = format!("{rules}, {side:?}, {goal}, rating {}", puzzle.rating);
    let themes = puzzle.themes.iter().map(|theme| theme.name());
    let line: Vec<&str> = std::iter::once(&*told).chain(themes).collect();
    writeln!(output, "{}", line.join(", "))?;
    for (at, step) in puzzle.steps.iter().enumerate() {
        let names = |cells: &[usize]| board_text::names(&position, cells).join(" ");
        let then = |cells: &[usize], before: &str| {
            if cells.is_empty() { String::new() } else { format!("{before}{}", names(cells)) }
        };
        let (right, score) = (position.cell_name(step.right), step.score);
        writeln!(output, "{}. {right} {score:+}{}", at + 1, then(&step.answers, ", then "))?;
        for wrong in &step.wrong {
            let (name, score) = (position.cell_name(wrong.cell), wrong.score);
            writeln!(output, "   not {name} {score:+}{}", then(&wrong.refutation, ": "))?;
        }
    }
    Ok(())
}
