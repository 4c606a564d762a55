//! Does what the state asks for: the workers get their jobs, the settings and the unfinished game
//! their files, and the window hears what is to be seen or heard. Plain Rust; no Qt.

mod analysis;
mod coach;
mod engines;
mod explorer;
mod files;
mod laboratory;
mod launching;
mod library;
mod machine;
mod opinions;
mod pictures;
mod practice;
mod table;

use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::engines::Trial;
use super::explorer::{ExplorerWorker, Places};
use super::session::ResumableGame;
use super::settings::{Language, Settings, SetupSettings};
use super::state::{
    AnalysisEvent, AppState, CoachEvent, Effect, Event, ExplorerEvent, Finding, Note, ReviewEvent,
    SearchJob, Signal,
};
use super::worker::{DiskAnswer, DiskWorker, EngineAnswer, EngineWorker};
use crate::analysis::reasons::Explainer;
use crate::analysis::{Coach, Live, Review};
use crate::game::{MatchImage, ProgramId};
use crate::search::Report;
use engines::Watches;
use laboratory::LabRun;
use library::Library;
use machine::request_for;
use opinions::Consultants;
use table::{ProgramAnswer, Table};

/// What a worker sends to the window.
enum Answer {
    Disk(Box<DiskAnswer<MatchImage>>),
    Engine(EngineAnswer),
    /// There is something new of the analysis.
    Analysis,
    /// A program has said something of what is studied.
    Opinion(ProgramId),
    /// What the state is told.
    Event(Box<Event>),
    Program(ProgramAnswer),
}

/// What tells the window's thread that something has come.
type Notify = Box<dyn Fn() + Send>;

/// The workers' way to the window's thread: what they send waits in a queue, and the window is told.
#[derive(Clone)]
struct AnswerSender {
    queue: Sender<Answer>,
    notify: Arc<Mutex<Option<Notify>>>,
}

impl AnswerSender {
    fn send(&self, answer: Answer) {
        // Without a receiver the window is gone, and nobody wants to know.
        let _ = self.queue.send(answer);
        self.notify();
    }

    /// Tells the state what happened, as soon as the window listens.
    fn send_event(&self, event: Event) {
        self.send(Answer::Event(Box::new(event)));
    }

    /// Has the window call [`Driver::receive`] soon.
    fn notify(&self) {
        if let Some(notify) = &*self.notify.lock().unwrap_or_else(PoisonError::into_inner) {
            notify();
        }
    }
}

/// An analysis finds more in a second than a window can show, and than anybody can read.
#[derive(Default)]
struct Pace {
    /// Nothing is shown before, counted from the start of the program.
    due: Duration,
    /// Whether something waits for that.
    waits: bool,
}

/// One running program: the state with everything around it.
pub struct Driver {
    state: AppState,
    settings: Settings,
    /// The language of this start alone, from the command line.
    language: Option<Language>,
    /// Unfinished games that nobody has open, the newest first.
    resumable: Vec<ResumableGame>,
    /// Whether it is known which there are.
    knows_resumable: bool,
    /// Whether the settings could be kept the last time.
    keeps_settings: bool,
    /// The game that was resumed last, as it had been put by: resuming again goes on from there, so
    /// that it comes by every game.
    resumed: Option<ResumableGame>,
    /// Why the file that the command line names is no game, while the unfinished game is fetched in its place.
    refused: Option<Note>,
    library: Library,
    disk: Option<DiskWorker<MatchImage>>,
    engine: Option<EngineWorker>,
    /// What looks at positions while somebody studies; there is none before it is wanted.
    analysis: Option<Live>,
    /// When more of what that finds is shown.
    pace: Pace,
    /// The programs that are asked for a second opinion.
    consultants: Consultants,
    /// What looks at moves before they are made; there is none before it is wanted.
    coach: Option<Coach>,
    /// Where the explorer finds its games; its thread, once it is wanted.
    places: Places,
    explorer: Option<ExplorerWorker>,
    lab: LabRun,
    /// What reviews a game, while it does.
    review: Option<Review>,
    explainer: Option<Explainer>,
    /// The programs of others at the board.
    table: Table,
    watches: Watches,
    /// What is tried with one of them.
    trial: Option<Trial>,
    sender: AnswerSender,
    answers: Receiver<Answer>,
    origin: Instant,
    /// What the window has not seen yet; `None` if it has seen everything.
    unseen: Option<Vec<Signal>>,
}

impl Driver {
    /// The state.
    pub fn state(&self) -> &AppState {
        &self.state
    }

    /// The settings as they are in use.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What was last chosen for each kind of clock, also for those not in use.
    pub fn clock_choice(&self) -> &SetupSettings {
        &self.settings.setup
    }

