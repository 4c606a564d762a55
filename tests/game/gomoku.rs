//! A match of Gomoku: no pass, time that is up in its own ways, and players who swap colours.

use std::time::Duration;

use crate::support::{PER_TURN, WHOLE_GAME, mover, on_time_out, secs};
use heibai::game::{
    Answer, Choice, Consequence, End, Ending, Finish, How, IllegalPly, Match, Mode, Mover, Options,
    PerSide, Phase, Ply, Refusal, Setup, Side, Skill, TimeControl, TimeOutRule, Undone, Variant,
};
use heibai::gomoku::{self, Ruleset};
use heibai::records::sgf;
use proptest::prelude::*;

const NOW: Duration = Duration::ZERO;

fn variant(rules: Ruleset, opening: gomoku::Opening) -> Variant {
    Variant::Gomoku { size: 15, rules, opening }
}

fn setup(mode: Mode, variant: Variant, time: TimeControl) -> Setup {
    let level = |number| Skill::new(number).expect("it is from 1 to 10");
    let skills = PerSide { black: level(2), white: level(7) };
    Setup { variant, mode, time, skills, ..Setup::default() }
}

fn begun(setup: Setup, options: Options) -> Match {
    let mut game = Match::new(setup, options).expect("the set-up is sound");
    game.start(NOW).expect("it is ready");
    game
}

fn freestyle(mode: Mode) -> Match {
    let variant = Variant::usual(heibai::game::Game::Gomoku);
    begun(setup(mode, variant, PER_TURN), Options::default())
}

fn swap2(mode: Mode, time: TimeControl) -> Match {
    let variant = variant(Ruleset::Standard, gomoku::Opening::Swap2);
    begun(setup(mode, variant, time), Options::default())
}

fn place(game: &mut Match, names: &str, now: Duration) {
    for name in names.split_whitespace() {
        let cell = game.position().cell_named(name).expect("the point is on the board");
        game.place(cell, mover(game), now).expect("the point is free");
    }
}

fn choose(game: &mut Match, choice: Choice, now: Duration) {
    game.make_choice(choice, mover(game), now).expect("the choice is due");
}

#[test]
fn five_in_a_row_end_the_game_without_any_score() {
    let mut game = freestyle(Mode::TwoPlayers);
    place(&mut game, "h8 h9 i8 i9 j8 j9 k8 k9 l8", NOW);
    let outcome = game.outcome().expect("Black has five");
    assert_eq!(outcome.winner, Some(Side::Black));
    assert_eq!(outcome.ending, Ending::Board(Finish::Row));
    assert_eq!((outcome.counts.black, outcome.counts.white), (5, 4));
    assert_eq!(outcome.score, None);
    assert_eq!(game.phase(), Phase::Over);
    let named = |cell| game.position().cell_name(cell);
    let row: Vec<String> = game.position().winning_cells().into_iter().map(named).collect();
    assert_eq!(row, ["h8", "i8", "j8", "k8", "l8"]);
    assert_eq!(game.tally().wins.black, 1);
}

#[test]
fn nobody_can_skip_not_even_among_friends() {
    let mut game = freestyle(Mode::TwoPlayers);
    assert!(!game.can_skip());
    assert_eq!(game.skip(NOW), Err(Refusal::CanMove));
    let mut position = game.position().clone();
    assert_eq!(position.play(Ply::Pass), Err(IllegalPly::NoPass));
}

