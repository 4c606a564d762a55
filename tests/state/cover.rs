//! A sheet over the board: nothing happens beneath it, and all goes on as before when it is gone.

use crate::window_support::{
    REPLY_DELAY, Window, by_itself, millis, play_to, secs, signals, without_clock,
};
use heibai::app::state::{Effect, Event, PASS_BY_ITSELF_AFTER, Status};
use heibai::game::{Mode, Options, Phase, Side};

#[test]
fn no_time_runs_under_a_sheet_and_it_goes_on_where_it_stood() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(millis(10_300));
    window.dispatch(Event::Cover(true));
    let covered = window.shown();
    assert_eq!(covered.time.black, Some(millis(19_700)));
    assert_eq!(window.wait(secs(3600)), 0, "nothing wakes it");
    window.dispatch(Event::Wake);
    assert_eq!(window.shown(), covered);
    window.dispatch(Event::Cover(false));
    assert_eq!(window.shown(), covered, "neither paused nor late");
    window.wait(millis(700));
    assert_eq!(window.shown().time.black, Some(secs(19)));
}

#[test]
fn covering_twice_is_covering_once() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::Cover(true));
    window.wait(secs(5));
    assert_eq!(window.dispatch(Event::Cover(true)), []);
    window.wait(secs(5));
    window.dispatch(Event::Cover(false));
    window.wait(secs(2));
    assert_eq!(window.dispatch(Event::Cover(false)), []);
    assert_eq!(window.shown().time.black, Some(secs(28)));
}

#[test]
fn what_people_paused_stays_paused() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::TogglePause);
    window.dispatch(Event::Cover(true));
    window.dispatch(Event::Cover(false));
    assert_eq!((window.phase(), window.status()), (Phase::Paused, Status::GamePaused));
    assert_eq!(window.wait(secs(100)), 0);
}

#[test]
fn the_time_does_not_run_out_unseen() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(millis(29_999));
    window.dispatch(Event::Cover(true));
    window.wait(secs(60));
    assert!(!window.shown().time_up && window.shown().time_warning);
    window.log.clear();
    window.dispatch(Event::Cover(false));
    assert_eq!(signals(&window.log), [], "the last second was told before");
    window.wait(millis(1));
    assert!(window.shown().time_up);
    assert_eq!(window.shown().note.side, Some(Side::Black));
}

#[test]
fn the_reply_waits_and_then_for_the_rest_of_its_delay() {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.wait(millis(600));
    window.dispatch(Event::Cover(true));
    window.answer("d6");
    window.wait(secs(60));
    assert_eq!(window.moves(), "f5", "what the machine found waits");
    window.dispatch(Event::Cover(false));
    window.wait(REPLY_DELAY.saturating_sub(millis(601)));
    assert_eq!(window.moves(), "f5");
    window.wait(millis(1));
    assert_eq!(window.moves(), "f5 d6");
}

#[test]
fn a_pass_by_itself_waits_as_well() {
    let mut fresh = Window::new(without_clock(Mode::TwoPlayers, 6), by_itself());
    fresh.dispatch(Event::Start);
    let mut window = play_to(&fresh, |window| window.shown().must_pass);
    let turns = window.shown().move_count;
    window.wait(millis(1000));
    window.dispatch(Event::Cover(true));
    window.wait(secs(60));
    assert_eq!(window.shown().move_count, turns);
    window.dispatch(Event::Cover(false));
    window.wait(PASS_BY_ITSELF_AFTER.saturating_sub(millis(1001)));
    assert_eq!(window.shown().move_count, turns);
    window.wait(millis(1));
    assert_eq!(window.shown().move_count, turns + 1);
}

#[test]
fn a_turn_that_begins_under_a_sheet_has_all_of_its_time() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::Cover(true));
    window.wait(secs(10));
    window.click("f5");
    window.wait(secs(10));
    window.dispatch(Event::Cover(false));
    assert_eq!(window.shown().time.white, Some(secs(30)));
    window.wait(secs(1));
    assert_eq!(window.shown().time.white, Some(secs(29)));
}

#[test]
fn the_clock_is_on_disk_when_a_sheet_comes() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(millis(3_400));
    let effects = window.dispatch(Event::Cover(true));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Save { .. })));
    let mut next =
        Window::new(crate::window_support::setup(Mode::TwoPlayers, 8), Options::default());
    next.restore(&window.kept.clone().expect("it was kept"));
    assert_eq!(next.shown().time.black, Some(millis(26_600)));
}
