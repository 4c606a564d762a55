//! The workers' answers and their way to the window.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};

use crate::app::state::Event;
use crate::app::worker::{DiskAnswer, EngineAnswer};
use crate::engine;
use crate::game::{MatchImage, ProgramId, Side};
use crate::locks::lock;

pub(super) enum Answer {
    Disk(Box<DiskAnswer<MatchImage>>),
    Engine(EngineAnswer),
    Analysis,
    Opinion(ProgramId),
    Event(Box<Event>),
    Program(ProgramAnswer),
}

pub(super) type Notify = Box<dyn Fn() + Send>;

/// The workers' way to the window's thread: answers wait in a queue, and the window is notified.
#[derive(Clone)]
pub(super) struct AnswerSender {
    queue: Sender<Answer>,
    notify: Arc<Mutex<Option<Notify>>>,
}

impl AnswerSender {
    pub(super) fn new() -> (Self, Receiver<Answer>) {
        let (queue, answers) = mpsc::channel();
        (Self { queue, notify: Arc::default() }, answers)
    }

    pub(super) fn on_answer(&self, notify: Notify) {
        *lock(&self.notify) = Some(notify);
    }

    pub(super) fn send(&self, answer: Answer) {
        // Without a receiver the window is gone.
        let _ = self.queue.send(answer);
        self.notify();
    }

    pub(super) fn send_event(&self, event: Event) {
        self.send(Answer::Event(Box::new(event)));
    }

    pub(super) fn notify(&self) {
        if let Some(notify) = &*lock(&self.notify) {
            notify();
        }
    }
}

pub(super) struct ProgramAnswer {
    pub player: Side,
    /// Its number among all programs ever started.
    pub number: u64,
    pub event: engine::Event,
}
