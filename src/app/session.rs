//! The unfinished game of each running program, for the next start: any serde value, saved as `<id>.json` in
//! `$XDG_STATE_HOME/heibai/sessions`. The program holds the lock `<id>.lock` as long as it lives, and only the holder
//! may write or remove the game; a kill frees the lock.
//!
//! A sync takes milliseconds, on a slow disk seconds. So the game is first written to `<id>.draft`, unsynced, so that a
//! kill loses nothing; whoever takes over reads the newer one. A session left in order has neither draft nor lock.

mod file;
mod id;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::de::DeserializeOwned;
use thiserror::Error;

pub(super) use file::Place;
pub use file::{BeginError, Draft, LockError, SaveSessionError, Session};
pub use id::SessionId;

use super::disk::{self, Notice, ReadError, Reason, ReasonKind, WriteError};
use file::{DRAFT, GAME, LOCK, Lock, Unusable, time_of};

/// Of more unfinished games, the oldest are removed. Nobody presses Resume a hundred times.
pub const MAX_RESUMABLE: usize = 100;

/// Another program may hold a lock for a moment while it lists the games.
const LOCK_TRIES: u32 = 4;
const LOCK_PAUSE: Duration = Duration::from_millis(3);

/// A session can't be taken over.
#[derive(Debug, Error)]
pub enum ClaimError {
    /// Another program has it.
    #[error("the game {0} is open in another window")]
    InUse(SessionId),
    /// It has been finished or removed.
    #[error("there is no unfinished game {0} any more")]
    Gone(SessionId),
    /// Its file can't be read and was kept aside.
    #[error("{0}")]
    Unusable(Notice),
    /// The lock file can't be made, or the file system has no locks.
    #[error(transparent)]
    Lock(#[from] LockError),
}

impl ClaimError {
    /// The reason to show.
    pub fn reason(&self) -> Reason {
        match self {
            Self::InUse(id) => Reason::new(ReasonKind::InUse, id),
            Self::Gone(id) => Reason::new(ReasonKind::Gone, id),
            Self::Unusable(notice) => Reason::system(notice),
            Self::Lock(error) => error.reason(),
        }
    }
}

/// All sessions of this user.
#[derive(Clone, Debug)]
pub struct Sessions {
    folder: PathBuf,
}

/// The game to start with.
#[derive(Debug)]
pub struct Latest<T> {
    /// The newest unfinished game that is not open elsewhere.
    pub claimed: Option<Claimed<T>>,
    /// Files that could not be used.
    pub notices: Vec<Notice>,
    /// The newest one otherwise, if its lock can't be made: it can be played, and not be kept.
    pub unlocked: Option<(T, LockError)>,
    /// Why the games can't be listed.
    pub unknown: Option<ReadError>,
}

/// An unfinished game that was taken over.
#[derive(Debug)]
pub struct Claimed<T> {
    /// Its file, now this program's.
    pub session: Session,
    /// The game as last saved.
    pub game: T,
    /// When it was saved.
    pub saved_at: SystemTime,
}

/// An unfinished game that is not open anywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumableGame {
    /// What to claim.
    pub id: SessionId,
    /// When it was last saved.
    pub saved_at: SystemTime,
}

impl Sessions {
    /// The sessions in a folder, which is made on the first save.
    pub fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Makes the folder if need be, and clears away what a crash left there.
    ///
    /// # Errors
    /// [`WriteError::Folder`]: games can be played, but not saved.
    pub fn open(folder: PathBuf) -> Result<Self, WriteError> {
        let sessions = Self::at(folder);
        sessions.prepare()?;
        Ok(sessions)
    }

    /// As [`Self::open`], later.
    ///
    /// # Errors
    /// [`WriteError::Folder`].
    pub fn prepare(&self) -> Result<(), WriteError> {
        disk::make_folder(&self.folder)?;
        disk::remove_leftovers(&self.folder);
        self.remove_stale_locks();
        self.take_back();
        Ok(())
    }

