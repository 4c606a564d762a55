//! The worker that searches moves for the machine, at a low priority.

use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use crate::engine::be_nice;
use crate::locks::lock;
use crate::search::{Engine, Report, Request, Stop};

/// Finds moves as asked; normally an [`Engine`].
pub trait Searcher<Asked = Request> {
    /// Finds a move, or `None` if there is no legal one. Soon after `stop` is requested it returns the best so far.
    fn search(
        &mut self,
        request: &Asked,
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

/// An answer about a search that is still wanted. It may be cancelled with the answer on its way, so the receiver
/// checks the generation.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineAnswer {
    /// A better answer, while the search goes on.
    Progress {
        /// The search's number.
        generation: u64,
        /// The findings so far.
        report: Report,
    },
    /// The end of the search.
    Done {
        /// The search's number.
        generation: u64,
        /// The result; `None` if there is no legal move.
        report: Option<Report>,
    },
    /// The searcher panicked. The next search gets a new one.
    Failed {
        /// The search's number.
        generation: u64,
    },
}

struct Job<Asked> {
    generation: u64,
    request: Asked,
    stop: Stop,
}

struct Wanted<Asked> {
    next: Option<Job<Asked>>,
    /// The search in progress, while its answer is wanted.
    current: Option<u64>,
    stop: Stop,
    closing: bool,
}

struct Shared<Asked> {
    wanted: Mutex<Wanted<Asked>>,
    changed: Condvar,
}

impl<Asked> Shared<Asked> {
    fn new() -> Self {
        let wanted = Wanted { next: None, current: None, stop: Stop::default(), closing: false };
        Self { wanted: Mutex::new(wanted), changed: Condvar::new() }
    }

    /// Nothing panics while holding the lock.
    fn lock(&self) -> MutexGuard<'_, Wanted<Asked>> {
        lock(&self.wanted)
    }

    fn cancel(&self) {
        let mut wanted = self.lock();
        wanted.current = None;
        wanted.next = None;
        wanted.stop.request();
    }
}

/// A thread that searches one request at a time. Dropping it stops the search and joins the thread.
pub struct EngineWorker<Asked = Request> {
    shared: Arc<Shared<Asked>>,
    thread: Option<JoinHandle<()>>,
}

impl<Asked> fmt::Debug for EngineWorker<Asked> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("EngineWorker").finish_non_exhaustive()
    }
}

impl<Asked: Send + 'static> EngineWorker<Asked> {
    /// Starts the thread. It calls `make` for the first search and after a panic, and `answer` with each answer.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn new<S: Searcher<Asked>>(
        make: impl Fn() -> S + Send + 'static,
        answer: impl Fn(EngineAnswer) + Send + 'static,
    ) -> io::Result<Self> {
        let shared = Arc::new(Shared::new());
        let theirs = Arc::clone(&shared);
        let thread = thread::Builder::new().name("heibai-engine".to_owned()).spawn(move || {
            be_nice();
            work(&theirs, &make, &answer);
        })?;
        Ok(Self { shared, thread: Some(thread) })
    }

    /// Starts a search, and cancels the one in progress.
    pub fn start(&self, generation: u64, request: Asked) {
        let mut wanted = self.shared.lock();
        wanted.current = None;
        wanted.stop.request();
        wanted.next = Some(Job { generation, request, stop: Stop::default() });
        self.shared.changed.notify_one();
    }

    /// Cancels the search without an answer.
    pub fn cancel(&self) {
        self.shared.cancel();
    }

    /// Ends the search with the best found so far.
    pub fn finish_search(&self) {
        let wanted = self.shared.lock();
        match &wanted.next {
            Some(job) => job.stop.request(),
            None => wanted.stop.request(),
        }
    }
}

impl<Asked> Drop for EngineWorker<Asked> {
    fn drop(&mut self) {
        self.shared.cancel();
        self.shared.lock().closing = true;
        self.shared.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work<Asked, S: Searcher<Asked>>(
    shared: &Shared<Asked>,
    make: &impl Fn() -> S,
    answer: &impl Fn(EngineAnswer),
) {
    let mut searcher = None;
    while let Some(job) = next_job(shared) {
        let generation = job.generation;
        // A panic must not cost the user the game.
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

/// Waits for the next search; `None` when closing.
fn next_job<Asked>(shared: &Shared<Asked>) -> Option<Job<Asked>> {
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
