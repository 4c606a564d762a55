//! The files of one session: game, draft and lock.

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::SessionId;
use crate::app::disk::{self, Notice, ReadError, Reason, ReasonKind, Trouble, WriteError};
use crate::locks::lock;

const VERSION: u64 = 1;
const MARK: &str = "session";
/// Studies are of any size: 33 bytes a move, and some libraries of games have millions.
const SIZE_LIMIT: usize = 256 << 20;

pub(super) const GAME: &str = "json";
pub(super) const DRAFT: &str = "draft";
pub(super) const LOCK: &str = "lock";

/// A lock file can't be made, or the file system has no locks.
#[derive(Debug, Error)]
#[error("can't lock {}: {cause}", path.display())]
pub struct LockError {
    path: PathBuf,
    cause: io::Error,
}

impl LockError {
    /// The reason to show.
    pub(in crate::app) fn reason(&self) -> Reason {
        Reason::of_write(&self.path, &self.cause)
    }
}

/// No session can be begun.
#[derive(Debug, Error)]
pub enum BeginError {
    /// There is no folder for session files.
    #[error(transparent)]
    Folder(#[from] WriteError),
    /// The lock file can't be made, or the file system has no locks.
    #[error(transparent)]
    Lock(#[from] LockError),
}

impl BeginError {
    /// The reason to show.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Folder(error) => error.into(),
            Self::Lock(error) => error.reason(),
        }
    }
}

/// A game was not saved; the last save is untouched.
#[derive(Debug, Error)]
pub enum SaveSessionError {
    /// The game can't be serialised.
    #[error("can't write the game down: {0}")]
    Encode(String),
    /// Nobody could read it again.
    #[error("{} would be larger than {SIZE_LIMIT} bytes", .0.display())]
    TooLarge(PathBuf),
    /// The session's folder was removed and can't be made again.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl SaveSessionError {
    /// The reason to show.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Encode(_) => Reason::system(self),
            Self::TooLarge(path) => Reason::about(ReasonKind::TooLarge, path),
            Self::Begin(error) => error.reason(),
            Self::Write(error) => error.into(),
        }
    }
}

#[derive(Serialize)]
struct Written<'game, T> {
    heibai: &'static str,
    version: u64,
    /// Microseconds since 1970.
    saved_at: u64,
    game: &'game T,
}

#[derive(Serialize)]
struct WrittenEnd {
    heibai: &'static str,
    version: u64,
    saved_at: u64,
    is_over: bool,
}

/// What files of all versions have.
#[derive(Deserialize)]
struct Head {
    heibai: String,
    version: u64,
    #[serde(default)]
    saved_at: u64,
    #[serde(default)]
    is_over: bool,
}

#[derive(Deserialize)]
struct Body<T> {
    game: T,
}

/// Guards drafts: they are written on one thread, while another removes those that mark an end, after looking at them.
static DRAFTS: Mutex<()> = Mutex::new(());

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct Place {
    pub(super) folder: PathBuf,
    pub(super) id: SessionId,
}

impl Place {
    pub(super) fn path(&self, extension: &str) -> PathBuf {
        self.folder.join(format!("{}.{extension}", self.id))
    }

    /// Returns whether a game or draft exists, even an unreadable one.
    pub(super) fn has_game(&self) -> bool {
        ![GAME, DRAFT].iter().all(|extension| disk::is_missing(&self.path(extension)))
    }

    /// Whether an earlier version kept the whole game aside because it could not read it, and this one can.
    pub(super) fn can_take_back(&self) -> bool {
        !self.has_game() && [GAME, DRAFT].iter().any(|it| disk::has_newer(&self.path(it), can_read))
    }

    /// Takes it back.
    pub(super) fn take_back(&self) {
        if !self.has_game() {
            disk::take_back(&self.path(GAME), can_read);
            disk::take_back(&self.path(DRAFT), can_read);
        }
    }

    /// Removes the game, as far as it is on disk.
    pub(in crate::app) fn clear_game(&self) -> Result<(), WriteError> {
        disk::remove(&self.path(GAME))?;
        // A power cut could at worst bring the finished game back.
        let _ = disk::sync_folder(&self.folder);
        let _guard = lock(&DRAFTS);
        // A later draft is of another game.
        if self.is_ended() { disk::remove(&self.path(DRAFT)) } else { Ok(()) }
    }

    /// Removes a finished game whose draft does not mark its end.
    pub(in crate::app) fn clear_finished(&self) -> Result<(), WriteError> {
        let _guard = lock(&DRAFTS);
        self.remove_unsynced()
    }

    /// Returns whether the draft marks the end of a game that is not newer.
    fn is_ended(&self) -> bool {
        let Ok((draft, _)) = read_head(&self.path(DRAFT)) else { return false };
        let game = read_head(&self.path(GAME));
        draft.is_over && game.map_or(true, |(game, _)| game.saved_at < draft.saved_at)
    }

    /// Removes game and draft without a sync, which for thousands would take long.
    pub(super) fn remove_unsynced(&self) -> Result<(), WriteError> {
        // The game first, as the draft may mark it as over.
        disk::remove(&self.path(GAME))?;
        disk::remove(&self.path(DRAFT))
    }