    /// The language to show: of this start alone, or of the settings.
    pub fn language(&self) -> Language {
        self.language.unwrap_or(self.settings.view.language)
    }

    /// Unfinished games that could be resumed.
    pub fn resumable(&self) -> usize {
        self.resumable.len()
    }

    /// After how long [`Event::Wake`] shall be told; `None` if nothing happens by itself.
    pub fn next_wake(&self) -> Option<Duration> {
        let waits = self.pace.waits.then(|| self.pace.due.saturating_sub(self.now()));
        self.state.next_wake(self.now()).into_iter().chain(waits).min()
    }

    /// Has `ring` called, in any thread, whenever there is something to [`Self::receive`], and now
    /// for what has come before.
    pub fn on_answer(&self, notify: impl Fn() + Send + 'static) {
        *self.sender.notify.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(notify));
        self.sender.notify();
    }

    /// Tells the state what happened, and does what it asks for.
    pub fn dispatch(&mut self, event: Event) -> Vec<Signal> {
        let is_wake = matches!(event, Event::Wake);
        self.report_writing();
        let effects = self.state.apply(event, self.now());
        let mut signals = self.perform(effects);
        if is_wake && self.pace.waits {
            signals.extend(self.receive_from_analysis().unwrap_or_default());
        }
        self.seat_programs();
        self.report_writing();
        signals
    }

    /// As [`Self::dispatch`], for who has nobody to show the signals to: they are there to [`Self::receive`].
    pub fn dispatch_unseen(&mut self, event: Event) {
        let signals = self.dispatch(event);
        self.show_later(signals);
    }

    /// Takes in what the workers have sent. `None` if that is a finding alone which is to be shown later; whoever rings without
    /// an answer has changed something that is shown.
    pub fn receive(&mut self) -> Option<Vec<Signal>> {
        let (mut signals, mut is_later) = (self.unseen.take(), false);
        self.report_writing();
        while let Ok(answer) = self.answers.try_recv() {
            let more = match answer {
                Answer::Engine(answer) => self.receive_from_engine(answer),
                Answer::Program(answer) => self.receive_from_program(answer),
                Answer::Disk(answer) => self.receive_from_disk(*answer),
                Answer::Analysis => {
                    let Some(more) = self.receive_from_analysis() else {
                        is_later = true;
                        continue;
                    };
                    more
                }
                Answer::Opinion(program) => self.receive_opinion(program),
                Answer::Event(event) => self.dispatch(*event),
            };
            signals.get_or_insert_default().extend(more);
        }
        if is_later { signals } else { Some(signals.unwrap_or_default()) }
    }

    /// Changes settings, keeps them, and does what comes of it.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) -> Vec<Signal> {
        let before = self.settings.clone();
        change(&mut self.settings);
        self.settings.clamp();
        let (view, play) = (&self.settings.view, &self.settings.play);
        if view.language != before.view.language {
            self.language = None;
        }
        let mut events = Vec::new();
        if view.own_games != before.view.own_games {
            events.push(Event::Explorer(ExplorerEvent::CountOwn(view.own_games)));
        }
        if view.analysis != before.view.analysis {
            events.push(Event::Analysis(AnalysisEvent::Switch(view.analysis)));
        }
        if view.second_opinions != before.view.second_opinions {
            events.push(Event::Analysis(AnalysisEvent::Consult(view.second_opinions.clone())));
        }
        if *play != before.play {
            events.extend([
                Event::OptionsChanged(self.settings.match_options()),
                Event::ReplyDelayChanged(self.settings.reply_delay()),
                Event::Coach(CoachEvent::Switch(play.coach)),
                Event::Review(ReviewEvent::Switch(play.review)),
                Event::NamePerson(play.name.clone()),
            ]);
        }
        let signals = events.into_iter().flat_map(|event| self.dispatch(event)).collect();
        self.keep_settings();
        signals
    }

    /// Ends the work in the background, after everything that has to be on disk is there.
    pub fn close(&mut self) {
        let effects = self.state.apply(Event::Close, self.now());
        self.perform(effects);
        self.library.stop();
        self.end_programs();
        self.engine = None;
        self.analysis = None;
        self.coach = None;
        self.consultants.clear();
        self.explorer = None;
        self.lab.end();
        self.review = None;
        self.explainer = None;
        self.disk = None;
    }

    /// Leaves signals for who calls [`Self::receive`] next, and has it called.
    pub fn show_later(&mut self, signals: Vec<Signal>) {
        self.unseen.get_or_insert_default().extend(signals);
        self.sender.notify();
    }

    fn now(&self) -> Duration {
        self.origin.elapsed()
    }

    fn perform(&mut self, effects: Vec<Effect>) -> Vec<Signal> {
        let mut signals = Vec::new();
        for effect in effects {
            match effect {
                Effect::Signal(signal) => signals.push(signal),
                Effect::Search(job) => self.search(job),
                Effect::AskProgram(job) => signals.extend(self.ask_program(*job)),
                Effect::Analyse(job) => self.analyse(*job),
                Effect::EndAnalysis => self.end_analysis(),
                Effect::AskOpinion(job) => self.ask_opinion(*job),
                Effect::Dismiss(program) => self.consultants.dismiss(program),
                Effect::Judge(intention) => self.judge(*intention),
                Effect::EndJudging => self.end_judging(),
                Effect::Review(job) => self.start_review(*job),
                Effect::EndReview => self.review = None,
                Effect::Explain(job) => self.explain(*job),
                Effect::CancelSearch => {
                    self.table.cancel();
                    if let Some(engine) = &self.engine {
                        engine.cancel();
                    }
                }
                Effect::FinishSearch => {
                    if let Some(engine) = &self.engine {
                        engine.finish_search();
                    }
                }
                Effect::Save { image, sequence } => match &self.disk {
                    Some(disk) => disk.save(sequence, *image),
                    None => signals.extend(self.dispatch(Event::Saved { sequence })),
                },
                Effect::DiscardSave => self.with_disk(DiskWorker::clear),
                Effect::KeepAside(image) => {
                    self.with_disk(|disk| disk.put_by(*image));
                    self.with_disk(DiskWorker::list_resumable);
                }
                Effect::ReadCollections { generation, change } => {
                    self.read_collections(generation, change);
                }
                Effect::CountOwnGames(_) => self.count_own_games(),
                Effect::Explore(generation, position) => {
                    if let Some(explorer) = &self.explorer {
                        explorer.look(generation, *position);
                    }
                }
                Effect::Library(number, job) => self.begin_job(number, job),
                Effect::StopLibrary => self.library.stop(),
                Effect::LibraryChanged => self.library.notify_listeners(),
                Effect::DeleteGames(files) => self.with_disk(|disk| disk.delete_games(files)),
                Effect::ResumeInstead(note) => {
                    self.refused = Some(note);
                    self.with_disk(|disk| disk.claim(None));
                }
                Effect::Try(number, trial) => self.begin_trial(number, trial),
                Effect::CancelTrial => {
                    if let Some(trial) = &self.trial {
                        trial.cancel();
                    }
                }
                Effect::KeepPrograms(list) => self.keep_programs(list),
                Effect::RunLaboratory(number, job) => self.run_laboratory(number, job),
                Effect::EndRun => self.lab.end(),
                Effect::Write { path, bytes } => self.with_disk(|disk| disk.write(path, bytes)),
                Effect::Deck(change) => self.change_deck(change),
                Effect::ReadDeck => self.with_disk(DiskWorker::read_deck),
                Effect::ChangeTally(change) => self.with_disk(|disk| disk.change_tally(change)),
                Effect::KeepFinished { tree, number } => self.keep_finished(number, &tree),
                Effect::RememberSetup => self.remember_setup(),
            }
        }
        signals
    }

    fn with_disk(&self, ask: impl FnOnce(&DiskWorker<MatchImage>)) {
        if let Some(disk) = &self.disk {
            ask(disk);
        }
    }

    fn search(&mut self, job: SearchJob) {
        if let Some(engine) = &self.engine {
            engine.start(job.generation, request_for(job));
        } else {
            // The search counts as failed, so that the state does not wait for it.
            let failed = EngineAnswer::Failed { generation: job.generation };
            self.sender.send(Answer::Engine(failed));
        }
    }

    fn receive_from_engine(&mut self, answer: EngineAnswer) -> Vec<Signal> {
        let (generation, report) = match answer {
            // The window shows a hint or a reply when it is found, not on the way there.
            EngineAnswer::Progress { .. } => return Vec::new(),
            EngineAnswer::Done { generation, report } => (generation, report),
            EngineAnswer::Failed { generation } => (generation, None),
        };
        let finding = report.map(|Report { ranked, choice, .. }| Finding { ranked, choice });
        self.dispatch(Event::Answered { generation, finding })
    }

    fn keep_settings(&mut self) {
        self.with_disk(|disk| disk.save_settings(self.settings.clone()));
        self.report_writing();
        // So that the window learns when it has to show that this takes long.
        self.sender.notify();
    }

    /// Tells the state since when something is on its way to the disk.
    fn report_writing(&mut self) {
        let since = self.disk.as_ref().and_then(DiskWorker::writing_since);
        self.state.use_writing(since.map(|since| since.saturating_duration_since(self.origin)));
    }

    fn remember_setup(&mut self) {
        let setup = *self.state.chosen();
        self.settings.remember_setup(&setup);
        self.keep_settings();
    }
}
