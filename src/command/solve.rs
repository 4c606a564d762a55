//! `heibai solve`: the exact score of every position of a file.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;

use super::arguments::{ResourceArguments, WeightsArguments};
use super::board_text;
use super::interrupt;
use super::output::or_fault;
use super::position_file::{self, PositionLine};
use super::progress::{self, Stopwatch};
use crate::game::{Position, Variant};
use crate::numbers;
use crate::othello;
use crate::records::obf::ObfPosition;
use crate::search::{Engine, Limits, Request, Stop};

#[derive(Debug, Args)]
pub struct SolveArguments {
    /// Positions, one a line as in Othello Board Files; scores in the file are compared
    file: PathBuf,

    #[command(flatten)]
    resources: ResourceArguments,

    #[command(flatten)]
    weights: WeightsArguments,

    /// Time for one position; unsolved ones are counted at the end
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds)]
    timeout: Option<Duration>,

    /// Write a JSON object for each position and one for all
    #[arg(long)]
    json: bool,
}

struct Answer {
    /// The margin of the side to move in discs, if it was found.
    discs: Option<i32>,
    /// The best move; `None` if there is no choice.
    best: Option<usize>,
    /// The moves from the position, or from the one after a forced pass.
    variation: Vec<usize>,
    nodes: u64,
    time: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Right,
    /// The file has no score.
    Unknown,
    Unsolved,
    /// The file has this score.
    WrongScore(i8),
    /// The score is right, but the file has this one for the move.
    WrongMove(i8),
}

#[derive(Default)]
struct Totals {
    positions: usize,
    wrong: usize,
    unsolved: usize,
    bad_lines: usize,
    nodes: u64,
}

