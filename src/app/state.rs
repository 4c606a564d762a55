//! What the window shows, without a window: events go in, effects come out.
//!
//! [`AppState::apply`] is told everything that happens, with what a monotonic clock shows (counted
//! from any origin), and gives back what the workers and the window have to do. Call it with
//! [`Event::Wake`] when the time that [`AppState::next_wake`] names is over; with a clock running that
//! is at least once a second, and when nothing moves it is never.

mod analysis;
mod coach;
mod cover;
mod engines;
mod event;
mod exercise;
mod explorer;
mod laboratory;
mod last_seconds;
mod library;
mod machine;
mod names;
mod next_game;
mod notebook;
mod playing;
mod programs;
mod refusal;
mod review;
mod routing;
mod saving;
mod scene;
mod series;
mod set_up;
mod shown;
mod stage;
mod status;
mod status_line;
mod study;

use std::time::Duration;

pub use analysis::{
    AnalysisEvent, AnalysisJob, AnalysisShown, CellThreat, CellValue, Gap, LineRow, MAX_CONSULTED,
    OpinionJob, OpinionShown,
};
pub use coach::{COACH_TIME, CoachAsks, CoachEvent, CoachShown};
pub use engines::{EngineEvent, EngineNews, NotAdded};
pub use event::{Effect, Event, Finding, ProgramJob, Question, SearchJob, Signal};
pub use exercise::{
    DeckChange, HintShown, PracticeEvent, PracticeShown, PracticeStage, WorthShown,
};
pub use explorer::{CollectionRow, ExplorerEvent, ExplorerRow};
pub use laboratory::{LabEvent, LabExport, LabStage, Laboratory};
pub use library::{Doing, Done, LibraryEvent, LibraryJob, ListTrouble};
pub use programs::start_reason;
pub(in crate::app) use refusal::file_refusal;
pub use review::{
    ExplainJob, Explained, ReviewEvent, ReviewJob, ReviewProgress, ReviewRow, ReviewShown,
    ToldReason, WhichLine,
};
pub use series::{MAX_GAMES, NEXT_GAME_AFTER};
pub use set_up::{SetUpEvent, SetUpShown};
pub use shown::{BoardRow, Hint, MoveRow, Player, SeriesShown, Shown};
pub use stage::{Action, Stage};
#[cfg(feature = "gui")]
pub(super) use status::every_status;
pub use status::{Note, Status};
pub use study::{StudyCell, StudyEvent, StudyRow, StudyShown, WantedMark};

use super::engines::ListedProgram;
use crate::analysis::Mistake;
use crate::game::{
    Consequence, End, GameRecord, ImageError, Match, MatchImage, Options, Phase, Ply, Position,
    Setup, SetupError, Study, Tallies, TimedOut,
};
use crate::search::RankedMove;
use analysis::Analysis;
use coach::Coach;
use engines::Trials;
use explorer::Explorer;
use last_seconds::LastSeconds;
use library::Library;
use machine::Search;
use notebook::Notebook;
use review::Reviewing;
use saving::Saves;
use scene::Scene;
use series::Series;
use set_up::SetUp;
use study::line::to_place;

/// How long a hint is looked for.
pub const HINT_TIME: Duration = Duration::from_secs(1);
/// How many of the best moves a hint shows at most.
pub const HINTS: usize = 4;
/// How long a person without a legal move sees that the turn will pass by itself.
pub const PASS_BY_ITSELF_AFTER: Duration = Duration::from_millis(1_500);
/// The last seconds of a person's time, in which the window warns.
pub const WARNING_TIME: Duration = Duration::from_secs(5);
/// How long a move of either player is to be seen before the machine's next one is shown: the stone drops and
/// every flip ends in that time.
pub const MOVE_SEEN: Duration = Duration::from_millis(750);
/// The same where nothing moves on the screen.
pub const STILL_MOVE_SEEN: Duration = Duration::from_millis(200);
/// How long the machine thinks before the status line says so.
pub const THINKING_SAID_AFTER: Duration = Duration::from_secs(2);
/// How often the game is kept while a clock runs, so that a crash gives nobody much time back.
pub const CLOCK_KEPT_EVERY: Duration = Duration::from_secs(5);
/// How long a save may be on its way to the disk before it is to be seen.
pub const SAVE_DUE_AFTER: Duration = Duration::from_millis(250);

