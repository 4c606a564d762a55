//! Who plays: our own engine, or a program that speaks one of the protocols.

use std::time::Duration;

use thiserror::Error;

use crate::game::{IllegalPly, Ply, Position, Variant};
use crate::records::AnnotatedGame;
use crate::search::{Engine, GameClock, Limits, Request, Stop};

use super::referee::Round;
use super::spec::OwnEngine;

/// Somebody who finds moves.
pub trait Player: Send {
    /// A game begins, unless nobody wants it any more.
    ///
    /// # Errors
    /// If the player can't go on.
    fn new_game(&mut self, round: &Round<'_>, stop: &Stop) -> Result<(), Fault>;

    /// Is told what there is to know before the clock starts.
    ///
    /// # Errors
    /// If the player can't go on.
    fn prepare(&mut self, turn: &Turn<'_>) -> Result<(), Fault>;

    /// Finds a move in a position in which there is one; the player was prepared for it.
    ///
    /// # Errors
    /// If the player can't, or answers something that is no move. Whether the move is legal is for
    /// the caller to see.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault>;
}

/// What a player has to decide.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The game so far.
    pub game: &'a AnnotatedGame,
    /// The position after it.
    pub position: &'a Position,
    /// The time for the move.
    pub time: Time,
    /// Who takes longer than this hangs.
    pub patience: Duration,
    /// Nobody wants the move any more.
    pub stop: &'a Stop,
}

/// The time for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// As long as the player's own settings let it.
    Free,
    /// This long at most.
    Move(Duration),
    /// By a clock for the whole game.
    Clock(GameClock),
}

/// What a player decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The move; `None` gives the game up.
    pub ply: Option<Ply>,
    /// What it is worth for the player, if it says: in Othello in discs.
    pub eval: Option<f32>,
}

/// What a player did wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Fault {
    /// The program could not be started.
    #[error("could not be started: {0}")]
    Start(String),
    /// It ended, or closed its output.
    #[error("ended while it was asked something")]
    Crash,
    /// It did not answer.
    #[error("did not answer within {:.1} s", .0.as_secs_f64())]
    Hang(Duration),
    /// It answered something that is none of the answers there are.
    #[error("answered {0:?}")]
    Answer(String),
    /// It made a move that is not legal.
    #[error("played {0}, which is not legal")]
    IllegalMove(String),
    /// It played a point that its side may not play.
    #[error("played {name}: {reason}")]
    Foul {
        /// The move.
        name: String,
        /// Which rule forbids it.
        reason: IllegalPly,
    },
    /// It was not to play on.
    #[error("was stopped")]
    Stopped,
    /// It took too long.
    #[error("took {:.3} s of {:.3} s", .took.as_secs_f64(), .allowed.as_secs_f64())]
    Overstepped {
        /// The time it took.
        took: Duration,
        /// The time it had.
        allowed: Duration,
    },
}

/// Our own engine.
#[derive(Debug)]
pub(super) struct Own {
    engine: Engine,
    is_warm: bool,
    /// Chooses among equal moves in this game.
    seed: u64,
    settings: OwnEngine,
    /// The limits of the match, where the settings have none.
    defaults: Limits,
}

impl Own {
    /// An engine with its memory.
    pub(super) fn start(
        settings: OwnEngine,
        variant: Variant,
        defaults: Limits,
    ) -> Result<Self, Fault> {
        let mut engine = Engine::new(settings.hash).with_weights(settings.weights.clone());
        engine
            .reserve(&variant.start().expect("the variant has a start"))
            .map_err(|shortage| Fault::Start(shortage.to_string()))?;
        Ok(Self { engine, is_warm: false, seed: 0, settings, defaults })
    }

    fn limits(&self, time: Time) -> Limits {
        let own = self.settings.limits;
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
    fn new_game(&mut self, round: &Round<'_>, _stop: &Stop) -> Result<(), Fault> {
        self.seed = self.settings.seed.wrapping_add(round.number);
        self.engine.forget();
        // Before a clock runs; only the first time there is something to do.
        if !self.is_warm {
            self.engine.prepare(&round.variant.start().expect("the variant has a start"));
            self.is_warm = true;
        }
        Ok(())
    }

    fn prepare(&mut self, _turn: &Turn<'_>) -> Result<(), Fault> {
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let request = Request {
            seed: self.seed,
            threads: self.settings.threads,
            remember: true,
            ..Request::new(turn.position.clone(), self.limits(turn.time))
        };
        let report = self
            .engine
            .search(&request, turn.stop, &mut |_| {})
            .expect("there is a move, or nobody would be asked");
        let eval = Some(report.score.discs());
        Ok(Choice { ply: Some(Ply::Place(report.best)), eval })
    }
}
