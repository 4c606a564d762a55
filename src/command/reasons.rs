//! `heibai reasons`: how many mistakes of real games get a proven reason, with the mistakes to check by eye.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;

use super::{games, interrupt};
use crate::analysis::reasons::{self, Effort, Explanation, Motif, Worded};
use crate::analysis::{Class, Mistake, MoveValue};
use crate::eval::othello::patterns::Weights;
use crate::game::{Ply, Position, Side};
use crate::numbers;
use crate::records::formats::{Collection, Games};
use crate::search::{Engine, HashSize, Limits, RankedMove, Request, Score, Selectivity, Stop};

/// What is measured.
#[derive(Debug, Args)]
#[command(
    after_help = "Moves are drawn at random from the main lines of the games and compared with the best ones: in Othello \
        exactly in the last 20 moves, fourteen moves ahead before. Those that review calls an inaccuracy or worse count."
)]
pub struct ReasonsArguments {
    /// Game files in any format
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Number of mistakes to find
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = numbers::count)]
    sample: usize,

    /// Draw this many of them, with both lines and all reasons
    #[arg(long, value_name = "N", default_value_t = 0)]
    show: usize,

    /// Seed for the choice of moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// The most moves drawn for each mistake wanted.
const PATIENCE: usize = 100;

/// Writes what was asked for, the counts at the end.
///
/// # Errors
/// If a file can't be read or has no game, if `output` can't be written to, or if Ctrl-C was pressed.
pub(super) fn run(arguments: &ReasonsArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let read = |path: &PathBuf| games::read(path, None);
    let collections: Vec<Collection> =
        arguments.files.iter().map(read).collect::<anyhow::Result<_>>()?;
    let names: Vec<&Path> = arguments.files.iter().map(PathBuf::as_path).collect();
    let mut drawn = Drawn { collections, random: fastrand::Rng::with_seed(arguments.seed) };
    let mut judge = Judge { engine: Engine::new(HashSize::default()), stop: interrupt::stop()? };
    let mut counts = Counts::default();
    for _ in 0..arguments.sample.saturating_mul(PATIENCE) {
        if counts.mistakes == arguments.sample || judge.stop.is_requested() {
            break;
        }
        let Some((place, position, cell)) = drawn.draw() else { continue };
        let Some(mistake) = judge.mistake(&position, cell) else { continue };
        let started = Instant::now();
        let found = reasons::explain(&mistake, Weights::embedded(), Effort::default(), &judge.stop);
        counts.add(&found, started.elapsed());
        if counts.mistakes <= arguments.show {
            let (file, game, ply) = place;
            let name = names[file].display();
            writeln!(output, "{}. {name}, game {}, move {ply}", counts.mistakes, game + 1)?;
            let happened = |motif: &Motif| drawn.happened(place, motif);
            writeln!(output, "{}", told(&mistake, &found, happened))?;
            output.flush()?;
        }
    }
    write!(output, "{}", counts.told())?;
    output.flush()?;
    interrupt::check(&judge.stop, counts.mistakes, arguments.sample, "mistakes")
}

/// Moves of games, drawn at random.
struct Drawn {
    collections: Vec<Collection>,
    random: fastrand::Rng,
}

impl Drawn {
    /// A move with its file, game and number, and the position before it; `None` if nothing could be chosen there.
    fn draw(&mut self) -> Option<((usize, usize, usize), Position, usize)> {
        let file = self.random.usize(..self.collections.len());
        let games = &self.collections[file];
        let game = self.random.usize(..games.len().max(1));
        let tree = games.tree(game).ok()?;
        let line = tree.path(tree.main_end());
        let at = self.random.usize(1..line.len().max(2));
        let Some(Ply::Place(cell)) = tree.node(*line.get(at)?).ply() else { return None };
        let position = tree.position(line[at - 1]);
        let is_usual = position.game().kind().anywhere || position.size() == 8;
        let is_open = position.choices().is_empty() && position.legal_cells().len() > 1;
        (is_usual && is_open).then_some(((file, game, at), position, cell))
    }

    /// The number of the ply at which the move that a reason is about was played in the game.
    fn happened(&self, (file, game, at): (usize, usize, usize), motif: &Motif) -> Option<usize> {
        let tree = self.collections[file].tree(game).ok()?;
        let line = tree.path(tree.main_end());
        reasons::happened(&tree, &line, *line.get(at)?, motif)
    }
}

/// The source of the values.
struct Judge {
    engine: Engine,
    stop: Stop,
}

