//! Performs the effects of the state: workers get their jobs, settings and the unfinished game their files, and the
//! window its signals. Plain Rust; no Qt. What an effect needs has a type and a file of its own; the other files below
//! this one are `impl Driver`.

mod analysis;
mod answers;
mod aside;
mod coach;
mod consultants;
mod deck_use;
mod engines;
mod explorer;
mod files;
mod folders;
mod insight;
mod lab_run;
mod launching;
mod library;
mod library_jobs;
mod machine;
mod opinions;
mod pictures;
mod practice;
mod seats;
mod watches;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use super::engines::Trial;
use super::explorer::{ExplorerWorker, Places};
use super::last_places::LastPlaces;
use super::library::Progress;
use super::log::Names;
use super::own_games::GamesReview;
use super::settings::{Language, Settings, SetupSettings};
use super::state::{AppState, Effect, Event, Finding, LearnEvent, Note, SearchJob, Signal, Status};
use super::worker::{DiskWorker, EngineAnswer, EngineWorker};
use crate::analysis::reasons::Explainer;
use crate::analysis::{Background, Coach, Live, Review};
use crate::game::MatchImage;
use crate::puzzles::finding::PuzzleSearch;
use crate::search::Report;
use answers::{Answer, AnswerSender};
use consultants::Consultants;
use deck_use::DeckUse;
use lab_run::LabRun;
use library_jobs::LibraryJobs;
use machine::Asked;
use seats::Seats;
use watches::Watches;

/// When results of the analysis are shown: it finds more in a second than anybody can read.
#[derive(Default)]
struct Pace {
    /// Nothing is shown before, from the start of the program.
    due: Duration,
    waits: bool,
}

/// One running program: the state with everything around it.
#[expect(clippy::struct_excessive_bools, reason = "nothing else follows from any of them")]
pub struct Driver {
    state: AppState,
    /// The language of the command line, for this start alone.
    language: Option<Language>,
    /// Whether the settings could be saved last time.
    keeps_settings: bool,
    /// The same of the recent files.
    keeps_recent: bool,
    /// The same of the last places.
    keeps_places: bool,
    last_places: LastPlaces,
    /// Whether the start is over: before it one is nowhere yet.
    is_launched: bool,
    /// The folder that a dialog showed last for each kind of files.
    shown_folders: [Option<PathBuf>; 3],
    /// For what the deck was asked, as long as it is on its way.
    deck_uses: VecDeque<DeckUse>,
    /// Why the file of the command line is no game, while the unfinished game is fetched in its place.
    refused: Option<Note>,
    library: LibraryJobs,
    disk: Option<DiskWorker<MatchImage>>,
    engine: Option<EngineWorker<Asked>>,
    analysis: Option<Live>,
    pace: Pace,
    consultants: Consultants,
    coach: Option<Coach>,
    /// The explorer's files, and its thread once it is wanted.
    places: Places,
    explorer: Option<ExplorerWorker>,
    lab: LabRun,
    review: Option<Review>,
    explainer: Option<Explainer>,
    /// Looks for stones that balance a position.
    balancer: Option<Background>,
    games_review: Option<GamesReview>,
    /// That of the person's own games.
    reading_games: Arc<Progress>,
    finding: Option<PuzzleSearch>,
    seats: Seats,
    watches: Watches,
    trial: Option<Trial>,
    sender: AnswerSender,
    answers: Receiver<Answer>,
    origin: Instant,
    /// Signals the window has not seen; `None` if there is no news at all.
    unseen: Option<Vec<Signal>>,
    /// What the status line said when the log was told last.
    logged: Option<Status>,
}

impl Driver {
    /// The state.
    pub fn state(&self) -> &AppState {
        &self.state
    }

    /// The settings as they are in use.
    pub fn settings(&self) -> &Settings {
        self.state.settings()
    }

    /// The latest choice of each kind of clock, also for those not in use.
    pub fn clock_choice(&self) -> &SetupSettings {
        &self.settings().setup
    }

    /// The language to show: of this start alone, or of the settings.
    pub fn language(&self) -> Language {
        self.language.unwrap_or(self.settings().view.language)
    }

