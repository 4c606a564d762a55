//! A game that begins with an opening: its moves are those of nobody, so nobody takes them back.

use std::time::Duration;

use crate::support::{PER_TURN, WHOLE_GAME, play, play_any, ready, running, secs, setup};
use heibai::game::{
    How, ImageError, Match, Mode, Opening, Options, Phase, Ply, Refusal, Setup, SetupError, Side,
    TimeControl, Undone, Variant,
};
use heibai::gomoku::{self, Ruleset};
use heibai::othello::StartLayout;
use heibai::records::transcript;
use serde_json::json;

const MOVES: &str = "f5d6c3d3c4f4f6f3";
const MODES: [Mode; 4] = [Mode::TwoPlayers, Mode::PlayBlack, Mode::PlayWhite, Mode::Watch];

fn balanced(mode: Mode, time: TimeControl) -> Match {
    let setup = Setup { opening: Opening::Balanced, ..setup(mode, 8, time) };
    Match::new(setup, Options::default()).expect("the set-up is sound")
}

fn plies(transcript: &str) -> Vec<Ply> {
    let start = Variant::default().start().expect("it is the usual one");
    let names =
        transcript.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).expect("ASCII"));
    names.map(|name| Ply::Place(start.cell_named(name).expect("it is on the board"))).collect()
}

fn opened(mode: Mode, time: TimeControl) -> Match {
    let mut game = balanced(mode, time);
    game.start_from(&plies(MOVES), secs(0)).expect("the opening is legal");
    game
}

#[test]
fn the_moves_of_an_opening_are_made_at_the_start_and_take_no_time() {
    for mode in MODES {
        for time in [PER_TURN, WHOLE_GAME, TimeControl::Off] {
            let full = balanced(mode, time);
            let game = opened(mode, time);
            assert_eq!((game.phase(), game.side_to_move()), (Phase::Running, Side::Black));
            assert_eq!(game.turns().len(), 8);
            assert!(game.turns().iter().all(|turn| turn.how == How::Opening));
            for side in Side::ALL {
                assert_eq!(game.time_left(side), full.time_left(side));
            }
            assert_eq!(game.clock_runs(), time != TimeControl::Off);
            assert_eq!(transcript::write(&game.record()), MOVES);
        }
    }
}

#[test]
fn undo_stops_at_the_opening() {
    for mode in MODES {
        let mut game = opened(mode, PER_TURN);
        assert_eq!((game.can_undo(), game.can_redo()), (false, false));
        assert_eq!(game.undo(secs(0)), Err(Refusal::Nothing));
        for choice in 0..7 {
            play_any(&mut game, choice, secs(0));
        }
        while game.can_undo() {
            game.undo(secs(0)).expect("it can be");
        }
        let kept = game.turns().iter().filter(|turn| turn.how == How::Opening).count();
        assert_eq!(kept, 8, "{mode:?}");
        // Against the machine the step ends at the person's own decision.
        assert_eq!(game.turns().len(), if mode == Mode::PlayWhite { 9 } else { 8 }, "{mode:?}");
        while game.can_redo() {
            game.redo(secs(0)).expect("it can be");
        }
        assert_eq!(game.turns().len(), 15);
    }
}

#[test]
fn a_game_with_nothing_but_its_opening_is_not_worth_keeping_by_a_reset() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5d6", secs(0));
    game.reset().expect("it is under way");
    let setup = Setup { opening: Opening::Balanced, ..*game.setup() };
    game.choose(setup).expect("nothing is played");
    game.start_from(&plies(MOVES), secs(0)).expect("the opening is legal");
    assert!(game.can_undo(), "the game before the reset can still be had");
    game.reset().expect("it is under way");
    game.start_from(&plies(MOVES), secs(0)).expect("the opening is legal");
    assert_eq!(game.undo(secs(0)), Ok(Undone::Reset));
    assert_eq!(transcript::write(&game.record()), "f5d6");

    let mut game = opened(Mode::TwoPlayers, PER_TURN);
    game.reset().expect("it is under way");
    assert!(!game.can_undo(), "there was nothing to bring back");
    assert_eq!((game.phase(), game.turns().len()), (Phase::Ready, 0));
}