#[test]
fn who_continues_after_the_time_was_up_has_all_of_it_again_and_the_turn_stays() {
    for time in [PER_TURN, WHOLE_GAME] {
        let mut game = begun(
            setup(Mode::TwoPlayers, Variant::usual(heibai::game::Game::Gomoku), time),
            on_time_out(TimeOutRule::Ask),
        );
        place(&mut game, "h8", NOW);
        let mut now = NOW;
        let told = loop {
            now += secs(1);
            if let Some(told) = game.advance(now) {
                break told;
            }
        };
        assert_eq!((told.side, told.consequence), (Side::White, Consequence::Asked));
        assert_eq!(game.time_left(Side::White), Some(Duration::ZERO));
        game.answer_time_up(Answer::GiveTurn, now).expect("it was asked");
        assert_eq!(game.side_to_move(), Side::White);
        assert_eq!(game.turns().len(), 1);
        assert_eq!(game.time_left(Side::White), Some(time.full()));
        assert!(game.human_to_move() && game.clock_runs());
        place(&mut game, "i9", now);
        assert_eq!(game.undo(now), Ok(Undone::Turns(1)));
        assert_eq!(game.time_left(Side::White), Some(time.full()), "as when the turn went on");
    }
}

#[test]
fn time_that_is_up_loses_or_draws() {
    for (rule, consequence, winner) in [
        (TimeOutRule::Lose, Consequence::Lost, Some(Side::White)),
        (TimeOutRule::Draw, Consequence::Drawn, None),
    ] {
        let usual = Variant::usual(heibai::game::Game::Gomoku);
        let mut game = begun(setup(Mode::TwoPlayers, usual, PER_TURN), on_time_out(rule));
        let told = (1..60).find_map(|second| game.advance(secs(second))).expect("it runs out");
        assert_eq!((told.side, told.consequence), (Side::Black, consequence));
        assert_eq!(game.outcome().expect("it is over").winner, winner);
        assert_eq!(game.undo(secs(60)), Ok(Undone::End));
        assert_eq!(game.phase(), Phase::Running);
    }
}

#[test]
fn a_rule_that_this_game_does_not_know_asks() {
    for rule in [TimeOutRule::Pass, TimeOutRule::Count] {
        let usual = Variant::usual(heibai::game::Game::Gomoku);
        let mut game = begun(setup(Mode::TwoPlayers, usual, PER_TURN), on_time_out(rule));
        let told = (1..60).find_map(|second| game.advance(secs(second))).expect("it runs out");
        assert_eq!(told.consequence, Consequence::Asked);
    }
}

#[test]
fn who_opens_places_three_stones_and_the_other_chooses() {
    let mut game = swap2(Mode::PlayBlack, PER_TURN);
    for (name, colour) in [("h8", Side::Black), ("i9", Side::White), ("k10", Side::Black)] {
        assert!(game.human_to_move(), "the person opens");
        assert_eq!(game.side_to_move(), colour);
        assert_eq!(game.side_in_turn(), Side::Black, "who opens counts as Black");
        place(&mut game, name, NOW);
    }
    assert_eq!(game.machine_to_move(), Skill::new(7), "its own level, whatever it chooses");
    assert_eq!(game.position().choices().len(), 3);
    let stone = game.place(0, Mover::Machine, NOW);
    assert_eq!(stone, Err(Refusal::Illegal(IllegalPly::ChoiceDue)));
    choose(&mut game, Choice::Black, NOW);
    assert!(game.human_to_move(), "White moves next, and the person has White now");
    assert_eq!((game.side_to_move(), game.side_in_turn()), (Side::White, Side::White));
    place(&mut game, "c3", NOW);
    assert_eq!(game.machine_to_move(), Skill::new(7));
    // Players are named by the colour that they began with, and in a file by that of their stones.
    let written = game.line_with_facts();
    assert_eq!((&*written.facts.names.black, &*written.facts.names.white), ("", "Heibai 7"));
    let text = sgf::write(&[&written]);
    assert!(text.contains("PB[Heibai 7]") && !text.contains("PW["), "{text}");
}

#[test]
fn two_more_stones_leave_the_choice_to_who_opened() {
    let mut game = swap2(Mode::PlayWhite, PER_TURN);
    place(&mut game, "h8 i9 k10", NOW);
    assert!(game.human_to_move());
    let again = game.make_choice(Choice::TwoMore, Mover::Machine, NOW);
    assert_eq!(again, Err(Refusal::NotYourTurn));
    choose(&mut game, Choice::TwoMore, NOW);
    assert_eq!(game.side_to_move(), Side::White);
    place(&mut game, "c3 c5", NOW);
    assert_eq!(game.machine_to_move(), Skill::new(2));
    let more = game.make_choice(Choice::TwoMore, Mover::Machine, NOW);
    assert_eq!(more, Err(Refusal::Illegal(IllegalPly::NoChoice)));
    choose(&mut game, Choice::White, NOW);
    assert_eq!(game.machine_to_move(), Skill::new(2), "the machine has White and moves");
    assert_eq!(game.position().player_of(Side::White), Side::Black);
}

