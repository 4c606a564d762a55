//! The engine behind a session, with what it was told on the command line.

use std::sync::Arc;

use crate::eval::othello::patterns::Weights;
use crate::game::Position;
use crate::search::{Engine, Hash, Limits, Report, Request, Stop};

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
}

impl Machine {
    /// An engine that has its memory and its weights at hand: its first move may have little time.
    pub(super) fn new(settings: Settings) -> Self {
        let mut engine = Engine::new(settings.hash).with_weights(settings.weights.clone());
        engine.warm_up();
        Self { engine, settings }
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
            threads: self.settings.threads.max(1),
            best: best.max(1),
            remember: true,
            ..Request::new(position.clone(), limits)
        };
        self.engine.search(&request, stop, report)
    }
}
