//! The state without a window, with workers that the test controls.
#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::time::Duration;

use heibai::app::engines::ListedProgram;
use heibai::app::settings::Settings;
use heibai::app::state::{
    AppState, Effect, Event, Finding, ProgramJob, SearchJob, Shown, Signal, Status,
};
use heibai::engine::program::Dialect;
use heibai::engine::program::detect::Abilities;
use heibai::game::{
    Game, MatchImage, Mode, Options, Phase, ProgramId, Setup, Side, SkipRule, TimeControl, Variant,
};
use heibai::othello::StartLayout;
use heibai::search::{RankedMove, Score};

/// That of the settings before anybody changes them.
pub const REPLY_DELAY: Duration = Duration::from_secs(1);

pub const fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

pub const fn millis(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// How fast the disk is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    /// Saves at once.
    Quick,
    /// Saves when told.
    Slow,
}

/// A listed program.
pub fn listed(number: u64, game: Game) -> ListedProgram {
    ListedProgram {
        id: ProgramId::new(number),
        name: format!("Program {number}"),
        command: format!("/opt/engine{number}"),
        arguments: Vec::new(),
        folder: None,
        dialect: match game {
            Game::Othello => Dialect::NBoard,
            Game::Gomoku => Dialect::Gomocup,
        },
        game,
        abilities: Abilities::default(),
        move_seconds: 0,
    }
}

#[derive(Clone, Debug)]
pub struct Window {
    pub state: AppState,
    pub now: Duration,
    /// Every effect so far.
    pub log: Vec<Effect>,
    pub search: Option<SearchJob>,
    /// What a program at the board is asked.
    pub program: Option<ProgramJob>,
    pub disk: Disk,
    /// Saved, or about to be.
    pub kept: Option<MatchImage>,
    pub sequence: u64,
}

impl Window {
    pub fn new(setup: Setup, options: Options) -> Self {
        Self {
            state: AppState::new(setup, settings_of(options), 1).expect("the set-up is sound"),
            now: secs(1000),
            log: Vec::new(),
            search: None,
            program: None,
            disk: Disk::Quick,
            kept: None,
            sequence: 0,
        }
    }

    pub fn ready(mode: Mode) -> Self {
        Self::new(setup(mode, 8), Options::default())
    }

    pub fn started(mode: Mode) -> Self {
        Self::started_on(mode, 8, Options::default())
    }

    pub fn started_on(mode: Mode, size: u8, options: Options) -> Self {
        let mut window = Self::new(setup(mode, size), options);
        window.dispatch(Event::Start);
        window
    }

    /// Dispatches an event and performs the effects; returns them.
    pub fn dispatch(&mut self, event: Event) -> Vec<Effect> {
        let effects = self.state.apply(event, self.now);
        self.perform(&effects);
        effects
    }

    /// The change of the settings as an event.
    pub fn changed(&self, change: impl FnOnce(&mut Settings)) -> Event {
        let mut settings = self.state.settings().clone();
        change(&mut settings);
        Event::ChangeSettings(Box::new(settings))
    }

