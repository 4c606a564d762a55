//! What was read and not carried out yet, and the search that some of it ends.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use super::lines::{Line, next_line};
use crate::search::Stop;

/// Says whether a command ends the search that runs; `None` is the end of the input.
pub(super) type Ends<C> = fn(Option<&C>) -> bool;

/// What the reading thread makes of a line.
#[derive(Debug)]
pub(super) enum Understood<C> {
    /// There is nothing to do.
    Nothing,
    /// A command; more may follow.
    Command(C),
    /// The command after which nothing is read.
    Last(C),
}

/// The receiving end, with the thread that reads.
#[derive(Debug)]
pub(super) struct Inbox<C> {
    shared: Arc<Shared<C>>,
    reader: Option<JoinHandle<io::Result<()>>>,
}

#[derive(Debug)]
struct Shared<C> {
    queue: Mutex<Queue<C>>,
    changed: Condvar,
}

#[derive(Debug)]
struct Queue<C> {
    waiting: VecDeque<C>,
    is_closed: bool,
    search: Option<(Stop, Ends<C>)>,
}

impl<C: Send + 'static> Inbox<C> {
    /// Starts to read; `understand` makes commands of the lines.
    pub(super) fn open(
        mut input: impl BufRead + Send + 'static,
        understand: impl Fn(Line) -> Understood<C> + Send + 'static,
    ) -> Self {
        let queue = Queue { waiting: VecDeque::new(), is_closed: false, search: None };
        let shared = Arc::new(Shared { queue: Mutex::new(queue), changed: Condvar::new() });
        let writer = Arc::clone(&shared);
        let reader = thread::spawn(move || {
            let result = read_all(&mut input, understand, &writer);
            writer.close();
            result
        });
        Self { shared, reader: Some(reader) }
    }

    /// The next command, as soon as there is one; `None` when the host sends no more.
    ///
    /// # Errors
    /// If the input could not be read to its end.
    pub(super) fn next(&mut self) -> io::Result<Option<C>> {
        let mut queue = self.shared.lock();
        loop {
            if let Some(command) = queue.waiting.pop_front() {
                self.shared.changed.notify_all();
                return Ok(Some(command));
            }
            if queue.is_closed {
                break;
            }
            queue = self.shared.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        drop(queue);
        match self.reader.take() {
            Some(reader) => reader.join().expect("reading does not panic").map(|()| None),
            None => Ok(None),
        }
    }

    /// A flag for a search that is ended by what `ends` says, also if that came already.
    pub(super) fn stop_at(&self, ends: Ends<C>) -> Stop {
        let stop = Stop::default();
        let mut queue = self.shared.lock();
        let is_over = queue.waiting.iter().any(|command| ends(Some(command)))
            || queue.is_closed && ends(None);
        if is_over {
            stop.request();
        }
        queue.search = Some((stop.clone(), ends));
        stop
    }

    /// The search is over; nothing needs to end it.
    pub(super) fn search_is_over(&self) {
        self.shared.lock().search = None;
    }
}

fn read_all<C>(
    input: &mut impl BufRead,
    understand: impl Fn(Line) -> Understood<C>,
    shared: &Shared<C>,
) -> io::Result<()> {
    while let Some(line) = next_line(input)? {
        match understand(line) {
            Understood::Nothing => {}
            Understood::Command(command) => shared.push(command),
            Understood::Last(command) => {
                shared.push(command);
                break;
            }
        }
    }
    Ok(())
}

impl<C> Shared<C> {
    /// Commands that may wait; a host that sends more has to wait itself.
    const CAPACITY: usize = 4096;

    /// A panic elsewhere leaves nothing half done here.
    fn lock(&self) -> MutexGuard<'_, Queue<C>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, command: C) {
        let mut queue = self.lock();
        queue.happened(Some(&command));
        while queue.waiting.len() >= Self::CAPACITY {
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        queue.waiting.push_back(command);
        self.changed.notify_all();
    }

    fn close(&self) {
        let mut queue = self.lock();
        queue.happened(None);
        queue.is_closed = true;
        self.changed.notify_all();
    }
}

impl<C> Queue<C> {
    fn happened(&self, command: Option<&C>) {
        if let Some((stop, ends)) = &self.search
            && ends(command)
        {
            stop.request();
        }
    }
}
