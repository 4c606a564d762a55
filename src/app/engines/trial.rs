//! Something that is tried with a program apart from any match, on a thread of its own: what it speaks, or whether it
//! plays.

use std::io;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::ListedProgram;
use crate::engine::program::detect::{self, Detected, Undetected};
use crate::engine::program::{Program, Watch};
use crate::engine::{Fault, NewGame, Time, Turn, decide};
use crate::game::tree::{GameTree, Start};
use crate::game::{Ply, ProgramId, Variant};
use crate::search::Stop;

/// The time for the move of a test.
const TEST_MOVE: Duration = Duration::from_secs(1);
/// Who has not answered so long after it hangs.
const TEST_PATIENCE: Duration = Duration::from_secs(20);
/// How long the program may take to end.
const TEST_END: Duration = Duration::from_secs(3);

/// What is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrialKind {
    /// What a program speaks that is to be added.
    Detection(Program),
    /// Whether a program of the list starts, plays and ends.
    Test(ProgramId),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum TrialEnd {
    /// What is known of a program that is to be added.
    Detected(Result<Detected, Undetected>),
    /// How a test went.
    Tested(Result<Tested, Fault>),
}

/// A test that went well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tested {
    /// The first move that it would play.
    pub ply: String,
    /// How long it took.
    pub took: Duration,
}

/// A trial that goes on. When it is dropped it ends, and with it the program.
#[derive(Debug)]
pub struct Trial {
    stop: Stop,
    watch: Watch,
    thread: Option<JoinHandle<()>>,
}

impl Trial {
    /// Asks a program what it speaks; `tell` hears of the end, on another thread.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn detect(
        program: Program,
        tell: impl FnOnce(TrialEnd) + Send + 'static,
    ) -> io::Result<Self> {
        Self::start(Watch::default(), move |_, stop| {
            tell(TrialEnd::Detected(detect::detect(&program, detect::PATIENCE, stop)));
        })
    }

    /// Has a program of the list make the first move of a game, and end; `tell` hears of the end, and `told` of each
    /// new state, on other threads.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn test(
        listed: &ListedProgram,
        told: impl Fn() + Send + Sync + 'static,
        tell: impl FnOnce(TrialEnd) + Send + 'static,
    ) -> io::Result<Self> {
        let tested = listed.clone();
        let watch = Watch::new(move |_| told());
        Self::start(watch, move |watch, stop| {
            tell(TrialEnd::Tested(test(&tested, watch, stop)));
        })
    }

    fn start(watch: Watch, work: impl FnOnce(&Watch, &Stop) + Send + 'static) -> io::Result<Self> {
        let stop = Stop::default();
        let (theirs, seen) = (stop.clone(), watch.clone());
        let name = "heibai-trial".to_owned();
        let thread = thread::Builder::new().name(name).spawn(move || work(&seen, &theirs))?;
        Ok(Self { stop, watch, thread: Some(thread) })
    }

    /// What is seen of the program that is tested.
    pub fn watch(&self) -> &Watch {
        &self.watch
    }

    /// Wants to know no more; the end is told soon.
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
    let ply = decision.ply.unwrap_or(Ply::Pass);
    Ok(Tested { ply: position.ply_name(ply), took: decision.took })
}
