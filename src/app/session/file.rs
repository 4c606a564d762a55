//! The files of one session: the game, its draft and the lock, and what is read of them.

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{BeginError, SaveSessionError, SessionId};
use crate::app::disk::{self, Notice, ReadError, Trouble, WriteError};

/// The version of the files that are written, and the newest that is read.
const VERSION: u64 = 1;
/// The mark of such a file.
const MARK: &str = "session";
/// A game of the longest kind has a small part of this.
const SIZE_LIMIT: u64 = 16 << 20;

pub(super) const GAME: &str = "json";
pub(super) const DRAFT: &str = "draft";
pub(super) const LOCK: &str = "lock";

/// A session's file as it is written.
#[derive(Serialize)]
struct Written<'game, T> {
    heibai: &'static str,
    version: u64,
    /// Microseconds since 1970.
    saved_at: u64,
    game: &'game T,
}

/// A draft that says that the game before it is over.
#[derive(Serialize)]
struct WrittenEnd {
    heibai: &'static str,
    version: u64,
    saved_at: u64,
    is_over: bool,
}

/// What every version of a session's file says.
#[derive(Deserialize)]
struct Head {
    heibai: String,
    version: u64,
    #[serde(default)]
    saved_at: u64,
    /// There is no game any more.
    #[serde(default)]
    is_over: bool,
}

#[derive(Deserialize)]
struct Body<T> {
    game: T,
}

/// Drafts are written on one thread, and on another one those are removed that tell of an end: between looking and
/// removing there must be no other.
static DRAFTS: Mutex<()> = Mutex::new(());

/// Where the files of a session are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct Place {
    pub(super) folder: PathBuf,
    pub(super) id: SessionId,
}

impl Place {
    pub(super) fn path(&self, extension: &str) -> PathBuf {
        self.folder.join(format!("{}.{extension}", self.id))
    }

    /// Returns whether there is a game, or something that has its name.
    pub(super) fn has_game(&self) -> bool {
        let is_missing = |extension| {
            let metadata = self.path(extension).symlink_metadata();
            metadata.is_err_and(|error| error.kind() == ErrorKind::NotFound)
        };
        !(is_missing(GAME) && is_missing(DRAFT))
    }

    /// Removes the game, as far as it had come to the disk.
    ///
    /// # Errors
    /// [`WriteError::Write`] if it can't be removed.
    pub(in crate::app) fn clear_game(&self) -> Result<(), WriteError> {
        disk::remove(&self.path(GAME))?;
        // After a power cut the finished game might be shown again; no more than that.
        let _ = disk::sync_folder(&self.folder);
        let _guard = DRAFTS.lock().unwrap_or_else(PoisonError::into_inner);
        // A later one is of another game.
        if self.is_ended() { disk::remove(&self.path(DRAFT)) } else { Ok(()) }
    }

    /// Returns whether the draft says that the game is over, and the game is not newer.
    fn is_ended(&self) -> bool {
        let Ok((draft, _)) = read_head(&self.path(DRAFT)) else { return false };
        let game = read_head(&self.path(GAME));
        draft.is_over && game.map_or(true, |(game, _)| game.saved_at < draft.saved_at)
    }

    /// Removes the game with its draft, and leaves it to the system when that reaches the disk: of
    /// thousands, each would take milliseconds.
    pub(super) fn remove_unsynced(&self) -> Result<(), WriteError> {
        // The draft may say that the game is over.
        disk::remove(&self.path(GAME))?;
        disk::remove(&self.path(DRAFT))
    }

