//! Explains mistakes in the background.

use std::io;
use std::panic::{self, AssertUnwindSafe};

use super::{Explanation, ReasonLimits, explain};
use crate::analysis::Mistake;
use crate::analysis::worker::Background;

/// Explains mistakes one by one on a low-priority thread. Dropping it ends it, and waits.
#[derive(Debug)]
pub struct Explainer {
    _thread: Background,
}

impl Explainer {
    /// Starts. `report` gets each mistake's index, on the other thread; one whose search panics has no reason.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        mistakes: Vec<Mistake>,
        effort: ReasonLimits,
        report: impl Fn(usize, Explanation) + Send + 'static,
    ) -> io::Result<Self> {
        let thread = Background::start("heibai-reasons", move |stop| {
            for (at, mistake) in mistakes.iter().enumerate() {
                let search = || explain(mistake, effort, stop);
                let found = panic::catch_unwind(AssertUnwindSafe(search)).unwrap_or_default();
                // An interrupted explanation is incomplete.
                if stop.is_requested() {
                    return;
                }
                report(at, found);
            }
        })?;
        Ok(Self { _thread: thread })
    }
}
