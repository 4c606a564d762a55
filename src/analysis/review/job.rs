//! A review in the background.

use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::thread::{self, JoinHandle};

use super::{Effort, Far, Plan, Verdict, run};
use crate::analysis::live::Equipment;
use crate::engine::be_nice;
use crate::search::Stop;

/// News of a review.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// A move is judged.
    Judged {
        /// The number of the review.
        generation: u64,
        /// The verdict.
        verdict: Verdict,
        /// The progress of the pass.
        far: Far,
        /// Whether this is the quick pass that only draws the graph.
        is_quick: bool,
    },
    /// Every move is judged.
    Done {
        /// The number of the review.
        generation: u64,
    },
    /// It failed.
    Failed {
        /// The number of the review.
        generation: u64,
    },
}

/// A review on a thread of its own: a quick pass, then one at full depth. Dropping it ends it, and waits; results so
/// far are not searched again by a later review of the same tree.
pub struct Review {
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl fmt::Debug for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Review").finish_non_exhaustive()
    }
}

impl Review {
    /// Starts. `tell` is called on other threads. After [`Self::cancel`] only news already under way may arrive, so
    /// receivers check the generation.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        generation: u64,
        plan: Plan,
        effort: Effort,
        equipment: Equipment,
        tell: impl Fn(News) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let stop = Stop::default();
        let theirs = stop.clone();
        let thread = thread::Builder::new().name("heibai-review".to_owned()).spawn(move || {
            be_nice();
            let work =
                AssertUnwindSafe(|| both(generation, plan, effort, equipment, &theirs, &tell));
            let is_done = panic::catch_unwind(work).is_ok();
            if !theirs.is_requested() {
                let failed = News::Failed { generation };
                tell(if is_done { News::Done { generation } } else { failed });
            }
        })?;
        Ok(Self { stop, thread: Some(thread) })
    }

    /// Ends it; nothing more is reported.
    pub fn cancel(&self) {
        self.stop.request();
    }
}

impl Drop for Review {
    fn drop(&mut self) {
        self.cancel();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The quick pass and the full one.
fn both(
    generation: u64,
    mut plan: Plan,
    effort: Effort,
    equipment: Equipment,
    stop: &Stop,
    tell: &(impl Fn(News) + Send + Sync),
) {
    let mut found = Vec::new();
    run(&plan, Effort::QUICK, equipment, stop, &mut |verdict, far| {
        found.push(verdict.clone());
        if !stop.is_requested() {
            tell(News::Judged { generation, verdict, far, is_quick: true });
        }
    });
    for verdict in &found {
        plan.learn(verdict.step, &verdict.best, &verdict.played);
    }
    run(&plan, effort, equipment, stop, &mut |verdict, far| {
        if !stop.is_requested() {
            tell(News::Judged { generation, verdict, far, is_quick: false });
        }
    });
}
