//! Live analysis of a position's moves, on a low-priority thread that sleeps when idle.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::result::{AnalysisResult, Progress};
use super::value::{MoveValue, empties};
use super::worker::{Latest, Requests, Worker};
use crate::engine::be_nice;
use crate::game::Position;
use crate::search::{Engine, HashSize, Limits, RankedMove, Request, Stop};

/// The source name of Heibai's own values.
pub const OWN: &str = "Heibai";

/// The default duration of an analysis.
pub const USUAL_TIME: Duration = Duration::from_secs(60);

/// The resources of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Equipment {
    /// The size of its transposition table.
    pub hash: HashSize,
    /// Search threads.
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

#[derive(Debug)]
struct Job {
    generation: u64,
    question: Question,
}

struct Output<W: ?Sized> {
    results: Arc<Latest<AnalysisResult>>,
    wake: W,
}

impl<W: Fn() + Sync> Output<W> {
    fn write(&self, generation: u64, change: impl FnOnce(&mut AnalysisResult)) {
        if self.results.update(|it| it.generation == generation, change) {
            (self.wake)();
        }
    }
}

/// A background analysis of one position at a time. Dropping it ends the search, and waits for it.
#[derive(Debug)]
pub struct Live {
    results: Arc<Latest<AnalysisResult>>,
    worker: Worker<Job>,
}

impl Live {
    /// Starts the thread. `wake` is called, on any thread, when [`Self::take`] has news; not again until it was taken.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        equipment: Equipment,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let results = Arc::new(Latest::new());
        let output = Output { results: Arc::clone(&results), wake };
        let worker = Worker::start("heibai-analysis", move |jobs| work(jobs, equipment, &output))?;
        Ok(Self { results, worker })
    }

    /// Analyses a position. What is known of it is available at once; the current search ends without further news.
    pub fn ask(&self, generation: u64, question: Question) {
        let position = Arc::new(question.position.clone());
        let mut result = AnalysisResult::new(generation, position, OWN, question.known.clone());
        result.begin_again(generation, question.moves.as_deref());
        self.results.set(result);
        self.worker.ask(Job { generation, question });
    }

    /// Ends the search; nothing more is reported.
    pub fn cancel(&self) {
        self.worker.cancel();
        self.results.clear();
    }

    /// Ends the search; its results can still be taken.
    pub fn end(&self) {
        self.worker.stop();
    }

    /// The current results of the last request; `None` if already taken.
    pub fn take(&self) -> Option<AnalysisResult> {
        self.results.take()
    }
}

fn work(jobs: &Requests<Job>, equipment: Equipment, output: &Output<impl Fn() + Send + Sync>) {
    let (mut engine, mut is_nice) = (None, false);
    while let Some((job, stop)) = jobs.next() {
        // A crash of the search must not end the game: it is reported, and the next request gets a new engine.
        let found = panic::catch_unwind(AssertUnwindSafe(|| {
            let engine = engine.get_or_insert_with(|| Engine::new(equipment.hash));
            if !is_nice {
                // Somebody waits for the first values, so preparation runs at full priority.
                engine.prepare(&job.question.position);
                be_nice();
                is_nice = true;
            }
            analyse(engine, equipment.threads, &job, &stop, output)
        }));
        let progress = found.unwrap_or_else(|_| {
            engine = None;
            Progress::Failed
        });
        output.write(job.generation, |result| result.progress = progress);
    }
}

fn analyse(
    engine: &mut Engine,
    threads: usize,
    job: &Job,
    stop: &Stop,
    output: &Output<impl Fn() + Send + Sync>,
) -> Progress {
    let Job { generation, question } = job;
    let empties = empties(&question.position);
    let wanted = question.wanted();
    let limits = Limits { time: Some(question.time), depth: question.depth, ..Limits::default() };
    let request =
        Request { threads, remember: true, ..Request::new(question.position.clone(), limits) };
    let found = engine.search_multi_pv(&request, wanted, stop, &mut |found, nodes| {
        let value = MoveValue::of(found, empties);
        output.write(*generation, |result| result.find(value, nodes));
    });
    if found.iter().all(|found| found.exact) { Progress::Exact } else { Progress::Ended }
}
