//! The laboratory: the algorithms run on the position that is shown, or play each other. What they find is in memory
//! alone, and a run that is ended leaves nothing.

use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;

use super::{Answer, Driver};
use crate::app::laboratory::{Choices, Job, News, Run, What};
use crate::game::{Position, Variant};
use crate::lab::{Outcome, Request, Subject, TreeOptions, Unfit, chart_svg, csv, tree_svg};
use crate::training::matches::round_robin::CrossTable;

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
#[derive(Default)]
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
    run: Option<Run>,
    /// A run that was ended and is not over yet.
    leaving: Option<JoinHandle<()>>,
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

    /// Ends what runs, with all that it has found.
    fn stop(&mut self) -> bool {
        let Some(run) = self.run.take() else { return false };
        self.leaving = run.end();
        if self.stage == LabStage::Playing {
            self.cross = None;
        } else {
            self.forget_outcomes();
            self.request = None;
        }
        true
    }
}

impl Driver {
    /// The laboratory.
    pub fn lab(&self) -> &Laboratory {
        &self.lab
    }

    /// The position that the algorithms run on.
    pub fn lab_position(&self) -> Position {
        self.state.explored_position()
    }

    /// The game that the algorithms play.
    pub fn lab_variant(&self) -> Variant {
        let study = self.state.study().map(|study| study.tree().variant());
        study.unwrap_or(self.state.game().setup().variant)
    }

    /// Why nothing can be run on the position that is shown, while the laboratory is open.
    pub fn lab_unfit(&self) -> Option<Unfit> {
        if !self.lab.is_open {
            return None;
        }
        self.lab.choices.request(self.lab_position()).check().err()
    }

    /// Opens the laboratory for the position that is shown: what was found of another one is forgotten.
    pub fn open_lab(&mut self) {
        self.lab.is_open = true;
        let now = Subject::Position(self.lab_position());
        let is_of_now = self.lab.request.as_ref().is_none_or(|request| request.subject == now);
        if !is_of_now && self.lab.run.is_none() {
            self.lab.forget_outcomes();
            self.lab.request = None;
            self.lab.stage = LabStage::Idle;
        }
    }

    /// Closes the laboratory; what runs there is ended.
    pub fn close_lab(&mut self) {
        self.lab.is_open = false;
        self.cancel_lab();
    }

    /// Changes what is chosen.
    pub fn choose_in_lab(&mut self, change: impl FnOnce(&mut Choices)) {
        change(&mut self.lab.choices);
    }

    /// Runs what is chosen on the position that is shown; what was found before is forgotten. What comes of it is there to
    /// [`Self::receive`].
    pub fn run_lab(&mut self) {
        let request = self.lab.choices.request(self.lab_position());
        if request.check().is_err() {
            return;
        }
        self.lab.stop();
        self.lab.forget_outcomes();
        self.lab.request = Some(Arc::new(request.clone()));
        self.lab.now = (0, 0);
        self.begin_lab(LabStage::Comparing, Job::Compare(Box::new(request)));
    }

    /// Lets the chosen algorithms play each other.
    pub fn play_lab(&mut self) {
        let games = self.lab.choices.algorithm_match(self.lab_variant());
        if !self.lab_can_play() {
            return;
        }
        self.lab.stop();
        self.lab.played = (0, games.all());
        let names = games.contestants.iter().map(ToString::to_string);
        self.lab.cross = Some(CrossTable::of(names));
        self.begin_lab(LabStage::Playing, Job::Play(games));
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

    /// Ends what runs; nothing of it is left.
    pub fn cancel_lab(&mut self) {
        if self.lab.stop() {
            self.lab.stage = LabStage::Cancelled;
        }
    }

    /// Has something of what was found written to a file. What comes of it is said in the status line.
    pub fn export_lab(&self, what: LabExport, path: PathBuf) {
        if let Some(text) = self.lab_text(what) {
            self.with_disk(|disk| disk.write(path, text.into_bytes()));
        }
    }

    /// What [`Self::export_lab`] writes; `None` if there is no such thing.
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

    fn begin_lab(&mut self, stage: LabStage, job: Job) {
        let lab = &mut self.lab;
        lab.runs += 1;
        lab.stage = stage;
        let post = self.post.clone();
        let tell = move |news| post.send(Answer::Laboratory(Box::new(news)));
        match Run::start(lab.runs, job, lab.leaving.take(), tell) {
            Ok(run) => lab.run = Some(run),
            // The system gives no thread.
            Err(_) => lab.stage = LabStage::Failed,
        }
    }

    pub(super) fn receive_from_lab(&mut self, news: News) {
        let lab = &mut self.lab;
        if lab.run.as_ref().is_none_or(|run| run.number != news.run) {
            return;
        }
        match news.what {
            What::Begun(index) => lab.now = (index, 0),
            What::Deepened(depth) => lab.now.1 = depth,
            What::Found(outcome) => {
                lab.outcomes.push(Arc::from(outcome));
                lab.version += 1;
            }
            What::Played(played, table) => {
                lab.played.0 = played;
                lab.cross = Some(*table);
            }
            What::Ended => {
                lab.run = None;
                lab.stage = LabStage::Done;
            }
            What::Failed => {
                lab.stop();
                lab.stage = LabStage::Failed;
            }
        }
    }

    pub(super) fn end_lab(&mut self) {
        self.lab.stop();
    }
}
