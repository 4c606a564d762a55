//! `heibai bench`: a search of fixed positions, whose node count is the engine's signature and whose time is its speed.

mod gomoku;
mod othello;

use std::io::Write;
use std::sync::Arc;

use super::arguments::{BenchArguments, WeightsArguments};
use super::errors::UsageError;
use super::progress::Stopwatch;
use crate::eval::othello::patterns::Weights;
use crate::game::{Game, Position};
use crate::search::{Engine, HashSize, Limits, Request, Selectivity, Stop};

/// The table's size, on which the node count depends.
const HASH_MEBIBYTES: usize = 16;

/// What is searched.
pub(super) struct Settings {
    positions: Vec<Position>,
    limits: Limits,
    weights: WeightsArguments,
}

impl TryFrom<BenchArguments> for Settings {
    type Error = UsageError;

    fn try_from(arguments: BenchArguments) -> Result<Self, UsageError> {
        let BenchArguments { game, depth, weights } = arguments;
        let (positions, usual_depth, selectivity) = match game {
            Game::Othello => (othello::positions(), othello::DEPTH, Some(Selectivity::P73)),
            Game::Gomoku if weights.weights.is_some() => {
                let reason = "this is for Othello, not for Gomoku".to_owned();
                return Err(UsageError { argument: "--weights", reason });
            }
            Game::Gomoku => (gomoku::positions(), gomoku::DEPTH, None),
        };
        let depth = Some(depth.unwrap_or(usual_depth));
        Ok(Self { positions, limits: Limits { depth, selectivity, ..Limits::default() }, weights })
    }
}

/// Writes a line for each position and one for all.
///
/// # Errors
/// If the weights can't be read, the machine lacks memory, or `output` can't be written to.
pub(super) fn run(settings: &Settings, output: &mut impl Write) -> anyhow::Result<()> {
    let weights: Option<Arc<Weights>> = settings.weights.read()?;
    let mut engine = Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)).with_weights(weights);
    if let Some(first) = settings.positions.first() {
        engine.reserve(first)?;
    }
    let stopwatch = Stopwatch::start();
    let mut nodes = 0;
    for position in &settings.positions {
        let request = Request::new(position.clone(), settings.limits);
        let report = engine
            .search(&request, &Stop::default(), &mut |_| {})
            .expect("the tests find a move in every position");
        nodes += report.nodes;
        writeln!(
            output,
            "empties {:>3}  depth {:>2}  score {:>6}  best {:<3}  nodes {:>11}",
            empties(position),
            report.depth,
            report.score.to_string(),
            position.cell_name(report.best),
            report.nodes,
        )?;
        output.flush()?;
    }
    // Processor time: other programs on the machine should not lower the rate.
    let time = stopwatch.cpu().unwrap_or_else(|| stopwatch.elapsed());
    let rate = nodes as f64 / time.as_secs_f64().max(1e-9);
    writeln!(output, "Bench: {nodes} nodes {rate:.0} nps")?;
    output.flush()?;
    Ok(())
}

fn empties(position: &Position) -> usize {
    let counts = position.counts();
    usize::from(position.size()).pow(2) - counts.black - counts.white
}
