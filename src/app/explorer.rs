//! What was played from the position that is looked at: in the games that were finished here, and in the collections
//! that were added. A thread of its own holds the games and answers; plain Rust.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::collections::{Change, CollectionsFile};
use super::disk::{Notice, Reason};
use super::library::{self, Archive, ImportError, Progress};
use crate::book::Book;
use crate::engine::be_nice;
use crate::explorer::{Held, Results, played};
use crate::game::Position;

/// A collection that was added.
#[derive(Debug)]
pub struct Added {
    /// Its file.
    pub path: PathBuf,
    /// How many games are held of it and how many were left out, or why it can't be read.
    pub games: Result<(usize, usize), ImportError>,
}

/// What is there to be looked at.
#[derive(Debug, Default)]
pub struct Shelves {
    /// The number of games that were finished here.
    pub own: usize,
    /// The collections that were added, in their order.
    pub added: Vec<Added>,
    /// What was wrong with the list of them.
    pub notices: Vec<Notice>,
    /// Why a change of the list is not on disk.
    pub refused: Option<Reason>,
}

/// A move of the position, as the explorer lists it.
#[derive(Clone, Debug, PartialEq)]
pub struct ExploredMove {
    /// The move: a cell in row order.
    pub cell: usize,
    /// Its name.
    pub name: String,
    /// The share of all games that went on so, from 0 to 1.
    pub share: f32,
    /// How these ended, from Black's view.
    pub results: Results,
    /// What the opening book says of it for the side to move, in discs.
    pub book: Option<f32>,
}

/// What the explorer says of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explored {
    /// The number that the question had.
    pub generation: u64,
    /// The moves, the one played most first; then those that only the book knows, the best first.
    pub moves: Vec<ExploredMove>,
    /// How all games ended that came by, from Black's view.
    pub results: Results,
}

/// What a position is answered with by some collections and the book.
pub fn explore<'a>(
    generation: u64,
    collections: impl IntoIterator<Item = &'a mut Held>,
    position: &Position,
) -> Explored {
    let played = played(collections, position);
    let mut book = Book::embedded().moves(position);
    let all = played.results.games().max(1) as f32;
    let listed = |cell: usize, results: Results, book: Option<f32>| ExploredMove {
        cell,
        name: position.cell_name(cell),
        share: results.games() as f32 / all,
        results,
        book,
    };
    let mut moves: Vec<ExploredMove> = Vec::with_capacity(played.moves.len());
    for it in played.moves {
        let place = book.iter().position(|known| known.cell == it.cell);
        let known = place.map(|place| book.remove(place).score.discs());
        moves.push(listed(it.cell, it.results, known));
    }
    let only_known = book.into_iter();
    moves.extend(only_known.map(|it| listed(it.cell, Results::default(), Some(it.score.discs()))));
    Explored { generation, moves, results: played.results }
}

/// Reads a collection into memory.
///
/// # Errors
/// [`ImportError`] if nothing of the file can be read, or it is not wanted any more.
pub fn hold(path: &Path, progress: &Progress) -> Result<Held, ImportError> {
    let collection = library::open_collection(path, progress)?;
    Held::read(&collection, |_, _| progress.is_wanted()).ok_or(ImportError::Stopped)
}

/// Where the explorer finds its games.
#[derive(Debug, Default)]
pub struct Places {
    /// The games that were finished here; `None` if there is no place for them.
    pub archive: Option<Archive>,
    /// The list of the collections that were added; `None` if there is no place for it.
    pub list: Option<PathBuf>,
}

/// What the thread is told.
enum Order {
    /// Makes a change to the list, if there is one, and holds what is listed then.
    Hold(Option<Change>, Arc<Progress>),
    /// Looks at a position.
    Look(u64, Box<Position>),
}

/// What comes of it.
#[derive(Debug)]
pub enum News {
    /// Other games are held.
    Held(Shelves),
    /// A position was looked at.
    Explored(Explored),
}

/// The thread that holds the games. Dropping it ends what it does, and waits for it.
#[derive(Debug)]
pub struct ExplorerWorker {
    orders: Option<Sender<Order>>,
    /// Of what was ordered to be held last.
    progress: Arc<Progress>,
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
            Room { places, own: Held::default(), shelves: Vec::new() }.work(&received, &tell);
        };
        let thread = thread::Builder::new().name("heibai-explorer".to_owned()).spawn(work)?;
        Ok(Self { orders: Some(orders), progress: Arc::default(), thread: Some(thread) })
    }

    /// Holds the collections that are listed and the games that were finished here, after a change of the list if one
    /// is wanted. A file that is held already is read anew only if it has changed.
    pub fn hold(&mut self, change: Option<Change>) {
        let progress = Arc::new(Progress::default());
        std::mem::replace(&mut self.progress, Arc::clone(&progress)).stop();
        self.order(Order::Hold(change, progress));
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
        self.progress.stop();
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
struct Room {
    places: Places,
    own: Held,
    shelves: Vec<Shelf>,
}

impl Room {
    fn work(&mut self, orders: &Receiver<Order>, tell: &impl Fn(News)) {
        let mut latest = None;
        while let Ok(order) = orders.recv() {
            let (mut changes, mut hold, mut look) = (Vec::new(), None, None);
            // Every change is made, but only the last list is read, and the last question answered.
            for order in std::iter::once(order).chain(orders.try_iter()) {
                match order {
                    Order::Hold(change, progress) => {
                        changes.extend(change);
                        hold = Some(progress);
                    }
                    Order::Look(generation, position) => look = Some((generation, position)),
                }
            }
            // Other games have another answer to the same question.
            let is_asked = look.is_some() || hold.is_some();
            latest = look.or(latest);
            if let Some(progress) = hold {
                let Some(told) = self.fetch(&changes, &progress) else { continue };
                tell(News::Held(told));
            }
            if let Some((generation, position)) = latest.as_ref().filter(|_| is_asked) {
                let all = self.shelves.iter_mut().map(|shelf| &mut shelf.held);
                let all = std::iter::once(&mut self.own).chain(all);
                tell(News::Explored(explore(*generation, all, position)));
            }
        }
    }

    /// Makes changes to the list and reads what is not held yet; `None` if that is not wanted any more.
    fn fetch(&mut self, changes: &[Change], progress: &Progress) -> Option<Shelves> {
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
            let held = match old.iter().position(is_same) {
                Some(at) => Ok(old.swap_remove(at).held),
                None => hold(&path, progress),
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
    fn listed(&self, changes: &[Change], told: &mut Shelves) -> Vec<PathBuf> {
        let Some(path) = &self.places.list else { return Vec::new() };
        let (file, mut files, notice) = CollectionsFile::open(path.clone());
        told.notices.extend(notice);
        for change in changes {
            match file.change(change) {
                Ok((now, notice)) => {
                    files = now;
                    told.notices.extend(notice);
                }
                Err(error) => told.refused = Some(error.reason()),
            }
        }
        files
    }
}
