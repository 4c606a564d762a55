//! A second opinion: another program's analysis beside our own.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use super::chance::score_of;
use super::result::{AnalysisResult, Progress};
use super::value::{MoveValue, empties};
use super::worker::Latest;
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

/// A program that gives opinions. It runs as long as this lives, and analyses only on request.
#[derive(Debug)]
pub struct Second {
    opinions: Arc<Latest<Opinion>>,
    host: Host,
}

impl Second {
    /// Starts a program with `make`, as for each restart. `wake` is called on any thread when [`Self::take`] has news; not
    /// again until it was taken.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        make: impl Fn(&Watch, &Stop) -> Result<Box<dyn Player>, Fault> + Send + 'static,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let opinions = Arc::new(Latest::new());
        let theirs = Arc::clone(&opinions);
        let host = Host::start(make, move |event| {
            if hear(&theirs, event) {
                wake();
            }
        })?;
        Ok(Self { opinions, host })
    }

    /// Asks about a position, dropping earlier requests; what is known is available at once. Restarts an ended program.
    pub fn ask(&self, question: SecondQuestion) {
        let SecondQuestion { generation, game, by, known, time } = question;
        let position = game.end_position();
        let legal = position.legal_cells().len();
        let moves = legal.min(position.game().kind().valued_moves());
        let result = AnalysisResult::new(generation, Arc::new(position), by, known);
        self.opinions.set(Opinion { result, trouble: None });
        if matches!(self.host.state(), State::Ended(_)) {
            self.host.restart();
        }
        self.host.analyse(Inquiry { generation, game, moves, time });
    }

    /// Ends the analysis; nothing more is reported.
    pub fn cancel(&self) {
        self.opinions.clear();
        self.host.cancel();
    }

    /// The current results of the last request; `None` if already taken.
    pub fn take(&self) -> Option<Opinion> {
        self.opinions.take()
    }

    /// The watch on the program.
    pub fn watch(&self) -> Watch {
        self.host.watch()
    }
}

/// Handles a host's event; returns whether to wake the receiver.
fn hear(opinions: &Latest<Opinion>, event: Event) -> bool {
    let update = |generation: Option<u64>, change: &dyn Fn(&mut Opinion)| {
        let is_current =
            |it: &Opinion| generation.is_none_or(|number| it.result.generation == number);
        opinions.update(is_current, change)
    };
    match event {
        Event::Found { generation, found, chance } => update(Some(generation), &|opinion| {
            let value = value_of(&opinion.result.position, &found, chance);
            opinion.result.write(value);
        }),
        Event::Analysed { generation, how } => update(Some(generation), &|opinion| {
            opinion.result.progress = match how {
                Analysed::Exact => Progress::Exact,
                Analysed::Ended => Progress::Ended,
                Analysed::Unable => Progress::Failed,
            };
            opinion.trouble = (how == Analysed::Unable).then_some(Trouble::Unable);
        }),
        // A failed start is reported without a number, and again for each request.
        Event::Failed { generation, fault } => update(generation, &|opinion| {
            opinion.result.progress = Progress::Failed;
            if !matches!((&opinion.trouble, &fault), (Some(_), Fault::Absent)) {
                opinion.trouble = Some(Trouble::Fault(fault.clone()));
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
