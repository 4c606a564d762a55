//! The growth of a book by drop-out expansion: it repeatedly expands the leaf that is the fewest plies and lost units
//! from the start, by everything known at the time. Good lines grow long, bad ones drop out early, and those that a
//! longer search corrects come back. The idea is Thomas Lincke's ("Strategies for the Automatic Construction of Opening
//! Books", 2000); here the costs are recomputed after each position, which takes far less time than its searches.
//!
//! A book may solve positions from some number of empty squares on, which ends growth there.
//!
//! The books of other programs can say what to look at: positions that they have moves for come first, and the moves
//! that they recommend are searched beside those that the sieve leaves. The values of all of them are our own.

use std::collections::HashMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Seek, SeekFrom, Write};
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::error::{BookError, Finding};
use super::file::{self, Tail};
use super::foreign::ForeignBook;
use super::graph::{Book, Found};
use super::making::Making;
use super::position::BookPosition;
use super::successor::Successor;
use crate::bounded;
use crate::eval::Score;
use crate::search::{Engine, HashSize, Limits, Report, Request, Stop};

const HASH_MEBIBYTES: usize = 64;

/// When growth ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// At this many positions.
    pub positions: usize,
    /// After this long.
    pub time: Option<Duration>,
}

/// The state of growth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Positions in the book.
    pub positions: usize,
    /// Expanded positions.
    pub expanded: usize,
    /// Nodes searched in this run.
    pub nodes: u64,
    /// Positions expanded in this run that a book of another program has moves for.
    pub guided: usize,
}

/// A book growing in a file. Each expanded position is in the file before the next is begun, so an interruption loses
/// at most the one under way.
#[derive(Debug)]
pub struct Growth {
    book: Book,
    /// One for each thread.
    engines: Vec<Engine>,
    path: PathBuf,
    file: File,
    nodes: u64,
    guides: Vec<ForeignBook>,
    /// Whether a guide has moves for a position, of those that were asked about.
    known_to_guides: HashMap<BookPosition, bool>,
    /// Expanded positions that one had moves for.
    guided: usize,
}

impl Growth {
    /// Begins a book, or resumes one made in the same way. The file is locked while it grows.
    ///
    /// # Errors
    /// If the file can't be read or written, is not a book, is damaged, was made in another way, or is being grown
    /// already.
    pub fn resume(path: &Path, making: &Making) -> Result<Self, BookError> {
        Self::guided(path, making, Vec::new())
    }

