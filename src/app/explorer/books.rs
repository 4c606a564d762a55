//! The books of other programs that were added.

use std::io::ErrorKind;
use std::path::PathBuf;

use super::ExploredMove;
use crate::app::disk;
use crate::app::library::{ImportError, Progress, Stamp};
use crate::book::foreign::{ForeignBook, ForeignError, Format, Known, KnownMove};
use crate::explorer::Equivalence;
use crate::game::Position;
use crate::records::{Place, ReadError, ReadErrorKind};

/// What a book is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookFacts {
    /// Its format, which names the program.
    pub format: Format,
    /// The positions held.
    pub positions: u64,
    /// Those that can't be used.
    pub left_out: u64,
    /// The file ends within a position.
    pub is_torn: bool,
}

/// What a book says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookAnswer {
    /// The book's file.
    pub path: PathBuf,
    /// What it says.
    pub known: Known,
}

/// A book that was read, as its file was then.
#[derive(Debug)]
pub(super) struct LoadedBook {
    pub path: PathBuf,
    pub stamp: Option<Stamp>,
    pub book: ForeignBook,
}

impl LoadedBook {
    pub fn facts(&self) -> BookFacts {
        let facts = self.book.facts();
        BookFacts {
            format: facts.format,
            positions: facts.positions,
            left_out: facts.unusable,
            is_torn: facts.torn.is_some(),
        }
    }

    /// What it says of a position. One move stands for all its mirror images: that of `listed` where it is one.
    pub fn answer(&self, position: &Position, listed: &[ExploredMove]) -> Option<BookAnswer> {
        let mut known = self.book.known(position)?;
        let equivalence = Equivalence::of(position);
        let mut kept: Vec<KnownMove> = Vec::new();
        for mut it in known.moves {
            if kept.iter().any(|other| equivalence.holds(other.cell, it.cell)) {
                continue;
            }
            if let Some(same) = listed.iter().find(|other| equivalence.holds(other.cell, it.cell)) {
                it.cell = same.cell;
            }
            kept.push(it);
        }
        known.moves = kept;
        Some(BookAnswer { path: self.path.clone(), known })
    }
}

/// Reads a book.
pub(super) fn read(path: PathBuf, progress: &Progress) -> Result<LoadedBook, ImportError> {
    // Before reading, so that a change meanwhile is noticed.
    let stamp = Stamp::of(&path);
    let watch = &mut |done, of| progress.has_done(0..1000, done, of);
    match ForeignBook::read_file(&path, watch) {
        Ok(book) => {
            tracing::info!(target: "files", format = book.format().ending(), memory = book.memory(), "read");
            Ok(LoadedBook { path, stamp, book })
        }
        Err(error) => Err(refused(path, error)),
    }
}

fn refused(path: PathBuf, error: ForeignError) -> ImportError {
    let whole = |kind, detail: String| ReadError { kind, place: Place::Whole, detail }.into();
    let byte = |kind, at: u64| {
        let place = Place::Byte { number: usize::try_from(at).unwrap_or(usize::MAX) };
        ReadError { kind, place, detail: String::new() }.into()
    };
    match error {
        ForeignError::Io { error, .. } if error.kind() == ErrorKind::NotFound => {
            disk::ReadError::Missing { path }.into()
        }
        ForeignError::Io { error: cause, .. } => disk::ReadError::Read { path, cause }.into(),
        // It was a book when it was looked at.
        ForeignError::Unknown => whole(ReadErrorKind::UnknownFormat, String::new()),
        ForeignError::Version { found, .. } => {
            whole(ReadErrorKind::UnsupportedVersion, found.to_string())
        }
        ForeignError::Header { at, .. } => byte(ReadErrorKind::CutOff, at),
        ForeignError::Nothing { first: Some(first), .. } => {
            byte(ReadErrorKind::NothingPossible, first.at)
        }
        ForeignError::Nothing { first: None, .. } => whole(ReadErrorKind::Empty, String::new()),
        ForeignError::TooLarge { .. } => whole(ReadErrorKind::TooLarge, String::new()),
        ForeignError::Stopped => ImportError::Stopped,
    }
}
