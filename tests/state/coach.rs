//! The question before a move that throws much away: when it is asked, once, and what takes it back.

use std::sync::mpsc;
use std::time::Duration;

use crate::driver_support::Home;
use crate::window_support::{Window, millis, secs, setup, without_clock};
use heibai::analysis::reasons::{Gate, Motif, Reason};
use heibai::analysis::{Alarm, Coach, Equipment, Intention, Judged, MoveValue, Verdict};
use heibai::app::state::{
    COACH_PATIENCE, COACH_TIME, CoachAsks, CoachEvent, Effect, Event, Status, StudyEvent,
};
use heibai::eval::Score;
use heibai::game::tree::Certainty;
use heibai::game::{Game, Mode, Options, Phase, Ply, Position, Setup, Side, TimeControl, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::search::HashSize;

/// A game against the machine, which has answered f5 with d6, with the coach on.
fn coached(setup: Setup) -> Window {
    let mut window = Window::new(setup, Options::default());
    window.change(|settings| settings.play.coach = true);
    window.dispatch(Event::Start);
    let first = window.click("f5");
    judge(&mut window, &first, None);
    window.answer("d6");
    window.wait(secs(3));
    assert_eq!(window.moves(), "f5 d6");
    window
}

fn black() -> Window {
    coached(without_clock(Mode::PlayBlack, 8))
}

fn intentions(effects: &[Effect]) -> Vec<Intention> {
    let asked = |effect: &Effect| match effect {
        Effect::Judge(intention) => Some((**intention).clone()),
        _ => None,
    };
    effects.iter().filter_map(asked).collect()
}

fn value(cell: usize, hundredths: i16, certainty: Certainty) -> MoveValue {
    MoveValue { cell, score: Score::from_hundredths(hundredths), certainty, line: vec![cell] }
}

/// What is known of a move that costs so many hundredths of a disc.
fn verdict(intention: &Intention, lost: i16) -> Verdict {
    let others = intention.position.legal_cells().into_iter();
    let best = others.rev().find(|&cell| cell != intention.cell).expect("there is another move");
    let deep = Certainty::Depth(8);
    let best = value(best, 300, deep);
    Verdict { best, played: value(intention.cell, 300 - lost, deep), reason: None }
}

fn tell(
    window: &mut Window,
    generation: u64,
    verdict: Option<Verdict>,
    is_final: bool,
) -> Vec<Effect> {
    let judged = Judged { generation, verdict, is_final };
    window.dispatch(Event::Coach(CoachEvent::Judged(Box::new(judged))))
}

/// Tells that the move that was looked at costs so much, or that nothing is known.
fn judge(window: &mut Window, effects: &[Effect], lost: Option<i16>) -> Vec<Effect> {
    let asked = intentions(effects);
    assert_eq!(asked.len(), 1, "{effects:?}");
    let verdict = lost.map(|lost| verdict(&asked[0], lost));
    tell(window, asked[0].generation, verdict, true)
}

fn asks(window: &Window) -> Option<CoachAsks> {
    window.shown().coach.asks
}

/// The window asks about c3, which costs eight discs.
fn asking() -> Window {
    let mut window = black();
    let effects = window.click("c3");
    assert!(window.shown().coach.looking);
    judge(&mut window, &effects, Some(800));
    assert!(asks(&window).is_some());
    window
}

#[test]
fn a_move_that_costs_little_is_played_as_soon_as_that_is_known() {
    let mut window = black();
    let effects = window.click("c3");
    assert_eq!(window.moves(), "f5 d6", "it is looked at first");
    judge(&mut window, &effects, Some(590));
    assert_eq!(window.moves(), "f5 d6 c3");
    assert_eq!((asks(&window), window.shown().coach.asked), (None, 0));
}

#[test]
fn a_move_that_costs_six_discs_is_asked_about_and_played_if_it_is_meant() {
    let mut window = asking();
    let asked = asks(&window).expect("it asks");
    assert_eq!((asked.name.as_str(), asked.alarm), ("c3", Alarm::Discs));
    assert_eq!((asked.before, asked.after, asked.exact), (3.0, -5.0, false));
    assert!(asked.percent_before > 50 && asked.percent_after < 50);
    assert_eq!(window.shown().coach.asked, 1);
    assert_eq!(window.moves(), "f5 d6");
    window.dispatch(Event::Coach(CoachEvent::Play));
    assert_eq!(window.moves(), "f5 d6 c3");
    assert_eq!(asks(&window), None);
    assert_eq!(window.shown().coach.asked, 1, "it stays counted");
}

#[test]
fn each_move_of_a_position_is_asked_about_once() {
    let mut window = asking();
    window.dispatch(Event::Coach(CoachEvent::Another));
    assert_eq!((asks(&window), window.moves().as_str()), (None, "f5 d6"));
    let other = window.click("c5");
    judge(&mut window, &other, Some(700));
    assert_eq!(window.shown().coach.asked, 2);
    let effects = window.click("c3");
    assert_eq!(intentions(&effects), [], "it was asked about");
    assert_eq!(window.moves(), "f5 d6 c3");
}

#[test]
fn the_same_square_again_means_it_and_another_one_is_looked_at_anew() {
    let mut window = asking();
    window.click("c3");
    assert_eq!(window.moves(), "f5 d6 c3");
    let mut window = asking();
    let other = window.click("c5");
    assert_eq!(asks(&window), None, "the question is not about this one");
    judge(&mut window, &other, Some(0));
    assert_eq!(window.moves(), "f5 d6 c5");
}

#[test]
fn a_move_that_is_looked_at_is_looked_at_once_and_gives_way_to_another() {
    let mut window = black();
    let first = window.click("c3");
    assert_eq!(intentions(&window.click("c3")), [], "once more is the same");
    let second = window.click("c5");
    assert!(second.contains(&Effect::EndJudging));
    judge(&mut window, &first, Some(0));
    assert_eq!(window.moves(), "f5 d6", "what comes late is of another move");
    judge(&mut window, &second, Some(0));
    assert_eq!(window.moves(), "f5 d6 c5");
}

#[test]
fn what_is_not_known_in_time_is_played() {
    let mut window = black();
    let effects = window.click("c3");
    window.wait(COACH_PATIENCE.saturating_sub(millis(1)));
    assert_eq!(window.moves(), "f5 d6");
    let log = window.log.len();
    window.wait(millis(2));
    assert_eq!(window.moves(), "f5 d6 c3");
    assert!(window.log[log..].contains(&Effect::EndJudging));
    judge(&mut window, &effects, Some(6000));
    assert_eq!(asks(&window), None, "it is too late to ask");
}

#[test]
fn a_reason_is_waited_for_no_longer_than_there_is_time() {
    let reason = Reason::new(Motif::Corner { corner: 0, gate: Gate::XSquare }, 1, 80);
    let mut window = black();
    let asked = intentions(&window.click("c3"));
    let known = verdict(&asked[0], 900);
    tell(&mut window, asked[0].generation, Some(known.clone()), false);
    assert_eq!(asks(&window), None, "a reason may follow");
    let explained = Verdict { reason: Some(reason.clone()), ..known.clone() };
    tell(&mut window, asked[0].generation, Some(explained), true);
    assert_eq!(asks(&window).expect("it asks").reason, Some(reason));

    let mut window = black();
    let asked = intentions(&window.click("c3"));
    tell(&mut window, asked[0].generation, Some(known), false);
    window.wait(COACH_TIME);
    assert_eq!(asks(&window).expect("it asks all the same").reason, None);
}

#[test]
fn a_busy_computer_has_longer_to_find_the_first_thing() {
    let mut window = black();
    let asked = intentions(&window.click("c3"));
    window.wait(COACH_TIME + millis(100));
    assert_eq!(window.moves(), "f5 d6", "nothing is known yet");
    tell(&mut window, asked[0].generation, Some(verdict(&asked[0], 900)), false);
    assert_eq!(asks(&window).expect("there is no time for a reason").reason, None);

    let mut window = black();
    let effects = window.click("c3");
    window.wait(COACH_TIME + millis(100));
    judge(&mut window, &effects, Some(0));
    assert_eq!(window.moves(), "f5 d6 c3");
}

#[test]
fn whatever_changes_the_position_takes_the_question_back() {
    let without_coach = Event::ChangeSettings(Box::default());
    for event in [
        Event::Undo,
        Event::Resign,
        Event::Reset,
        Event::TogglePause,
        without_coach.clone(),
        Event::Study(StudyEvent::Enter),
    ] {
        let mut window = asking();
        window.dispatch(event.clone());
        assert_eq!(asks(&window), None, "{event:?}");
        let moves = window.state.game().turns().len();
        window.dispatch(Event::Coach(CoachEvent::Play));
        assert_eq!(window.state.game().turns().len(), moves, "{event:?}: there is nothing to play");
    }
    // A move that is looked at goes the same way, but for the end of the looking, which plays it.
    for (event, moves) in [
        (Event::Undo, "f5 d6"),
        (Event::TogglePause, "f5 d6"),
        (without_coach, "f5 d6 c3"),
        (Event::Cover(true), "f5 d6 c3"),
        (Event::Close, "f5 d6 c3"),
    ] {
        let mut window = black();
        let effects = window.click("c3");
        let ended = window.dispatch(event.clone());
        assert!(ended.contains(&Effect::EndJudging), "{event:?}");
        assert_eq!(window.moves(), moves, "{event:?}");
        judge(&mut window, &effects, Some(800));
        assert_eq!((asks(&window), window.moves().as_str()), (None, moves), "{event:?}");
    }
}

#[test]
fn undo_takes_back_the_move_that_is_asked_about_before_those_that_were_made() {
    let mut window = asking();
    assert!(window.shown().can_undo);
    window.dispatch(Event::ViewFirst);
    window.dispatch(Event::Undo);
    assert_eq!((asks(&window), window.moves().as_str()), (None, "f5 d6"));
    assert_eq!((window.status(), window.shown().viewing_past), (Status::ToMove, false));
    window.dispatch(Event::Undo);
    assert_eq!(window.moves(), "");
}

#[test]
fn the_count_is_that_of_the_game() {
    let mut window = asking();
    window.dispatch(Event::Resign);
    assert_eq!((window.phase(), window.shown().coach.asked), (Phase::Over, 1));
    window.dispatch(Event::Rematch);
    assert_eq!(window.shown().coach.asked, 0);
}

#[test]
fn a_question_that_comes_again_is_counted_once() {
    let mut window = asking();
    for _ in 0..2 {
        window.dispatch(Event::TogglePause);
        window.dispatch(Event::TogglePause);
        let effects = window.click("c3");
        judge(&mut window, &effects, Some(800));
        assert!(asks(&window).is_some());
        assert_eq!(window.shown().coach.asked, 1);
    }
    window.dispatch(Event::Coach(CoachEvent::Play));
    window.dispatch(Event::Undo);
    assert_eq!(window.moves(), "f5 d6");
    let effects = window.click("c5");
    judge(&mut window, &effects, Some(700));
    assert_eq!(window.shown().coach.asked, 2, "this is another one");
    let effects = window.click("c3");
    judge(&mut window, &effects, Some(800));
    assert_eq!(window.shown().coach.asked, 1, "it is still the first one");
    window.dispatch(Event::Coach(CoachEvent::Another));
    assert_eq!(window.shown().coach.asked, 2);
}

#[test]
fn the_clock_stands_still_while_it_is_asked() {
    let time = TimeControl::per_turn(30);
    let mut window = coached(Setup { time, ..setup(Mode::PlayBlack, 8) });
    let left = |window: &Window| window.shown().time[Side::Black].expect("there is a clock");
    let after = |left: Duration, gone: Duration| left.checked_sub(gone).expect("time is left");
    let begun = left(&window);
    let effects = window.click("c3");
    window.wait(millis(100));
    // While the move is looked at it runs on.
    judge(&mut window, &effects, Some(800));
    assert!(asks(&window).is_some());
    window.wait(secs(60));
    assert_eq!((left(&window), window.shown().time_up), (after(begun, millis(100)), false));
    for (event, is_played) in [
        (Event::Coach(CoachEvent::Another), false),
        (Event::Undo, false),
        (Event::Coach(CoachEvent::Play), true),
    ] {
        let mut window = window.clone();
        window.dispatch(event);
        assert_eq!(window.moves() == "f5 d6 c3", is_played);
        let side = if is_played { Side::White } else { Side::Black };
        let before = window.shown().time[side].expect("there is a clock");
        window.wait(secs(1));
        // It is shown anew whenever a whole second is over.
        assert!(window.shown().time[side].is_some_and(|now| now < before), "it runs on");
    }
    // A pause takes the question back, and the clock stands for that.
    window.dispatch(Event::TogglePause);
    assert_eq!(asks(&window), None);
    window.dispatch(Event::TogglePause);
    window.wait(secs(1));
    assert!((after(begun, millis(1100))..after(begun, millis(100))).contains(&left(&window)));
}

#[test]
fn whatever_is_refused_while_it_is_asked_is_said_beside_the_question() {
    let mut window = asking();
    assert_eq!(window.status(), Status::CoachAsks);
    window.dispatch(Event::Skip);
    assert_eq!((window.status(), asks(&window).is_some()), (Status::SkipRefused, true));
    window.dispatch(Event::Explain(Status::OnlyInStudy));
    assert_eq!((window.status(), asks(&window).is_some()), (Status::OnlyInStudy, true));
    for event in [Event::Coach(CoachEvent::Another), Event::Undo] {
        let mut window = asking();
        window.dispatch(event);
        assert_eq!((window.status(), asks(&window)), (Status::ToMove, None));
    }
}

#[test]
fn a_hint_is_wanted_in_place_of_the_move_that_is_asked_about() {
    let mut window = asking();
    window.dispatch(Event::Hint);
    assert_eq!((asks(&window), window.status()), (None, Status::LookingForHint));
    assert_eq!(window.moves(), "f5 d6");
}

#[test]
fn who_has_hardly_any_time_is_not_asked() {
    let time = TimeControl::per_turn(30);
    let mut window = coached(Setup { time, ..setup(Mode::PlayBlack, 8) });
    let wait_until = |window: &mut Window, left: Duration| {
        let now = window.shown().time[Side::Black].expect("there is a clock");
        window.wait(now.saturating_sub(left));
    };
    wait_until(&mut window, secs(2));
    let asked = intentions(&window.click("c3"));
    assert!(asked[0].time <= millis(200), "{:?}", asked[0].time);
    window.wait(millis(200));
    assert_eq!(window.moves(), "f5 d6 c3", "a tenth of the time is enough");
    let mut window = coached(Setup { time, ..setup(Mode::PlayBlack, 8) });
    wait_until(&mut window, secs(10));
    window.click("c3");
    window.wait(millis(999));
    assert_eq!(window.moves(), "f5 d6");
    window.wait(millis(2));
    assert_eq!(window.moves(), "f5 d6 c3", "here, too, though more is there");
    let mut window = coached(Setup { time, ..setup(Mode::PlayBlack, 8) });
    wait_until(&mut window, millis(500));
    assert_eq!(intentions(&window.click("c3")), []);
    assert_eq!(window.moves(), "f5 d6 c3");
}

#[test]
fn only_a_move_against_the_machine_that_could_be_another_is_looked_at() {
    let mut off = Window::new(without_clock(Mode::PlayBlack, 8), Options::default());
    off.dispatch(Event::Start);
    assert_eq!(intentions(&off.click("f5")), [], "it is off");
    let mut people = Window::new(without_clock(Mode::TwoPlayers, 8), Options::default());
    people.change(|settings| settings.play.coach = true);
    people.dispatch(Event::Start);
    assert_eq!(intentions(&people.click("f5")), [], "people play each other");
    let mut window = black();
    assert_eq!(intentions(&window.click("a1")), [], "it is not legal");
    window.dispatch(Event::ViewFirst);
    assert_eq!(intentions(&window.click("c3")), [], "on an old position it only returns");
    assert_eq!(intentions(&window.click("c3")).len(), 1);
}

#[test]
fn the_game_is_lost_where_that_is_proved() {
    let variant = Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: Opening::Free };
    let mut position: Position = variant.start().expect("there is one");
    let worth =
        |cell: usize, score: Score, certainty| MoveValue { score, ..value(cell, 0, certainty) };
    let alarm =
        |position: &Position, best, played| Verdict { best, played, reason: None }.alarm(position);
    let (exact, deep) = (Certainty::Exact, Certainty::Depth(8));
    let even = worth(1, Score::default(), deep);
    let lost = worth(2, -Score::win_in(6), exact);
    let won = worth(3, Score::win_in(7), exact);
    assert_eq!(alarm(&position, even.clone(), lost.clone()), Some(Alarm::Game));
    assert_eq!(alarm(&position, lost.clone(), worth(4, -Score::win_in(2), exact)), None);
    assert_eq!(alarm(&position, won.clone(), worth(4, Score::win_in(9), exact)), None);
    let worse = worth(4, Score::from_hundredths(-500), deep);
    assert_eq!(alarm(&position, won.clone(), worse.clone()), Some(Alarm::Game));
    assert_eq!(alarm(&position, won, worth(4, Score::from_hundredths(500), deep)), None);
    assert_eq!(alarm(&position, even, worse), None, "it costs no disc, and nothing is proved");

    position = Variant::usual(Game::Othello).start().expect("there is one");
    let discs = |cell, discs: i16, certainty| value(cell, 100 * discs, certainty);
    let cases = [
        (2, exact, -2, exact, Some(Alarm::Game)),
        (2, exact, 0, exact, Some(Alarm::Game)),
        (0, exact, -2, exact, Some(Alarm::Game)),
        (-2, exact, -6, exact, None),
        (2, deep, -2, exact, None),
        (8, exact, 2, exact, Some(Alarm::Discs)),
        (8, deep, 2, deep, Some(Alarm::Discs)),
        // Who has looked so little far knows nothing.
        (8, deep, 2, Certainty::Depth(3), None),
        (8, Certainty::Depth(1), 2, deep, None),
    ];
    for (best, how_best, played, how_played, expected) in cases {
        let found = alarm(&position, discs(1, best, how_best), discs(2, played, how_played));
        assert_eq!(found, expected, "{best} {how_best:?} {played} {how_played:?}");
    }
}