    /// The same by what these books of other programs have moves for. Their names stand in the file, so that it is only
    /// resumed with the same ones, in the same order; of more than [`super::MOST_GUIDES`] the rest is not used.
    ///
    /// # Errors
    /// As [`Self::resume`].
    pub fn guided(
        path: &Path,
        making: &Making,
        mut guides: Vec<ForeignBook>,
    ) -> Result<Self, BookError> {
        guides.truncate(super::MOST_GUIDES);
        let making = &making.guided_by(guides.iter().map(named));
        let fail = |finding| BookError::new(path, finding);
        let unwritten = |error| fail(Finding::Write(error));
        if !path.exists() {
            create(path, making).map_err(unwritten)?;
        }
        let opened = OpenOptions::new().read(true).write(true).open(path);
        let mut file = opened.map_err(|error| fail(Finding::Open(error)))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(fail(Finding::Busy)),
            Err(TryLockError::Error(error)) => return Err(fail(Finding::Open(error))),
        }
        let bytes = bounded::all(&mut file).map_err(|error| fail(Finding::Read(error)))?;
        let (book, tail) = Book::read(&bytes).map_err(fail)?;
        if book.making() != making {
            let (found, expected) = (book.making().written(), making.written());
            return Err(fail(Finding::Making { found, expected }));
        }
        if let Tail::Torn(torn) = tail {
            file.set_len((bytes.len() - torn) as u64).map_err(unwritten)?;
        }
        file.seek(SeekFrom::End(0)).map_err(unwritten)?;
        let engines = vec![engine()];
        let (path, known_to_guides) = (path.to_owned(), HashMap::new());
        Ok(Self { book, engines, path, file, nodes: 0, guides, known_to_guides, guided: 0 })
    }

    /// Searches with this many threads, at least one; the book is the same with any number.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.engines.resize_with(threads.max(1), engine);
        self
    }

    /// The book so far.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// The progress so far.
    pub fn progress(&self) -> Progress {
        let (positions, expanded) = (self.book.positions(), self.book.expanded());
        Progress { positions, expanded, nodes: self.nodes, guided: self.guided }
    }

    /// Grows until a goal is reached, it is stopped, or nothing is left to expand; stopping discards the position under
    /// way. `report` is called after each position.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn grow(
        &mut self,
        goal: Goal,
        stop: &Stop,
        report: &mut dyn FnMut(Progress),
    ) -> Result<Progress, BookError> {
        let started = Instant::now();
        let is_late = || goal.time.is_some_and(|time| started.elapsed() >= time);
        while self.book.positions() < goal.positions && !is_late() {
            let Some(position) = self.next() else { break };
            let Some(moves) = self.search(&position, stop) else { break };
            let block = file::written(&position, &moves);
            let write = self.file.write_all(&block).and_then(|()| self.file.sync_data());
            write.map_err(|error| BookError::new(&self.path, Finding::Write(error)))?;
            self.book.expand(&position, &moves);
            self.book.settle();
            self.guided += usize::from(self.known_to_guides.remove(&position) == Some(true));
            report(self.progress());
        }
        Ok(self.progress())
    }

    fn next(&mut self) -> Option<BookPosition> {
        let Self { book, guides, known_to_guides, .. } = self;
        if guides.is_empty() {
            return book.next(&mut |_| true);
        }
        let mut has_moves = |position: &BookPosition| {
            if let Some(&known) = known_to_guides.get(position) {
                return known;
            }
            let known = guides.iter().any(|guide| !guide.moves_of(position).is_empty());
            known_to_guides.insert(position.clone(), known);
            known
        };
        book.next(&mut has_moves)
    }

    /// The moves of a position that the guides recommend: those within the margin of the best, by their own values.
    fn recommended(&self, position: &BookPosition) -> Vec<usize> {
        let within = i32::from(self.book.making().within().hundredths());
        let of_guide = |guide: &ForeignBook| {
            let moves = guide.moves_of(position);
            let best = moves.first().map_or(0, |&(_, value)| i32::from(value));
            let good = move |&(_, value): &(usize, i8)| 100 * (best - i32::from(value)) <= within;
            moves.into_iter().filter(good).map(|(cell, _)| cell)
        };
        self.guides.iter().flat_map(of_guide).collect()
    }

    /// The moves of a position that belong in the book, in order; `None` if stopped.
    fn search(&mut self, position: &BookPosition, stop: &Stop) -> Option<Vec<Found>> {
        let making = self.book.making().clone();
        if making.solve().is_some_and(|solve| position.empties() == usize::from(solve)) {
            return self.solve(position, stop).map(|best| vec![best]);
        }
        let mut cells = self.sieve(position, stop)?;
        cells.sort_unstable();
        let steps: Vec<Successor<BookPosition>> = cells
            .iter()
            .map(|&cell| position.step(cell).expect("the search finds legal moves"))
            .collect();
        // Each of its own, so that a mirror image, or a position that two moves lead to, is searched once.
        let mut unknown: Vec<&BookPosition> = Vec::with_capacity(steps.len());
        for Successor { position, result, .. } in &steps {
            let is_known = result.is_some() || self.book.searched(position).is_some();
            if !is_known && !unknown.contains(&position) {
                unknown.push(position);
            }
        }
        let scores = self.search_each(&unknown, stop)?;
        let score_of = |after: &Successor<BookPosition>| {
            let searched = || unknown.iter().position(|&it| *it == after.position);
            let known = after.result.or_else(|| self.book.searched(&after.position));
            known.or_else(|| searched().map(|at| scores[at])).expect("it was searched")
        };
        let found = cells.iter().zip(&steps).map(|(&cell, step)| Found {
            cell: cell as u16,
            score: step.turned(score_of(step)),
            step: step.clone(),
        });
        Some(found.collect())
    }

    /// The scores of positions, each searched by itself, for the side to move there; `None` if stopped.
    fn search_each(&mut self, positions: &[&BookPosition], stop: &Stop) -> Option<Vec<Score>> {
        let making = self.book.making();
        let next = AtomicUsize::new(0);
        let work = |engine: &mut Engine| {
            let (mut found, mut nodes) = (Vec::new(), 0);
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let searched = positions.get(at).and_then(|it| score(engine, making, it, stop));
                let Some((score, searched)) = searched else { return (found, nodes) };
                found.push((at, score));
                nodes += searched;
            }
        };
        let (first, others) = self.engines.split_first_mut().expect("there is one");
        let found: Vec<(Vec<(usize, Score)>, u64)> = thread::scope(|scope| {
            // Without a thread for it, the others do its share.
            let start = |engine| thread::Builder::new().spawn_scoped(scope, || work(engine)).ok();
            let most = positions.len().saturating_sub(1);
            let started: Vec<_> = others.iter_mut().take(most).filter_map(start).collect();
            let own = work(first);
            let joined = started.into_iter().map(|thread| match thread.join() {
                Ok(found) => found,
                Err(panic) => panic::resume_unwind(panic),
            });
            joined.chain([own]).collect()
        });
        self.nodes += found.iter().map(|(_, nodes)| nodes).sum::<u64>();
        let mut scores: Vec<(usize, Score)> =
            found.into_iter().flat_map(|(scores, _)| scores).collect();
        scores.sort_unstable_by_key(|&(at, _)| at);
        (scores.len() == positions.len())
            .then(|| scores.into_iter().map(|(_, score)| score).collect())
    }

    /// The moves of a position worth a longer search; `None` if stopped.
    fn sieve(&mut self, position: &BookPosition, stop: &Stop) -> Option<Vec<usize>> {
        let making = self.book.making().clone();
        let turns = position.canonical().1;
        if position.begins_in_the_middle() {
            return Some(vec![self.best_moves(position, making.sieve_depth(), 1, stop)?[0].0]);
        }
        // Mirror images are kept only where the number of moves is unlimited.
        let most = making.moves().saturating_mul(turns.len()).min(position.legal_moves());
        let sieved = self.best_moves(position, making.sieve_depth(), most, stop)?;
        let best = i32::from(sieved.first()?.1.hundredths());
        let least = best - i32::from(making.within().hundredths());
        let good = sieved.into_iter().filter(|(_, score)| i32::from(score.hundredths()) >= least);
        let recommended = self.recommended(position);
        let mut cells: Vec<usize> = Vec::new();
        for cell in recommended.into_iter().chain(good.map(|(cell, _)| cell)) {
            let first =
                position.unturned(cell, &turns).min().filter(|_| making.moves() < usize::MAX);
            let cell = first.unwrap_or(cell);
            if !cells.contains(&cell) && cells.len() < making.moves() {
                cells.push(cell);
            }
        }
        Some(cells)
    }

    /// The best move of a position by a search to the end of the game; `None` if stopped.
    fn solve(&mut self, position: &BookPosition, stop: &Stop) -> Option<Found> {
        let report = self.ask(position, Limits::default(), 1, stop)?;
        assert!(report.exact, "a search without limits that was not stopped comes to its end");
        let after = position.step(report.best).expect("the search finds legal moves");
        Some(Found { cell: report.best as u16, score: report.score, step: after })
    }

    /// The best moves of a position that has any, independent of earlier searches; `None` if stopped.
    fn best_moves(
        &mut self,
        position: &BookPosition,
        depth: u8,
        best: usize,
        stop: &Stop,
    ) -> Option<Vec<(usize, Score)>> {
        let selectivity = Some(self.book.making().selectivity());
        let limits = Limits { selectivity, ..Limits::depth(depth) };
        let ranked = self.ask(position, limits, best, stop)?.ranked.into_iter();
        Some(ranked.map(|ranked| (ranked.cell, ranked.score)).collect())
    }

    fn ask(
        &mut self,
        position: &BookPosition,
        limits: Limits,
        best: usize,
        stop: &Stop,
    ) -> Option<Report> {
        let request = Request { best, ..Request::new(position.position(), limits) };
        let report = self.engines[0].search(&request, stop, &mut |_| {})?;
        self.nodes += report.nodes;
        (!stop.is_requested()).then_some(report)
    }
}

