//! The worker for everything that touches a disk, which may be slow, full or far away.

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::app::disk::{self, Notice, ReadError, WriteError};
use crate::app::session::{
    BeginError, ClaimError, Claimed, Kept, SaveSessionError, Session, SessionId, Sessions,
};
use crate::app::settings::{SaveSettingsError, Settings, SettingsFile};

/// The files that a worker looks after.
#[derive(Debug, Default)]
pub struct Places {
    /// Where unfinished games are kept; `None` if there is no such place.
    pub sessions: Option<Sessions>,
    /// The session of the game that was taken over at the start. Without one, a session begins with
    /// the first save.
    pub session: Option<Session>,
    /// The settings; `None` if there is no place for them.
    pub settings: Option<SettingsFile>,
}

/// Says that the unfinished game is not on disk.
#[derive(Debug, Error)]
pub enum AutosaveError {
    /// There is no folder for unfinished games.
    #[error("there is no folder to keep games in")]
    NoPlace,
    /// No session can be begun.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// The game can't be saved.
    #[error(transparent)]
    Save(#[from] SaveSessionError),
}

/// What a worker tells. `T` is the game as it is kept.
#[derive(Debug)]
pub enum DiskAnswer<T> {
    /// The game with this number is on disk, and so none with a smaller number is waiting any more.
    Saved {
        /// The number given with the save.
        sequence: u64,
    },
    /// The game with this number is not on disk; an earlier one may be.
    SaveFailed {
        /// The number given with the save.
        sequence: u64,
        /// Why.
        error: AutosaveError,
    },
    /// The finished game could not be removed, and may be shown once more.
    ClearFailed(WriteError),
    /// The game was put by, or was not.
    PutBy(Result<(), AutosaveError>),
    /// The settings are on disk. A notice tells of a file that had to make room.
    SettingsSaved(Option<Notice>),
    /// The settings are not on disk.
    SettingsFailed(SaveSettingsError),
    /// A file was read, or was not.
    Read {
        /// The file.
        path: PathBuf,
        /// Its bytes.
        result: Result<Vec<u8>, ReadError>,
    },
    /// A file was written, or was not.
    Written {
        /// The file.
        path: PathBuf,
        /// Whether it was.
        result: Result<(), WriteError>,
    },
    /// The unfinished games that nobody has open, the newest first.
    Kept(Vec<Kept>),
    /// An unfinished game, to be shown and then given to [`DiskWorker::adopt`]. `None` if there is
    /// none that could be used; the notices say of which the user has to be told.
    Claimed {
        /// The game.
        claimed: Option<Claimed<T>>,
        /// Files that were kept aside.
        notices: Vec<Notice>,
        /// Why the one that was asked for can't be had, if one was.
        error: Option<ClaimError>,
    },
}

enum Task<T> {
    Save { sequence: u64, game: T },
    Clear,
    PutBy(T),
    Adopt(Session),
    Claim(Option<SessionId>),
    ListKept,
    SaveSettings(Box<Settings>),
    Read { path: PathBuf, limit: u64 },
    Write { path: PathBuf, bytes: Vec<u8> },
}

impl<T> Task<T> {
    /// Returns whether a save before it and one after it belong to different files.
    fn changes_session(&self) -> bool {
        matches!(self, Self::PutBy(_) | Self::Adopt(_))
    }
}

/// One thread that does all reading and writing, in the order in which it was asked.
///
/// Saves that wait are replaced by later ones, because only the latest counts. Dropping the worker
/// does all that was asked, and waits for it.
#[derive(Debug)]
pub struct DiskWorker<T> {
    tasks: Option<Sender<Task<T>>>,
    thread: Option<JoinHandle<()>>,
}

impl<T: Serialize + DeserializeOwned + Send + 'static> DiskWorker<T> {
    /// Starts the thread; `answer` is called on it.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn start(
        places: Places,
        answer: impl Fn(DiskAnswer<T>) + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, receiver) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("heibai-disk".to_owned())
            .spawn(move || Desk { places, answer }.work(&receiver))?;
        Ok(Self { tasks: Some(sender), thread: Some(thread) })
    }

    /// Saves the unfinished game. Numbers count up; of several saves that wait, only the latest is
    /// written and answered.
    pub fn save(&self, sequence: u64, game: T) {
        self.ask(Task::Save { sequence, game });
    }

    /// Removes the game, which is finished. Saves of it that still wait are dropped without an
    /// answer.
    pub fn clear(&self) {
        self.ask(Task::Clear);
    }

    /// Puts an unfinished game by, for [`Self::claim`] at any later time; the next save begins a
    /// session of its own.
    pub fn put_by(&self, game: T) {
        self.ask(Task::PutBy(game));
    }

    /// Goes over to the session of a game that was claimed. Later saves belong to it; the session
    /// left stays on disk if its game is unfinished.
    pub fn adopt(&self, session: Session) {
        self.ask(Task::Adopt(session));
    }

    /// Takes over an unfinished game, or without `id` the newest that nobody has open.
    pub fn claim(&self, id: Option<SessionId>) {
        self.ask(Task::Claim(id));
    }

    /// Asks which unfinished games nobody has open.
    pub fn list_kept(&self) {
        self.ask(Task::ListKept);
    }

    /// Saves the settings; of several saves that wait, only the latest is written and answered.
    pub fn save_settings(&self, settings: Settings) {
        self.ask(Task::SaveSettings(Box::new(settings)));
    }

    /// Reads a file of at most `limit` bytes.
    pub fn read(&self, path: PathBuf, limit: u64) {
        self.ask(Task::Read { path, limit });
    }

    /// Writes a file, whole or not at all.
    pub fn write(&self, path: PathBuf, bytes: Vec<u8>) {
        self.ask(Task::Write { path, bytes });
    }

    /// Does everything that was asked, and ends. The session is free for other programs then.
    pub fn finish(self) {
        drop(self);
    }

    fn ask(&self, task: Task<T>) {
        // Only a panic in the callback ends the thread early, and that has been reported by then.
        let _ = self.tasks.as_ref().map(|tasks| tasks.send(task));
    }
}

