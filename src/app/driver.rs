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
mod pasting;
mod pictures;
mod practice;
mod refusal;
mod table;

use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::engines::TrialEnd;
use super::explorer::News;
use super::laboratory as lab;
use super::session::Kept;
use super::settings::{Language, Settings, SetupSettings};
use super::state::{
    AppState, CoachEvent, Effect, Event, Explained, Finding, Note, RankedCell, ReviewEvent,
    SearchJob, Signal,
};
use super::worker::{DiskAnswer, DiskWorker, EngineAnswer, EngineWorker};
use crate::analysis::reasons::Explainer;
use crate::analysis::review;
use crate::analysis::{Coach, Judged, Live, Review};
use crate::game::{MatchImage, ProgramId};
use crate::search::Report;
use engines::EngineDesk;
pub use engines::{EngineNews, NotAdded};
pub use explorer::{ExplorerRow, ShelfRow};
pub use laboratory::{LabExport, LabStage, Laboratory};
use library::{Library, LibraryAnswer};
use machine::request_for;
use opinions::Consultants;
use table::{ProgramAnswer, Table};

pub use library::{Doing, Trouble};

/// What a worker sends to the window.
enum Answer {
    Disk(Box<DiskAnswer<MatchImage>>),
    Engine(EngineAnswer),
    Library(Box<LibraryAnswer>),
    /// There is something new of the analysis.
    Analysis,
    /// A program has said something of what is studied.
    Opinion(ProgramId),
    /// What is known of a move that is about to be made.
    Judged(Box<Judged>),
    Explorer(Box<News>),
    Laboratory(Box<lab::News>),
    /// What a review has found.
    Review(Box<review::News>),
    /// The reasons of a mistake were looked for.
    Explained(Box<Explained>),
    Program(ProgramAnswer),
    /// The end of something that was tried with a program.
    Trial {
        number: u64,
        end: Box<TrialEnd>,
    },
}

/// What tells the window's thread that something has come.
type Bell = Box<dyn Fn() + Send>;

/// The workers' way to the window's thread: what they send waits in a queue, and the window is told.
#[derive(Clone)]
struct Post {
    queue: Sender<Answer>,
    bell: Arc<Mutex<Option<Bell>>>,
}

impl Post {
    fn send(&self, answer: Answer) {
        // Without a receiver the window is gone, and nobody wants to know.
        let _ = self.queue.send(answer);
        self.ring();
    }

    /// Has the window call [`Driver::receive`] soon.
    fn ring(&self) {
        if let Some(ring) = &*self.bell.lock().unwrap_or_else(PoisonError::into_inner) {
            ring();
        }
    }
}

