//! A way through the rooms: a window with workers that answer when the way says so.

use std::collections::BTreeMap;
use std::time::Duration;

use heibai::analysis::review::{Completion, News, Verdict as Reviewed};
use heibai::analysis::{Intention, Judged, MoveValue, Verdict};
use heibai::app::engines::ListedProgram;
use heibai::app::library::Archived;
use heibai::app::state::{
    AppState, CoachEvent, Effect, Event, Finding, LibraryEvent, OpeningsEvent, ReviewEvent,
    ReviewJob,
};
use heibai::engine::Fault;
use heibai::game::tree::GameTree;
use heibai::game::{
    Game, GameRecord, MatchImage, Mode, Options, PerGame, Ply, Setup, Study, Tallies, TallyChange,
    TimeControl, Variant,
};
use heibai::gomoku::{Opening, Ruleset};
use heibai::records::{formats, openings, transcript};

use super::laws::is_away;
use super::steps::{Preference, Step, TEXTS};
use crate::practice::reviewed;
use crate::window_support::{Window, finding, listed, millis, without_clock};

/// Where a way through the rooms begins.
#[derive(Clone, Copy, Debug)]
pub enum Beginning {
    Othello(Mode),
    Small(Mode, TimeControl),
    Gomoku(Mode, Opening),
    /// A studied game with a mistake.
    Reviewed,
}

impl Beginning {
    fn window(self) -> Window {
        match self {
            Self::Othello(mode) => Window::new(without_clock(mode, 8), Options::default()),
            Self::Small(mode, time) => {
                Window::new(Setup { time, ..without_clock(mode, 4) }, Options::default())
            }
            Self::Gomoku(mode, opening) => {
                let variant = Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening };
                Window::new(Setup { variant, ..without_clock(mode, 8) }, Options::default())
            }
            Self::Reviewed => reviewed(),
        }
    }
}

/// A window with all that outlives it.
#[derive(Clone, Debug)]
pub struct Walk {
    pub window: Window,
    pub is_covered: bool,
    /// The unfinished games that were put by.
    pub aside: Vec<MatchImage>,
    /// The finished games by their files, and the files by the games' numbers since the start.
    pub archive: BTreeMap<String, GameTree>,
    numbers: BTreeMap<u64, String>,
    /// The results that were counted, and those that were taken back.
    pub tally: Vec<TallyChange>,
    /// What the latest step asked for.
    pub asked: Vec<Effect>,
    judged: Option<Intention>,
    reviewed: Option<ReviewJob>,
}

impl Walk {
    pub fn from(beginning: Beginning) -> Self {
        let mut window = beginning.window();
        window.state.use_openings(openings::random);
        window.state.use_programs(programs());
        let setup = window.state.chosen();
        window.change(|settings| settings.remember_setup(&setup));
        window.dispatch(Event::Openings(OpeningsEvent::Read(Box::default())));
        let mut walk = Self {
            window,
            is_covered: false,
            aside: Vec::new(),
            archive: BTreeMap::new(),
            numbers: BTreeMap::new(),
            tally: Vec::new(),
            asked: Vec::new(),
            judged: None,
            reviewed: None,
        };
        walk.keep_records();
        walk
    }

