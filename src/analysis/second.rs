//! A second opinion: another program's analysis beside our own.

use std::fmt;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::chance::score_of;
use super::live::empties;
use super::result::{AnalysisResult, Progress};
use super::value::MoveValue;
use crate::engine::program::{State, Watch};
use crate::engine::{Analysed, Event, Fault, Host, Inquiry, Player};
use crate::game::Position;
use crate::game::tree::GameTree;
use crate::search::{RankedMove, Stop};

/// Why a program gives no opinion, or stopped.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// It can't analyse.
    Unable,
    /// A fault; it no longer runs.
    Fault(Fault),
}

/// A program's opinion of a position's moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// Its results under its name; [`Progress::Failed`] if there is trouble.
    pub result: AnalysisResult,
    /// The trouble.
    pub trouble: Option<Trouble>,
}

/// A request to a program.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondQuestion {
    /// The number of the request.
    pub generation: u64,
    /// The game, as its main line, leading to the position, which has a legal move.
    pub game: GameTree,
    /// The source name of the opinion.
    pub by: String,
    /// What is known from this source already.
    pub known: Vec<MoveValue>,
    /// The time limit.
    pub time: Duration,
}

/// The state shared by the threads.
#[derive(Default)]
struct Desk {
    opinion: Option<Opinion>,
    /// There is news that nobody has taken yet.
    is_new: bool,
}

#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Desk>>);

impl Shared {
    /// Nothing can panic under the lock, so the state is consistent.
    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the results if the request is still current; returns whether to wake the receiver.
    fn write(&self, generation: Option<u64>, change: impl FnOnce(&mut Opinion)) -> bool {
        let mut desk = self.lock();
        let is_it =
            |it: &&mut Opinion| generation.is_none_or(|it_is| it.result.generation == it_is);
        let Some(opinion) = desk.opinion.as_mut().filter(is_it) else { return false };
        change(opinion);
        !std::mem::replace(&mut desk.is_new, true)
    }
}

/// A program that gives opinions. It runs as long as this lives, and analyses only on request.
pub struct Second {
    shared: Shared,
    host: Host,
}

impl fmt::Debug for Second {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Second").field("host", &self.host).finish_non_exhaustive()
    }
}

impl Second {
    /// Starts a program with `make`, which is called again for each restart. `wake` is called, on whatever thread has a
    /// result, when [`Self::take`] has news; not again until it was taken.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        make: impl Fn(&Watch, &Stop) -> Result<Box<dyn Player>, Fault> + Send + 'static,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let shared = Shared::default();
        let theirs = shared.clone();
        let host = Host::start(make, move |event| {
            if hear(&theirs, event) {
                wake();
            }
        })?;
        Ok(Self { shared, host })
    }

    /// Asks about a position, dropping earlier requests. What is known is available at once. A program that has ended
    /// is restarted.
    pub fn ask(&self, question: SecondQuestion) {
        let SecondQuestion { generation, game, by, known, time } = question;
        let position = game.end_position();
        let legal = position.legal_cells().len();
        let moves = legal.min(position.game().kind().valued_moves());
        let result = AnalysisResult::new(generation, Arc::new(position), by, known);
        let mut desk = self.shared.lock();
        desk.opinion = Some(Opinion { result, trouble: None });
        desk.is_new = true;
        drop(desk);
        if matches!(self.host.state(), State::Ended(_)) {
            self.host.restart();
        }
        self.host.analyse(Inquiry { generation, game, moves, time });
    }

    /// Ends the analysis; nothing more is reported.
    pub fn cancel(&self) {
        *self.shared.lock() = Desk::default();
        self.host.cancel();
    }

    /// The current results of the last request; `None` if already taken.
    pub fn take(&self) -> Option<Opinion> {
        let mut desk = self.shared.lock();
        if !std::mem::take(&mut desk.is_new) {
            return None;
        }
        desk.opinion.clone()
    }

    /// The view of the program.
    pub fn watch(&self) -> Watch {
        self.host.watch()
    }
}

/// Handles a host's event; returns whether to wake the receiver.
fn hear(shared: &Shared, event: Event) -> bool {
    match event {
        Event::Found { generation, found, chance } => shared.write(Some(generation), |opinion| {
            let value = value_of(&opinion.result.position, &found, chance);
            opinion.result.write(value);
        }),
        Event::Analysed { generation, how } => shared.write(Some(generation), |opinion| {
            opinion.result.progress = match how {
                Analysed::Exact => Progress::Exact,
                Analysed::Ended => Progress::Ended,
                Analysed::Unable => Progress::Failed,
            };
            opinion.trouble = (how == Analysed::Unable).then_some(Trouble::Unable);
        }),
        // A failed start is reported without a number, and again for each request.
        Event::Failed { generation, fault } => shared.write(generation, |opinion| {
            opinion.result.progress = Progress::Failed;
            if !matches!((&opinion.trouble, &fault), (Some(_), Fault::Absent)) {
                opinion.trouble = Some(Trouble::Fault(fault));
            }
        }),
        Event::State(_) | Event::Report { .. } | Event::Decided { .. } => false,
    }
}

fn value_of(position: &Position, found: &RankedMove, chance: Option<f32>) -> MoveValue {
    let mut value = MoveValue::of(found, empties(position));
    if let Some(chance) = chance {
        value.score = score_of(position, chance);
    }
    value
}