/// What becomes of the file that the command line names.
enum AtStart {
    /// There is none, or it is settled.
    Done,
    /// It is being read.
    Opening,
    /// It is no game, as the note says, so the unfinished game is fetched.
    Refused(Note),
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
    kept: Vec<Kept>,
    /// Whether it is known which there are.
    knows_kept: bool,
    /// Whether the settings could be kept the last time.
    keeps_settings: bool,
    /// The game that was resumed last, as it had been put by: resuming again goes on from there, so
    /// that it comes by every game.
    resumed: Option<Kept>,
    at_start: AtStart,
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
    explorer: explorer::Explorer,
    lab: Laboratory,
    /// What reviews a game, while it does.
    review: Option<Review>,
    explainer: Option<Explainer>,
    /// The programs of others at the board.
    table: Table,
    /// The list of them.
    desk: EngineDesk,
    post: Post,
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
        self.kept.len()
    }

    /// After how long [`Event::Wake`] shall be told; `None` if nothing happens by itself.
    pub fn next_wake(&self) -> Option<Duration> {
        let waits = self.pace.waits.then(|| self.pace.due.saturating_sub(self.now()));
        self.state.next_wake(self.now()).into_iter().chain(waits).min()
    }

    /// Has `ring` called, in any thread, whenever there is something to [`Self::receive`], and now
    /// for what has come before.
    pub fn on_answer(&self, ring: impl Fn() + Send + 'static) {
        *self.post.bell.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(ring));
        self.post.ring();
    }

    /// Tells the state what happened, and does what it asks for.
    pub fn tell(&mut self, event: Event) -> Vec<Signal> {
        let is_wake = matches!(event, Event::Wake);
        self.mind_disk();
        let effects = self.state.apply(event, self.now());
        let mut signals = self.perform(effects);
        if is_wake && self.pace.waits {
            signals.extend(self.receive_from_analysis().unwrap_or_default());
        }
        self.seat_programs();
        self.mind_explorer();
        self.mind_disk();
        signals
    }

    /// Takes in what the workers have sent. `None` if that is a finding alone which is to be shown later; whoever rings without
    /// an answer has changed something that is shown.
    pub fn receive(&mut self) -> Option<Vec<Signal>> {
        let (mut signals, mut is_later) = (self.unseen.take(), false);
        self.mind_disk();
        while let Ok(answer) = self.answers.try_recv() {
            let more = match answer {
                Answer::Engine(answer) => self.receive_from_engine(answer),
                Answer::Program(answer) => self.receive_from_program(answer),
                Answer::Trial { number, end } => {
                    self.tried(number, *end);
                    Vec::new()
                }
                Answer::Disk(answer) => self.receive_from_disk(*answer),
                Answer::Library(answer) => self.receive_from_library(*answer),
                Answer::Analysis => {
                    let Some(more) = self.receive_from_analysis() else {
                        is_later = true;
                        continue;
                    };
                    more
                }
                Answer::Opinion(program) => self.receive_opinion(program),
                Answer::Judged(judged) => self.receive_from_coach(judged),
                Answer::Explorer(news) => {
                    self.receive_from_explorer(*news);
                    Vec::new()
                }
                Answer::Laboratory(news) => {
                    self.receive_from_lab(*news);
                    Vec::new()
                }
                Answer::Review(news) => self.tell(Event::Review(ReviewEvent::News(news))),
                Answer::Explained(it) => self.tell(Event::Review(ReviewEvent::Explained(it))),
            };
            signals.get_or_insert_default().extend(more);
        }
        if is_later { signals } else { Some(signals.unwrap_or_default()) }
    }

    /// Takes over changed settings, and keeps them. What comes of it is there to [`Self::receive`].
    pub fn change_settings(&mut self, settings: Settings) {
        if settings.view.language != self.settings.view.language {
            self.language = None;
        }
        if settings.play != self.settings.play {
            for event in [
                Event::OptionsChanged(settings.match_options()),
                Event::ReplyDelayChanged(settings.reply_delay()),
                Event::Coach(CoachEvent::Switch(settings.play.coach)),
                Event::NamePerson(settings.play.name.clone()),
            ] {
                let signals = self.tell(event);
                self.unseen.get_or_insert_default().extend(signals);
            }
            self.post.ring();
        }
        self.settings = settings;
        self.keep_settings();
    }

    /// Ends the work in the background, after everything that has to be on disk is there.
    pub fn close(&mut self) {
        let effects = self.state.apply(Event::Close, self.now());
        self.perform(effects);
        self.stop_reading();
        self.end_programs();
        self.engine = None;
        self.analysis = None;
        self.coach = None;
        self.consultants.clear();
        self.end_explorer();
        self.end_lab();
        self.review = None;
        self.explainer = None;
        self.disk = None;
    }

    /// Leaves signals for who calls [`Self::receive`] next, and has it called.
    fn show_later(&mut self, signals: Vec<Signal>) {
        self.unseen.get_or_insert_default().extend(signals);
        self.post.ring();
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
                    None => signals.extend(self.tell(Event::Saved { sequence })),
                },
                Effect::DiscardSave => self.with_disk(DiskWorker::clear),
                Effect::KeepAside(image) => {
                    self.with_disk(|disk| disk.put_by(*image));
                    self.with_disk(DiskWorker::list_kept);
                }
                Effect::Deck(change) => self.change_deck(change),
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
            self.post.send(Answer::Engine(failed));
        }
    }

    fn receive_from_engine(&mut self, answer: EngineAnswer) -> Vec<Signal> {
        let (generation, report) = match answer {
            // The window shows a hint or a reply when it is found, not on the way there.
            EngineAnswer::Progress { .. } => return Vec::new(),
            EngineAnswer::Done { generation, report } => (generation, report),
            EngineAnswer::Failed { generation } => (generation, None),
        };
        self.tell(Event::Answered { generation, finding: report.as_ref().map(finding_of) })
    }

    fn keep_settings(&mut self) {
        self.with_disk(|disk| disk.save_settings(self.settings.clone()));
        self.mind_disk();
        // So that the window learns when it has to show that this takes long.
        self.post.ring();
    }

    /// Tells the state since when something is on its way to the disk.
    fn mind_disk(&mut self) {
        let since = self.disk.as_ref().and_then(DiskWorker::writing_since);
        self.state.use_writing(since.map(|since| since.saturating_duration_since(self.origin)));
    }

    fn remember_setup(&mut self) {
        let setup = *self.state.chosen();
        self.settings.remember_setup(&setup);
        self.keep_settings();
    }
}

fn finding_of(report: &Report) -> Finding {
    let ranked = report.ranked.iter().map(|found| RankedCell {
        cell: found.cell,
        score: found.score.discs(),
        exact: found.exact,
        forced: found.score.forced(),
    });
    Finding { ranked: ranked.collect(), choice: report.choice }
}