#[test]
fn a_resignation_right_after_the_opening_can_be_taken_back() {
    let mut game = opened(Mode::TwoPlayers, PER_TURN);
    game.resign(secs(0)).expect("it runs");
    assert_eq!(game.undo(secs(0)), Ok(Undone::End));
    assert_eq!((game.phase(), game.turns().len()), (Phase::Running, 8));
    game.redo(secs(0)).expect("it was taken back");
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn a_time_out_in_the_first_own_turn_is_as_any_other() {
    let mut game = opened(Mode::TwoPlayers, PER_TURN);
    assert_eq!(game.advance(secs(1)), None);
    let mut timed_out = None;
    for second in 2..=30 {
        timed_out = timed_out.or(game.advance(secs(second)));
    }
    assert_eq!(timed_out.map(|it| it.side), Some(Side::Black));
    assert_eq!(game.time_up(), Some(Side::Black));
}

#[test]
fn the_image_brings_the_opening_back() {
    for mode in MODES {
        for more in [0, 3] {
            let mut game = opened(mode, WHOLE_GAME);
            for choice in 0..more {
                play_any(&mut game, choice, secs(1));
            }
            let image = game.image().expect("it is under way");
            assert_eq!(image.is_fresh(), more == 0);
            let text = serde_json::to_string(&image).expect("an image has a JSON form");
            let mut back = ready(Mode::Watch);
            back.restore(&serde_json::from_str(&text).expect("it can be read")).expect("sound");
            assert_eq!((back.turns(), back.phase()), (game.turns(), Phase::Paused));
            assert_eq!(back.image(), Some(image));
            assert_eq!(back.can_undo(), game.can_undo());
        }
    }
}

#[test]
fn a_game_before_the_reset_stays_in_the_image_beside_an_opening() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5d6", secs(0));
    let before = game.image().expect("it is under way");
    game.reset().expect("it is under way");
    game.choose(Setup { opening: Opening::Balanced, ..*game.setup() }).expect("nothing is played");
    game.start_from(&plies(MOVES), secs(0)).expect("the opening is legal");
    let image = game.image().expect("it is under way");
    assert_eq!(image.clone().played(), before);
    let mut back = ready(Mode::Watch);
    back.restore(&image).expect("the image is sound");
    assert_eq!(back.undo(secs(0)), Ok(Undone::Reset));
    assert_eq!(transcript::write(&back.record()), "f5d6");
}

#[test]
fn an_opening_that_cannot_be_is_refused_and_changes_nothing() {
    let refused = |game: &mut Match, opening: &[Ply]| {
        let before = game.clone();
        let refusal = game.start_from(opening, secs(0)).expect_err("it can't be");
        assert_eq!((game.turns(), game.phase()), (before.turns(), before.phase()));
        refusal
    };
    let opening = plies(MOVES);
    let not_chosen = Refusal::Setup(SetupError::Opening);
    assert_eq!(refused(&mut ready(Mode::TwoPlayers), &opening), not_chosen);
    let too_long = plies(&format!("{MOVES}e6"));
    assert_eq!(refused(&mut balanced(Mode::Watch, PER_TURN), &too_long), not_chosen);
    let passing = [Ply::Place(37), Ply::Pass];
    assert_eq!(refused(&mut balanced(Mode::Watch, PER_TURN), &passing), not_chosen);
    let illegal = refused(&mut balanced(Mode::Watch, PER_TURN), &plies("f5f6a1"));
    assert!(matches!(illegal, Refusal::Illegal(_)));
    let mut small = balanced(Mode::Watch, PER_TURN);
    for variant in [
        Variant::Othello { size: 6, layout: StartLayout::Standard, first: Side::Black },
        Variant::Othello { size: 8, layout: StartLayout::Mirrored, first: Side::Black },
        Variant::Othello { size: 8, layout: StartLayout::Standard, first: Side::White },
    ] {
        small.choose(Setup { variant, ..*small.setup() }).expect("nothing is played");
        assert!(!small.setup().plays_opening());
        assert_eq!(refused(&mut small, &opening), not_chosen);
    }
    let mut under_way = opened(Mode::TwoPlayers, PER_TURN);
    assert_eq!(under_way.start_from(&opening, secs(0)), Err(Refusal::UnderWay));
}

#[test]
fn an_image_is_not_believed_what_cannot_be_an_opening() {
    let mut game = opened(Mode::TwoPlayers, WHOLE_GAME);
    play_any(&mut game, 0, secs(1));
    let sound = serde_json::to_value(game.image().expect("it is under way")).expect("JSON");
    let error = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut spoilt = sound.clone();
        change(&mut spoilt);
        let image = serde_json::from_value(spoilt).expect("it has the right form");
        ready(Mode::Watch).restore(&image).expect_err("it can't be")
    };
    let not_an_opening = |at_move| ImageError::How { at_move, claimed: "of the opening" };
    assert_eq!(error(&|it| it["turns"][8]["how"] = json!("opening")), not_an_opening(9));
    assert_eq!(error(&|it| it["turns"][3]["how"] = json!("placed")), not_an_opening(5));
    assert_eq!(error(&|it| it["turns"][3]["ply"] = json!("pass")), not_an_opening(4));
    assert_eq!(error(&|it| it["setup"]["opening"] = json!("none")), not_an_opening(1));
    assert_eq!(error(&|it| it["waiting"] = json!(true)), ImageError::Waiting);
    assert_eq!(
        error(&|it| it["turns"][5]["clocks"]["black"] = json!(300_001)),
        ImageError::Clock { at_move: 6 },
        "an opening adds nothing to a clock"
    );
    let taken_back = |it: &mut serde_json::Value| {
        let turn = it["turns"].as_array_mut().expect("a list").pop().expect("nine turns");
        let opening = it["turns"].as_array_mut().expect("a list").pop().expect("eight turns");
        it["redo"] = json!([
            { "turn": opening, "after": it["clocks"] }, { "turn": turn, "after": it["clocks"] }
        ]);
    };
    assert_eq!(error(&taken_back), not_an_opening(8));
}

