//! What can happen on a way through the rooms.

use heibai::analysis::review::ReviewDepth;
use heibai::app::state::{
    Absence, CoachEvent, EngineEvent, Event, LearnEvent, LessonEvent, Moment, OpeningsEvent,
    PracticeEvent, Question, ReviewEvent, SetUpEvent, StudyEvent, WhichLine,
};
use heibai::game::{
    Answer, Game, Mode, Opening, ProgramId, Side, Skill, TimeControl, TimeOutRule, Variant,
};
use heibai::gomoku::{self, Ruleset};
use heibai::othello::StartLayout;
use heibai::puzzles::Theme;
use proptest::prelude::*;

use crate::practice::cards;

pub const TODAY: Moment =
    Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };

/// The texts that are pasted: moves, games with variations and results, and positions.
pub const TEXTS: [&str; 9] = [
    "f5d6c3d3c4",
    "h8 i9 g10",
    "(;GM[2]SZ[8]PB[A]PW[B];B[f5];W[d6](;B[c3];W[d3])(;B[c4]))",
    "(;FF[4]GM[4]SZ[15]RU[Renju];B[hh];W[gg];B[ii])",
    "(;GM[Othello]PB[first]PW[game]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5]W[D6];)",
    "(;GM[Othello]PB[first]PW[game]RE[-64.00]BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[B3]W[B4]B[B5];)",
    "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\n10,8,873\na\nb\n-1\n",
    "---------------------------O*------*O--------------------------- X",
    "this is no game",
];

#[derive(Clone, Debug)]
pub enum Step {
    Tell(Event),
    /// Chooses something for the next game, beside the match.
    Pick(Event),
    /// Clicks a legal cell.
    Play(usize),
    /// Makes a choice of the opening.
    Choose(usize),
    /// Finds what was asked for: a move of the machine or a program, or what a try is worth.
    Find(usize),
    /// A program fails.
    Fail,
    /// The program ends and is started again.
    Restart,
    Wait(u64),
    Set(Preference),
    Paste(usize),
    /// Copies what is on the board, and pastes it.
    CopyAndPaste,
    /// Resumes a game that was put by.
    Resume(usize),
    /// A move of the game that is reviewed is judged; a last one ends the review.
    Review(usize),
}

