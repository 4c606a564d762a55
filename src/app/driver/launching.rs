//! The start: settings, the unfinished game, and what the command line asks for.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use super::answers::{Answer, AnswerSender};
use super::consultants::Consultants;
use super::files::{of_engines, of_journal, of_places, of_session, of_settings, of_tally};
use super::lab_run::LabRun;
use super::library_jobs::LibraryJobs;
use super::machine::Machine;
use super::seats::Seats;
use super::watches::Watches;
use super::{Driver, Pace};
use crate::app::config_file::anticipate;
use crate::app::disk::Reason;
use crate::app::engines::EnginesFile;
use crate::app::explorer;
use crate::app::folders::Folders;
use crate::app::journal::{Entry, Journal};
use crate::app::kept_file::KeptFile;
use crate::app::last_places::{LastPlaces, LastPlacesFile};
use crate::app::launch::WindowOptions;
use crate::app::library::Archive;
use crate::app::recent::RecentFiles;
use crate::app::sandbox::Sandbox;
use crate::app::session::{Latest, Session, Sessions};
use crate::app::settings::{Language, Settings, SettingsFile};
use crate::app::state::{AppState, Event, LearnEvent, LibraryEvent, Note, Status, StudyEvent};
use crate::app::worker::{DiskWorker, EngineWorker, Places};
use crate::game::{Game, MatchImage, Side, Tallies, Variant};
use crate::gomoku::{self, Ruleset};
use crate::records::openings;

/// Takes over the journal of killed programs; returns what to say of it. Without a journal nothing is promised.
fn take_over_pending(folders: &Folders, places: &mut Places) -> Vec<Note> {
    let Ok(folder) = folders.pending() else { return Vec::new() };
    let journal = Journal::at(folder);
    let (orphans, notices) = journal.orphans();
    (places.journal, places.orphans) = (Some(journal), orphans);
    notices.iter().map(of_journal).collect()
}

/// The settings as of the last program, with what it had promised.
fn open_settings(folders: &Folders, places: &mut Places, troubles: &mut Vec<Note>) -> Settings {
    let mut settings = Settings::default();
    match folders.settings() {
        Ok(path) => {
            let (file, read, notice) = SettingsFile::open(path);
            settings = read;
            for orphan in &places.orphans {
                if let Entry::Settings { before, after } = &orphan.entry {
                    anticipate(&mut settings, before, after);
                }
            }
            places.settings = Some(file);
            troubles.extend(notice.as_ref().map(of_settings));
        }
        Err(error) => troubles.push(Note::new(Status::SettingsNotSaved).reason(error.into())),
    }
    settings
}

