//! The clocks of a match: countdowns, a clock for the whole game, time-outs, sleep.

use std::time::Duration;

use crate::support::{
    PER_TURN, WHOLE_GAME, millis, on_time_out, play, play_to, running, secs, started,
};
use heibai::game::{
    Answer, Consequence, End, Ending, How, Match, Mode, Mover, Options, Phase, Refusal, Side,
    TimeControl, TimeOutRule, TimedOut,
};

/// Reads the clock every half second, as a window does; gives the first time-out.
fn wait(game: &mut Match, from: Duration, to: Duration) -> Option<TimedOut> {
    let mut now = from;
    while now < to {
        now = (now + millis(500)).min(to);
        if let Some(timed_out) = game.advance(now) {
            return Some(timed_out);
        }
    }
    None
}

fn left(game: &Match, side: Side) -> Duration {
    game.time_left(side).expect("there is a clock")
}

#[test]
fn a_turn_takes_thirty_seconds_by_default() {
    assert_eq!(TimeControl::default(), TimeControl::PerTurn { seconds: 30 });
    let mut game = running(Mode::TwoPlayers);
    assert_eq!(wait(&mut game, secs(0), millis(29_999)), None);
    assert_eq!(left(&game, Side::Black), millis(1));
    let timed_out = TimedOut { side: Side::Black, consequence: Consequence::Asked };
    assert_eq!(game.advance(secs(30)), Some(timed_out));
}

#[test]
fn the_countdown_starts_afresh_every_turn() {
    let mut game = running(Mode::TwoPlayers);
    wait(&mut game, secs(0), secs(20));
    play(&mut game, "f5", secs(20));
    assert_eq!(left(&game, Side::White), secs(30));
    wait(&mut game, secs(20), secs(49));
    assert_eq!(left(&game, Side::White), secs(1));
    play(&mut game, "d6", secs(49));
    assert_eq!(left(&game, Side::Black), secs(30));
}

#[test]
fn without_a_clock_no_time_runs() {
    let mut game = started(Mode::TwoPlayers, 8, TimeControl::Off, Options::default());
    assert_eq!(game.time_left(Side::Black), None);
    assert!(!game.clock_runs());
    assert_eq!(wait(&mut game, secs(0), secs(2000)), None);
    assert!(game.human_to_move());
}

#[test]
fn a_clock_for_the_whole_game_runs_in_ones_own_turns_and_gains_by_moving() {
    let mut game = started(Mode::TwoPlayers, 8, WHOLE_GAME, Options::default());
    wait(&mut game, secs(0), secs(10));
    play(&mut game, "f5", secs(10));
    assert_eq!((left(&game, Side::Black), left(&game, Side::White)), (secs(295), secs(300)));
    wait(&mut game, secs(10), secs(30));
    play(&mut game, "d6", secs(30));
    assert_eq!((left(&game, Side::Black), left(&game, Side::White)), (secs(295), secs(285)));
    game.skip(secs(30)).expect("friends may");
    assert_eq!(left(&game, Side::Black), secs(295), "a pass gains nothing");
}

#[test]
fn a_turn_knows_the_clocks_at_its_start() {
    let mut game = started(Mode::TwoPlayers, 8, WHOLE_GAME, Options::default());
    wait(&mut game, secs(0), secs(10));
    play(&mut game, "f5", secs(10));
    wait(&mut game, secs(10), secs(12));
    play(&mut game, "d6", secs(12));
    let clocks: Vec<_> = game.turns().iter().map(|turn| turn.clocks).collect();
    assert_eq!((clocks[0].black, clocks[0].white), (secs(300), secs(300)));
    assert_eq!((clocks[1].black, clocks[1].white), (secs(295), secs(300)));
}

#[test]
fn a_pause_stops_the_clock() {
    let mut game = running(Mode::TwoPlayers);
    wait(&mut game, secs(0), secs(10));
    game.pause(millis(10_400)).expect("it runs");
    assert_eq!(left(&game, Side::Black), millis(19_600));
    assert_eq!(wait(&mut game, millis(10_400), secs(900)), None);
    game.resume(secs(900)).expect("it is paused");
    wait(&mut game, secs(900), secs(901));
    assert_eq!(left(&game, Side::Black), millis(18_600));
}

#[test]
fn a_sleeping_computer_costs_a_second_at_most() {
    let mut game = running(Mode::TwoPlayers);
    wait(&mut game, secs(0), secs(10));
    assert_eq!(game.advance(secs(8 * 3600)), None);
    assert_eq!(left(&game, Side::Black), secs(19));
    game.advance(secs(8 * 3600 + 3));
    assert_eq!(left(&game, Side::Black), secs(16), "three seconds are no sleep");
}