    pub fn perform(&mut self, step: Step) {
        match step {
            Step::Tell(event) => {
                if let Event::Cover(is_covered) = event {
                    self.is_covered = is_covered;
                }
                self.window.dispatch(event);
            }
            Step::Pick(event) => {
                if !is_away(&self.window) {
                    self.window.dispatch(event);
                }
            }
            Step::Play(choice) => {
                let rows = self.window.state.board_rows();
                let legal: Vec<usize> = (0..rows.len()).filter(|&cell| rows[cell].legal).collect();
                if !legal.is_empty() {
                    self.window.dispatch(Event::Activate(legal[choice % legal.len()]));
                }
            }
            Step::Wait(time) => _ = self.window.wait(millis(time)),
            Step::Choose(choice) => {
                let choices = self.window.shown().choices;
                if !choices.is_empty() {
                    self.window.dispatch(Event::MakeChoice(choices[choice % choices.len()]));
                }
            }
            Step::Find(choice) => self.find(choice),
            Step::Fail => {
                if let Some(job) = self.window.program.take() {
                    let (player, generation) = (job.player, Some(job.task.generation));
                    let (fault, words) = (Fault::Crash, String::new());
                    self.window.dispatch(Event::ProgramFailed { player, generation, fault, words });
                }
            }
            Step::Set(preference) => {
                self.window.change(|settings| {
                    let play = &mut settings.play;
                    match preference {
                        Preference::Coach(is_on) => play.coach = is_on,
                        Preference::TimeOut(rule) => {
                            let rules = PerGame::from_fn(|_| rule);
                            (play.time_out, play.gomoku_time_out) = (rules.othello, rules.gomoku);
                        }
                        Preference::PassByItself(is_on) => play.pass_by_itself = is_on,
                        Preference::Official(is_on) => play.official_rules = is_on,
                        Preference::MayResign(is_on) => play.may_resign = is_on,
                        Preference::TakesTime(is_on) => play.takes_time = is_on,
                        Preference::ReplyDelay(delay) => play.reply_delay_ms = delay,
                        Preference::Named => "Anna".clone_into(&mut play.name),
                        Preference::Analysis(is_on) => settings.view.analysis = is_on,
                    }
                });
            }
            Step::Paste(text) => self.paste(TEXTS[text].to_owned()),
            Step::CopyAndPaste => {
                if let Some(text) = self.copied() {
                    self.paste(text);
                }
            }
            Step::Resume(game) => {
                if !self.aside.is_empty() {
                    let image = self.aside.remove(game % self.aside.len());
                    self.window.restore(&image);
                }
            }
            Step::Review(choice) => self.review(choice),
            Step::Restart => return self.restart(),
        }
        self.keep_records();
    }

    fn find(&mut self, choice: usize) {
        let window = &mut self.window;
        let asked = window.search.as_ref().map(|job| job.position.clone());
        if let Some(position) = asked {
            let (legal, choices) = (position.legal_cells(), position.choices());
            let found = if choices.is_empty() {
                finding(
                    legal[choice % legal.len()],
                    if choice.is_multiple_of(7) { -40.0 } else { 0.0 },
                )
            } else {
                let choice = Some(choices[choice % choices.len()]);
                Finding { ranked: Vec::new(), choice }
            };
            window.answer_with(Some(found));
        }
        if let Some(job) = window.program.take() {
            let position = window.state.game().position();
            let legal = position.legal_cells();
            let ply = (!choice.is_multiple_of(9)).then(|| match position.choices() {
                [] => position.ply_on(legal[choice % legal.len()]),
                choices => Ply::Choose(choices[choice % choices.len()]),
            });
            window.dispatch(Event::ProgramMoved { generation: job.task.generation, ply });
        }
        if let Some(intention) = self.judged.clone() {
            window.dispatch(judged(&intention, choice.is_multiple_of(2)));
        }
    }

    fn paste(&mut self, text: String) {
        self.window.dispatch(Event::Library(LibraryEvent::Paste(text)));
    }

    /// What Copy puts on the clipboard.
    pub fn copied(&self) -> Option<String> {
        let state = &self.window.state;
        let (tree, record) = match (state.line_on_board(), state.study()) {
            (Some(line), _) => (line.clone().into(), line),
            (None, Some(study)) => (study.tree().clone(), line_of(study)),
            (None, None) => (state.game().tree().clone(), state.game().record()),
        };
        let sgf = formats::named("sgf").expect("there is one");
        state.shown().can_copy.then(|| {
            if tree.start().is_set_up() {
                let bytes = sgf.write([&tree]).expect("it keeps everything");
                return String::from_utf8(bytes).expect("it is text");
            }
            transcript::write(&record)
        })
    }