    /// Takes the lock; `None` if another program has it, or none is there and none is to be made.
    pub(super) fn lock(&self, which: Lock) -> io::Result<Option<File>> {
        let path = self.path(LOCK);
        let mut options = OpenOptions::new();
        options.read(true).write(true).truncate(false);
        match which {
            Lock::New => options.create_new(true),
            Lock::Any => options.create(true),
            Lock::Old => &mut options,
        };
        let lock = match options.open(&path) {
            Ok(lock) => lock,
            Err(error) => {
                return match (which, error.kind()) {
                    (Lock::New, ErrorKind::AlreadyExists) | (Lock::Old, ErrorKind::NotFound) => {
                        Ok(None)
                    }
                    _ => Err(error),
                };
            }
        };
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(error),
        }
        // Between opening and locking, its last owner may have removed the file; then this lock
        // guards nothing, and somebody else may hold one of the same name.
        Ok(disk::is_still_at(&lock, &path).then_some(lock))
    }

    /// Returns whether no program has the session. Nothing is left behind.
    pub(super) fn is_free(&self) -> bool {
        // Who has a session has a lock file.
        let path = self.path(LOCK);
        match path.symlink_metadata() {
            Err(error) => error.kind() == ErrorKind::NotFound,
            Ok(_) => self.lock(Lock::Old).is_ok_and(|lock| lock.is_some()),
        }
    }

    /// The game as it was saved last, and when: the newer of the file and its draft.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<(T, u64), Unusable> {
        let (game, saved_at) = self.read_newer()?;
        // One that is over is not there.
        Ok((game.ok_or(Unusable::Missing)?, saved_at))
    }

    fn read_newer<T: DeserializeOwned>(&self) -> Result<(Option<T>, u64), Unusable> {
        let game = read(&self.path(GAME));
        match read(&self.path(DRAFT)) {
            Ok(draft) => match game {
                Ok(game) if game.1 > draft.1 => Ok(game),
                Ok(_) | Err(Unusable::Missing) => Ok(draft),
                Err(Unusable::Because(..)) => {
                    // Nothing of the game is lost, so there is nothing to be told; but somebody may
                    // want to know what became of the file.
                    let _ = disk::keep_aside(&self.path(GAME), Trouble::Broken.label());
                    Ok(draft)
                }
            },
            // A power cut leaves half a draft, or an empty one.
            Err(Unusable::Because(trouble, detail)) if matches!(game, Err(Unusable::Missing)) => {
                Err(Unusable::Because(trouble, detail))
            }
            Err(_) => game,
        }
    }

    /// When the game was saved last, if it can be read at all.
    pub(super) fn saved_at(&self) -> Option<u64> {
        if self.is_ended() {
            return None;
        }
        let of = |extension| Some(read_head(&self.path(extension)).ok()?.0.saved_at);
        of(GAME).max(of(DRAFT))
    }

    /// Keeps the game aside, which can't be used, and makes the notice about it.
    pub(super) fn set_aside(&self, trouble: Trouble, details: Vec<String>) -> Notice {
        let (game, draft) = (self.path(GAME), self.path(DRAFT));
        if game.symlink_metadata().is_err() {
            return disk::set_aside(&draft, trouble, details);
        }
        // It is of the same game, and no better than that.
        let _ = disk::remove(&draft);
        disk::set_aside(&game, trouble, details)
    }
}

/// Which lock file is asked for.
#[derive(Clone, Copy)]
pub(super) enum Lock {
    /// One that nobody has had.
    New,
    /// Whichever is there, else a new one.
    Any,
    /// One that is there.
    Old,
}

/// A game on its way to the disk: the end of the program can do it no harm any more, a power cut can.
#[derive(Debug)]
pub struct Draft {
    place: Place,
    bytes: Vec<u8>,
}

impl Draft {
    /// Brings the game to the disk, whole or not at all.
    ///
    /// # Errors
    /// [`WriteError`]; what was there before still is.
    pub fn keep(&self) -> Result<(), WriteError> {
        // Somebody may have removed the folder since the draft was written.
        disk::make_folder(&self.place.folder)?;
        disk::write_own(&self.place.path(GAME), &self.bytes)
    }
}

/// The file of this program's unfinished game. Dropping it leaves the game on disk for the next
/// start, and frees it for other programs.
#[derive(Debug)]
pub struct Session {
    place: Place,
    lock: File,
    /// When the game was saved last, so that no save seems older than the one before it, whatever
    /// becomes of the system's clock.
    saved_at: u64,
}

impl Session {
    pub(super) fn new(place: Place, lock: File, saved_at: u64) -> Self {
        Self { place, lock, saved_at }
    }

    /// Its name.
    pub fn id(&self) -> &SessionId {
        &self.place.id
    }

    /// Where the game is on disk, once it is saved.
    pub fn path(&self) -> PathBuf {
        self.place.path(GAME)
    }

    /// Where all its files are.
    pub(in crate::app) fn place(&self) -> &Place {
        &self.place
    }

    /// Saves the game, whole or not at all; when this returns, it is on disk.
    ///
    /// # Errors
    /// [`SaveSessionError`]; what was saved before still is.
    pub fn save<T: Serialize>(&mut self, game: &T) -> Result<(), SaveSessionError> {
        Ok(self.draft(game)?.keep()?)
    }

    /// Begins to save the game: when this returns, the end of this program, however it comes, can't
    /// harm it. [`Draft::keep`] does the rest.
    ///
    /// # Errors
    /// [`SaveSessionError`]; what was saved before still is.
    pub fn draft<T: Serialize>(&mut self, game: &T) -> Result<Draft, SaveSessionError> {
        self.hold_place()?;
        let saved_at = self.next_moment();
        let written = Written { heibai: MARK, version: VERSION, saved_at, game };
        let mut bytes = serde_json::to_vec(&written)
            .map_err(|error| SaveSessionError::Encode(error.to_string()))?;
        bytes.push(b'\n');
        let _guard = DRAFTS.lock().unwrap_or_else(PoisonError::into_inner);
        // What keeps a draft from being written, keeps the game from it as well, and that is told.
        let _ = disk::write_at_once(&self.place.path(DRAFT), &bytes);
        Ok(Draft { place: self.place.clone(), bytes })
    }

    /// Now, but later than the last time.
    fn next_moment(&mut self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = u64::try_from(since.as_micros()).unwrap_or(u64::MAX);
        self.saved_at = now.max(self.saved_at.saturating_add(1));
        self.saved_at
    }

