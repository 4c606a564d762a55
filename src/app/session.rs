//! The unfinished game of each running program, so that the next start can show it again.
//!
//! Each is a file `<id>.json` in `$XDG_STATE_HOME/heibai/sessions` with a lock `<id>.lock` beside
//! it, which the program holds as long as it lives; the system lets go of it even after a kill. Who
//! holds the lock may write and remove the file, nobody else. The game itself is any value that
//! serde knows.
//!
//! Bringing a file to the disk takes milliseconds, on a slow disk seconds. So that a kill meanwhile
//! costs nothing, the game is written to a draft `<id>.draft` first, which takes no time; whoever
//! takes the session over reads the newer of the two. A session that was left has no draft and no
//! lock.

mod file;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::de::DeserializeOwned;
use thiserror::Error;

pub(super) use file::Place;
pub use file::{Draft, Session};

use super::disk::{self, Notice, ReadError, Reason, ReasonKind, Trouble, WriteError};
use file::{DRAFT, GAME, LOCK, Lock, Unusable, time_of};

/// How many unfinished games are kept for later; of more than that, those go that were saved the
/// longest ago. Nobody presses Resume a hundred times.
pub const MOST_KEPT: usize = 100;

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

impl BeginError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Folder(error) => error.into(),
            Self::Lock { path, cause } => Reason::of_write(path, cause),
        }
    }
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

impl ClaimError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::InUse(id) => Reason::new(ReasonKind::InUse, id),
            Self::Gone(id) => Reason::new(ReasonKind::Gone, id),
            Self::Unusable(notice) => Reason::told(notice),
            Self::Lock { path, cause } => Reason::of_write(path, cause),
        }
    }
}

