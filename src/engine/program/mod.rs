//! Programs of others, each spoken to in the protocol that it knows.

mod analysing;
pub mod detect;
mod gomocup;
mod gtp;
mod nboard;
mod process;
mod watch;

use std::path::PathBuf;

use super::player::{Fault, Player};
use crate::game::{Game, Variant};
use crate::search::Stop;

use gomocup::GomocupPlayer;
use gtp::GtpPlayer;
use nboard::NboardPlayer;
pub use process::end_all;
pub use watch::{Direction, Ended, Entry, MOST_CHARACTERS, MOST_ENTRIES, State, Watch};

/// A protocol that programs speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialect {
    /// The Go Text Protocol, which programs for Othello speak too.
    Gtp,
    /// `NBoard`'s.
    NBoard,
    /// Gomocup's.
    Gomocup,
}

impl Dialect {
    /// Every protocol.
    pub const ALL: [Self; 3] = [Self::Gtp, Self::NBoard, Self::Gomocup];

    /// Its name, as it is written in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gtp => "gtp",
            Self::NBoard => "nboard",
            Self::Gomocup => "gomocup",
        }
    }

    /// The game that is played by it here.
    pub const fn game(self) -> Game {
        match self {
            Self::Gtp | Self::NBoard => Game::Othello,
            Self::Gomocup => Game::Gomoku,
        }
    }

    /// Starts a program that speaks it, for games of this variant, and waits until it answers. It ends when the thread
    /// that calls this ends: where the system can, it is bound to it.
    ///
    /// # Errors
    /// If it can't be started, does not answer as the protocol says, or `stop` comes before it does.
    pub fn start(
        self,
        program: &Program,
        variant: Variant,
        watch: &Watch,
        stop: &Stop,
    ) -> Result<Box<dyn Player>, Fault> {
        Ok(match self {
            Self::Gtp => Box::new(GtpPlayer::start(program, variant, watch, stop)?),
            Self::NBoard => Box::new(NboardPlayer::start(program, watch, stop)?),
            Self::Gomocup => Box::new(GomocupPlayer::start(program, variant, watch, stop)?),
        })
    }
}

/// A program to start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The program and its arguments; never empty.
    pub words: Vec<String>,
    /// The folder it is started in; ours if left out.
    pub folder: Option<PathBuf>,
    /// The depth that `NBoard`'s protocol asks it for.
    pub depth: Option<u8>,
    /// The memory that Gomocup's protocol allows it, in MiB.
    pub memory: Option<usize>,
}
