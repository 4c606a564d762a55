//! `heibai bench`: a search of fixed positions, whose count of nodes is the engine's signature and
//! whose time is its speed.

mod positions;

use std::io::Write;

use super::arguments::{BenchArguments, WeightsArguments};
use super::effort::Stopwatch;
use crate::game::Position;
use crate::records::board_string;
use crate::search::{Engine, Hash, Limits, Request, Selectivity, Stop};
use positions::POSITIONS;

/// Moves looked ahead; positions with no more empty squares are solved.
const DEPTH: u8 = 12;

/// How sure the search is of what it leaves out.
const SELECTIVITY: Selectivity = Selectivity::P73;

/// Memory of the search; the count of nodes depends on it.
const HASH_MEBIBYTES: usize = 16;

/// What is searched.
pub(super) struct Settings {
    depth: u8,
    weights: WeightsArguments,
}

impl From<BenchArguments> for Settings {
    fn from(arguments: BenchArguments) -> Self {
        Self { depth: arguments.depth.unwrap_or(DEPTH), weights: arguments.weights }
    }
}

/// Writes a line for each position and one for all.
///
/// # Errors
/// If the weights can't be read, or `output` can't be written to.
pub(super) fn run(settings: &Settings, output: &mut impl Write) -> anyhow::Result<()> {
    let mut engine =
        Engine::new(Hash::mebibytes(HASH_MEBIBYTES)).with_weights(settings.weights.read()?);
    let limits =
        Limits { depth: Some(settings.depth), selectivity: Some(SELECTIVITY), ..Limits::default() };
    let stopwatch = Stopwatch::start();
    let mut nodes = 0;
    for text in POSITIONS {
        let position = board_string::read(text).expect("the tests read every position");
        let empties = position.empty_count();
        let position = Position::Othello(position);
        let request = Request::new(position.clone(), limits);
        let report = engine
            .search(&request, &Stop::default(), &mut |_| {})
            .expect("the tests find a move in every position");
        nodes += report.nodes;
        writeln!(
            output,
            "empties {empties:>2}  depth {:>2}  score {:>6}  best {}  nodes {:>11}",
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
