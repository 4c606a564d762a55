//! `heibai analyze`: a position's best moves, updated as the engine searches deeper.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use clap::Args;
use console::Term;

use super::arguments::{ResourceArguments, WeightsArguments};
use super::board_text;
use super::errors::UsageError;
use crate::analysis::{MoveValue, percent_best, spread};
use crate::game::{Game, Ply, Position, Variant};
use crate::numbers;
use crate::records::board_string;
use crate::search::{Engine, Limits, Report, Request, Selectivity, Stop};

#[derive(Debug, Args)]
pub struct AnalyzeArguments {
    /// The squares of each row as X, O and -, 64 on the usual board, and the side to move
    #[arg(value_name = "BOARD", allow_hyphen_values = true)]
    board: String,

    /// Search depth
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    #[arg(conflicts_with_all = ["time", "solve"])]
    depth: Option<u8>,

    /// Search for this long
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds, conflicts_with = "solve")]
    time: Option<Duration>,

    /// Search to the end of the game, however long it takes; the default without --depth and --time
    #[arg(long)]
    solve: bool,

    /// Selectivity in per cent: 73, 87, 95, 98, 99 or 100; 100 by default. Without --depth it is that of the search to the end
    /// of the game, and the depths before have 73
    #[arg(long, value_name = "PERCENT", value_parser = numbers::selectivity, conflicts_with = "solve")]
    selectivity: Option<Selectivity>,

    /// How many of the best moves to show, each with its own score
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::depth)]
    best: u8,

    #[command(flatten)]
    resources: ResourceArguments,

    #[command(flatten)]
    weights: WeightsArguments,
}

fn request(arguments: &AnalyzeArguments) -> Result<Request, UsageError> {
    let refuse = |reason: String| UsageError::new("BOARD", reason);
    let start = board_string::read_start(&arguments.board, Variant::usual(Game::Othello))
        .map_err(|error| refuse(error.to_string()))?;
    let position = start.position();
    let Position::Othello(board) = position else {
        let size = position.size();
        return Err(refuse(format!("{size}×{size} squares are a board of Gomoku, not of Othello")));
    };
    board.check_possible().map_err(|error| refuse(format!("impossible board: {error}")))?;
    if position.size() != Variant::default().size() {
        if arguments.selectivity.is_some() {
            let reason = "on other boards than 8×8 nothing is left out";
            return Err(UsageError::new("--selectivity", reason));
        }
        if arguments.weights.weights.is_some() {
            let reason = "the evaluation by weights is for 8×8 squares";
            return Err(UsageError::new("--weights", reason));
        }
    }
    let limits = Limits {
        depth: arguments.depth,
        time: arguments.time,
        selectivity: arguments.selectivity,
        ..Limits::default()
    };
    let mut request = Request::new(position.clone(), limits);
    request.best = usize::from(arguments.best);
    request.threads = arguments.resources.threads;
    Ok(request)
}

/// Writes a line for each of the best moves at every update. On a terminal they replace the previous ones.
pub(super) fn run(arguments: &AnalyzeArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let term = Term::stdout();
    let mut view = View {
        output,
        // A terminal of unknown width can't be overwritten.
        width: term.size_checked().filter(|_| term.is_term()).map(|(_, width)| usize::from(width)),
        shown: 0,
    };
    let mut request = request(arguments)?;
    if request.position.is_over() {
        let score = request.position.score().unwrap_or_default();
        view.show(&[format!("the game is over: Black {}, White {}", score.black, score.white)])?;
        return Ok(());
    }
    if request.position.must_pass() {
        request.position.play(Ply::Pass).expect("a pass that is forced is legal");
        view.note("a pass is forced; the scores are those of the other side")?;
    }
    let hash = arguments.resources.hash;
    let mut engine = Engine::new(hash).with_weights(arguments.weights.read()?);
    engine.reserve(&request.position)?;
    // A short time must not go on unpacking the weights.
    engine.prepare(&request.position);
    let started = Instant::now();
    let stop = Stop::default();
    let mut written = Ok(());
    // With other weights nothing was measured.
    let is_measured = arguments.weights.weights.is_none();
    let told = Told { position: request.position.clone(), started, is_measured };
    let report = engine.search(&request, &stop, &mut |report| {
        if written.is_ok() {
            written = view.show(&told.lines(report));
        }
        if written.is_err() {
            stop.request();
        }
    });
    written?;
    engine.check()?;
    let report = report.expect("the side to move has a move");
    view.show(&told.lines(&report))?;
    Ok(())
}

struct View<'a, W> {
    output: &'a mut W,
    /// Columns, if the output can be overwritten.
    width: Option<usize>,
    /// Lines to overwrite.
    shown: usize,
}

impl<W: Write> View<'_, W> {
    fn note(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn show(&mut self, lines: &[String]) -> io::Result<()> {
        if self.width.is_some() && self.shown > 0 {
            // Up by so many lines, and clear from there on.
            write!(self.output, "\x1b[{}A\x1b[J", self.shown)?;
        }
        for line in lines {
            match self.width {
                Some(width) => {
                    writeln!(self.output, "{}", console::truncate_str(line, width, "…"))?;
                }
                None => writeln!(self.output, "{line}")?,
            }
        }
        self.shown = lines.len();
        self.output.flush()
    }
}

struct Told {
    position: Position,
    started: Instant,
    /// Whether the errors of the evaluation are known.
    is_measured: bool,
}

impl Told {
    fn lines(&self, report: &Report) -> Vec<String> {
        let Self { position, started, is_measured } = self;
        let time = started.elapsed();
        let empties = board_text::empty_cells(position);
        let values: Vec<MoveValue> =
            report.ranked.iter().map(|ranked| MoveValue::of(ranked, empties)).collect();
        let rows = report.ranked.iter().zip(&values).zip(1..);
        let mut lines: Vec<String> = rows
            .map(|((ranked, value), place)| {
                let sure =
                    if ranked.exact { "exact".to_owned() } else { ranked.selectivity.to_string() };
                let variation = board_text::names(position, &ranked.line);
                let off = spread(position, value.certainty).filter(|_| *is_measured);
                let off = off.map_or_else(String::new, |off| {
                    format!(" {:<5}", board_text::give_or_take(Some(off)))
                });
                format!(
                    "{place:>2}. {:<3} {:>6}{off}  depth {:>2} {sure:>5}  nodes {:>13}  {:>8.3} s  {}",
                    position.cell_name(ranked.cell),
                    ranked.score.to_string(),
                    ranked.depth,
                    report.nodes,
                    time.as_secs_f64(),
                    variation.concat(),
                )
            })
            .collect();
        if let Some(percent) = percent_best(position, &values).filter(|_| *is_measured) {
            lines.push(format!("best move right: {percent} %"));
        }
        lines
    }
}