impl Driver {
    /// Starts the program as its user left it: with their settings, and the unfinished game unless the command line
    /// asks for another. No faulty file stops the start; the status line reports it.
    pub fn launch(options: WindowOptions, folders: &Folders) -> Self {
        let mut troubles = Vec::new();
        let mut places = Places::default();
        troubles.extend(take_over_pending(folders, &mut places));
        let settings = open_settings(folders, &mut places, &mut troubles);
        let mut tallies = Tallies::default();
        match folders.tally() {
            Ok(path) => {
                let file = KeptFile::at(path);
                let notice;
                (tallies, notice) = file.read();
                for orphan in &places.orphans {
                    if let Entry::Tally(change) = &orphan.entry
                        && let Some(change) = change.change()
                    {
                        file.anticipate(&mut tallies, &change, &orphan.lock.name());
                    }
                }
                places.tally = Some(file);
                troubles.extend(notice.as_ref().map(of_tally));
            }
            Err(error) => troubles.push(Note::new(Status::TallyNotSaved).reason(error.into())),
        }
        let mut programs = Vec::new();
        // A missing folder was reported with the settings.
        if let Ok(path) = folders.engines() {
            let (file, read, notice) = EnginesFile::open(path);
            programs = read;
            for orphan in &places.orphans {
                if let Entry::Engines { before, after } = &orphan.entry {
                    anticipate(&mut programs, before, after);
                }
            }
            places.engines = Some(file);
            troubles.extend(notice.as_ref().map(of_engines));
        }
        let mut last_places = LastPlaces::default();
        if let Ok(path) = folders.last_places() {
            let (file, read, notice) = LastPlacesFile::open(path);
            last_places = read;
            places.last = Some(file);
            troubles.extend(notice.as_ref().map(of_places));
        }
        places.recent = folders.recent().ok().map(RecentFiles::at);
        places.deck = folders.practice().ok();
        places.puzzles = folders.puzzles().ok();
        places.lessons = folders.lessons().ok();
        places.reviews = folders.reviews().ok();
        places.repertoire = folders.repertoire().ok();
        places.collections = folders.collections().ok();
        let sessions = folders.sessions().map(Sessions::at);
        let mut unfinished = None;
        let mut is_unknown = false;
        match sessions {
            Ok(sessions) => {
                if let Err(error) = sessions.prepare() {
                    // Each save tries again, and reports what is wrong by then.
                    troubles.push(Note::new(Status::AutosaveFailed).reason((&error).into()));
                } else if !options.begins_anew() {
                    (unfinished, is_unknown) = unfinished_game(&sessions, &mut troubles);
                }
                places.sessions = Some(sessions);
            }
            Err(error) => troubles.push(Note::new(Status::AutosaveFailed).reason(error.into())),
        }
        // A missing folder is reported with the first finished game.
        places.games = folders.games().ok().map(Archive::at);
        let archive = places.games.clone();

        let mut driver = Self::with_settings(settings);
        driver.last_places = last_places;
        driver.state.use_unknown_games(is_unknown);
        driver.places = explorer::Places { archive, list: folders.collections().ok() };
        driver.state.use_tallies(tallies);
        driver.state.use_programs(programs);
        driver.state.use_sandbox(Sandbox::of_process());
        if let Some((game, session)) = unfinished {
            let chosen = driver.state.chosen();
            match driver.state.restore(&game, driver.now()) {
                Ok(effects) => {
                    driver.state.offer(chosen);
                    places.session = session;
                    driver.perform(effects);
                }
                Err(error) => {
                    let notice = session.map(|session| session.set_aside(&error));
                    troubles.extend(notice.as_ref().map(of_session));
                }
            }
        }
        driver.employ(places);
        let asks_for_nothing = options.asks_for_nothing();
        driver.obey(options);
        if asks_for_nothing && let Some(place) = driver.last_places.learning.clone() {
            driver.dispatch(Event::Learn(LearnEvent::GoOn(driver.moment(), place)));
        }
        for trouble in troubles {
            driver.dispatch(Event::Say(trouble));
        }
        driver.is_launched = true;
        driver
    }

    /// A program without files and without a machine to play.
    pub fn unkept() -> Self {
        Self::with_settings(Settings::default())
    }

    fn with_settings(settings: Settings) -> Self {
        let (sender, answers) = AnswerSender::new();
        let mut state = AppState::new(settings.match_setup(), settings, fastrand::u64(..))
            .expect("settings are within the ranges of a match");
        state.use_openings(openings::random);
        Self {
            state,
            language: None,
            keeps_settings: true,
            keeps_recent: true,
            keeps_places: true,
            last_places: LastPlaces::default(),
            is_launched: false,
            shown_folders: [const { None }; 3],
            library: LibraryJobs::default(),
            refused: None,
            deck_uses: VecDeque::new(),
            disk: None,
            engine: None,
            analysis: None,
            pace: Pace::default(),
            coach: None,
            consultants: Consultants::default(),
            places: explorer::Places::default(),
            explorer: None,
            lab: LabRun::default(),
            review: None,
            explainer: None,
            balancer: None,
            games_review: None,
            reading_games: Arc::default(),
            finding: None,
            seats: Seats::default(),
            watches: Watches::default(),
            trial: None,
            sender,
            answers,
            origin: Instant::now(),
            unseen: Some(Vec::new()),
            logged: None,
        }
    }

    fn employ(&mut self, places: Places) {
        let sender = self.sender.clone();
        match DiskWorker::start(places, move |answer| sender.send(Answer::Disk(Box::new(answer)))) {
            Ok(disk) => {
                disk.list_resumable();
                disk.read_recent();
                self.disk = Some(disk);
            }
            Err(error) => {
                self.complain(Status::AutosaveFailed, Reason::system(&error));
            }
        }
        let sender = self.sender.clone();
        match EngineWorker::new(Machine::new, move |answer| sender.send(Answer::Engine(answer))) {
            Ok(engine) => self.engine = Some(engine),
            Err(error) => {
                self.complain(Status::NoMachine, Reason::system(&error));
            }
        }
    }

