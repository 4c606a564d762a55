//! The engine behind a session, with what it was told on the command line.

use std::io;
use std::sync::Arc;

use crate::eval::othello::patterns::Weights;
use crate::game::Position;
use crate::search::{Engine, Hash, Limits, Report, Request, Shortage, Stop};

/// How the engine behind a session plays.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// What ends each search; without any limit the highest level is played. A clock that the host
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

/// An engine that remembers the whole game.
#[derive(Debug)]
pub(super) struct Machine {
    engine: Engine,
    settings: Settings,
    /// What the engine was made with.
    hash: Hash,
    threads: usize,
}

impl Machine {
    /// An engine that has its memory and its weights at hand: its first move may have little time.
    ///
    /// # Errors
    /// If the machine has not as much memory.
    pub(super) fn new(settings: Settings) -> io::Result<Self> {
        let mut machine = Self::idle(settings);
        machine.engine.warm_up();
        machine.engine.check().map_err(io::Error::other)?;
        Ok(machine)
    }

    /// An engine that takes its memory when it is needed first.
    pub(super) fn idle(settings: Settings) -> Self {
        let engine = engine(settings.hash, &settings);
        let (hash, threads) = (settings.hash, settings.threads);
        Self { engine, settings, hash, threads }
    }

    /// Gets the engine ready for games like this one: its first move may have little time.
    ///
    /// # Errors
    /// If the machine has not as much memory.
    pub(super) fn warm_up(&mut self, position: &Position) -> Result<(), Shortage> {
        self.engine.reserve(position)?;
        self.engine.prepare(position);
        Ok(())
    }

    /// Lets the engine use so much memory, and its searches so many threads, from here on.
    pub(super) fn equip(&mut self, hash: Hash, threads: usize) {
        if hash != self.hash {
            self.engine = engine(hash, &self.settings);
            self.hash = hash;
        }
        self.threads = threads;
    }

    /// Forgets what was found so far.
    pub(super) fn forget(&mut self) {
        self.engine.forget();
    }

    pub(super) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Searches for the `best` best moves; `None` exactly if there is no legal one.
    pub(super) fn search(
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
        self.engine.search(&request, stop, report)
    }
}

fn engine(hash: Hash, settings: &Settings) -> Engine {
    Engine::new(hash).with_weights(settings.weights.clone())
}
