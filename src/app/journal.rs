//! What is promised and has not come to the disk yet: finished games, results, what was learnt, choices.
//!
//! Each is an entry of its own in `$XDG_STATE_HOME/heibai/pending`, renamed but not synced, which takes a fraction of a
//! millisecond; it is removed once what it promises is on the disk. The program that wrote it holds a lock on it as long
//! as it lives, so that whoever can lock an entry finds one whose program was killed, and does what it promises. That may
//! have been done already, by the killed program or by whoever was killed while doing it: everything that adds up
//! remembers the names of the entries that it has in it ([`Applied`]).

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::disk::{self, Notice, Trouble, WriteError};
use super::tally::WrittenChange;
use super::{collections, deck};

/// The version of the entries that are written, and the newest that is read.
const VERSION: u64 = 1;
/// The mark of such a file.
const MARK: &str = "pending";
/// A game with all its variations has a small part of this.
const SIZE_LIMIT: u64 = 64 << 20;
/// How their files end.
const ENDING: &str = "json";
/// So many names are remembered. A program has one entry at a time that is applied and still there.
const MOST_APPLIED: usize = 64;

/// Something that is promised.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// A finished game is kept.
    Game {
        /// What is written of it.
        text: String,
        /// When it ended first, such as `2026-11-22 09:14:03`.
        moment: String,
        /// What was written of it when it had ended otherwise, before that was taken back.
        earlier: Vec<String>,
    },
    /// A result counts.
    Tally(WrittenChange),
    /// Something was learnt, or is to be.
    Deck(deck::Change),
    /// Other choices were made. Both are texts of the file of the settings.
    Settings {
        /// What was chosen before.
        before: String,
        /// What is chosen now.
        after: String,
    },
    /// Programs of others were added, changed or removed. Both are texts of their file.
    Engines {
        /// The programs before.
        before: String,
        /// The programs now.
        after: String,
    },
    /// Another collection is listed, or one is not any more.
    Collections(collections::Change),
}

/// The names of the entries that a file has in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Applied(Vec<String>);

impl Applied {
    /// Returns whether no entry is remembered.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Remembers an entry; gives false if it was remembered already, and must not be applied once more.
    pub fn remember(&mut self, name: &str) -> bool {
        if self.0.iter().any(|known| known == name) {
            return false;
        }
        self.0.push(name.to_owned());
        let surplus = self.0.len().saturating_sub(MOST_APPLIED);
        self.0.drain(..surplus);
        true
    }
}

/// An entry on the disk, which nobody else touches while this lives. Dropping it leaves the entry to the next start.
#[derive(Debug)]
pub struct Held {
    /// Its lock.
    _file: File,
    path: PathBuf,
}

impl Held {
    /// Its name, unique among all that this user has.
    pub fn name(&self) -> String {
        self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Removes it: what it promises is on the disk.
    pub fn landed(self) {
        // One that can't be removed is found to be applied at the next start.
        let _ = fs::remove_file(&self.path);
    }
}

/// An entry that a program left which was killed.
#[derive(Debug)]
pub struct Left {
    /// The entry on the disk.
    pub held: Held,
    /// What it promises.
    pub entry: Entry,
}

/// The folder of the entries.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    /// The time in the name of the last entry, in milliseconds, and its number, so that names sort as entries were
    /// written whatever becomes of the system's clock.
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
    /// The entries in a folder, which is made when there is something to promise.
    pub fn at(folder: PathBuf) -> Self {
        Self { folder, last: (0, 0) }
    }

    /// Writes an entry: when this returns, the end of the program, however it comes, can't harm it.
    ///
    /// # Errors
    /// [`WriteError`]; there is no entry then.
    pub fn write(&mut self, entry: &Entry) -> Result<Held, WriteError> {
        disk::make_folder(&self.folder)?;
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        self.last = (self.last.0.max(now), self.last.1 + 1);
        let (time, number) = self.last;
        // Made of digits of one length, so that names sort by time.
        let name = format!("{time:013}-{number:08}-{:08x}.{ENDING}", fastrand::u32(..));
        let path = self.folder.join(name);
        let failed = |cause| WriteError::Write { path: path.clone(), cause };
        let written = Written { heibai: MARK, version: VERSION, entry };
        let mut bytes = serde_json::to_vec(&written).map_err(|error| failed(error.into()))?;
        bytes.push(b'\n');
        let mut temporary =
            disk::temporary_in(&self.folder, disk::Readers::User).map_err(failed)?;
        temporary.as_file_mut().write_all(&bytes).map_err(failed)?;
        // Before it has its name: nobody else may find it free. Where there are no locks, another start may do what it
        // promises as well, which changes nothing.
        let _ = temporary.as_file().try_lock();
        let file = temporary.persist_noclobber(&path).map_err(|error| failed(error.error))?;
        Ok(Held { _file: file, path })
    }

    /// Takes over the entries of programs that were killed, in the order in which they were written. What can't be
    /// understood is kept aside, and told; what a newer version wrote stays for that one.
    pub fn left(&self) -> (Vec<Left>, Vec<Notice>) {
        disk::remove_leftovers(&self.folder);
        // Without the folder nobody has promised anything.
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        // A name of ours has no second dot; what was kept aside has one.
        let is_ours = |path: &PathBuf| {
            let stem = path.file_stem().unwrap_or_default();
            path.extension().is_some_and(|it| it == ENDING)
                && !stem.as_encoded_bytes().contains(&b'.')
        };
        paths.retain(is_ours);
        paths.sort();
        let (mut left, mut notices) = (Vec::new(), Vec::new());
        for path in paths {
            let Some(held) = take_over(path) else { continue };
            match read(&held.path) {
                Ok(Some(entry)) => left.push(Left { held, entry }),
                Ok(None) => {}
                Err((trouble, detail)) => {
                    notices.push(disk::set_aside(&held.path, trouble, vec![detail]));
                }
            }
        }
        (left, notices)
    }
}

/// Locks an entry, if its program is dead and nobody else has it.
fn take_over(path: PathBuf) -> Option<Held> {
    // Asked before opening: opening a pipe that nobody writes to would wait.
    if !path.symlink_metadata().ok()?.is_file() {
        return None;
    }
    let file = OpenOptions::new().read(true).write(true).open(&path).ok()?;
    file.try_lock().ok()?;
    // Between opening and locking, another program may have done what it promises, and removed it.
    disk::is_still_at(&file, &path).then_some(Held { _file: file, path })
}

/// Reads an entry; `None` if it is for a newer version.
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
