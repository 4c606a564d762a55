//! Explains mistakes in the background.

use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::thread::{self, JoinHandle};

use super::{Effort, Explanation, explain};
use crate::analysis::Mistake;
use crate::engine::be_nice;
use crate::eval::othello::patterns::Weights;
use crate::search::Stop;

/// Explains mistakes one by one on a thread of its own. Dropping it ends it, and waits.
pub struct Explainer {
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl fmt::Debug for Explainer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Explainer").finish_non_exhaustive()
    }
}

impl Explainer {
    /// Starts. `tell` is called on the other thread, once for each mistake with its index; one whose search panics has
    /// no reason.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        mistakes: Vec<Mistake>,
        effort: Effort,
        tell: impl Fn(usize, Explanation) + Send + 'static,
    ) -> io::Result<Self> {
        let stop = Stop::default();
        let theirs = stop.clone();
        let thread = thread::Builder::new().name("heibai-reasons".to_owned()).spawn(move || {
            be_nice();
            for (at, mistake) in mistakes.iter().enumerate() {
                let look = || explain(mistake, Weights::embedded(), effort, &theirs);
                let found = panic::catch_unwind(AssertUnwindSafe(look)).unwrap_or_default();
                // An interrupted explanation is incomplete.
                if theirs.is_requested() {
                    return;
                }
                tell(at, found);
            }
        })?;
        Ok(Self { stop, thread: Some(thread) })
    }
}

impl Drop for Explainer {
    fn drop(&mut self) {
        self.stop.request();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
