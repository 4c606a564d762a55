//! Taking back and bringing back, skipping, and passing.

use crate::support::{
    PER_TURN, WHOLE_GAME, official, on_time_out, play, play_any, play_to, running, secs, seen,
    setup, started,
};
use heibai::game::{
    Answer, Consequence, How, Match, Mode, Mover, Options, Phase, Ply, Refusal, Side, TimeOutRule,
    Undone,
};

fn small(mode: Mode) -> Match {
    started(mode, 6, PER_TURN, Options::default())
}

fn must_pass(game: &Match) -> bool {
    game.must_pass()
}

fn pass_time(game: &mut Match, seconds: u64) {
    for second in 1..=seconds {
        game.advance(secs(second));
    }
}

#[test]
fn between_two_people_undo_takes_one_turn_back_and_redo_brings_it_back() {
    let mut game = running(Mode::TwoPlayers);
    let mut stages = vec![seen(&game)];
    for square in ["f5", "d6", "c3", "d3"] {
        play(&mut game, square, secs(0));
        stages.push(seen(&game));
    }
    for stage in stages.iter().rev().skip(1) {
        assert_eq!(game.undo(secs(1)), Ok(Undone::Turns(1)));
        assert_eq!(seen(&game), *stage);
    }
    assert_eq!((game.can_undo(), game.undo(secs(1))), (false, Err(Refusal::Nothing)));
    for stage in stages.iter().skip(1) {
        game.redo(secs(1)).expect("it was taken back");
        assert_eq!(seen(&game), *stage);
    }
    assert_eq!((game.can_redo(), game.redo(secs(1))), (false, Err(Refusal::Nothing)));
}

#[test]
fn a_new_move_and_a_skip_and_a_resignation_clear_the_redo_list() {
    let taken_back = || {
        let mut game = running(Mode::TwoPlayers);
        play(&mut game, "f5d6", secs(0));
        game.undo(secs(0)).expect("there are turns");
        assert!(game.can_redo());
        game
    };
    let mut moved = taken_back();
    play(&mut moved, "f4", secs(0));
    assert!(!moved.can_redo());
    let mut skipped = taken_back();
    skipped.skip(secs(0)).expect("friends may");
    assert!(!skipped.can_redo());
    let mut resigned = taken_back();
    resigned.resign(secs(0)).expect("it runs");
    assert!(!resigned.can_redo());
}

#[test]
fn against_the_machine_undo_goes_back_to_the_persons_own_last_decision() {
    let mut game = running(Mode::PlayBlack);
    play(&mut game, "f5d6c3d3", secs(0));
    assert_eq!(game.undo(secs(0)), Ok(Undone::Turns(2)));
    assert!(game.human_to_move());
    assert_eq!(game.undo(secs(0)), Ok(Undone::Turns(2)));
    assert_eq!(game.turns().len(), 0);
    game.redo(secs(0)).expect("it was taken back");
    assert_eq!((game.turns().len(), game.human_to_move()), (2, true));
    game.redo(secs(0)).expect("it was taken back");
    assert_eq!((game.turns().len(), game.can_redo()), (4, false));
}

#[test]
fn undo_works_while_the_machine_is_thinking() {
    let mut game = running(Mode::PlayBlack);
    play(&mut game, "f5d6c3", secs(0));
    assert!(game.machine_to_move().is_some());
    assert_eq!(game.undo(secs(0)), Ok(Undone::Turns(1)));
    assert!(game.human_to_move());
    game.redo(secs(0)).expect("it was taken back");
    assert_eq!(game.turns().len(), 3);
    assert!(game.machine_to_move().is_some());
}

#[test]
fn the_machines_first_move_is_not_the_persons_to_take_back() {
    let mut game = running(Mode::PlayWhite);
    play(&mut game, "f5", secs(0));
    assert!(!game.can_undo());
    play(&mut game, "d6c3", secs(0));
    assert_eq!(game.undo(secs(0)), Ok(Undone::Turns(2)));
    assert_eq!(game.turns().len(), 1);
    assert!(!game.can_undo());
}

