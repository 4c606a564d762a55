//! A trial of a program outside of any match, on a thread of its own: which protocol it speaks, or whether it can play.

use std::io;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::ListedProgram;
use crate::engine::program::detect::{self, Detected, Undetected};
use crate::engine::program::{Ended, Program, State, Watch};
use crate::engine::{Fault, NewGame, Time, Turn, decide};
use crate::game::tree::{GameTree, Start};
use crate::game::{ProgramId, Variant};
use crate::search::Stop;

const TEST_MOVE: Duration = Duration::from_secs(1);
/// A program that takes longer hangs.
const TEST_PATIENCE: Duration = Duration::from_secs(20);
const TEST_END: Duration = Duration::from_secs(3);

/// What to try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrialKind {
    /// Detect the protocol of a program.
    Detection(Program),
    /// Test whether a listed program starts, moves and exits.
    Test(ProgramId),
}

/// The result.
#[derive(Clone, Debug, PartialEq)]
pub enum TrialEnd {
    /// What was detected.
    Detected(Result<Detected, Undetected>),
    /// The result of a test.
    Tested(Result<Tested, Fault>),
}

/// A successful test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tested {
    /// The program's first move; empty if it resigned instead.
    pub ply: String,
    /// The time it took.
    pub took: Duration,
}

/// A running trial. Dropping it ends it, and the program with it.
#[derive(Debug)]
pub struct Trial {
    stop: Stop,
    watch: Watch,
    thread: Option<JoinHandle<()>>,
}

impl Trial {
    /// Detects a program's protocol; `on_end` is called on another thread.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn detect(
        program: Program,
        on_end: impl FnOnce(TrialEnd) + Send + 'static,
    ) -> io::Result<Self> {
        Self::start(Watch::default(), move |_, stop| {
            on_end(TrialEnd::Detected(detect::detect(&program, detect::PATIENCE, stop)));
        })
    }

    /// Has a listed program start, make the first move of a game, and exit; `on_end` and, for each change of its state,
    /// `on_state` are called on other threads.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn test(
        listed: &ListedProgram,
        on_state: impl Fn() + Send + Sync + 'static,
        on_end: impl FnOnce(TrialEnd) + Send + 'static,
    ) -> io::Result<Self> {
        let tested = listed.clone();
        let watch = Watch::new(move |_| on_state());
        Self::start(watch, move |watch, stop| {
            let end = test(&tested, watch, stop);
            // One that never ran has told of no end.
            watch.set(State::Ended(Ended::NotStarted));
            on_end(TrialEnd::Tested(end));
        })
    }

    fn start(watch: Watch, work: impl FnOnce(&Watch, &Stop) + Send + 'static) -> io::Result<Self> {
        let stop = Stop::default();
        let (theirs, seen) = (stop.clone(), watch.clone());
        let name = "heibai-trial".to_owned();
        let thread = thread::Builder::new().name(name).spawn(move || work(&seen, &theirs))?;
        Ok(Self { stop, watch, thread: Some(thread) })
    }

    /// The state and log of the program under test.
    pub fn watch(&self) -> &Watch {
        &self.watch
    }

    /// Asks the trial to end soon.
    pub fn cancel(&self) {
        self.stop.request();
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        self.cancel();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn test(listed: &ListedProgram, watch: &Watch, stop: &Stop) -> Result<Tested, Fault> {
    let variant = Variant::usual(listed.game);
    let mut player = listed.dialect.start(&listed.program(), variant, watch, stop)?;
    player.new_game(&NewGame { variant, number: 0 }, stop)?;
    let position = variant.start().expect("the usual variant has a start");
    let game = GameTree::new(Start::of(variant).expect("as above"));
    let patience = TEST_MOVE + TEST_PATIENCE;
    let time = Time::Move(TEST_MOVE);
    let turn = Turn { game: &game, position: &position, time, patience, stop };
    let decision = decide(&mut *player, &turn, TEST_PATIENCE, &mut |_| {})?;
    player.quit(TEST_END)?;
    let ply = decision.ply.map(|ply| position.ply_name(ply)).unwrap_or_default();
    Ok(Tested { ply, took: decision.took })
}