    /// Unfinished games that could be resumed.
    pub fn resumable(&self) -> usize {
        self.state.resumable()
    }

    /// After how long to dispatch [`Event::Wake`]; `None` if nothing happens by itself.
    pub fn next_wake(&self) -> Option<Duration> {
        let waits = self.pace.waits.then(|| self.pace.due.saturating_sub(self.now()));
        self.state.next_wake(self.now()).into_iter().chain(waits).min()
    }

    /// Has `notify` called, in any thread, when there is something to [`Self::receive`], and now for what came before.
    pub fn on_answer(&self, notify: impl Fn() + Send + 'static) {
        self.sender.on_answer(Box::new(notify));
        self.sender.notify();
    }

    /// Applies an event and performs its effects.
    pub fn dispatch(&mut self, event: Event) -> Vec<Signal> {
        let is_wake = matches!(event, Event::Wake);
        if !is_wake {
            tracing::debug!(target: "state", event = %Names(&event));
        }
        // The day may have changed since.
        let mut signals = match event {
            Event::Activated(true) | Event::Learn(LearnEvent::Day) => {
                self.dispatch(Event::Learn(LearnEvent::Today(self.moment())))
            }
            Event::Wake if self.state.is_day_over(self.now()) => {
                self.dispatch(Event::Learn(LearnEvent::Today(self.moment())))
            }
            _ => Vec::new(),
        };
        self.report_writing();
        let effects = self.state.apply(event, self.now());
        signals.extend(self.perform(effects));
        if is_wake && self.pace.waits {
            signals.extend(self.receive_from_analysis().unwrap_or_default());
        }
        self.seat_programs();
        self.ready_coach();
        self.report_writing();
        self.log_status();
        if self.is_launched && !is_wake {
            self.remember_learning();
        }
        signals
    }

    /// As [`Self::dispatch`], with the signals left for [`Self::receive`].
    pub fn dispatch_unseen(&mut self, event: Event) {
        let signals = self.dispatch(event);
        self.show_later(signals);
    }

    /// Accepts the workers' answers. `None` if all there is is a result to be shown later; a notification without an
    /// answer means that something shown has changed.
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

