//! The threads of analysis, review and reasons, started on first use.

use std::time::Duration;

use super::answers::Answer;
use super::{Driver, Pace};
use crate::analysis::reasons::{self, Explainer, Explanation};
use crate::analysis::review::News;
use crate::analysis::{AnalysisResult, Background, Equipment, Live, Progress, Review, balancing};
use crate::app::state::{
    AnalysisEvent, AnalysisJob, BalanceJob, Event, ExplainJob, Explained, ReviewEvent, ReviewJob,
    Signal,
};
use crate::search::{Engine, HashSize, Stop};

/// How soon after a position its first result is shown: a walk through a game gets each position in one piece.
const SHOWN_FIRST: Duration = Duration::from_millis(25);

/// How often results are shown then.
const SHOWN_EVERY: Duration = Duration::from_millis(50);

impl Driver {
    pub(super) fn analyse(&mut self, job: AnalysisJob) {
        if self.analysis.is_none() {
            let sender = self.sender.clone();
            let started = Live::start(Equipment::default(), move || sender.send(Answer::Analysis));
            self.analysis = started.ok();
        }
        let AnalysisJob { generation, question } = job;
        if let Some(analysis) = &self.analysis {
            analysis.ask(generation, question);
            // Known values are shown together with the position.
            let known = analysis.take();
            self.pace = Pace { due: self.now() + SHOWN_FIRST, waits: false };
            if let Some(result) = known {
                let signals =
                    self.dispatch(Event::Analysis(AnalysisEvent::Found(Box::new(result))));
                if !signals.is_empty() {
                    self.show_later(signals);
                }
            }
            return;
        }
        // The system has no thread.
        let position = question.position.into();
        let mut result =
            AnalysisResult::new(generation, position, crate::analysis::OWN, Vec::new());
        result.progress = Progress::Failed;
        let signals = self.dispatch(Event::Analysis(AnalysisEvent::Found(Box::new(result))));
        self.show_later(signals);
    }

    pub(super) fn end_analysis(&mut self) {
        if let Some(analysis) = &self.analysis {
            analysis.cancel();
        }
        self.consultants.cancel();
    }

    pub(super) fn start_review(&mut self, job: ReviewJob) {
        let ReviewJob { generation, plan, effort } = job;
        let sender = self.sender.clone();
        let send = move |news| sender.send_event(review_event(news));
        match Review::start(generation, plan, effort, Equipment::default(), send) {
            Ok(review) => self.review = Some(review),
            Err(_) => self.sender.send_event(review_event(News::Failed { generation })),
        }
    }

    pub(super) fn explain(&mut self, job: ExplainJob) {
        let ExplainJob { generation, mistakes } = job;
        let (sender, count) = (self.sender.clone(), mistakes.len());
        let send = move |at, explanation| {
            sender.send_event(explained_event(Explained { generation, at, explanation }));
        };
        // The one before ends first: two would share the processor.
        self.explainer = None;
        match Explainer::start(mistakes, reasons::ReasonLimits::default(), send) {
            Ok(explainer) => self.explainer = Some(explainer),
            Err(_) => {
                for at in 0..count {
                    let explained =
                        Explained { generation, at, explanation: Explanation::default() };
                    self.sender.send_event(explained_event(explained));
                }
            }
        }
    }

    pub(super) fn balance(&mut self, job: Option<Box<BalanceJob>>) {
        /// How many ways are shown, and the nodes for all of them together: about two seconds.
        const WAYS: usize = 4;
        const NODES: u64 = 2_000_000;

        // The one before ends first.
        self.balancer = None;
        let Some(job) = job else { return };
        let BalanceJob { number, position, stones } = *job;
        let sender = self.sender.clone();
        let found =
            move |found| sender.send_event(Event::Analysis(AnalysisEvent::Balanced(number, found)));
        let tell = found.clone();
        let work = move |stop: &Stop| {
            let mut engine = Engine::new(HashSize::mebibytes(16));
            if let Some(ways) = balancing(&mut engine, &position, stones, WAYS, NODES, stop) {
                tell(ways);
            }
        };
        self.balancer = Background::start("balance", work).ok();
        if self.balancer.is_none() {
            found(Vec::new());
        }
    }

    /// Accepts the result, unless one was shown a moment ago; then it waits for [`Driver::next_wake`].
    pub(super) fn receive_from_analysis(&mut self) -> Option<Vec<Signal>> {
        let now = self.now();
        self.pace.waits = now < self.pace.due;
        if self.pace.waits {
            return None;
        }
        let result = self.analysis.as_ref().and_then(Live::take)?;
        self.pace.due = now + SHOWN_EVERY;
        Some(self.dispatch(Event::Analysis(AnalysisEvent::Found(Box::new(result)))))
    }
}

fn review_event(news: News) -> Event {
    Event::Review(ReviewEvent::News(Box::new(news)))
}

fn explained_event(explained: Explained) -> Event {
    Event::Review(ReviewEvent::Explained(Box::new(explained)))
}
