//! The thread that holds the games and answers.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use super::{Added, News, Places, Shelves, explore};
use crate::app::collections::{Change, CollectionsFile};
use crate::app::journal::Held as Promise;
use crate::app::library::{self, ImportError, Progress};
use crate::engine::be_nice;
use crate::explorer::Held;
use crate::game::Position;

/// How far the reading of games is that was asked for last.
#[derive(Debug, Default)]
pub struct Reading {
    progress: Progress,
    file: Mutex<String>,
    is_done: AtomicBool,
}

impl Reading {
    /// The name of the file that is read, or nothing if it is the games that were finished here, and what is done of it
    /// in thousandths; `None` if all is read.
    pub fn now(&self) -> Option<(String, u32)> {
        let is_done = self.is_done.load(Ordering::Relaxed);
        let file = || self.file.lock().unwrap_or_else(PoisonError::into_inner).clone();
        (!is_done).then(|| (file(), self.progress.per_mille()))
    }

    fn begin(&self, path: &Path) {
        *self.file.lock().unwrap_or_else(PoisonError::into_inner) = library::name_of(path);
    }
}

/// What the thread is told.
enum Order {
    /// Makes a change to the list, if there is one, and reads what is listed then.
    Read(u64, Option<(Change, Option<Promise>)>, Arc<Reading>),
    /// Counts the games that were finished here, or no more.
    CountOwn(bool),
    /// Looks at a position.
    Look(u64, Box<Position>),
}

/// The thread that holds the games. Dropping it ends what it does, and waits for it.
#[derive(Debug)]
pub struct ExplorerWorker {
    orders: Option<Sender<Order>>,
    /// Of what was ordered to be held last.
    reading: Arc<Reading>,
    thread: Option<JoinHandle<()>>,
}

impl ExplorerWorker {
    /// Starts the thread; `tell` is called on it.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn start(places: Places, tell: impl Fn(News) + Send + 'static) -> io::Result<Self> {
        let (orders, received) = mpsc::channel();
        let work = move || {
            be_nice();
            Room { places, ..Room::default() }.work(&received, &tell);
        };
        let thread = thread::Builder::new().name("heibai-explorer".to_owned()).spawn(work)?;
        let reading = Arc::new(Reading { is_done: true.into(), ..Reading::default() });
        Ok(Self { orders: Some(orders), reading, thread: Some(thread) })
    }

    /// Reads the collections that are listed and the games that were finished here, after a change of the list if there
    /// is one. A file is read again only if it has changed. `promised` is the entry of the change in the journal, which
    /// goes when the change is on the disk.
    pub fn read(&mut self, generation: u64, change: Option<Change>, promised: Option<Promise>) {
        let reading = Arc::new(Reading::default());
        std::mem::replace(&mut self.reading, Arc::clone(&reading)).progress.stop();
        self.order(Order::Read(generation, change.map(|change| (change, promised)), reading));
    }

    /// How far the reading is that was ordered last.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// Counts the games that were finished here from here on, or no more.
    pub fn count_own(&self, is_wanted: bool) {
        self.order(Order::CountOwn(is_wanted));
    }

    /// Looks at a position; of several that wait the last is looked at.
    pub fn look(&self, generation: u64, position: Position) {
        self.order(Order::Look(generation, Box::new(position)));
    }

    fn order(&self, order: Order) {
        // A thread that has failed answers no more, which costs the explorer and nothing else.
        let _ = self.orders.as_ref().map(|orders| orders.send(order));
    }
}