#[test]
fn a_reading_out_of_order_is_not_charged_twice() {
    let mut game = running(Mode::TwoPlayers);
    wait(&mut game, secs(0), secs(10));
    game.advance(secs(9));
    game.advance(secs(10));
    assert_eq!(left(&game, Side::Black), secs(20));
}

#[test]
fn a_move_after_the_time_was_up_is_refused_though_nobody_read_the_clock() {
    let mut game = running(Mode::TwoPlayers);
    wait(&mut game, secs(0), secs(29));
    let cell = game.position().legal_cells()[0];
    assert_eq!(game.place(cell, Mover::Human, secs(31)), Err(Refusal::TimeUp));
    assert_eq!((game.time_up(), game.turns().len()), (Some(Side::Black), 0));
}

#[test]
fn asked_and_continued_the_other_side_goes_on_with_a_full_countdown() {
    let mut game = running(Mode::TwoPlayers);
    wait(&mut game, secs(0), secs(30));
    assert!(!game.clock_runs(), "the clock waits for the answer");
    assert!(!game.human_to_move() && !game.can_pause() && !game.can_skip() && !game.can_resign());
    game.answer_time_up(Answer::GiveTurn, secs(100)).expect("it is asked");
    assert_eq!((game.side_to_move(), left(&game, Side::White)), (Side::White, secs(30)));
    assert_eq!(game.turns()[0].how, How::TimedOut);
    assert_eq!(game.phase(), Phase::Running);
    assert!(game.clock_runs() && game.time_up().is_none());
}

#[test]
fn asked_and_answered_with_new_game_the_match_starts_over() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5", secs(0));
    wait(&mut game, secs(0), secs(30));
    game.answer_time_up(Answer::NewGame, secs(31)).expect("it is asked");
    assert_eq!((game.phase(), game.turns().len()), (Phase::Ready, 0));
    assert!(game.can_undo(), "the old game can be brought back");
    game.undo(secs(32)).expect("it was put away");
    assert_eq!((game.phase(), game.turns().len()), (Phase::Paused, 1));
    game.resume(secs(40)).expect("it is paused");
    assert_eq!(game.time_left(Side::White), Some(secs(30)), "the turn has its time again");
    assert_eq!(wait(&mut game, secs(40), secs(69)), None);
    assert_eq!(wait(&mut game, secs(69), secs(70)).map(|out| out.side), Some(Side::White));
}

#[test]
fn a_time_out_passes_the_turn_if_the_setting_says_so() {
    let mut game = started(Mode::PlayBlack, 8, PER_TURN, on_time_out(TimeOutRule::Pass));
    let timed_out = TimedOut { side: Side::Black, consequence: Consequence::Passed };
    assert_eq!(wait(&mut game, secs(0), secs(31)), Some(timed_out));
    assert_eq!(game.turns()[0].how, How::TimedOut);
    assert!(game.machine_to_move().is_some());
    assert_eq!(left(&game, Side::White), secs(30));
}

#[test]
fn a_time_out_loses_the_game_if_the_setting_says_so() {
    let mut game = started(Mode::TwoPlayers, 8, WHOLE_GAME, on_time_out(TimeOutRule::Lose));
    play(&mut game, "f5", secs(0));
    let timed_out = TimedOut { side: Side::White, consequence: Consequence::Lost };
    assert_eq!(wait(&mut game, secs(0), secs(301)), Some(timed_out));
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.winner, Some(Side::Black));
    assert_eq!(outcome.ending, Ending::By(End::LostOnTime(Side::White)));
    assert_eq!(game.tally().wins.black, 1);
}

#[test]
fn a_time_out_lets_the_discs_decide_if_the_setting_says_so() {
    let mut game = started(Mode::TwoPlayers, 8, PER_TURN, on_time_out(TimeOutRule::Count));
    play(&mut game, "f5", secs(0));
    let timed_out = TimedOut { side: Side::White, consequence: Consequence::Counted };
    assert_eq!(wait(&mut game, secs(0), secs(31)), Some(timed_out));
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.counts.black, outcome.counts.white), (4, 1));
    assert_eq!(outcome.winner, Some(Side::Black));
    assert_eq!(outcome.ending, Ending::By(End::CountedOnTime(Side::White)));

    let mut game = started(Mode::TwoPlayers, 8, PER_TURN, on_time_out(TimeOutRule::Count));
    wait(&mut game, secs(0), secs(31));
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.winner, outcome.score.unwrap().black), (None, 32));
}

