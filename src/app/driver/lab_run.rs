//! The run of the laboratory, on a thread of its own.

use std::thread::JoinHandle;

use super::answers::AnswerSender;
use crate::app::laboratory::{Job, News, Run, What};
use crate::app::state::{Event, LabEvent};

#[derive(Default)]
pub(super) struct LabRun {
    run: Option<Run>,
    /// An ended run that is not over yet.
    leaving: Option<JoinHandle<()>>,
}

impl LabRun {
    /// Begins a run in place of another; its news are events.
    pub(super) fn begin(&mut self, number: u64, job: Job, sender: &AnswerSender) {
        self.end();
        let to_state = sender.clone();
        let send = move |news| to_state.send_event(Event::Laboratory(LabEvent::News(news)));
        if let Ok(run) = Run::start(number, job, self.leaving.take(), send) {
            self.run = Some(run);
        } else {
            let failed = News { run: number, what: What::Failed };
            sender.send_event(Event::Laboratory(LabEvent::News(failed)));
        }
    }

    pub(super) fn end(&mut self) {
        if let Some(run) = self.run.take() {
            self.leaving = run.end();
        }
    }
}