fn engine() -> Engine {
    Engine::new(HashSize::mebibytes(HASH_MEBIBYTES))
}

/// The score of a position by itself, for the side to move, and the nodes of its search; `None` if stopped.
fn score(
    engine: &mut Engine,
    making: &Making,
    position: &BookPosition,
    stop: &Stop,
) -> Option<(Score, u64)> {
    let selectivity = Some(making.selectivity());
    let limits = Limits { selectivity, ..Limits::depth(making.depth()) };
    let request = Request::new(position.position(), limits);
    let mut rounds = Vec::new();
    let report = engine.search(&request, stop, &mut |round| {
        rounds.push(round.score.hundredths());
    })?;
    if stop.is_requested() {
        return None;
    }
    let score = match rounds[..] {
        [.., before, last] if making.is_mean() && !report.exact => {
            Score::from_hundredths(i16::midpoint(before, last))
        }
        _ => report.score,
    };
    Some((score, report.nodes))
}

impl Drop for Growth {
    /// Unlocks the file. Closing it is not enough: a process that another thread is just starting has a copy of it for a
    /// moment.
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

/// A guide in words, which tell it from others.
fn named(guide: &ForeignBook) -> String {
    let positions = guide.facts().positions;
    format!("{}, {positions} positions, {:08x}", guide.format(), guide.fingerprint())
}

/// Creates the file of an empty book, atomically and never over another.
fn create(path: &Path, making: &Making) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".heibai-").suffix(".part");
    // The umask applies as for any new file.
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    let mut cause = None;
    let made = builder.make_in(folder, |path| {
        options.open(path).inspect_err(|error| cause = error.raw_os_error())
    });
    // `tempfile` puts its random name into errors, also into those of writing unless the file itself is asked.
    let mut file = made.map_err(|error| cause.map_or(error, std::io::Error::from_raw_os_error))?;
    file.as_file_mut().write_all(&file::header(making))?;
    file.as_file().sync_all()?;
    match file.persist_noclobber(path) {
        // Another process was faster: its file is read like any other.
        Err(error) if error.error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error.error),
        Ok(_) => Ok(()),
    }
}
