//! The thread that holds the games and answers.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use super::{Collections, ListedCollection, News, Places, explore};
use crate::app::collections::{Change, CollectionsFile};
use crate::app::journal::LockedEntry;
use crate::app::library::{self, ImportError, Progress};
use crate::book::Book;
use crate::engine::be_nice;
use crate::explorer::{GameDatabase, played};
use crate::game::{Ply, Position};
use crate::locks::lock;
use crate::repertoire::{Counts, Growth, Repertoire, of_played};

/// The progress of the last reading.
#[derive(Debug, Default)]
pub struct Reading {
    progress: Progress,
    file: Mutex<String>,
    is_done: AtomicBool,
}

impl Reading {
    /// The file being read, empty for the games finished here, and the part done in thousandths; `None` if all is read.
    pub fn now(&self) -> Option<(String, u32)> {
        let is_done = self.is_done.load(Ordering::Relaxed);
        let file = || lock(&self.file).clone();
        (!is_done).then(|| (file(), self.progress.per_mille()))
    }

    fn begin(&self, path: &Path) {
        *lock(&self.file) = library::name_of(path);
    }
}

enum Request {
    /// Changes the list, if asked to, and reads the listed files.
    Read(u64, Option<(Change, Option<LockedEntry>)>, Arc<Reading>),
    CountOwn(bool),
    Look(u64, Box<Position>),
    Count(u64, Box<Repertoire>),
    Grow(u64, Box<Repertoire>, Vec<Ply>, Growth),
}

/// The thread that holds the games. Dropping it stops its work and joins it.
#[derive(Debug)]
pub struct ExplorerWorker {
    requests: Option<Sender<Request>>,
    reading: Arc<Reading>,
    is_over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl ExplorerWorker {
    /// Starts the thread, on which `on_news` is called.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn start(places: Places, on_news: impl Fn(News) + Send + 'static) -> io::Result<Self> {
        let (requests, received) = mpsc::channel();
        let is_over = Arc::new(AtomicBool::new(false));
        let ended = Arc::clone(&is_over);
        let work = move || {
            be_nice();
            State { places, ..State::default() }.work(&received, &on_news, &ended);
        };
        let thread = thread::Builder::new().name("heibai-explorer".to_owned()).spawn(work)?;
        let reading = Arc::new(Reading { is_done: true.into(), ..Reading::default() });
        Ok(Self { requests: Some(requests), reading, is_over, thread: Some(thread) })
    }

    /// Changes the list, if asked to, then reads the listed files that have changed and the games finished here.
    /// `promised` is the change's entry in the journal, removed once the change is saved.
    pub fn read(&mut self, generation: u64, change: Option<Change>, promised: Option<LockedEntry>) {
        let reading = Arc::new(Reading::default());
        std::mem::replace(&mut self.reading, Arc::clone(&reading)).progress.stop();
        self.send(Request::Read(generation, change.map(|change| (change, promised)), reading));
    }

    /// The progress of the last reading.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// Sets whether the games finished here count.
    pub fn count_own(&self, is_wanted: bool) {
        self.send(Request::CountOwn(is_wanted));
    }

    /// Looks up a position; of several that wait, only the last.
    pub fn look(&self, generation: u64, position: Position) {
        self.send(Request::Look(generation, Box::new(position)));
    }

    /// Counts what people played at all turns of the other side in a repertoire; of several that wait, only the last.
    pub fn count(&self, generation: u64, repertoire: Repertoire) {
        self.send(Request::Count(generation, Box::new(repertoire)));
    }

    /// Looks for lines that go on from the end of this one by what people play, with the book's answers.
    pub fn grow(&self, generation: u64, repertoire: Repertoire, line: Vec<Ply>, growth: Growth) {
        self.send(Request::Grow(generation, Box::new(repertoire), line, growth));
    }

    fn send(&self, request: Request) {
        // A thread that has failed costs no more than the explorer.
        let _ = self.requests.as_ref().map(|requests| requests.send(request));
    }
}