#[derive(Clone, Copy, Debug)]
pub enum Preference {
    Coach(bool),
    TimeOut(TimeOutRule),
    PassByItself(bool),
    Official(bool),
    MayResign(bool),
    TakesTime(bool),
    ReplyDelay(u16),
    Named,
    Analysis(bool),
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

fn at_board() -> impl Strategy<Value = Event> {
    prop::sample::select(vec![
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
        Event::Review(ReviewEvent::Play(WhichLine::Better, 1)),
        Event::Review(ReviewEvent::Cancel),
        Event::AnswerTimeUp(Answer::KeepTurn),
        Event::AnswerTimeUp(Answer::GiveTurn),
        Event::AnswerTimeUp(Answer::NewGame),
        Event::Coach(CoachEvent::Play),
        Event::Coach(CoachEvent::Another),
        Event::Engines(EngineEvent::Remove(ProgramId::new(7))),
    ])
}

fn othello(size: u8, layout: StartLayout, first: Side) -> Event {
    Event::ChooseVariant(Variant::Othello { size, layout, first })
}

fn gomoku(size: u8, rules: Ruleset, opening: gomoku::Opening) -> Event {
    Event::ChooseVariant(Variant::Gomoku { size, rules, opening })
}

/// What is chosen for the next game, and who plays.
fn choices() -> impl Strategy<Value = Event> {
    let skill = |number| Skill::new(number).expect("it is a level or a rating");
    let program = |number| Some(ProgramId::new(number));
    prop::sample::select(vec![
        Event::ChooseMode(Mode::TwoPlayers),
        Event::ChooseMode(Mode::PlayBlack),
        Event::ChooseMode(Mode::PlayWhite),
        Event::ChooseMode(Mode::Watch),
        Event::ChooseSkill(Side::Black, skill(2)),
        Event::ChooseSkill(Side::White, skill(1200)),
        Event::ChooseProgram(Side::White, program(7)),
        Event::ChooseProgram(Side::Black, program(7)),
        Event::ChooseProgram(Side::White, program(8)),
        Event::ChooseProgram(Side::White, None),
        Event::ChooseSize(6),
        Event::ChooseSize(8),
        othello(4, StartLayout::Standard, Side::Black),
        othello(8, StartLayout::Standard, Side::Black),
        othello(6, StartLayout::Mirrored, Side::White),
        gomoku(5, Ruleset::Freestyle, gomoku::Opening::Swap1),
        gomoku(15, Ruleset::Standard, gomoku::Opening::Swap2),
        gomoku(15, Ruleset::Renju, gomoku::Opening::Soosorv8),
        gomoku(15, Ruleset::Renju, gomoku::Opening::Free),
        Event::ChooseOpening(Opening::None),
        Event::ChooseOpening(Opening::Balanced),
        Event::ChooseOpening(Opening::Mine),
        Event::ChooseOpening("f5d6c3d3".parse().expect("it is a line")),
        Event::ChooseClock(TimeControl::Off),
        Event::ChooseClock(TimeControl::per_turn(5)),
        Event::ChooseClock(TimeControl::whole_game(30, 1)),
    ])
}

fn preferences() -> impl Strategy<Value = Preference> {
    prop::sample::select(vec![
        Preference::Coach(true),
        Preference::Coach(true),
        Preference::Coach(false),
        Preference::TimeOut(TimeOutRule::Ask),
        Preference::TimeOut(TimeOutRule::Pass),
        Preference::TimeOut(TimeOutRule::Lose),
        Preference::TimeOut(TimeOutRule::Count),
        Preference::TimeOut(TimeOutRule::Draw),
        Preference::PassByItself(true),
        Preference::PassByItself(false),
        Preference::Official(true),
        Preference::Official(false),
        Preference::MayResign(true),
        Preference::TakesTime(true),
        Preference::ReplyDelay(0),
        Preference::Named,
        Preference::Analysis(true),
    ])
}

/// Steps from room to room.
pub fn through_rooms() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => rooms().prop_map(Step::Tell),
        3 => practice().prop_map(Step::Tell),
        4 => at_board().prop_map(Step::Tell),
        1 => choices().prop_map(Step::Pick),
        1 => preferences().prop_map(Step::Set),
        1 => (0_usize..64).prop_map(|cell| Step::Tell(Event::Activate(cell))),
        6 => (0_usize..1000).prop_map(Step::Play),
        1 => (0_usize..10).prop_map(Step::Choose),
        3 => (0_usize..1000).prop_map(Step::Find),
        1 => (0_usize..TEXTS.len()).prop_map(Step::Paste),
        1 => Just(Step::CopyAndPaste),
        1 => (0_usize..9).prop_map(Step::Resume),
        1 => (0_usize..1000).prop_map(Step::Review),
        1 => Just(Step::Restart),
        2 => (0_u64..1500).prop_map(Step::Wait),
    ]
}

/// Steps of those who stay at the table, mostly.
pub fn at_table() -> impl Strategy<Value = Step> {
    prop_oneof![
        2 => rooms().prop_map(Step::Tell),
        6 => at_board().prop_map(Step::Tell),
        4 => choices().prop_map(Step::Pick),
        2 => preferences().prop_map(Step::Set),
        3 => Just(Step::Tell(Event::Start)),
        1 => (0_usize..64).prop_map(|cell| Step::Tell(Event::Activate(cell))),
        10 => (0_usize..1000).prop_map(Step::Play),
        4 => (0_usize..10).prop_map(Step::Choose),
        8 => (0_usize..1000).prop_map(Step::Find),
        1 => Just(Step::Fail),
        1 => (0_usize..TEXTS.len()).prop_map(Step::Paste),
        1 => (0_usize..9).prop_map(Step::Resume),
        2 => Just(Step::Restart),
        6 => (0_u64..7000).prop_map(Step::Wait),
    ]
}
