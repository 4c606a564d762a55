//! The unfinished game of each running program, so that the next start can show it again.
//!
//! Each is a file `<id>.json` in `$XDG_STATE_HOME/heibai/sessions` with a lock `<id>.lock` beside
//! it, which the program holds as long as it lives; the system lets go of it even after a kill. Who
//! holds the lock may write and remove the file, nobody else. The game itself is any value that
//! serde knows.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::disk::{self, Notice, ReadError, Trouble, WriteError};

/// The version of the files that are written, and the newest that is read.
const VERSION: u64 = 1;
/// The mark of such a file.
const MARK: &str = "session";
/// A game of the longest kind has a small part of this.
const SIZE_LIMIT: u64 = 16 << 20;

/// Another program may hold a lock for the moment in which it lists what there is.
const LOCK_TRIES: u32 = 4;
const LOCK_PAUSE: Duration = Duration::from_millis(3);

/// The name of a session, unique among all that this user has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(String);

impl SessionId {
    fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        // Made of digits of one length, so that names sort by time.
        Self(format!("{:013}-{:08x}", since.as_millis(), fastrand::u32(..)))
    }

    /// The name in a file name, if it is one of ours: kept-aside files have a dot in theirs.
    fn from_file_stem(stem: &str) -> Option<Self> {
        let is_ours = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        (!stem.is_empty() && stem.chars().all(is_ours)).then(|| Self(stem.to_owned()))
    }
}

