//! The image of a match that is kept on disk: it comes back exactly, and believes nothing.

use crate::support::{
    PER_TURN, WHOLE_GAME, millis, on_time_out, play, play_to, ready, running, secs, seen, started,
};
use heibai::game::tree::NodeId;
use heibai::game::{
    ImageError, Match, MatchImage, Mode, Options, Phase, Side, TimeControl, TimeOutRule,
};
use serde_json::{Value, json};

fn image(game: &Match) -> MatchImage {
    game.image().expect("a game is under way")
}

fn restored(image: &MatchImage) -> Match {
    let mut game = ready(Mode::Watch);
    game.restore(image).expect("the image is sound");
    game
}

fn as_json(game: &Match) -> Value {
    serde_json::to_value(image(game)).expect("an image has a JSON form")
}

fn read(value: Value) -> Option<Result<(), ImageError>> {
    let image: MatchImage = serde_json::from_value(value).ok()?;
    let mut game = running(Mode::TwoPlayers);
    let before = seen(&game);
    let result = game.restore(&image);
    if result.is_err() {
        assert_eq!(seen(&game), before, "a refused image leaves the match as it is");
    }
    Some(result)
}

/// A game with moves, a skip, a clock for the whole game, and something taken back.
fn eventful() -> Match {
    let mut game = started(Mode::TwoPlayers, 8, WHOLE_GAME, Options::default());
    for (second, squares) in [(1, "f5"), (3, "d6"), (4, "c3")] {
        play(&mut game, squares, secs(second));
    }
    game.skip(secs(5)).expect("friends may");
    play(&mut game, "c5d3", secs(6));
    game.undo(secs(7)).and_then(|_| game.undo(secs(8))).expect("there are turns");
    game.advance(millis(8_250));
    game
}

#[test]
fn a_game_that_is_not_under_way_has_no_image() {
    assert!(ready(Mode::TwoPlayers).image().is_none());
    let mut game = running(Mode::TwoPlayers);
    assert!(game.image().is_some(), "a started game is under way before its first move");
    game.reset().expect("it is under way");
    assert!(game.image().is_none());
}

#[test]
fn a_game_before_the_reset_is_in_the_image_until_the_first_move() {
    let mut game = eventful();
    let before = image(&game);
    let turns = game.turns().to_vec();
    game.reset().expect("it is under way");
    let mut back = restored(&image(&game));
    assert_eq!((back.phase(), back.turns().len()), (Phase::Ready, 0));
    assert_eq!(image(&game).played(), before);
    back.undo(secs(9)).expect("the old game is there");
    assert_eq!((back.phase(), back.turns()), (Phase::Paused, turns.as_slice()));
    assert!(back.can_redo());

    game.start(secs(9)).expect("it is ready");
    let mut back = restored(&image(&game));
    assert_eq!((back.phase(), back.can_undo()), (Phase::Paused, true));
    back.resume(secs(9)).expect("it is paused");
    play(&mut back, "f5", secs(9));
    assert_eq!(image(&back).played(), image(&back));

    let mut strange = as_json(&eventful());
    strange["waiting"] = json!(true);
    assert_eq!(read(strange), Some(Err(ImageError::Waiting)));
}

#[test]
fn a_restored_game_is_the_same_and_paused() {
    let game = eventful();
    let kept = image(&game);
    let text = serde_json::to_string(&kept).expect("an image has a JSON form");
    let mut back = restored(&serde_json::from_str(&text).expect("what was written can be read"));
    assert_eq!(back.phase(), Phase::Paused);
    assert_eq!(back.setup(), game.setup());
    assert_eq!(back.turns(), game.turns());
    assert_eq!(back.position(), game.position());
    for side in Side::ALL {
        assert_eq!(back.time_left(side), game.time_left(side));
    }
    assert_eq!(image(&back), kept);
    assert!(!kept.is_finished());
    assert_eq!(kept.turn_count(), 4);

    let mut original = game.clone();
    original.pause(millis(8_250)).expect("it runs");
    for _ in 0..2 {
        original.redo(secs(9)).expect("two were taken back");
        back.redo(secs(9)).expect("two were taken back");
        assert_eq!(seen(&back), seen(&original));
    }
    while original.can_undo() {
        original.undo(secs(9)).expect("there are turns");
        back.undo(secs(9)).expect("there are as many turns");
        assert_eq!(seen(&back), seen(&original));
        assert_eq!(back.time_left(Side::Black), original.time_left(Side::Black));
    }
    assert!(!back.can_undo());
}

