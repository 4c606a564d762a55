//! The worker for everything on disk, which may be slow, full or remote. The first of its two threads writes drafts of
//! the game and entries of the journal, quickly because unsynced; the second does whatever may take long.

mod answer;
mod places;
mod queue;
mod record;
mod writer;

use std::cell::Cell;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::app::deck::Change;
use crate::app::engines::ListedProgram;
use crate::app::journal::{Entry, LockedEntry, OrphanedEntry};
use crate::app::last_places;
use crate::app::lesson_progress;
use crate::app::library::Progress;
use crate::app::puzzle_history;
use crate::app::recent;
use crate::app::repertoire;
use crate::app::reviews;
use crate::app::session::{Draft, Session, SessionId, Sessions};
use crate::app::settings::Settings;
use crate::app::tally::WrittenChange;
use crate::game::TallyChange;
use queue::{Kind, Queued};
use record::{JournalWriter, PendingWrite, PendingWrites, Record};
use writer::{Job, Writer};

pub use answer::{AutosaveError, DiskAnswer};
pub use places::Places;
pub use record::PromisedGame;

/// How long a save may keep the window waiting for its draft, which takes a fraction of a millisecond, or some tens of them on
/// a machine with other work.
const DRAFT_PATIENCE: Duration = Duration::from_millis(200);
/// The same once that was not enough: then it is the disk, and every move would wait.
const STUCK_PATIENCE: Duration = Duration::from_millis(10);

enum Task<T> {
    Save {
        sequence: u64,
        game: T,
    },
    Clear,
    PutBy(T),
    Adopt(Session),
    Promise(Record, PendingWrite),
    /// Writes an entry for what another thread does, and hands it over.
    Enter(Entry, Sender<LockedEntry>),
    Do(Job),
    /// Dropped once everything before it is drafted.
    Notify(Sender<()>),
}

impl<T> Queued for Task<T> {
    fn kind(&self) -> Kind {
        match self {
            Self::Save { .. } => Kind::Save,
            Self::Clear => Kind::Clear,
            Self::PutBy(_) | Self::Adopt(_) => Kind::ChangesSession,
            Self::Promise(Record::Settings(_), _) => Kind::Settings,
            Self::Do(job) => job.kind(),
            Self::Promise(..) | Self::Enter(..) | Self::Notify(_) => Kind::Other,
        }
    }

    fn absorb(&mut self, earlier: Self) {
        if let (Self::Promise(_, pending), Self::Promise(_, before)) = (self, earlier) {
            pending.absorb(before);
        }
    }
}

/// Two threads that do all reading and writing, in the order asked. A save replaces one that still waits; dropping the
/// worker finishes all work first.
#[derive(Debug)]
pub struct DiskWorker<T> {
    tasks: Option<Sender<Task<T>>>,
    pending: PendingWrites,
    /// Whether the last draft took longer than anybody waits.
    is_stuck: Cell<bool>,
    thread: Option<JoinHandle<()>>,
}

