//! `heibai gomoku solve`: forced wins, found and proven.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;

use crate::command::output::or_fault;
use crate::command::{files, interrupt};
use crate::game::{self, Game, Variant};
use crate::gomoku::Point;
use crate::numbers;
use crate::records::forced_wins::{self, KnownWin};
use crate::search::proof::{self, Proof, Unproven};
use crate::search::{Engine, HashSize, Limits, Request, Stop};

#[derive(Debug, Args)]
#[command(after_help = r#"The file holds positions in which the side to move wins:
  [{"rule": "freestyle", "moves": "H8 I9 ...", "side": "B", "mate_plies": 9}, ...]
mate_plies may be left out. Every win that is found is proven: all legal answers are played, and those
that a five or an open four does not refute at once are answered until the game is won.
The status is 1 if a win of up to 15 plies was not found in time, or one that was found is not proven."#)]
pub struct Arguments {
    /// Positions with a forced win, as JSON
    #[arg(value_name = "FILE.json")]
    file: PathBuf,
    /// Seconds for each position, and for each move of a proof
    #[arg(long, value_name = "S", default_value = "5", value_parser = numbers::seconds)]
    time: Duration,
    /// Size of the transposition table, in MiB
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = numbers::hash)]
    hash: HashSize,
    /// Search threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,
}

/// Shorter wins must be found.
const SURE_PLIES: u16 = 15;

struct Solved {
    first: Point,
    /// The length of the win, if one was found.
    plies: Option<i16>,
    nodes: u64,
    time: Duration,
    proof: Option<Result<Proof, Unproven>>,
}

#[derive(Default)]
struct Totals {
    positions: usize,
    won: usize,
    proven: usize,
    sure: usize,
    sure_won: usize,
    nodes: u64,
    time: Duration,
}

/// Writes a line for each position as soon as it is done, and a total. Fails if Ctrl-C was pressed, a win of
/// up to 15 plies was missed, or a win could not be proven.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let name = || arguments.file.display().to_string();
    let text = files::read_text(&arguments.file)?;
    let positions = forced_wins::read(&text).with_context(name)?;
    anyhow::ensure!(!positions.is_empty(), "{}: there are no positions in it", name());
    let stop = interrupt::stop()?;
    let mut engine = Engine::new(arguments.hash);
    engine.reserve(&Variant::usual(Game::Gomoku).start().expect("the usual game has a start"))?;
    let mut totals = Totals::default();
    for known in &positions {
        interrupt::check(&stop, totals.positions, positions.len(), "positions")?;
        let Some(solved) = solve(known, arguments, &mut engine, &stop) else { continue };
        engine.check()?;
        if stop.is_requested() && !solved.is_proven() {
            // Neither a search nor a proof that was cut short says anything.
            break;
        }
        totals.add(known, &solved);
        let written = writeln!(output, "{:>4}  {}", totals.positions, in_words(known, &solved));
        or_fault(written.and_then(|()| output.flush()), || totals.check())?;
    }
    interrupt::check(&stop, totals.positions, positions.len(), "positions")?;
    let written = writeln!(output, "{}", totals.text());
    or_fault(written.and_then(|()| output.flush()), || totals.check())?;
    totals.check()
}

/// Searches for a win and proves it; `None` if there is no legal move.
fn solve(
    known: &KnownWin,
    arguments: &Arguments,
    engine: &mut Engine,
    stop: &Stop,
) -> Option<Solved> {
    let limit = arguments.time;
    let position = game::Position::Gomoku(Box::new(known.position.clone()));
    let request =
        Request { threads: arguments.threads, ..Request::new(position, Limits::time(limit)) };
    let started = Instant::now();
    let report = engine.search(&request, stop, &mut |_| {})?;
    let time = started.elapsed();
    let first = Point::from_index(report.best, known.position.size())?;
    let plies = report.score.forced().filter(|&plies| plies > 0);
    let proof = plies.map(|_| proof::prove(engine, &known.position, first, limit, stop));
    Some(Solved { first, plies, nodes: report.nodes, time, proof })
}

fn in_words(known: &KnownWin, solved: &Solved) -> String {
    let side = known.position.to_move();
    let expected = known.plies.map_or_else(|| "?".to_owned(), |plies| plies.to_string());
    let found = solved.plies.map_or_else(|| "no win".to_owned(), |plies| format!("win in {plies}"));
    let proof = match &solved.proof {
        None => "NOT FOUND".to_owned(),
        Some(Err(gap)) => format!("NOT PROVEN: {gap}"),
        Some(Ok(proof)) => format!(
            "proven in {} plies: {} moves, {} answers refuted at once",
            proof.plies,
            proof.asked + 1,
            proof.refuted
        ),
    };
    format!(
        "{:<9} {side:?}  at most {expected:>2}  {found:<9}  {:<3}  nodes {:>9}  time {:>6.3} s  {proof}",
        known.position.ruleset().name(),
        solved.first.to_string(),
        solved.nodes,
        solved.time.as_secs_f64(),
    )
}

impl Solved {
    fn is_proven(&self) -> bool {
        matches!(self.proof, Some(Ok(_)))
    }
}

impl Totals {
    fn add(&mut self, known: &KnownWin, solved: &Solved) {
        self.positions += 1;
        self.nodes += solved.nodes;
        self.time += solved.time;
        let is_proven = solved.is_proven();
        self.won += usize::from(solved.plies.is_some());
        self.proven += usize::from(is_proven);
        if known.plies.is_some_and(|plies| plies <= SURE_PLIES) {
            self.sure += 1;
            self.sure_won += usize::from(is_proven);
        }
    }

    fn text(&self) -> String {
        let Self { positions, won, proven, sure, sure_won, nodes, time } = self;
        format!(
            "positions {positions}  won {won}  proven {proven}  up to {SURE_PLIES} plies \
             {sure_won} of {sure}  nodes {nodes}  time {:.3} s",
            time.as_secs_f64()
        )
    }

    fn check(&self) -> anyhow::Result<()> {
        let (unproven, missed) = (self.won - self.proven, self.sure - self.sure_won);
        anyhow::ensure!(unproven == 0, "wins that are not proven: {unproven}");
        anyhow::ensure!(
            missed == 0,
            "wins of up to {SURE_PLIES} plies that were not found: {missed}"
        );
        Ok(())
    }
}
