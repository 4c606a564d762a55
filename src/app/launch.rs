//! What the command line asks of the window before it opens.

use std::path::PathBuf;

pub use super::languages::Language;
use crate::game::{Game, Level, Mode, Opening};
use crate::gomoku::{self, Ruleset};

/// How the window is to open; whatever is `None` stays as it was last chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowOptions {
    /// Files of games to open, or folders of them; nothing but the language comes with them.
    pub files: Vec<PathBuf>,
    /// Which game is played.
    pub game: Option<Game>,
    /// What wins in Gomoku; it brings that game.
    pub rules: Option<Ruleset>,
    /// How a game of Gomoku begins; it brings that game, and swap2 rules that know it unless some are
    /// asked for.
    pub gomoku_opening: Option<gomoku::Opening>,
    /// Who plays.
    pub mode: Option<Mode>,
    /// Whether the window opens to study, and not to play.
    pub study: bool,
    /// The strength of the machine, on both sides if it plays both.
    pub level: Option<Level>,
    /// The board's columns and rows, one of those that the game is offered with.
    pub size: Option<u8>,
    /// Which moves are made before the first turn. An opening brings the board and the start that it
    /// is for; none also leaves out the opening of a game of Gomoku, unless one is asked for.
    pub opening: Option<Opening>,
    /// Whether the first move is awaited at once, without Start.
    pub start: bool,
    /// The language of the window.
    pub language: Option<Language>,
}

impl WindowOptions {
    /// Returns whether a new game begins, so that an unfinished one is not shown but kept.
    pub fn begins_anew(&self) -> bool {
        !self.files.is_empty() || self.mode.is_some() || self.start
    }
}
