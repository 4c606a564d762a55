//! What one room does while another holds the board.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use heibai::analysis::reasons::Explanation;
use heibai::analysis::review::{Completion, News, ReviewDepth, Verdict};
use heibai::analysis::{Intention, Judged, MoveValue};
use heibai::app::explorer::{Collections, News as ExplorerNews};
use heibai::app::library::ChosenGames;
use heibai::app::state::{
    Absence, CoachEvent, Effect, Event, ExplainJob, Explained, ExplorerEvent, InsightEffect,
    LearnEvent, LibraryEvent, Moment, NEXT_GAME_AFTER, OpeningsEvent, PracticeEvent, PracticeStage,
    Question, RUN_TIME, ReviewEvent, ReviewJob, SHOWN_EVERY, SetUpEvent, Stage, Status, StudyEvent,
    WantedMark, WhichLine,
};
use heibai::eval::Score;
use heibai::game::tree::{Certainty, GameTree, NodeId, Start};
use heibai::game::{
    End, Game, Mode, Opening, Options, Phase, Ply, Setup, Side, TimeControl, Variant,
};
use heibai::records::transcript;
use heibai::repertoire::Repertoires;

use crate::window_support::Window;

const TODAY: Moment = Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };

fn study(window: &mut Window, event: StudyEvent) -> Vec<Effect> {
    window.dispatch(Event::Study(event))
}

fn line(moves: &str) -> Vec<Ply> {
    transcript::read(moves, Variant::default()).expect("a line").plies().to_vec()
}

fn other_game() -> Box<GameTree> {
    let mut tree = GameTree::new(Start::of(Variant::usual(Game::Gomoku)).expect("a board"));
    tree.play(NodeId::ROOT, Ply::Place(112)).expect("an empty cell");
    Box::new(tree)
}

fn exact(cell: usize, discs: i16) -> MoveValue {
    let score = Score::from_discs(discs);
    MoveValue { cell, score, certainty: Certainty::Exact, line: vec![cell] }
}

fn begin_review(window: &mut Window) -> ReviewJob {
    study(window, StudyEvent::Enter);
    let effects = window.dispatch(Event::Review(ReviewEvent::Start(ReviewDepth::USUAL)));
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Review(job) => Some((**job).clone()),
        _ => None,
    });
    job.expect("a review was asked for")
}

/// Judges all moves as perfect but the one with this number, which loses thirty discs to `better`.
fn judge(window: &mut Window, job: &ReviewJob, number: usize, better: usize) {
    for (step, it) in job.plan.steps.iter().enumerate() {
        let is_slip = step + 1 == number;
        let best = if is_slip { exact(better, 10) } else { exact(it.cell, 0) };
        let played = exact(it.cell, if is_slip { -20 } else { 0 });
        let completion = Completion { done: 1, all: job.plan.steps.len(), left: Duration::ZERO };
        let verdict = Verdict { step, best, played };
        let news =
            News::Judged { generation: job.generation, verdict, completion, is_quick: false };
        window.dispatch(Event::Review(ReviewEvent::News(Box::new(news))));
    }
}

fn end_review(window: &mut Window, job: &ReviewJob) -> Vec<Effect> {
    let done = News::Done { generation: job.generation };
    window.dispatch(Event::Review(ReviewEvent::News(Box::new(done))))
}

/// A studied game whose second move is a slip, before that move.
fn reviewed() -> Window {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    let job = begin_review(&mut window);
    let better = window.cell("f6");
    judge(&mut window, &job, 2, better);
    end_review(&mut window, &job);
    window.dispatch(Event::Review(ReviewEvent::Show(true)));
    window.dispatch(Event::View(1));
    window
}