/// Writes a line for each position as soon as it is solved, and a total. Fails at the end if a score or move
/// was wrong, something was skipped, or Ctrl-C was pressed.
pub(super) fn run(arguments: &SolveArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let file = position_file::read(&arguments.file)?;
    let hash = arguments.resources.hash;
    let mut engine = Engine::new(hash).with_weights(arguments.weights.read()?);
    let start = Variant::default().start().expect("the usual game has a start");
    engine.reserve(&start)?;
    // The first position's time must not include unpacking the weights, nor could a second thread help with
    // that.
    engine.prepare(&start);
    let mut totals = Totals { bad_lines: file.bad_lines, ..Totals::default() };
    let bar = progress::bar(file.positions.len());
    let stop = interrupt::stop()?;
    let stopwatch = Stopwatch::start();
    for listed in &file.positions {
        let answer = arguments.solve(&mut engine, &listed.read.position, &stop);
        engine.check()?;
        if stop.is_requested() {
            break;
        }
        let verdict = verdict(&listed.read, &answer);
        totals.add(&answer, verdict);
        let text = if arguments.json {
            as_json(listed, &answer, verdict)
        } else {
            as_text(totals.positions, listed, &answer, verdict)
        };
        let written = bar.suspend(|| writeln!(output, "{text}").and_then(|()| output.flush()));
        or_fault(written, || totals.check())?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let written = writeln!(output, "{}", totals.text(&stopwatch, arguments));
    or_fault(written.and_then(|()| output.flush()), || totals.check())?;
    interrupt::check(&stop, totals.positions, file.positions.len(), "positions")?;
    totals.check()
}

impl SolveArguments {
    fn solve(&self, engine: &mut Engine, position: &othello::Position, stop: &Stop) -> Answer {
        let started = Instant::now();
        let mut answer =
            Answer { discs: None, best: None, variation: vec![], nodes: 0, time: Duration::ZERO };
        if position.is_game_over() {
            answer.discs = Some(final_margin(position));
            return answer;
        }
        let mut searched = position.clone();
        let must_pass = position.must_pass();
        if must_pass {
            searched.pass();
        }
        let limits = Limits { time: self.timeout, ..Limits::default() };
        let mut request = Request::new(Position::Othello(searched), limits);
        request.threads = self.resources.threads;
        let report = engine
            .search(&request, stop, &mut |_| {})
            .expect("the game goes on, so somebody has a move");
        answer.time = started.elapsed();
        answer.nodes = report.nodes;
        answer.variation = report.line;
        answer.best = (!must_pass).then_some(report.best);
        if report.exact {
            let discs = i32::from(report.score.hundredths()) / 100;
            answer.discs = Some(if must_pass { -discs } else { discs });
        }
        answer
    }
}

/// The margin of the side to move at the end of the game; the winner gets the empty squares.
fn final_margin(position: &othello::Position) -> i32 {
    let side = position.side_to_move();
    let margin = position.count(side) as i32 - position.count(!side) as i32;
    margin + margin.signum() * position.empty_count() as i32
}

fn verdict(known: &ObfPosition, answer: &Answer) -> Verdict {
    let Some(discs) = answer.discs else { return Verdict::Unsolved };
    let Some(expected) = known.best() else { return Verdict::Unknown };
    if discs != i32::from(expected) {
        return Verdict::WrongScore(expected);
    }
    match known.worth_of(answer.best) {
        Some(worth) if answer.best.is_some() && worth != expected => Verdict::WrongMove(worth),
        _ => Verdict::Right,
    }
}

fn names(position: &othello::Position, cells: &[usize]) -> Vec<String> {
    board_text::names(&Position::Othello(position.clone()), cells)
}

/// The name of the best move: `pa` for a forced pass, `--` at the end of the game.
fn best_name(position: &othello::Position, answer: &Answer) -> String {
    match answer.best {
        Some(cell) => names(position, &[cell]).concat(),
        None if position.is_game_over() => "--".to_owned(),
        None => "pa".to_owned(),
    }
}

fn as_text(number: usize, listed: &PositionLine, answer: &Answer, verdict: Verdict) -> String {
    let position = &listed.read.position;
    let score = answer.discs.map_or_else(|| "?".to_owned(), |discs| format!("{discs:+}"));
    let remark = match verdict {
        Verdict::Right => String::new(),
        Verdict::Unknown => "  (no score in the file)".to_owned(),
        Verdict::Unsolved => "  UNSOLVED".to_owned(),
        Verdict::WrongScore(known) => format!("  WRONG: line {} has {known:+}", listed.line),
        Verdict::WrongMove(known) => {
            format!("  WRONG: line {} gives the move {known:+}", listed.line)
        }
    };
    format!(
        "{number:>5}  empties {:>2}  score {score:>3}  best {}  nodes {:>12}  time {:>9.3} s  {}{remark}",
        position.empty_count(),
        best_name(position, answer),
        answer.nodes,
        answer.time.as_secs_f64(),
        names(position, &answer.variation).concat(),
    )
}

fn as_json(listed: &PositionLine, answer: &Answer, verdict: Verdict) -> String {
    let position = &listed.read.position;
    let (verdict, move_worth) = match verdict {
        Verdict::Right => ("right", None),
        Verdict::Unknown => ("unknown", None),
        Verdict::Unsolved => ("unsolved", None),
        Verdict::WrongScore(_) => ("wrong score", None),
        Verdict::WrongMove(worth) => ("wrong move", Some(worth)),
    };
    json!({
        "line": listed.line,
        "position": crate::records::board_string::write(position),
        "empties": position.empty_count(),
        "score": answer.discs,
        "best": best_name(position, answer),
        "nodes": answer.nodes,
        "seconds": answer.time.as_secs_f64(),
        "variation": names(position, &answer.variation),
        "verdict": verdict,
        "known_score": listed.read.best(),
        "known_score_of_best": move_worth,
    })
    .to_string()
}

impl Totals {
    fn add(&mut self, answer: &Answer, verdict: Verdict) {
        self.positions += 1;
        self.nodes += answer.nodes;
        match verdict {
            Verdict::Right | Verdict::Unknown => {}
            Verdict::Unsolved => self.unsolved += 1,
            Verdict::WrongScore(_) | Verdict::WrongMove(_) => self.wrong += 1,
        }
    }

    fn text(&self, stopwatch: &Stopwatch, arguments: &SolveArguments) -> String {
        let Self { positions, wrong, unsolved, bad_lines, nodes } = *self;
        let time = stopwatch.elapsed();
        let cpu = stopwatch.cpu();
        if arguments.json {
            return json!({
                "positions": positions,
                "wrong": wrong,
                "unsolved": unsolved,
                "bad_lines": bad_lines,
                "nodes": nodes,
                "seconds": time.as_secs_f64(),
                "cpu_seconds": cpu.map(|cpu| cpu.as_secs_f64()),
            })
            .to_string();
        }
        let cpu = cpu.map_or_else(|| "?".to_owned(), |cpu| format!("{:.3}", cpu.as_secs_f64()));
        let mut text = format!(
            "positions {positions}  wrong {wrong}  nodes {nodes}  time {:.3} s  cpu {cpu} s  {:.1} Mn/s",
            time.as_secs_f64(),
            progress::mega_rate(nodes, time),
        );
        if unsolved > 0 || arguments.timeout.is_some() {
            text = format!("{text}  unsolved {unsolved}");
        }
        if bad_lines > 0 {
            text = format!("{text}  bad lines {bad_lines}");
        }
        text
    }

    fn check(&self) -> anyhow::Result<()> {
        let problems: Vec<String> = [
            (self.wrong, "wrong"),
            (self.unsolved, "not solved in time"),
            (self.bad_lines, "in lines that can't be read"),
        ]
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
        if problems.is_empty() {
            Ok(())
        } else {
            anyhow::bail!("positions: {}", problems.join(", "))
        }
    }
}
