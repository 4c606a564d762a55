//! The workers' answers and their way to the window.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};

use crate::app::state::Event;
use crate::app::worker::{DiskAnswer, EngineAnswer};
use crate::engine;
use crate::game::{MatchImage, ProgramId, Side};

pub(super) enum Answer {
    Disk(Box<DiskAnswer<MatchImage>>),
    Engine(EngineAnswer),
    /// The analysis has news.
    Analysis,
    /// A program has news of its second opinion.
    Opinion(ProgramId),
    /// An event for the state.
    Event(Box<Event>),
    Program(ProgramAnswer),
}

/// Tells the window's thread that an answer has come.
pub(super) type Notify = Box<dyn Fn() + Send>;

/// The workers' way to the window's thread: answers wait in a queue, and the window is notified.
#[derive(Clone)]
pub(super) struct AnswerSender {
    queue: Sender<Answer>,
    notify: Arc<Mutex<Option<Notify>>>,
}

impl AnswerSender {
    /// A queue, with its receiver.
    pub(super) fn new() -> (Self, Receiver<Answer>) {
        let (queue, answers) = mpsc::channel();
        (Self { queue, notify: Arc::default() }, answers)
    }

    /// Has this called, in any thread, whenever an answer comes.
    pub(super) fn on_answer(&self, notify: Notify) {
        *self.notify.lock().unwrap_or_else(PoisonError::into_inner) = Some(notify);
    }

    pub(super) fn send(&self, answer: Answer) {
        // Without a receiver the window is gone.
        let _ = self.queue.send(answer);
        self.notify();
    }

    pub(super) fn send_event(&self, event: Event) {
        self.send(Answer::Event(Box::new(event)));
    }

    /// Has the window fetch the answers soon.
    pub(super) fn notify(&self) {
        if let Some(notify) = &*self.notify.lock().unwrap_or_else(PoisonError::into_inner) {
            notify();
        }
    }
}

pub(super) struct ProgramAnswer {
    /// The player whose place it has.
    pub player: Side,
    /// Its number among all programs ever started.
    pub number: u64,
    pub event: engine::Event,
}
