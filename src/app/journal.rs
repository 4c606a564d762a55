//! The journal of what was promised but is not on disk yet: finished games, results, practice, openings, choices. Each entry is a
//! file in `$XDG_STATE_HOME/heibai/pending`, renamed but not synced, and removed when its promise is kept. Its program
//! holds a lock on it, so whoever can lock an entry knows that its program was killed, and carries it out. That may
//! have been done before: whatever adds up remembers the entries applied to it ([`Applied`](super::applied::Applied)).

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::disk::{self, Notice, Trouble, WriteError};
use super::tally::WrittenChange;
use super::{collections, deck, lesson_progress, puzzle_history, repertoire, reviews};

/// The format version written, and the newest that can be read.
const VERSION: u64 = 1;
const MARK: &str = "pending";
/// A game with all its variations takes a small part of this.
const SIZE_LIMIT: u64 = 64 << 20;
const ENDING: &str = "json";

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    Game {
        text: String,
        /// When it first ended, such as `2026-11-22 09:14:03`.
        moment: String,
        /// Its texts from earlier endings that were taken back.
        earlier: Vec<String>,
        /// The file of an ending before the start of the program, below the folder of finished games.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<String>,
    },
    Tally(WrittenChange),
    Deck(deck::Change),
    Puzzles(puzzle_history::Change),
    Lessons(lesson_progress::Change),
    Reviews(reviews::Change),
    Repertoire(repertoire::Change),
    /// The settings change, from one text of the file to another.
    Settings {
        before: String,
        after: String,
    },
    /// The list of engines changes, from one text of the file to another.
    Engines {
        before: String,
        after: String,
    },
    Collections(collections::Change),
}

/// An entry on disk that this program has locked. Dropping it leaves the entry to the next start.
#[derive(Debug)]
pub struct LockedEntry {
    _file: File,
    path: PathBuf,
}

impl LockedEntry {
    /// Its name, unique for this user.
    pub fn name(&self) -> String {
        self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Removes the entry, whose promise is kept.
    pub fn remove(self) {
        // If this fails, the next start finds that it was applied.
        let _ = fs::remove_file(&self.path);
    }
}

/// An entry left by a killed program.
#[derive(Debug)]
pub struct OrphanedEntry {
    pub lock: LockedEntry,
    pub entry: Entry,
}

#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    /// Time in milliseconds and number in the last entry's name: they sort as written, whatever the clock does.
    last: (u64, u64),
}

#[derive(Serialize)]
struct Written<'a> {
    heibai: &'static str,
    version: u64,
    entry: &'a Entry,
}

#[derive(Deserialize)]
struct Head {
    heibai: String,
    version: u64,
}

#[derive(Deserialize)]
struct Body {
    entry: Entry,
}

impl Journal {
    /// The entries in a folder, which is made on the first write.
    pub fn at(folder: PathBuf) -> Self {
        Self { folder, last: (0, 0) }
    }

    /// Writes an entry, which from here on outlives the program; after an error, as of one that nobody could read again,
    /// there is none.
    pub fn write(&mut self, entry: &Entry) -> Result<LockedEntry, WriteError> {
        disk::make_folder(&self.folder)?;
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        self.last = (self.last.0.max(now), self.last.1 + 1);
        let (time, number) = self.last;
        // Fixed widths, so that names sort.
        let name = format!("{time:013}-{number:08}-{:08x}.{ENDING}", fastrand::u32(..));
        let path = self.folder.join(name);
        let failed = |cause| WriteError::Write { path: path.clone(), cause };
        let written = Written { heibai: MARK, version: VERSION, entry };
        let mut bytes = serde_json::to_vec(&written).map_err(|error| failed(error.into()))?;
        bytes.push(b'\n');
        if bytes.len() as u64 > SIZE_LIMIT {
            return Err(failed(disk::too_large(SIZE_LIMIT)));
        }
        let mut temporary =
            disk::temporary_in(&self.folder, disk::Readers::User).map_err(failed)?;
        temporary.as_file_mut().write_all(&bytes).map_err(failed)?;
        // Locked before it has its name, so that nobody finds it free. Without locks, another start may carry it out as
        // well, which does no harm.
        let _ = temporary.as_file().try_lock();
        let file = temporary.persist_noclobber(&path).map_err(|error| failed(error.error))?;
        Ok(LockedEntry { _file: file, path })
    }

    /// Takes over the entries of killed programs, oldest first. Unreadable ones are kept aside, newer versions stay.
    pub fn orphans(&self) -> (Vec<OrphanedEntry>, Vec<Notice>) {
        disk::remove_leftovers(&self.folder);
        let (mut orphans, mut notices) = (Vec::new(), Vec::new());
        for path in self.entries() {
            let Some(lock) = take_over(path) else { continue };
            match read(&lock.path) {
                Ok(Some(entry)) => orphans.push(OrphanedEntry { lock, entry }),
                Ok(None) => {}
                Err((trouble, detail)) => {
                    notices.push(disk::set_aside(&lock.path, trouble, vec![detail]));
                }
            }
        }
        (orphans, notices)
    }

    /// Takes over the changes of settings that killed programs left; every other entry stays as it is.
    pub fn orphaned_settings(&self) -> Vec<OrphanedEntry> {
        let of_settings = |path| {
            let lock = take_over(path)?;
            let entry = read(&lock.path).ok().flatten()?;
            matches!(entry, Entry::Settings { .. }).then_some(OrphanedEntry { lock, entry })
        };
        self.entries().into_iter().filter_map(of_settings).collect()
    }

    /// The paths of all entries, oldest first.
    fn entries(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        // Files kept aside have a second dot in their names.
        let is_ours = |path: &PathBuf| {
            let stem = path.file_stem().unwrap_or_default();
            path.extension().is_some_and(|it| it == ENDING)
                && !stem.as_encoded_bytes().contains(&b'.')
        };
        paths.retain(is_ours);
        paths.sort();
        paths
    }
}

/// Locks an entry, if its program is dead and nobody else has it.
fn take_over(path: PathBuf) -> Option<LockedEntry> {
    // Checked first: opening a pipe without a writer blocks.
    if !path.symlink_metadata().ok()?.is_file() {
        return None;
    }
    let file = OpenOptions::new().read(true).write(true).open(&path).ok()?;
    file.try_lock().ok()?;
    // Another program may have carried it out and removed it meanwhile.
    disk::is_still_at(&file, &path).then_some(LockedEntry { _file: file, path })
}

/// Reads an entry; `None` if it is of a newer version.
fn read(path: &std::path::Path) -> Result<Option<Entry>, (Trouble, String)> {
    let broken = |detail: String| (Trouble::Broken, detail);
    let bytes = disk::read_whole(path, SIZE_LIMIT)
        .map_err(|error| (Trouble::Unreadable, error.to_string()))?;
    let head: Head = serde_json::from_slice(&bytes).map_err(|error| broken(error.to_string()))?;
    if head.heibai != MARK {
        return Err(broken(format!("expected {MARK}, found {:?}", head.heibai)));
    }
    if head.version > VERSION {
        return Ok(None);
    }
    let body: Body = serde_json::from_slice(&bytes).map_err(|error| broken(error.to_string()))?;
    Ok(Some(body.entry))
}
