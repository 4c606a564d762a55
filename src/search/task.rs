//! A request on its way to an answer.

use std::cell::OnceCell;
use std::panic::{self, AssertUnwindSafe};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use super::request::Request;
use super::shortage::Shortage;
use super::stop::Stop;

/// A request on its way to an answer.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// What was asked.
    pub request: &'a Request,
    /// Ends the search from outside.
    pub stop: &'a Stop,
    /// When it was asked.
    pub started: Instant,
    /// What the machine had too little of; the search makes do with what there is.
    pub shortage: &'a OnceCell<Shortage>,
}

/// More threads of one search than any machine of today has.
pub const MOST_THREADS: usize = 512;

impl Task<'_> {
    /// The instant that lies so long after the question; `None` for a time too long for the clock,
    /// which is no limit.
    pub fn at(&self, time: Option<Duration>) -> Option<Instant> {
        self.started.checked_add(time?)
    }

    /// Starts the helpers that the request asks for; `work` makes what each of them does of its number, from 1
    /// on.
    ///
    /// A search is right with any number of helpers, so one that panics costs nothing but its help; the message
    /// of the panic is all that is seen of it. What it holds that others wait for it has to let go by a guard.
    pub fn start_helpers<'scope, W: FnOnce() + Send + 'scope>(
        &self,
        scope: &'scope Scope<'scope, '_>,
        mut work: impl FnMut(usize) -> W,
    ) {
        let wanted = self.request.threads.min(MOST_THREADS);
        for number in 1..wanted {
            let work = work(number);
            let work = move || {
                // Unless it is caught, the scope panics at its end and the answer is lost.
                let _ = panic::catch_unwind(AssertUnwindSafe(work));
            };
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                let reason = error.to_string();
                // Only the first one to be told matters.
                let _ = self.shortage.set(Shortage::Threads { wanted, started: number, reason });
                return;
            }
        }
    }
}