#[test]
fn images_without_a_word_of_openings_are_read_and_written_as_before() {
    let image = running(Mode::TwoPlayers).image().expect("it is under way");
    let value = serde_json::to_value(image).expect("JSON");
    assert!(value["setup"].get("opening").is_none());
}

#[test]
fn a_record_that_is_opened_has_no_opening_of_its_own() {
    let game = opened(Mode::TwoPlayers, PER_TURN);
    let mut other = ready(Mode::TwoPlayers);
    other.open(&game.record(), *game.setup(), None).expect("it has a mode");
    assert!(other.turns().iter().all(|turn| turn.how == How::Placed));
    assert!(other.can_undo(), "whoever wrote it down may have played it");
}

#[test]
fn every_mode_plays_on_from_the_opening_to_the_end() {
    for mode in MODES {
        let mut game = opened(mode, TimeControl::Off);
        let mut choice = 0;
        while game.phase() == Phase::Running {
            play_any(&mut game, choice, Duration::ZERO);
            choice += 7;
        }
        assert_eq!(game.phase(), Phase::Over);
        let plies = game.record().plies().iter().filter(|ply| matches!(ply, Ply::Place(_))).count();
        assert!(plies > 20);
    }
}

fn line(text: &str) -> Opening {
    Opening::Line(text.parse().expect("it is a line"))
}

#[test]
fn a_line_that_was_chosen_is_one_opening_and_no_other() {
    let setup = Setup { opening: line("f5d6c3d3c4"), ..setup(Mode::TwoPlayers, 8, PER_TURN) };
    assert_eq!(setup.line(), Some(plies("f5d6c3d3c4")));
    let mut game = Match::new(setup, Options::default()).expect("the set-up is sound");
    let too_long = game.start_from(&plies(MOVES), secs(0));
    assert_eq!(too_long, Err(SetupError::Opening.into()));
    game.start_from(&setup.line().expect("it has one"), secs(0)).expect("it is legal");
    assert_eq!((game.turns().len(), game.can_undo()), (5, false));

    let image = game.image().expect("it is under way");
    let text = serde_json::to_string(&image).expect("it can be written");
    let mut back = ready(Mode::Watch);
    back.restore(&serde_json::from_str(&text).expect("it can be read")).expect("sound");
    assert_eq!(transcript::write(&back.record()), "f5d6c3d3c4");
    assert_eq!(back.setup().opening, setup.opening);
}

#[test]
fn a_line_is_of_the_board_that_it_has_its_name_on() {
    let chosen = |variant, text| Setup {
        opening: line(text),
        variant,
        ..setup(Mode::TwoPlayers, 8, PER_TURN)
    };
    let usual = Variant::default();
    let mirrored = Variant::Othello { size: 8, layout: StartLayout::Mirrored, first: Side::Black };
    let gomoku = |size, rules| Variant::Gomoku { size, rules, opening: gomoku::Opening::Free };
    for (variant, text, plays) in [
        (usual, "f5d6", true),
        (usual, "f5f6", true),
        (usual, "f5f5", false),
        (usual, "a1", false),
        (usual, "h8h9i10", false),
        (mirrored, "f4d3", false),
        (usual.with_size(10), "f5d6", false),
        (gomoku(15, Ruleset::Renju), "h8h9i10", true),
        (gomoku(15, Ruleset::Renju), "h8h8", false),
        (gomoku(19, Ruleset::Renju), "h8h9i10", false),
        (gomoku(15, Ruleset::Freestyle), "h8h9i10", false),
    ] {
        let setup = chosen(variant, text);
        assert_eq!(setup.plays_opening(), plays, "{text} on {variant:?}");
        assert_eq!(setup.line().is_some(), plays, "{text} on {variant:?}");
    }
}

#[test]
fn the_text_of_an_opening_is_read_again_and_nothing_else_is_one() {
    let longest = "f5d6".repeat(12);
    for text in ["none", "balanced", "f5", "h8h10i12", &longest] {
        let opening: Opening = text.parse().expect("it is one");
        assert_eq!(opening.to_string(), text);
    }
    assert_eq!("F5D6".parse(), Ok(line("f5d6")));
    let too_long = format!("{longest}c3");
    for text in ["", "f", "5", "f05", "f+5", "f999", "f5 d6", "f5d", "é5", "f5-d6", &too_long] {
        assert!(text.parse::<Opening>().is_err(), "{text:?}");
    }
}
