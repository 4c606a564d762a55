//! What the window says and does while a clock runs, and that nothing runs without one.

use crate::window_support::{Window, millis, secs, signals, without_clock};
use heibai::app::state::{Effect, Event, Question, Signal, Stage, Status, WARNING_TIME};
use heibai::game::{Answer, Mode, Options, PerGame, Phase, Setup, Side, TimeControl, TimeOutRule};

fn on_time_out(time_out: TimeOutRule) -> Options {
    Options { time_out: PerGame::from_fn(|_| time_out), ..Options::default() }
}

#[test]
fn the_last_five_seconds_warn_once_a_turn() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(secs(24));
    assert!(!window.shown().time_warning);
    window.log.clear();
    window.wait(secs(1));
    assert!(window.shown().time_warning);
    assert_eq!(window.shown().time.black, Some(WARNING_TIME));
    window.wait(secs(4));
    let last = |seconds| Signal::LastSecond(seconds);
    assert_eq!(signals(&window.log), [last(5), last(4), last(3), last(2), last(1)]);
    window.click("f5");
    assert!(!window.shown().time_warning);
    window.wait(secs(26));
    assert!(window.shown().time_warning);
}

#[test]
fn nobody_is_warned_of_the_machines_time() {
    let mut window = Window::started(Mode::PlayWhite);
    window.log.clear();
    window.wait(secs(29));
    assert!(!window.shown().time_warning);
    assert_eq!(signals(&window.log), []);
}

/// The last seconds that were told so far.
fn told(window: &Window) -> Vec<u64> {
    let second = |signal: Signal| match signal {
        Signal::LastSecond(seconds) => Some(seconds),
        _ => None,
    };
    signals(&window.log).into_iter().filter_map(second).collect()
}

#[test]
fn each_of_the_last_seconds_is_told_once_whatever_comes_between() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(millis(26_500));
    assert_eq!(told(&window), [5, 4]);
    window.dispatch(Event::TogglePause);
    window.wait(secs(9));
    window.dispatch(Event::TogglePause);
    window.dispatch(Event::ViewFirst);
    assert_eq!(told(&window), [5, 4]);
    window.now += millis(1_600);
    window.dispatch(Event::Wake);
    assert_eq!(told(&window), [5, 4, 2], "a second that nobody saw is not told late");
    window.click("f5");
    window.wait(secs(29));
    assert_eq!(told(&window), [5, 4, 2, 5, 4, 3, 2, 1], "another turn has its own");
}

#[test]
fn a_clock_for_the_whole_game_tells_each_of_its_last_seconds_once() {
    let time = TimeControl::WholeGame { seconds: 30, increment: 0 };
    let setup = Setup { time, ..crate::window_support::setup(Mode::TwoPlayers, 8) };
    let mut window = Window::new(setup, Options::default());
    window.dispatch(Event::Start);
    window.wait(millis(26_500));
    window.click("f5");
    window.wait(millis(500));
    window.click("d6");
    assert_eq!(told(&window), [5, 4]);
    window.wait(millis(500));
    assert_eq!(told(&window), [5, 4, 3]);
}

#[test]
fn the_clock_wakes_at_every_second_and_nothing_wakes_without_one() {
    let mut window = Window::started(Mode::TwoPlayers);
    assert_eq!(window.wait(secs(20)), 20);
    window.now += millis(300);
    window.dispatch(Event::View(0));
    assert_eq!(window.state.next_wake(window.now), Some(millis(700)));
    window.dispatch(Event::TogglePause);
    assert_eq!(window.state.next_wake(window.now), None);

    let mut window = Window::new(without_clock(Mode::TwoPlayers, 8), Options::default());
    for event in [Event::Wake, Event::Start, Event::Activate(37), Event::Undo, Event::Resign] {
        window.dispatch(event);
        assert_eq!(window.state.next_wake(window.now), None);
    }
}

#[test]
fn a_timer_that_comes_too_early_does_no_harm() {
    let mut window = Window::started(Mode::TwoPlayers);
    for _ in 0..40_000 {
        window.now += millis(1);
        window.dispatch(Event::Wake);
    }
    assert!(window.shown().time_up);
    assert_eq!(window.shown().time.black, Some(secs(0)));
}

#[test]
fn time_is_up_asks_and_waits_for_the_answer() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(secs(29));
    window.log.clear();
    window.wait(secs(1));
    assert!(window.shown().time_up);
    assert_eq!(signals(&window.log), []);
    assert_eq!((window.status(), window.shown().stage()), (Status::TimeUpAsked, Stage::TimeUp));
    assert_eq!(window.shown().note.side, Some(Side::Black));
    assert_eq!(window.wait(secs(500)), 0, "nothing runs until it is answered");
    window.dispatch(Event::AnswerTimeUp(Answer::GiveTurn));
    assert_eq!(window.shown().note.side, Some(Side::Black));
    assert_eq!((window.status(), window.moves()), (Status::TimeUpPassed, "pass".to_owned()));
    assert_eq!(window.shown().time.white, Some(secs(30)));
    window.click("c5");
    window.wait(secs(30));
    window.dispatch(Event::AnswerTimeUp(Answer::NewGame));
    assert_eq!((window.phase(), window.status()), (Phase::Ready, Status::PressStart));
    window.dispatch(Event::Undo);
    assert_eq!(window.moves(), "pass c5");
}

