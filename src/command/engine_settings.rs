//! The arguments that say how the engine plays, as the protocols take them.

use super::arguments::{EngineArguments, SearchArguments};
use crate::eval::gomoku;
use crate::eval::othello::patterns::WeightsError;
use crate::protocol;
use crate::search::Limits;

/// The settings for Othello.
pub(super) fn settings(arguments: &EngineArguments) -> Result<protocol::Settings, WeightsError> {
    let settings = search_settings(&arguments.search);
    Ok(protocol::Settings {
        limits: Limits { selectivity: arguments.selectivity, ..settings.limits },
        weights: arguments.weights.read()?,
        ..settings
    })
}

/// The settings for either game.
pub(super) fn search_settings(arguments: &SearchArguments) -> protocol::Settings {
    let &SearchArguments { level, depth, time, nodes, threads, hash, seed } = arguments;
    protocol::Settings {
        limits: Limits { level, depth, selectivity: None, time, clock: None, nodes },
        threads,
        hash,
        weights: None,
        gomoku_weights: gomoku::Weights::default(),
        seed,
        ponder: false,
    }
}
