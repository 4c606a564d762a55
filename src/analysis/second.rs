//! The opinion of a program of somebody else about the moves of a position, beside our own.

use std::fmt;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::chance::score_of;
use super::live::empties;
use super::sheet::{Progress, Sheet};
use super::value::MoveValue;
use crate::engine::program::{State, Watch};
use crate::engine::{Analysed, Event, Fault, Found, Host, Inquiry, Player};
use crate::game::tree::GameTree;
use crate::game::{Game, Position};
use crate::search::Stop;

/// Moves of Gomoku that a program is asked for: almost every point is one, and few are worth a look.
const MOST_OF_GOMOKU: usize = 8;

/// Why a program gives no opinion, or no more of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// It can't analyse.
    Unable,
    /// It has done something wrong, and runs no more.
    Fault(Fault),
}

/// What a program says of the moves of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// What it says, by its name; [`Progress::Failed`] if there is trouble.
    pub sheet: Sheet,
    /// What is wrong.
    pub trouble: Option<Trouble>,
}

/// What somebody wants to know of a program.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondQuestion {
    /// The number that the question has.
    pub generation: u64,
    /// The game, as its main line, that leads to the position, in which there is a move.
    pub game: GameTree,
    /// The name that the opinion goes by.
    pub by: String,
    /// What is known by that name already.
    pub known: Vec<MoveValue>,
    /// It ends after so long.
    pub time: Duration,
}

/// What the threads share.
#[derive(Default)]
struct Desk {
    opinion: Option<Opinion>,
    /// There is something that nobody has taken yet.
    is_new: bool,
}

#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Desk>>);

impl Shared {
    /// Nothing that could panic happens under the lock, so what is found there is whole.
    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what is known of a question if it still is the one that is wanted; tells whether somebody is to be woken.
    fn write(&self, generation: Option<u64>, change: impl FnOnce(&mut Opinion)) -> bool {
        let mut desk = self.lock();
        let is_it = |it: &&mut Opinion| generation.is_none_or(|it_is| it.sheet.generation == it_is);
        let Some(opinion) = desk.opinion.as_mut().filter(is_it) else { return false };
        change(opinion);
        !std::mem::replace(&mut desk.is_new, true)
    }
}

/// A program that is asked for its opinion. It runs as long as this lives, and analyses only while it is asked to.
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
    /// Starts a program with `make`, which is called again for each new start. `wake` is called, on whatever thread has
    /// found something, when [`Self::take`] has something new to give; not again before it was taken.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
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

    /// Asks about a position. What is known of it already is there to be taken at once; what was asked before is not
    /// wanted any more. A program that has ended is started anew.
    pub fn ask(&self, question: SecondQuestion) {
        let SecondQuestion { generation, game, by, known, time } = question;
        let position = game.end_position();
        let legal = position.legal_cells().len();
        let moves = match position.game() {
            Game::Othello => legal,
            Game::Gomoku => legal.min(MOST_OF_GOMOKU),
        };
        let sheet = Sheet::new(generation, Arc::new(position), by, known);
        let mut desk = self.shared.lock();
        desk.opinion = Some(Opinion { sheet, trouble: None });
        desk.is_new = true;
        drop(desk);
        if matches!(self.host.state(), State::Ended(_)) {
            self.host.restart();
        }
        self.host.analyse(Inquiry { generation, game, moves, time });
    }

    /// Ends the analysis; nothing more is told.
    pub fn cancel(&self) {
        *self.shared.lock() = Desk::default();
        self.host.cancel();
    }

    /// What is known now of the question that was asked last; `None` if that was taken already.
    pub fn take(&self) -> Option<Opinion> {
        let mut desk = self.shared.lock();
        if !std::mem::take(&mut desk.is_new) {
            return None;
        }
        desk.opinion.clone()
    }

    /// What is seen of the program.
    pub fn watch(&self) -> Watch {
        self.host.watch()
    }
}

/// Takes in what a host tells; gives whether somebody is to be woken.
fn hear(shared: &Shared, event: Event) -> bool {
    match event {
        Event::Found { generation, found } => shared.write(Some(generation), |opinion| {
            let value = value_of(&opinion.sheet.position, &found);
            opinion.sheet.write(value);
        }),
        Event::Analysed { generation, how } => shared.write(Some(generation), |opinion| {
            opinion.sheet.progress = match how {
                Analysed::Exact => Progress::Exact,
                Analysed::Ended => Progress::Ended,
                Analysed::Unable => Progress::Failed,
            };
            opinion.trouble = (how == Analysed::Unable).then_some(Trouble::Unable);
        }),
        // One that can't be started is told of without a number, and whatever is asked of it then with one.
        Event::Failed { generation, fault } => shared.write(generation, |opinion| {
            opinion.sheet.progress = Progress::Failed;
            if !matches!((&opinion.trouble, &fault), (Some(_), Fault::Absent)) {
                opinion.trouble = Some(Trouble::Fault(fault));
            }
        }),
        Event::State(_) | Event::Report { .. } | Event::Decided { .. } => false,
    }
}

fn value_of(position: &Position, found: &Found) -> MoveValue {
    let mut value = MoveValue::of(&found.found, empties(position));
    if let Some(chance) = found.chance {
        value.score = score_of(position, chance);
    }
    value
}
