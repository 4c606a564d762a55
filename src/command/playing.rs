//! How the engine plays, made of the arguments that say so.

use std::time::Duration;

use super::UsageError;
use super::arguments::{EngineArguments, SearchArguments};
use crate::game::Level;
use crate::protocol;
use crate::search::{Hash, Limits, Selectivity};

/// The settings of a conversation about Othello.
///
/// # Errors
/// If a number is none that the engine knows, or the weights can't be read.
pub(super) fn settings(arguments: &EngineArguments) -> anyhow::Result<protocol::Settings> {
    let selectivity = match arguments.selectivity {
        None => None,
        Some(percent) => Some(Selectivity::from_percent(percent).ok_or_else(|| UsageError {
            argument: "--selectivity",
            reason: format!("expected 73, 87, 95, 98, 99 or 100, found {percent}"),
        })?),
    };
    let settings = search_settings(&arguments.search)?;
    Ok(protocol::Settings {
        limits: Limits { selectivity, ..settings.limits },
        weights: arguments.weights.read()?,
        ..settings
    })
}

/// The settings of a conversation about any game.
///
/// # Errors
/// If a number is none that the engine knows.
pub(super) fn search_settings(
    arguments: &SearchArguments,
) -> Result<protocol::Settings, UsageError> {
    Ok(protocol::Settings {
        limits: Limits {
            level: arguments.level.and_then(Level::new),
            depth: arguments.depth,
            selectivity: None,
            time: arguments.time.map(|time| seconds("--time", time)).transpose()?,
            clock: None,
            nodes: arguments.nodes,
        },
        threads: usize::from(arguments.threads),
        hash: Hash::mebibytes(arguments.hash as usize),
        weights: None,
        seed: arguments.seed,
        ponder: false,
    })
}

/// A time that is written in seconds.
pub(super) fn seconds(argument: &'static str, seconds: f64) -> Result<Duration, UsageError> {
    let error = || UsageError {
        argument,
        reason: format!("expected seconds, more than 0, found {seconds}"),
    };
    Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero()).ok_or_else(error)
}
