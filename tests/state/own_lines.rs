//! A game and the person's own lines: the machine plays into them, and afterwards it is told who left them.

use std::time::Duration;

use crate::window_support::{Window, setup};
use heibai::app::state::{
    DepartedShown, Effect, Event, LearnEvent, MineShown, Moment, OpeningsEvent, Status, StudyEvent,
};
use heibai::game::{Game, Mode, Opening, Options, Ply, Setup, Side, Variant};
use heibai::gomoku;
use heibai::records::transcript;
use heibai::repertoire::{Repertoire, Repertoires};

const NOW: Moment = Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };

fn line(moves: &str, variant: Variant) -> Vec<Ply> {
    transcript::read(moves, variant).unwrap().plies().to_vec()
}

fn lines_of(variant: Variant, side: Side, lines: &[&str]) -> Repertoires {
    let mut all = Repertoires::default();
    all.change(variant, side, |mine: &mut Repertoire| {
        for moves in lines {
            mine.add(&line(moves, variant), 0).unwrap();
        }
    });
    all
}

/// Lines for Black are read.
fn read(moves: &[&str]) -> OpeningsEvent {
    OpeningsEvent::Read(Box::new(lines_of(Variant::default(), Side::Black, moves)))
}

fn openings(window: &mut Window, event: OpeningsEvent) -> Vec<Effect> {
    window.dispatch(Event::Openings(event))
}

fn begun(mode: Mode, opening: Opening) -> Window {
    let mut window = Window::new(Setup { opening, ..setup(mode, 8) }, Options::default());
    window.dispatch(Event::Start);
    window
}

/// Lets the machine's move be shown.
fn see_reply(window: &mut Window) {
    window.wait(Duration::from_secs(3));
}

fn asks_to_read(effects: &[Effect]) -> bool {
    effects.contains(&Effect::ReadRepertoires)
}

#[test]
fn the_machine_waits_for_the_lines_and_then_plays_one_of_them_without_a_search() {
    let mut window = begun(Mode::PlayBlack, Opening::Mine);
    assert!(asks_to_read(&window.click("f5")));
    see_reply(&mut window);
    assert!(window.search.is_none() && window.moves() == "f5", "it is not known what is prepared");
    openings(&mut window, read(&["f5f6e6"]));
    assert!(window.search.is_none());
    see_reply(&mut window);
    assert_eq!(window.moves(), "f5 f6");
}

#[test]
fn each_prepared_move_is_played_in_some_game_and_no_other_in_any() {
    let mut window = begun(Mode::PlayBlack, Opening::Mine);
    openings(&mut window, read(&["f5d6c3", "f5f6e6"]));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        window.click("f5");
        see_reply(&mut window);
        seen.insert(window.moves());
        window.dispatch(Event::Reset);
        window.dispatch(Event::Start);
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["f5 d6", "f5 f6"]);
}

#[test]
fn out_of_the_lines_the_machine_thinks_and_undo_leads_back_into_them() {
    let mut window = begun(Mode::PlayBlack, Opening::Mine);
    openings(&mut window, read(&["f5d6c3d3c4"]));
    window.click("f5");
    see_reply(&mut window);
    window.click("c5");
    assert!(window.search.is_some(), "c5 is not prepared");
    window.dispatch(Event::Undo);
    assert!(window.search.is_none());
    window.click("c3");
    see_reply(&mut window);
    assert_eq!(window.moves(), "f5 d6 c3 d3");
    // At the end of the line as well.
    window.click("c4");
    assert!(window.search.is_some());
}

#[test]
fn without_lines_for_the_side_the_machine_thinks_from_the_start() {
    let mut window = begun(Mode::PlayWhite, Opening::Mine);
    openings(&mut window, read(&["f5d6c3"]));
    assert!(window.search.is_some());
    let mut window = begun(Mode::PlayBlack, Opening::None);
    let effects = window.click("f5");
    assert!(window.search.is_some() && !asks_to_read(&effects), "nothing was asked for");
}

#[test]
fn a_game_that_is_resumed_goes_on_into_the_lines() {
    let mut window = begun(Mode::PlayBlack, Opening::Mine);
    window.click("f5");
    let image = window.kept.clone().expect("the move was saved");
    let text = serde_json::to_string(&image).unwrap();
    let mut later = Window::ready(Mode::TwoPlayers);
    let effects = later.restore(&serde_json::from_str(&text).unwrap());
    assert_eq!(later.state.game().setup().opening, Opening::Mine);
    assert!(!asks_to_read(&effects), "it is paused");
    assert!(asks_to_read(&later.dispatch(Event::TogglePause)));
    assert!(later.search.is_none());
    openings(&mut later, read(&["f5d6c3"]));
    see_reply(&mut later);
    assert_eq!(later.moves(), "f5 d6");
}