    /// Takes the lock; `None` if another program has it, or there is no old one.
    pub(super) fn lock(&self, which: Lock) -> Result<Option<File>, LockError> {
        let path = self.path(LOCK);
        let failed = |cause| LockError { path: path.clone(), cause };
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
                    _ => Err(failed(error)),
                };
            }
        };
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        // Its last owner may have removed the file before we locked it; such a lock guards nothing.
        Ok(disk::is_still_at(&lock, &path).then_some(lock))
    }

    pub(super) fn is_free(&self) -> bool {
        let path = self.path(LOCK);
        match path.symlink_metadata() {
            Err(error) => error.kind() == ErrorKind::NotFound,
            Ok(_) => self.lock(Lock::Old).is_ok_and(|lock| lock.is_some()),
        }
    }

    /// The game and when it was saved: the newer of file and draft.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<(T, u64), Unusable> {
        let (game, saved_at) = self.read_newer()?;
        Ok((game.ok_or(Unusable::Missing)?, saved_at))
    }

    fn read_newer<T: DeserializeOwned>(&self) -> Result<(Option<T>, u64), Unusable> {
        let game = read(&self.path(GAME));
        match read(&self.path(DRAFT)) {
            Ok(draft) => match game {
                Ok(game) if game.1 > draft.1 => Ok(game),
                Ok(_) | Err(Unusable::Missing) => Ok(draft),
                Err(Unusable::Because(..)) => {
                    // Nothing is lost, so there is no notice, but the broken file is kept.
                    let _ = disk::keep_aside(&self.path(GAME), Trouble::Broken.label());
                    Ok(draft)
                }
            },
            // A power cut can leave an empty or partial draft.
            Err(Unusable::Because(trouble, detail)) if matches!(game, Err(Unusable::Missing)) => {
                Err(Unusable::Because(trouble, detail))
            }
            Err(Unusable::Because(Trouble::NewerVersion, _)) if game.is_ok() => {
                // Of a later program that was killed; the game before it can be played.
                let _ = disk::keep_aside(&self.path(DRAFT), Trouble::NewerVersion.label());
                game
            }
            Err(_) => game,
        }
    }

    pub(super) fn saved_at(&self) -> Option<u64> {
        if self.is_ended() {
            return None;
        }
        let of = |extension| Some(read_head(&self.path(extension)).ok()?.0.saved_at);
        of(GAME).max(of(DRAFT))
    }

    pub(super) fn set_aside(&self, trouble: Trouble, details: Vec<String>) -> Notice {
        let (game, draft) = (self.path(GAME), self.path(DRAFT));
        if game.symlink_metadata().is_err() {
            return disk::set_aside(&draft, trouble, details);
        }
        // The draft belongs to the same game and is no better, unless a later program wrote it.
        if let Err(Unusable::Because(Trouble::NewerVersion, _)) = read_head(&draft) {
            let _ = disk::keep_aside(&draft, Trouble::NewerVersion.label());
        } else if trouble != Trouble::Refused {
            let _ = disk::remove(&draft);
        }
        disk::set_aside(&game, trouble, details)
    }
}

#[derive(Clone, Copy)]
pub(super) enum Lock {
    New,
    Any,
    Old,
}

/// A game being saved: safe from the end of the program, not from a power cut.
#[derive(Debug)]
pub struct Draft {
    place: Place,
    bytes: Vec<u8>,
}

impl Draft {
    /// Saves and syncs the game.
    ///
    /// # Errors
    /// [`WriteError`]; the last save is untouched.
    pub fn keep(&self) -> Result<(), WriteError> {
        // The folder may have been removed since.
        disk::make_folder(&self.place.folder)?;
        disk::write_own(&self.place.path(GAME), &self.bytes)
    }
}

/// This program's unfinished game. Dropping it leaves the game to the next start, or to another program.
#[derive(Debug)]
pub struct Session {
    place: Place,
    lock: File,
    /// When the game was last saved; kept increasing even if the system's clock is set back.
    saved_at: u64,
}

impl Session {
    pub(super) fn new(place: Place, lock: File, saved_at: u64) -> Self {
        Self { place, lock, saved_at }
    }

    /// Begins a session, with nothing but its lock on disk until the first save.
    pub(super) fn begin(folder: &Path) -> Result<Self, BeginError> {
        disk::make_folder(folder)?;
        loop {
            let place = Place { folder: folder.to_owned(), id: SessionId::new() };
            if place.has_game() {
                continue;
            }
            // Without a lock the name is taken, or another program is removing the new lock.
            if let Some(lock) = place.lock(Lock::New)? {
                return Ok(Self::new(place, lock, 0));
            }
        }
    }

    /// The session's name.
    pub fn id(&self) -> &SessionId {
        &self.place.id
    }

    /// The path of the saved game.
    pub fn path(&self) -> PathBuf {
        self.place.path(GAME)
    }

    pub(in crate::app) fn place(&self) -> &Place {
        &self.place
    }