impl Drop for ExplorerWorker {
    fn drop(&mut self) {
        self.reading.progress.stop();
        self.is_over.store(true, Ordering::Relaxed);
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A file that was read, as it was then.
struct LoadedCollection {
    path: PathBuf,
    stamp: Option<library::Stamp>,
    database: GameDatabase,
}

#[derive(Default)]
struct State {
    places: Places,
    own: GameDatabase,
    counts_own: bool,
    /// The list, where there is no place to save it.
    unkept: Vec<PathBuf>,
    collections: Vec<LoadedCollection>,
}

impl State {
    fn work(
        &mut self,
        requests: &Receiver<Request>,
        on_news: &impl Fn(News),
        is_over: &AtomicBool,
    ) {
        let mut latest = None;
        while let Ok(request) = requests.recv() {
            let (mut changes, mut read, mut look, mut is_other) = (Vec::new(), None, None, false);
            let (mut count, mut growths) = (None, Vec::new());
            // Every change is made, but only the last reading and the last question count.
            for request in std::iter::once(request).chain(requests.try_iter()) {
                match request {
                    Request::Read(generation, change, reading) => {
                        changes.extend(change);
                        read = Some((generation, reading));
                    }
                    Request::CountOwn(is_wanted) => {
                        is_other |= self.counts_own != is_wanted;
                        self.counts_own = is_wanted;
                    }
                    Request::Look(generation, position) => look = Some((generation, position)),
                    Request::Count(generation, repertoire) => {
                        count = Some((generation, repertoire));
                    }
                    Request::Grow(generation, repertoire, line, growth) => {
                        growths.push((generation, repertoire, line, growth));
                    }
                }
            }
            // The answer depends on the games.
            let is_asked = look.is_some() || read.is_some() || is_other;
            latest = look.or(latest);
            if let Some((generation, reading)) = read {
                let Some(found) = self.fetch(changes, &reading) else { continue };
                reading.is_done.store(true, Ordering::Relaxed);
                on_news(News::Read(generation, Arc::new(found)));
            }
            if let Some((generation, position)) = latest.as_ref().filter(|_| is_asked) {
                on_news(News::Explored(explore(*generation, self.databases(), position)));
            }
            for (generation, repertoire, line, growth) in growths {
                let book = Book::embedded(repertoire.start());
                let mut people = |position: &_| of_played(&played(self.databases(), position));
                let lines = repertoire.lines_by_people(&line, growth, &mut people, book);
                on_news(News::Grown(generation, lines));
            }
            if let Some((generation, repertoire)) = count {
                let mut people = |position: &_| of_played(&played(self.databases(), position));
                // Nobody waits for it any more once the thread is to end.
                let goes_on = || !is_over.load(Ordering::Relaxed);
                if let Some(counts) = Counts::of(&repertoire, &mut people, goes_on) {
                    on_news(News::Counted(generation, Arc::new(counts)));
                }
            }
        }
    }

    fn databases(&mut self) -> impl Iterator<Item = &mut GameDatabase> {
        let own = Some(&mut self.own).filter(|_| self.counts_own);
        own.into_iter().chain(self.collections.iter_mut().map(|it| &mut it.database))
    }

    /// Changes the list and reads what is new; `None` if stopped.
    fn fetch(
        &mut self,
        changes: Vec<(Change, Option<LockedEntry>)>,
        reading: &Reading,
    ) -> Option<Collections> {
        let progress = &reading.progress;
        let mut found = Collections::default();
        let files = self.listed(changes, &mut found);
        let games = self.places.archive.as_ref().map(|archive| archive.database(progress));
        match games {
            Some(Err(ImportError::Stopped)) => return None,
            // My games reports a folder that can't be read.
            games => self.own = games.and_then(Result::ok).unwrap_or_default(),
        }
        found.own = self.own.len();
        let mut old = std::mem::take(&mut self.collections);
        for path in files {
            let stamp = library::Stamp::of(&path);
            let is_same =
                |it: &LoadedCollection| it.path == path && it.stamp == stamp && stamp.is_some();
            let database = if let Some(at) = old.iter().position(is_same) {
                Ok(old.swap_remove(at).database)
            } else {
                reading.begin(&path);
                library::read_database(&path, progress)
            };
            let games = match database {
                Err(ImportError::Stopped) => {
                    self.collections.extend(old);
                    return None;
                }
                Err(error) => Err(error),
                Ok(database) => {
                    let games = (database.len(), database.left_out());
                    self.collections.push(LoadedCollection { path: path.clone(), stamp, database });
                    Ok(games)
                }
            };
            found.added.push(ListedCollection { path, games });
        }
        Some(found)
    }

    fn listed(
        &mut self,
        changes: Vec<(Change, Option<LockedEntry>)>,
        found: &mut Collections,
    ) -> Vec<PathBuf> {
        let Some(path) = &self.places.list else {
            for (change, _) in changes {
                change.make(&mut self.unkept);
            }
            return self.unkept.clone();
        };
        let (file, mut files, notice) = CollectionsFile::open(path.clone());
        found.notices.extend(notice);
        for (change, promised) in changes {
            match file.change(&change) {
                Ok((now, notice)) => {
                    files = now;
                    found.notices.extend(notice);
                }
                Err(error) => found.refused = Some(error.reason()),
            }
            // A refused change is reported and not tried again.
            promised.into_iter().for_each(LockedEntry::remove);
        }
        files
    }
}