    /// Changes the settings by an event.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) -> Vec<Signal> {
        let mut settings = self.settings().clone();
        let language = settings.view.language;
        change(&mut settings);
        if settings.view.language != language {
            self.language = None;
        }
        self.dispatch(Event::ChangeSettings(Box::new(settings)))
    }

    /// Ends all background work, once everything is on disk that has to be.
    pub fn close(&mut self) {
        let effects = self.state.apply(Event::Close, self.now());
        self.perform(effects);
        self.library.stop();
        self.reading_games.stop();
        // First, because the others' threads may take long to end where something else has the processor.
        self.disk = None;
        self.end_programs();
        self.engine = None;
        self.analysis = None;
        self.coach = None;
        self.consultants.clear();
        self.explorer = None;
        self.lab.end();
        self.review = None;
        self.explainer = None;
        self.balancer = None;
        self.games_review = None;
        self.finding = None;
    }

    /// Leaves signals for the next [`Self::receive`], and has it called.
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
                Effect::Balance(job) => self.balance(job),
                Effect::AskOpinion(job) => self.ask_opinion(*job),
                Effect::Dismiss(program) => self.consultants.dismiss(program),
                Effect::Judge(intention) => self.judge(*intention),
                Effect::EndJudging => self.end_judging(),
                Effect::Review(job) => self.start_review(*job),
                Effect::EndReview => self.review = None,
                Effect::Explain(job) => self.explain(*job),
                Effect::CancelSearch => {
                    self.seats.cancel();
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
                Effect::ReadCollections { generation, wanted, change } => {
                    self.read_collections(generation, wanted, change);
                }
                Effect::CountOwnGames(_) => self.count_own_games(),
                Effect::Explore(generation, position) => {
                    if let Some(explorer) = &self.explorer {
                        explorer.look(generation, *position);
                    }
                }
                Effect::Library(number, job) => self.begin_library_job(number, job),
                Effect::StopLibrary => self.library.stop(),
                Effect::LibraryChanged => self.library.notify_listeners(),
                Effect::DeleteGames(files) => self.delete_games(files),
                Effect::StopDeleting => self.library.stop_deleting(),
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
                Effect::RunLaboratory(number, job) => self.lab.begin(number, job, &self.sender),
                Effect::EndRun => self.lab.end(),
                Effect::Write { path, bytes } => self.with_disk(|disk| disk.write(path, bytes)),
                Effect::Deck(change) => self.change_deck(change),
                Effect::ReadDeck => self.read_deck(DeckUse::Practise),
                Effect::CountDeck => self.read_deck(DeckUse::Count),
                Effect::FindPuzzle(job) => self.find_puzzle(*job),
                Effect::EndFinding => self.finding = None,
                Effect::ReadPuzzles => self.with_disk(DiskWorker::read_puzzles),
                Effect::Insight(effect) => self.perform_insight(effect),
                Effect::ReadLessons => self.with_disk(DiskWorker::read_lessons),
                Effect::Lessons(change) => self.with_disk(|disk| disk.change_lessons(change)),
                Effect::Puzzles(change) => self.with_disk(|disk| disk.change_puzzles(change)),
                Effect::ReadRepertoires => signals.extend(self.read_repertoires()),
                Effect::Repertoire(change) => self.change_repertoire(*change),
                Effect::CountRepertoire(purpose, number, repertoire) => {
                    if let Some(explorer) = &self.explorer {
                        explorer.count(purpose, number, *repertoire);
                    }
                }
                Effect::ReadRecent => self.with_disk(DiskWorker::read_recent),
                Effect::ChangeRecent(change) => self.with_disk(|disk| disk.change_recent(change)),
                Effect::RememberFolder(kind, folder) => self.remember_folder(kind, folder),
                Effect::ChangeTally(change) => self.with_disk(|disk| disk.change_tally(change)),
                Effect::KeepFinished(game) => self.keep_finished(*game),
                Effect::RememberSetup | Effect::KeepSettings => self.keep_settings(),
                Effect::WritePicture(path, kind) => {
                    let picture = self.picture(kind);
                    self.with_disk(|disk| disk.write(path, picture));
                }
                Effect::WriteGame { path, tree, format, is_dated } => {
                    signals.extend(self.write_game(path, *tree, format, is_dated));
                }
                Effect::Claim(game) => self.with_disk(|disk| disk.claim(game)),
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
            engine.start(job.generation, Asked::of(job));
        } else {
            // The search has failed, so that the state does not wait for it.
            let failed = EngineAnswer::Failed { generation: job.generation };
            self.sender.send(Answer::Engine(failed));
        }
    }

    fn receive_from_engine(&mut self, answer: EngineAnswer) -> Vec<Signal> {
        let (generation, report) = match answer {
            // Only the final hint or reply is shown.
            EngineAnswer::Progress { .. } => return Vec::new(),
            EngineAnswer::Done { generation, report } => (generation, report),
            EngineAnswer::Failed { generation } => (generation, None),
        };
        let finding = report.map(|Report { ranked, choice, .. }| Finding { ranked, choice });
        self.dispatch(Event::Answered { generation, finding })
    }

    fn keep_settings(&mut self) {
        self.with_disk(|disk| disk.save_settings(self.settings().clone()));
        self.report_writing();
        // So that the window shows when this takes long.
        self.sender.notify();
    }

    /// Tells the log what the status line says, when that changes.
    fn log_status(&mut self) {
        if !tracing::enabled!(target: "status", tracing::Level::DEBUG) {
            return;
        }
        let Note { status, reason, problem, format, .. } = self.state.shown().note;
        if self.logged != Some(status) {
            self.logged = Some(status);
            let reason = reason.map(|reason| reason.kind);
            tracing::debug!(
                target: "status",
                says = ?status,
                reason = reason.map(tracing::field::debug),
                problem = problem.as_ref().map(|it| tracing::field::display(Names(it))),
                format = (!format.is_empty()).then_some(format),
            );
        }
    }

    /// Tells the state since when something is on its way to the disk.
    fn report_writing(&mut self) {
        let since = self.disk.as_ref().and_then(DiskWorker::writing_since);
        self.state.use_writing(since.map(|since| since.saturating_duration_since(self.origin)));
    }
}
