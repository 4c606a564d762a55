//! The machine as somebody of a rating: what is searched for it, how long it takes, and when it resigns.

use std::time::Duration;

use crate::window_support::{REPLY_DELAY, Window, finding, play_to, secs, setup};
use heibai::app::state::{Event, Status};
use heibai::game::{Game, How, Mode, Options, Phase, Setup, Side, Skill, TimeControl, Variant};
use heibai::people::LastMoves;

fn person(rating: u16) -> Skill {
    Skill::new(rating).expect("it is one")
}

/// A game against somebody, in which f5 was played.
fn thinking(options: Options, time: TimeControl) -> Window {
    let mut setup = Setup { time, ..setup(Mode::PlayBlack, 8) };
    setup.skills.white = person(1400);
    let mut window = Window::new(setup, options);
    window.dispatch(Event::Start);
    window.click("f5");
    window
}

#[test]
fn a_move_is_asked_for_as_somebody_of_the_rating_makes_it_with_the_last_moves() {
    let mut window = thinking(Options::default(), TimeControl::Off);
    let job = window.search.clone().expect("it is the machine's turn");
    let f5 = window.cell("f5");
    assert_eq!(job.skill, Some(person(1400)));
    assert_eq!(job.last, LastMoves { opponents: Some(f5), own: None });
    window.answer("d6");
    window.wait(REPLY_DELAY);
    window.click("c3");
    let job = window.search.clone().expect("it is the machine's turn again");
    let last = LastMoves { opponents: Some(window.cell("c3")), own: Some(window.cell("d6")) };
    assert_eq!(job.last, last);
    assert_eq!(window.shown().players.white, Some(person(1400)));
}

#[test]
fn a_hint_knows_nothing_of_it() {
    let mut window = thinking(Options::default(), TimeControl::Off);
    window.answer("d6");
    window.wait(REPLY_DELAY);
    window.dispatch(Event::Hint);
    assert_eq!(window.search.and_then(|job| job.skill), None);
}

#[test]
fn where_people_are_unknown_a_level_of_like_strength_plays() {
    let mut window = thinking(Options::default(), TimeControl::Off);
    window.dispatch(Event::Resign);
    window.dispatch(Event::ChooseSize(10));
    assert_eq!(window.shown().players.white, Skill::new(5));
    let gomoku = Variant::usual(Game::Gomoku);
    window.dispatch(Event::ChooseVariant(gomoku));
    assert_eq!(window.shown().players.white, Some(person(1400)), "what they overlook is known");
    window.dispatch(Event::ChooseVariant(Variant::default()));
    assert_eq!(window.shown().players.white, Some(person(1400)), "the choice is not forgotten");
}

/// How long the reply to f5 takes to be seen, up to ten seconds.
fn delay(mut window: Window) -> Duration {
    window.answer("d6");
    let step = Duration::from_millis(50);
    let steps = (0..200).find(|_| {
        window.wait(step);
        window.moves() == "f5 d6"
    });
    step * steps.expect("it is shown sooner")
}

#[test]
fn it_takes_its_time_if_it_is_wanted_and_never_much_of_the_clock() {
    let at_once = delay(thinking(Options::default(), TimeControl::Off));
    assert!(at_once <= REPLY_DELAY, "{at_once:?}");
    let patient = Options { takes_time: true, ..Options::default() };
    let slow: Vec<Duration> = (0..8).map(|_| delay(thinking(patient, TimeControl::Off))).collect();
    assert!(slow.iter().all(|it| *it < secs(10)));
    let mut window = thinking(patient, TimeControl::per_turn(5));
    window.answer("d6");
    window.wait(secs(1));
    assert_eq!(window.moves(), "f5 d6", "a tenth of five seconds is less than the usual delay");
}

/// A game of Gomoku against somebody, in which a stone was placed.
fn gomoku(options: Options) -> Window {
    let mut setup = Setup { time: TimeControl::Off, ..setup(Mode::PlayBlack, 8) };
    setup.variant = Variant::usual(Game::Gomoku);
    setup.skills.white = person(1400);
    let mut window = Window::new(setup, options);
    window.dispatch(Event::Start);
    window.click("h8");
    window
}