#[test]
fn the_window_looks_at_a_move_before_it_is_played() {
    let home = Home::new();
    let mut program = home.start(Mode::PlayBlack).without_delay().without_clock();
    program.change(|settings| settings.play.coach = true);
    assert!(program.shown().coach.on);
    let cell = program.driver.state().cell_named("f5").expect("it is a square");
    program.dispatch(Event::Activate(cell));
    assert!(program.shown().coach.looking);
    // All first moves are alike.
    program.until("the move", |driver| driver.state().shown().move_count > 0);
    assert_eq!((program.shown().coach.asks, program.shown().coach.asked), (None, 0));
    program.quit();
    assert!(home.launch().driver.settings().play.coach, "it is remembered");
}

/// What a coach with time enough says of a move.
fn real(position: &Position, name: &str, beside: Option<&str>, time: Duration) -> Judged {
    let (sender, told) = mpsc::channel();
    let equipment = Equipment { hash: HashSize::mebibytes(1), threads: 2 };
    let report = move |judged| drop(sender.send(judged));
    let coach = Coach::start(equipment, position.clone(), report).expect("it starts");
    let cell_of = |name| position.cell_named(name).expect("it is a cell");
    let (cell, beside) = (cell_of(name), beside.map(cell_of));
    let intention =
        |generation, time| Intention { generation, position: position.clone(), cell, beside, time };
    // One that is not wanted any more says nothing.
    coach.ask(intention(1, secs(100)));
    coach.cancel();
    coach.ask(intention(2, time));
    loop {
        let judged = told.recv_timeout(secs(60)).expect("it answers");
        assert_eq!(judged.generation, 2);
        if judged.is_final {
            return judged;
        }
        assert!(judged.verdict.expect("it says what it costs").alarm(position).is_some());
    }
}

