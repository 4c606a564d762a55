//! Our own machine: with its memory and its weights at hand, and as somebody who finds moves.

use std::io;
use std::sync::Arc;

use super::player::{Choice, Fault, NewGame, Player, Time, Turn};
use crate::book::Book;
use crate::eval::othello::patterns::Weights;
use crate::game::{Ply, Position, Variant};
use crate::search::{Engine, Hash, Limits, Report, Request, Shortage, Stop};

/// How our own machine plays.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// What ends each search; without any limit the highest level is played. A clock that whoever asks
    /// tells of comes in addition.
    pub limits: Limits,
    /// Threads of each search; at least one is taken.
    pub threads: usize,
    /// The memory that is searched with.
    pub hash: Hash,
    /// What positions are judged by; the weights that come with the program if there are none.
    pub weights: Option<Arc<Weights>>,
    /// Chooses among equal moves.
    pub seed: u64,
    /// Whether to think while the opponent does, in a protocol that allows it.
    pub ponder: bool,
}

/// Our machine, which remembers the whole game.
#[derive(Debug)]
pub struct Machine {
    engine: Engine,
    settings: Settings,
    /// What the engine was made with.
    hash: Hash,
    threads: usize,
}

impl Machine {
    /// A machine that has its memory and its weights at hand: its first move may have little time.
    ///
    /// # Errors
    /// If there is not as much memory.
    pub fn new(settings: Settings) -> io::Result<Self> {
        let mut machine = Self::idle(settings);
        machine.engine.warm_up();
        machine.engine.check().map_err(io::Error::other)?;
        Ok(machine)
    }

    /// A machine that takes its memory when it is needed first.
    pub fn idle(settings: Settings) -> Self {
        let engine = engine(settings.hash, &settings);
        let (hash, threads) = (settings.hash, settings.threads);
        Self { engine, settings, hash, threads }
    }

    /// Takes the memory for games like this one.
    ///
    /// # Errors
    /// If there is not as much.
    pub fn reserve(&mut self, position: &Position) -> Result<(), Shortage> {
        self.engine.reserve(position)
    }

    /// Gets ready for games like this one: the first move may have little time.
    ///
    /// # Errors
    /// If there is not as much memory.
    pub fn warm_up(&mut self, position: &Position) -> Result<(), Shortage> {
        self.engine.reserve(position)?;
        self.engine.prepare(position);
        Ok(())
    }

    /// Uses so much memory, and so many threads for a search, from here on.
    pub fn equip(&mut self, hash: Hash, threads: usize) {
        if hash != self.hash {
            self.engine = engine(hash, &self.settings);
            self.hash = hash;
        }
        self.threads = threads;
    }

    /// Forgets what was found so far.
    pub fn forget(&mut self) {
        self.engine.forget();
    }

    /// How it plays.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Searches for the `best` best moves, or takes one from the book where its level plays from it; `None` exactly if there is no legal one.
    pub fn search(
        &mut self,
        position: &Position,
        limits: Limits,
        best: usize,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let request = Request {
            seed: self.settings.seed,
            threads: self.threads.max(1),
            best: best.max(1),
            remember: true,
            ..Request::new(position.clone(), limits)
        };
        // The book is of these weights' values.
        if self.settings.weights.is_none()
            && let Some(known) = Book::embedded(position).and_then(|book| book.choose(&request))
        {
            report(&known);
            return Some(known);
        }
        self.answer(&request, stop, report)
    }

    /// Answers a request as it stands; `None` exactly if there is no legal move.
    pub fn answer(
        &mut self,
        request: &Request,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        self.engine.search(request, stop, report)
    }
}

fn engine(hash: Hash, settings: &Settings) -> Engine {
    Engine::new(hash).with_weights(settings.weights.clone())
}

/// Our machine as somebody who finds moves.
#[derive(Debug)]
pub struct Own {
    machine: Machine,
    is_warm: bool,
    /// The seed of the settings; each game has one of its own.
    seed: u64,
    /// The limits where the settings have none.
    defaults: Limits,
}

impl Own {
    /// A machine with its memory. `defaults` is what limits it where its settings don't.
    ///
    /// # Errors
    /// If there is not as much memory.
    pub fn start(settings: Settings, variant: Variant, defaults: Limits) -> Result<Self, Fault> {
        let seed = settings.seed;
        let mut machine = Machine::idle(settings);
        machine.reserve(&start(variant))?;
        Ok(Self { machine, is_warm: false, seed, defaults })
    }

    fn limits(&self, time: Time) -> Limits {
        let own = self.machine.settings.limits;
        let mut limits = own;
        if (Limits { selectivity: None, ..own }) == Limits::default() {
            limits = Limits { selectivity: own.selectivity, ..self.defaults };
        }
        match time {
            Time::Free => {}
            Time::Move(time) => limits.time = Some(limits.time.map_or(time, |own| own.min(time))),
            Time::Clock(clock) => limits.clock = Some(clock),
        }
        limits
    }
}

impl Player for Own {
    fn new_game(&mut self, game: &NewGame, _stop: &Stop) -> Result<(), Fault> {
        self.machine.settings.seed = self.seed.wrapping_add(game.number);
        self.machine.forget();
        // Before a clock runs; only the first time there is something to do.
        if !self.is_warm {
            self.machine.warm_up(&start(game.variant))?;
            self.is_warm = true;
        }
        Ok(())
    }

    fn prepare(&mut self, _turn: &Turn<'_>) -> Result<(), Fault> {
        Ok(())
    }

    fn choose(
        &mut self,
        turn: &Turn<'_>,
        report: &mut dyn FnMut(&Report),
    ) -> Result<Choice, Fault> {
        let limits = self.limits(turn.time);
        let found = self.machine.search(turn.position, limits, 1, turn.stop, report);
        let found = found.expect("there is a move, or nobody would be asked");
        let ply = found.choice.map_or(Ply::Place(found.best), Ply::Choose);
        Ok(Choice { ply: Some(ply), eval: Some(found.score.discs()) })
    }
}

fn start(variant: Variant) -> Position {
    variant.start().expect("the variant has a start")
}