#[test]
fn against_the_machine_undo_goes_across_passes() {
    // The machine moved, the person had to pass, the machine moved again.
    let mut game = play_to(&small(Mode::PlayBlack), secs(0), |game| {
        let turns = game.turns();
        game.human_to_move()
            && !must_pass(game)
            && turns.len() > 3
            && turns[turns.len() - 2].how == How::ForcedPass
            && turns[turns.len() - 2].side == Side::Black
    });
    let before = seen(&game);
    let turns = game.turns().len();
    let Ok(Undone::Turns(back)) = game.undo(secs(0)) else { panic!("turns are taken back") };
    assert!(back >= 4, "move, reply, pass, reply: took back {back}");
    assert!(game.human_to_move() && !must_pass(&game));
    assert_eq!(game.turns().len(), turns - back);
    game.redo(secs(0)).expect("it was taken back");
    assert_eq!(seen(&game), before);
}

#[test]
fn undo_before_a_forced_pass_goes_back_to_the_decision_before_it() {
    let mut game = play_to(&small(Mode::PlayBlack), secs(0), must_pass);
    game.undo(secs(0)).expect("there are turns");
    assert!(game.human_to_move() && !must_pass(&game));
    game.redo(secs(0)).expect("it was taken back");
    assert!(must_pass(&game), "it stops where it began");
}

#[test]
fn while_watching_undo_takes_one_move_back_and_pauses() {
    let mut game = running(Mode::Watch);
    play(&mut game, "f5d6c3", secs(0));
    assert_eq!(game.undo(secs(0)), Ok(Undone::Turns(1)));
    assert_eq!((game.phase(), game.turns().len()), (Phase::Paused, 2));
    game.undo(secs(0)).expect("also while it is paused");
    game.redo(secs(0)).expect("it was taken back");
    assert_eq!((game.phase(), game.turns().len()), (Phase::Paused, 2));
    game.resume(secs(0)).expect("it is paused");
    game.redo(secs(0)).expect("it was taken back");
    assert_eq!((game.phase(), game.turns().len()), (Phase::Paused, 3));
}

#[test]
fn undo_in_a_pause_keeps_the_pause() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5d6", secs(0));
    game.pause(secs(0)).expect("it runs");
    game.undo(secs(1)).expect("there are turns");
    assert_eq!((game.phase(), game.clock_runs()), (Phase::Paused, false));
    game.redo(secs(1)).expect("it was taken back");
    assert_eq!((game.phase(), game.clock_runs()), (Phase::Paused, false));
}

#[test]
fn undo_works_after_the_end_and_takes_the_result_out_of_the_tally() {
    for mode in [Mode::TwoPlayers, Mode::PlayBlack, Mode::PlayWhite, Mode::Watch] {
        let mut game = play_to(&small(mode), secs(0), |game| {
            game.outcome().is_some_and(|outcome| outcome.winner == Some(Side::Black))
        });
        let before = seen(&game);
        assert_eq!(game.tally().wins.black, 1);
        game.undo(secs(0)).expect("there are turns");
        assert_eq!((game.tally().wins.black, game.outcome()), (0, None), "{mode:?}");
        let expected = if mode == Mode::Watch { Phase::Paused } else { Phase::Running };
        assert_eq!(game.phase(), expected);
        game.redo(secs(0)).expect("it was taken back");
        assert_eq!(seen(&game), before, "{mode:?}");
        assert_eq!(game.tally().wins.black, 1, "it counts again when it ends again");
    }
}

#[test]
fn undo_takes_back_a_resignation_alone() {
    for (mode, transcript) in [(Mode::TwoPlayers, "f5d6"), (Mode::PlayBlack, "f5")] {
        let mut game = running(mode);
        play(&mut game, transcript, secs(0));
        let before = seen(&game);
        game.resign(secs(0)).expect("it runs");
        let over = seen(&game);
        assert_eq!(game.undo(secs(0)), Ok(Undone::End));
        assert_eq!(seen(&game), before);
        assert_eq!(game.tally(), running(mode).tally());
        game.undo(secs(0)).expect("there are turns");
        game.redo(secs(0)).expect("it was taken back");
        assert_eq!(seen(&game), before, "redo stops before the resignation");
        game.redo(secs(0)).expect("it was taken back");
        assert_eq!(seen(&game), over);
    }
}

#[test]
fn undo_takes_back_a_loss_on_time_and_gives_the_turn_its_time_again() {
    for (time, expected) in [(PER_TURN, secs(30)), (WHOLE_GAME, secs(300))] {
        let mut game = started(Mode::TwoPlayers, 8, time, on_time_out(TimeOutRule::Lose));
        let mut second = 0;
        while game.phase() == Phase::Running {
            second += 1;
            game.advance(secs(second));
        }
        assert_eq!(game.undo(secs(second + 1)), Ok(Undone::End));
        assert_eq!(game.phase(), Phase::Running);
        assert_eq!(game.time_left(Side::Black), Some(expected));
    }
}