#[test]
fn a_clock_belongs_to_the_player_and_not_to_the_colour() {
    let mut game = swap2(Mode::TwoPlayers, WHOLE_GAME);
    place(&mut game, "h8", secs(2));
    place(&mut game, "i9", secs(4));
    place(&mut game, "k10", secs(6));
    assert_eq!(game.time_left(Side::Black), Some(secs(300 - 6 + 15)));
    choose(&mut game, Choice::Black, secs(7));
    assert_eq!(game.time_left(Side::White), Some(secs(309)), "the opener has White now");
    assert_eq!(game.time_left(Side::Black), Some(secs(299)));
    game.advance(secs(9));
    assert_eq!(game.time_left(Side::White), Some(secs(307)));
}

#[test]
fn the_one_who_resigns_loses_whatever_their_colour_is_by_then() {
    let mut game = swap2(Mode::PlayBlack, PER_TURN);
    place(&mut game, "h8 i9 k10", NOW);
    choose(&mut game, Choice::Black, NOW);
    game.resign(NOW).expect("a person plays");
    assert_eq!(game.end(), Some(End::Resigned(Side::White)));
    assert_eq!(game.outcome().expect("it is over").winner, Some(Side::Black));
}

#[test]
fn undo_against_the_machine_goes_back_to_the_own_stone_or_choice() {
    let mut game = swap2(Mode::PlayWhite, PER_TURN);
    place(&mut game, "h8 i9 k10", NOW);
    choose(&mut game, Choice::White, NOW);
    place(&mut game, "c3 c5", NOW);
    assert_eq!(game.undo(NOW), Ok(Undone::Turns(2)), "to the own stone");
    assert_eq!(game.undo(NOW), Ok(Undone::Turns(1)), "to the own choice");
    assert_eq!(game.position().choices().len(), 3);
    assert!(!game.can_undo(), "the machine opened");
    game.redo(NOW).expect("the choice was taken back");
    assert_eq!(game.turns().len(), 4);
}

#[test]
fn rules_that_do_not_know_an_opening_begin_freely_even_if_it_was_chosen_before() {
    for rules in [Ruleset::Freestyle, Ruleset::Caro] {
        let chosen = variant(rules, gomoku::Opening::Rif);
        assert!(!chosen.swaps_colours());
        let game = begun(setup(Mode::PlayBlack, chosen, PER_TURN), Options::default());
        assert!(game.position().opening_stones() == 0 && game.human_to_move());
    }
}

#[test]
fn fifth_moves_are_offered_taken_and_taken_back() {
    let rif = variant(Ruleset::Renju, gomoku::Opening::Rif);
    let mut game = begun(setup(Mode::TwoPlayers, rif, PER_TURN), Options::default());
    place(&mut game, "h8 i9 j10", NOW);
    choose(&mut game, Choice::White, NOW);
    place(&mut game, "a1 h9 o15", NOW);
    let offers = |game: &Match| game.position().offers().len();
    assert_eq!((offers(&game), game.position().counts().black), (2, 2));
    assert_eq!(game.turns().iter().filter(|turn| turn.how == How::Chosen).count(), 3);
    assert_eq!(game.position().player_to_move(), Side::White, "who takes one of them");
    game.undo(NOW).expect("the last offer goes");
    assert_eq!((offers(&game), game.position().player_to_move()), (1, Side::Black));
    game.redo(NOW).expect("and comes back");
    place(&mut game, "h9", NOW);
    assert_eq!((offers(&game), game.position().counts().black), (0, 3));
    game.undo(NOW).expect("the offers are there again");
    assert_eq!(offers(&game), 2);
    let cell = game.position().cell_named("h10").expect("it is on the board");
    let refused = game.place(cell, Mover::Human, NOW);
    assert_eq!(refused, Err(Refusal::Illegal(IllegalPly::NotOffered)));
}

