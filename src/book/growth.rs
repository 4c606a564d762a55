//! The growth of a book: drop-out expansion.
//!
//! Again and again the position without moves is expanded that is fewest plies and fewest lost units from the start,
//! by all that is known then: good lines become long, bad ones drop out early, and those that a longer search corrects
//! come back. The idea is Thomas Lincke's ("Strategies for the Automatic Construction of Opening Books", 2000); here the
//! costs are worked out anew after each position, which takes far less time than its searches.
//!
//! A book may solve positions once they have so many empty squares: then growth ends there.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::error::{BookError, Finding};
use super::field::Field;
use super::file::{self, Tail};
use super::graph::{Book, Found, Step};
use super::making::Making;
use crate::eval::Score;
use crate::search::{Engine, Hash, Limits, Report, Request, Stop};

/// Memory of the search.
const HASH_MEBIBYTES: usize = 64;

/// When a growth ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Once there are so many positions.
    pub positions: usize,
    /// After so long.
    pub time: Option<Duration>,
}

/// How far a growth is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Positions in the book.
    pub positions: usize,
    /// Positions that have moves.
    pub expanded: usize,
    /// Nodes of the searches of this growth.
    pub nodes: u64,
}

/// A book that grows in a file. Each expanded position is in the file before the next one is begun, so that whatever
/// ends the program costs no more than the one under way; the next growth goes on behind it.
#[derive(Debug)]
pub struct Growth {
    book: Book,
    engine: Engine,
    path: PathBuf,
    file: File,
    nodes: u64,
}

impl Growth {
    /// Begins a book, or goes on with one that was made in the same way. The file is locked as long as it grows.
    ///
    /// # Errors
    /// If the file can't be read or written, is no book, is damaged, was made in another way, or grows already.
    pub fn resume(path: &Path, making: &Making) -> Result<Self, BookError> {
        let fail = |finding| BookError::new(path, finding);
        let io = |error| BookError::new(path, Finding::Io(error));
        if !path.exists() {
            create(path, making).map_err(io)?;
        }
        let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(fail(Finding::Busy)),
            Err(TryLockError::Error(error)) => return Err(io(error)),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(io)?;
        let (book, tail) = Book::read(&bytes).map_err(fail)?;
        if book.making() != making {
            let (found, expected) = (book.making().written(), making.written());
            return Err(fail(Finding::Making { found, expected }));
        }
        if let Tail::Torn(torn) = tail {
            file.set_len((bytes.len() - torn) as u64).map_err(io)?;
        }
        file.seek(SeekFrom::End(0)).map_err(io)?;
        let engine = Engine::new(Hash::mebibytes(HASH_MEBIBYTES));
        Ok(Self { book, engine, path: path.to_owned(), file, nodes: 0 })
    }

