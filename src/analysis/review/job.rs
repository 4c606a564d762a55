//! A review in the background.

use std::io;
use std::panic::{self, AssertUnwindSafe};

use super::{Completion, Plan, ReviewDepth, Verdict, run};
use crate::analysis::live::Equipment;
use crate::analysis::worker::Background;
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
        /// How far the pass is.
        completion: Completion,
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

/// A quick pass in the background, then a full one. Dropping it ends it, and waits; the next goes on from its results.
#[derive(Debug)]
pub struct Review(Background);

impl Review {
    /// Starts. `report` is called on other threads. News may still arrive after [`Self::cancel`]: check the generation.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        generation: u64,
        plan: Plan,
        effort: ReviewDepth,
        equipment: Equipment,
        report: impl Fn(News) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let thread = Background::start("heibai-review", move |stop| {
            let work =
                AssertUnwindSafe(|| both(generation, plan, effort, equipment, stop, &report));
            let is_done = panic::catch_unwind(work).is_ok();
            if !stop.is_requested() {
                let failed = News::Failed { generation };
                report(if is_done { News::Done { generation } } else { failed });
            }
        })?;
        Ok(Self(thread))
    }

    /// Ends it; nothing more is reported.
    pub fn cancel(&self) {
        self.0.stop();
    }
}

fn both(
    generation: u64,
    mut plan: Plan,
    effort: ReviewDepth,
    equipment: Equipment,
    stop: &Stop,
    report: &(impl Fn(News) + Send + Sync),
) {
    let mut found = Vec::new();
    run(&plan, ReviewDepth::QUICK, equipment, stop, &mut |verdict, completion| {
        found.push(verdict.clone());
        if !stop.is_requested() {
            report(News::Judged { generation, verdict, completion, is_quick: true });
        }
    });
    for verdict in &found {
        plan.learn(verdict.step, &verdict.best, &verdict.played);
    }
    run(&plan, effort, equipment, stop, &mut |verdict, completion| {
        if !stop.is_requested() {
            report(News::Judged { generation, verdict, completion, is_quick: false });
        }
    });
}