impl fmt::Display for SessionId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// Says that no lock could be had, and so no session.
#[derive(Debug, Error)]
pub enum BeginError {
    /// There is no place for session files.
    #[error(transparent)]
    Folder(#[from] WriteError),
    /// The lock file can't be made, or the file system knows no locks.
    #[error("can't lock {}: {cause}", path.display())]
    Lock {
        /// The lock file.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
}

/// Says why a session can't be taken over.
#[derive(Debug, Error)]
pub enum ClaimError {
    /// Another program is using it.
    #[error("the game {0} is open in another window")]
    InUse(SessionId),
    /// It has been finished or removed.
    #[error("there is no unfinished game {0} any more")]
    Gone(SessionId),
    /// Its file can't be understood and was kept aside.
    #[error("{0}")]
    Unusable(Notice),
    /// The lock file can't be made, or the file system knows no locks.
    #[error("can't lock {}: {cause}", path.display())]
    Lock {
        /// The lock file.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
}

/// Says that a game is not on disk; what was saved before still is.
#[derive(Debug, Error)]
pub enum SaveSessionError {
    /// The game can't be put into words.
    #[error("can't write the game down: {0}")]
    Encode(String),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// A session's file as it is written.
#[derive(Serialize)]
struct Written<'game, T> {
    heibai: &'static str,
    version: u64,
    /// Microseconds since 1970.
    saved_at: u64,
    game: &'game T,
}

/// What every version of a session's file says.
#[derive(Deserialize)]
struct Head {
    heibai: String,
    version: u64,
    #[serde(default)]
    saved_at: u64,
}

#[derive(Deserialize)]
struct Body<T> {
    game: T,
}

/// All sessions of this user.
#[derive(Clone, Debug)]
pub struct Sessions {
    folder: PathBuf,
}

/// The game with which a program starts.
#[derive(Debug)]
pub struct Latest<T> {
    /// The newest unfinished game that no other program has open.
    pub claimed: Option<Claimed<T>>,
    /// What the user is told about files that could not be used.
    pub notices: Vec<Notice>,
}

/// An unfinished game, taken over.
#[derive(Debug)]
pub struct Claimed<T> {
    /// Its file, which is this program's from now on.
    pub session: Session,
    /// The game as it was saved last.
    pub game: T,
    /// When that was.
    pub saved_at: SystemTime,
}

/// An unfinished game that nobody has open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What to claim.
    pub id: SessionId,
    /// When it was saved last.
    pub saved_at: SystemTime,
}

impl Sessions {
    /// Opens the sessions in a folder, which is made if there is none, and clears away what a crash
    /// may have left there.
    ///
    /// # Errors
    /// [`WriteError::Folder`]: games can be played then, but not kept.
    pub fn open(folder: PathBuf) -> Result<Self, WriteError> {
        disk::make_folder(&folder)?;
        disk::remove_leftovers(&folder);
        let sessions = Self { folder };
        sessions.remove_lone_locks();
        Ok(sessions)
    }

    /// Takes over the newest unfinished game that no other program has open. Files that can't be
    /// understood on the way there are kept aside, and told.
    pub fn claim_latest<T: DeserializeOwned>(&self) -> Latest<T> {
        let mut notices = Vec::new();
        for id in self.newest_first() {
            match self.claim(&id) {
                Ok(claimed) => return Latest { claimed: Some(claimed), notices },
                Err(ClaimError::InUse(_) | ClaimError::Gone(_)) => {}
                Err(ClaimError::Unusable(notice)) => notices.push(notice),
                Err(error @ ClaimError::Lock { .. }) => notices.push(Notice {
                    trouble: Trouble::Unreadable,
                    path: self.game_path(&id),
                    kept_aside: None,
                    details: vec![error.to_string()],
                }),
            }
        }
        Latest { claimed: None, notices }
    }

    /// Takes over an unfinished game.
    ///
    /// # Errors
    /// [`ClaimError`]: another program has it, it is gone, or its file can't be used.
    pub fn claim<T: DeserializeOwned>(&self, id: &SessionId) -> Result<Claimed<T>, ClaimError> {
        let path = self.game_path(id);
        if path.symlink_metadata().is_err_and(|error| error.kind() == ErrorKind::NotFound) {
            return Err(ClaimError::Gone(id.clone()));
        }
        let session = self.lock_patiently(id)?;
        match read(&path) {
            Ok((game, saved_at)) => Ok(Claimed { session, game, saved_at }),
            Err(Unusable::Missing) => Err(ClaimError::Gone(id.clone())),
            Err(Unusable::Because(trouble, detail)) => {
                Err(ClaimError::Unusable(disk::set_aside(&path, trouble, vec![detail])))
            }
        }
    }

    /// Begins a session for a new game. Nothing but its lock is on disk until it is saved.
    ///
    /// # Errors
    /// [`BeginError`]: the game can be played then, but not kept.
    pub fn begin(&self) -> Result<Session, BeginError> {
        // Somebody may have removed the folder while the program was running.
        disk::make_folder(&self.folder)?;
        loop {
            let id = SessionId::new();
            if self.game_path(&id).symlink_metadata().is_ok() {
                continue;
            }
            match self.lock(&id, Lock::New) {
                Ok(Some(session)) => return Ok(session),
                // The name is taken, or another program is clearing the new lock away.
                Ok(None) => {}
                Err(cause) => return Err(BeginError::Lock { path: self.lock_path(&id), cause }),
            }
        }
    }

    /// The unfinished games that nobody has open, the newest first.
    pub fn kept(&self) -> Vec<Kept> {
        let mut kept = Vec::new();
        for id in self.newest_first() {
            let Ok(Some(_lock)) = self.lock(&id, Lock::Any) else { continue };
            if let Ok((head, _)) = read_head(&self.game_path(&id)) {
                kept.push(Kept { id, saved_at: time_of(head.saved_at) });
            }
        }
        // The times of the files are coarser, and a copy may have lost them.
        kept.sort_by_key(|kept| Reverse((kept.saved_at, kept.id.clone())));
        kept
    }

    fn game_path(&self, id: &SessionId) -> PathBuf {
        self.folder.join(format!("{id}.json"))
    }

    fn lock_path(&self, id: &SessionId) -> PathBuf {
        self.folder.join(format!("{id}.lock"))
    }

    /// Every session with a game, whoever has it, by the time of its last save.
    fn newest_first(&self) -> Vec<SessionId> {
        let mut found = BTreeMap::new();
        for (id, path) in self.files("json") {
            let saved = path.metadata().and_then(|metadata| metadata.modified());
            found.insert((saved.unwrap_or(UNIX_EPOCH), id.clone()), id);
        }
        found.into_values().rev().collect()
    }

    fn files(&self, extension: &str) -> Vec<(SessionId, PathBuf)> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|found| found == extension))
            .filter_map(|path| {
                Some((SessionId::from_file_stem(path.file_stem()?.to_str()?)?, path))
            })
            .collect()
    }

    /// Removes lock files of sessions that have no game and no program. Dropping a session does it.
    fn remove_lone_locks(&self) {
        for (id, _) in self.files("lock") {
            if self.game_path(&id).symlink_metadata().is_err() {
                drop(self.lock(&id, Lock::Any));
            }
        }
    }

    fn lock_patiently(&self, id: &SessionId) -> Result<Session, ClaimError> {
        for attempt in 0..LOCK_TRIES {
            if attempt > 0 {
                thread::sleep(LOCK_PAUSE);
            }
            match self.lock(id, Lock::Any) {
                Ok(Some(session)) => return Ok(session),
                Ok(None) => {}
                Err(cause) => return Err(ClaimError::Lock { path: self.lock_path(id), cause }),
            }
        }
        Err(ClaimError::InUse(id.clone()))
    }

    /// Takes a session's lock; `None` if another program has it.
    fn lock(&self, id: &SessionId, which: Lock) -> io::Result<Option<Session>> {
        let path = self.lock_path(id);
        let mut options = OpenOptions::new();
        options.read(true).write(true).truncate(false);
        match which {
            Lock::New => options.create_new(true),
            Lock::Any => options.create(true),
        };
        let lock = match options.open(&path) {
            Ok(lock) => lock,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Ok(None),
            Err(error) => return Err(error),
        };
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(error),
        }
        // Between opening and locking, its last owner may have removed the file; then this lock
        // guards nothing, and somebody else may hold one of the same name.
        if !is_still_at(&lock, &path) {
            return Ok(None);
        }
        Ok(Some(Session { id: id.clone(), folder: self.folder.clone(), lock }))
    }
}