    /// The book as far as it is.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let (positions, expanded) = (self.book.positions(), self.book.expanded());
        Progress { positions, expanded, nodes: self.nodes }
    }

    /// Grows until a goal is reached, it is stopped, or nothing is left to expand; a position under way when it is
    /// stopped is left out. `tell` is told after each position.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn grow(
        &mut self,
        goal: Goal,
        stop: &Stop,
        tell: &mut dyn FnMut(Progress),
    ) -> Result<Progress, BookError> {
        let started = Instant::now();
        let is_late = || goal.time.is_some_and(|time| started.elapsed() >= time);
        while self.book.positions() < goal.positions && !is_late() {
            let Some(field) = self.book.next() else { break };
            let Some(moves) = self.search(&field, stop) else { break };
            let block = file::written(&field, &moves);
            let write = self.file.write_all(&block).and_then(|()| self.file.sync_data());
            write.map_err(|error| BookError::new(&self.path, error))?;
            self.book.expand(&field, &moves);
            self.book.settle();
            tell(self.progress());
        }
        Ok(self.progress())
    }

    /// The moves of a position that belong into the book, in order; `None` if it was stopped.
    fn search(&mut self, field: &Field, ends: &Stop) -> Option<Vec<Found>> {
        let making = self.book.making().clone();
        if making.solve().is_some_and(|solve| field.empties() == usize::from(solve)) {
            return self.solve(field, ends).map(|best| vec![best]);
        }
        let mut cells = self.sieve(field, ends)?;
        cells.sort_unstable();
        let mut moves: Vec<Found> = Vec::with_capacity(cells.len());
        for cell in cells {
            let step = Step::of(field, cell).expect("the search finds legal moves");
            let same = moves.iter().find(|found| found.step.field == step.field);
            let again = same.map(|found| step.turned(found.score));
            let known = step.result.or_else(|| self.book.searched(&step.field)).or(again);
            let score = match known {
                Some(score) => score,
                None => self.look(&step.field, self.ahead(making.depth()), 1, ends)?[0].1,
            };
            moves.push(Found { cell: cell as u16, score: step.turned(score), step });
        }
        Some(moves)
    }

    /// The moves of a position that are worth a longer look; `None` if it was stopped.
    fn sieve(&mut self, field: &Field, ends: &Stop) -> Option<Vec<usize>> {
        let making = self.book.making().clone();
        let turns = field.canonical().1;
        if field.begins_in_the_middle() {
            return Some(vec![self.look(field, self.ahead(making.sieve_depth()), 1, ends)?[0].0]);
        }
        // Mirror images are kept only where the number of moves is no matter.
        let most = making.moves().saturating_mul(turns.len()).min(field.legal_moves());
        let sieved = self.look(field, self.ahead(making.sieve_depth()), most, ends)?;
        let best = i32::from(sieved.first()?.1.hundredths());
        let least = best - i32::from(making.within().hundredths());
        let good = sieved.into_iter().filter(|(_, score)| i32::from(score.hundredths()) >= least);
        let mut cells: Vec<usize> = Vec::new();
        for (cell, _) in good {
            let first = field.unturned(cell, &turns).min().filter(|_| making.moves() < usize::MAX);
            let cell = first.unwrap_or(cell);
            if !cells.contains(&cell) && cells.len() < making.moves() {
                cells.push(cell);
            }
        }
        Some(cells)
    }

    /// The best move of a position, by a search to the end of the game; `None` if it was stopped.
    fn solve(&mut self, field: &Field, ends: &Stop) -> Option<Found> {
        let report = self.ask(field, Limits::default(), 1, ends)?;
        assert!(report.exact, "a search without limits that was not stopped comes to its end");
        let step = Step::of(field, report.best).expect("the search finds legal moves");
        Some(Found { cell: report.best as u16, score: report.score, step })
    }

    /// So many moves ahead, as sure as the book is to be.
    fn ahead(&self, depth: u8) -> Limits {
        Limits { selectivity: Some(self.book.making().selectivity()), ..Limits::depth(depth) }
    }

    /// The best moves of a position that has some; `None` if it was stopped. It does not depend on anything that was
    /// searched before.
    fn look(
        &mut self,
        field: &Field,
        limits: Limits,
        best: usize,
        stop: &Stop,
    ) -> Option<Vec<(usize, Score)>> {
        let ranked = self.ask(field, limits, best, stop)?.ranked.into_iter();
        Some(ranked.map(|ranked| (ranked.cell, ranked.score)).collect())
    }

    /// What a search says; `None` if it was stopped.
    fn ask(&mut self, field: &Field, limits: Limits, best: usize, stop: &Stop) -> Option<Report> {
        let request = Request { best, ..Request::new(field.position(), limits) };
        let report = self.engine.search(&request, stop, &mut |_| {})?;
        self.nodes += report.nodes;
        (!stop.is_requested()).then_some(report)
    }
}

/// Makes the file of a book without positions: as a whole, and never in place of another.
fn create(path: &Path, making: &Making) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".heibai-").suffix(".part");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As for any new file, the user's mask takes away what it does.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(&file::header(making))?;
    file.as_file().sync_all()?;
    match file.persist_noclobber(path) {
        // Somebody else was faster: it is read as any other that is there.
        Err(error) if error.error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error.error),
        Ok(_) => Ok(()),
    }
}