    /// Changes the settings; returns the effects.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) -> Vec<Effect> {
        let changed = self.changed(change);
        self.dispatch(changed)
    }

    /// Has the machine reply without a delay.
    pub fn reply_at_once(&mut self) {
        self.change(|settings| settings.play.reply_delay_ms = 0);
    }

    pub fn restore(&mut self, image: &MatchImage) -> Vec<Effect> {
        let effects = self.state.restore(image, self.now).expect("the image is sound");
        self.perform(&effects);
        effects
    }

    fn perform(&mut self, effects: &[Effect]) {
        let mut saved = None;
        for effect in effects {
            match effect {
                Effect::Search(job) => {
                    assert!(self.is_idle(), "two searches at once");
                    self.search = Some(job.clone());
                }
                Effect::CancelSearch => {
                    assert!(!self.is_idle(), "there is nothing to cancel");
                    (self.search, self.program) = (None, None);
                }
                Effect::FinishSearch => assert!(self.search.is_some(), "nothing to finish"),
                Effect::Save { image, sequence } => {
                    assert!(*sequence > self.sequence, "sequence numbers count up");
                    self.sequence = *sequence;
                    self.kept = Some(MatchImage::clone(image));
                    saved = Some(*sequence);
                }
                Effect::DiscardSave => {
                    assert!(self.kept.take().is_some(), "there is nothing to discard");
                }
                Effect::AskProgram(job) => {
                    assert!(self.is_idle(), "two searches at once");
                    self.program = Some((**job).clone());
                }
                _ => {}
            }
        }
        self.log.extend_from_slice(effects);
        if let Some(sequence) = saved.filter(|_| self.disk == Disk::Quick) {
            self.dispatch(Event::Saved { sequence });
        }
    }

    fn is_idle(&self) -> bool {
        self.search.is_none() && self.program.is_none()
    }

    /// Lets time pass with all wake-ups; returns how many.
    pub fn wait(&mut self, time: Duration) -> usize {
        let end = self.now + time;
        let mut wakes = 0;
        while let Some(next) = self.state.next_wake(self.now).map(|wait| self.now + wait) {
            if next > end {
                break;
            }
            wakes += 1;
            assert!(wakes < 10_000, "it wants to be woken without end");
            self.now = next;
            self.dispatch(Event::Wake);
        }
        self.now = end;
        wakes
    }

    /// Lets time pass until the next wake-up.
    pub fn wake(&mut self) {
        self.now += self.state.next_wake(self.now).expect("something will happen by itself");
        self.dispatch(Event::Wake);
    }

    pub fn cell(&self, name: &str) -> usize {
        self.state.cell_named(name).expect("the square is on the board")
    }

    pub fn click(&mut self, name: &str) -> Vec<Effect> {
        self.dispatch(Event::Activate(self.cell(name)))
    }

    /// Clicks the moves of a transcript for two people.
    pub fn click_all(&mut self, transcript: &str) {
        for name in transcript.as_bytes().chunks(2) {
            self.click(std::str::from_utf8(name).expect("transcripts are of ASCII"));
        }
    }

    /// Answers the search with a cell.
    pub fn answer(&mut self, name: &str) -> Vec<Effect> {
        self.answer_with(Some(finding(self.cell(name), 1.5)))
    }

    pub fn answer_with(&mut self, finding: Option<Finding>) -> Vec<Effect> {
        let generation = self.search.take().expect("a search is wanted").generation;
        self.dispatch(Event::Answered { generation, finding })
    }

    /// Answers the search with its first legal move.
    pub fn answer_any(&mut self) {
        let job = self.search.as_ref().expect("a search is wanted");
        let cell = job.position.legal_cells()[0];
        self.answer_with(Some(finding(cell, 0.0)));
    }

    pub fn saved(&mut self) -> Vec<Effect> {
        self.dispatch(Event::Saved { sequence: self.sequence })
    }

    pub fn shown(&self) -> Shown {
        self.state.shown()
    }

    pub fn status(&self) -> Status {
        self.shown().note.status
    }

    pub fn phase(&self) -> Phase {
        self.shown().phase
    }

    pub fn moves(&self) -> String {
        self.state.move_rows().iter().map(|row| row.notation.clone()).collect::<Vec<_>>().join(" ")
    }

    /// The cells marked as legal.
    pub fn legal(&self) -> Vec<String> {
        let rows = self.state.board_rows().into_iter();
        rows.filter(|row| row.legal).map(|row| row.name).collect()
    }
}

/// A finding with one move.
pub fn finding(cell: usize, score: f32) -> Finding {
    let score = Score::from_hundredths((score * 100.0).round() as i16);
    let best = RankedMove { score, depth: 1, ..RankedMove::unknown(cell) };
    Finding { ranked: vec![best], choice: None }
}

pub fn setup(mode: Mode, size: u8) -> Setup {
    Setup {
        variant: Variant::Othello { size, layout: StartLayout::Standard, first: Side::Black },
        mode,
        ..Setup::default()
    }
}

pub fn without_clock(mode: Mode, size: u8) -> Setup {
    Setup { time: TimeControl::Off, ..setup(mode, size) }
}

/// The settings with these options of a match.
pub fn settings_of(options: Options) -> Settings {
    let Options { skip, time_out, pass_by_itself, takes_time, may_resign } = options;
    let mut settings = Settings::default();
    let play = &mut settings.play;
    play.official_rules = skip == SkipRule::Official;
    (play.time_out, play.gomoku_time_out) = (time_out.othello, time_out.gomoku);
    (play.pass_by_itself, play.takes_time, play.may_resign) =
        (pass_by_itself, takes_time, may_resign);
    settings
}

pub fn by_itself() -> Options {
    Options { pass_by_itself: true, ..Options::default() }
}

pub fn signals(effects: &[Effect]) -> Vec<Signal> {
    let signals = effects.iter().filter_map(|effect| match effect {
        Effect::Signal(signal) => Some(*signal),
        _ => None,
    });
    signals.collect()
}

pub fn saves(effects: &[Effect]) -> usize {
    effects.iter().filter(|effect| matches!(effect, Effect::Save { .. })).count()
}

/// Plays random moves, from seed to seed, until `stop` accepts the window.
pub fn play_to(fresh: &Window, stop: impl Fn(&Window) -> bool) -> Window {
    for seed in 0..3000 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut window = fresh.clone();
        while window.phase() == Phase::Running {
            if stop(&window) {
                return window;
            }
            let legal = window.state.game().position().legal_cells();
            if window.search.is_some() {
                let cell = legal[random.usize(..legal.len())];
                window.answer_with(Some(finding(cell, 0.0)));
                window.wait(REPLY_DELAY);
            } else if window.shown().thinking {
                window.wait(REPLY_DELAY);
            } else if legal.is_empty() {
                window.dispatch(Event::Skip);
            } else {
                window.dispatch(Event::Activate(legal[random.usize(..legal.len())]));
            }
        }
        if stop(&window) {
            return window;
        }
    }
    panic!("no random game comes to such a position");
}
