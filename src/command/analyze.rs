//! `heibai analyze`: a position's best moves, updated as the engine searches deeper.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use console::Term;

use super::arguments::{AnalyzeArguments, WeightsArguments};
use super::errors::UsageError;
use crate::game::{Game, Ply, Position, Variant};
use crate::records::board_string;
use crate::search::{Engine, HashSize, Limits, Report, Request, Stop};

/// What to analyse, and how deep.
pub(super) struct Settings {
    request: Request,
    hash: HashSize,
    weights: WeightsArguments,
}

impl TryFrom<AnalyzeArguments> for Settings {
    type Error = UsageError;

    fn try_from(arguments: AnalyzeArguments) -> Result<Self, UsageError> {
        let refuse = |reason: String| UsageError { argument: "BOARD", reason };
        let start = board_string::read_start(&arguments.board, Variant::usual(Game::Othello))
            .map_err(|error| refuse(error.to_string()))?;
        let position = match start.position() {
            Position::Othello(position) => position.clone(),
            Position::Gomoku(_) => {
                let size = start.position().size();
                return Err(refuse(format!("Othello has no board of {size}×{size} squares")));
            }
        };
        position.check_possible().map_err(|error| refuse(format!("impossible board: {error}")))?;
        let limits = Limits {
            depth: arguments.depth,
            time: arguments.time,
            selectivity: arguments.selectivity,
            ..Limits::default()
        };
        let mut request = Request::new(Position::Othello(position), limits);
        request.best = usize::from(arguments.best);
        request.threads = arguments.resources.threads;
        Ok(Self { request, hash: arguments.resources.hash, weights: arguments.weights })
    }
}

/// Writes a line for each of the best moves at every update: replacing the last ones on a terminal, below them
/// elsewhere.
///
/// # Errors
/// If the weights can't be read, the machine lacks what the search needs, or `output` can't be written to.
pub(super) fn run(settings: &Settings, output: &mut impl Write) -> anyhow::Result<()> {
    let term = Term::stdout();
    let mut view = View {
        output,
        // A terminal of unknown width can't be overwritten.
        width: term.size_checked().filter(|_| term.is_term()).map(|(_, width)| usize::from(width)),
        shown: Vec::new(),
    };
    let mut request = settings.request.clone();
    if request.position.is_over() {
        let score = request.position.score().unwrap_or_default();
        view.show(vec![format!("the game is over: Black {}, White {}", score.black, score.white)])?;
        return Ok(());
    }
    if request.position.must_pass() {
        request.position.play(Ply::Pass).expect("a pass that is forced is legal");
        view.note("a pass is forced; the scores are those of the other side")?;
    }
    let mut engine = Engine::new(settings.hash).with_weights(settings.weights.read()?);
    engine.reserve(&request.position)?;
    let started = Instant::now();
    let stop = Stop::default();
    let mut written = Ok(());
    let position = request.position.clone();
    let report = engine.search(&request, &stop, &mut |report| {
        if written.is_ok() {
            written = view.show(lines(&position, report, started.elapsed()));
        }
        if written.is_err() {
            stop.request();
        }
    });
    written?;
    engine.check()?;
    let report = report.expect("the side to move has a move");
    view.show(lines(&position, &report, started.elapsed()))?;
    Ok(())
}

/// Where the lines go.
struct View<'a, W> {
    output: &'a mut W,
    /// Columns, if output can be overwritten.
    width: Option<usize>,
    shown: Vec<String>,
}

impl<W: Write> View<'_, W> {
    /// Writes a permanent line.
    fn note(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn show(&mut self, lines: Vec<String>) -> io::Result<()> {
        if let Some(width) = self.width {
            if !self.shown.is_empty() {
                // Up by so many lines, and clear from there on.
                write!(self.output, "\x1b[{}A\x1b[J", self.shown.len())?;
            }
            for line in &lines {
                writeln!(self.output, "{}", console::truncate_str(line, width, "…"))?;
            }
        } else {
            for line in &lines {
                writeln!(self.output, "{line}")?;
            }
        }
        self.shown = lines;
        self.output.flush()
    }
}

/// A line for each of the best moves.
fn lines(position: &Position, report: &Report, time: Duration) -> Vec<String> {
    let rows = report.ranked.iter().zip(1..);
    rows.map(|(ranked, place)| {
        let sure = if ranked.exact { "exact".to_owned() } else { ranked.selectivity.to_string() };
        let variation: Vec<String> =
            ranked.line.iter().map(|&cell| position.cell_name(cell)).collect();
        format!(
            "{place:>2}. {:<3} {:>6}  depth {:>2} {sure:>5}  nodes {:>13}  {:>8.3} s  {}",
            position.cell_name(ranked.cell),
            ranked.score.to_string(),
            ranked.depth,
            report.nodes,
            time.as_secs_f64(),
            variation.concat(),
        )
    })
    .collect()
}
