//! A locked screen or a computer that sleeps: no clock runs where nobody sees it.

use crate::window_support::{Window, millis, secs, setup, without_clock};
use heibai::app::state::{Absence, Effect, Event, Status};
use heibai::game::{Mode, Options, Phase, Setup, TimeControl, TimeOutRule};

const LOCKED: Event = Event::NobodyLooks(Absence::ScreenLocked);
const ASLEEP: Event = Event::NobodyLooks(Absence::Asleep);

#[test]
fn a_locked_screen_pauses_the_countdown_and_says_why() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(millis(10_300));
    window.dispatch(LOCKED);
    assert_eq!((window.phase(), window.status()), (Phase::Paused, Status::PausedByLock));
    assert_eq!(window.wait(secs(3600)), 0, "nothing wakes it");
    assert_eq!(window.shown().time.black, Some(millis(19_700)));
}

#[test]
fn it_goes_on_where_it_stood_when_a_person_wants_it() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(secs(10));
    window.dispatch(ASLEEP);
    window.wait(secs(3600));
    window.dispatch(Event::Wake);
    assert_eq!(window.phase(), Phase::Paused, "waking up does not go on by itself");
    window.dispatch(Event::TogglePause);
    assert_eq!((window.phase(), window.status()), (Phase::Running, Status::Continued));
    window.wait(secs(1));
    assert_eq!(window.shown().time.black, Some(secs(19)));
}

#[test]
fn of_several_that_say_so_the_first_counts() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(ASLEEP);
    let effects = window.dispatch(LOCKED);
    assert_eq!((window.status(), effects), (Status::PausedBySleep, vec![]));
}

#[test]
fn what_people_paused_keeps_its_sentence() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::TogglePause);
    window.dispatch(LOCKED);
    assert_eq!((window.phase(), window.status()), (Phase::Paused, Status::GamePaused));
}

#[test]
fn without_a_clock_a_game_goes_on() {
    for mode in [Mode::TwoPlayers, Mode::PlayBlack, Mode::Watch] {
        let mut window = Window::new(without_clock(mode, 8), Options::default());
        window.dispatch(Event::Start);
        let before = window.shown();
        window.dispatch(LOCKED);
        window.dispatch(ASLEEP);
        assert_eq!(window.shown(), before, "{mode:?}");
    }
}

#[test]
fn the_clocks_of_machines_that_are_watched_stop_as_well() {
    let time = TimeControl::WholeGame { seconds: 60, increment: 0 };
    let mut window = Window::new(Setup { time, ..setup(Mode::Watch, 8) }, Options::default());
    window.dispatch(Event::Start);
    assert!(window.search.is_some(), "the machine thinks");
    window.dispatch(LOCKED);
    assert_eq!((window.phase(), window.status()), (Phase::Paused, Status::PausedByLock));
    assert!(window.search.is_none(), "and thinks no longer");
}

#[test]
fn before_and_after_a_game_there_is_nothing_to_pause() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let ready = window.shown();
    window.dispatch(LOCKED);
    assert_eq!(window.shown(), ready);
    window.dispatch(Event::Start);
    window.dispatch(Event::Resign);
    let over = window.shown();
    assert_eq!(over.phase, Phase::Over);
    window.dispatch(ASLEEP);
    assert_eq!(window.shown(), over);
}

#[test]
fn a_question_whether_to_keep_the_turn_waits_by_itself() {
    let options = Options {
        time_out: heibai::game::PerGame::from_fn(|_| TimeOutRule::Ask),
        ..Options::default()
    };
    let mut window = Window::started_on(Mode::TwoPlayers, 8, options);
    window.wait(secs(30));
    assert!(window.shown().time_up);
    let asked = window.shown();
    window.dispatch(LOCKED);
    assert_eq!(window.shown(), asked);
}

#[test]
fn under_a_dialog_it_is_paused_too_so_that_closing_it_starts_no_clock() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(secs(5));
    window.dispatch(Event::Cover(true));
    window.dispatch(LOCKED);
    window.dispatch(Event::Cover(false));
    window.wait(secs(60));
    assert_eq!(window.status(), Status::PausedByLock);
    assert_eq!(window.shown().time.black, Some(secs(25)));
}

#[test]
fn the_game_is_on_disk_before_the_battery_is_empty() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(millis(3_400));
    let effects = window.dispatch(ASLEEP);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Save { .. })));
    let mut next = Window::new(setup(Mode::TwoPlayers, 8), Options::default());
    next.restore(&window.kept.clone().expect("it was kept"));
    assert_eq!(next.shown().time.black, Some(millis(26_600)));
}