#[test]
fn the_end_of_a_resigned_game_stays_at_its_last_move() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3d3");
    window.dispatch(Event::Resign);
    study(&mut window, StudyEvent::Enter);
    window.dispatch(Event::View(1));
    study(&mut window, StudyEvent::Leave);
    study(&mut window, StudyEvent::Enter);
    assert_eq!((window.shown().viewed_move, window.status()), (1, Status::Studied));
    let tree = window.state.study().expect("it is studied").tree();
    let ends: Vec<_> =
        tree.line_after(NodeId::ROOT).iter().map(|&node| tree.node(node).end()).collect();
    assert_eq!(ends, [None, None, None, Some(End::Resigned(Side::Black))]);
}

#[test]
fn a_mark_leaves_neither_a_position_that_is_set_up_nor_an_exercise() {
    for studies in [false, true] {
        let mut window = Window::started(Mode::TwoPlayers);
        window.click_all("f5d6c3");
        if studies {
            study(&mut window, StudyEvent::Enter);
        }
        window.dispatch(Event::SetUp(SetUpEvent::Begin));
        study(&mut window, StudyEvent::Mark(0, WantedMark::Next));
        assert!(window.shown().set_up.open);
        window.click("a1");
        study(&mut window, StudyEvent::Mark(0, WantedMark::Next));
        assert_eq!((window.shown().set_up.open, window.status()), (true, Status::SetUpFirst));
    }
    let mut window = reviewed();
    window.dispatch(Event::Practice(PracticeEvent::TryAgain));
    study(&mut window, StudyEvent::Mark(0, WantedMark::Next));
    let stage = window.shown().practice.stage;
    assert_eq!((stage, window.status()), (PracticeStage::Asking, Status::ExerciseFirst));
}

#[test]
fn a_review_that_ends_in_the_next_game_belongs_to_its_own() {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.answer("d6");
    window.wait(Duration::from_secs(3));
    window.click("c3");
    window.dispatch(Event::Resign);
    let job = begin_review(&mut window);
    let better = window.cell("c5");
    judge(&mut window, &job, 3, better);
    study(&mut window, StudyEvent::Leave);
    window.dispatch(Event::Rematch);
    let effects = end_review(&mut window, &job);
    let is_kept = |effects: &[Effect]| {
        effects.iter().any(|it| matches!(it, Effect::Insight(InsightEffect::Keep(_))))
    };
    assert!(!is_kept(&effects), "its mistake has no reason yet");
    // That of a puzzle that is solved meanwhile comes first, and no other is forgotten for it.
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    let job = explain_job(&window.dispatch(Event::Practice(PracticeEvent::Tell)));
    assert_eq!(job.mistakes.len(), 2);
    assert!(!is_kept(&explained(&mut window, &job, 0)));
    assert!(is_kept(&explained(&mut window, &job, 1)));
}

fn explain_job(effects: &[Effect]) -> ExplainJob {
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Explain(job) => Some((**job).clone()),
        _ => None,
    });
    job.expect("reasons are looked for")
}

fn explained(window: &mut Window, job: &ExplainJob, at: usize) -> Vec<Effect> {
    let explained =
        Explained { generation: job.generation, at, explanation: Explanation::default() };
    window.dispatch(Event::Review(ReviewEvent::Explained(Box::new(explained))))
}

#[test]
fn what_is_due_is_counted_anew_on_another_day() {
    let mut window = Window::started(Mode::TwoPlayers);
    let counts = |window: &mut Window| {
        let effects = window.dispatch(Event::Learn(LearnEvent::Today(TODAY)));
        effects.contains(&Effect::CountDeck)
    };
    assert!(!counts(&mut window), "nobody sees it");
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    assert!(counts(&mut window));
}

#[test]
fn undo_is_offered_in_an_exercise_where_it_takes_something_back() {
    let mut window = reviewed();
    window.dispatch(Event::Practice(PracticeEvent::TryAgain));
    let offers = |window: &mut Window| {
        let is_offered = window.shown().can_undo;
        let mut other = window.clone();
        other.dispatch(Event::Undo);
        assert_eq!(is_offered, other.status() != Status::NothingToUndo);
        is_offered
    };
    assert!(!offers(&mut window), "nothing was tried, and the study below stays");
    window.click("d6");
    assert!(offers(&mut window));
    window.click("f6");
    assert_eq!(window.shown().practice.stage, PracticeStage::Solved);
    assert!(offers(&mut window));
    assert!(!window.shown().can_hint, "there is nothing left to tell");
}