#[test]
fn a_finished_game_comes_back_with_its_result_and_is_not_counted() {
    let resigned = {
        let mut game = running(Mode::PlayBlack);
        play(&mut game, "f5d6", secs(0));
        game.resign(secs(0)).expect("it runs");
        game
    };
    let lost = {
        let mut game = started(Mode::TwoPlayers, 8, PER_TURN, on_time_out(TimeOutRule::Lose));
        for second in 1..=30 {
            game.advance(secs(second));
        }
        game
    };
    let played = play_to(&running(Mode::TwoPlayers), secs(0), |game| game.phase() == Phase::Over);
    for game in [resigned, lost, played] {
        let back = restored(&image(&game));
        assert!(image(&game).is_finished());
        assert_eq!((back.phase(), back.outcome()), (Phase::Over, game.outcome()));
        assert_eq!(back.tally(), ready(Mode::Watch).tally());
    }
}

#[test]
fn a_resignation_that_was_taken_back_can_still_be_brought_back() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5d6", secs(0));
    game.resign(secs(0)).expect("it runs");
    game.undo(secs(0)).and_then(|_| game.undo(secs(0))).expect("an end and a turn");
    let mut back = restored(&image(&game));
    back.redo(secs(0)).and_then(|()| back.redo(secs(0))).expect("a turn and an end");
    assert_eq!((back.phase(), back.turns().len()), (Phase::Over, 2));
}

#[test]
fn a_game_kept_while_the_time_was_up_asks_again_when_it_is_continued() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5", secs(0));
    for second in 1..=30 {
        game.advance(secs(second));
    }
    let mut back = restored(&image(&game));
    assert_eq!((back.phase(), back.time_up()), (Phase::Paused, None));
    back.resume(secs(100)).expect("it is paused");
    assert_eq!(back.advance(secs(100)).map(|out| out.side), Some(Side::White));
}

#[test]
fn a_restored_game_can_be_played_on() {
    let mut back = restored(&image(&eventful()));
    back.resume(secs(0)).expect("it is paused");
    play(&mut back, "c5", secs(1));
    assert!(!back.can_redo());
}

/// Each line spoils a sound image in one place and names the reason that is expected.
#[test]
fn what_does_not_fit_is_refused_with_its_place() {
    let sound = as_json(&eventful());
    assert_eq!(read(sound.clone()), Some(Ok(())));
    let spoilt = |pointer: &str, value: Value| {
        let mut spoilt = sound.clone();
        *spoilt.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} in {sound:#}")) = value;
        let refused = read(spoilt).unwrap_or_else(|| panic!("{pointer} has the right form"));
        refused.expect_err(pointer).to_string()
    };
    for (pointer, value, reason) in [
        ("/setup/variant/size", json!(7), "expected an even board size from 4 to 16, found 7"),
        ("/setup/variant/size", json!(6), "move 1: that is not on the board"),
        ("/setup/time/seconds", json!(1), "expected 30 to 10800 seconds a game, found 1"),
        ("/turns/1/ply/place", json!(0), "move 2: no disc would be flipped there"),
        ("/turns/1/ply/place", json!(9999), "move 2: that is not on the board"),
        ("/turns/1/ply", json!("pass"), "move 2: the ply was not placed"),
        ("/turns/1/how", json!("timed-out"), "move 2: the ply was not a time-out"),
        ("/turns/3/how", json!("forced-pass"), "move 4: the ply was not a forced pass"),
        ("/turns/1/clocks/black", json!(400_000), "move 2: more time than there is"),
        ("/redo/1/turn/ply/place", json!(0), "move 6: no disc would be flipped there"),
        ("/redo/0/after/white", json!(u64::MAX), "move 6: more time than there is"),
        ("/clocks/white", json!(999_999), "move 5: more time than there is"),
        ("/turn-clocks/white", json!(999_999), "move 5: more time than there is"),
        (
            "/end",
            json!({"kind": "resigned", "side": "black"}),
            "the stated end does not fit the game",
        ),
        ("/finished", json!(true), "the stated end does not fit the game"),
    ] {
        assert_eq!(spoilt(pointer, value), reason, "{pointer}");
    }
}

