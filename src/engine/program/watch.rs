//! What is seen of a program from outside: its state, and what went to and fro.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::marks::visible_name;

/// How a program is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// It was started, and gets ready.
    #[default]
    Starting,
    /// It waits for something to do.
    Ready,
    /// It looks for a move.
    Thinking,
    /// It was asked something and has said nothing for a while, longer than it may take for its move.
    Silent,
    /// It runs no more.
    Ended(Ended),
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By itself, with this status.
    Exited(i32),
    /// By a signal that was not ours.
    Signal(i32),
    /// It was ended from here, because it did something wrong or would not end.
    Killed,
    /// It closed its output, and nothing more is known.
    Closed,
    /// It was never there.
    NotStarted,
}

/// Where a line of the log went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the program.
    Sent,
    /// From it.
    Received,
    /// From it, as a complaint: its standard error.
    Complained,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Which line it is, counted from the first that was ever kept.
    pub number: u64,
    /// When it went, since the program was first started.
    pub at: Duration,
    /// Where it went.
    pub direction: Direction,
    /// The line; of a long one, the beginning.
    pub text: String,
    /// Lines before this one that were left out, because there were too many of them.
    pub omitted: u64,
}

/// Lines that are kept.
pub const MOST_ENTRIES: usize = 2000;
/// Characters of a line that are kept.
pub const MOST_CHARACTERS: usize = 500;
/// Lines that are kept of a sudden crowd, and each second after it.
const CROWD: f64 = 500.0;
const EACH_SECOND: f64 = 100.0;

/// A view of one program, which several may hold; without anybody who looks, it costs nothing.
#[derive(Clone, Default)]
pub struct Watch {
    seen: Option<Arc<Seen>>,
    /// Which start of the program this is about, if only one: what an earlier one leaves behind is not told.
    start: Option<u64>,
}

struct Seen {
    inner: Mutex<Inner>,
    /// Held while somebody is told, so that states are told in order.
    telling: Mutex<()>,
    told: Box<dyn Fn(State) + Send + Sync>,
}

struct Inner {
    start: u64,
    state: State,
    is_silent: bool,
    log: Log,
}

struct Log {
    began: Instant,
    entries: VecDeque<Entry>,
    next: u64,
    omitted: u64,
    allowance: f64,
    filled: Instant,
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").field("state", &self.state()).finish_non_exhaustive()
    }
}

/// A panic elsewhere leaves nothing half done here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watch {
    /// A view of a program that is to be started. `told` is called with each new state, on whatever thread
    /// notices it; it may look at the view, but is not to wait for the program.
    pub fn new(told: impl Fn(State) + Send + Sync + 'static) -> Self {
        let now = Instant::now();
        let log = Log {
            began: now,
            entries: VecDeque::new(),
            next: 0,
            omitted: 0,
            allowance: CROWD,
            filled: now,
        };
        let inner = Inner { start: 0, state: State::Starting, is_silent: false, log };
        let seen = Seen { inner: Mutex::new(inner), telling: Mutex::new(()), told: Box::new(told) };
        Self { seen: Some(Arc::new(seen)), start: None }
    }

    /// How the program is; it starts if nobody looks.
    pub fn state(&self) -> State {
        self.seen.as_ref().map_or(State::Starting, |seen| lock(&seen.inner).shown())
    }

    /// The lines that are kept from this number on, the oldest first.
    pub fn log(&self, from: u64) -> Vec<Entry> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let inner = lock(&seen.inner);
        inner.log.entries.iter().filter(|entry| entry.number >= from).cloned().collect()
    }

    /// Returns whether anybody looks.
    pub(crate) fn is_watched(&self) -> bool {
        self.seen.is_some()
    }

    /// The view of the next start of the program alone.
    pub(crate) fn next_start(&self) -> Self {
        let mut start = None;
        self.change(|inner| {
            inner.start += 1;
            start = Some(inner.start);
            inner.state = State::Starting;
            inner.is_silent = false;
        });
        Self { seen: self.seen.clone(), start }
    }

    /// Tells how the program is; how it ended is told once.
    pub(crate) fn set(&self, state: State) {
        self.change(|inner| {
            if self.is_about(inner) && !matches!(inner.state, State::Ended(_)) {
                (inner.state, inner.is_silent) = (state, false);
            }
        });
    }

    /// Tells whether a program that was asked something has been silent for a while.
    pub(crate) fn set_silent(&self, is_silent: bool) {
        self.change(|inner| {
            if self.is_about(inner) {
                inner.is_silent = is_silent;
            }
        });
    }

    fn change(&self, change: impl FnOnce(&mut Inner)) {
        let Some(seen) = &self.seen else { return };
        let _in_order = lock(&seen.telling);
        let mut inner = lock(&seen.inner);
        let before = inner.shown();
        change(&mut inner);
        let now = inner.shown();
        drop(inner);
        if now != before {
            (seen.told)(now);
        }
    }

    fn is_about(&self, inner: &Inner) -> bool {
        self.start.is_none_or(|start| start == inner.start)
    }

    /// Keeps a line.
    pub(super) fn keep(&self, direction: Direction, text: &str) {
        let Some(seen) = &self.seen else { return };
        let mut inner = lock(&seen.inner);
        if self.is_about(&inner) {
            inner.log.keep(direction, text);
        }
    }
}

impl Inner {
    fn shown(&self) -> State {
        match self.state {
            State::Starting | State::Thinking if self.is_silent => State::Silent,
            state => state,
        }
    }
}

impl Log {
    fn keep(&mut self, direction: Direction, text: &str) {
        let now = Instant::now();
        let passed = now.duration_since(self.filled).as_secs_f64();
        self.allowance = (self.allowance + passed * EACH_SECOND).min(CROWD);
        self.filled = now;
        if self.allowance < 1.0 {
            self.omitted += 1;
            return;
        }
        self.allowance -= 1.0;
        if self.entries.len() == MOST_ENTRIES {
            self.entries.pop_front();
        }
        self.entries.push_back(Entry {
            number: self.next,
            at: now.duration_since(self.began),
            direction,
            text: visible_name(&text.chars().take(MOST_CHARACTERS).collect::<String>()),
            omitted: std::mem::take(&mut self.omitted),
        });
        self.next += 1;
    }
}
