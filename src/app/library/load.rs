//! Reads the bytes of a file of games and of its companions.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{ImportError, Progress};
use crate::app::disk;
use crate::book::Book;
use crate::book::foreign::Format as ForeignBook;
use crate::game::Variant;
use crate::records::ReadError;
use crate::records::formats::{self, Format, MAX_BYTES, SourceFile};

/// Reads a file of at most `most` bytes with its companions, and recognises its format. A book of openings is refused as such,
/// before its size is.
pub(super) fn load(
    path: &Path,
    variant: Variant,
    most: usize,
    part: Range<u32>,
    progress: &Progress,
) -> Result<(&'static Format, SourceFile), ImportError> {
    if ForeignBook::of_file(path).is_some() {
        return Err(ImportError::Book);
    }
    if Book::is_begun_in(path) {
        return Err(ReadError::own_book().into());
    }
    let watch = |done, of| progress.has_done(part.clone(), done, of);
    let bytes = disk::read_watched(path, most as u64, watch)?.ok_or(ImportError::Stopped)?;
    let format = formats::recognise(&bytes, Some(path));
    tracing::info!(target: "files", format = format.name, bytes = bytes.len(), "read");
    let mut source = SourceFile { bytes, variant, ..SourceFile::default() };
    for (ending, beside) in companions(format, path) {
        // Companions only hold names.
        if let Ok(bytes) = disk::read_whole(&beside, MAX_BYTES as u64) {
            source.beside.push((ending, bytes));
        }
    }
    Ok((format, source))
}

/// The companion files of a file, each with the extension that its format expects.
pub fn companions(format: &Format, path: &Path) -> Vec<(&'static str, PathBuf)> {
    if format.beside.is_empty() {
        return Vec::new();
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let mut names: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    names.sort();
    let beside = |&ending| Some((ending, Format::beside(ending, path, &names)?.to_owned()));
    format.beside.iter().filter_map(beside).collect()
}

/// Tells whether a file has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    length: u64,
    changed: SystemTime,
}

impl Stamp {
    /// The stamp of a file as it is now, if the system gives it.
    pub fn of(path: &Path) -> Option<Self> {
        let about = path.metadata().ok()?;
        Some(Self { length: about.len(), changed: about.modified().ok()? })
    }
}
