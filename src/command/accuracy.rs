//! `heibai accuracy`: how often the engine finds a best move, and how far its scores are off, on positions whose moves
//! are all known exactly.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use super::arguments::{AccuracyArguments, WeightsArguments};
use super::interrupt;
use super::position_file::{self, PositionLine};
use super::progress::{self, Stopwatch};
use crate::complaint::complain;
use crate::eval::othello::patterns::Weights;
use crate::game::{Position, Variant};
use crate::records::obf::ObfPosition;
use crate::search::{Engine, HashSize, Limits, Request, Selectivity, Shortage, Stop};
use crate::training::workers;

/// What to measure, and how.
pub(super) struct Settings {
    file: PathBuf,
    depth: u8,
    selectivity: Selectivity,
    threads: usize,
    hash: HashSize,
    weights: WeightsArguments,
}

impl From<AccuracyArguments> for Settings {
    fn from(arguments: AccuracyArguments) -> Self {
        let AccuracyArguments { file, depth, selectivity, threads, hash, weights } = arguments;
        Self { file, depth, selectivity, threads, hash, weights }
    }
}

/// The quality of the engine's answer to a position.
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

/// Writes the measurements, the figures of all positions on the last line.
///
/// # Errors
/// If a file can't be read or has no usable position, if the machine lacks memory or threads, if `output` can't be
/// written to, and at the end if a line was skipped or Ctrl-C was pressed.
pub(super) fn run(settings: &Settings, output: &mut impl Write) -> anyhow::Result<()> {
    let weights = settings.weights.read()?;
    let file = position_file::read(&settings.file)?;
    let read = file.positions.len();
    let usable = usable(file.positions, &settings.file);
    let left_out = file.bad_lines + read - usable.len();
    if usable.is_empty() {
        anyhow::bail!("{} has no position that can be used", settings.file.display());
    }
    let stopwatch = Stopwatch::start();
    let stop = interrupt::stop()?;
    let samples = settings.measure(&usable, weights.as_ref(), &stop)?;
    if !samples.is_empty() {
        write!(output, "{}", settings.table(&samples, &stopwatch))?;
        output.flush()?;
    }
    interrupt::check(&stop, samples.len(), usable.len(), "positions")?;
    if left_out > 0 {
        anyhow::bail!("{left_out} lines were left out");
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

impl Settings {
    /// Searches the positions until `stop`; samples are in order, so that the sums don't depend on the number of
    /// threads.
    fn measure(
        &self,
        positions: &[ObfPosition],
        weights: Option<&Arc<Weights>>,
        stop: &Stop,
    ) -> Result<Vec<Sample>, Shortage> {
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        let mut samples = vec![None; positions.len()];
        let bar = progress::bar(positions.len());
        let start = Variant::default().start().expect("the usual game has a start");
        thread::scope(|scope| {
            workers::start(scope, self.threads.min(positions.len()), || {
                let (sender, next, start) = (sender.clone(), &next, &start);
                move || {
                    let mut engine = Engine::new(self.hash).with_weights(weights.cloned());
                    if let Err(shortage) = engine.reserve(start) {
                        // Nobody listens any more if another one has failed before.
                        let _ = sender.send(Err(shortage));
                        return;
                    }
                    loop {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        let Some(known) = positions.get(at) else { return };
                        let sample = self.sample(&mut engine, known, stop);
                        if stop.is_requested() || sender.send(Ok((at, sample))).is_err() {
                            return;
                        }
                    }
                }
            })?;
            drop(sender);
            for sample in receiver {
                let (at, sample) = sample?;
                samples[at] = Some(sample);
                bar.inc(1);
            }
            Ok::<(), Shortage>(())
        })?;
        bar.finish_and_clear();
        Ok(samples.into_iter().flatten().collect())
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

/// A mean with its standard error.
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
