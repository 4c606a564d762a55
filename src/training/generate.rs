//! Self-play that gives labelled positions.
//!
//! Every game is decided by the seed and its number alone, and games are written in the order of their numbers: the file
//! is the same on any number of threads. A shard makes the games whose number leaves its remainder, a run that was
//! killed goes on with the games that are missing.

mod game;
mod settings;

use std::collections::HashSet;
use std::path::Path;

use thiserror::Error;

pub(super) use game::{margin, next};
pub use settings::{MAX_ERRORS, MIN_EMPTIES, Settings};

use super::dataset::{DatasetError, Writer};
use super::workers;
use crate::search::{Shortage, Stop};

/// How far a run has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Games that are wanted.
    pub games: u64,
    /// Games that are done, with those found in the file.
    pub done: u64,
    /// Positions in the file, with those found there.
    pub positions: u64,
}

/// Says why games can't be made.
#[derive(Debug, Error)]
pub enum GenerateError {
    /// The file can't be written, or holds data that was made in another way.
    #[error(transparent)]
    Data(#[from] DatasetError),
    /// The machine can't give what it takes.
    #[error(transparent)]
    Machine(#[from] Shortage),
}

/// Makes the games with these numbers, in rising order, that are not in the file yet, on so many threads, and tells of
/// its progress after each. When stopped it writes what it has, up to the first game that is not done, and returns.
///
/// # Errors
/// [`GenerateError`] says why.
pub fn generate(
    settings: &Settings,
    games: impl Iterator<Item = u32>,
    threads: usize,
    path: &Path,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Result<Progress, GenerateError> {
    let description = serde_json::to_string(settings).expect("settings are plain values");
    let mut known = HashSet::new();
    let mut state = Progress::default();
    let mut writer = Writer::resume(path, &description, &mut |records| {
        known.extend(records.iter().map(|record| record.game));
        state.positions += records.len() as u64;
    })?;
    let missing: Vec<u32> =
        games.inspect(|_| state.games += 1).filter(|game| !known.contains(game)).collect();
    state.done = state.games - missing.len() as u64;
    progress(state);

    workers::in_order(
        &missing,
        threads,
        || game::Player::new(settings),
        |player, &game| if stop.is_requested() { None } else { player.play(game, stop) },
        |records| {
            state.done += 1;
            state.positions += records.len() as u64;
            writer.add_game(&records)?;
            progress(state);
            Ok::<_, GenerateError>(())
        },
    )?;
    writer.finish()?;
    Ok(state)
}
