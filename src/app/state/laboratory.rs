//! The laboratory: algorithms run on a position or play each other. Results stay in memory; an ended run leaves none.

mod messages;

use std::sync::Arc;

use super::Effect;
use super::output::Output;
use crate::app::laboratory::{Choices, Job, What};
use crate::game::{Position, Variant};
use crate::lab::{Outcome, Request, RequestError, Subject, TreeOptions, chart_svg, csv, tree_svg};
use crate::training::matches::round_robin::CrossTable;

pub use messages::{LabEvent, LabExport, LabStage};

/// The laboratory: choices, the run, and its results.
#[derive(Clone, Debug, Default)]
pub struct Laboratory {
    is_open: bool,
    choices: Choices,
    stage: LabStage,
    request: Option<Arc<Request>>,
    outcomes: Vec<Arc<Outcome>>,
    /// Counts up when the outcomes change.
    version: u64,
    /// The contestant that runs, and its depth.
    now: (usize, u8),
    /// Games played, and games in all.
    played: (usize, usize),
    cross: Option<CrossTable>,
    is_running: bool,
    runs: u64,
}

impl Laboratory {
    /// The choices.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// What it is doing.
    pub fn stage(&self) -> LabStage {
        self.stage
    }

    /// The latest request.
    pub fn request(&self) -> Option<&Arc<Request>> {
        self.request.as_ref()
    }

    /// The results, in the order of the contestants.
    pub fn outcomes(&self) -> &[Arc<Outcome>] {
        &self.outcomes
    }

    /// A number that changes with the outcomes.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The contestant that runs, and the depth it has reached.
    pub fn now(&self) -> (usize, u8) {
        self.now
    }

    /// Games played, and games in all.
    pub fn played(&self) -> (usize, usize) {
        self.played
    }

    /// The cross table of the games.
    pub fn cross(&self) -> Option<&CrossTable> {
        self.cross.as_ref()
    }

    fn forget_outcomes(&mut self) {
        self.outcomes = Vec::new();
        self.version += 1;
    }

    fn stop(&mut self) -> bool {
        if !std::mem::take(&mut self.is_running) {
            return false;
        }
        if self.stage == LabStage::Playing {
            self.cross = None;
        } else {
            self.forget_outcomes();
            self.request = None;
        }
        true
    }

    fn begin(&mut self, stage: LabStage, job: Job) -> Effect {
        self.runs += 1;
        (self.is_running, self.stage) = (true, stage);
        Effect::RunLaboratory(self.runs, job)
    }

    fn accept(&mut self, what: What) {
        match what {
            What::Begun(index) => self.now = (index, 0),
            What::Deepened(depth) => self.now.1 = depth,
            What::Found(outcome) => {
                self.outcomes.push(Arc::from(outcome));
                self.version += 1;
            }
            What::Played(played, table) => {
                self.played.0 = played;
                self.cross = Some(*table);
            }
            What::Ended => {
                self.is_running = false;
                self.stage = LabStage::Done;
            }
            What::Failed => {
                self.stop();
                self.stage = LabStage::Failed;
            }
        }
    }

    pub(super) fn unfit(&self, position: impl FnOnce() -> Position) -> Option<RequestError> {
        if self.is_open { self.choices.request(position()).check().err() } else { None }
    }

    pub(super) fn can_play(&self, variant: Variant) -> bool {
        if !self.is_open {
            return false;
        }
        let games = self.choices.algorithm_match(variant);
        let start = games.variant.start().ok().map(Subject::Position);
        let can_begin = start.is_some_and(|start| start.check(games.evaluation).is_ok());
        games.contestants.len() > 1 && can_begin
    }

    pub(super) fn apply(
        &mut self,
        event: LabEvent,
        position: Position,
        variant: Variant,
        out: &mut Output,
    ) {
        match event {
            LabEvent::Open => self.open(position),
            LabEvent::Close => {
                self.is_open = false;
                self.cancel(out);
            }
            LabEvent::Choose(choices) => self.choices = *choices,
            LabEvent::Run => self.compare(position, out),
            LabEvent::Play => self.play(variant, out),
            LabEvent::Cancel => self.cancel(out),
            LabEvent::Export(what, path) => {
                let bytes = self.text(what).map(String::into_bytes);
                out.effects.extend(bytes.map(|bytes| Effect::Write { path, bytes }));
            }
            LabEvent::News(news) => {
                if self.is_running && self.runs == news.run {
                    self.accept(news.what);
                }
            }
        }
    }

    fn open(&mut self, position: Position) {
        self.is_open = true;
        let now = Subject::Position(position);
        let is_of_now = self.request.as_ref().is_none_or(|request| request.subject == now);
        if !is_of_now && !self.is_running {
            self.forget_outcomes();
            self.request = None;
            self.stage = LabStage::Idle;
        }
    }

    fn compare(&mut self, position: Position, out: &mut Output) {
        let request = self.choices.request(position);
        if request.check().is_err() {
            return;
        }
        self.stop();
        self.forget_outcomes();
        self.request = Some(Arc::new(request.clone()));
        self.now = (0, 0);
        out.push(self.begin(LabStage::Comparing, Job::Compare(Box::new(request))));
    }

    fn play(&mut self, variant: Variant, out: &mut Output) {
        if !self.can_play(variant) {
            return;
        }
        let games = self.choices.algorithm_match(variant);
        self.stop();
        self.played = (0, games.all());
        let names = games.contestants.iter().map(ToString::to_string);
        self.cross = Some(CrossTable::of(names));
        out.push(self.begin(LabStage::Playing, Job::Play(games)));
    }

    fn cancel(&mut self, out: &mut Output) {
        if self.stop() {
            self.stage = LabStage::Cancelled;
            out.push(Effect::EndRun);
        }
    }

    /// The contents of an exported file; `None` if there are no such results.
    pub fn text(&self, what: LabExport) -> Option<String> {
        let Self { request, outcomes, .. } = self;
        let request = request.as_ref().filter(|_| !outcomes.is_empty())?;
        let all = || outcomes.iter().map(|it| Outcome::clone(it)).collect::<Vec<_>>();
        Some(match what {
            LabExport::Table => csv(request, &all()),
            LabExport::Chart => chart_svg(&all()),
            LabExport::Tree { outcome, steps, plies } => {
                let recording = outcomes.get(outcome)?.recording.as_ref()?;
                let options = TreeOptions { steps: Some(steps), plies, ..TreeOptions::default() };
                tree_svg(&request.subject, recording, &options)
            }
        })
    }
}