/// Gives the opening for a seed, from the usual start and no longer than [`crate::game::Opening::PLIES`].
pub type FindOpening = fn(u64) -> GameRecord;

/// The state of one window.
#[derive(Clone, Debug)]
pub struct AppState {
    game: Match,
    /// What is on the board.
    scene: Scene,
    note: Note,
    /// The search that is wanted.
    search: Option<Search>,
    /// The newest search there was.
    generation: u64,
    /// The programs that may sit at the board.
    programs: Vec<ListedProgram>,
    /// What is tried with them.
    trials: Trials,
    /// The match of several games that is played.
    series: Option<Series>,
    random: fastrand::Rng,
    /// Where openings come from.
    openings: Option<FindOpening>,
    /// The machine's answer, until it is shown.
    reply: Option<Ply>,
    reply_delay: Duration,
    /// Whether stones are placed and flipped without any motion.
    is_still: bool,
    /// The best moves, the best first, and the position they are for.
    hint: Option<(Position, Vec<RankedMove>)>,
    saves: Saves,
    /// The revision of the game that all of this belongs to.
    revision: u64,
    /// When that revision was seen first: when the turn began, or went on after a pause.
    since: Duration,
    /// When the latest event came.
    now: Duration,
    /// A pass that was taken back is not made again by itself.
    pass_held: bool,
    /// When the board was covered, while it is.
    covered_at: Option<Duration>,
    last_seconds: LastSeconds,
    thinking_said: bool,
    /// What is studied, also while something else is on the board.
    notebook: Notebook,
    /// What is asked of the analysis, and what is known.
    analysis: Analysis,
    /// What is looked at before it is played.
    coach: Coach,
    /// The mistakes of this sitting that are in the deck by now.
    in_deck: Vec<Mistake>,
    explorer: Explorer,
    lab: Laboratory,
    library: Library,
    /// The review that runs.
    reviewing: Reviewing,
    /// How many games were begun, opened or resumed.
    games: u64,
    /// What was chosen for the next game while this one is played.
    next: Option<Setup>,
    /// What was asked before this one is left.
    asked: Option<Question>,
}

/// Where the game stood before an event, to tell what the event changed.
struct Before {
    live: Position,
    turns: usize,
    is_over: bool,
}

impl AppState {
    /// The state before anything happened. `seed` makes the machine's random choices repeatable.
    ///
    /// # Errors
    /// [`SetupError`] if no match can be played with `setup`.
    pub fn new(
        setup: Setup,
        options: Options,
        reply_delay: Duration,
        seed: u64,
    ) -> Result<Self, SetupError> {
        let game = Match::new(setup, options)?;
        let mut state = Self {
            revision: game.revision(),
            game,
            scene: Scene::MATCH,
            note: Note::new(Status::PressStart),
            search: None,
            generation: 0,
            programs: Vec::new(),
            trials: Trials::default(),
            series: None,
            random: fastrand::Rng::with_seed(seed),
            openings: None,
            reply: None,
            reply_delay,
            is_still: false,
            hint: None,
            saves: Saves::default(),
            since: Duration::ZERO,
            now: Duration::ZERO,
            pass_held: false,
            covered_at: None,
            last_seconds: LastSeconds::default(),
            thinking_said: false,
            notebook: Notebook::default(),
            analysis: Analysis::default(),
            coach: Coach::default(),
            in_deck: Vec::new(),
            explorer: Explorer::default(),
            lab: Laboratory::default(),
            library: Library::default(),
            reviewing: Reviewing::default(),
            games: 0,
            next: None,
            asked: None,
        };
        state.note = state.game_note();
        Ok(state)
    }

    /// Tells where the opening of a game comes from that is to begin with one. Without that, games begin
    /// with the first move.
    pub fn use_openings(&mut self, openings: FindOpening) {
        self.openings = Some(openings);
    }

    /// Tells what the person is called who plays against the machine.
    pub fn use_name(&mut self, name: String) {
        self.game.name_person(name);
    }

    /// Goes on from the tallies that were kept.
    pub fn use_tallies(&mut self, tallies: Tallies) {
        self.game.use_tallies(tallies);
    }

