//! A request in progress.

use std::cell::OnceCell;
use std::panic::{self, AssertUnwindSafe};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use super::request::Request;
use super::shortage::Shortage;
use super::stop::Stop;

#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    pub request: &'a Request,
    pub stop: &'a Stop,
    pub started: Instant,
    /// Set if the machine can't provide what was asked for.
    pub shortage: &'a OnceCell<Shortage>,
}

/// More than any machine of today has.
pub const MAX_THREADS: usize = 512;

impl Task<'_> {
    /// The instant this long after the request; `None`, no limit, beyond the clock's range.
    pub fn at(&self, time: Option<Duration>) -> Option<Instant> {
        self.started.checked_add(time?)
    }

    /// Starts the helpers that the request asks for; `work` makes each one's job from its number, from 1. A panicking
    /// helper costs only its help, but what others wait for must be released by a guard.
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

/// Does something when dropped: releases threads that the scope waits for, even after a panic.
pub struct OnDrop<F: FnMut()>(pub F);

impl<F: FnMut()> Drop for OnDrop<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}

/// For what a panicking thread leaves to nobody.
pub fn on_panic(mut act: impl FnMut()) -> OnDrop<impl FnMut()> {
    OnDrop(move || {
        if thread::panicking() {
            act();
        }
    })
}
