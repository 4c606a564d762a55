//! Laws that hold in every room, whatever way leads there.

use std::collections::BTreeSet;

use heibai::analysis::review::ReviewDepth;
use heibai::analysis::{Intention, Judged, MoveValue, Verdict};
use heibai::app::state::{
    Absence, BoardRow, CoachEvent, DrillStage, Effect, Event, LearnEvent, LessonEvent, Moment,
    MoveRow, OpeningsEvent, PracticeEvent, PracticeStage, Question, ReviewEvent, SetUpEvent, Shown,
    Status, StudyEvent, WhichLine,
};
use heibai::game::{Game, Mode, Options, Phase, Setup, Side, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::puzzles::Theme;
use heibai::repertoire::Repertoires;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::practice::{cards, reviewed};
use crate::window_support::{Window, finding, millis, without_clock};

const TODAY: Moment = Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };

#[derive(Clone, Debug)]
enum Step {
    Tell(Event),
    /// Clicks a legal cell.
    Play(usize),
    /// Makes a choice of the opening.
    Choose(usize),
    /// Finds what was asked for: a move of the machine, or what a try is worth.
    Find(usize),
    /// The program ends and is started again.
    Restart,
    Wait(u64),
}

fn rooms() -> impl Strategy<Value = Event> {
    let learn = prop::sample::select(vec![
        LearnEvent::Enter(TODAY),
        LearnEvent::Enter(TODAY),
        LearnEvent::Leave,
        LearnEvent::Game(Game::Gomoku),
        LearnEvent::Game(Game::Othello),
        LearnEvent::Day,
        LearnEvent::Rated,
        LearnEvent::OfTheme(Theme::Corner),
        LearnEvent::Clock,
        LearnEvent::EndRun,
        LearnEvent::LookBack(0),
        LearnEvent::Study,
    ]);
    let lesson = prop::sample::select(vec![
        LessonEvent::Open(0),
        LessonEvent::Open(3),
        LessonEvent::Block(1),
        LessonEvent::Task(0),
        LessonEvent::Next,
    ]);
    let openings = prop::sample::select(vec![
        OpeningsEvent::Show,
        OpeningsEvent::Side(Side::White),
        OpeningsEvent::Choose(0),
        OpeningsEvent::AddGame,
        OpeningsEvent::AddFromBook(4),
        OpeningsEvent::Remove,
        OpeningsEvent::PutBack,
        OpeningsEvent::LeaveOut,
        OpeningsEvent::Drill,
        OpeningsEvent::Drill,
    ]);
    let set_up = prop::sample::select(vec![
        SetUpEvent::Begin,
        SetUpEvent::Begin,
        SetUpEvent::Brush(Some(Side::White)),
        SetUpEvent::Rotate,
        SetUpEvent::Clear,
        SetUpEvent::ToMove(Side::White),
        SetUpEvent::Cancel,
        SetUpEvent::Done,
    ]);
    let study = prop::sample::select(vec![
        StudyEvent::Enter,
        StudyEvent::Enter,
        StudyEvent::Leave,
        StudyEvent::CutAfter,
        StudyEvent::Delete,
        StudyEvent::PlayFromHere,
    ]);
    prop_oneof![
        5 => learn.prop_map(Event::Learn),
        3 => lesson.prop_map(Event::Lesson),
        4 => openings.prop_map(Event::Openings),
        3 => set_up.prop_map(Event::SetUp),
        4 => study.prop_map(Event::Study),
    ]
}

fn practice() -> impl Strategy<Value = Event> {
    let practice = prop::sample::select(vec![
        PracticeEvent::Begin(cards()),
        PracticeEvent::TryAgain,
        PracticeEvent::Hint,
        PracticeEvent::Tell,
        PracticeEvent::Again,
        PracticeEvent::Show(1),
        PracticeEvent::Wrong(0),
        PracticeEvent::Next,
        PracticeEvent::Leave,
    ]);
    practice.prop_map(Event::Practice)
}

