//! The state of one window. Each part is a type of its own beside this file and knows none of the others; the files
//! below this one say what the events that concern a part do to the whole.

mod analysis;
mod coach;
mod drill;
mod engines;
mod exercise;
mod explorer;
mod files;
mod insight;
mod laboratory;
mod lesson;
mod library;
mod names;
mod openings;
mod own_lines;
mod playing;
mod puzzle;
mod recent;
mod review;
mod routing;
mod saving;
mod scene;
mod set_up;
mod shown;
mod study;

use std::time::Duration;

use super::analysis::Analysis;
use super::coach::Coach;
use super::engines::Trials;
use super::explorer::Explorer;
use super::insight::Insight;
use super::kept_games::KeptGames;
use super::laboratory::Laboratory;
use super::library::Library;
use super::notebook::{KeptStudies, Notebook};
use super::openings::Openings;
use super::opinions::Opinions;
use super::output::Output;
use super::overlay::Overlay;
use super::puzzle::Learn;
use super::recent::Recent;
use super::review::Reviewing;
use super::saving::Saves;
use super::scene::{LeftScene, Scene};
use super::set_up::SetUp;
use super::study::line::to_place;
use super::table::{FindOpening, Series, Table};
use super::{CoachEvent, Effect, Event, Note, Signal, Status};
use crate::app::lesson_progress::Progress;
use crate::app::sandbox::Sandbox;
use crate::app::settings::Settings;
use crate::game::{
    End, GameRecord, ImageError, Match, MatchImage, Phase, Position, Setup, SetupError, Tallies,
    Variant,
};
use crate::repertoire::Departure;

/// The state of one window.
#[derive(Clone, Debug)]
pub struct AppState {
    table: Table,
    scene: Scene,
    /// What is studied, also while something else is on the board.
    notebook: Notebook,
    out: Output,
    saves: Saves,
    trials: Trials,
    sandbox: Sandbox,
    analysis: Analysis,
    opinions: Opinions,
    coach: Coach,
    reviewing: Reviewing,
    /// Counts the exercises that were set.
    exercises: u64,
    explorer: Explorer,
    lab: Laboratory,
    learn: Learn,
    left: Option<LeftScene>,
    progress: Progress,
    openings: Openings,
    insight: Insight,
    /// The game for which it was looked up what is prepared.
    lines_read_for: Option<u64>,
    /// Where a finished game, by its number, left the person's lines, and whether they are still to be read for that.
    departed: Option<(u64, Departure)>,
    awaits_lines: bool,
    library: Library,
    kept_games: KeptGames,
    recent: Recent,
    settings: Settings,
}

/// Where the game stood before an event, to tell what the event changed.
struct Before {
    live: Position,
    turns: usize,
    is_over: bool,
    /// Whether it is asked if a side whose time is up keeps its turn.
    asks: bool,
}

impl AppState {
    /// The state before anything happened. `seed` makes the machine's random choices repeatable.
    ///
    /// # Errors
    /// [`SetupError`] if no match can be played with `setup`.
    pub fn new(setup: Setup, settings: Settings, seed: u64) -> Result<Self, SetupError> {
        let table = Table::new(setup, seed)?;
        let mut state = Self {
            out: Output::new(table.game_note()),
            table,
            scene: Scene::MATCH,
            notebook: Notebook::default(),
            saves: Saves::default(),
            trials: Trials::default(),
            sandbox: Sandbox::default(),
            analysis: Analysis::default(),
            opinions: Opinions::default(),
            coach: Coach::default(),
            reviewing: Reviewing::default(),
            exercises: 0,
            explorer: Explorer::default(),
            lab: Laboratory::default(),
            learn: Learn::new(seed),
            left: None,
            progress: Progress::default(),
            openings: Openings::default(),
            insight: Insight::default(),
            lines_read_for: None,
            departed: None,
            awaits_lines: false,
            library: Library::default(),
            kept_games: KeptGames::default(),
            recent: Recent::default(),
            settings,
        };
        state.follow_settings(None);
        Ok(state)
    }

    /// Tells where openings come from. Without that, games begin with the first move.
    pub fn use_openings(&mut self, openings: FindOpening) {
        self.table.use_openings(openings);
    }

    /// Continues the tallies that were kept.
    pub fn use_tallies(&mut self, tallies: Tallies) {
        self.table.game.use_tallies(tallies);
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.table.game
    }

