//! Self-play that gives labelled positions.
//!
//! Every game is decided by the seed and its number alone, and games are written in the order of their numbers: the file
//! is the same on any number of threads. A shard makes the games whose number leaves its remainder, a run that was
//! killed goes on with the games that are missing.

mod game;
mod settings;

use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use thiserror::Error;

pub(super) use game::{margin, next};
pub use settings::{LEAST_EMPTIES, MOST_ERRORS, Settings};

use super::dataset::{DatasetError, Record, Writer};
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

    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::sync_channel::<Result<(usize, Vec<Record>), Shortage>>(64);
    thread::scope(|scope| {
        workers::start(scope, threads, || {
            let (sender, missing, next) = (sender.clone(), &missing, &next);
            move || {
                let mut player = match game::Player::new(settings) {
                    Ok(player) => player,
                    Err(shortage) => {
                        // Nobody listens any more if another one has failed before.
                        let _ = sender.send(Err(shortage));
                        return;
                    }
                };
                while !stop.is_requested() {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&game) = missing.get(at) else { return };
                    let Some(records) = player.play(game, stop) else { return };
                    // The receiver is gone after an error of writing only, which is told below.
                    if sender.send(Ok((at, records))).is_err() {
                        return;
                    }
                }
            }
        })?;
        drop(sender);
        let (mut waiting, mut written) = (BTreeMap::new(), 0);
        for played in receiver {
            let (at, records) = played?;
            waiting.insert(at, records);
            while let Some(records) = waiting.remove(&written) {
                written += 1;
                state.done += 1;
                state.positions += records.len() as u64;
                writer.add_game(&records)?;
                progress(state);
            }
        }
        writer.finish()?;
        Ok(state)
    })
}
