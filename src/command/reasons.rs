//! `heibai reasons`: how many mistakes in real games get a proven reason, with the mistakes to check by eye.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::bail;
use clap::Args;

use super::counted::counted;
use super::games::{self, plain};
use super::{board_text, interrupt};
use crate::analysis::reasons::{self, Explanation, Motif, ReasonLimits, Worded};
use crate::analysis::{Class, Mistake, MoveValue};
use crate::complaint::complain;
use crate::game::{Ply, Position};
use crate::numbers;
use crate::records::formats::{Collection, Games};
use crate::search::{Engine, HashSize, Limits, RankedMove, Request, Score, Selectivity, Stop};

#[derive(Debug, Args)]
#[command(
    after_help = "Moves are drawn at random from the main lines of the games and compared with the best ones: in Othello \
        exactly in the last 20 moves, fourteen moves ahead before. Those that review calls an inaccuracy or worse count, \
        each once; when all moves have been drawn, those are all."
)]
pub struct ReasonsArguments {
    /// Game files in any format
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Number of mistakes to find
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = numbers::count)]
    sample: usize,

    /// Draw this many of them, with both lines and all reasons
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = numbers::count_or_none)]
    show: usize,

    /// Seed for the choice of moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,
}

/// Writes the drawn mistakes, and the counts at the end.
pub(super) fn run(arguments: &ReasonsArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let read = |path: &PathBuf| games::read(path, None);
    let collections: Vec<Collection> =
        arguments.files.iter().map(read).collect::<anyhow::Result<_>>()?;
    let names: Vec<&Path> = arguments.files.iter().map(PathBuf::as_path).collect();
    let random = fastrand::Rng::with_seed(arguments.seed);
    let mut sampler = MoveSampler::new(names, collections, random);
    let mut finder =
        MistakeFinder { engine: Engine::new(HashSize::default()), stop: interrupt::stop()? };
    let mut counts = Counts::default();
    while counts.mistakes < arguments.sample && sampler.open > 0 && !finder.stop.is_requested() {
        let Some((place, position, cell)) = sampler.draw() else { continue };
        let Some(mistake) = finder.mistake(&position, cell) else { continue };
        let started = Instant::now();
        let limits = ReasonLimits::default();
        let found = reasons::explain(&mistake, limits, &finder.stop);
        counts.add(&found, started.elapsed());
        if counts.mistakes <= arguments.show {
            let (file, game, ply) = place;
            let name = sampler.names[file].display();
            writeln!(output, "{}. {name}, game {}, move {ply}", counts.mistakes, game + 1)?;
            let happened = |motif: &Motif| sampler.happened(place, motif);
            write!(output, "{}", mistake_text(&mistake, &found, happened))?;
            writeln!(output)?;
            output.flush()?;
        }
    }
    write!(output, "{}", counts.text())?;
    output.flush()?;
    interrupt::check(&finder.stop, counts.mistakes, arguments.sample, "mistakes")?;
    match sampler.bad.len() {
        0 => Ok(()),
        bad => bail!("{} left out", counted(bad, "game")),
    }
}

struct MoveSampler<'a> {
    names: Vec<&'a Path>,
    collections: Vec<Collection>,
    random: fastrand::Rng,
    /// The games that could not be read.
    bad: BTreeSet<(usize, usize)>,
    /// The moves drawn so far from each game.
    drawn: BTreeMap<(usize, usize), BTreeSet<usize>>,
    /// How many games have moves that were not drawn yet.
    open: usize,
}

impl<'a> MoveSampler<'a> {
    fn new(names: Vec<&'a Path>, collections: Vec<Collection>, random: fastrand::Rng) -> Self {
        let open = collections.iter().map(Games::len).sum();
        let (bad, drawn) = (BTreeSet::new(), BTreeMap::new());
        Self { names, collections, random, bad, drawn, open }
    }

    /// A move with its file, game and number, and the position before it; `None` if it was drawn before, or there was no
    /// choice of moves.
    fn draw(&mut self) -> Option<((usize, usize, usize), Position, usize)> {
        let file = self.random.usize(..self.collections.len());
        let games = &self.collections[file];
        let game = self.random.usize(..games.len());
        let tree = match games.tree(game) {
            Ok(tree) => tree,
            Err(error) => {
                if self.bad.insert((file, game)) {
                    self.open -= 1;
                    let (name, reason) = (self.names[file].display(), plain(&error.to_string()));
                    complain(&format!("{name}: game {}: {reason}", game + 1));
                }
                return None;
            }
        };
        let line = tree.path(tree.main_end());
        let at = self.random.usize(1..line.len().max(2));
        let drawn = self.drawn.entry((file, game)).or_default();
        if !drawn.insert(at) {
            return None;
        }
        if drawn.len() + 1 >= line.len() {
            self.open -= 1;
        }
        let Some(Ply::Place(cell)) = tree.node(*line.get(at)?).ply() else { return None };
        let position = tree.position(line[at - 1]);
        let is_usual = position.game().kind().anywhere || position.size() == 8;
        let is_open = position.choices().is_empty() && position.legal_cells().len() > 1;
        (is_usual && is_open).then_some(((file, game, at), position, cell))
    }

    /// The ply of the game at which the move that a reason is about was played.
    fn happened(&self, (file, game, at): (usize, usize, usize), motif: &Motif) -> Option<usize> {
        let tree = self.collections[file].tree(game).ok()?;
        let line = tree.path(tree.main_end());
        reasons::happened(&tree, &line, *line.get(at)?, motif)
    }
}

struct MistakeFinder {
    engine: Engine,
    stop: Stop,
}

impl MistakeFinder {
    fn mistake(&mut self, position: &Position, cell: usize) -> Option<Mistake> {
        let empties = board_text::empty_cells(position);
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
            // Seen from before the move, a forced end is a ply further off.
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
        let limits = if !position.game().kind().solves_endgame {
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

fn is_bad(Mistake { position, played, best }: &Mistake) -> bool {
    Class::of(position, best.worth(), played.worth()).is_some()
}

/// The board with the move (`?`) and the best one (`!`), the lines and the reasons.
fn mistake_text(
    mistake: &Mistake,
    found: &Explanation,
    happened: impl Fn(&Motif) -> Option<usize>,
) -> String {
    let Mistake { position, played, best } = mistake;
    let mut text = board_text::draw(position, None, |cell| match cell {
        _ if cell == played.cell => '?',
        _ if cell == best.cell => '!',
        _ => '-',
    });
    let line = |cells: &[usize]| board_text::names(position, cells).join(" ");
    let _ = write!(
        text,
        "{:?} {} ({}), best {} ({})\nafter it     {}\nafter best   {}\n",
        position.side_to_move(),
        position.cell_name(played.cell),
        played.score,
        position.cell_name(best.cell),
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

#[derive(Default)]
struct Counts {
    mistakes: usize,
    explained: usize,
    /// Mistakes with only the change of the result: true, but no help next time.
    only_result: usize,
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

    fn text(&self) -> String {
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