    /// Saves the game; it is on disk when this returns.
    ///
    /// # Errors
    /// [`SaveSessionError`]; the last save is untouched.
    pub fn save<T: Serialize>(&mut self, game: &T) -> Result<(), SaveSessionError> {
        Ok(self.draft(game)?.keep()?)
    }

    /// Begins to save the game: from here on the end of the program can't harm it. [`Draft::keep`] does the rest.
    ///
    /// # Errors
    /// [`SaveSessionError`]; the last save is untouched.
    pub fn draft<T: Serialize>(&mut self, game: &T) -> Result<Draft, SaveSessionError> {
        self.hold_place()?;
        let saved_at = self.next_moment();
        let written = Written { heibai: MARK, version: VERSION, saved_at, game };
        let mut bytes = serde_json::to_vec(&written)
            .map_err(|error| SaveSessionError::Encode(error.to_string()))?;
        bytes.push(b'\n');
        if bytes.len() > SIZE_LIMIT {
            return Err(SaveSessionError::TooLarge(self.path()));
        }
        let _guard = lock(&DRAFTS);
        // If this fails, the save itself fails too and reports it.
        let _ = disk::write_at_once(&self.place.path(DRAFT), &bytes);
        Ok(Draft { place: self.place.clone(), bytes })
    }

    fn next_moment(&mut self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = u64::try_from(since.as_micros()).unwrap_or(u64::MAX);
        self.saved_at = now.max(self.saved_at.saturating_add(1));
        self.saved_at
    }

    /// Begins to remove a finished game: from here on nobody resumes it, though a save may still be on its way.
    /// [`Place::clear_game`] does the rest. Fails if the draft can be neither replaced nor removed.
    pub(in crate::app) fn draft_end(&mut self) -> Result<(), WriteError> {
        if !self.place.has_game() {
            return Ok(());
        }
        let saved_at = self.next_moment();
        let written = WrittenEnd { heibai: MARK, version: VERSION, saved_at, is_over: true };
        let mut bytes = serde_json::to_vec(&written).expect("it is made of plain values");
        bytes.push(b'\n');
        let _guard = lock(&DRAFTS);
        let draft = self.place.path(DRAFT);
        disk::write_at_once(&draft, &bytes).or_else(|_| disk::remove(&draft))
    }

    /// Removes a finished game. The session stays, in case the end is taken back.
    ///
    /// # Errors
    /// [`WriteError::Write`].
    pub fn clear(&mut self) -> Result<(), WriteError> {
        disk::remove(&self.place.path(DRAFT))?;
        self.place.clear_game()
    }

    /// Moves a game that can't be played aside, and ends the session.
    pub fn set_aside(self, reason: impl fmt::Display) -> Notice {
        self.place.set_aside(Trouble::Broken, vec![reason.to_string()])
    }

    /// Removes the game and ends the session.
    ///
    /// # Errors
    /// [`WriteError::Write`].
    pub fn discard(mut self) -> Result<(), WriteError> {
        self.clear()
    }

    /// Makes folder and lock again if they were removed.
    fn hold_place(&mut self) -> Result<(), BeginError> {
        if disk::is_still_at(&self.lock, &self.place.path(LOCK)) {
            return Ok(());
        }
        disk::make_folder(&self.place.folder)?;
        match self.place.lock(Lock::New)? {
            Some(lock) => self.lock = lock,
            // Without its lock file the game was free, and another program took it over; now there are two.
            None => *self = Self::begin(&self.place.folder.clone())?,
        }
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let (game, draft) = (self.place.path(GAME), self.place.path(DRAFT));
        // A draft that could not be synced is the newest version of the game.
        if let (Ok(kept), Ok(drafted)) = (fs::read(game), fs::read(&draft))
            && kept == drafted
        {
            let _ = fs::remove_file(draft);
        } else if self.place.is_ended() {
            let _ = self.place.remove_unsynced();
        }
        let lock = self.place.path(LOCK);
        // Removed while it is held, so that whoever has opened it notices. Another program's lock stays.
        if disk::is_still_at(&self.lock, &lock) {
            let _ = fs::remove_file(lock);
        }
        let _ = self.lock.unlock();
    }
}

pub(super) enum Unusable {
    Missing,
    Because(Trouble, String),
}

/// The game in a file, `None` if it is over, and when it was saved.
fn read<T: DeserializeOwned>(path: &Path) -> Result<(Option<T>, u64), Unusable> {
    let (head, bytes) = read_head(path)?;
    if head.is_over {
        return Ok((None, head.saved_at));
    }
    let body: Body<T> = serde_json::from_slice(&bytes)
        .map_err(|error| Unusable::Because(Trouble::Broken, error.to_string()))?;
    Ok((Some(body.game), head.saved_at))
}

fn can_read(path: &Path) -> bool {
    read_head(path).is_ok()
}

fn read_head(path: &Path) -> Result<(Head, Vec<u8>), Unusable> {
    let bytes = disk::read_whole(path, SIZE_LIMIT as u64).map_err(|error| match error {
        // A dangling link has the name, but no game.
        ReadError::Missing { .. } if path.symlink_metadata().is_err() => Unusable::Missing,
        error @ ReadError::Read { .. } => Unusable::Because(Trouble::Refused, error.to_string()),
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