#[test]
fn undo_answers_the_question_by_taking_the_move_before_back() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5", secs(0));
    for second in 1..=30 {
        game.advance(secs(second));
    }
    assert_eq!(game.time_up(), Some(Side::White));
    game.undo(secs(31)).expect("there are turns");
    assert_eq!((game.time_up(), game.phase()), (None, Phase::Running));
    assert!(game.human_to_move() && game.clock_runs());
    assert_eq!(game.time_left(Side::Black), Some(secs(30)));
}

#[test]
fn a_turn_lost_to_the_clock_comes_back_as_a_decision() {
    let mut game = started(Mode::PlayBlack, 8, PER_TURN, on_time_out(TimeOutRule::Pass));
    play(&mut game, "f5d6", secs(0));
    let mut second = 0;
    let consequence = loop {
        second += 1;
        if let Some(out) = game.advance(secs(second)) {
            break out.consequence;
        }
    };
    assert_eq!(consequence, Consequence::Passed);
    assert_eq!(game.undo(secs(31)), Ok(Undone::Turns(1)));
    assert!(game.human_to_move());
    assert_eq!(game.turns().len(), 2);
}

#[test]
fn a_countdown_starts_afresh_and_a_whole_game_clock_returns_for_a_turn_that_comes_back() {
    let mut countdown = running(Mode::TwoPlayers);
    let mut whole = started(Mode::TwoPlayers, 8, WHOLE_GAME, Options::default());
    for game in [&mut countdown, &mut whole] {
        for (second, square) in [(2, "f5"), (4, "d6"), (6, "c3")] {
            game.advance(secs(second - 1));
            play(game, square, secs(second));
        }
        game.advance(secs(8));
        game.undo(secs(8)).expect("there are turns");
    }
    assert_eq!(countdown.time_left(Side::Black), Some(secs(30)));
    let left = |game: &Match| (game.time_left(Side::Black), game.time_left(Side::White));
    assert_eq!(left(&whole), (Some(secs(303)), Some(secs(303))));
    whole.advance(secs(9));
    assert_eq!(left(&whole).0, Some(secs(302)), "it runs on from there");
    whole.redo(secs(9)).expect("it was taken back");
    assert_eq!(left(&whole), (Some(secs(306)), Some(secs(303))));
}

#[test]
fn after_a_reset_undo_brings_the_old_game_back_until_the_first_new_move() {
    for from in [Phase::Running, Phase::Paused, Phase::Over] {
        let mut game = running(Mode::TwoPlayers);
        play(&mut game, "f5d6", secs(0));
        match from {
            Phase::Paused => game.pause(secs(0)).expect("it runs"),
            Phase::Over => game.resign(secs(0)).expect("it runs"),
            _ => {}
        }
        let old = seen(&game);
        game.reset().expect("it is under way");
        assert_eq!((game.phase(), game.turns().len()), (Phase::Ready, 0));

        let mut back = game.clone();
        assert_eq!(back.undo(secs(1)), Ok(Undone::Reset));
        let expected = if from == Phase::Over { Phase::Over } else { Phase::Paused };
        assert_eq!(back.phase(), expected);
        assert_eq!((seen(&back).1, seen(&back).2), (old.1.clone(), old.2.clone()));
        assert_eq!(back.tally(), game.tally(), "the result is counted once");

        let mut started = game.clone();
        started.start(secs(1)).expect("it is ready");
        assert_eq!(started.clone().undo(secs(2)), Ok(Undone::Reset), "started, but not moved");
        play(&mut started, "f5", secs(2));
        started.undo(secs(3)).expect("there is a turn");
        assert!(!started.can_undo(), "the old game is gone with the first new move");
    }
}

