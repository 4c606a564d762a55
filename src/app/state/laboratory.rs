//! The laboratory: the algorithms run on the position that is shown, or play each other. What they find is in memory
//! alone, and a run that is ended leaves nothing.

use std::path::PathBuf;
use std::sync::Arc;

use super::{AppState, Effect};
use crate::app::laboratory::{Choices, Job, News, What};
use crate::game::Variant;
use crate::lab::{Outcome, Request, RequestError, Subject, TreeOptions, chart_svg, csv, tree_svg};
use crate::training::matches::round_robin::CrossTable;

/// Something that people do in the laboratory, or that comes of it.
#[derive(Clone, Debug)]
pub enum LabEvent {
    /// Opens it for the position that is shown: what was found of another one is forgotten.
    Open,
    /// Closes it; what runs there is ended.
    Close,
    /// Chooses this.
    Choose(Box<Choices>),
    /// Runs what is chosen on the position that is shown; what was found before is forgotten.
    Run,
    /// Lets the chosen algorithms play each other.
    Play,
    /// Ends what runs; nothing of it is left.
    Cancel,
    /// Writes something of what was found to a file.
    Export(LabExport, PathBuf),
    /// There is something new of a run.
    News(News),
}

/// What the laboratory does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LabStage {
    /// Nothing was begun yet, for this position.
    #[default]
    Idle,
    /// Algorithms run.
    Comparing,
    /// They play each other.
    Playing,
    /// What was begun is done.
    Done,
    /// It was ended, and left nothing.
    Cancelled,
    /// It broke off.
    Failed,
}

/// What a file is written of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabExport {
    /// The table, as CSV.
    Table,
    /// The chart, as SVG.
    Chart,
    /// The recorded tree of the outcome with this number, after so many steps, to so many plies, as SVG.
    Tree {
        /// Which outcome.
        outcome: usize,
        /// Steps of the recording.
        steps: usize,
        /// Plies from the root.
        plies: usize,
    },
}

/// What there is in the laboratory.
#[derive(Clone, Debug, Default)]
pub struct Laboratory {
    is_open: bool,
    choices: Choices,
    stage: LabStage,
    /// What was run last.
    request: Option<Arc<Request>>,
    outcomes: Vec<Arc<Outcome>>,
    /// How often there were other outcomes.
    version: u64,
    /// Who runs now, and how deep it has looked.
    now: (usize, u8),
    /// How many games are played, of how many.
    played: (usize, usize),
    cross: Option<CrossTable>,
    /// Whether there is a run.
    is_running: bool,
    /// How many there were.
    runs: u64,
}

impl Laboratory {
    /// What is chosen.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// What it does.
    pub fn stage(&self) -> LabStage {
        self.stage
    }

    /// What was run last, or runs.
    pub fn request(&self) -> Option<&Arc<Request>> {
        self.request.as_ref()
    }

    /// What was found, in the order of the contestants.
    pub fn outcomes(&self) -> &[Arc<Outcome>] {
        &self.outcomes
    }

    /// A number that changes whenever other outcomes are there.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The contestant that runs, and how many moves it has looked ahead.
    pub fn now(&self) -> (usize, u8) {
        self.now
    }

    /// How many games are played, of how many.
    pub fn played(&self) -> (usize, usize) {
        self.played
    }

    /// How everybody stands who plays, or has played.
    pub fn cross(&self) -> Option<&CrossTable> {
        self.cross.as_ref()
    }

    fn forget_outcomes(&mut self) {
        self.outcomes = Vec::new();
        self.version += 1;
    }

    /// Forgets what runs, with all that it has found; gives whether anything did.
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

    fn take_news(&mut self, what: What) {
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
}

impl AppState {
    /// The laboratory.
    pub fn lab(&self) -> &Laboratory {
        &self.lab
    }

    /// The game that the algorithms of the laboratory play.
    pub fn lab_variant(&self) -> Variant {
        let study = self.study().map(|study| study.tree().variant());
        study.unwrap_or(self.game.setup().variant)
    }

    /// Why nothing can be run on the position that is shown, while the laboratory is open.
    pub fn lab_error(&self) -> Option<RequestError> {
        if !self.lab.is_open {
            return None;
        }
        self.lab.choices.request(self.explored_position()).check().err()
    }

    /// Whether two or more are chosen who can play the game from its start; not while the laboratory is closed.
    pub fn lab_can_play(&self) -> bool {
        if !self.lab.is_open {
            return false;
        }
        let games = self.lab.choices.algorithm_match(self.lab_variant());
        let start = games.variant.start().ok().map(Subject::Position);
        let can_begin = start.is_some_and(|start| start.check(games.evaluation).is_ok());
        games.contestants.len() > 1 && can_begin
    }

    pub(super) fn lab_event(&mut self, event: LabEvent, effects: &mut Vec<Effect>) {
        match event {
            LabEvent::Open => self.open_lab(),
            LabEvent::Close => {
                self.lab.is_open = false;
                self.cancel_lab(effects);
            }
            LabEvent::Choose(choices) => self.lab.choices = *choices,
            LabEvent::Run => self.run_lab(effects),
            LabEvent::Play => self.play_lab(effects),
            LabEvent::Cancel => self.cancel_lab(effects),
            LabEvent::Export(what, path) => {
                let text = self.lab_text(what);
                effects.extend(text.map(|text| Effect::Write { path, bytes: text.into_bytes() }));
            }
            LabEvent::News(news) => {
                if self.lab.is_running && self.lab.runs == news.run {
                    self.lab.take_news(news.what);
                }
            }
        }
    }

    fn open_lab(&mut self) {
        self.lab.is_open = true;
        let now = Subject::Position(self.explored_position());
        let is_of_now = self.lab.request.as_ref().is_none_or(|request| request.subject == now);
        if !is_of_now && !self.lab.is_running {
            self.lab.forget_outcomes();
            self.lab.request = None;
            self.lab.stage = LabStage::Idle;
        }
    }

    fn run_lab(&mut self, effects: &mut Vec<Effect>) {
        let request = self.lab.choices.request(self.explored_position());
        if request.check().is_err() {
            return;
        }
        self.lab.stop();
        self.lab.forget_outcomes();
        self.lab.request = Some(Arc::new(request.clone()));
        self.lab.now = (0, 0);
        effects.push(self.lab.begin(LabStage::Comparing, Job::Compare(Box::new(request))));
    }

    fn play_lab(&mut self, effects: &mut Vec<Effect>) {
        let games = self.lab.choices.algorithm_match(self.lab_variant());
        if !self.lab_can_play() {
            return;
        }
        self.lab.stop();
        self.lab.played = (0, games.all());
        let names = games.contestants.iter().map(ToString::to_string);
        self.lab.cross = Some(CrossTable::of(names));
        effects.push(self.lab.begin(LabStage::Playing, Job::Play(games)));
    }

    fn cancel_lab(&mut self, effects: &mut Vec<Effect>) {
        if self.lab.stop() {
            self.lab.stage = LabStage::Cancelled;
            effects.push(Effect::EndRun);
        }
    }

    /// What a file would hold of what was found; `None` if there is no such thing.
    pub fn lab_text(&self, what: LabExport) -> Option<String> {
        let Laboratory { request, outcomes, .. } = &self.lab;
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