impl Judge {
    /// The mistake of a move; `None` if it is none.
    fn mistake(&mut self, position: &Position, cell: usize) -> Option<Mistake> {
        let empties = empties(position);
        self.engine.forget();
        let best = self.search(position, empties)?;
        let mut after = position.clone();
        after.play(Ply::Place(cell)).ok()?;
        if best.cell == cell || after.is_over() {
            return None;
        }
        let passes = after.must_pass();
        if passes {
            after.play(Ply::Pass).ok()?;
        }
        let mut played = self.search(&after, empties - 1)?;
        played.cell = cell;
        played.line.insert(0, cell);
        if !passes {
            // A forced end is a ply further off, seen from before the move.
            played.score = match played.score.forced() {
                Some(plies) if plies > 0 => -Score::win_in(plies.unsigned_abs() + 1),
                Some(plies) => Score::win_in(plies.unsigned_abs() + 1),
                None => -played.score,
            };
        }
        let value = |found| MoveValue::of(found, empties);
        let (played, best) = (value(&played), value(&best));
        let mistake = Mistake { position: position.clone(), played, best };
        is_bad(&mistake).then_some(mistake)
    }

    fn search(&mut self, position: &Position, empties: usize) -> Option<RankedMove> {
        let limits = if !position.game().kind().counts_stones {
            Limits::nodes(300_000)
        } else if empties <= 20 {
            Limits::default()
        } else {
            Limits { selectivity: Some(Selectivity::P87), ..Limits::depth(14) }
        };
        let request = Request { remember: true, ..Request::new(position.clone(), limits) };
        let report = self.engine.search(&request, &self.stop, &mut |_| {})?;
        report.ranked.into_iter().next()
    }
}

fn empties(position: &Position) -> usize {
    let counts = position.counts();
    usize::from(position.size()).pow(2) - counts.black - counts.white
}

/// Returns whether a move lost at least as much as an inaccuracy.
fn is_bad(Mistake { position, played, best }: &Mistake) -> bool {
    Class::of(position, best.score, played.score).is_some()
}

/// The board with the move (`?`) and the best one (`!`), the lines and the reasons.
fn told(
    mistake: &Mistake,
    found: &Explanation,
    happened: impl Fn(&Motif) -> Option<usize>,
) -> String {
    let Mistake { position, played, best } = mistake;
    let size = usize::from(position.size());
    let name = |cell: usize| position.cell_name(cell);
    let letter = |column: usize| name(column).chars().next().unwrap_or(' ');
    let mut text: String = (0..size).flat_map(|column| [' ', letter(column)]).collect();
    text.insert_str(0, "  ");
    for row in 0..size {
        let label = name(row * size);
        let label = label.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let _ = write!(text, "\n{label:>2}");
        for cell in row * size..(row + 1) * size {
            let sign = match position.stone(cell) {
                Some(Side::Black) => 'X',
                Some(Side::White) => 'O',
                None if cell == played.cell => '?',
                None if cell == best.cell => '!',
                None => '-',
            };
            let _ = write!(text, " {sign}");
        }
    }
    let line = |cells: &[usize]| cells.iter().map(|&cell| name(cell)).collect::<Vec<_>>().join(" ");
    let _ = write!(
        text,
        "\n{} {} ({}), best {} ({})\nafter it     {}\nafter best   {}\n",
        if position.side_to_move() == Side::Black { "Black" } else { "White" },
        name(played.cell),
        played.score,
        name(best.cell),
        best.score,
        line(&found.refutation),
        line(if found.better.is_empty() { &best.line } else { &found.better }),
    );
    for reason in &found.reasons {
        let words = Worded { reason, mistake, happened: happened(&reason.motif) };
        let kind = reason.motif.name();
        let _ = writeln!(text, "{kind}, {} %: {words}", reason.explained);
    }
    if found.reasons.is_empty() {
        let shows = found.shows.map(|ply| format!("; the loss shows after {ply} plies"));
        let _ = writeln!(text, "no reason{}", shows.unwrap_or_default());
    }
    text
}

/// What came out.
#[derive(Default)]
struct Counts {
    mistakes: usize,
    explained: usize,
    /// Mistakes with only the change of the result: true, but nothing to do otherwise next time.
    only_result: usize,
    /// How often each kind was told.
    kinds: BTreeMap<&'static str, usize>,
    time: Duration,
    longest: Duration,
}

impl Counts {
    fn add(&mut self, found: &Explanation, time: Duration) {
        self.mistakes += 1;
        let is_lone_result = found.reasons.iter().all(|reason| reason.motif.is_result());
        match &found.reasons[..] {
            [] => {}
            _ if is_lone_result => self.only_result += 1,
            _ => self.explained += 1,
        }
        for reason in &found.reasons {
            *self.kinds.entry(reason.motif.name()).or_default() += 1;
        }
        self.time += time;
        self.longest = self.longest.max(time);
    }

    fn told(&self) -> String {
        let mut text = String::new();
        for (kind, count) in &self.kinds {
            let _ = writeln!(text, "{count:>4}  {kind}");
        }
        let mean = self.time.as_secs_f64() / self.mistakes.max(1) as f64;
        let _ = writeln!(
            text,
            "mistakes {}  with a reason {} ({:.0} %)  only the result {}  time {mean:.2} s a mistake, {:.2} s at most",
            self.mistakes,
            self.explained,
            100.0 * self.explained as f64 / self.mistakes.max(1) as f64,
            self.only_result,
            self.longest.as_secs_f64(),
        );
        text
    }
}