fn steps() -> impl Strategy<Value = Step> {
    let at_board = prop::sample::select(vec![
        Event::Undo,
        Event::Undo,
        Event::Redo,
        Event::Hint,
        Event::Skip,
        Event::TogglePause,
        Event::ViewPrevious,
        Event::ViewNext,
        Event::ViewFirst,
        Event::Start,
        Event::Resign,
        Event::Reset,
        Event::Rematch,
        Event::SwapSides,
        Event::Ask(Question::Resign),
        Event::Ask(Question::NewGame),
        Event::AnswerQuestion { is_meant: true },
        Event::PlaySeries(2),
        Event::StopSeries,
        Event::Cover(true),
        Event::Cover(false),
        Event::NobodyLooks(Absence::ScreenLocked),
        Event::Review(ReviewEvent::Show(true)),
        Event::Review(ReviewEvent::Start(ReviewDepth::USUAL)),
        Event::Review(ReviewEvent::Preview(Some((WhichLine::Better, 1)))),
    ]);
    prop_oneof![
        6 => rooms().prop_map(Step::Tell),
        3 => practice().prop_map(Step::Tell),
        4 => at_board.prop_map(Step::Tell),
        1 => (0_usize..64).prop_map(|cell| Step::Tell(Event::Activate(cell))),
        6 => (0_usize..1000).prop_map(Step::Play),
        1 => (0_usize..3).prop_map(Step::Choose),
        3 => (0_usize..1000).prop_map(Step::Find),
        1 => Just(Step::Restart),
        2 => (0_u64..1500).prop_map(Step::Wait),
    ]
}

fn perform(window: &mut Window, step: Step) {
    match step {
        Step::Tell(event) => drop(window.dispatch(event)),
        Step::Play(choice) => {
            let rows = window.state.board_rows();
            let legal: Vec<usize> = (0..rows.len()).filter(|&cell| rows[cell].legal).collect();
            if !legal.is_empty() {
                window.dispatch(Event::Activate(legal[choice % legal.len()]));
            }
        }
        Step::Wait(time) => drop(window.wait(millis(time))),
        Step::Choose(choice) => {
            let choices = window.shown().choices;
            if !choices.is_empty() {
                window.dispatch(Event::MakeChoice(choices[choice % choices.len()]));
            }
        }
        Step::Find(choice) => {
            let legal = window.search.as_ref().map(|job| job.position.legal_cells());
            if let Some(legal) = legal.filter(|legal| !legal.is_empty()) {
                window.answer_with(Some(finding(legal[choice % legal.len()], 0.0)));
            }
            let judge = window.log.iter().rev().find_map(|effect| match effect {
                Effect::Judge(intention) => Some((**intention).clone()),
                _ => None,
            });
            if let Some(intention) = judge {
                window.dispatch(judged(&intention, choice % 2 == 0));
            }
        }
        Step::Restart => {
            if let Some(image) = window.kept.clone() {
                let mut next = Window::new(*window.state.game().setup(), Options::default());
                next.restore(&image);
                *window = next;
            }
        }
    }
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

/// Where a way through the rooms begins.
#[derive(Clone, Copy, Debug)]
enum Beginning {
    Othello(Mode),
    Gomoku(Opening),
    /// A studied game with a mistake.
    Reviewed,
}

impl Beginning {
    fn window(self) -> Window {
        let mut window = match self {
            Self::Othello(mode) => Window::new(without_clock(mode, 8), Options::default()),
            Self::Gomoku(opening) => {
                let variant = Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening };
                let setup = Setup { variant, ..without_clock(Mode::TwoPlayers, 8) };
                Window::new(setup, Options::default())
            }
            Self::Reviewed => reviewed(),
        };
        window.dispatch(Event::Openings(OpeningsEvent::Read(Box::default())));
        window
    }
}

fn beginnings() -> impl Strategy<Value = Beginning> {
    prop::sample::select(vec![
        Beginning::Othello(Mode::TwoPlayers),
        Beginning::Othello(Mode::PlayBlack),
        Beginning::Othello(Mode::PlayWhite),
        Beginning::Gomoku(Opening::Free),
        Beginning::Gomoku(Opening::Swap2),
        Beginning::Gomoku(Opening::Taraguchi10),
        Beginning::Reviewed,
        Beginning::Reviewed,
    ])
}

/// Everything that is seen but what is said and asked of it.
fn seen(window: &Window) -> (Shown, Vec<BoardRow>, Vec<MoveRow>, usize, Option<Repertoires>) {
    let state = &window.state;
    let note = Window::ready(Mode::TwoPlayers).shown().note;
    let shown = Shown { note, asked: None, ..window.shown() };
    let rows = state.study_rows().len();
    (shown, state.board_rows(), state.move_rows(), rows, state.repertoires().cloned())
}