    /// Accepts what happened at this time; returns what has to be done now.
    #[must_use = "what is not done is lost"]
    pub fn apply(&mut self, event: Event, now: Duration) -> Vec<Effect> {
        if let Event::Library(event) = event {
            let events = self.library_event(event);
            let mut effects = std::mem::take(&mut self.out.effects);
            effects.extend(events.into_iter().flat_map(|event| self.apply(event, now)));
            return effects;
        }
        let mut before = self.before();
        // An end that was there before is no news.
        let is_old_end = matches!(event, Event::Load { .. } | Event::Undo);
        let is_kept = is_old_end || matches!(event, Event::Redo);
        self.table.now = now;
        let timed_out = self.table.game.advance(now);
        if let Some(timed_out) = timed_out {
            self.table.announce_time_out(timed_out, &mut self.out);
            // The event may put away what has just ended.
            if self.table.is_over() {
                self.game_ended(true);
                before.is_over = true;
            }
        }
        // What arrives with the end of the time was meant for the turn that is over.
        let is_of_turn = matches!(
            event,
            Event::Activate(_)
                | Event::MakeChoice(_)
                | Event::Skip
                | Event::Resign
                | Event::AnswerQuestion { .. }
                | Event::Coach(CoachEvent::Play)
        );
        if timed_out.is_none() || !is_of_turn {
            self.handle(event);
        }
        self.settle(&before);
        // Buttons that answer need their question, whatever was refused meanwhile.
        let asks = self.table.game.time_up().is_some() && self.scene.is_match();
        if asks && (!before.asks || self.out.note().status.is_refusal()) {
            self.out.say(self.table.game_note());
        }
        if !before.is_over && self.table.is_over() && !is_old_end {
            self.game_ended(!is_kept);
        }
        self.remember_setup();
        std::mem::take(&mut self.out.effects)
    }

    fn game_ended(&mut self, is_new: bool) {
        self.out.signal(Signal::GameOver);
        self.look_back_at_lines();
        if self.reviewing.follows(&self.table.game) {
            self.out.signal(Signal::ReviewWanted);
        }
        if is_new {
            self.keep_finished();
        }
    }

    /// Puts a game that was kept on the board, as [`Match::restore`] does. An unfinished game there is kept aside.
    ///
    /// # Errors
    /// [`ImageError`] says what does not fit; nothing has changed then.
    pub fn restore(
        &mut self,
        image: &MatchImage,
        now: Duration,
    ) -> Result<Vec<Effect>, ImageError> {
        let before = self.before();
        let replaced = self.unfinished();
        let study = image.study().map(KeptStudies::read).transpose()?;
        let set_up = image.set_up_scene().map(SetUp::restored).transpose()?;
        let series = Series::read(image)?;
        self.table.game.restore(image)?;
        self.table.now = now;
        self.table.resume_kept(series);
        if !image.study().is_some_and(|study| study.open) {
            self.table.resume_series(&mut self.out);
        }
        self.out.effects.extend(replaced);
        self.leave_exercise();
        self.leave_learn();
        self.out.say(match self.table.game.phase() {
            Phase::Over | Phase::Ready => self.table.game_note(),
            _ => Note::new(Status::Resumed).side(self.table.game.side_in_turn()),
        });
        self.restore_study(study, image.study());
        let was_studying = image.set_up_scene().is_some_and(|it| it.was_studying);
        self.restore_set_up(set_up, was_studying);
        self.settle(&before);
        Ok(std::mem::take(&mut self.out.effects))
    }

    /// How long after `now`, in whole milliseconds, [`Event::Wake`] shall come; `None` if nothing happens by itself.
    pub fn next_wake(&self, now: Duration) -> Option<Duration> {
        let of_game = [
            self.table.clock_due(),
            self.reply_due(),
            self.table.pass_due(),
            self.thinking_due(),
            self.out.waiting_due(),
            self.table.series_due(),
            self.coach.due(),
            self.exercise_due(),
            self.scene.overlay().and_then(Overlay::due),
            self.run_due(),
        ];
        // Under a dialog nothing happens by itself, but an overdue save still shows.
        let of_game = of_game.into_iter().filter(|_| self.table.covered_at.is_none());
        let day = self.scene.is_learning().then(|| self.learn.day_ends()).filter(|at| *at > now);
        let due = of_game.chain([self.saves.mark_due(self.table.now), day]);
        let wait = due.flatten().min()?.saturating_sub(now);
        let milliseconds = u64::try_from(wait.as_nanos().div_ceil(1_000_000)).unwrap_or(u64::MAX);
        Some(Duration::from_millis(milliseconds.max(1)))
    }