    fn review(&mut self, choice: usize) {
        let is_running = self.window.shown().review.running.is_some();
        let Some(ReviewJob { generation, plan, .. }) = self.reviewed.clone().filter(|_| is_running)
        else {
            return;
        };
        let steps = plan.steps.len();
        let step = choice % (steps + 1);
        let news = if step == steps {
            News::Done { generation }
        } else {
            let value = |cell, discs| MoveValue::exact(cell, discs, vec![cell]);
            let cell = plan.steps[step].cell;
            let played = value(cell, if choice.is_multiple_of(3) { -20 } else { 4 });
            let verdict = Reviewed { step, best: played.clone(), played };
            let completion = Completion { done: step + 1, all: steps, left: Duration::ZERO };
            News::Judged { generation, verdict, completion, is_quick: false }
        };
        self.window.dispatch(Event::Review(ReviewEvent::News(Box::new(news))));
    }

    /// The program ends and is started again, as the driver does it.
    pub fn restart(&mut self) {
        let before = &self.window;
        let settings = before.state.settings().clone();
        let mut next = Window::new(settings.match_setup(), Options::default());
        next.state = AppState::new(settings.match_setup(), settings, 2).expect("it is sound");
        next.now = before.now + millis(5000);
        next.state.use_openings(openings::random);
        let mut tallies = Tallies::default();
        self.tally.iter().for_each(|&change| tallies.change(change));
        next.state.use_tallies(tallies);
        next.state.use_programs(before.state.programs().to_vec());
        if let Some(image) = before.kept.clone() {
            let chosen = next.state.chosen();
            next.restore(&image);
            next.state.offer(chosen);
        }
        next.dispatch(Event::Openings(OpeningsEvent::Read(Box::new(
            before.state.repertoires().cloned().unwrap_or_default(),
        ))));
        (self.window, self.is_covered) = (next, false);
        self.numbers.clear();
        self.keep_records();
    }

    /// Keeps what the effects of a step want kept.
    fn keep_records(&mut self) {
        self.asked = std::mem::take(&mut self.window.log);
        for effect in self.asked.clone() {
            match effect {
                Effect::Judge(intention) => self.judged = Some(*intention),
                Effect::Review(job) => self.reviewed = Some(*job),
                Effect::KeepAside(image) => self.aside.push(*image),
                Effect::ChangeTally(change) => self.tally.push(change),
                Effect::KeepFinished(game) => {
                    let known = self.numbers.get(&game.number).cloned().or(game.before);
                    let name = known.unwrap_or_else(|| self.archive.len().to_string());
                    self.archive.insert(name.clone(), game.tree);
                    self.numbers.insert(game.number, name.clone());
                    let archived = Archived { number: game.number, name };
                    self.window.dispatch(Event::Library(LibraryEvent::Kept(Some(archived))));
                }
                _ => {}
            }
        }
    }
}

fn programs() -> Vec<ListedProgram> {
    vec![listed(7, Game::Othello), listed(8, Game::Gomoku)]
}

/// That a move is as good as the best one, or loses much.
fn judged(intention: &Intention, is_good: bool) -> Event {
    let value = |cell, discs| MoveValue::exact(cell, discs, vec![cell]);
    let best = intention.beside.unwrap_or(intention.cell);
    let played = value(intention.cell, if is_good { 4 } else { -20 });
    let verdict = Some(Verdict { best: value(best, 4), played, reason: None });
    let judged = Judged { generation: intention.generation, verdict, is_final: true };
    Event::Coach(CoachEvent::Judged(Box::new(judged)))
}

/// The line of a study through what is on the board.
fn line_of(study: &Study) -> GameRecord {
    let (tree, at) = (study.tree(), study.at());
    GameRecord::of(tree, tree.line_after(at).last().copied().unwrap_or(at))
}
