//! The thread on which algorithms run, or play each other.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{self, JoinHandle};

use crate::engine::be_nice;
use crate::lab::{self, Outcome, Report, Request};
use crate::search::Stop;
use crate::training::matches::algorithms::AlgorithmMatch;
use crate::training::matches::round_robin::CrossTable;

/// A job of the laboratory.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// Algorithms run on one position.
    Compare(Box<Request>),
    /// They play each other.
    Play(AlgorithmMatch),
}

/// News of a run.
#[derive(Clone, Debug)]
pub struct News {
    /// The run's number.
    pub run: u64,
    /// The news.
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum What {
    /// The contestant with this index begins.
    Begun(usize),
    /// It has completed this depth, in plies.
    Deepened(u8),
    /// It has finished.
    Found(Box<Outcome>),
    /// The number of games played, and the standings.
    Played(usize, Box<CrossTable>),
    /// The job is complete.
    Ended,
    /// The job could not be done, or panicked.
    Failed,
}

/// A job in the background. Dropping it stops it without waiting.
#[derive(Debug)]
pub struct Run {
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Run {
    /// Starts a job on a thread of its own, once the stopped run before it has freed its memory. `on_news` is called on
    /// that thread, last with [`What::Ended`] or [`What::Failed`] unless the job is stopped.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn start(
        number: u64,
        job: Job,
        before: Option<JoinHandle<()>>,
        on_news: impl Fn(News) + Send + 'static,
    ) -> io::Result<Self> {
        let stop = Stop::default();
        let heeded = stop.clone();
        let work = move || {
            be_nice();
            if let Some(before) = before {
                // It is over, even if it panicked.
                let _ = before.join();
            }
            let report = |what| {
                if !heeded.is_requested() {
                    on_news(News { run: number, what });
                }
            };
            // Unreported, a panic would leave the window waiting.
            let done = catch_unwind(AssertUnwindSafe(|| do_it(&job, &heeded, &report)));
            report(if done.unwrap_or(false) { What::Ended } else { What::Failed });
        };
        let thread = thread::Builder::new().name("heibai-lab".to_owned()).spawn(work)?;
        Ok(Self { stop, thread: Some(thread) })
    }

    /// Stops the job without waiting; the thread ends soon.
    pub fn end(mut self) -> Option<JoinHandle<()>> {
        self.stop.request();
        self.thread.take()
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.stop.request();
    }
}

fn do_it(job: &Job, stop: &Stop, report: &dyn Fn(What)) -> bool {
    match job {
        Job::Compare(request) => lab::run(request, stop, &mut |of_run| match of_run {
            Report::Begun(index) => report(What::Begun(index)),
            Report::Round(_, round) => report(What::Deepened(round.depth)),
            Report::Done(_, outcome) => report(What::Found(Box::new(outcome.clone()))),
        })
        .is_ok(),
        Job::Play(games) => games
            .play(stop, &mut |played, _, table| {
                report(What::Played(played, Box::new(table.clone())));
            })
            .is_ok(),
    }
}
