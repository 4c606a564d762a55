//! The thread that holds the games and answers.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use super::books::{self, LoadedBook};
use super::{Collections, CountsFor, Held, ListedCollection, News, Places, explore};
use crate::app::collections::{Change, CollectionsFile, SaveCollectionsError};
use crate::app::disk;
use crate::app::journal::LockedEntry;
use crate::app::library::{self, ImportError, Progress};
use crate::book::Book;
use crate::book::foreign::Format;
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
    Read(u64, Wanted, Option<(Change, Option<LockedEntry>)>, Arc<Reading>),
    /// A book was read for the request of this number.
    Book(u64, PathBuf, Box<Result<LoadedBook, ImportError>>),
    CountOwn(bool),
    Look(u64, Box<Position>),
    Count(CountsFor, u64, Box<Repertoire>),
    Grow(u64, Box<Repertoire>, Vec<Ply>, Growth),
    /// Nobody asks any more.
    End,
}

/// Which of the listed files are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wanted {
    /// The books of other programs.
    Books,
    /// The games as well.
    All,
}

/// The thread that holds the games and books. Dropping it stops its work and joins it.
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
        let again = requests.clone();
        let work = move || {
            be_nice();
            State { places, ..State::default() }.work(&received, &again, &on_news, &ended);
        };
        let thread = thread::Builder::new().name("heibai-explorer".to_owned()).spawn(work)?;
        let reading = Arc::new(Reading { is_done: true.into(), ..Reading::default() });
        Ok(Self { requests: Some(requests), reading, is_over, thread: Some(thread) })
    }

    /// Changes the list, if asked to, then reads the listed files that are wanted and have changed, and with games those
    /// finished here. `promised` is the change's entry in the journal, removed once the change is saved. Books are read
    /// by a thread of their own, one after the other, and answers don't wait for them.
    pub fn read(
        &mut self,
        generation: u64,
        wanted: Wanted,
        change: Option<Change>,
        promised: Option<LockedEntry>,
    ) {
        let reading = Arc::new(Reading::default());
        std::mem::replace(&mut self.reading, Arc::clone(&reading)).progress.stop();
        let change = change.map(|change| (change, promised));
        self.send(Request::Read(generation, wanted, change, reading));
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

    /// Counts what people played at all turns of the other side in a repertoire; of several that wait for the same
    /// purpose, only the last.
    pub fn count(&self, purpose: CountsFor, generation: u64, repertoire: Repertoire) {
        self.send(Request::Count(purpose, generation, Box::new(repertoire)));
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
        self.send(Request::End);
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
    books: Vec<LoadedBook>,
    /// What was found by the last reading.
    found: Collections,
    /// What a reading that was stopped would have reported of the list.
    untold: Collections,
    loading: Option<Loading>,
}

/// The books that are being read.
struct Loading {
    generation: u64,
    /// Those that come next, the last first.
    waiting: Vec<PathBuf>,
    reading: Arc<Reading>,
    thread: Option<JoinHandle<()>>,
}

impl State {
    fn work(
        &mut self,
        requests: &Receiver<Request>,
        again: &Sender<Request>,
        on_news: &impl Fn(News),
        is_over: &AtomicBool,
    ) {
        let mut latest = None;
        // They wait until the games are read.
        let mut counts: Vec<(CountsFor, u64, Box<Repertoire>)> = Vec::new();
        let mut growths = Vec::new();
        while let Ok(request) = requests.recv() {
            let (mut changes, mut read, mut look, mut is_other) = (Vec::new(), None, None, false);
            let mut read_books = Vec::new();
            // Every change is made, but only the last reading and the last question count.
            for request in std::iter::once(request).chain(requests.try_iter()) {
                match request {
                    Request::Read(generation, wanted, change, reading) => {
                        changes.extend(change);
                        read = Some((generation, wanted, reading));
                    }
                    Request::Book(generation, path, book) => {
                        read_books.push((generation, path, book));
                    }
                    Request::End => {
                        self.end_loading();
                        return;
                    }
                    Request::CountOwn(is_wanted) => {
                        is_other |= self.counts_own != is_wanted;
                        self.counts_own = is_wanted;
                    }
                    Request::Look(generation, position) => look = Some((generation, position)),
                    Request::Count(purpose, generation, repertoire) => {
                        counts.retain(|(other, ..)| *other != purpose);
                        counts.push((purpose, generation, repertoire));
                    }
                    Request::Grow(generation, repertoire, line, growth) => {
                        growths.push((generation, repertoire, line, growth));
                    }
                }
            }
            // The answer depends on the games.
            let mut is_asked = look.is_some() || read.is_some() || is_other;
            latest = look.or(latest);
            for (generation, path, book) in read_books {
                if read.is_none() && self.take_book(generation, &path, *book) {
                    is_asked = true;
                    on_news(News::Read(generation, Arc::new(self.found.clone())));
                    self.load_next(again);
                }
            }
            if let Some((generation, wanted, reading)) = read {
                self.end_loading();
                let Some(waiting) = self.fetch(wanted, changes, &reading) else { continue };
                on_news(News::Read(generation, Arc::new(self.found.clone())));
                // Told once, not again with each book.
                self.found.notices.clear();
                self.loading = Some(Loading { generation, waiting, reading, thread: None });
                self.load_next(again);
            }
            if let Some((generation, position)) = latest.as_ref().filter(|_| is_asked) {
                let mut explored = explore(*generation, self.databases(), position);
                let answer = |it: &LoadedBook| it.answer(position, &explored.moves);
                explored.books = self.books.iter().filter_map(answer).collect();
                on_news(News::Explored(explored));
            }
            for (generation, repertoire, line, growth) in growths.drain(..) {
                let book = Book::embedded(repertoire.start());
                let mut people = |position: &_| of_played(&played(self.databases(), position));
                let lines = repertoire.lines_by_people(&line, growth, &mut people, book);
                on_news(News::Grown(generation, lines));
            }
            for (_, generation, repertoire) in counts.drain(..) {
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

    /// Stops reading books.
    fn end_loading(&mut self) {
        let Some(loading) = self.loading.take() else { return };
        loading.reading.progress.stop();
        if let Some(thread) = loading.thread {
            let _ = thread.join();
        }
    }

    /// Reads the next book, on a thread of its own; without any, all is read.
    fn load_next(&mut self, again: &Sender<Request>) {
        let Some(loading) = &mut self.loading else { return };
        let Some(path) = loading.waiting.pop() else {
            loading.reading.is_done.store(true, Ordering::Relaxed);
            self.loading = None;
            return;
        };
        loading.reading.begin(&path);
        let (generation, reading) = (loading.generation, Arc::clone(&loading.reading));
        let told = again.clone();
        let (file, refused) = (path.clone(), path);
        let work = move || {
            be_nice();
            let book = Box::new(books::read(file.clone(), &reading.progress));
            let _ = told.send(Request::Book(generation, file, book));
        };
        match thread::Builder::new().name("heibai-book".to_owned()).spawn(work) {
            Ok(thread) => loading.thread = Some(thread),
            Err(cause) => {
                let error = disk::ReadError::Read { path: refused.clone(), cause };
                let _ = again.send(Request::Book(generation, refused, Box::new(Err(error.into()))));
            }
        }
    }

    /// Takes a book that was read over, unless it was for another request.
    fn take_book(
        &mut self,
        generation: u64,
        path: &Path,
        book: Result<LoadedBook, ImportError>,
    ) -> bool {
        if self.loading.as_ref().is_none_or(|loading| loading.generation != generation) {
            return false;
        }
        let held = match book {
            Ok(book) => {
                let facts = book.facts();
                self.books.push(book);
                Ok(Held::Book(facts))
            }
            Err(error) => Err(Arc::new(error)),
        };
        let added = &mut self.found.added;
        if let Some(listed) = added.iter_mut().find(|it| it.path == path) {
            listed.held = held;
        }
        // In the order of adding.
        let place = |book: &LoadedBook| added.iter().position(|it| it.path == book.path);
        self.books.sort_by_key(place);
        true
    }

    /// Changes the list and reads the games that are new; the books that are wait, the first last. `None` if stopped.
    fn fetch(
        &mut self,
        wanted: Wanted,
        changes: Vec<(Change, Option<LockedEntry>)>,
        reading: &Reading,
    ) -> Option<Vec<PathBuf>> {
        let mut found = std::mem::take(&mut self.untold);
        let files = self.listed(changes, &mut found);
        let waiting = self.read_games(files, wanted, reading, &mut found);
        if waiting.is_some() {
            self.found = found;
        } else {
            found.added.clear();
            self.untold = found;
        }
        waiting
    }

    /// Reads the listed games that are new; returns the books that wait, the first last. `None` if stopped.
    fn read_games(
        &mut self,
        files: Vec<PathBuf>,
        wanted: Wanted,
        reading: &Reading,
        found: &mut Collections,
    ) -> Option<Vec<PathBuf>> {
        let progress = &reading.progress;
        if wanted == Wanted::All {
            let games = self.places.archive.as_ref().map(|archive| archive.database(progress));
            match games {
                Some(Err(ImportError::Stopped)) => return None,
                // My games reports a folder that can't be read.
                games => self.own = games.and_then(Result::ok).unwrap_or_default(),
            }
        }
        found.own = self.own.of_each();
        let mut old = std::mem::take(&mut self.collections);
        let mut old_books = std::mem::take(&mut self.books);
        let mut waiting = Vec::new();
        for path in files {
            let mut listed = |held| found.added.push(ListedCollection { path: path.clone(), held });
            if Format::of_file(&path).is_some() {
                let stamp = library::Stamp::of(&path);
                let is_same = |it: &LoadedBook| it.path == path && it.stamp == stamp;
                if let Some(at) = old_books.iter().position(is_same) {
                    let book = old_books.remove(at);
                    listed(Ok(Held::Book(book.facts())));
                    self.books.push(book);
                } else {
                    listed(Ok(Held::Waiting { is_book: true }));
                    waiting.push(path);
                }
                continue;
            }
            let stamp = library::Stamp::of(&path);
            let is_same =
                |it: &LoadedCollection| it.path == path && it.stamp == stamp && stamp.is_some();
            let database = if let Some(at) = old.iter().position(is_same) {
                Ok(old.swap_remove(at).database)
            } else if wanted == Wanted::Books {
                listed(Ok(Held::Waiting { is_book: false }));
                continue;
            } else {
                reading.begin(&path);
                library::read_database(&path, progress)
            };
            match database {
                Err(ImportError::Stopped) => {
                    self.collections.extend(old);
                    self.books.extend(old_books);
                    return None;
                }
                Err(error) => listed(Err(Arc::new(error))),
                Ok(database) => {
                    let (read, left_out) = (database.of_each(), database.left_out());
                    listed(Ok(Held::Games { read, left_out }));
                    self.collections.push(LoadedCollection { path, stamp, database });
                }
            }
        }
        waiting.reverse();
        Some(waiting)
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
                // It is in the list, though the disk has not confirmed it.
                Err(SaveCollectionsError::Write(error)) if error.is_in_place() => {
                    change.make(&mut files);
                }
                Err(error) => found.refused = Some(error.reason()),
            }
            // A refused change is reported and not tried again.
            promised.into_iter().for_each(LockedEntry::remove);
        }
        files
    }
}