/// What is offered does something, and what is not changes nothing.
fn check_offers(window: &Window) {
    // What is due by now is done first.
    let mut window = window.clone();
    window.dispatch(Event::Wake);
    let shown = window.shown();
    for (event, is_offered) in [
        (Event::Undo, shown.can_undo),
        (Event::Redo, shown.can_redo),
        (Event::Skip, shown.can_skip),
        (Event::Hint, shown.can_hint),
        (Event::TogglePause, shown.can_pause),
    ] {
        let mut after = window.clone();
        let effects = after.dispatch(event.clone());
        let is_done = seen(&window) != seen(&after) || after.search != window.search;
        let of_stage = shown.stage();
        assert_eq!(
            is_done,
            is_offered,
            "{event:?} at {of_stage:?}: {:?} {effects:?}",
            after.status()
        );
    }
}

/// What is on the board, or below what is learnt, is there again after the end of the program.
fn check_restart(window: &Window) {
    let Some(image) = &window.kept else { return };
    let mut next = Window::new(*window.state.game().setup(), Options::default());
    next.restore(image);
    let turns = |window: &Window| window.state.game().turns().to_vec();
    // A game that is over is among those that are finished.
    let is_over = window.state.game().phase() == Phase::Over;
    if !is_over {
        assert_eq!(turns(&next), turns(window));
    }
    let (now, then) = (window.shown(), next.shown());
    let practises = now.practice.stage != PracticeStage::Closed;
    if now.learns() || practises || now.viewing_past {
        return;
    }
    assert_eq!(then.set_up, now.set_up);
    // An empty study is not worth keeping.
    if !window.state.study_rows().is_empty() {
        assert_eq!(then.study.open, now.study.open);
    }
    let names = |window: &Window| {
        let rows = window.state.study_rows();
        let cells = rows.iter().flat_map(|row| &row.cells);
        cells.map(|cell| cell.notation.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&next), names(window));
    if now.set_up.open || (!now.study.open && !is_over) {
        let stones = |window: &Window| {
            window.state.board_rows().iter().map(|row| row.stone).collect::<Vec<_>>()
        };
        assert_eq!(stones(&next), stones(window));
    }
}

fn check(window: &Window) {
    let (shown, state) = (window.shown(), &window.state);
    let board = state.board_rows();
    let stones = |side| board.iter().filter(|row| row.stone == Some(side)).count();
    assert_eq!(shown.counts.black, stones(Side::Black));
    assert_eq!(shown.counts.white, stones(Side::White));
    let actions: BTreeSet<&str> = shown.actions().iter().map(|it| it.name()).collect();
    assert_eq!(actions.len(), shown.actions().len(), "no button stands there twice");
    if let Some(line) = state.line_on_board() {
        let end = line.end();
        let is_there = (0..board.len()).all(|cell| end.stone(cell) == board[cell].stone);
        assert!(is_there, "the line on the board ends with what is on the board");
        assert_eq!(line.variant(), shown.setup.variant);
    }
    // One room at a time.
    let open = [
        shown.puzzle.is_open(),
        shown.lesson.open,
        shown.drill.stage != DrillStage::Closed,
        shown.set_up.open,
    ];
    assert!(open.iter().filter(|it| **it).count() <= 1);
    assert_eq!(shown.learns(), open[..3].contains(&true));
    if shown.note.status == Status::SettingUp {
        assert!(shown.set_up.open);
    }
    check_offers(window);
    check_restart(window);
}

/// Whether a step may change the match while something else is on the board.
fn is_of_match(step: &Step) -> bool {
    let Step::Tell(event) = step else { return matches!(step, Step::Restart) };
    matches!(
        event,
        Event::Start
            | Event::Study(StudyEvent::PlayFromHere)
            | Event::Reset
            | Event::Rematch
            | Event::SwapSides
            | Event::PlaySeries(_)
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_room_keeps_its_laws_whatever_way_leads_there(
        beginning in beginnings(),
        steps in prop::collection::vec(steps(), 1..60),
    ) {
        let mut window = beginning.window();
        for step in steps {
            let shown = window.shown();
            let is_away = shown.learns() || shown.study.open || shown.set_up.open;
            let keeps = is_away && !is_of_match(&step);
            let before = window.state.game().turns().to_vec();
            perform(&mut window, step);
            prop_assert!(!keeps || window.state.game().turns() == before);
            check(&window);
        }
    }
}
