//! The interface of a player, its requests and its faults; and the one place where answers are timed and checked.

use std::fmt;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::game::tree::GameTree;
use crate::game::{IllegalPly, Ply, Position, Variant};
use crate::marks::excerpt;
use crate::search::{GameClock, RankedMove, Report, Shortage, Stop};

/// Somebody who finds moves.
pub trait Player: Send {
    /// Begins a game, unless `stop` comes.
    ///
    /// # Errors
    /// If the player can't continue.
    fn new_game(&mut self, game: &NewGame, stop: &Stop) -> Result<(), Fault>;

    /// Prepares for a turn before the clock starts.
    ///
    /// # Errors
    /// If the player can't continue.
    fn prepare(&mut self, turn: &Turn<'_>) -> Result<(), Fault>;

    /// Finds a move where there is one, after [`Self::prepare`], reporting intermediate results if it has any.
    ///
    /// # Errors
    /// If the player can't, or its answer is no move. [`decide`] checks legality.
    fn choose(&mut self, turn: &Turn<'_>, report: &mut dyn FnMut(&Report))
    -> Result<Choice, Fault>;

    /// After [`Self::prepare`], analyses roughly this many of the best moves until the turn's patience runs out or all
    /// are exact. Each is reported repeatedly, with the chance to win from 0 to 1 if that is given instead of a score.
    ///
    /// # Errors
    /// If the player can't continue, or said nothing usable.
    fn analyse(
        &mut self,
        _turn: &Turn<'_>,
        _moves: usize,
        _report: &mut dyn FnMut(RankedMove, Option<f32>),
    ) -> Result<Analysed, Fault> {
        Ok(Analysed::Unable)
    }

    /// Prepares for the next request after a stopped search.
    ///
    /// # Errors
    /// If that takes longer than `patience`, the player can't continue, or `stop` comes first.
    fn settle(&mut self, _patience: Duration, _stop: &Stop) -> Result<(), Fault> {
        Ok(())
    }

    /// Quits for good.
    ///
    /// # Errors
    /// [`Fault::Lingered`] if that takes longer than `patience`; dropping it kills it anyway.
    fn quit(&mut self, _patience: Duration) -> Result<(), Fault> {
        Ok(())
    }
}

/// How an analysis ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Analysed {
    /// Time ran out.
    Ended,
    /// Every move is exact.
    Exact,
    /// The player can't analyse.
    Unable,
}

/// A new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The game and its start.
    pub variant: Variant,
    /// Distinguishes games, for random choices among equal moves.
    pub number: u64,
}

/// A decision asked of a player.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The game so far, as its main line.
    pub game: &'a GameTree,
    /// The position after it.
    pub position: &'a Position,
    /// The time for the move.
    pub time: Time,
    /// A player that takes longer hangs.
    pub patience: Duration,
    /// Requested when the move is no longer wanted.
    pub stop: &'a Stop,
}

impl Turn<'_> {
    /// The plies so far.
    pub fn plies(&self) -> Vec<Ply> {
        self.game.plies(self.game.main_end())
    }
}

/// The time for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// Up to the player's own settings.
    Free,
    /// At most this long.
    Move(Duration),
    /// A clock for the whole game.
    Clock(GameClock),
}

impl Time {
    /// How long the move may take, if limited.
    pub fn allowed(&self) -> Option<Duration> {
        match *self {
            Self::Free => None,
            Self::Move(time) => Some(time),
            Self::Clock(clock) => Some(clock.left),
        }
    }
}

/// A player's answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The move; `None` resigns.
    pub ply: Option<Ply>,
    /// The player's evaluation from its own view, if given: in Othello in discs.
    pub eval: Option<f32>,
}

/// A legal answer in time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    /// The move; `None` resigns.
    pub ply: Option<Ply>,
    /// The player's evaluation from its own view, if given: in Othello in discs.
    pub eval: Option<f32>,
    /// How long it took.
    pub took: Duration,
}

