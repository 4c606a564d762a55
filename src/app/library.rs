//! Games from files and texts, any number of them: read through the table of formats, listed, searched and exported; and
//! the folder of the games that were finished here. All of it may take long, so that it runs on threads; plain Rust.

mod archive;
mod catalogue;
mod export;
mod import;

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::SystemTime;

use thiserror::Error;

use super::disk;
use crate::marks::visible_name;
use crate::records::{ReadError, ggf};

pub use archive::{Archive, kept_text};
pub use catalogue::{Catalogue, Column, Ended, Filter, Order, Row};
pub use export::{ExportError, Exported, export};
pub use import::{
    Import, Imported, Stamp, games_behind, hold_collection, read_file, read_files, read_text,
    sources,
};

/// How far something has come that takes long, and whether it is still wanted. One thread works, another looks.
#[derive(Debug, Default)]
pub struct Progress {
    per_mille: AtomicU32,
    is_stopped: AtomicBool,
}

impl Progress {
    /// What is done of it, in thousandths.
    pub fn per_mille(&self) -> u32 {
        self.per_mille.load(Ordering::Relaxed)
    }

    /// It is not wanted any more.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Returns whether it is still wanted.
    pub fn is_wanted(&self) -> bool {
        !self.is_stopped.load(Ordering::Relaxed)
    }

    /// Says how far a part of it has come that goes from one thousandth to another, and returns whether the rest is
    /// still wanted.
    pub(super) fn has_done(&self, part: std::ops::Range<u32>, done: u64, of: u64) -> bool {
        let share = u64::from(part.end - part.start) * done.min(of) / of.max(1);
        self.per_mille.store(part.start + share as u32, Ordering::Relaxed);
        self.is_wanted()
    }
}

/// The name of a file, as it is shown.
pub(super) fn name_of(path: &Path) -> String {
    visible_name(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

/// The time in Greenwich, such as `2026-11-22 09:14:03`.
pub(super) fn time_in_greenwich() -> String {
    ggf::date(SystemTime::now())
}

/// Says why there are no games, or not the one that was asked for.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The file can't be read.
    #[error(transparent)]
    Disk(#[from] disk::ReadError),
    /// What it holds is no game, or a broken one.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// In a folder is no file that is called as files of games are.
    #[error("there are no games in the folder {0}")]
    NoneInFolder(String),
    /// No game came by a position.
    #[error("no game comes by this position")]
    NoneHere,
    /// It was not wanted any more.
    #[error("it was stopped")]
    Stopped,
}
