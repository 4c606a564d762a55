//! External engines, each spoken to in its protocol.

mod analysing;
pub mod detect;
mod gomocup;
mod gtp;
mod nboard;
mod process;
mod watch;

use super::player::{Fault, Player};
use crate::game::{Game, Variant};
use crate::search::Stop;

use gomocup::GomocupPlayer;
use gtp::GtpPlayer;
use nboard::NboardPlayer;
pub use process::{Program, end_all};
pub use watch::{Direction, Ended, Entry, MAX_CHARACTERS, MAX_ENTRIES, State, Watch};

/// An engine protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialect {
    /// The Go Text Protocol, also used for Othello.
    Gtp,
    /// `NBoard`'s.
    NBoard,
    /// Gomocup's.
    Gomocup,
}

impl Dialect {
    /// Every protocol.
    pub const ALL: [Self; 3] = [Self::Gtp, Self::NBoard, Self::Gomocup];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gtp => "gtp",
            Self::NBoard => "nboard",
            Self::Gomocup => "gomocup",
        }
    }

    /// The game it is used for here.
    pub const fn game(self) -> Game {
        match self {
            Self::Gtp | Self::NBoard => Game::Othello,
            Self::Gomocup => Game::Gomoku,
        }
    }

    /// Starts a program for games of this variant, and waits for it. Where the system can, it ends with this thread.
    ///
    /// # Errors
    /// If it can't be started, does not answer according to the protocol, or `stop` comes first.
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