    fn obey(&mut self, options: WindowOptions) {
        self.language = options.language.map(Language::from);
        self.dispatch(Event::ChooseVariant(self.variant_for(&options)));
        if let Some(opening) = options.opening {
            if !opening.is_none() && options.game.unwrap_or_default() == Game::default() {
                self.dispatch(Event::ChooseVariant(Variant::usual(Game::Othello)));
            }
            self.dispatch(Event::ChooseOpening(opening));
        }
        if let Some(level) = options.level {
            for side in Side::ALL {
                self.dispatch(Event::ChooseSkill(side, level.into()));
            }
        }
        if let Some(mode) = options.mode {
            self.dispatch(Event::ChooseMode(mode));
        }
        if options.start {
            self.dispatch(Event::Start);
        }
        if options.study {
            self.dispatch(Event::Study(StudyEvent::Enter));
        }
        if !options.files.is_empty() {
            self.dispatch(Event::Library(LibraryEvent::OpenAtStart(options.files)));
        }
    }

    /// The variant of the command line; what it leaves open is as last chosen.
    fn variant_for(&self, options: &WindowOptions) -> Variant {
        let asks_for_gomoku = options.rules.is_some() || options.gomoku_opening.is_some();
        let brought = asks_for_gomoku.then_some(Game::Gomoku);
        let mut variant = match options.game.or(brought) {
            Some(game) => self.settings().variant(game),
            None => self.state.chosen().variant,
        };
        if let Variant::Gomoku { rules, opening, .. } = &mut variant {
            *rules = options.rules.unwrap_or(*rules);
            let without_any = options.opening.is_some_and(|opening| opening.is_none());
            let free = without_any.then_some(gomoku::Opening::Free);
            *opening = options.gomoku_opening.or(free).unwrap_or(*opening);
        }
        let variant = options.size.map_or(variant, |size| variant.with_size(size));
        match options.gomoku_opening {
            Some(opening) => fitted(variant, opening, options),
            None => variant,
        }
    }
}

/// The variant with rules and a board that know the opening, where the command line leaves these open.
fn fitted(variant: Variant, opening: gomoku::Opening, options: &WindowOptions) -> Variant {
    let fits = |variant: &Variant| variant.begins_with() == opening;
    let rules = options.rules.map_or(Ruleset::ALL.to_vec(), |rules| vec![rules]);
    let usual = Variant::usual(Game::Gomoku).size();
    let sizes = options.size.map_or(vec![variant.size(), usual], |size| vec![size]);
    let others = sizes
        .into_iter()
        .flat_map(|size| rules.iter().map(move |&rules| variant.with_size(size).with_rules(rules)));
    std::iter::once(variant).chain(others).find(fits).unwrap_or(variant)
}

/// The game to go on with, and its session unless it can't be locked; and whether the unfinished games can't be listed.
fn unfinished_game(
    sessions: &Sessions,
    troubles: &mut Vec<Note>,
) -> (Option<(MatchImage, Option<Session>)>, bool) {
    let Latest { claimed, notices, unlocked, unknown } = claim_unfinished(sessions, troubles);
    let mut unfinished = claimed.map(|it| (it.game, Some(it.session)));
    if let Some((game, error)) = unlocked.filter(|_| unfinished.is_none()) {
        troubles.push(Note::new(Status::AutosaveFailed).reason(error.reason()));
        unfinished = Some((game, None));
    }
    troubles.extend(notices.iter().map(of_session));
    let why = unknown.as_ref().map(Reason::from);
    troubles.extend(why.map(|why| Note::new(Status::KeptUnknown).reason(why)));
    (unfinished, unknown.is_some())
}

/// The newest unfinished game, or study. Finished games with nothing beside them, left by a killed program, are removed.
fn claim_unfinished(sessions: &Sessions, troubles: &mut Vec<Note>) -> Latest<MatchImage> {
    let mut notices = Vec::new();
    loop {
        let latest = sessions.claim_latest::<MatchImage>();
        notices.extend(latest.notices);
        match latest.claimed {
            Some(claimed) if claimed.game.is_finished() && claimed.game.is_alone() => {
                if let Err(error) = claimed.session.discard() {
                    // It would be claimed forever.
                    troubles.push(Note::new(Status::ClearFailed).reason((&error).into()));
                    return Latest { claimed: None, notices, ..latest };
                }
            }
            claimed => return Latest { claimed, notices, ..latest },
        }
    }
}
