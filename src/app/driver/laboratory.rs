//! The run of the laboratory, on a thread of its own.

use std::thread::JoinHandle;

use super::Driver;
use crate::app::laboratory::{Job, News, Run, What};
use crate::app::state::{Event, LabEvent};

/// What runs.
#[derive(Default)]
pub(super) struct LabRun {
    run: Option<Run>,
    /// A run that was ended and is not over yet.
    leaving: Option<JoinHandle<()>>,
}

impl LabRun {
    pub(super) fn end(&mut self) {
        if let Some(run) = self.run.take() {
            self.leaving = run.end();
        }
    }
}

impl Driver {
    pub(super) fn run_laboratory(&mut self, number: u64, job: Job) {
        self.lab.end();
        let sender = self.sender.clone();
        let send = move |news| sender.send_event(Event::Laboratory(LabEvent::News(news)));
        if let Ok(run) = Run::start(number, job, self.lab.leaving.take(), send) {
            self.lab.run = Some(run);
        } else {
            // The system gives no thread.
            let failed = News { run: number, what: What::Failed };
            self.sender.send_event(Event::Laboratory(LabEvent::News(failed)));
        }
    }
}