impl<T: Serialize + DeserializeOwned + Send + 'static> DiskWorker<T> {
    /// Starts the threads, on which `answer` is called.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn start(
        mut places: Places,
        answer: impl Fn(DiskAnswer<T>) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let answer = Arc::new(answer);
        let (jobs, received_jobs) = mpsc::channel();
        let (tasks, received_tasks) = mpsc::channel();
        let (sessions, session) = (places.sessions.clone(), places.session.take());
        let (journal, pending_writes) = (JournalWriter::new(&mut places), PendingWrites::default());
        for OrphanedEntry { lock, entry } in std::mem::take(&mut places.orphans) {
            let mut pending = pending_writes.begin();
            pending.entries.push(lock);
            // The receiver is used below.
            let _ = jobs.send(Job::Promised(Record::Entered(Box::new(entry)), pending));
        }
        let writer = Writer::new(places, Arc::clone(&answer));
        let writer = thread::Builder::new()
            .name("heibai-disk".to_owned())
            .spawn(move || writer.work(&received_jobs))?;
        let drafter =
            Drafter { sessions, session, has_only_copy: false, journal, writer: jobs, answer };
        let thread = thread::Builder::new().name("heibai-drafts".to_owned()).spawn(move || {
            drafter.work(&received_tasks);
            // A panic was reported when it happened.
            let _ = writer.join();
        })?;
        Ok(Self {
            tasks: Some(tasks),
            pending: pending_writes,
            is_stuck: Cell::new(false),
            thread: Some(thread),
        })
    }

    /// Saves the unfinished game. Numbers increase; of waiting saves only the last is written and answered. When this
    /// returns, the end of the program can't harm the game, unless the disk is stuck.
    pub fn save(&self, sequence: u64, game: T) {
        self.ask(Task::Save { sequence, game });
        self.wait_for_draft();
    }

    /// Waits until the end of the program can't harm anything asked so far; returns false on a time-out.
    pub fn wait_for_drafts(&self, patience: Duration) -> bool {
        let (drafted, is_drafted) = mpsc::channel();
        self.ask(Task::Notify(drafted));
        // Nothing is sent: the sender is dropped when it is done.
        is_drafted.recv_timeout(patience) == Err(RecvTimeoutError::Disconnected)
    }

    /// Since when something promised, such as a finished game, is on its way to the disk.
    pub fn writing_since(&self) -> Option<Instant> {
        self.pending.since()
    }

    /// Writes an entry for what another thread does; `None` if that is impossible or the disk is stuck.
    pub fn enter(&self, entry: Entry) -> Option<LockedEntry> {
        let (sender, written) = mpsc::channel();
        self.ask(Task::Enter(entry, sender));
        let entry = written.recv_timeout(self.patience());
        self.is_stuck.set(matches!(entry, Err(RecvTimeoutError::Timeout)));
        entry.ok()
    }

    /// Removes the finished game, and drops saves of it that still wait.
    pub fn clear(&self) {
        self.ask(Task::Clear);
    }

    /// Puts an unfinished game by, for [`Self::claim`]; the next save begins a new session.
    pub fn put_by(&self, game: T) {
        self.ask(Task::PutBy(game));
    }

    /// Continues with the session of a claimed game; the session before it stays on disk if its game is unfinished.
    pub fn adopt(&self, session: Session) {
        self.ask(Task::Adopt(session));
    }

    /// Takes over an unfinished game, or without `id` the newest that is not open elsewhere.
    pub fn claim(&self, id: Option<SessionId>) {
        self.ask(Task::Do(Job::Claim(id)));
    }

    /// Asks for the unfinished games that are not open anywhere, and removes the oldest of very many.
    pub fn list_resumable(&self) {
        self.ask(Task::Do(Job::ListResumable));
    }

    /// Saves the settings; of waiting saves only the last is written and answered.
    pub fn save_settings(&self, settings: Settings) {
        self.promise(Record::Settings(Box::new(settings)));
    }

    /// Saves the list of engines.
    pub fn save_engines(&self, programs: Vec<ListedProgram>) {
        self.promise(Record::Engines(programs));
    }

    /// Reads the deck of mistakes.
    pub fn read_deck(&self) {
        self.ask(Task::Do(Job::ReadDeck));
    }

    /// Changes the deck of mistakes.
    pub fn change_deck(&self, change: Change) {
        self.promise_entry(Entry::Deck(change));
    }

    /// Reads the puzzles that were tried.
    pub fn read_puzzles(&self) {
        self.ask(Task::Do(Job::ReadPuzzles));
    }

    /// Adds to the puzzles that were tried.
    pub fn change_puzzles(&self, change: puzzle_history::Change) {
        self.promise_entry(Entry::Puzzles(change));
    }

    /// Reads what reviews found in the person's games.
    pub fn read_reviews(&self) {
        self.ask(Task::Do(Job::ReadReviews));
    }

    /// Keeps what a review found.
    pub fn change_reviews(&self, change: reviews::Change) {
        self.promise_entry(Entry::Reviews(change));
    }

    /// Reads how far one has come in the lessons.
    pub fn read_lessons(&self) {
        self.ask(Task::Do(Job::ReadLessons));
    }

    /// Remembers a step forward in a lesson.
    pub fn change_lessons(&self, change: lesson_progress::Change) {
        self.promise_entry(Entry::Lessons(change));
    }

    /// Reads the repertoires.
    pub fn read_repertoires(&self) {
        self.ask(Task::Do(Job::ReadRepertoires));
    }

    /// Changes a repertoire.
    pub fn change_repertoire(&self, change: repertoire::Change) {
        self.promise_entry(Entry::Repertoire(change));
    }

    /// Changes the tallies.
    pub fn change_tally(&self, change: TallyChange) {
        self.promise_entry(Entry::Tally(WrittenChange::of(change)));
    }

    /// Archives a finished game.
    pub fn archive_game(&self, game: PromisedGame) {
        self.promise(Record::Game(Box::new(game)));
    }

    /// Deletes finished games, or all of them without a list, until it is stopped.
    pub fn delete_games(&self, files: Option<Vec<PathBuf>>, progress: Arc<Progress>) {
        self.ask(Task::Do(Job::DeleteGames(files, progress)));
    }

    /// Reads the recent files.
    pub fn read_recent(&self) {
        self.ask(Task::Do(Job::ReadRecent));
    }

    /// Changes the list of recent files.
    pub fn change_recent(&self, change: recent::Change) {
        self.ask(Task::Do(Job::ChangeRecent(change)));
    }

    /// Changes where the window was.
    pub fn change_places(&self, change: last_places::Change) {
        self.ask(Task::Do(Job::ChangePlaces(change)));
    }

    /// Writes a file atomically.
    pub fn write(&self, path: PathBuf, bytes: Vec<u8>) {
        self.ask(Task::Do(Job::Write { path, bytes, is_game: false }));
    }

    /// Writes the file of a game atomically.
    pub fn write_game(&self, path: PathBuf, bytes: Vec<u8>) {
        self.ask(Task::Do(Job::Write { path, bytes, is_game: true }));
    }

    /// Finishes all work, and frees the session for other programs.
    pub fn finish(self) {
        drop(self);
    }

    fn promise_entry(&self, entry: Entry) {
        self.promise(Record::Entered(Box::new(entry)));
    }

    /// When this returns, the end of the program can't harm the record, unless the disk is stuck.
    fn promise(&self, record: Record) {
        self.ask(Task::Promise(record, self.pending.begin()));
        self.wait_for_draft();
    }

    fn wait_for_draft(&self) {
        self.is_stuck.set(!self.wait_for_drafts(self.patience()));
    }

    fn patience(&self) -> Duration {
        if self.is_stuck.get() { STUCK_PATIENCE } else { DRAFT_PATIENCE }
    }

    fn ask(&self, task: Task<T>) {
        // Only a panic in the callback ends the thread early, and it was reported.
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

struct Drafter<A> {
    sessions: Option<Sessions>,
    session: Option<Session>,
    /// Whether the session is the only copy of a finished game, which could not be entered in the journal.
    has_only_copy: bool,
    journal: JournalWriter,
    writer: Sender<Job>,
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
                if std::mem::take(&mut self.has_only_copy) {
                    let place = session.place().clone();
                    return self.hand(Job::ClearOnceArchived(place));
                }
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
            Task::Promise(record, mut pending) => {
                pending.entries.extend(self.journal.write(&record));
                if let Record::Game(_) = record {
                    self.has_only_copy = pending.entries.is_empty();
                }
                self.hand(Job::Promised(record, pending));
            }
            Task::Enter(entry, sender) => {
                if let Some(held) = self.journal.write_entry(&entry)
                    && let Err(mpsc::SendError(held)) = sender.send(held)
                {
                    // The asker has given up waiting.
                    held.remove();
                }
            }
            Task::Do(job) => self.hand(job),
            Task::Notify(drafted) => drop(drafted),
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

    fn leave(&mut self) {
        if let Some(session) = self.session.take() {
            self.hand(Job::Leave(session));
        }
    }

    fn hand(&self, job: Job) {
        // As in [`DiskWorker::ask`].
        let _ = self.writer.send(job);
    }
}