#[test]
fn an_unfinished_match_is_put_away_with_its_game() {
    let mut window = Window::ready(Mode::PlayBlack);
    window.dispatch(Event::PlaySeries(3));
    for _ in 0..4 {
        window.answer_any();
        window.wait(Duration::from_secs(2));
    }
    window.dispatch(Event::Reset);
    window.dispatch(Event::ChooseMode(Mode::TwoPlayers));
    window.dispatch(Event::Start);
    let effects = window.click("f5");
    let aside = effects.iter().find_map(|effect| match effect {
        Effect::KeepAside(image) => image.series().map(|it| (it.games, it.number)),
        _ => None,
    });
    assert_eq!(aside, Some((3, 1)));
}

#[test]
fn a_file_is_written_to_its_end_whatever_is_opened_meanwhile() {
    let mut window = Window::started(Mode::TwoPlayers);
    let library = |window: &mut Window, event| window.dispatch(Event::Library(event));
    library(&mut window, LibraryEvent::Paste("f5d6c3\nf5f6e6\n".to_owned()));
    let games = ChosenGames::of(window.state.catalogue().expect("it is listed"), vec![0, 1]);
    library(&mut window, LibraryEvent::Export(games, PathBuf::from("/games/two.sgf")));
    let job = window.state.background().map(|(doing, name)| (doing, name.to_owned()));
    assert!(job.is_some());
    let effects = library(&mut window, LibraryEvent::Paste("f5d6".to_owned()));
    assert!(!effects.contains(&Effect::StopLibrary));
    let effects = library(&mut window, LibraryEvent::OpenListed(1, 0));
    assert_eq!((effects, window.status()), (Vec::new(), Status::StillWriting));
    let now = window.state.background().map(|(doing, name)| (doing, name.to_owned()));
    assert_eq!(now, job);
    let effects = library(&mut window, LibraryEvent::Cancel);
    assert!(effects.contains(&Effect::StopLibrary), "whoever stops it means it");
}

#[test]
fn the_opening_of_a_match_is_for_that_alone() {
    let mut window = Window::ready(Mode::PlayBlack);
    window.state.use_openings(|_| transcript::read("f5d6c3", Variant::default()).expect("a line"));
    let effects = window.dispatch(Event::PlaySeries(2));
    assert!(effects.contains(&Effect::RememberSetup));
    assert_eq!(window.state.chosen().opening, Opening::Balanced);
    assert_eq!(window.state.settings().match_setup().opening, Opening::None);
    window.dispatch(Event::StopSeries);
    assert_eq!(window.state.game().setup().opening, Opening::Balanced, "it goes on as it began");
    assert_eq!(window.state.chosen().opening, Opening::None);
}

#[test]
fn whatever_follows_a_match_begins_as_it_was_chosen_before() {
    let begun = || {
        let mut window = Window::ready(Mode::PlayBlack);
        let find = |_| transcript::read("f5d6c3", Variant::default()).expect("a line");
        window.state.use_openings(find);
        window.dispatch(Event::PlaySeries(2));
        window
    };
    // Something else may be chosen for later meanwhile.
    let over = |chooses: bool| {
        let mut window = begun();
        if chooses {
            window.dispatch(Event::ChooseClock(TimeControl::per_turn(45)));
        }
        for _ in 0..2 {
            while window.phase() != Phase::Over {
                window.answer_any();
                window.wait(Duration::from_secs(3));
            }
            window.wait(NEXT_GAME_AFTER);
        }
        assert!(window.shown().series.expect("it was one").is_done);
        window
    };
    let goes_on_as_before = |before: &Window, events: &[(Event, &str)]| {
        for (event, name) in events {
            let mut window = before.clone();
            window.dispatch(event.clone());
            assert!(window.state.shown().series.is_none_or(|it| it.is_done), "{name}");
            let openings =
                [window.state.chosen(), *window.state.game().setup()].map(|it| it.opening);
            assert_eq!(openings, [Opening::None; 2], "{name}");
            assert_eq!(window.state.settings().match_setup().opening, Opening::None, "{name}");
        }
    };
    let during = [(Event::Reset, "a reset"), (Event::Ask(Question::NewGame), "a new game")];
    let after = [(Event::Rematch, "a rematch"), (Event::SwapSides, "the other colour")];
    goes_on_as_before(&begun(), &during);
    for chooses in [false, true] {
        goes_on_as_before(&over(chooses), &during);
        goes_on_as_before(&over(chooses), &after);
    }
}

