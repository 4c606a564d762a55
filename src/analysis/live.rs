//! Live analysis of a position's moves, on a low-priority thread that sleeps when idle.

use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::result::{AnalysisResult, Progress};
use super::value::MoveValue;
use crate::engine::be_nice;
use crate::game::Position;
use crate::search::{Engine, HashSize, Limits, RankedMove, Request, Stop};

/// The source name of our own values.
pub const OWN: &str = "Heibai";

/// The default duration of an analysis.
pub const USUAL_TIME: Duration = Duration::from_secs(60);

/// The resources of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Equipment {
    /// The size of its table.
    pub hash: HashSize,
    /// Threads, all of low priority.
    pub threads: usize,
}

impl Default for Equipment {
    /// 64 MiB and every core.
    fn default() -> Self {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        Self { hash: HashSize::mebibytes(64), threads }
    }
}

/// A request for analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// The moves to analyse; by default all legal ones. Illegal ones are left out.
    pub moves: Option<Vec<usize>>,
    /// What is known already: shown at once and not searched again.
    pub known: Vec<MoveValue>,
    /// The time limit; it ends earlier once everything is exact.
    pub time: Duration,
    /// The depth limit.
    pub depth: Option<u8>,
}

impl Question {
    /// A request for every move of a position, for the default time.
    pub fn new(position: Position) -> Self {
        Self { position, moves: None, known: Vec::new(), time: USUAL_TIME, depth: None }
    }

    /// The moves to analyse, with what is known of them.
    fn wanted(&self) -> Vec<RankedMove> {
        let empties = empties(&self.position);
        let mut cells = self.position.legal_cells();
        if let Some(moves) = &self.moves {
            cells.retain(|cell| moves.contains(cell));
        }
        let known = |cell: usize| self.known.iter().find(|value| value.cell == cell);
        cells
            .into_iter()
            .map(|cell| {
                known(cell).map_or(RankedMove::unknown(cell), |value| value.as_found(empties))
            })
            .collect()
    }
}

/// The cells without a stone.
pub(super) fn empties(position: &Position) -> usize {
    let counts = position.counts();
    usize::from(position.size()).pow(2) - counts.black - counts.white
}

struct Job {
    question: Question,
    result: AnalysisResult,
    stop: Stop,
}

/// The state shared by both sides.
#[derive(Default)]
struct Desk {
    next: Option<Job>,
    /// The result of the current request; `None` after it was cancelled.
    result: Option<AnalysisResult>,
    /// The result has news that nobody has taken yet.
    is_new: bool,
    /// Ends the current search.
    stop: Stop,
    is_closing: bool,
}

#[derive(Default)]
struct Shared {
    desk: Mutex<Desk>,
    changed: Condvar,
}

impl Shared {
    /// Nothing can panic under the lock, so the state is consistent.
    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the result if the request is still current, and wakes the receiver unless news is already waiting.
    fn write(
        &self,
        generation: u64,
        wake: &(impl Fn() + ?Sized),
        change: impl FnOnce(&mut AnalysisResult),
    ) {
        let mut desk = self.lock();
        let Some(result) = desk.result.as_mut().filter(|it| it.generation == generation) else {
            return;
        };
        change(result);
        let was_new = std::mem::replace(&mut desk.is_new, true);
        drop(desk);
        if !was_new {
            wake();
        }
    }
}

/// An analysis in the background, of one position at a time.
///
/// The asker numbers the requests; an [`AnalysisResult`] has that number. Dropping it ends the search, and waits for it.
pub struct Live {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl fmt::Debug for Live {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Live").finish_non_exhaustive()
    }
}

impl Live {
    /// Starts the thread; memory is allocated with the first request. `wake` is called, on whatever thread has a
    /// result, when [`Self::take`] has news; not again until it was taken.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        equipment: Equipment,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let theirs = Arc::clone(&shared);
        let thread =
            thread::Builder::new().name("heibai-analysis".to_owned()).spawn(move || {
                work(&theirs, equipment, &wake);
            })?;
        Ok(Self { shared, thread: Some(thread) })
    }

    /// Analyses a position. What is known of it is available at once; the current search ends without further news.
    pub fn ask(&self, generation: u64, question: Question) {
        let position = Arc::new(question.position.clone());
        let result = AnalysisResult::new(generation, position, OWN, question.known.clone());
        let stop = Stop::default();
        let mut desk = self.shared.lock();
        std::mem::replace(&mut desk.stop, stop.clone()).request();
        desk.result = Some(result.clone());
        desk.is_new = true;
        desk.next = Some(Job { question, result, stop });
        drop(desk);
        self.shared.changed.notify_one();
    }

    /// Ends the search; nothing more is reported.
    pub fn cancel(&self) {
        let mut desk = self.shared.lock();
        desk.stop.request();
        (desk.next, desk.result, desk.is_new) = (None, None, false);
    }

    /// Ends the search; its results can still be taken.
    pub fn end(&self) {
        self.shared.lock().stop.request();
    }

    /// The current results of the last request; `None` if already taken.
    pub fn take(&self) -> Option<AnalysisResult> {
        let mut desk = self.shared.lock();
        if !std::mem::take(&mut desk.is_new) {
            return None;
        }
        desk.result.clone()
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.cancel();
        self.shared.lock().is_closing = true;
        self.shared.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work(shared: &Shared, equipment: Equipment, wake: &(impl Fn() + Sync)) {
    let (mut engine, mut is_nice) = (None, false);
    while let Some(job) = next_job(shared) {
        let generation = job.result.generation;
        // A fault of the search must not cost the user the game: it is reported, and the next request gets a new
        // engine.
        let found = panic::catch_unwind(AssertUnwindSafe(|| {
            let engine = engine.get_or_insert_with(|| Engine::new(equipment.hash));
            if !is_nice {
                // Somebody waits for the first values, so preparation runs at full priority.
                engine.prepare(&job.question.position);
                be_nice();
                is_nice = true;
            }
            look(shared, engine, equipment.threads, &job, wake)
        }));
        let progress = found.unwrap_or_else(|_| {
            engine = None;
            Progress::Failed
        });
        shared.write(generation, wake, |result| result.progress = progress);
    }
}

/// Analyses until the request is answered or ended.
fn look(
    shared: &Shared,
    engine: &mut Engine,
    threads: usize,
    job: &Job,
    wake: &(impl Fn() + Sync),
) -> Progress {
    let Job { question, result, stop } = job;
    let empties = empties(&question.position);
    let wanted = question.wanted();
    let limits = Limits { time: Some(question.time), depth: question.depth, ..Limits::default() };
    let request =
        Request { threads, remember: true, ..Request::new(question.position.clone(), limits) };
    let found = engine.search_multi_pv(&request, wanted, stop, &mut |found, nodes| {
        let value = MoveValue::of(found, empties);
        shared.write(result.generation, wake, |result| {
            result.nodes = nodes;
            result.write(value);
        });
    });
    if found.iter().all(|found| found.exact) { Progress::Exact } else { Progress::Ended }
}

/// Waits for a request; `None` when the thread is to end.
fn next_job(shared: &Shared) -> Option<Job> {
    let mut desk = shared.lock();
    loop {
        if desk.is_closing {
            return None;
        }
        if let Some(job) = desk.next.take() {
            return Some(job);
        }
        desk = shared.changed.wait(desk).unwrap_or_else(PoisonError::into_inner);
    }
}
