//! Collections of games from files and texts: read, listed, searched and exported; and the archive of finished games.
//! Any of it may take long, so it runs on worker threads.

mod archive;
mod catalogue;
mod export;
mod game_list;
mod import;
mod lines;
mod load;
mod results;

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::SystemTime;

use thiserror::Error;

use super::disk;
use crate::marks::visible_name;
use crate::records::{ReadError, ggf};

pub use archive::{Archive, Archived, archive_text};
pub use catalogue::{Catalogue, Column, Filter, Order, Row};
pub use export::{ExportError, Exported, export};
pub use game_list::{ChosenGames, Found, GameList, Query, Search};
pub use import::{Import, Imported, games_behind, read_database, read_file, read_files, read_text};
pub use lines::{LinesError, WriteLinesError, read_lines, write_lines};
pub use load::{Stamp, companions};
pub use results::{Ended, PlayerWords, ResultWords};

/// The progress of a long job, shared by the thread that works and the one that watches.
#[derive(Debug, Default)]
pub struct Progress {
    per_mille: AtomicU32,
    is_stopped: AtomicBool,
}

impl Progress {
    /// The part done, in thousandths.
    pub fn per_mille(&self) -> u32 {
        self.per_mille.load(Ordering::Relaxed)
    }

    /// Asks the job to stop.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Returns whether the job has not been stopped.
    pub fn is_wanted(&self) -> bool {
        !self.is_stopped.load(Ordering::Relaxed)
    }

    /// Reports progress within `part`, in thousandths of the whole; returns whether to continue.
    pub(super) fn has_done(&self, part: std::ops::Range<u32>, done: u64, of: u64) -> bool {
        let share = u64::from(part.end - part.start) * done.min(of) / of.max(1);
        self.per_mille.store(part.start + share as u32, Ordering::Relaxed);
        self.is_wanted()
    }
}

pub(super) fn name_of(path: &Path) -> String {
    visible_name(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

/// The present time in UTC, such as `2026-11-22 09:14:03`.
pub(super) fn time_in_greenwich() -> String {
    ggf::date(SystemTime::now())
}

/// Games, or the game asked for, can't be had.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The file can't be read.
    #[error(transparent)]
    Disk(#[from] disk::ReadError),
    /// The contents are not a game, or are broken.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The file is another program's book of openings.
    #[error("this is a book of openings, not a game")]
    Book,
    /// The folder has no file with a known extension.
    #[error("there are no games in the folder {0}")]
    NoneInFolder(String),
    /// No game passes through the position.
    #[error("no game comes by this position")]
    NoneHere,
    /// The job was stopped.
    #[error("it was stopped")]
    Stopped,
}