impl<T> Drop for DiskWorker<T> {
    fn drop(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the thread has at hand.
struct Desk<A> {
    places: Places,
    answer: A,
}

impl<A> Desk<A> {
    fn work<T>(mut self, tasks: &Receiver<Task<T>>)
    where
        T: Serialize + DeserializeOwned,
        A: Fn(DiskAnswer<T>),
    {
        let mut waiting = VecDeque::new();
        loop {
            if waiting.is_empty() {
                match tasks.recv() {
                    Ok(task) => enqueue(&mut waiting, task),
                    Err(_) => return,
                }
            }
            while let Ok(task) = tasks.try_recv() {
                enqueue(&mut waiting, task);
            }
            if let Some(answer) = waiting.pop_front().and_then(|task| self.perform(task)) {
                (self.answer)(answer);
            }
        }
    }

    fn perform<T: Serialize + DeserializeOwned>(&mut self, task: Task<T>) -> Option<DiskAnswer<T>> {
        let answer = match task {
            Task::Save { sequence, game } => match self.save(&game) {
                Ok(()) => DiskAnswer::Saved { sequence },
                Err(error) => DiskAnswer::SaveFailed { sequence, error },
            },
            Task::Clear => match self.places.session.as_mut()?.clear() {
                Ok(()) => return None,
                Err(error) => DiskAnswer::ClearFailed(error),
            },
            Task::PutBy(game) => {
                let result = self.save(&game);
                self.places.session = None;
                DiskAnswer::PutBy(result)
            }
            Task::Adopt(session) => {
                self.places.session = Some(session);
                return None;
            }
            Task::Claim(id) => self.claim(id),
            Task::ListKept => DiskAnswer::Kept(
                self.places.sessions.as_ref().map_or_else(Vec::new, Sessions::kept),
            ),
            Task::SaveSettings(settings) => match self.places.settings.as_mut()?.save(&settings) {
                Ok(notice) => DiskAnswer::SettingsSaved(notice),
                Err(error) => DiskAnswer::SettingsFailed(error),
            },
            Task::Read { path, limit } => {
                let result = disk::read_whole(&path, limit);
                DiskAnswer::Read { path, result }
            }
            Task::Write { path, bytes } => {
                let result = disk::write_whole(&path, &bytes);
                DiskAnswer::Written { path, result }
            }
        };
        Some(answer)
    }

    fn save<T: Serialize>(&mut self, game: &T) -> Result<(), AutosaveError> {
        let session = match &mut self.places.session {
            Some(session) => session,
            none => {
                let sessions = self.places.sessions.as_ref().ok_or(AutosaveError::NoPlace)?;
                none.insert(sessions.begin()?)
            }
        };
        Ok(session.save(game)?)
    }

    fn claim<T: DeserializeOwned>(&self, id: Option<SessionId>) -> DiskAnswer<T> {
        let mut notices = Vec::new();
        let mut error = None;
        let claimed = match (&self.places.sessions, id) {
            (None, _) => None,
            (Some(sessions), None) => {
                let latest = sessions.claim_latest();
                notices = latest.notices;
                latest.claimed
            }
            (Some(sessions), Some(id)) => match sessions.claim(&id) {
                Ok(claimed) => Some(claimed),
                Err(ClaimError::Unusable(notice)) => {
                    notices.push(notice);
                    None
                }
                Err(other) => {
                    error = Some(other);
                    None
                }
            },
        };
        DiskAnswer::Claimed { claimed, notices, error }
    }
}

/// Adds a task, which may take the place of one that waits.
fn enqueue<T>(waiting: &mut VecDeque<Task<T>>, task: Task<T>) {
    let of_this_session =
        waiting.iter().rposition(Task::changes_session).map_or(0, |barrier| barrier + 1);
    match task {
        Task::Clear => {
            let mut index = 0;
            waiting.retain(|waiting| {
                index += 1;
                index <= of_this_session || !matches!(waiting, Task::Save { .. })
            });
            waiting.push_back(Task::Clear);
        }
        Task::Save { .. } => {
            let same = |waiting: &Task<T>| matches!(waiting, Task::Save { .. } | Task::Clear);
            // What waits before a removal must not be replaced: the game would be removed with it.
            match waiting.range(of_this_session..).rposition(same) {
                Some(at) if matches!(waiting[of_this_session + at], Task::Save { .. }) => {
                    waiting[of_this_session + at] = task;
                }
                _ => waiting.push_back(task),
            }
        }
        Task::SaveSettings(_) => {
            match waiting.iter().position(|waiting| matches!(waiting, Task::SaveSettings(_))) {
                Some(at) => waiting[at] = task,
                None => waiting.push_back(task),
            }
        }
        other => waiting.push_back(other),
    }
}
