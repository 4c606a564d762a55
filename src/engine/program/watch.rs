//! The outside view of a program: its state and its log.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::locks::lock;
use crate::marks::{excerpt, visible_name};

/// A program's state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// Starting up.
    #[default]
    Starting,
    /// Idle.
    Ready,
    /// Searching for a move.
    Thinking,
    /// Silent for a while after a request, longer than its move may take.
    Silent,
    /// No longer running.
    Ended(Ended),
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Exited with this status.
    Exited(i32),
    /// Killed by a signal that was not ours.
    Signal(i32),
    /// Killed by us, for a fault or for not quitting.
    Killed,
    /// It closed its output; nothing more is known.
    Closed,
    /// It never ran.
    NotStarted,
}

/// The direction of a log line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the program.
    Sent,
    /// From the program.
    Received,
    /// From the program's standard error.
    Complained,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line's number, counted from the first ever kept.
    pub number: u64,
    /// The time since the program was first started.
    pub at: Duration,
    /// The direction.
    pub direction: Direction,
    /// The line; of a long one, the beginning.
    pub text: String,
    /// Lines before this one that were dropped, because there were too many.
    pub omitted: u64,
}

/// The most lines kept.
pub const MAX_ENTRIES: usize = 2000;
/// The most characters kept of a line.
pub const MAX_CHARACTERS: usize = 500;
/// The size of a burst of lines kept, and the lines kept per second after it.
const BURST: f64 = 500.0;
const LINES_A_SECOND: f64 = 100.0;

/// A shared view of one program, which costs nothing while nobody watches.
#[derive(Clone, Default)]
pub struct Watch {
    seen: Option<Arc<Seen>>,
    /// The start of the program this view is about, if only one: reports about earlier ones are ignored.
    start: Option<u64>,
}

struct Seen {
    inner: Mutex<Inner>,
    /// Held during callbacks, so that states arrive in order.
    reporting: Mutex<()>,
    on_state: Box<dyn Fn(State) + Send + Sync>,
}

struct Inner {
    start: u64,
    /// The number of the first line since that start.
    first: u64,
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

impl Watch {
    /// A view of a program to be started. `on_state` is called on any thread; it may use the view, but must not wait for
    /// the program.
    pub fn new(on_state: impl Fn(State) + Send + Sync + 'static) -> Self {
        let now = Instant::now();
        let log = Log {
            began: now,
            entries: VecDeque::new(),
            next: 0,
            omitted: 0,
            allowance: BURST,
            filled: now,
        };
        let inner = Inner { start: 0, first: 0, state: State::Starting, is_silent: false, log };
        let (inner, on_state) = (Mutex::new(inner), Box::new(on_state));
        let seen = Seen { inner, reporting: Mutex::new(()), on_state };
        Self { seen: Some(Arc::new(seen)), start: None }
    }

    /// The program's state; `Starting` if nobody watches.
    pub fn state(&self) -> State {
        self.seen.as_ref().map_or(State::Starting, |seen| lock(&seen.inner).shown())
    }

    /// The kept lines from this number on, oldest first.
    pub fn log(&self, from: u64) -> Vec<Entry> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let inner = lock(&seen.inner);
        inner.log.entries.iter().filter(|entry| entry.number >= from).cloned().collect()
    }

    /// The beginning of the last line to standard error since the latest start that says something; empty if none is kept.
    pub fn last_words(&self) -> String {
        let Some(seen) = &self.seen else { return String::new() };
        let inner = lock(&seen.inner);
        let lines = inner.log.entries.iter().rev();
        let since = lines.take_while(|it| it.number >= inner.first);
        let mut said = since.filter(|it| it.direction == Direction::Complained);
        let said = said.find(|it| !it.text.trim().is_empty());
        said.map(|it| excerpt(&it.text)).unwrap_or_default()
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.seen.is_some()
    }

    /// The view of the program's next start alone.
    pub(crate) fn next_start(&self) -> Self {
        let mut start = None;
        self.change(|inner| {
            inner.start += 1;
            inner.first = inner.log.next;
            start = Some(inner.start);
            inner.state = State::Starting;
            inner.is_silent = false;
        });
        Self { seen: self.seen.clone(), start }
    }

    /// Reports a state; an end is reported only once.
    pub(crate) fn set(&self, state: State) {
        self.change(|inner| {
            if self.is_about(inner) && !matches!(inner.state, State::Ended(_)) {
                (inner.state, inner.is_silent) = (state, false);
            }
        });
    }

    pub(crate) fn set_silent(&self, is_silent: bool) {
        self.change(|inner| {
            if self.is_about(inner) {
                inner.is_silent = is_silent;
            }
        });
    }

    fn change(&self, change: impl FnOnce(&mut Inner)) {
        let Some(seen) = &self.seen else { return };
        let _in_order = lock(&seen.reporting);
        let mut inner = lock(&seen.inner);
        let before = inner.shown();
        change(&mut inner);
        let now = inner.shown();
        drop(inner);
        if now != before {
            (seen.on_state)(now);
        }
    }

    fn is_about(&self, inner: &Inner) -> bool {
        self.start.is_none_or(|start| start == inner.start)
    }

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
        self.allowance = (self.allowance + passed * LINES_A_SECOND).min(BURST);
        self.filled = now;
        if self.allowance < 1.0 {
            self.omitted += 1;
            return;
        }
        self.allowance -= 1.0;
        if self.entries.len() == MAX_ENTRIES {
            self.entries.pop_front();
        }
        self.entries.push_back(Entry {
            number: self.next,
            at: now.duration_since(self.began),
            direction,
            text: visible_name(&text.chars().take(MAX_CHARACTERS).collect::<String>()),
            omitted: std::mem::take(&mut self.omitted),
        });
        self.next += 1;
    }
}