/// Which lock file is asked for.
#[derive(Clone, Copy)]
enum Lock {
    /// One that nobody has had.
    New,
    /// Whichever is there, else a new one.
    Any,
}

#[cfg(unix)]
fn is_still_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), path.metadata()) {
        (Ok(held), Ok(found)) => (held.dev(), held.ino()) == (found.dev(), found.ino()),
        _ => false,
    }
}

/// Elsewhere a file that is open can't be removed, so it is still there.
#[cfg(not(unix))]
fn is_still_at(_file: &File, path: &Path) -> bool {
    path.exists()
}

/// The file of this program's unfinished game. Dropping it leaves the game on disk for the next
/// start, and frees it for other programs.
#[derive(Debug)]
pub struct Session {
    id: SessionId,
    folder: PathBuf,
    lock: File,
}

impl Session {
    /// Its name.
    pub fn id(&self) -> &SessionId {
        &self.id
    }

    /// Where the game is on disk, once it is saved.
    pub fn path(&self) -> PathBuf {
        self.folder.join(format!("{}.json", self.id))
    }

    /// Saves the game, whole or not at all; when this returns, it is on disk.
    ///
    /// # Errors
    /// [`SaveSessionError`]; what was saved before still is.
    pub fn save<T: Serialize>(&mut self, game: &T) -> Result<(), SaveSessionError> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let saved_at = u64::try_from(since.as_micros()).unwrap_or(u64::MAX);
        let written = Written { heibai: MARK, version: VERSION, saved_at, game };
        let mut bytes = serde_json::to_vec(&written)
            .map_err(|error| SaveSessionError::Encode(error.to_string()))?;
        bytes.push(b'\n');
        Ok(disk::write_whole(&self.path(), &bytes)?)
    }

    /// Removes the game, which is finished; the session stays this program's, so that a game that is
    /// taken back from its end can be saved again.
    ///
    /// # Errors
    /// [`WriteError::Write`] if it can't be removed.
    pub fn clear(&mut self) -> Result<(), WriteError> {
        let path = self.path();
        match fs::remove_file(&path) {
            Err(cause) if cause.kind() != ErrorKind::NotFound => {
                Err(WriteError::Write { path, cause })
            }
            _ => {
                // After a power cut the finished game might be shown again; no more than that.
                let _ = disk::sync_folder(&self.folder);
                Ok(())
            }
        }
    }

    /// Keeps the game aside, which can be read but not be played, and ends the session.
    pub fn set_aside(self, reason: impl fmt::Display) -> Notice {
        disk::set_aside(&self.path(), Trouble::Broken, vec![reason.to_string()])
    }

    /// Removes the game and ends the session.
    ///
    /// # Errors
    /// [`WriteError::Write`] if the game can't be removed.
    pub fn discard(mut self) -> Result<(), WriteError> {
        self.clear()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // A lock without a game is of no use to anybody. It is removed while it is held, so that
        // whoever opened it meanwhile finds that it is no longer there.
        if self.path().symlink_metadata().is_err_and(|error| error.kind() == ErrorKind::NotFound) {
            let _ = fs::remove_file(self.folder.join(format!("{}.lock", self.id)));
        }
        let _ = self.lock.unlock();
    }
}

/// Why a session's file can't be used.
enum Unusable {
    Missing,
    Because(Trouble, String),
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<(T, SystemTime), Unusable> {
    let (head, bytes) = read_head(path)?;
    let body: Body<T> = serde_json::from_slice(&bytes)
        .map_err(|error| Unusable::Because(Trouble::Broken, error.to_string()))?;
    Ok((body.game, time_of(head.saved_at)))
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

fn time_of(saved_at: u64) -> SystemTime {
    UNIX_EPOCH.checked_add(Duration::from_micros(saved_at)).unwrap_or(UNIX_EPOCH)
}
