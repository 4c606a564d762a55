//! Turns without a legal move, and turns that are skipped.

use super::situation;
use crate::window_support::{Window, by_itself, millis, play_to, secs, without_clock};
use heibai::app::state::{Event, PASS_BY_ITSELF_AFTER, Status};
use heibai::game::{Mode, Options};

#[test]
fn without_a_legal_move_the_status_says_so_and_skip_is_the_way_on() {
    let mut window = situation("must-pass");
    let shown = window.shown();
    assert_eq!((shown.note.status, shown.note.side), (Status::MustPass, Some(shown.turn)));
    assert_ne!(shown.note.cell, "", "the move before is told as well");
    assert!(shown.can_skip && !shown.can_hint && window.legal().is_empty());
    let wakes = window.wait(millis(29_999));
    assert_eq!((window.shown().move_count, wakes), (shown.move_count, 29), "no pass by itself");
    window.dispatch(Event::Skip);
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::PassedToMove, Some(shown.turn)));
}

/// A position without a legal move, with "pass automatically" on.
fn will_pass() -> Window {
    let mut fresh = Window::new(without_clock(Mode::TwoPlayers, 6), by_itself());
    fresh.dispatch(Event::Start);
    play_to(&fresh, |window| window.shown().must_pass)
}

#[test]
fn the_option_passes_by_itself_after_a_moment() {
    let mut window = will_pass();
    let (turns, side) = (window.shown().move_count, window.shown().turn);
    assert_eq!(window.status(), Status::WillPass);
    window.wait(PASS_BY_ITSELF_AFTER.saturating_sub(millis(1)));
    assert_eq!(window.shown().move_count, turns);
    window.log.clear();
    window.wait(millis(1));
    assert_eq!(window.shown().move_count, turns + 1);
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::PassedToMove, Some(side)));
    assert!(!window.shown().must_pass, "passes by themselves never loop");
}

#[test]
fn pass_by_itself_is_off_at_first_and_counts_from_when_it_is_turned_on() {
    assert!(!Options::default().pass_by_itself);
    let mut window = will_pass();
    let turns = window.shown().move_count;
    window.change(|settings| settings.play.pass_by_itself = false);
    assert_eq!(window.status(), Status::MustPass);
    assert_eq!(window.wait(secs(100)), 0);
    window.change(|settings| settings.play.pass_by_itself = true);
    assert_eq!((window.status(), window.shown().move_count), (Status::WillPass, turns));
    window.wait(PASS_BY_ITSELF_AFTER);
    assert_eq!(window.shown().move_count, turns + 1);
}

#[test]
fn a_pause_and_an_undo_stop_the_pass_that_is_about_to_come() {
    let mut window = will_pass();
    let turns = window.shown().move_count;
    window.dispatch(Event::TogglePause);
    assert_eq!(window.wait(secs(100)), 0);
    window.dispatch(Event::TogglePause);
    assert_eq!(window.status(), Status::WillPass);
    window.wait(PASS_BY_ITSELF_AFTER.saturating_sub(millis(1)));
    assert_eq!(window.shown().move_count, turns, "the moment begins anew");
    window.dispatch(Event::Undo);
    window.wait(secs(100));
    assert_eq!(window.shown().move_count, turns - 1);
}

#[test]
fn a_pass_that_was_taken_back_is_not_made_again_by_itself() {
    let mut window = will_pass();
    let turns = window.shown().move_count;
    window.wait(PASS_BY_ITSELF_AFTER);
    window.dispatch(Event::Undo);
    assert_eq!((window.shown().move_count, window.status()), (turns, Status::MustPass));
    assert_eq!(window.wait(secs(100)), 0);
    assert!(window.shown().can_redo, "or undo could never go further back");
    window.dispatch(Event::TogglePause);
    window.dispatch(Event::TogglePause);
    assert_eq!(window.status(), Status::MustPass);
    assert_eq!(window.wait(secs(100)), 0);
    window.dispatch(Event::Skip);
    assert_eq!(window.status(), Status::PassedToMove);
}

#[test]
fn official_rules_refuse_a_skip_with_a_legal_move() {
    let mut window = Window::started(Mode::TwoPlayers);
    assert!(window.shown().can_skip);
    window.change(|settings| settings.play.official_rules = true);
    assert!(!window.shown().can_skip);
    window.dispatch(Event::Skip);
    assert_eq!((window.status(), window.moves()), (Status::SkipRefused, String::new()));
}
