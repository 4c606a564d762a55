//! The worker for everything that touches a disk, which may be slow, full or far away.
//!
//! It has two threads. The first writes drafts of the game, and entries of the journal for whatever else is promised,
//! which the system takes at once; the second, at its desk, does whatever may take long, so that the drafts never wait for the disk.

mod desk;
mod queue;
mod record;

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::analysis::practice::Deck;
use crate::app::deck::{Change, SaveDeckError};
use crate::app::disk::{Notice, ReadError, Reason, ReasonKind, WriteError};
use crate::app::engines::{EnginesFile, ListedProgram, SaveEnginesError};
use crate::app::journal::{Entry, Held, Journal, Left};
use crate::app::library::{Archive, kept_text};
use crate::app::session::{
    BeginError, ClaimError, Claimed, Draft, Kept, SaveSessionError, Session, SessionId, Sessions,
};
use crate::app::settings::{SaveSettingsError, Settings, SettingsFile};
use crate::app::tally::{SaveTallyError, TallyFile};
use crate::game::TallyChange;
use crate::game::tree::GameTree;
use desk::{Desk, Job};
use queue::{Kind, Queued};
use record::{Notary, Record, Trace, Waiting};

/// How long a save may keep the window waiting for its draft. The system takes one in a small part of
/// a millisecond; on a disk that stands still, the window goes on.
const DRAFT_PATIENCE: Duration = Duration::from_millis(10);

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
    /// The tallies; `None` if there is no place for them.
    pub tally: Option<TallyFile>,
    /// The games that were finished; `None` if there is no place for them.
    pub games: Option<Archive>,
    /// The programs of others; `None` if there is no place for them.
    pub engines: Option<EnginesFile>,
    /// The deck of mistakes; `None` if there is no place for it.
    pub deck: Option<PathBuf>,
    /// The list of the collections; `None` if there is no place for it. Only what is left is done there.
    pub collections: Option<PathBuf>,
    /// What is promised and not on the disk yet; `None` if there is no place for it.
    pub pending: Option<Journal>,
    /// What programs promised that were killed; it is done first.
    pub left: Vec<Left>,
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

impl AutosaveError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::NoPlace => Reason::new(ReasonKind::NoHome, self),
            Self::Begin(error) => error.reason(),
            Self::Save(error) => error.reason(),
        }
    }
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
    /// The programs of others are on disk. A notice tells of a file that had to make room.
    EnginesSaved(Option<Notice>),
    /// The programs of others are not on disk.
    EnginesFailed(SaveEnginesError),
    /// A change of the tallies is on disk. A notice tells of a file that had to make room.
    TallySaved(Option<Notice>),
    /// A change of the tallies is not on disk.
    TallyFailed(SaveTallyError),
    /// The deck of mistakes. A notice tells of a file that had to make room.
    DeckRead(Box<Deck>, Option<Notice>),
    /// A change of the deck is on disk, or is not.
    DeckChanged(Result<Option<Notice>, SaveDeckError>),
    /// A finished game was kept, or was not.
    GameKept(Result<(), Reason>),
    /// Finished games were deleted, so many of them, or not all.
    GamesDeleted(Result<usize, WriteError>),
    /// A file was written, or was not.
    Written {
        /// The file.
        path: PathBuf,
        /// Whether it was.
        result: Result<(), WriteError>,
    },
    /// The unfinished games that nobody has open, the newest first, or why that is not known.
    Kept(Result<Vec<Kept>, ReadError>),
    /// An unfinished game, to be shown and then given to [`DiskWorker::adopt`]. `None` if there is
    /// none that could be used; the notices say of which the user has to be told.
    Claimed {
        /// The game.
        claimed: Option<Claimed<T>>,
        /// Files that were kept aside.
        notices: Vec<Notice>,
        /// Why it is not known which games there are.
        unknown: Option<ReadError>,
        /// Why the one that was asked for can't be had, if one was.
        error: Option<ClaimError>,
    },
}

enum Task<T> {
    Save {
        sequence: u64,
        game: T,
    },
    Clear,
    PutBy(T),
    Adopt(Session),
    /// What is promised.
    Promise(Record, Trace),
    /// Writes an entry for something that another thread does, and hands it over.
    Enter(Entry, Sender<Held>),
    /// What is none of the drafts' business.
    Do(Job),
    /// The other end hears that everything before is drafted when this one is dropped.
    Tell(Sender<()>),
}