    /// Whether the day that is shown in the room where one learns is over: [`super::LearnEvent::Today`] tells the next one.
    pub fn is_day_over(&self, now: Duration) -> bool {
        self.scene.is_learning() && self.learn.day_ends() <= now
    }

    /// When the machine's move is shown: once the turn before is on disk.
    fn reply_due(&self) -> Option<Duration> {
        self.table.reply_due().filter(|_| self.saves.are_settled())
    }

    fn thinking_due(&self) -> Option<Duration> {
        self.table.thinking_due().filter(|_| self.scene.view().is_none())
    }

    /// What is studied, or else played: beside the laboratory, and below what is learnt.
    pub fn variant_below(&self) -> Variant {
        let studied = self.study().map(|study| study.tree().variant());
        studied.unwrap_or(self.table.game.setup().variant)
    }

    /// The variant of what is on the board.
    pub(super) fn variant_on_board(&self) -> Variant {
        self.scene.overlay().map_or_else(|| self.variant_below(), Overlay::variant)
    }

    /// The position on the board as the explorer looks it up: a side without a legal move has passed.
    pub fn explored_position(&self) -> Position {
        to_place(self.position())
    }

    fn before(&self) -> Before {
        let game = &self.table.game;
        Before {
            live: game.position().clone(),
            turns: game.turns().len(),
            is_over: self.table.is_over(),
            asks: game.time_up().is_some(),
        }
    }

    fn settle(&mut self, before: &Before) {
        self.advance();
        self.update_analysis();
        self.look_up_position();
        self.update_review();
        self.update_openings();
        // An earlier position is shown until the game goes on.
        let game = &self.table.game;
        if game.turns().len() != before.turns || *game.position() != before.live {
            self.scene.view_latest();
        }
    }

    fn advance(&mut self) {
        self.table.set_next_up(&mut self.out);
        self.table.replace_missing_programs(&mut self.out);
        if self.table.asked().is_none() || !self.scene.is_match() {
            self.table.withdraw_question();
        }
        self.update_coach();
        self.notice_revision();
        if self.table.covered_at.is_none() {
            self.do_what_is_due();
        }
        self.table.update_series(self.scene.is_match(), &mut self.out);
        self.take_opening_back();
        self.notice_revision();
        self.play_into_lines();
        if !self.waits_for_lines() {
            self.table.let_machine_think(&mut self.out);
        }
        self.update_hint();
        self.update_standing_clock();
        self.keep_clock();
        self.table.signal_last_seconds(&mut self.out);
    }

    fn do_what_is_due(&mut self) {
        let now = self.table.now;
        if self.reply_due().is_some_and(|due| due <= now) {
            self.table.show_reply(&mut self.out);
            self.notice_revision();
        }
        self.do_what_is_due_in_exercise();
        self.do_what_is_due_in_puzzle();
        self.do_what_is_due_in_lesson();
        self.do_what_is_due_in_drill();
        self.table.pass_if_due(&mut self.out);
        self.notice_revision();
        if self.thinking_due().is_some_and(|due| due <= now) {
            self.table.say_thinking(&mut self.out);
        }
        self.out.say_what_waits(now);
    }

    fn notice_revision(&mut self) {
        if self.table.notice_revision(&mut self.out) {
            self.keep_game();
        }
    }

    /// Opens a recorded game on the board; if one was studied there, it is studied.
    fn open_game(&mut self, record: &GameRecord, setup: Setup, end: Option<End>) {
        self.uncover_scene();
        self.notebook.leave_game();
        let studies = self.scene.has_study();
        if studies {
            self.scene = Scene::MATCH;
        }
        self.load(record, setup, end);
        if studies {
            self.open_study();
        }
    }

    fn load(&mut self, record: &GameRecord, setup: Setup, end: Option<End>) {
        self.replace(|table| table.open(record, setup, end));
    }

    /// Has people play on from where a record ends.
    fn take_over(&mut self, record: &GameRecord, setup: Setup) {
        self.replace(|table| table.take_over(record, setup));
    }

    /// Puts another game on the board.
    fn replace(&mut self, open: impl FnOnce(&mut Table) -> bool) {
        let replaced = self.unfinished();
        if open(&mut self.table) {
            self.out.effects.extend(replaced);
            self.scene.view_latest();
            self.out.say(self.table.game_note());
        }
    }
}