    /// Begins to remove the game, which is finished: when this returns, nobody takes it up again, whatever of it is
    /// still on its way to the disk. [`Place::clear_game`] does the rest.
    ///
    /// # Errors
    /// [`WriteError::Write`] if its draft can be neither replaced nor removed.
    pub(in crate::app) fn draft_end(&mut self) -> Result<(), WriteError> {
        if !self.place.has_game() {
            return Ok(());
        }
        let saved_at = self.next_moment();
        let written = WrittenEnd { heibai: MARK, version: VERSION, saved_at, is_over: true };
        let mut bytes = serde_json::to_vec(&written).expect("it is made of plain values");
        bytes.push(b'\n');
        let _guard = DRAFTS.lock().unwrap_or_else(PoisonError::into_inner);
        let draft = self.place.path(DRAFT);
        disk::write_at_once(&draft, &bytes).or_else(|_| disk::remove(&draft))
    }

    /// Removes the game, which is finished; the session stays this program's, so that a game that is
    /// taken back from its end can be saved again.
    ///
    /// # Errors
    /// [`WriteError::Write`] if it can't be removed.
    pub fn clear(&mut self) -> Result<(), WriteError> {
        disk::remove(&self.place.path(DRAFT))?;
        self.place.clear_game()
    }

    /// Keeps the game aside, which can be read but not be played, and ends the session.
    pub fn set_aside(self, reason: impl fmt::Display) -> Notice {
        self.place.set_aside(Trouble::Broken, vec![reason.to_string()])
    }

    /// Removes the game and ends the session.
    ///
    /// # Errors
    /// [`WriteError::Write`] if the game can't be removed.
    pub fn discard(mut self) -> Result<(), WriteError> {
        self.clear()
    }

    /// Makes the folder and the lock again if somebody has removed them.
    fn hold_place(&mut self) -> Result<(), BeginError> {
        if disk::is_still_at(&self.lock, &self.place.path(LOCK)) {
            return Ok(());
        }
        disk::make_folder(&self.place.folder)?;
        match self.place.lock(Lock::New) {
            Ok(Some(lock)) => self.lock = lock,
            // Without the lock file the game was free, and another program took it over. From here on
            // there are two of it.
            Ok(None) => {
                let folder = self.place.folder.clone();
                let another = super::Sessions { folder }.begin()?;
                *self = another;
            }
            Err(cause) => {
                return Err(BeginError::Lock { path: self.place.path(LOCK), cause });
            }
        }
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let (game, draft) = (self.place.path(GAME), self.place.path(DRAFT));
        // A draft that could not be brought to the disk is the newest that there is of the game.
        if let (Ok(kept), Ok(drafted)) = (fs::read(game), fs::read(&draft))
            && kept == drafted
        {
            let _ = fs::remove_file(draft);
        } else if self.place.is_ended() {
            let _ = self.place.remove_unsynced();
        }
        let lock = self.place.path(LOCK);
        // It is removed while it is held, so that whoever opened it meanwhile finds that it is no
        // longer there. One that is another program's stays.
        if disk::is_still_at(&self.lock, &lock) {
            let _ = fs::remove_file(lock);
        }
        let _ = self.lock.unlock();
    }
}

/// Why a session's file can't be used.
pub(super) enum Unusable {
    Missing,
    Because(Trouble, String),
}

/// The game in a file and when it was saved; `None` where it is over.
fn read<T: DeserializeOwned>(path: &Path) -> Result<(Option<T>, u64), Unusable> {
    let (head, bytes) = read_head(path)?;
    if head.is_over {
        return Ok((None, head.saved_at));
    }
    let body: Body<T> = serde_json::from_slice(&bytes)
        .map_err(|error| Unusable::Because(Trouble::Broken, error.to_string()))?;
    Ok((Some(body.game), head.saved_at))
}

fn read_head(path: &Path) -> Result<(Head, Vec<u8>), Unusable> {
    let bytes = disk::read_whole(path, SIZE_LIMIT).map_err(|error| match error {
        // A link that leads nowhere has the name, but no game.
        ReadError::Missing { .. } if path.symlink_metadata().is_err() => Unusable::Missing,
        other => Unusable::Because(Trouble::Unreadable, other.to_string()),
    })?;
    let broken = |detail: String| Unusable::Because(Trouble::Broken, detail);
    let head: Head = serde_json::from_slice(&bytes).map_err(|error| broken(error.to_string()))?;
    if head.heibai != MARK {
        return Err(broken(format!("expected a {MARK}, found {:?}", head.heibai)));
    }
    match head.version {
        VERSION => Ok((head, bytes)),
        newer if newer > VERSION => Err(Unusable::Because(
            Trouble::NewerVersion,
            format!("version {newer}, this program knows {VERSION}"),
        )),
        other => Err(broken(format!("version {other} has never been"))),
    }
}

pub(super) fn time_of(saved_at: u64) -> SystemTime {
    UNIX_EPOCH.checked_add(Duration::from_micros(saved_at)).unwrap_or(UNIX_EPOCH)
}
