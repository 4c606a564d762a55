//! Our own engine: with its memory and weights ready, and as a player.

use std::io;
use std::sync::Arc;

use super::player::{Choice, Fault, NewGame, Player, Time, Turn};
use crate::book::Book;
use crate::eval::gomoku;
use crate::eval::othello::patterns::Weights;
use crate::game::{Ply, Position, Variant};
use crate::search::{Engine, HashSize, Limits, Report, Request, Shortage, Stop};

/// How our engine plays.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// What ends each search; without a limit it plays the highest level. The game's clock comes on top.
    pub limits: Limits,
    /// Threads of each search; at least one is used.
    pub threads: usize,
    /// The transposition table.
    pub hash: HashSize,
    /// The evaluation's weights; the embedded ones by default.
    pub weights: Option<Arc<Weights>>,
    /// The weights of Gomoku's evaluation.
    pub gomoku_weights: gomoku::Weights,
    /// Decides among equal moves.
    pub seed: u64,
    /// Whether to ponder, in a protocol that allows it.
    pub ponder: bool,
}

/// Our engine with what it remembers of the whole game.
#[derive(Debug)]
pub struct Machine {
    engine: Engine,
    settings: Settings,
    hash: HashSize,
    threads: usize,
}

impl Machine {
    /// An engine with memory and weights ready, since the first move may be short of time.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub fn new(settings: Settings) -> io::Result<Self> {
        let mut machine = Self::idle(settings);
        machine.engine.warm_up();
        machine.engine.check().map_err(io::Error::other)?;
        Ok(machine)
    }

    /// An engine that allocates its memory on first use.
    pub fn idle(settings: Settings) -> Self {
        let engine = engine(settings.hash, &settings);
        let (hash, threads) = (settings.hash, settings.threads);
        Self { engine, settings, hash, threads }
    }

    /// Allocates the memory for games like this one.
    ///
    /// # Errors
    /// If there is not enough.
    pub fn reserve(&mut self, position: &Position) -> Result<(), Shortage> {
        self.engine.reserve(position)
    }

    /// Prepares for games like this one, since the first move may be short of time.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub fn warm_up(&mut self, position: &Position) -> Result<(), Shortage> {
        self.engine.reserve(position)?;
        self.engine.prepare(position);
        Ok(())
    }

    /// Sets the memory and the threads of later searches.
    pub fn equip(&mut self, hash: HashSize, threads: usize) {
        if hash != self.hash {
            self.engine = engine(hash, &self.settings);
            self.hash = hash;
        }
        self.threads = threads;
    }

    /// Clears what was found.
    pub fn forget(&mut self) {
        self.engine.forget();
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Searches for the `best` best moves, or takes one from the book; `None` if and only if there is no legal one.
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
        // The book's values are those of the embedded weights.
        if self.settings.weights.is_none()
            && self.settings.gomoku_weights == gomoku::Weights::default()
            && let Some(known) = Book::embedded(position).and_then(|book| book.choose(&request))
        {
            report(&known);
            return Some(known);
        }
        self.answer(&request, stop, report)
    }

    /// Answers a request as it is; `None` if and only if there is no legal move.
    pub fn answer(
        &mut self,
        request: &Request,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        self.engine.search(request, stop, report)
    }
}

fn engine(hash: HashSize, settings: &Settings) -> Engine {
    Engine::new(hash)
        .with_weights(settings.weights.clone())
        .with_gomoku_weights(settings.gomoku_weights)
}

/// Our engine as a player.
#[derive(Debug)]
pub struct Own {
    machine: Machine,
    is_warm: bool,
    /// The settings' seed; each game derives its own.
    seed: u64,
    defaults: Limits,
}

impl Own {
    /// An engine with its memory. `defaults` limit it where its settings don't.
    ///
    /// # Errors
    /// If there is not enough memory.
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
        // Before a clock runs; this does something only the first time.
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
        let ply = found.choice.map_or_else(|| turn.position.ply_on(found.best), Ply::Choose);
        Ok(Choice { ply: Some(ply), eval: Some(found.score.discs()) })
    }
}

fn start(variant: Variant) -> Position {
    variant.start().expect("the variant has a start")
}