/// Asks a player for a move where there is one, times it, and checks the answer. A move may be late by `margin`.
///
/// # Errors
/// The player's fault.
pub fn decide(
    player: &mut dyn Player,
    turn: &Turn<'_>,
    margin: Duration,
    report: &mut dyn FnMut(&Report),
) -> Result<Decision, Fault> {
    player.prepare(turn)?;
    let started = Instant::now();
    let Choice { ply, eval } = player.choose(turn, report)?;
    let took = started.elapsed();
    if let Some(allowed) = turn.time.allowed().filter(|&allowed| took > allowed + margin) {
        return Err(Fault::Overstepped { took, allowed });
    }
    if ply == Some(Ply::Pass) && !turn.position.must_pass() {
        return Err(Fault::IllegalMove(turn.position.ply_name(Ply::Pass)));
    }
    if let Some(ply) = ply
        && let Err(reason) = turn.position.clone().play(ply)
    {
        let name = turn.position.ply_name(ply);
        return Err(match reason {
            IllegalPly::Forbidden(_) => Fault::Foul { name, reason },
            _ => Fault::IllegalMove(name),
        });
    }
    Ok(Decision { ply, eval, took })
}

/// A player's fault.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Fault {
    /// It could not be started.
    #[error("could not be started: {0}")]
    Start(StartFault),
    /// It ended, or closed its output.
    #[error("ended unexpectedly")]
    Crash,
    /// It did not answer in time.
    #[error("did not answer within {:.1} s", .0.as_secs_f64())]
    Hang(Duration),
    /// Its answer was malformed; this is its beginning.
    #[error("answered {0:?}")]
    Answer(String),
    /// It refused the board of this game, in these words.
    #[error("can't play on this board: {0:?}")]
    Board(String),
    /// It refused a move of the game.
    #[error("does not accept the move {name}: {answer:?}")]
    Refused {
        /// The move.
        name: String,
        /// What it said.
        answer: String,
    },
    /// Its move was illegal.
    #[error("played {0}, which is not legal")]
    IllegalMove(String),
    /// It played a forbidden point.
    #[error("played {name}: {reason}")]
    Foul {
        /// The move.
        name: String,
        /// Which rule forbids it.
        reason: IllegalPly,
    },
    /// It wrote an excessive amount.
    #[error("writes endlessly")]
    Flood,
    /// It did not quit when asked.
    #[error("did not quit within {:.1} s", .0.as_secs_f64())]
    Lingered(Duration),
    /// It is not running.
    #[error("is not running")]
    Absent,
    /// Its protocol can't express the start of this game.
    #[error("can't be given a game with this start")]
    SetUp,
    /// It was stopped.
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

impl Fault {
    pub(super) fn answered(answer: &str) -> Self {
        Self::Answer(excerpt(answer))
    }

    pub(super) fn of_board(answer: &str) -> Self {
        Self::Board(excerpt(answer))
    }

    pub(super) fn illegal(answer: &str) -> Self {
        Self::IllegalMove(excerpt(answer))
    }
}

/// Why a player could not be started.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartFault {
    /// The system did not start a program.
    #[error("{program}: {reason}")]
    Program {
        /// The program.
        program: String,
        /// The system's reason.
        reason: StartReason,
    },
    /// Our own engine is short of something.
    #[error("{0}")]
    Shortage(Shortage),
}

impl From<Shortage> for StartFault {
    fn from(shortage: Shortage) -> Self {
        Self::Shortage(shortage)
    }
}

// Its text is part of the fault's own, so it is no source.
impl From<StartFault> for Fault {
    fn from(fault: StartFault) -> Self {
        Self::Start(fault)
    }
}

impl From<Shortage> for Fault {
    fn from(shortage: Shortage) -> Self {
        Self::Start(shortage.into())
    }
}

/// Why the system did not start a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartReason {
    /// The kind of error.
    pub kind: io::ErrorKind,
    /// The system's message, for unforeseen errors.
    pub text: String,
    /// Whether the program's file is there all the same.
    pub is_there: bool,
    /// Whether that is a folder.
    pub is_folder: bool,
}

impl StartReason {
    /// What the system said when `program`, a path or a name, was to be started.
    pub fn of(error: io::Error, program: &str) -> Self {
        let program = Path::new(program);
        Self { is_there: program.exists(), is_folder: program.is_dir(), ..error.into() }
    }
}

impl From<io::Error> for StartReason {
    fn from(error: io::Error) -> Self {
        Self { kind: error.kind(), text: error.to_string(), is_there: false, is_folder: false }
    }
}

impl fmt::Display for StartReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