#[test]
fn a_new_game_begins_while_the_question_of_time_waits() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    window.wait(secs(30));
    assert_eq!(window.shown().stage(), Stage::TimeUp);
    window.dispatch(Event::Ask(Question::NewGame));
    assert_eq!((window.phase(), window.moves().as_str()), (Phase::Running, ""));
    window.dispatch(Event::Undo);
    assert_eq!(window.moves(), "f5");
}

#[test]
fn the_question_stays_whatever_is_refused_meanwhile() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(secs(30));
    for event in [
        Event::Explain(Status::NotWhilePlaying),
        Event::Explain(Status::NoMistakeHere),
        Event::TogglePause,
        Event::Hint,
    ] {
        window.dispatch(event.clone());
        assert_eq!(window.status(), Status::TimeUpAsked, "{event:?}");
    }
    // It comes back with the game, too.
    let image = window.kept.clone().expect("it is kept");
    let mut again = Window::ready(Mode::TwoPlayers);
    again.state.restore(&image, again.now).expect("it fits");
    again.dispatch(Event::TogglePause);
    assert!(again.shown().time_up);
    assert_eq!(again.status(), Status::TimeUpAsked);
}

#[test]
fn whose_time_is_up_can_keep_the_turn_with_all_of_its_time() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(secs(30));
    window.dispatch(Event::AnswerTimeUp(Answer::KeepTurn));
    assert_eq!((window.status(), window.moves().as_str()), (Status::ToMove, ""));
    assert_eq!(window.shown().time.black, Some(secs(30)));
    window.wait(secs(2));
    assert_eq!(window.shown().time.black, Some(secs(28)), "it runs again");
}

#[test]
fn a_hint_costs_no_time_the_first_time_in_a_position() {
    for time in [TimeControl::per_turn(30), TimeControl::whole_game(60, 0)] {
        let chosen = Setup { time, ..without_clock(Mode::PlayBlack, 8) };
        let mut window = Window::new(chosen, Options::default());
        window.dispatch(Event::Start);
        window.wait(secs(2));
        let left = window.shown().time.black;
        window.dispatch(Event::Hint);
        window.wait(secs(20));
        assert_eq!(window.shown().time.black, left, "{time:?}");
        window.answer("f5");
        assert_eq!(window.shown().time.black, left, "{time:?}");
        window.wait(secs(1));
        let later = left.map(|left| left.saturating_sub(secs(1)));
        assert_eq!(window.shown().time.black, later, "{time:?}: it runs on");
        window.dispatch(Event::Hint);
        window.wait(secs(1));
        assert_ne!(window.shown().time.black, later, "{time:?}: the hint is there already");
        window.click("f5");
        assert!(window.search.is_some(), "the machine's turn");
        let before = window.shown().time.white;
        window.wait(secs(1));
        assert_ne!(window.shown().time.white, before, "{time:?}: its clock runs");
    }
}

#[test]
fn time_is_up_against_the_machine_hands_the_turn_to_it() {
    let mut window = Window::started(Mode::PlayBlack);
    window.wait(secs(30));
    assert!(window.search.is_none());
    window.dispatch(Event::AnswerTimeUp(Answer::GiveTurn));
    assert!(window.search.is_some());
}

#[test]
fn the_other_rules_for_the_end_of_the_time_say_what_they_did() {
    for (rule, status, phase) in [
        (TimeOutRule::Pass, Status::TimeUpPassed, Phase::Running),
        (TimeOutRule::Lose, Status::TimeUpLost, Phase::Over),
        (TimeOutRule::Count, Status::TimeUpCounted, Phase::Over),
    ] {
        let mut window = Window::started_on(Mode::TwoPlayers, 8, on_time_out(rule));
        window.click("f5");
        window.log.clear();
        window.wait(secs(30));
        let shown = window.shown();
        assert_eq!((shown.note.status, shown.phase), (status, phase));
        assert_eq!(shown.note.side, Some(Side::White));
        let is_over = phase == Phase::Over;
        assert_eq!(signals(&window.log).contains(&Signal::GameOver), is_over);
        assert_eq!(shown.outcome.is_some(), is_over);
    }
}

#[test]
fn a_game_that_ends_by_the_clock_is_kept_whatever_comes_at_that_moment() {
    for event in [Event::Reset, Event::Redo, Event::Skip, Event::Wake] {
        let mut window = Window::started_on(Mode::TwoPlayers, 8, on_time_out(TimeOutRule::Lose));
        window.click_all("f5d6");
        window.dispatch(Event::Undo);
        window.wait(millis(29_500));
        window.now += millis(600);
        let effects = window.dispatch(event);
        let kept = effects.iter().filter(|effect| matches!(effect, Effect::KeepFinished(_)));
        assert_eq!(kept.count(), 1);
    }
}

#[test]
fn the_game_pauses_when_nobody_is_there() {
    let mut window = Window::started_on(Mode::TwoPlayers, 8, on_time_out(TimeOutRule::Pass));
    window.wait(secs(600));
    assert_eq!((window.phase(), window.moves()), (Phase::Paused, "pass pass".to_owned()));
    assert_eq!(window.status(), Status::TimeUpPaused);
    window.dispatch(Event::TogglePause);
    assert_eq!((window.phase(), window.status()), (Phase::Running, Status::Continued));
}

#[test]
fn a_computer_that_slept_takes_a_second_of_the_time() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(secs(10));
    window.now += secs(3600);
    window.dispatch(Event::Wake);
    assert_eq!(window.shown().time.black, Some(secs(19)));
}
