//! The table of formats: names, games, recognition, reading and writing.
//!
//! A file is read as a [`Collection`]: it knows how many games there are and who played each, but builds a tree only on
//! request. A broken game reports its error then, with its place in the file, and does not affect the others.

mod boards;
pub(super) mod format;
mod ggf;
mod pgn;
pub(super) mod pieces;
mod quest;
mod renlib;
mod sensei;
mod sgf;
pub(super) mod single;
pub(super) mod starts;
mod transcript;

use std::fmt;
use std::path::Path;

use crate::game::tree::{Facts, GameTree};

use super::error::{Place, ReadError, ReadErrorKind};
use super::{encoding, pos, rif, wthor};

pub use format::{
    Format, Games, Moves, Problem, SourceFile, Summary, WriteError, Writer, margin_of, shown_date,
    shown_result,
};

/// The most bytes read of a file; the largest collections of games have some hundred MiB.
pub const MAX_BYTES: usize = 256 << 20;

/// The name of the format that does not say its board.
pub const TRANSCRIPT: &str = transcript::TRANSCRIPT.name;

/// Every format, those recognised beyond doubt first.
pub static FORMATS: &[Format] = &[
    single::NATIVE,
    ggf::FORMAT,
    wthor::FORMAT,
    sgf::FORMAT,
    renlib::FORMAT,
    single::PSQ,
    rif::FORMAT,
    pos::FORMAT,
    quest::FORMAT,
    pgn::FORMAT,
    boards::BOARD,
    boards::OBF,
    sensei::FORMAT,
    // Accepts any text, so it comes last.
    transcript::TRANSCRIPT,
];

/// The format with this name.
pub fn named(name: &str) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.name.eq_ignore_ascii_case(name))
}

/// Whether a transcript of a game, which has nothing but its moves, tells the board they are on. That of a game that White
/// began, or from a mirrored start, is often that of another one.
pub fn tells_board(game: &GameTree) -> bool {
    transcript::tells_board(game)
}

/// The first format with the ending of this name.
pub fn with_ending_of(name: &Path) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.has_ending_of(name))
}

/// The format of a file: one that fits content and name, else the content, else the name. Any other text may still be a
/// transcript.
pub fn recognise(bytes: &[u8], name: Option<&Path>) -> &'static Format {
    let decoded = encoding::from_utf16(bytes);
    let bytes = decoded.as_deref().map_or(bytes, str::as_bytes);
    let shown = || FORMATS.iter().filter(|format| (format.recognises)(bytes));
    let named = |format: &&Format| name.is_some_and(|name| format.has_ending_of(name));
    shown()
        .find(named)
        .or_else(|| shown().next())
        .or_else(|| name.and_then(with_ending_of))
        .unwrap_or(&transcript::TRANSCRIPT)
}

/// The games of a file.
pub struct Collection {
    format: &'static Format,
    games: Box<dyn Games>,
}

impl Collection {
    /// Reads a file in any format; its name may decide where the content does not.
    ///
    /// # Errors
    /// [`ReadErrorKind::Empty`], [`ReadErrorKind::TooLarge`], and errors of the format's reader.
    pub fn read(source: &SourceFile, name: Option<&Path>) -> Result<Self, ReadError> {
        Self::read_as(recognise(&source.bytes, name), source)
    }

    /// Reads a file in a known format.
    ///
    /// # Errors
    /// As [`Collection::read`].
    pub fn read_as(format: &'static Format, source: &SourceFile) -> Result<Self, ReadError> {
        if source.bytes.len() > MAX_BYTES {
            let limit = format!("{} MiB", MAX_BYTES >> 20);
            return Err(ReadError::new(ReadErrorKind::TooLarge, Place::Whole, limit));
        }
        let decoded = encoding::from_utf16(&source.bytes).map(|text| SourceFile {
            bytes: text.into_bytes(),
            variant: source.variant,
            beside: source.beside.clone(),
        });
        let source = decoded.as_ref().unwrap_or(source);
        if source.bytes.trim_ascii().is_empty() {
            return Err(ReadError::empty());
        }
        Ok(Self { format, games: (format.read)(source)? })
    }

    /// The first game.
    ///
    /// # Errors
    /// The game's error, or [`ReadErrorKind::Empty`] if there is none.
    pub fn first(&self) -> Result<GameTree, ReadError> {
        if self.is_empty() {
            return Err(ReadError::empty());
        }
        self.tree(0)
    }

    /// The format it was read in.
    pub fn format(&self) -> &'static Format {
        self.format
    }
}

impl fmt::Debug for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Collection")
            .field("format", &self.format.name)
            .field("len", &self.len())
            .finish_non_exhaustive()
    }
}

impl Games for Collection {
    fn len(&self) -> usize {
        self.games.len()
    }

    fn summary(&self, index: usize) -> Summary {
        let mut summary = self.games.summary(index);
        let Summary { names, event, date, result, problem: _ } = &mut summary;
        [&mut names.black, &mut names.white, event, date, result].into_iter().for_each(on_a_line);
        summary
    }

    fn tree(&self, index: usize) -> Result<GameTree, ReadError> {
        let mut tree = self.games.tree(index)?;
        let Facts { names, ratings, event, place, date, result, comment, .. } = &mut tree.facts;
        if comment.contains('\r') {
            *comment = comment.replace("\r\n", "\n").replace('\r', "\n");
        }
        let pairs = [names, ratings].into_iter().flat_map(|it| [&mut it.black, &mut it.white]);
        pairs.chain([event, place, date, result]).for_each(on_a_line);
        Ok(tree)
    }

    fn left_out(&self) -> &str {
        self.games.left_out()
    }

    fn moves(&self, index: usize) -> Result<Moves, ReadError> {
        self.games.moves(index)
    }
}

fn on_a_line(text: &mut String) {
    if text.contains(char::is_control) {
        text.replace(char::is_control, " ").trim().clone_into(text);
    }
}
