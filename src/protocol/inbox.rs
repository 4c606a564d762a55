//! A conversation: pending commands, and the search that some of them end.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use super::lines::{Line, next_line};
use crate::locks::lock;
use crate::search::Stop;

pub(super) type Ends<C> = fn(&C) -> bool;

pub(super) trait Session {
    type Command: Send + 'static;

    /// Parses a line; `None` if there is nothing to do.
    fn read(line: Line) -> Option<Self::Command>;

    /// Returns whether this is the last command. It ends every search, even one requested before.
    fn is_last(command: &Self::Command) -> bool;

    fn carry_out(&mut self, command: Self::Command, inbox: &Inbox<Self::Command>)
    -> io::Result<()>;
}

pub(super) fn converse<S: Session>(
    input: impl BufRead + Send + 'static,
    begin: impl FnOnce() -> io::Result<S>,
) -> io::Result<()> {
    let mut inbox = Inbox::open(input, S::read, S::is_last)?;
    let mut session = begin()?;
    while let Some(command) = inbox.next()? {
        session.carry_out(command, &inbox)?;
    }
    Ok(())
}

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
    is_last: Ends<C>,
}

impl<C: Send + 'static> Inbox<C> {
    fn open(
        mut input: impl BufRead + Send + 'static,
        read: fn(Line) -> Option<C>,
        is_last: Ends<C>,
    ) -> io::Result<Self> {
        let queue = Queue { waiting: VecDeque::new(), is_closed: false, search: None, is_last };
        let shared = Arc::new(Shared { queue: Mutex::new(queue), changed: Condvar::new() });
        let writer = Arc::clone(&shared);
        let reader = thread::Builder::new().name("heibai-inbox".to_owned()).spawn(move || {
            let result = read_all(&mut input, read, is_last, &writer);
            writer.close();
            result
        })?;
        Ok(Self { shared, reader: Some(reader) })
    }

    fn next(&mut self) -> io::Result<Option<C>> {
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

    /// A stop flag for a search, set by what `ends` says, by the last command and by the end of the input, even if that
    /// came already: then nobody waits for the result.
    pub(super) fn stop_at(&self, ends: Ends<C>) -> Stop {
        let stop = Stop::default();
        let mut queue = self.shared.lock();
        let is_last = queue.is_last;
        let mut waiting = queue.waiting.iter();
        if queue.is_closed || waiting.any(|command| ends(command) || is_last(command)) {
            stop.request();
        }
        queue.search = Some((stop.clone(), ends));
        stop
    }

    pub(super) fn search_is_over(&self) {
        self.shared.lock().search = None;
    }
}

fn read_all<C>(
    input: &mut impl BufRead,
    read: fn(Line) -> Option<C>,
    is_last: Ends<C>,
    shared: &Shared<C>,
) -> io::Result<()> {
    while let Some(line) = next_line(input)? {
        let Some(command) = read(line) else { continue };
        let is_last = is_last(&command);
        shared.push(command);
        if is_last {
            break;
        }
    }
    Ok(())
}

impl<C> Queue<C> {
    /// Stops the search if this command ends it.
    fn stop_for(&self, command: &C) {
        if let Some((stop, ends)) = &self.search
            && (ends(command) || (self.is_last)(command))
        {
            stop.request();
        }
    }
}

impl<C> Shared<C> {
    /// Beyond this many commands the host has to wait.
    const CAPACITY: usize = 4096;

    /// A panic elsewhere leaves no inconsistent state here.
    fn lock(&self) -> MutexGuard<'_, Queue<C>> {
        lock(&self.queue)
    }

    fn push(&self, command: C) {
        let mut queue = self.lock();
        queue.stop_for(&command);
        while queue.waiting.len() >= Self::CAPACITY {
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
            // A search may have begun meanwhile.
            queue.stop_for(&command);
        }
        queue.waiting.push_back(command);
        self.changed.notify_all();
    }

    fn close(&self) {
        let mut queue = self.lock();
        if let Some((stop, _)) = &queue.search {
            stop.request();
        }
        queue.is_closed = true;
        self.changed.notify_all();
    }
}