#[test]
fn renju_that_swap2_was_chosen_for_in_vain_by_an_older_version_comes_back() {
    let free = variant(Ruleset::Renju, gomoku::Opening::Free);
    let mut game = begun(setup(Mode::TwoPlayers, free, PER_TURN), Options::default());
    place(&mut game, "h8 i9 j10 a1 h9", NOW);
    let text = serde_json::to_string(&game.image().expect("it is under way")).expect("JSON");
    let older = text.replace(r#""opening":"free""#, r#""opening":"swap2""#);
    assert_ne!(older, text);
    let image = serde_json::from_str(&older).expect("it is an image");
    let mut again = Match::new(Setup::default(), Options::default()).expect("the set-up is sound");
    again.restore(&image).expect("it was played freely");
    assert_eq!(again.position(), game.position());
}

#[test]
fn black_may_not_play_a_forbidden_point_and_white_may() {
    let renju = variant(Ruleset::Renju, gomoku::Opening::Free);
    let mut game = begun(setup(Mode::TwoPlayers, renju, PER_TURN), Options::default());
    place(&mut game, "j8 a1 j9 c1 h7 e1 i7 g1", NOW);
    let cell = game.position().cell_named("j7").expect("it is on the board");
    let refused = game.place(cell, Mover::Human, NOW);
    let foul = game.position().foul(cell).expect("it would make two open threes");
    assert_eq!(refused, Err(Refusal::Illegal(IllegalPly::Forbidden(foul))));
    place(&mut game, "k12", NOW);
    assert_eq!(game.position().foul(cell), None);
    place(&mut game, "j7", NOW);
}

fn any_rules() -> impl Strategy<Value = Ruleset> {
    prop::sample::select(&Ruleset::ALL[..])
}

fn any_mode() -> impl Strategy<Value = Mode> {
    prop::sample::select(vec![Mode::TwoPlayers, Mode::PlayBlack, Mode::PlayWhite, Mode::Watch])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_game_with_what_was_taken_back_comes_back_from_its_image(
        rules in any_rules(),
        mode in any_mode(),
        opening in prop::sample::select(&gomoku::Opening::ALL[..]),
        plies in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
        undone in 0_usize..5,
    ) {
        let mut game = begun(setup(mode, variant(rules, opening), WHOLE_GAME), Options::default());
        for (ply, second) in plies.into_iter().zip(1..) {
            if game.phase() != Phase::Running {
                break;
            }
            let choices = game.position().choices();
            if choices.is_empty() {
                let cell = *ply.get(&game.position().legal_cells());
                game.place(cell, mover(&game), secs(second)).expect("it is legal");
            } else {
                choose(&mut game, *ply.get(choices), secs(second));
            }
        }
        for _ in 0..undone {
            let _ = game.undo(secs(50));
        }
        let image = game.image().expect("a game is under way");
        let text = serde_json::to_string(&image).expect("an image can be written");
        let read = serde_json::from_str(&text).expect("and read again");
        prop_assert_eq!(&image, &read);
        let mut again = Match::new(Setup::default(), Options::default()).expect("the set-up is sound");
        again.restore(&read).expect("the image is sound");
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.turns(), game.turns());
        prop_assert_eq!(again.setup(), game.setup());
        for side in Side::ALL {
            prop_assert_eq!(again.time_left(side), game.time_left(side));
        }
        while again.can_redo() && game.can_redo() {
            again.redo(secs(60)).expect("it can be brought back");
            game.redo(secs(60)).expect("it can be brought back");
            prop_assert_eq!(again.position(), game.position());
        }
        prop_assert_eq!(again.can_redo(), game.can_redo());
    }
}
