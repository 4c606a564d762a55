//! `heibai bench`: a search of fixed positions, whose count of nodes is the engine's signature and
//! whose time is its speed.

mod gomoku;
mod othello;

use std::io::Write;
use std::sync::Arc;

use super::arguments::{BenchArguments, GameArgument, WeightsArguments};
use super::effort::Stopwatch;
use super::errors::UsageError;
use crate::eval::othello::patterns::Weights;
use crate::game::Position;
use crate::search::{Engine, Hash, Limits, Request, Selectivity, Stop};

/// Memory of the search; the count of nodes depends on it.
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
            GameArgument::Othello => (othello::positions(), othello::DEPTH, Some(Selectivity::P73)),
            GameArgument::Gomoku if weights.weights.is_some() => {
                let reason = "this is for Othello, not for Gomoku".to_owned();
                return Err(UsageError { argument: "--weights", reason });
            }
            GameArgument::Gomoku => (gomoku::positions(), gomoku::DEPTH, None),
        };
        let depth = Some(depth.unwrap_or(usual_depth));
        Ok(Self { positions, limits: Limits { depth, selectivity, ..Limits::default() }, weights })
    }
}

/// Writes a line for each position and one for all.
///
/// # Errors
/// If the weights can't be read, the machine has too little memory, or `output` can't be written to.
pub(super) fn run(settings: &Settings, output: &mut impl Write) -> anyhow::Result<()> {
    let weights: Option<Arc<Weights>> = settings.weights.read()?;
    let mut engine = Engine::new(Hash::mebibytes(HASH_MEBIBYTES)).with_weights(weights);
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
    // Processor time: another program on the same machine is no reason for a lower rate.
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