    /// Takes over the newest unfinished game that is not open elsewhere. Unreadable files on the way are kept aside.
    pub fn claim_latest<T: DeserializeOwned>(&self) -> Latest<T> {
        let (mut notices, mut unlocked) = (Vec::new(), None);
        let ids = match self.newest_first() {
            Ok(ids) => ids,
            Err(error) => {
                return Latest { claimed: None, notices, unlocked, unknown: Some(error) };
            }
        };
        for id in ids {
            match self.claim(&id) {
                Ok(claimed) => {
                    return Latest { claimed: Some(claimed), notices, unlocked, unknown: None };
                }
                Err(ClaimError::InUse(_) | ClaimError::Gone(_)) => {}
                Err(ClaimError::Unusable(notice)) => notices.push(notice),
                Err(ClaimError::Lock(error)) => match self.place(&id).read() {
                    Ok((game, _)) => unlocked = unlocked.or(Some((game, error))),
                    Err(Unusable::Missing) => {}
                    Err(Unusable::Because(trouble, detail)) => notices.push(Notice {
                        trouble,
                        path: self.place(&id).path(GAME),
                        kept_aside: None,
                        details: vec![detail, error.to_string()],
                    }),
                },
            }
        }
        Latest { claimed: None, notices, unlocked, unknown: None }
    }

    /// Takes over an unfinished game.
    ///
    /// # Errors
    /// [`ClaimError`].
    pub fn claim<T: DeserializeOwned>(&self, id: &SessionId) -> Result<Claimed<T>, ClaimError> {
        let place = self.place(id);
        if !place.has_game() {
            return Err(ClaimError::Gone(id.clone()));
        }
        let lock = lock_patiently(&place)?;
        let read = place.read();
        let saved_at = read.as_ref().map_or(0, |(_, saved_at)| *saved_at);
        // Made even if the read failed: dropping it removes the lock.
        let session = Session::new(place, lock, saved_at);
        match read {
            Ok((game, saved_at)) => Ok(Claimed { session, game, saved_at: time_of(saved_at) }),
            Err(Unusable::Missing) => Err(ClaimError::Gone(id.clone())),
            Err(Unusable::Because(trouble, detail)) => {
                Err(ClaimError::Unusable(session.place().set_aside(trouble, vec![detail])))
            }
        }
    }

    /// Begins a session for a new game, with nothing but its lock on disk until the first save.
    ///
    /// # Errors
    /// [`BeginError`]: the game can be played, but not saved.
    pub fn begin(&self) -> Result<Session, BeginError> {
        Session::begin(&self.folder)
    }

    /// The unfinished games that are not open anywhere, newest first.
    ///
    /// # Errors
    /// [`ReadError`] if they can't be listed.
    pub fn resumable(&self) -> Result<Vec<ResumableGame>, ReadError> {
        let mut kept = Vec::new();
        for id in self.newest_first()? {
            let place = self.place(&id);
            if place.is_free()
                && let Some(saved_at) = place.saved_at()
            {
                kept.push(ResumableGame { id, saved_at: time_of(saved_at) });
            }
        }
        // File times are coarser, and may not survive a copy.
        kept.sort_by_key(|kept| Reverse((kept.saved_at, kept.id.clone())));
        Ok(kept)
    }

    /// As [`Self::resumable`], after removing the oldest above [`MAX_RESUMABLE`].
    ///
    /// # Errors
    /// As [`Self::resumable`].
    pub fn prune(&self) -> Result<Vec<ResumableGame>, ReadError> {
        let mut kept = self.resumable()?;
        for old in kept.drain(MAX_RESUMABLE.min(kept.len())..) {
            let place = self.place(&old.id);
            // One that was taken over meanwhile stays; one that can't be removed, or comes back, goes next time.
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

    /// All sessions with a game, open or not, by the time of the last save.
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

    fn files(&self, extensions: &[&str]) -> Result<Vec<(SessionId, PathBuf)>, ReadError> {
        let failed = |cause| ReadError::Read { path: self.folder.clone(), cause };
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            // The folder was removed, with all games; the next save makes it again.
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

    /// Takes back what earlier versions kept aside because they could not read it. A game that goes on meanwhile stays.
    fn take_back(&self) {
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let stem = path.file_stem().and_then(|stem| stem.to_str());
            let id = stem.and_then(|stem| SessionId::from_file_stem(stem.split_once('.')?.0));
            if let Some(place) = id.map(|id| self.place(&id))
                && place.can_take_back()
                && let Ok(Some(lock)) = place.lock(Lock::Any)
            {
                place.take_back();
                drop(Session::new(place, lock, 0));
            }
        }
    }

    /// Removes the locks of killed programs, by dropping their sessions.
    fn remove_stale_locks(&self) {
        // An unreadable folder is reported when a game is wanted.
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
        if let Some(lock) = place.lock(Lock::Any)? {
            return Ok(lock);
        }
    }
    Err(ClaimError::InUse(place.id.clone()))
}
