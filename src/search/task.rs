//! A request in progress.

use std::cell::OnceCell;
use std::panic::{self, AssertUnwindSafe};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use super::request::Request;
use super::shortage::Shortage;
use super::stop::Stop;

/// A request in progress.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The request.
    pub request: &'a Request,
    /// Ends the search from outside.
    pub stop: &'a Stop,
    /// When it was requested.
    pub started: Instant,
    /// The machine's shortage, if any; the search makes do with what there is.
    pub shortage: &'a OnceCell<Shortage>,
}

/// More threads of one search than any machine of today has.
pub const MAX_THREADS: usize = 512;

impl Task<'_> {
    /// The instant this long after the request; `None` for a time beyond the clock's range, which is no limit.
    pub fn at(&self, time: Option<Duration>) -> Option<Instant> {
        self.started.checked_add(time?)
    }

    /// Starts the helpers that the request asks for; `work` makes each one's job from its number, from 1.
    ///
    /// A search is right with any number of helpers, so a panicking one costs only its help and leaves just the panic
    /// message. Whatever it holds that others wait for must be released by a guard.
    pub fn start_helpers<'scope, W: FnOnce() + Send + 'scope>(
        &self,
        scope: &'scope Scope<'scope, '_>,
        mut work: impl FnMut(usize) -> W,
    ) {
        let wanted = self.request.threads.min(MAX_THREADS);
        for number in 1..wanted {
            let work = work(number);
            let work = move || {
                // Uncaught, it would make the scope panic and lose the answer.
                let _ = panic::catch_unwind(AssertUnwindSafe(work));
            };
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                let reason = error.to_string();
                // Only the first report counts.
                let _ = self.shortage.set(Shortage::Threads { wanted, started: number, reason });
                return;
            }
        }
    }
}
