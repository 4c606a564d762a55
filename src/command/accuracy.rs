//! `heibai accuracy`: how often the engine finds a best move, and its error in score, on positions with every
//! move's exact score.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use super::arguments::WeightsArguments;
use super::counted::counted;
use super::interrupt;
use super::position_file::{self, PositionLine};
use super::progress::{self, Stopwatch};
use crate::complaint::complain;
use crate::eval::othello::patterns::Weights;
use crate::game::{Position, Variant};
use crate::numbers;
use crate::records::obf::ObfPosition;
use crate::search::{Engine, HashSize, Limits, Request, Selectivity, Shortage, Stop};
use crate::training::workers;

#[derive(Debug, Args)]
pub struct AccuracyArguments {
    /// Positions with the exact score of every move, one a line as in Othello Board Files
    file: PathBuf,

    /// Search depth
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = numbers::depth)]
    depth: u8,

    /// Selectivity in per cent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = numbers::selectivity)]
    selectivity: Selectivity,

    /// Positions searched in parallel, each by one thread
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,

    /// Size of each transposition table
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = numbers::hash)]
    hash: HashSize,

    #[command(flatten)]
    weights: WeightsArguments,
}

#[derive(Clone, Copy)]
struct Sample {
    is_best: bool,
    is_among_three: bool,
    /// The engine's score less the true one, in discs.
    error: f64,
    /// What the chosen move gives away, in discs.
    loss: f64,
    nodes: u64,
}

/// Writes the measurements, with those of all positions on the last line. Fails at the end if a line was
/// skipped or Ctrl-C was pressed.
pub(super) fn run(arguments: &AccuracyArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let weights = arguments.weights.read()?;
    let file = position_file::read(&arguments.file)?;
    let read = file.positions.len();
    let usable = usable(file.positions, &arguments.file);
    let left_out = file.bad_lines + read - usable.len();
    if usable.is_empty() {
        anyhow::bail!("{} has no position that can be used", arguments.file.display());
    }
    let stopwatch = Stopwatch::start();
    let stop = interrupt::stop()?;
    let samples = arguments.measure(&usable, weights.as_ref(), &stop)?;
    if !samples.is_empty() {
        write!(output, "{}", arguments.table(&samples, &stopwatch))?;
        output.flush()?;
    }
    interrupt::check(&stop, samples.len(), usable.len(), "positions")?;
    if left_out > 0 {
        anyhow::bail!("{} left out", counted(left_out, "line"));
    }
    Ok(())
}

/// The positions whose moves are all listed; complains about the others.
fn usable(positions: Vec<PositionLine>, file: &Path) -> Vec<ObfPosition> {
    let mut usable = Vec::with_capacity(positions.len());
    for PositionLine { line, read } in positions {
        let legal = read.position.legal_moves();
        let missing =
            legal.iter().find(|square| read.worth_of(square.index(read.position.size())).is_none());
        let reason = match missing {
            Some(square) => format!("the score of {square} is missing"),
            None if legal.is_empty() => "there is no move to choose".to_owned(),
            None => {
                usable.push(read);
                continue;
            }
        };
        complain(&format!("{}: line {line}: {reason}", file.display()));
    }
    usable
}

impl AccuracyArguments {
    /// Searches the positions until `stop`. The samples are in order, so that sums don't depend on the number of
    /// threads.
    fn measure(
        &self,
        positions: &[ObfPosition],
        weights: Option<&Arc<Weights>>,
        stop: &Stop,
    ) -> Result<Vec<Sample>, Shortage> {
        let start = Variant::default().start().expect("the usual game has a start");
        let bar = progress::bar(positions.len());
        let mut samples = Vec::with_capacity(positions.len());
        workers::in_order(
            positions,
            self.threads.min(positions.len()),
            || {
                let mut engine = Engine::new(self.hash).with_weights(weights.cloned());
                engine.reserve(&start)?;
                Ok(engine)
            },
            |engine, known| {
                let sample = self.sample(engine, known, stop);
                (!stop.is_requested()).then_some(sample)
            },
            |sample| {
                samples.push(sample);
                bar.inc(1);
                Ok::<_, Shortage>(())
            },
        )?;
        bar.finish_and_clear();
        Ok(samples)
    }

    fn sample(&self, engine: &mut Engine, known: &ObfPosition, stop: &Stop) -> Sample {
        let limits = Limits {
            depth: Some(self.depth),
            selectivity: Some(self.selectivity),
            ..Limits::default()
        };
        let request = Request::new(Position::Othello(known.position.clone()), limits);
        let report = engine
            .search(&request, stop, &mut |_| {})
            .expect("a position without a move is not used");
        let chosen = known.worth_of(Some(report.best)).expect("every legal move is listed");
        let mut worths: Vec<i8> = known.moves.iter().map(|&(_, discs)| discs).collect();
        worths.sort_unstable_by_key(|&worth| std::cmp::Reverse(worth));
        let (best, third) = (worths[0], worths[worths.len().min(3) - 1]);
        Sample {
            is_best: chosen == best,
            is_among_three: chosen >= third,
            error: f64::from(report.score.discs()) - f64::from(best),
            loss: f64::from(best - chosen),
            nodes: report.nodes,
        }
    }

    /// The figures with their standard errors, the last line without.
    fn table(&self, samples: &[Sample], stopwatch: &Stopwatch) -> String {
        let percent = |is: fn(&Sample) -> bool| {
            Figure::of(samples, |sample| if is(sample) { 100.0 } else { 0.0 })
        };
        let best = percent(|sample| sample.is_best);
        let three = percent(|sample| sample.is_among_three);
        let error = Figure::of(samples, |sample| sample.error.abs());
        let bias = Figure::of(samples, |sample| sample.error);
        let loss = Figure::of(samples, |sample| sample.loss);
        let nodes: u64 = samples.iter().map(|sample| sample.nodes).sum();
        let count = samples.len();
        let time = stopwatch.elapsed();
        format!(
            "depth {} at {}, one thread a position, ± standard error\n\
             best move chosen     {:6.2} ± {:.2} %\n\
             among the best three {:6.2} ± {:.2} %\n\
             error of the score   {:6.3} ± {:.3} discs\n\
             bias of the score    {:+6.3} ± {:.3} discs\n\
             loss by the move     {:6.3} ± {:.3} discs\n\
             nodes a position     {:6.3} M, {:.1} Mn/s\n\
             positions {count}  best-move {:.1} %  score-mae {:.2}  move-loss {:.2}  nodes {nodes}  time {:.3} s\n",
            self.depth,
            self.selectivity,
            best.mean,
            best.error,
            three.mean,
            three.error,
            error.mean,
            error.error,
            bias.mean,
            bias.error,
            loss.mean,
            loss.error,
            nodes as f64 / count as f64 / 1e6,
            progress::mega_rate(nodes, time),
            best.mean,
            error.mean,
            loss.mean,
            time.as_secs_f64(),
        )
    }
}

struct Figure {
    mean: f64,
    error: f64,
}

impl Figure {
    fn of(samples: &[Sample], value: impl Fn(&Sample) -> f64) -> Self {
        let count = samples.len() as f64;
        let mean = samples.iter().map(&value).sum::<f64>() / count;
        let squares: f64 = samples.iter().map(|sample| (value(sample) - mean).powi(2)).sum();
        Self { mean, error: (squares / (count - 1.0).max(1.0) / count).sqrt() }
    }
}