#[test]
fn a_comment_at_the_start_of_an_empty_study_is_kept() {
    let mut window = Window::new(Setup::default(), Options::default());
    study(&mut window, StudyEvent::Enter);
    let (number, node) =
        (window.shown().study.number, NodeId::from_number(window.shown().study.node));
    let text = "my plan".to_owned();
    let effects = study(&mut window, StudyEvent::Comment { study: number, node, text });
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Save { .. })));
    study(&mut window, StudyEvent::Open(other_game()));
    window.dispatch(Event::Undo);
    assert_eq!(window.shown().study.comment, "my plan");
}

#[test]
fn where_a_game_left_the_lines_is_shown_of_that_game() {
    let mut window = Window::started(Mode::PlayBlack);
    let mut all = Repertoires::default();
    all.change(Variant::default(), Side::Black, |mine| {
        mine.add(&line("f5d6c3d3c4"), 0).expect("it fits");
    });
    window.dispatch(Event::Openings(OpeningsEvent::Read(Box::new(all))));
    window.click("f5");
    window.answer("d6");
    window.wait(Duration::from_secs(3));
    window.click("c5");
    window.dispatch(Event::Resign);
    study(&mut window, StudyEvent::Enter);
    window.dispatch(Event::View(1));
    window.click_all("f6e6f4");
    study(&mut window, StudyEvent::Leave);
    window.dispatch(Event::Openings(OpeningsEvent::StudyDeparture));
    let study = window.state.study().expect("it is studied");
    assert_eq!(study.tree().plies(study.at()), line("f5d6"));
}

#[test]
fn after_an_exercise_a_click_plays_in_no_position_that_is_not_seen() {
    let mut window = reviewed();
    window.dispatch(Event::Practice(PracticeEvent::TryAgain));
    let stones = |window: &Window| {
        window.state.board_rows().iter().filter(|row| row.stone.is_some()).count()
    };
    let asked = stones(&window);
    window.click("f6");
    assert_eq!(window.shown().practice.stage, PracticeStage::Solved);
    assert_eq!(stones(&window), asked + 1);
    window.click("d6");
    assert_eq!(window.shown().practice.stage, PracticeStage::Solved);
    assert_eq!(stones(&window), asked, "the position that was asked is back");
    window.click("d6");
    assert_eq!(window.shown().stage(), Stage::Study);
    assert_eq!(stones(&window), asked + 1);
}