#[test]
fn gomoku_has_more_moves_than_anybody_considers_and_nobody_resigns_it() {
    let options = Options { takes_time: true, may_resign: true, ..Options::default() };
    let mut window = gomoku(options);
    let first = |window: &Window| window.state.game().position().legal_cells()[0];
    for round in 1..=8 {
        assert_eq!(window.search.as_ref().and_then(|job| job.skill), Some(person(1400)));
        let cell = first(&window);
        window.answer_with(Some(finding(cell, -200.0)));
        window.wait(secs(25));
        assert_eq!(window.state.game().turns().len(), 2 * round);
        assert_ne!(window.phase(), Phase::Over);
        let own = first(&window);
        window.dispatch(Event::Activate(own));
    }
}

/// A game between the machine and somebody, played until this many squares are empty and the machine is to move.
fn late(options: Options, empties: usize) -> Window {
    let mut setup = setup(Mode::PlayBlack, 8);
    setup.time = TimeControl::Off;
    setup.skills.white = person(1400);
    let mut fresh = Window::new(setup, options);
    fresh.dispatch(Event::Start);
    play_to(&fresh, |window| {
        let counts = window.state.game().position().counts();
        64 - counts.black - counts.white <= empties && window.search.is_some()
    })
}

fn answer_with(window: &mut Window, discs: f32) {
    let cell = window.state.game().position().legal_cells()[0];
    window.answer_with(Some(finding(cell, discs)));
    window.wait(REPLY_DELAY);
}

#[test]
fn it_resigns_only_if_it_may_and_only_late_and_far_behind() {
    let may = Options { may_resign: true, ..Options::default() };
    for (options, empties, discs, resigns) in [
        (may, 18, -40.0, true),
        (may, 18, -20.0, false),
        (may, 40, -40.0, false),
        (Options::default(), 18, -40.0, false),
    ] {
        let mut window = late(options, empties);
        let turns = window.state.game().turns().len();
        answer_with(&mut window, discs);
        assert_eq!(window.phase() == Phase::Over, resigns, "{empties} {discs}");
        if resigns {
            assert_eq!(window.status(), Status::Resigned);
            let outcome = window.shown().outcome.expect("the game is over");
            assert_eq!(outcome.winner, Some(Side::Black));
            assert_eq!(window.state.game().turns().len(), turns);
        } else {
            assert_eq!(window.state.game().turns().len(), turns + 1);
        }
    }
}

#[test]
fn undo_after_the_machine_resigned_goes_back_to_ones_own_move() {
    let mut window = late(Options { may_resign: true, ..Options::default() }, 18);
    let turns = window.state.game().turns().len();
    answer_with(&mut window, -40.0);
    assert_eq!(window.phase(), Phase::Over);
    window.dispatch(Event::Undo);
    assert_eq!((window.phase(), window.shown().turn), (Phase::Running, Side::Black));
    assert!(window.state.game().turns().len() < turns && window.search.is_none());
    window.dispatch(Event::Redo);
    assert_eq!(window.state.game().turns().len(), turns);
    assert!(window.search.is_some(), "it thinks again");
}

#[test]
fn a_forced_pass_is_shown_at_once_however_slow_the_move_before_was() {
    let patient = Options { takes_time: true, ..Options::default() };
    let mut setup = Setup { time: TimeControl::Off, ..setup(Mode::PlayBlack, 8) };
    setup.skills.white = person(1400);
    let mut fresh = Window::new(setup, patient);
    fresh.dispatch(Event::Start);
    let mut window = play_to(&fresh, |window| {
        window.state.game().machine_to_move().is_some()
            && window.state.game().position().must_pass()
    });
    let turns = window.state.game().turns().len();
    window.wait(REPLY_DELAY);
    let last = window.state.game().turns().last().map(|turn| turn.how);
    assert_eq!((window.state.game().turns().len(), last), (turns + 1, Some(How::ForcedPass)));
}