impl Drop for ExplorerWorker {
    fn drop(&mut self) {
        self.reading.progress.stop();
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A file that is held, as it was then.
struct Shelf {
    path: PathBuf,
    stamp: Option<library::Stamp>,
    held: Held,
}

/// What the thread has.
#[derive(Default)]
struct Room {
    places: Places,
    own: Held,
    counts_own: bool,
    /// The list of the collections where there is no place for it.
    unkept: Vec<PathBuf>,
    shelves: Vec<Shelf>,
}

impl Room {
    fn work(&mut self, orders: &Receiver<Order>, tell: &impl Fn(News)) {
        let mut latest = None;
        while let Ok(order) = orders.recv() {
            let (mut changes, mut read, mut look, mut is_other) = (Vec::new(), None, None, false);
            // Every change is made, but only the last list is read, and the last question answered.
            for order in std::iter::once(order).chain(orders.try_iter()) {
                match order {
                    Order::Read(generation, change, reading) => {
                        changes.extend(change);
                        read = Some((generation, reading));
                    }
                    Order::CountOwn(is_wanted) => {
                        is_other |= self.counts_own != is_wanted;
                        self.counts_own = is_wanted;
                    }
                    Order::Look(generation, position) => look = Some((generation, position)),
                }
            }
            // Other games have another answer to the same question.
            let is_asked = look.is_some() || read.is_some() || is_other;
            latest = look.or(latest);
            if let Some((generation, reading)) = read {
                let Some(told) = self.fetch(changes, &reading) else { continue };
                reading.is_done.store(true, Ordering::Relaxed);
                tell(News::Read(generation, Arc::new(told)));
            }
            if let Some((generation, position)) = latest.as_ref().filter(|_| is_asked) {
                let all = self.shelves.iter_mut().map(|shelf| &mut shelf.held);
                let own = Some(&mut self.own).filter(|_| self.counts_own);
                let all = own.into_iter().chain(all);
                tell(News::Explored(explore(*generation, all, position)));
            }
        }
    }

    /// Makes changes to the list and reads what is not held yet; `None` if that is not wanted any more.
    fn fetch(
        &mut self,
        changes: Vec<(Change, Option<Promise>)>,
        reading: &Reading,
    ) -> Option<Shelves> {
        let progress = &reading.progress;
        let mut told = Shelves::default();
        let files = self.listed(changes, &mut told);
        let games = self.places.archive.as_ref().map(|archive| archive.hold(progress));
        match games {
            Some(Err(ImportError::Stopped)) => return None,
            // Where the folder can't be read, My games tells of it.
            games => self.own = games.and_then(Result::ok).unwrap_or_default(),
        }
        told.own = self.own.len();
        let mut old = std::mem::take(&mut self.shelves);
        for path in files {
            let stamp = library::Stamp::of(&path);
            let is_same = |it: &Shelf| it.path == path && it.stamp == stamp && stamp.is_some();
            let held = if let Some(at) = old.iter().position(is_same) {
                Ok(old.swap_remove(at).held)
            } else {
                reading.begin(&path);
                library::hold_collection(&path, progress)
            };
            let games = match held {
                Err(ImportError::Stopped) => {
                    self.shelves.extend(old);
                    return None;
                }
                Err(error) => Err(error),
                Ok(held) => {
                    let games = (held.len(), held.left_out());
                    self.shelves.push(Shelf { path: path.clone(), stamp, held });
                    Ok(games)
                }
            };
            told.added.push(Added { path, games });
        }
        Some(told)
    }

    /// The files that are listed after these changes.
    fn listed(
        &mut self,
        changes: Vec<(Change, Option<Promise>)>,
        told: &mut Shelves,
    ) -> Vec<PathBuf> {
        let Some(path) = &self.places.list else {
            for (change, _) in changes {
                change.make(&mut self.unkept);
            }
            return self.unkept.clone();
        };
        let (file, mut files, notice) = CollectionsFile::open(path.clone());
        told.notices.extend(notice);
        for (change, promised) in changes {
            match file.change(&change) {
                Ok((now, notice)) => {
                    files = now;
                    told.notices.extend(notice);
                }
                Err(error) => told.refused = Some(error.reason()),
            }
            // What was refused is told, and not tried again.
            promised.into_iter().for_each(Promise::landed);
        }
        files
    }
}
