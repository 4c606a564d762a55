//! Background threads, and what they exchange with those who wait for them.

use std::io;
use std::mem;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use crate::engine::be_nice;
use crate::locks::lock;
use crate::search::Stop;

/// One job on a low-priority thread. Dropping it stops the job, and waits for its end.
#[derive(Debug)]
pub struct Background {
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Background {
    /// Starts it.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(name: &str, work: impl FnOnce(&Stop) + Send + 'static) -> io::Result<Self> {
        let stop = Stop::default();
        let theirs = stop.clone();
        let thread = thread::Builder::new().name(name.to_owned()).spawn(move || {
            be_nice();
            work(&theirs);
        })?;
        Ok(Self { stop, thread: Some(thread) })
    }

    /// Asks it to stop, and does not wait.
    pub fn stop(&self) {
        self.stop.request();
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A thread that works on the latest request and sleeps when idle. Dropping it stops the work, and waits for its end.
#[derive(Debug)]
pub(super) struct Worker<R> {
    requests: Arc<Requests<R>>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug)]
pub(super) struct Requests<R> {
    slot: Mutex<Slot<R>>,
    changed: Condvar,
}

#[derive(Debug)]
struct Slot<R> {
    next: Option<R>,
    stop: Stop,
    is_closed: bool,
}

impl<R: Send + 'static> Worker<R> {
    pub fn start(name: &str, work: impl FnOnce(&Requests<R>) + Send + 'static) -> io::Result<Self> {
        let slot = Slot { next: None, stop: Stop::default(), is_closed: false };
        let requests = Arc::new(Requests { slot: Mutex::new(slot), changed: Condvar::new() });
        let theirs = Arc::clone(&requests);
        let thread = thread::Builder::new().name(name.to_owned()).spawn(move || work(&theirs))?;
        Ok(Self { requests, thread: Some(thread) })
    }
}

impl<R> Worker<R> {
    pub fn ask(&self, request: R) {
        let mut slot = lock(&self.requests.slot);
        mem::take(&mut slot.stop).request();
        slot.next = Some(request);
        self.requests.changed.notify_one();
    }

    pub fn stop(&self) {
        lock(&self.requests.slot).stop.request();
    }

    pub fn cancel(&self) {
        let mut slot = lock(&self.requests.slot);
        slot.stop.request();
        slot.next = None;
    }
}

impl<R> Requests<R> {
    /// Waits for a request and what stops it; `None` when the thread is to end.
    pub fn next(&self) -> Option<(R, Stop)> {
        let waits = |slot: &mut Slot<R>| slot.next.is_none() && !slot.is_closed;
        let slot = self.changed.wait_while(lock(&self.slot), waits);
        let mut slot = slot.unwrap_or_else(PoisonError::into_inner);
        if slot.is_closed {
            return None;
        }
        Some((slot.next.take()?, slot.stop.clone()))
    }
}

impl<R> Drop for Worker<R> {
    fn drop(&mut self) {
        self.cancel();
        lock(&self.requests.slot).is_closed = true;
        self.requests.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The latest state of something, written by one thread and taken by another; and whether there is news to take.
#[derive(Debug)]
pub(super) struct Latest<T>(Mutex<(Option<T>, bool)>);

impl<T: Clone> Latest<T> {
    pub fn new() -> Self {
        Self(Mutex::default())
    }

    pub fn set(&self, value: T) {
        *lock(&self.0) = (Some(value), true);
    }

    pub fn clear(&self) {
        *lock(&self.0) = (None, false);
    }

    /// Changes the value if it is current; returns whether to wake the receiver, for whom no news waited yet.
    pub fn update(&self, is_current: impl Fn(&T) -> bool, change: impl FnOnce(&mut T)) -> bool {
        let (value, is_new) = &mut *lock(&self.0);
        let Some(value) = value.as_mut().filter(|value| is_current(value)) else { return false };
        change(value);
        !mem::replace(is_new, true)
    }

    pub fn take(&self) -> Option<T> {
        let (value, is_new) = &mut *lock(&self.0);
        if mem::take(is_new) { value.clone() } else { None }
    }
}
