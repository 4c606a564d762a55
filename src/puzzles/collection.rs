//! Files of puzzles, and those that Heibai comes with.

use std::collections::HashMap;
use std::io::{self, Read};
use std::path::Path;
use std::sync::{Arc, LazyLock};

use flate2::read::GzDecoder;
use thiserror::Error;

use super::text::{self, LineError};
use super::{Goal, Puzzle, PuzzleId, Theme};
use crate::bounded;
use crate::game::Game;

/// More than any file unpacks to.
const MAX_UNPACKED: u64 = 64 << 20;

/// The first bytes of a packed file.
pub const GZIP: [u8; 2] = [0x1F, 0x8B];

/// Why a file can't be used.
#[derive(Debug, Error)]
pub enum CollectionError {
    /// It can't be read.
    #[error("can't be read")]
    Io(#[source] io::Error),
    /// It is no text, or damaged.
    #[error("not a file of puzzles, or a damaged one")]
    Damaged,
    /// A line is wrong.
    #[error("line {line}: {what}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        what: LineError,
    },
}

/// A puzzle of a collection as it is found without reading its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPuzzle {
    /// Its id.
    pub id: PuzzleId,
    /// Its goal.
    pub goal: Goal,
    /// Its first rating.
    pub rating: u16,
    /// Its themes.
    pub themes: Vec<Theme>,
    line: std::ops::Range<usize>,
}

/// Puzzles in the order of their file. Only what is needed to choose one is read at once.
#[derive(Clone, Debug, Default)]
pub struct Puzzles {
    text: String,
    found: Vec<FoundPuzzle>,
    by_id: HashMap<PuzzleId, usize>,
}

impl Puzzles {
    /// The puzzles that Heibai comes with for a game, unpacked at the first call.
    pub fn shipped(game: Game) -> Arc<Self> {
        static OTHELLO: LazyLock<Arc<Puzzles>> =
            LazyLock::new(|| unpacked(include_bytes!("../../data/othello.puzzles.gz")));
        static GOMOKU: LazyLock<Arc<Puzzles>> =
            LazyLock::new(|| unpacked(include_bytes!("../../data/gomoku.puzzles.gz")));
        Arc::clone(match game {
            Game::Othello => &OTHELLO,
            Game::Gomoku => &GOMOKU,
        })
    }

    /// Reads a file, packed or not, and all its puzzles.
    ///
    /// # Errors
    /// [`CollectionError`].
    pub fn read(path: &Path) -> Result<Self, CollectionError> {
        let bytes = bounded::read(path).map_err(CollectionError::Io)?;
        let puzzles = Self::from_bytes(&bytes)?;
        for (at, found) in puzzles.found.iter().enumerate() {
            puzzles.of(found).map_err(|what| CollectionError::Line { line: at + 1, what })?;
        }
        Ok(puzzles)
    }

    /// Reads a file's contents, of each line only what tells puzzles apart.
    ///
    /// # Errors
    /// [`CollectionError::Damaged`] and [`CollectionError::Line`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, CollectionError> {
        let mut text = String::new();
        let read = if bytes.starts_with(&GZIP) {
            GzDecoder::new(bytes).take(MAX_UNPACKED).read_to_string(&mut text)
        } else {
            bytes.take(MAX_UNPACKED).read_to_string(&mut text)
        };
        read.map_err(|_| CollectionError::Damaged)?;
        let mut puzzles = Self::default();
        let mut start = 0;
        for (at, line) in text.split_inclusive('\n').enumerate() {
            let end = start + line.trim_end_matches(['\n', '\r']).len();
            let found = head(&text[start..end], start..end)
                .map_err(|what| CollectionError::Line { line: at + 1, what })?;
            puzzles.by_id.insert(found.id, puzzles.found.len());
            puzzles.found.push(found);
            start += line.len();
        }
        Ok(Self { text, ..puzzles })
    }

    /// All puzzles in order.
    pub fn all(&self) -> &[FoundPuzzle] {
        &self.found
    }

    /// The puzzle with this id.
    pub fn by_id(&self, id: PuzzleId) -> Option<&FoundPuzzle> {
        self.by_id.get(&id).map(|&at| &self.found[at])
    }

    /// Reads a puzzle of this collection.
    ///
    /// # Errors
    /// [`LineError`]; none for puzzles that Heibai comes with.
    pub fn of(&self, found: &FoundPuzzle) -> Result<Puzzle, LineError> {
        self.text[found.line.clone()].parse()
    }

    /// The line of a puzzle of this collection.
    pub fn line(&self, found: &FoundPuzzle) -> &str {
        &self.text[found.line.clone()]
    }
}

fn head(line: &str, range: std::ops::Range<usize>) -> Result<FoundPuzzle, LineError> {
    let text::Head { id, goal, rating, themes } = text::head(line)?;
    Ok(FoundPuzzle { id, goal, rating, themes, line: range })
}

fn unpacked(bytes: &[u8]) -> Arc<Puzzles> {
    Arc::new(Puzzles::from_bytes(bytes).expect("the shipped puzzles are sound"))
}