impl<T> Queued for Task<T> {
    fn kind(&self) -> Kind {
        match self {
            Self::Save { .. } => Kind::Save,
            Self::Clear => Kind::Clear,
            Self::PutBy(_) | Self::Adopt(_) => Kind::ChangesSession,
            Self::Promise(Record::Settings(_), _) => Kind::Settings,
            Self::Do(job) => job.kind(),
            Self::Promise(..) | Self::Enter(..) | Self::Tell(_) => Kind::Other,
        }
    }

    fn absorb(&mut self, earlier: Self) {
        if let (Self::Promise(_, trace), Self::Promise(_, before)) = (self, earlier) {
            trace.absorb(before);
        }
    }
}

/// Two threads that do all reading and writing, in the order in which it was asked.
///
/// Saves that wait are replaced by later ones, because only the latest counts. Dropping the worker
/// does all that was asked, and waits for it.
#[derive(Debug)]
pub struct DiskWorker<T> {
    tasks: Option<Sender<Task<T>>>,
    waiting: Waiting,
    thread: Option<JoinHandle<()>>,
}

impl<T: Serialize + DeserializeOwned + Send + 'static> DiskWorker<T> {
    /// Starts the threads; `answer` is called on them.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn start(
        mut places: Places,
        answer: impl Fn(DiskAnswer<T>) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let answer = Arc::new(answer);
        let (jobs, received_jobs) = mpsc::channel();
        let (tasks, received_tasks) = mpsc::channel();
        let (sessions, session) = (places.sessions.clone(), places.session.take());
        let (notary, waiting) = (Notary::new(&mut places), Waiting::default());
        for Left { held, entry } in std::mem::take(&mut places.left) {
            let mut trace = waiting.trace();
            trace.entries.push(held);
            // The other end is held below.
            let _ = jobs.send(Job::Promised(Record::Left(Box::new(entry)), trace));
        }
        let desk = Desk::new(places, Arc::clone(&answer));
        let desk = thread::Builder::new()
            .name("heibai-disk".to_owned())
            .spawn(move || desk.work(&received_jobs))?;
        let drafter = Drafter { sessions, session, notary, desk: jobs, answer };
        let thread = thread::Builder::new().name("heibai-drafts".to_owned()).spawn(move || {
            drafter.work(&received_tasks);
            // A panic there has been reported by then.
            let _ = desk.join();
        })?;
        Ok(Self { tasks: Some(tasks), waiting, thread: Some(thread) })
    }

    /// Saves the unfinished game. Numbers count up; of several saves that wait, only the latest is
    /// written and answered. When this returns, the end of the program can't harm the game any more,
    /// unless the disk stands still.
    pub fn save(&self, sequence: u64, game: T) {
        self.ask(Task::Save { sequence, game });
        self.wait_for_drafts(DRAFT_PATIENCE);
    }

    /// Waits until the end of the program can't harm anything any more that was asked so far, and
    /// returns whether that was within this time.
    pub fn wait_for_drafts(&self, patience: Duration) -> bool {
        let (drafted, is_drafted) = mpsc::channel();
        self.ask(Task::Tell(drafted));
        // Nothing is ever sent: it is over when the other end is dropped.
        is_drafted.recv_timeout(patience) == Err(RecvTimeoutError::Disconnected)
    }

    /// Since when something that was promised is on its way to the disk, such as a finished game.
    pub fn writing_since(&self) -> Option<Instant> {
        self.waiting.since()
    }

    /// Writes something into the journal that another thread does; `None` if there is no place for it or the disk stands
    /// still.
    pub fn enter(&self, entry: Entry) -> Option<Held> {
        let (sender, written) = mpsc::channel();
        self.ask(Task::Enter(entry, sender));
        written.recv_timeout(DRAFT_PATIENCE).ok()
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
        self.ask(Task::Do(Job::Claim(id)));
    }

    /// Asks which unfinished games nobody has open. Of very many, the oldest are removed.
    pub fn list_kept(&self) {
        self.ask(Task::Do(Job::ListKept));
    }

    /// Saves the settings; of several saves that wait, only the latest is written and answered.
    pub fn save_settings(&self, settings: Settings) {
        self.promise(Record::Settings(Box::new(settings)));
    }

    /// Saves the programs of others.
    pub fn save_engines(&self, programs: Vec<ListedProgram>) {
        self.promise(Record::Engines(programs));
    }

    /// Reads the deck of mistakes.
    pub fn read_deck(&self) {
        self.ask(Task::Do(Job::ReadDeck));
    }

    /// Makes a change to the deck of mistakes.
    pub fn change_deck(&self, change: Change) {
        self.promise(Record::Deck(Box::new(change)));
    }

    /// Makes a change to the tallies that are kept.
    pub fn change_tally(&self, change: TallyChange) {
        self.promise(Record::Tally(change));
    }

    /// Keeps a finished game for good. A game with the same number as the one before is the same game, which ended
    /// otherwise. `moment` is when that was, such as `2026-11-22 09:14:03`.
    pub fn keep_game(&self, number: u64, tree: &GameTree, moment: String) {
        self.promise(Record::Game { number, text: kept_text(tree, &moment), moment });
    }

    /// Deletes finished games; without a list all of them.
    pub fn delete_games(&self, files: Option<Vec<PathBuf>>) {
        self.ask(Task::Do(Job::DeleteGames(files)));
    }

    /// Writes a file, whole or not at all.
    pub fn write(&self, path: PathBuf, bytes: Vec<u8>) {
        self.ask(Task::Do(Job::Write { path, bytes }));
    }

    /// Does everything that was asked, and ends. The session is free for other programs then.
    pub fn finish(self) {
        drop(self);
    }

    /// When this returns, the end of the program can't harm it any more, unless the disk stands still.
    fn promise(&self, record: Record) {
        self.ask(Task::Promise(record, self.waiting.trace()));
        self.wait_for_drafts(DRAFT_PATIENCE);
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

/// What the thread of the drafts has at hand.
struct Drafter<A> {
    sessions: Option<Sessions>,
    /// That of the game on the board.
    session: Option<Session>,
    notary: Notary,
    desk: Sender<Job>,
    answer: Arc<A>,
}

impl<A> Drafter<A> {
    fn work<T>(mut self, tasks: &Receiver<Task<T>>)
    where
        T: Serialize,
        A: Fn(DiskAnswer<T>),
    {
        queue::work(tasks, |task| self.perform(task));
        self.leave();
    }

    fn perform<T>(&mut self, task: Task<T>)
    where
        T: Serialize,
        A: Fn(DiskAnswer<T>),
    {
        match task {
            Task::Save { sequence, game } => match self.draft(&game) {
                Ok(draft) => self.hand(Job::Keep { sequence, draft }),
                Err(error) => (self.answer)(DiskAnswer::SaveFailed { sequence, error }),
            },
            Task::Clear => {
                let Some(session) = &mut self.session else { return };
                if let Err(error) = session.draft_end() {
                    (self.answer)(DiskAnswer::ClearFailed(error));
                }
                let place = session.place().clone();
                self.hand(Job::Clear(place));
            }
            Task::PutBy(game) => {
                match self.draft(&game) {
                    Ok(draft) => self.hand(Job::PutBy(draft)),
                    Err(error) => (self.answer)(DiskAnswer::PutBy(Err(error))),
                }
                self.leave();
            }
            Task::Adopt(session) => {
                self.leave();
                self.session = Some(session);
            }
            Task::Promise(record, mut trace) => {
                trace.entries.extend(self.notary.write(&record));
                self.hand(Job::Promised(record, trace));
            }
            Task::Enter(entry, sender) => {
                if let Some(held) = self.notary.write_entry(&entry)
                    && let Err(mpsc::SendError(held)) = sender.send(held)
                {
                    // Whoever asked has gone on without it.
                    held.landed();
                }
            }
            Task::Do(job) => self.hand(job),
            Task::Tell(drafted) => drop(drafted),
        }
    }

    fn draft<T: Serialize>(&mut self, game: &T) -> Result<Draft, AutosaveError> {
        let session = match &mut self.session {
            Some(session) => session,
            none => {
                let sessions = self.sessions.as_ref().ok_or(AutosaveError::NoPlace)?;
                none.insert(sessions.begin()?)
            }
        };
        Ok(session.draft(game)?)
    }

    /// Ends the session, after what was asked of the desk for it.
    fn leave(&mut self) {
        if let Some(session) = self.session.take() {
            self.hand(Job::Leave(session));
        }
    }

    fn hand(&self, job: Job) {
        // Only a panic in the callback ends the desk's thread early, and that has been reported by then.
        let _ = self.desk.send(job);
    }
}
