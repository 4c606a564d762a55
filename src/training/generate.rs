//! Self-play that makes labelled positions. Seed and number alone determine a game, and games are written in the order
//! of their numbers, so the file is the same on any number of threads. A shard makes the games whose number leaves its
//! remainder; a run that was killed continues with the missing games.

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

/// The progress of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Games wanted.
    pub games: u64,
    /// Games done, with those found in the file.
    pub done: u64,
    /// Positions in the file.
    pub positions: u64,
}

/// Why games can't be made.
#[derive(Debug, Error)]
pub enum GenerateError {
    /// The file can't be written, or holds data that was made in another way.
    #[error(transparent)]
    Data(#[from] DatasetError),
    /// The machine lacks memory or threads.
    #[error(transparent)]
    Machine(#[from] Shortage),
}

/// Makes the games with these numbers, in rising order, that are not in the file yet, and reports progress
/// after each. When stopped it writes the games before the first unfinished one, and returns.
///
/// # Errors
/// [`GenerateError`].
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