    /// The game.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Takes in what happened, and gives what has to be done now.
    pub fn apply(&mut self, event: Event, now: Duration) -> Vec<Effect> {
        if let Event::Library(event) = event {
            let mut effects = Vec::new();
            for event in self.library_event(event, &mut effects) {
                effects.extend(self.apply(event, now));
            }
            return effects;
        }
        let before = self.before();
        // An end that was there before is news to nobody.
        let is_old_end = matches!(event, Event::Load { .. } | Event::Undo);
        let is_kept = is_old_end || matches!(event, Event::Redo);
        let mut effects = Vec::new();
        self.now = now;
        let timed_out = self.game.advance(now);
        if let Some(timed_out) = timed_out {
            self.announce_time_out(timed_out, &mut effects);
        }
        // What comes with the end of the time was meant for the turn that is over.
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
            self.handle(event, &mut effects);
        }
        self.settle(&before, &mut effects);
        if !before.is_over && self.is_over() && !is_old_end {
            effects.push(Effect::Signal(Signal::GameOver));
            if self.is_to_review() {
                effects.push(Effect::Signal(Signal::ReviewWanted));
            }
            if !is_kept {
                self.keep_finished(&mut effects);
            }
        }
        effects
    }

    /// Puts a game that was kept on the board, as [`Match::restore`] does. An unfinished game that is there
    /// is kept aside.
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
        let study = image.study().map(|study| Study::restored(&study.tree)).transpose()?;
        let earlier = image.study().and_then(|study| study.earlier.as_ref());
        let earlier = earlier.map(Study::restored).transpose()?;
        let set_up = image.set_up_scene().map(SetUp::restored).transpose()?;
        self.game.restore(image)?;
        self.games += 1;
        self.next = None;
        self.asked = None;
        self.series = None;
        self.now = now;
        let mut effects: Vec<Effect> = replaced.into_iter().collect();
        self.leave_exercise(&mut effects);
        self.pass_held = false;
        self.note = match self.game.phase() {
            Phase::Over | Phase::Ready => self.game_note(),
            _ => Note::new(Status::Resumed).side(self.game.side_in_turn()),
        };
        self.restore_study(study, earlier, image.study().is_some_and(|study| study.open));
        self.restore_set_up(set_up);
        self.settle(&before, &mut effects);
        Ok(effects)
    }

    /// How long after `now`, in whole milliseconds, [`Event::Wake`] shall come, or `None` if nothing
    /// will happen by itself.
    pub fn next_wake(&self, now: Duration) -> Option<Duration> {
        // Under a sheet nothing happens by itself; that a save is due is to be seen all the same.
        let of_game = [
            self.clock_due(),
            self.reply_due(),
            self.pass_due(),
            self.thinking_due(),
            self.series_due(),
            self.coach_due(),
        ];
        let of_game = of_game.into_iter().filter(|_| self.covered_at.is_none());
        let due = of_game.chain([self.save_mark_due()]);
        let wait = due.flatten().min()?.saturating_sub(now);
        let milliseconds = u64::try_from(wait.as_nanos().div_ceil(1_000_000)).unwrap_or(u64::MAX);
        Some(Duration::from_millis(milliseconds.max(1)))
    }

    /// When the clock shows the next second, which is also when the time is up.
    fn clock_due(&self) -> Option<Duration> {
        if !self.game.clock_runs() {
            return None;
        }
        let left = self.game.time_left(self.game.side_in_turn())?;
        if left.is_zero() && self.game.machine_to_move().is_some() {
            return None;
        }
        let part = Duration::from_nanos(u64::from(left.subsec_nanos()));
        let wait = if part.is_zero() && !left.is_zero() { Duration::from_secs(1) } else { part };
        Some(self.now + wait)
    }

    /// When a person's turn without a legal move passes by itself.
    fn pass_due(&self) -> Option<Duration> {
        self.passes_by_itself().then(|| self.since + PASS_BY_ITSELF_AFTER)
    }

    fn passes_by_itself(&self) -> bool {
        self.game.options().pass_by_itself
            && self.game.must_pass()
            && self.game.human_to_move()
            && !self.pass_held
    }

    fn is_over(&self) -> bool {
        self.game.phase() == Phase::Over
    }

    /// The position that is shown, for who tells what was played from there.
    /// A side without a legal move has passed there.
    pub fn explored_position(&self) -> Position {
        to_place(self.position())
    }

    fn before(&self) -> Before {
        Before {
            live: self.game.position().clone(),
            turns: self.game.turns().len(),
            is_over: self.is_over(),
        }
    }

    /// Does what follows from what has happened, whatever that was.
    fn settle(&mut self, before: &Before, effects: &mut Vec<Effect>) {
        self.advance(effects);
        self.update_analysis(effects);
        self.look_up_position(effects);
        self.update_review(effects);
        // An old position is looked at until the game goes on.
        if self.game.turns().len() != before.turns || *self.game.position() != before.live {
            self.view_latest();
        }
    }

    /// Does what follows from the game as it is now.
    fn advance(&mut self, effects: &mut Vec<Effect>) {
        self.set_next_up();
        self.replace_missing_programs();
        self.asked = self.asked();
        self.update_coach(effects);
        self.notice_revision(effects);
        if self.covered_at.is_none() {
            self.do_what_is_due(effects);
        }
        self.update_series();
        self.notice_revision(effects);
        self.let_machine_think(effects);
        self.update_hint_clock();
        self.keep_clock(effects);
        self.signal_last_seconds(effects);
    }

    /// Does what was to happen by itself about now.
    fn do_what_is_due(&mut self, effects: &mut Vec<Effect>) {
        if self.reply_due().is_some_and(|due| due <= self.now) {
            self.show_reply(effects);
            self.notice_revision(effects);
        }
        if self.pass_due().is_some_and(|due| due <= self.now) && self.game.skip(self.now).is_ok() {
            self.announce_turn(effects);
            self.notice_revision(effects);
        }
        if self.thinking_due().is_some_and(|due| due <= self.now) {
            self.thinking_said = true;
            self.note = self.game_note();
        }
    }

    /// Drops what belonged to the game as it was before, and keeps the game as it is now.
    fn notice_revision(&mut self, effects: &mut Vec<Effect>) {
        if self.game.revision() == self.revision {
            return;
        }
        self.revision = self.game.revision();
        self.since = self.now;
        self.reply = None;
        self.thinking_said = self.note.status == Status::Thinking;
        self.stop_search(effects);
        if self.hint.as_ref().is_some_and(|(position, _)| position != self.game.position()) {
            self.hint = None;
        }
        effects.extend(self.game.take_tally_changes().into_iter().map(Effect::ChangeTally));
        if let Some(dropped) = self.game.take_dropped() {
            effects.push(Effect::KeepAside(Box::new(dropped)));
        }
        self.keep_game(effects);
    }

    /// Ends a search that is not wanted any more.
    fn stop_search(&mut self, effects: &mut Vec<Effect>) {
        if self.search.take().is_some() {
            effects.push(Effect::CancelSearch);
        }
    }

    fn announce_time_out(&mut self, timed_out: TimedOut, effects: &mut Vec<Effect>) {
        let side = timed_out.side;
        self.pass_held = false;
        let status = match timed_out.consequence {
            Consequence::Asked => Status::TimeUpAsked,
            Consequence::Passed => return self.announce_turn(effects),
            Consequence::PassedAndPaused => Status::TimeUpPaused,
            Consequence::Lost => Status::TimeUpLost,
            Consequence::Counted => Status::TimeUpCounted,
            Consequence::Drawn => Status::TimeUpDrawn,
        };
        self.note = Note::new(status).side(side);
    }

    /// Puts a game that was written down on the board; where one was studied, it is studied.
    fn open_game(
        &mut self,
        record: &GameRecord,
        setup: Setup,
        end: Option<End>,
        effects: &mut Vec<Effect>,
    ) {
        self.uncover_scene(effects);
        self.notebook.leave_game();
        let studies = self.scene.has_study();
        if studies {
            self.scene = Scene::MATCH;
        }
        self.load(record, setup, end, effects);
        if studies {
            self.open_study(effects);
        }
    }

    /// Puts a game that was written down on the board.
    fn load(
        &mut self,
        record: &GameRecord,
        setup: Setup,
        end: Option<End>,
        effects: &mut Vec<Effect>,
    ) {
        let replaced = self.unfinished();
        if self.game.open(record, setup, end).is_ok() {
            self.games += 1;
            effects.extend(replaced);
            self.series = None;
            self.view_latest();
            self.pass_held = false;
            self.note = self.game_note();
        }
    }
}