#[test]
fn the_rule_for_time_outs_is_the_one_in_force_when_the_time_is_up() {
    let mut game = running(Mode::TwoPlayers);
    wait(&mut game, secs(0), secs(29));
    game.set_options(on_time_out(TimeOutRule::Lose));
    let timed_out = wait(&mut game, secs(29), secs(31)).expect("the time is up");
    assert_eq!(timed_out.consequence, Consequence::Lost);
}

#[test]
fn when_both_sides_have_timed_out_in_a_row_the_game_pauses() {
    let mut game = started(Mode::TwoPlayers, 8, PER_TURN, on_time_out(TimeOutRule::Pass));
    play(&mut game, "f5", secs(0));
    let first = wait(&mut game, secs(0), secs(40)).expect("White's time is up");
    assert_eq!(first.consequence, Consequence::Passed);
    let second = wait(&mut game, secs(30), secs(70)).expect("Black's time is up");
    let expected = TimedOut { side: Side::Black, consequence: Consequence::PassedAndPaused };
    assert_eq!(second, expected);
    assert_eq!((game.phase(), game.turns().len()), (Phase::Paused, 3));
    assert_eq!(left(&game, Side::White), secs(30));
    game.resume(secs(100)).expect("it is paused");
    let third = wait(&mut game, secs(100), secs(140)).expect("White's time is up");
    assert_eq!(third.consequence, Consequence::Passed, "somebody was there in between");
}

#[test]
fn a_move_between_two_time_outs_breaks_the_row() {
    let mut game = started(Mode::TwoPlayers, 8, PER_TURN, on_time_out(TimeOutRule::Pass));
    wait(&mut game, secs(0), secs(31));
    play(&mut game, "c5", secs(31));
    let out = wait(&mut game, secs(31), secs(70)).expect("Black's time is up");
    assert_eq!(out.consequence, Consequence::Passed);
}

#[test]
fn time_outs_never_go_round_with_a_machine_that_has_to_pass() {
    let options = on_time_out(TimeOutRule::Pass);
    let fresh = started(Mode::PlayBlack, 6, PER_TURN, options);
    let mut game = play_to(&fresh, secs(0), |game| {
        let mut after = game.position().clone();
        game.human_to_move()
            && !after.must_pass()
            && after.play(heibai::game::Ply::Pass).is_ok()
            && after.must_pass()
    });
    let turns = game.turns().len();
    let first = wait(&mut game, secs(0), secs(31)).expect("the time is up");
    assert_eq!(first.consequence, Consequence::Passed);
    game.machine_pass(secs(31)).expect("it has no move");
    let second = wait(&mut game, secs(31), secs(70)).expect("the time is up");
    assert_eq!(second.consequence, Consequence::PassedAndPaused);
    assert_eq!(game.turns().len(), turns + 3);
}

#[test]
fn a_time_out_that_goes_on_refills_a_clock_for_the_whole_game() {
    for rule in [TimeOutRule::Ask, TimeOutRule::Pass] {
        let mut game = started(Mode::TwoPlayers, 8, WHOLE_GAME, on_time_out(rule));
        wait(&mut game, secs(0), secs(300));
        if rule == TimeOutRule::Ask {
            game.answer_time_up(Answer::GiveTurn, secs(300)).expect("it is asked");
        }
        assert_eq!((left(&game, Side::Black), game.side_to_move()), (secs(300), Side::White));
    }
}

#[test]
fn the_machine_never_runs_out_of_time() {
    for time in [PER_TURN, WHOLE_GAME] {
        let mut game = started(Mode::PlayWhite, 8, time, on_time_out(TimeOutRule::Lose));
        assert_eq!(wait(&mut game, secs(0), secs(1000)), None);
        assert_eq!(left(&game, Side::Black), Duration::ZERO);
        play(&mut game, "f5", secs(1000));
        assert_eq!(game.turns()[0].how, How::Placed);
    }
}

#[test]
fn the_machines_clock_is_held_once_its_answer_has_come() {
    let mut game = started(Mode::PlayWhite, 8, WHOLE_GAME, Options::default());
    wait(&mut game, secs(0), secs(2));
    game.hold_clock(millis(2_100));
    assert!(!game.clock_runs());
    wait(&mut game, millis(2_100), secs(60));
    play(&mut game, "f5", secs(60));
    assert_eq!(left(&game, Side::Black), millis(302_900));
    assert!(game.clock_runs(), "the person's clock runs at once");
    game.hold_clock(secs(61));
    assert!(game.clock_runs(), "a person's clock is not held");
}
