//! Somebody who finds moves, what it is asked and what it may do wrong; and the one place where what it answers is
//! measured and looked at.

use std::fmt;
use std::io;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::game::tree::GameTree;
use crate::game::{IllegalPly, Ply, Position, Variant};
use crate::search::{GameClock, RankedMove, Report, Shortage, Stop};

/// Somebody who finds moves.
pub trait Player: Send {
    /// A game begins, unless nobody wants it any more.
    ///
    /// # Errors
    /// If the player can't go on.
    fn new_game(&mut self, game: &NewGame, stop: &Stop) -> Result<(), Fault>;

    /// Is told what there is to know before the clock starts.
    ///
    /// # Errors
    /// If the player can't go on.
    fn prepare(&mut self, turn: &Turn<'_>) -> Result<(), Fault>;

    /// Finds a move in a position in which there is one; the player was prepared for it. What it finds on the way is
    /// told, as far as it says.
    ///
    /// # Errors
    /// If the player can't, or answers something that is no move. Whether the move is legal is for
    /// [`decide`] to see.
    fn choose(&mut self, turn: &Turn<'_>, report: &mut dyn FnMut(&Report))
    -> Result<Choice, Fault>;

    /// Looks at the moves of a position, about so many of the best, deeper and deeper, until the turn's patience is
    /// over or all is exact; the player was prepared for it. What is found of a move is told, again and again.
    ///
    /// # Errors
    /// If the player can't go on, or has said nothing usable in all that time.
    fn analyse(
        &mut self,
        _turn: &Turn<'_>,
        _moves: usize,
        _tell: &mut dyn FnMut(&Found),
    ) -> Result<Analysed, Fault> {
        Ok(Analysed::Unable)
    }

    /// Gets ready to be asked again after it was stopped while it looked for a move.
    ///
    /// # Errors
    /// If that takes longer than `patience`, the player can't go on, or `stop` comes before.
    fn settle(&mut self, _patience: Duration, _stop: &Stop) -> Result<(), Fault> {
        Ok(())
    }

    /// Ends for good.
    ///
    /// # Errors
    /// [`Fault::Lingered`] if that takes longer than `patience`; it is ended all the same when it is dropped.
    fn quit(&mut self, _patience: Duration) -> Result<(), Fault> {
        Ok(())
    }
}

/// What was found of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The move, which is legal, as are those of its line.
    pub found: RankedMove,
    /// The chance, from 0 to 1, with which it wins, where that is told instead of a score; the score is none then.
    pub chance: Option<f32>,
}

/// How an analysis ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Analysed {
    /// The time was over.
    Ended,
    /// Every move has its true value.
    Exact,
    /// The player can't analyse.
    Unable,
}

/// A game that begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Which game it is, and how it starts.
    pub variant: Variant,
    /// Tells games apart, for whoever chooses by chance among equal moves.
    pub number: u64,
}

/// What a player has to decide.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The game so far, as its main line.
    pub game: &'a GameTree,
    /// The position after it.
    pub position: &'a Position,
    /// The time for the move.
    pub time: Time,
    /// Who takes longer than this hangs.
    pub patience: Duration,
    /// Nobody wants the move any more.
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
    /// As long as the player's own settings let it.
    Free,
    /// This long at most.
    Move(Duration),
    /// By a clock for the whole game.
    Clock(GameClock),
}

impl Time {
    /// How long the move may take, if that is limited.
    pub fn allowed(&self) -> Option<Duration> {
        match *self {
            Self::Free => None,
            Self::Move(time) => Some(time),
            Self::Clock(clock) => Some(clock.left),
        }
    }
}

/// What a player answers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The move; `None` gives the game up.
    pub ply: Option<Ply>,
    /// What it is worth for the player, if it says: in Othello in discs.
    pub eval: Option<f32>,
}

/// An answer that is legal and in time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    /// The move; `None` gives the game up.
    pub ply: Option<Ply>,
    /// What it is worth for the player, if it says: in Othello in discs.
    pub eval: Option<f32>,
    /// How long it took.
    pub took: Duration,
}

/// Lets a player decide in a position in which there is a move, takes the time, and looks at what it answers. A move
/// may be late by `margin`.
///
/// # Errors
/// What the player has done wrong.
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

/// What a player did wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Fault {
    /// It could not be started.
    #[error("could not be started: {0}")]
    Start(#[from] StartFault),
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
    /// It wrote more than anybody can want to read.
    #[error("writes without end")]
    Flood,
    /// It was asked to end and did not.
    #[error("did not end within {:.1} s", .0.as_secs_f64())]
    Lingered(Duration),
    /// It does not run.
    #[error("does not run")]
    Absent,
    /// Its protocol knows no words for a game that begins so.
    #[error("can't be told of a game that begins so")]
    SetUp,
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

/// Says why somebody could not be started.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartFault {
    /// The system did not start a program.
    #[error("{program}: {reason}")]
    Program {
        /// The program.
        program: String,
        /// What the system says.
        reason: StartReason,
    },
    /// Our own machine lacks something.
    #[error("{0}")]
    Shortage(#[from] Shortage),
}

impl From<Shortage> for Fault {
    fn from(shortage: Shortage) -> Self {
        Self::Start(shortage.into())
    }
}

/// Why the system did not start a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartReason {
    /// The kind of reason.
    pub kind: io::ErrorKind,
    /// The system's own words, for what nobody foresaw.
    pub text: String,
}

impl From<io::Error> for StartReason {
    fn from(error: io::Error) -> Self {
        Self { kind: error.kind(), text: error.to_string() }
    }
}

impl fmt::Display for StartReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