#[test]
fn the_choice_says_what_there_is_to_play_into() {
    let mine = |window: &Window| window.shown().mine;
    let mut window = Window::ready(Mode::PlayBlack);
    assert_eq!(mine(&window), MineShown::Unknown);
    assert!(asks_to_read(&window.dispatch(Event::ChooseOpening(Opening::Mine))));
    openings(&mut window, read(&["f5d6c3"]));
    assert_eq!(mine(&window), MineShown::Ready);
    window.dispatch(Event::ChooseMode(Mode::PlayWhite));
    assert_eq!(mine(&window), MineShown::NoLines);
    window.dispatch(Event::ChooseMode(Mode::TwoPlayers));
    assert_eq!(mine(&window), MineShown::NotAlone);
    window.dispatch(Event::ChooseMode(Mode::PlayBlack));
    let Variant::Gomoku { size, rules, .. } = Variant::usual(Game::Gomoku) else { panic!() };
    let swap2 = Variant::Gomoku { size, rules, opening: gomoku::Opening::Swap2 };
    window.dispatch(Event::ChooseVariant(swap2));
    assert_eq!(mine(&window), MineShown::ColoursSwap);
    window.dispatch(Event::ChooseVariant(Variant::usual(Game::Gomoku)));
    assert_eq!(mine(&window), MineShown::NoLines);
}

#[test]
fn a_move_of_ones_own_that_left_the_lines_is_told_after_the_game_and_studied() {
    let mut window = begun(Mode::PlayBlack, Opening::Mine);
    openings(&mut window, read(&["f5d6c3d3c4"]));
    window.click("f5");
    see_reply(&mut window);
    window.click("c5");
    assert_eq!(window.shown().departed, None, "not during the game");
    window.dispatch(Event::Resign);
    let told = DepartedShown {
        number: 3,
        side: Side::Black,
        played: "c5".to_owned(),
        prepared: vec!["c3".to_owned()],
    };
    assert_eq!(window.shown().departed, Some(told));
    openings(&mut window, OpeningsEvent::StudyDeparture);
    let shown = window.shown();
    assert!(shown.study.open);
    assert_eq!((shown.viewed_move, shown.turn), (2, Side::Black));
    window.dispatch(Event::Study(StudyEvent::Leave));
    window.dispatch(Event::Rematch);
    assert_eq!(window.shown().departed, None);
}

#[test]
fn a_move_of_the_machine_is_told_too_once_the_lines_are_read() {
    let mut window = begun(Mode::PlayBlack, Opening::None);
    window.click("f5");
    window.answer("f6");
    see_reply(&mut window);
    let effects = window.dispatch(Event::Resign);
    assert!(asks_to_read(&effects));
    assert_eq!(window.shown().departed, None);
    openings(&mut window, read(&["f5d6c3", "f5f4e3"]));
    let told = window.shown().departed.expect("it left them");
    assert_eq!((told.number, told.side, &*told.played), (2, Side::White, "f6"));
    let mut prepared = told.prepared;
    prepared.sort();
    assert_eq!(prepared, ["d6", "f4"]);
}

#[test]
fn a_game_that_kept_to_the_lines_or_was_never_in_them_is_told_of_nothing() {
    let mut window = begun(Mode::PlayBlack, Opening::Mine);
    openings(&mut window, read(&["f5d6c3"]));
    window.click("f5");
    see_reply(&mut window);
    window.click("c3");
    window.dispatch(Event::Resign);
    assert_eq!(window.shown().departed, None);

    let variant = Variant::usual(Game::Gomoku);
    let setup = Setup { variant, mode: Mode::PlayBlack, ..Setup::default() };
    let mut window = Window::new(setup, Options::default());
    window.dispatch(Event::Start);
    window.click("a1");
    window.dispatch(Event::Resign);
    let mine = lines_of(variant, Side::Black, &["h8h9i9"]);
    openings(&mut window, OpeningsEvent::Read(Box::new(mine)));
    assert_eq!(window.shown().departed, None);
}

#[test]
fn two_people_are_told_of_nothing_and_nothing_is_read_for_them() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5f6");
    let effects = window.dispatch(Event::Resign);
    assert!(!asks_to_read(&effects));
    assert_eq!(window.shown().departed, None);
}

#[test]
fn the_line_of_a_study_is_added_before_the_room_was_ever_entered() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3d3c4");
    window.dispatch(Event::Study(StudyEvent::Enter));
    window.dispatch(Event::View(3));
    let effects = openings(&mut window, OpeningsEvent::AddHere(Side::Black, NOW));
    assert!(asks_to_read(&effects));
    let changed = openings(&mut window, OpeningsEvent::Read(Box::default()));
    assert!(changed.iter().any(|it| matches!(it, Effect::Repertoire(_))));
    let note = window.shown().note;
    assert_eq!(
        (note.status, note.side, note.number),
        (Status::OpeningsAdded, Some(Side::Black), 2)
    );
    let mine = window.state.repertoires().unwrap();
    let mine = mine.get(Variant::default(), Side::Black).expect("it has a line");
    assert_eq!(mine.cards().count(), 2);
    // It is due at once, at the time it is.
    assert_eq!(mine.next_due(), Some(NOW.seconds));
    // Up to its last own move, for the other side as well.
    openings(&mut window, OpeningsEvent::AddHere(Side::White, NOW));
    let all = window.state.repertoires().unwrap();
    assert_eq!(all.get(Variant::default(), Side::White).unwrap().cards().count(), 1);
    openings(&mut window, OpeningsEvent::AddHere(Side::White, NOW));
    assert_eq!(window.status(), Status::NoOpeningAdded);
    assert!(window.shown().study.open, "the study stays");
    window.dispatch(Event::Learn(LearnEvent::Enter(NOW)));
    assert!(window.shown().openings.has_lines);
}