#[test]
fn a_coach_says_what_a_move_costs_and_why() {
    let variant = Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: Opening::Free };
    let mut position = variant.start().expect("there is one");
    // Black has four in a row at the edge, of which White has stopped one end; once the other is stopped White is not lost.
    for name in ["h1", "g1", "i1", "h8", "j1", "i9", "k1"] {
        let cell = position.cell_named(name).expect("it is a cell");
        position.play(Ply::Place(cell)).expect("it is legal");
    }
    let judged = real(&position, "a15", None, secs(2)).verdict.expect("it knows");
    assert_eq!(judged.alarm(&position), Some(Alarm::Game));
    let reason = judged.reason.expect("that is proved at once");
    assert!(matches!(reason.motif, Motif::FourUnblocked { .. }), "{reason:?}");
    assert_eq!(real(&position, "l1", None, secs(2)).verdict, None, "there is nothing to warn of");
}

#[test]
fn the_coach_is_ready_before_the_first_move_is_chosen() {
    let mut window = Window::new(without_clock(Mode::PlayBlack, 8), Options::default());
    window.dispatch(Event::Start);
    assert_eq!(window.state.watched_by_coach(), None, "it is off");
    window.change(|settings| settings.play.coach = true);
    assert_eq!(window.state.watched_by_coach(), Some(window.state.game().position()));
    window.dispatch(Event::TogglePause);
    assert_eq!(window.state.watched_by_coach(), None, "the game stands still");
    window.dispatch(Event::TogglePause);
    assert!(window.state.watched_by_coach().is_some());
    let mut people = Window::new(without_clock(Mode::TwoPlayers, 8), Options::default());
    people.change(|settings| settings.play.coach = true);
    people.dispatch(Event::Start);
    assert_eq!(people.state.watched_by_coach(), None, "nobody plays the machine");
}

#[test]
fn two_moves_are_compared_also_where_neither_is_bad() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    let position = window.state.game().position().clone();
    let judged = real(&position, "c3", Some("c4"), secs(1));
    let verdict = judged.verdict.expect("both are known");
    let named = [&verdict.best, &verdict.played].map(|it| position.cell_name(it.cell));
    assert_eq!(named, ["c4", "c3"], "the one that was asked for comes first, whatever it is worth");
    assert_eq!(verdict.best.certainty, verdict.played.certainty);
    assert_eq!(verdict.reason, None);
}
