//! The worker that thinks for the machine, less urgently than the window paints.

use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use crate::engine::be_nice;
use crate::search::{Engine, Report, Request, Stop};

/// Something that finds moves; in the program an [`Engine`].
pub trait Searcher {
    /// Finds a move for the side to move, or `None` if it has no legal one. Soon after `stop` is
    /// requested it answers with the best it has.
    fn search(
        &mut self,
        request: &Request,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report>;
}

impl Searcher for Engine {
    fn search(
        &mut self,
        request: &Request,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        Self::search(self, request, stop, report)
    }
}

/// What a worker tells about a search that is still wanted.
///
/// An answer may be on its way to the window while the search is cancelled there; whoever receives it
/// looks at the generation.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineAnswer {
    /// A better founded answer, while the search goes on.
    Progress {
        /// The number given at the start.
        generation: u64,
        /// What is known so far.
        report: Report,
    },
    /// The end of the search.
    Done {
        /// The number given at the start.
        generation: u64,
        /// What was found; `None` if there is no legal move.
        report: Option<Report>,
    },
    /// The searcher has failed, by a fault of its own. The next search gets a new one.
    Failed {
        /// The number given at the start.
        generation: u64,
    },
}

/// A search and the way to end it.
struct Job {
    generation: u64,
    request: Request,
    stop: Stop,
}

/// What the window wants of the thread.
#[derive(Default)]
struct Wanted {
    /// The search to begin next.
    next: Option<Job>,
    /// The search in progress, as long as its answer is wanted.
    current: Option<u64>,
    /// Ends the search in progress.
    stop: Stop,
    /// Whether the thread shall end.
    closing: bool,
}

#[derive(Default)]
struct Shared {
    wanted: Mutex<Wanted>,
    changed: Condvar,
}

impl Shared {
    /// Nothing that could panic happens under the lock, so what is found there is whole.
    fn lock(&self) -> MutexGuard<'_, Wanted> {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One long-lived thread that searches, one request at a time.
///
/// Dropping the worker ends its search, and waits for it.
pub struct EngineWorker {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl fmt::Debug for EngineWorker {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("EngineWorker").finish_non_exhaustive()
    }
}

impl EngineWorker {
    /// Starts the thread. `make` is called on it when the first search begins, and again after a
    /// searcher has failed; `answer` is called on it too.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn new<S: Searcher>(
        make: impl Fn() -> S + Send + 'static,
        answer: impl Fn(EngineAnswer) + Send + 'static,
    ) -> io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let theirs = Arc::clone(&shared);
        let thread = thread::Builder::new().name("heibai-engine".to_owned()).spawn(move || {
            be_nice();
            work(&theirs, &make, &answer);
        })?;
        Ok(Self { shared, thread: Some(thread) })
    }

    /// Begins a search. The one in progress ends; what it has found is dropped.
    pub fn start(&self, generation: u64, request: Request) {
        let mut wanted = self.shared.lock();
        wanted.current = None;
        wanted.stop.request();
        wanted.next = Some(Job { generation, request, stop: Stop::default() });
        self.shared.changed.notify_one();
    }

    /// Ends the search; what it has found is dropped.
    pub fn cancel(&self) {
        let mut wanted = self.shared.lock();
        wanted.current = None;
        wanted.next = None;
        wanted.stop.request();
    }

    /// Ends the search; what it has found by now is its answer.
    pub fn finish_search(&self) {
        let wanted = self.shared.lock();
        match &wanted.next {
            Some(job) => job.stop.request(),
            None => wanted.stop.request(),
        }
    }
}

impl Drop for EngineWorker {
    fn drop(&mut self) {
        self.cancel();
        self.shared.lock().closing = true;
        self.shared.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work<S: Searcher>(shared: &Shared, make: &impl Fn() -> S, answer: &impl Fn(EngineAnswer)) {
    let mut searcher = None;
    while let Some(job) = next_job(shared) {
        let generation = job.generation;
        // A fault of the search must not cost the user the game: it is told, and play can go on.
        let found = panic::catch_unwind(AssertUnwindSafe(|| {
            let searcher = searcher.get_or_insert_with(make);
            searcher.search(&job.request, &job.stop, &mut |report| {
                let is_wanted = shared.lock().current == Some(generation);
                if is_wanted {
                    answer(EngineAnswer::Progress { generation, report: report.clone() });
                }
            })
        }));
        let last = found.map_or_else(
            |_| {
                searcher = None;
                EngineAnswer::Failed { generation }
            },
            |report| EngineAnswer::Done { generation, report },
        );
        let is_wanted = shared.lock().current.take_if(|current| *current == generation).is_some();
        if is_wanted {
            answer(last);
        }
    }
}

/// Waits for a search to begin; `None` when the thread shall end.
fn next_job(shared: &Shared) -> Option<Job> {
    let mut wanted = shared.lock();
    loop {
        if wanted.closing {
            return None;
        }
        if let Some(job) = wanted.next.take() {
            wanted.current = Some(job.generation);
            wanted.stop = job.stop.clone();
            return Some(job);
        }
        wanted = shared.changed.wait(wanted).unwrap_or_else(PoisonError::into_inner);
    }
}
