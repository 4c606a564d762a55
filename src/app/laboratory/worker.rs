//! The thread on which algorithms run, or play each other.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{self, JoinHandle};

use crate::engine::be_nice;
use crate::lab::{self, Outcome, Report, Request};
use crate::search::Stop;
use crate::training::matches::algorithms::AlgorithmMatch;
use crate::training::matches::round_robin::CrossTable;

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// Algorithms run on one position.
    Compare(Box<Request>),
    /// They play each other.
    Play(AlgorithmMatch),
}

/// What is told of a run.
#[derive(Clone, Debug)]
pub struct News {
    /// The number of the run.
    pub run: u64,
    /// What there is to be told.
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum What {
    /// The contestant with this index begins.
    Begun(usize),
    /// It has looked so many moves ahead.
    Deepened(u8),
    /// It is done.
    Found(Box<Outcome>),
    /// So many games are played, and so it stands.
    Played(usize, Box<CrossTable>),
    /// All is done.
    Ended,
    /// It broke off: there is nothing to search, nobody to play, or it failed.
    Failed,
}

/// Something that runs in the background. Dropping it ends it, and waits for nothing.
#[derive(Debug)]
pub struct Run {
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Run {
    /// Starts a job on a thread of its own, once the run before, which was ended, has given its memory back; `tell` is
    /// called on that thread, and last with [`What::Ended`] or [`What::Failed`] unless it is ended before.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn start(
        number: u64,
        job: Job,
        before: Option<JoinHandle<()>>,
        tell: impl Fn(News) + Send + 'static,
    ) -> io::Result<Self> {
        let stop = Stop::default();
        let heeded = stop.clone();
        let work = move || {
            be_nice();
            if let Some(before) = before {
                // Whatever became of it: it is over.
                let _ = before.join();
            }
            let tell = |what| {
                if !heeded.is_requested() {
                    tell(News { run: number, what });
                }
            };
            // What fails is told: else the window would wait for ever.
            let done = catch_unwind(AssertUnwindSafe(|| do_it(&job, &heeded, &tell)));
            tell(if done.unwrap_or(false) { What::Ended } else { What::Failed });
        };
        let thread = thread::Builder::new().name("heibai-lab".to_owned()).spawn(work)?;
        Ok(Self { stop, thread: Some(thread) })
    }

    /// Ends it, without waiting; what is given is over soon.
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

/// Does a job; gives whether it could be done.
fn do_it(job: &Job, stop: &Stop, tell: &dyn Fn(What)) -> bool {
    match job {
        Job::Compare(request) => lab::run(request, stop, &mut |report| match report {
            Report::Begun(index) => tell(What::Begun(index)),
            Report::Round(_, round) => tell(What::Deepened(round.depth)),
            Report::Done(_, outcome) => tell(What::Found(Box::new(outcome.clone()))),
        })
        .is_ok(),
        Job::Play(games) => games
            .play(stop, &mut |played, _, table| {
                tell(What::Played(played, Box::new(table.clone())));
            })
            .is_ok(),
    }
}
