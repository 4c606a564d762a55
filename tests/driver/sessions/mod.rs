//! The laws of the unfinished games on disk: the newest comes back after any end of the program,
//! and no program touches another's.

mod faults;
mod games;
mod kills;

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use heibai::app::session::{Claimed, ResumableGame, Session, SessionId, Sessions};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

/// Stands for a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Game {
    moves: Vec<String>,
    left_ms: u64,
}

impl Game {
    fn of_length(length: usize) -> Self {
        let moves = (0..length).map(|number| format!("move {number}")).collect();
        Self { moves, left_ms: length as u64 }
    }
}

fn place() -> (TempDir, Sessions) {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let sessions = Sessions::open(folder.path().join("sessions")).expect("it can be made");
    (folder, sessions)
}

fn files(folder: &TempDir) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder.path().join("sessions"))
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.sort();
    paths
}

fn kept(sessions: &Sessions) -> Vec<ResumableGame> {
    sessions.resumable().expect("they can be listed")
}

fn begin_saved(sessions: &Sessions, game: &Game) -> Session {
    let mut session = sessions.begin().expect("the folder can be written");
    session.save(game).expect("the folder can be written");
    session
}

/// Leaves an unfinished game behind, newer by its time of writing than all before.
fn leave(sessions: &Sessions, game: &Game) -> SessionId {
    // The system's file times are as coarse as its timer.
    thread::sleep(Duration::from_millis(15));
    begin_saved(sessions, game).id().clone()
}

/// Leaves a file behind in whose place a game should be.
fn leave_bytes(sessions: &Sessions, bytes: &[u8]) -> PathBuf {
    thread::sleep(Duration::from_millis(15));
    let path = begin_saved(sessions, &Game::of_length(0)).path();
    fs::write(&path, bytes).expect("it can be written");
    path
}

fn claim_latest(sessions: &Sessions) -> Option<Claimed<Game>> {
    sessions.claim_latest().claimed
}