#[test]
fn a_drill_asks_again_for_a_reason_that_came_while_it_was_left() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    let mut all = Repertoires::default();
    all.change(Variant::default(), Side::Black, |mine| {
        mine.add(&line("f5d6c3"), 0).expect("it fits");
    });
    window.dispatch(Event::Openings(OpeningsEvent::Read(Box::new(all))));
    window.dispatch(Event::Openings(OpeningsEvent::Side(Side::Black)));
    window.dispatch(Event::Openings(OpeningsEvent::Drill));
    window.click("f5");
    window.wait(SHOWN_EVERY);
    let asked = |effects: &[Effect]| {
        effects.iter().find_map(|effect| match effect {
            Effect::Judge(intention) => Some(Intention::clone(intention)),
            _ => None,
        })
    };
    asked(&window.click("c7")).expect("what it is worth is asked");
    for (leave, come_back) in [
        (Event::Learn(LearnEvent::Leave), Event::Learn(LearnEvent::Enter(TODAY))),
        (Event::SetUp(SetUpEvent::Begin), Event::SetUp(SetUpEvent::Cancel)),
        (Event::SetUp(SetUpEvent::Begin), Event::Learn(LearnEvent::Enter(TODAY))),
    ] {
        let mut window = window.clone();
        let effects = window.dispatch(leave);
        assert!(effects.contains(&Effect::EndJudging));
        let effects = window.dispatch(come_back);
        let generation = asked(&effects).expect("it is asked again").generation;
        assert!(window.shown().drill.explains);
        let judged = Judged { generation, verdict: None, is_final: true };
        window.dispatch(Event::Coach(CoachEvent::Judged(Box::new(judged))));
        assert!(!window.shown().drill.explains);
    }
}

#[test]
fn a_run_against_the_clock_waits_for_whoever_is_away() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    window.dispatch(Event::Learn(LearnEvent::Clock));
    window.wait(Duration::from_secs(10));
    let after = |seconds| RUN_TIME.saturating_sub(Duration::from_secs(seconds));
    let left = after(10);
    assert_eq!(window.shown().puzzle.run.left, left);
    window.dispatch(Event::NobodyLooks(Absence::ScreenLocked));
    window.wait(RUN_TIME);
    let run = window.shown().puzzle.run;
    assert_eq!((run.left, run.over), (left, false));
    window.dispatch(Event::Activated(true));
    window.wait(Duration::from_secs(10));
    assert_eq!(window.shown().puzzle.run.left, after(20));
    // Under a dialog it waits already, and the same time counts once.
    for goes_first in [Event::Cover(false), Event::Activated(true)] {
        window.dispatch(Event::Cover(true));
        window.wait(Duration::from_secs(10));
        window.dispatch(Event::NobodyLooks(Absence::ScreenLocked));
        window.wait(Duration::from_secs(60));
        window.dispatch(goes_first);
        window.wait(Duration::from_secs(10));
        window.dispatch(Event::Cover(false));
        window.dispatch(Event::Activated(true));
        assert_eq!(window.shown().puzzle.run.left, after(30));
    }
}

#[test]
fn stopping_takes_nothing_from_a_list_that_is_not_known_yet() {
    let mut window = Window::started(Mode::TwoPlayers);
    study(&mut window, StudyEvent::Enter);
    window.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    let added = || ExplorerEvent::Add(PathBuf::from("/games/known.sgf"));
    window.dispatch(Event::Explorer(added()));
    let takes = |effects: &[Effect]| {
        let is_change =
            |effect: &Effect| matches!(effect, Effect::ReadCollections { change: Some(_), .. });
        effects.iter().any(is_change)
    };
    assert!(!takes(&window.dispatch(Event::Explorer(ExplorerEvent::StopAdding))));
    let news = ExplorerNews::Read(1, Arc::new(Collections::default()));
    window.dispatch(Event::Explorer(ExplorerEvent::News(news)));
    window.dispatch(Event::Explorer(added()));
    assert!(takes(&window.dispatch(Event::Explorer(ExplorerEvent::StopAdding))));
}

#[test]
fn what_is_known_of_one_study_is_not_shown_of_another() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    let job = begin_review(&mut window);
    let failed = News::Failed { generation: job.generation };
    window.dispatch(Event::Review(ReviewEvent::News(Box::new(failed))));
    assert!(window.shown().review.failed);
    study(&mut window, StudyEvent::Open(other_game()));
    assert!(!window.shown().review.failed);

    let mut window = reviewed();
    window.dispatch(Event::Review(ReviewEvent::Preview(Some((WhichLine::Better, 1)))));
    study(&mut window, StudyEvent::Open(other_game()));
    window.dispatch(Event::View(1));
    assert_eq!(window.state.board_rows().len(), 15 * 15);
}
