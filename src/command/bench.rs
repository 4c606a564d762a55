//! `heibai bench`: a search of fixed positions. The node count is the engine's signature, the time its speed.

mod gomoku;
mod othello;

use std::io::Write;

use clap::Args;

use super::arguments::WeightsArguments;
use super::board_text;
use super::errors::UsageError;
use super::progress::Stopwatch;
use crate::game::Game;
use crate::numbers;
use crate::search::{Engine, HashSize, Limits, Request, Selectivity, Stop};

#[derive(Debug, Args)]
pub struct BenchArguments {
    /// The game
    #[arg(long, value_name = "GAME", default_value = "othello")]
    game: Game,

    /// Search depth; only the default gives the signature
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    depth: Option<u8>,

    #[command(flatten)]
    weights: WeightsArguments,
}

/// The table's size; the node count depends on it.
const HASH_MEBIBYTES: usize = 16;

/// Writes a line for each position, and a total.
pub(super) fn run(arguments: &BenchArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let BenchArguments { game, depth, weights } = arguments;
    let (positions, usual_depth, selectivity) = match game {
        Game::Othello => (othello::positions(), othello::DEPTH, Some(Selectivity::P73)),
        Game::Gomoku if weights.weights.is_some() => {
            let reason = "this is for Othello, not for Gomoku";
            return Err(UsageError::new("--weights", reason).into());
        }
        Game::Gomoku => (gomoku::positions(), gomoku::DEPTH, None),
    };
    let depth = Some(depth.unwrap_or(usual_depth));
    let limits = Limits { depth, selectivity, ..Limits::default() };
    let mut engine = Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)).with_weights(weights.read()?);
    engine.reserve(&positions[0])?;
    let stopwatch = Stopwatch::start();
    let mut nodes = 0;
    for position in &positions {
        let request = Request::new(position.clone(), limits);
        let report = engine
            .search(&request, &Stop::default(), &mut |_| {})
            .expect("the tests find a move in every position");
        nodes += report.nodes;
        writeln!(
            output,
            "empties {:>3}  depth {:>2}  score {:>6}  best {:<3}  nodes {:>11}",
            board_text::empty_cells(position),
            report.depth,
            report.score.to_string(),
            position.cell_name(report.best),
            report.nodes,
        )?;
        output.flush()?;
    }
    // Processor time, so that other programs on the machine don't lower the rate.
    let time = stopwatch.cpu().unwrap_or_else(|| stopwatch.elapsed());
    let rate = nodes as f64 / time.as_secs_f64().max(1e-9);
    writeln!(output, "Bench: {nodes} nodes {rate:.0} nps")?;
    output.flush()?;
    Ok(())
}
