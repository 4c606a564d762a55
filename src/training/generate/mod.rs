//! Self-play that gives labelled positions.
//!
//! Every game is decided by the seed and its number alone, so that any set of games can be made
//! anywhere: a shard makes the games whose number leaves its remainder, a run that was killed goes on
//! with the games that are missing.

mod game;

use std::collections::HashSet;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub(super) use game::{margin, next};

use super::crew;
use super::dataset::{DatasetError, Record, Writer};
use crate::eval::othello::patterns::Weights;
use crate::search::{Shortage, Stop};

/// Records that are collected before they are written as a block.
const BLOCK_RECORDS: usize = 4096;

/// How games are played and labelled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    /// Decides everything, together with the number of a game.
    pub seed: u64,
    /// The most random plies a game begins with; their number is drawn evenly from 0.
    pub random_plies: u32,
    /// Moves looked ahead for the label and the move of a position; for every other one, as chance has it,
    /// one move more, so that the labels don't all lean to the side that has the last word.
    pub depth: u8,
    /// How sure these searches are of what they leave out, in percent: one of
    /// [`Selectivity::ALL`](crate::search::Selectivity::ALL).
    pub selectivity: u8,
    /// From this number of empty squares on, positions are solved.
    pub solve: u8,
    /// How often, out of a thousand, a random move is played instead of the best one.
    pub blunders: u32,
    /// How often, out of a thousand, a line aside from the game is labelled as well, while there are more
    /// empty squares than `solve`: up to [`MOST_ERRORS`] random moves of one side, with the other side's
    /// best answers between them by the evaluation alone. So are the leaves of a search: one side has tried
    /// everything, the other has answered well.
    pub side_lines: u32,
    /// Moves aside from the game that are labelled at each position from `solve` on, down to
    /// [`LEAST_EMPTIES`] empty squares.
    pub probes: u32,
    /// What played: the name of the weights or of the engine.
    pub engine: String,
    /// The weights that play, if not those that come with the program;
    /// [`Self::engine`] has to tell them apart.
    #[serde(skip)]
    pub weights: Option<Arc<Weights>>,
}

/// Random moves of one side in a line aside from the game; each more is half as likely.
pub const MOST_ERRORS: u32 = 4;

/// Positions with fewer empty squares are not kept: a search that gets so far goes to the end.
pub const LEAST_EMPTIES: u32 = 4;

/// Which of the games are to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// Games altogether, of all shards.
    pub games: u32,
    /// The number of this shard, from 0.
    pub shard: u32,
    /// How many shards there are, at least 1.
    pub shards: u32,
}

impl Share {
    /// The numbers of the games of this shard.
    pub fn games(self) -> impl Iterator<Item = u32> {
        (self.shard..self.games).step_by(self.shards.max(1) as usize)
    }
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Games of this shard.
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

/// Makes the games of a share that are not in the file yet, on so many threads, and tells of its
/// progress after each. When stopped it writes what it has and returns.
///
/// # Errors
/// [`GenerateError`] says why.
pub fn generate(
    settings: &Settings,
    share: Share,
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
    state.games = share.games().count() as u64;
    let missing: Vec<u32> = share.games().filter(|game| !known.contains(game)).collect();
    state.done = state.games - missing.len() as u64;
    progress(state);

    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::sync_channel::<Result<Vec<Record>, Shortage>>(64);
    thread::scope(|scope| {
        crew::start(scope, threads, || {
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
                while !stop.is_requested()
                    && let Some(&game) = missing.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    let Some(records) = player.play(game, stop) else { return };
                    // The receiver is gone after an error of writing only, which is told below.
                    if sender.send(Ok(records)).is_err() {
                        return;
                    }
                }
            }
        })?;
        drop(sender);
        let mut block = Vec::new();
        for records in receiver {
            let records = records?;
            state.done += 1;
            state.positions += records.len() as u64;
            block.extend(records);
            if block.len() >= BLOCK_RECORDS {
                writer.write(&block)?;
                block.clear();
            }
            progress(state);
        }
        if !block.is_empty() {
            writer.write(&block)?;
        }
        Ok(state)
    })
}