#[test]
fn an_end_after_the_end_is_refused() {
    let over = play_to(&running(Mode::TwoPlayers), secs(0), |game| game.phase() == Phase::Over);
    for key in ["end", "redo-end"] {
        let mut spoilt = as_json(&over);
        spoilt[key] = json!({"kind": "resigned", "side": "black"});
        assert_eq!(read(spoilt), Some(Err(ImageError::End)), "{key}");
    }
    let mut unfinished = as_json(&over);
    unfinished["finished"] = json!(false);
    assert_eq!(read(unfinished), Some(Err(ImageError::End)));
}

#[test]
fn what_has_not_the_form_of_an_image_is_not_read() {
    let sound = as_json(&eventful());
    for (key, value) in [
        ("surprise", json!(1)),
        ("turns", json!(3)),
        ("clocks", json!({"black": -1, "white": 0})),
        ("end", json!("maybe")),
    ] {
        let mut spoilt = sound.clone();
        spoilt[key] = value;
        assert!(read(spoilt).is_none(), "{key}");
    }
    let mut level = sound.clone();
    level["setup"]["levels"]["black"] = json!(11);
    assert!(read(level).is_none());
}

#[test]
fn a_game_without_a_clock_keeps_none() {
    let mut game = started(Mode::Watch, 10, TimeControl::Off, Options::default());
    play(&mut game, "g6", secs(0));
    let back = restored(&image(&game));
    assert_eq!(back.time_left(Side::Black), None);
    assert_eq!(back.turns(), game.turns());
}

#[test]
fn what_was_replaced_is_kept_with_the_game_and_must_fit() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5d6c3", secs(1));
    game.undo(secs(2)).expect("there is a move");
    game.undo(secs(2)).expect("there is a move");
    play(&mut game, "f6", secs(3));
    let tree = game.tree();
    let after_f5 = tree.line_after(NodeId::ROOT)[0];
    assert_eq!(tree.node(after_f5).children().len(), 2, "d6 is a variation beside f6");
    let image = game.image().expect("a game is under way");
    let mut other = ready(Mode::TwoPlayers);
    other.restore(&image).expect("it is an image");
    assert!(other.tree() == game.tree());

    let json = serde_json::to_value(&image).expect("it can be written");
    let spoil = |pointer: &str, value: serde_json::Value| {
        let mut spoilt = json.clone();
        *spoilt.pointer_mut(pointer).expect("there is such a value") = value;
        let image = serde_json::from_value(spoilt).expect("it has the form of an image");
        ready(Mode::TwoPlayers).restore(&image).expect_err("it does not fit")
    };
    assert_eq!(spoil("/variations/0/after", 9.into()), ImageError::Variation);
    let illegal = spoil("/variations/1/turn/ply/place", 0.into());
    assert!(matches!(illegal, ImageError::Ply { at_move: 3, .. }), "{illegal}");
    let passed = spoil("/variations/0/turn/how", "forced-pass".into());
    assert!(matches!(passed, ImageError::How { at_move: 2, .. }), "{passed}");
}