#[test]
fn a_turn_that_comes_back_after_a_reset_has_its_time_again() {
    for (time, then) in [(PER_TURN, secs(30)), (WHOLE_GAME, secs(300))] {
        let mut game = started(Mode::TwoPlayers, 8, time, Options::default());
        play(&mut game, "f5", secs(0));
        pass_time(&mut game, 20);
        assert_eq!(game.time_left(Side::White), then.checked_sub(secs(20)));
        game.reset().expect("it is under way");
        assert_eq!(game.undo(secs(25)), Ok(Undone::Reset));
        assert_eq!(game.time_left(Side::White), Some(then));
    }
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5", secs(0));
    pass_time(&mut game, 30);
    assert_eq!(game.time_up(), Some(Side::White));
    game.answer_time_up(Answer::NewGame, secs(31)).expect("it is asked");
    assert_eq!(game.undo(secs(32)), Ok(Undone::Reset));
    game.resume(secs(33)).expect("it is paused");
    assert_eq!(game.advance(secs(34)), None, "the question is not asked again at once");
}

#[test]
fn resetting_twice_does_not_lose_the_game_before() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5d6", secs(0));
    game.reset().expect("it is under way");
    game.start(secs(1)).expect("it is ready");
    game.reset().expect("it is under way");
    game.choose(setup(Mode::Watch, 10, WHOLE_GAME)).expect("it is ready");
    assert_eq!(game.undo(secs(2)), Ok(Undone::Reset));
    assert_eq!((game.turns().len(), game.position().size()), (2, 8));
    assert_eq!(game.setup().mode, Mode::TwoPlayers);
}

#[test]
fn another_setup_after_the_end_is_undone_like_a_reset() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5", secs(0));
    game.resign(secs(0)).expect("it runs");
    let old = seen(&game);
    game.choose(setup(Mode::PlayBlack, 10, WHOLE_GAME)).expect("it is over");
    assert_eq!((game.phase(), game.tally().wins.black), (Phase::Ready, 0), "of other opponents");
    game.undo(secs(0)).expect("it was put away");
    assert_eq!(seen(&game), old);
    assert_eq!(game.tally().wins.black, 1);
    game.undo(secs(0)).expect("the resignation");
    assert_eq!(game.tally().wins.black, 0);
}

#[test]
fn friends_skip_at_any_time_and_no_number_of_skips_ends_the_game() {
    let mut game = running(Mode::TwoPlayers);
    for turn in 0..20 {
        assert!(game.can_skip());
        game.skip(secs(0)).expect("friends may");
        assert_eq!(game.turns()[turn].how, How::Skipped);
        assert_eq!(game.phase(), Phase::Running, "somebody can move");
    }
    play(&mut game, "f5", secs(0));
}

#[test]
fn official_rules_and_the_machine_allow_a_skip_only_without_a_legal_move() {
    for (mode, options) in [(Mode::TwoPlayers, official()), (Mode::PlayBlack, Options::default())] {
        let fresh = started(mode, 6, PER_TURN, options);
        let mut game = fresh.clone();
        assert_eq!((game.can_skip(), game.skip(secs(0))), (false, Err(Refusal::CanMove)));
        let mut game = play_to(&fresh, secs(0), must_pass);
        assert!(game.can_skip());
        let side = game.side_to_move();
        game.skip(secs(0)).expect("there is no legal move");
        let last = *game.turns().last().expect("it was skipped");
        assert_eq!((last.side, last.ply, last.how), (side, Ply::Pass, How::ForcedPass));
        assert_eq!(game.side_to_move(), !side);
    }
    let mut game = running(Mode::TwoPlayers);
    game.set_options(official());
    assert!(!game.can_skip(), "the option counts from when it is set");
}

#[test]
fn a_machine_passes_only_without_a_legal_move() {
    let mut game = running(Mode::Watch);
    assert_eq!(game.machine_pass(secs(0)), Err(Refusal::CanMove));
    let mut game = play_to(&small(Mode::Watch), secs(0), |game| {
        game.phase() == Phase::Running && game.position().must_pass()
    });
    assert!(!game.must_pass(), "that asks for a person");
    assert_eq!(game.skip(secs(0)), Err(Refusal::NotYourTurn));
    game.machine_pass(secs(0)).expect("it has no legal move");
    assert_eq!(game.turns().last().map(|turn| turn.how), Some(How::ForcedPass));
}

#[test]
fn with_no_legal_move_no_stone_can_be_placed() {
    let mut game = play_to(&small(Mode::TwoPlayers), secs(0), must_pass);
    for cell in 0..36 {
        assert!(matches!(game.place(cell, Mover::Human, secs(0)), Err(Refusal::Illegal(_))));
    }
    assert!(game.must_pass());
    play_any(&mut game, 0, secs(0));
    assert!(!game.position().must_pass(), "the other side can move, or the game would be over");
}