/// Says that a game is not on disk; what was saved before still is.
#[derive(Debug, Error)]
pub enum SaveSessionError {
    /// The game can't be put into words.
    #[error("can't write the game down: {0}")]
    Encode(String),
    /// The session's place was removed and can't be made again.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl SaveSessionError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Encode(_) => Reason::told(self),
            Self::Begin(error) => error.reason(),
            Self::Write(error) => error.into(),
        }
    }
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
    /// Why it is not known which games there are.
    pub unknown: Option<ReadError>,
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
    /// The sessions in a folder, which is made when there is something to keep.
    pub fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Opens the sessions in a folder, which is made if there is none, and clears away what a crash
    /// may have left there.
    ///
    /// # Errors
    /// [`WriteError::Folder`]: games can be played then, but not kept.
    pub fn open(folder: PathBuf) -> Result<Self, WriteError> {
        let sessions = Self::at(folder);
        sessions.prepare()?;
        Ok(sessions)
    }

    /// Makes the folder, and clears away what a crash may have left there, as [`Self::open`] does.
    ///
    /// # Errors
    /// [`WriteError::Folder`].
    pub fn prepare(&self) -> Result<(), WriteError> {
        disk::make_folder(&self.folder)?;
        disk::remove_leftovers(&self.folder);
        self.remove_left_locks();
        Ok(())
    }

    /// Takes over the newest unfinished game that no other program has open. Files that can't be
    /// understood on the way there are kept aside, and told.
    pub fn claim_latest<T: DeserializeOwned>(&self) -> Latest<T> {
        let mut notices = Vec::new();
        let ids = match self.newest_first() {
            Ok(ids) => ids,
            Err(error) => return Latest { claimed: None, notices, unknown: Some(error) },
        };
        for id in ids {
            match self.claim(&id) {
                Ok(claimed) => return Latest { claimed: Some(claimed), notices, unknown: None },
                Err(ClaimError::InUse(_) | ClaimError::Gone(_)) => {}
                Err(ClaimError::Unusable(notice)) => notices.push(notice),
                Err(error @ ClaimError::Lock { .. }) => notices.push(Notice {
                    trouble: Trouble::Unreadable,
                    path: self.place(&id).path(GAME),
                    kept_aside: None,
                    details: vec![error.to_string()],
                }),
            }
        }
        Latest { claimed: None, notices, unknown: None }
    }

    /// Takes over an unfinished game.
    ///
    /// # Errors
    /// [`ClaimError`]: another program has it, it is gone, or its file can't be used.
    pub fn claim<T: DeserializeOwned>(&self, id: &SessionId) -> Result<Claimed<T>, ClaimError> {
        let place = self.place(id);
        if !place.has_game() {
            return Err(ClaimError::Gone(id.clone()));
        }
        let lock = lock_patiently(&place)?;
        let read = place.read();
        let saved_at = read.as_ref().map_or(0, |(_, saved_at)| *saved_at);
        // Made in any case: it takes the lock away again.
        let session = Session::new(place, lock, saved_at);
        match read {
            Ok((game, saved_at)) => Ok(Claimed { session, game, saved_at: time_of(saved_at) }),
            Err(Unusable::Missing) => Err(ClaimError::Gone(id.clone())),
            Err(Unusable::Because(trouble, detail)) => {
                Err(ClaimError::Unusable(session.place().set_aside(trouble, vec![detail])))
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
            let place = self.place(&SessionId::new());
            if place.has_game() {
                continue;
            }
            match place.lock(Lock::New) {
                Ok(Some(lock)) => return Ok(Session::new(place, lock, 0)),
                // The name is taken, or another program is clearing the new lock away.
                Ok(None) => {}
                Err(cause) => return Err(BeginError::Lock { path: place.path(LOCK), cause }),
            }
        }
    }

    /// The unfinished games that nobody has open, the newest first.
    ///
    /// # Errors
    /// [`ReadError`] if it can't be found out which there are.
    pub fn kept(&self) -> Result<Vec<Kept>, ReadError> {
        let mut kept = Vec::new();
        for id in self.newest_first()? {
            let place = self.place(&id);
            if place.is_free()
                && let Some(saved_at) = place.saved_at()
            {
                kept.push(Kept { id, saved_at: time_of(saved_at) });
            }
        }
        // The times of the files are coarser, and a copy may have lost them.
        kept.sort_by_key(|kept| Reverse((kept.saved_at, kept.id.clone())));
        Ok(kept)
    }

    /// As [`Self::kept`], but of more than [`MOST_KEPT`] the oldest are removed.
    ///
    /// # Errors
    /// [`ReadError`] if it can't be found out which there are.
    pub fn keep_newest(&self) -> Result<Vec<Kept>, ReadError> {
        let mut kept = self.kept()?;
        for old in kept.drain(MOST_KEPT.min(kept.len())..) {
            let place = self.place(&old.id);
            // Whoever has taken it over meanwhile wants it; and what can't be removed now, or comes back
            // after a power cut, can be the next time.
            if let Ok(Some(lock)) = place.lock(Lock::Any) {
                let _ = place.remove_unsynced();
                drop(Session::new(place, lock, 0));
            }
        }
        Ok(kept)
    }

    fn place(&self, id: &SessionId) -> Place {
        Place { folder: self.folder.clone(), id: id.clone() }
    }

    /// Every session with a game, whoever has it, by the time of its last save.
    fn newest_first(&self) -> Result<Vec<SessionId>, ReadError> {
        let mut saved = BTreeMap::new();
        for (id, path) in self.files(&[GAME, DRAFT])? {
            let modified = path.metadata().and_then(|metadata| metadata.modified());
            let latest = saved.entry(id).or_insert(UNIX_EPOCH);
            *latest = modified.unwrap_or(UNIX_EPOCH).max(*latest);
        }
        let mut ids: Vec<_> = saved.into_iter().map(|(id, saved)| Reverse((saved, id))).collect();
        ids.sort();
        Ok(ids.into_iter().map(|Reverse((_, id))| id).collect())
    }

    /// The files with one of these endings, and the sessions they are of.
    fn files(&self, extensions: &[&str]) -> Result<Vec<(SessionId, PathBuf)>, ReadError> {
        let failed = |cause| ReadError::Read { path: self.folder.clone(), cause };
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            // Somebody has removed it, and all games with it; the next save makes it again.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(failed(error)),
        };
        let mut found = Vec::new();
        for entry in entries {
            let path = entry.map_err(failed)?.path();
            let is_wanted = |extension: &&str| path.extension().is_some_and(|it| it == *extension);
            let stem = path.file_stem().and_then(|stem| stem.to_str());
            if extensions.iter().any(is_wanted)
                && let Some(id) = stem.and_then(SessionId::from_file_stem)
            {
                found.push((id, path));
            }
        }
        Ok(found)
    }

    /// Removes the locks of programs that were killed. Dropping a session does it.
    fn remove_left_locks(&self) {
        // What can't be listed has no locks that could be removed; whoever wants a game is told.
        for (id, _) in self.files(&[LOCK]).unwrap_or_default() {
            let place = self.place(&id);
            if let Ok(Some(lock)) = place.lock(Lock::Old) {
                drop(Session::new(place, lock, 0));
            }
        }
    }
}

fn lock_patiently(place: &Place) -> Result<File, ClaimError> {
    for attempt in 0..LOCK_TRIES {
        if attempt > 0 {
            thread::sleep(LOCK_PAUSE);
        }
        match place.lock(Lock::Any) {
            Ok(Some(lock)) => return Ok(lock),
            Ok(None) => {}
            Err(cause) => return Err(ClaimError::Lock { path: place.path(LOCK), cause }),
        }
    }
    Err(ClaimError::InUse(place.id.clone()))
}
