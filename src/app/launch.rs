//! The window's options from the command line.

use std::path::PathBuf;

pub use super::languages::Language;
pub use super::log::LogTo;
use crate::game::{Game, Level, Mode, Opening};
use crate::gomoku::{self, Ruleset};

/// How to open the window; `None` means the last choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowOptions {
    /// Files or folders of games to open, combined with no option but the language.
    pub files: Vec<PathBuf>,
    /// The game.
    pub game: Option<Game>,
    /// The rules of Gomoku; implies that game.
    pub rules: Option<Ruleset>,
    /// The opening of Gomoku; implies that game, and rules that support the opening unless others are given.
    pub gomoku_opening: Option<gomoku::Opening>,
    /// Who plays.
    pub mode: Option<Mode>,
    /// Whether to open a study.
    pub study: bool,
    /// The machine's level, for both sides if it plays both.
    pub level: Option<Level>,
    /// The board's size, one of those offered for the game.
    pub size: Option<u8>,
    /// The moves before the first turn. An opening implies its board and start; none also means no opening of Gomoku,
    /// unless one is given.
    pub opening: Option<Opening>,
    /// Whether to start at once.
    pub start: bool,
    /// The folder of all files, made if missing, instead of the user's.
    pub config_dir: Option<PathBuf>,
    /// Where to write a log.
    pub log: Option<LogTo>,
    /// The window's language.
    pub language: Option<Language>,
}

impl WindowOptions {
    /// Returns whether a new game begins, so that an unfinished one is put by.
    pub fn begins_anew(&self) -> bool {
        !self.files.is_empty() || self.mode.is_some() || self.start
    }

    /// Returns whether the program opens as it was left, in another language perhaps.
    pub fn asks_for_nothing(&self) -> bool {
        let Self { config_dir, log, language, .. } = self.clone();
        *self == Self { config_dir, log, language, ..Self::default() }
    }
}
