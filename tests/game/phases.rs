//! What a match does in each phase: setting up, starting, pausing, giving up, starting over.

use std::time::Duration;

use crate::support::{
    PER_TURN, on_time_out, play, play_to, ready, running, secs, seen, setup, started,
};
use heibai::game::{
    Answer, End, Ending, Finish, GameRecord, How, IllegalPly, Level, Match, Mode, Mover, Options,
    PersonRating, Phase, Ply, Refusal, Setup, SetupError, Side, Skill, TimeControl, TimeOutRule,
    Variant,
};
use heibai::othello::StartLayout;

/// Nine moves, after which White has no disc.
const SHORTEST_WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";

fn first() -> Match {
    Match::new(Setup::default(), Options::default()).expect("the default is sound")
}

fn paused(mode: Mode) -> Match {
    let mut game = running(mode);
    play(&mut game, "f5", secs(0));
    game.pause(secs(0)).expect("it runs");
    game
}

fn over() -> Match {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5", secs(0));
    game.resign(secs(0)).expect("it runs");
    game
}

fn asked() -> Match {
    let mut game = started(Mode::TwoPlayers, 8, PER_TURN, on_time_out(TimeOutRule::Ask));
    for second in 1..=30 {
        game.advance(secs(second));
    }
    assert_eq!(game.time_up(), Some(Side::Black));
    game
}

/// What an action in the table is answered with; a dot stands for "done".
fn refusal(word: &str) -> Option<Refusal> {
    Some(match word {
        "." => return None,
        "unstarted" => Refusal::NotStarted,
        "underway" => Refusal::UnderWay,
        "paused" => Refusal::Paused,
        "over" => Refusal::Over,
        "timeup" => Refusal::TimeUp,
        "turn" => Refusal::NotYourTurn,
        "canmove" => Refusal::CanMove,
        "nothing" => Refusal::Nothing,
        "occupied" => Refusal::Illegal(IllegalPly::Occupied),
        other => panic!("no such word: {other}"),
    })
}

/// The phases down, the actions across.
const TABLE: &str = "
            start     reset     pause     resume    place     occupied  machine   skip      resign    answer
ready       .         unstarted unstarted unstarted unstarted unstarted unstarted unstarted unstarted nothing
two-people  underway  .         .         underway  .         occupied  turn      .         .         nothing
human       underway  .         .         underway  .         occupied  turn      canmove   .         nothing
machine     underway  .         .         underway  turn      turn      .         turn      .         nothing
watching    underway  .         .         underway  turn      turn      .         turn      nothing   nothing
paused      underway  .         paused    .         paused    paused    paused    paused    .         nothing
asked       underway  .         timeup    timeup    timeup    timeup    timeup    timeup    timeup    .
over        underway  .         over      over      over      over      over      over      over      nothing
";

#[test]
fn every_action_is_done_or_refused_according_to_the_phase() {
    let act = |game: &mut Match, action: &str| {
        let now = secs(30);
        let legal = game.position().legal_cells()[0];
        match action {
            "start" => game.start(now),
            "reset" => game.reset(),
            "pause" => game.pause(now),
            "resume" => game.resume(now),
            "place" => game.place(legal, Mover::Human, now).map(drop),
            "occupied" => game.place(27, Mover::Human, now).map(drop),
            "machine" => game.place(legal, Mover::Machine, now).map(drop),
            "skip" => game.skip(now),
            "resign" => game.resign(now),
            "answer" => game.answer_time_up(Answer::GiveTurn, now),
            other => panic!("no such action: {other}"),
        }
    };
    let mut rows = TABLE.trim().lines();
    let actions: Vec<&str> = rows.next().expect("a heading").split_whitespace().collect();
    for row in rows {
        let (phase, words) = row.split_once(' ').expect("a phase and its words");
        let game = match phase {
            "ready" => ready(Mode::TwoPlayers),
            "two-people" => running(Mode::TwoPlayers),
            "human" => running(Mode::PlayBlack),
            "machine" => running(Mode::PlayWhite),
            "watching" => running(Mode::Watch),
            "paused" => paused(Mode::TwoPlayers),
            "asked" => asked(),
            "over" => over(),
            other => panic!("no such phase: {other}"),
        };
        let words: Vec<&str> = words.split_whitespace().collect();
        assert_eq!(words.len(), actions.len());
        for (action, word) in actions.iter().zip(words) {
            let mut tried = game.clone();
            let expected = refusal(word);
            assert_eq!(act(&mut tried, action).err(), expected, "{action} when {phase}");
            if expected.is_some() {
                assert_eq!(seen(&tried), seen(&game), "{action} when {phase}");
                assert_eq!(tried.revision(), game.revision(), "{action} when {phase}");
            } else {
                assert!(tried.revision() > game.revision(), "{action} when {phase}");
            }
        }
        let is_done = |action| act(&mut game.clone(), action).is_ok();
        assert_eq!(game.can_pause(), is_done("pause") || is_done("resume"), "{phase}");
        assert_eq!(game.can_resign(), is_done("resign"), "{phase}");
        assert_eq!(game.can_skip(), is_done("skip"), "{phase}");
    }
}

#[test]
fn the_first_game_is_ready_with_black_for_the_person_a_middling_level_and_a_countdown() {
    let game = first();
    assert_eq!((game.phase(), game.person()), (Phase::Ready, Some(Side::Black)));
    assert_eq!((game.machine(Side::Black), game.machine(Side::White)), (None, Skill::new(3)));
    assert_eq!(game.setup().time, TimeControl::PerTurn { seconds: 30 });
}

#[test]
fn the_setup_is_changed_when_ready_or_over_but_not_while_a_game_is_played() {
    let other = setup(Mode::Watch, 10, TimeControl::Off);
    for (game, can) in [
        (ready(Mode::TwoPlayers), true),
        (over(), true),
        (running(Mode::TwoPlayers), false),
        (paused(Mode::TwoPlayers), false),
        (asked(), false),
    ] {
        let mut tried = game.clone();
        assert_eq!(game.can_choose(), can);
        assert_eq!(tried.choose(other).is_ok(), can, "{:?}", game.phase());
        assert_eq!(*tried.setup() == other, can);
        if can {
            assert_eq!((tried.phase(), tried.position().size()), (Phase::Ready, 10));
        } else {
            assert_eq!(seen(&tried), seen(&game));
        }
    }
}

#[test]
fn choosing_again_what_is_chosen_does_not_put_a_finished_game_away() {
    let mut game = over();
    game.choose(*game.setup()).expect("it is the same");
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn a_skill_is_a_level_or_a_rating_by_hundreds_and_one_number_in_files() {
    let known: Vec<u16> = (0..3000).filter(|number| Skill::new(*number).is_some()).collect();
    let expected: Vec<u16> = (1..=10).chain((8..=22).map(|it| 100 * it)).collect();
    assert_eq!(known, expected);
    for number in known {
        let skill = Skill::new(number).unwrap();
        let text = serde_json::to_string(&skill).unwrap();
        assert_eq!(text, number.to_string());
        assert_eq!(serde_json::from_str::<Skill>(&text).unwrap(), skill);
    }
    assert!(serde_json::from_str::<Skill>("1450").is_err());
    let setup = serde_json::to_value(Setup::default()).unwrap();
    assert_eq!(setup["levels"], serde_json::json!({"black": 3, "white": 3}), "as it was written");
}

#[test]
fn the_level_of_a_rating_is_no_lower_than_that_of_a_lower_one() {
    let levels: Vec<u8> =
        PersonRating::all().map(|rating| Skill::Person(rating).level().number()).collect();
    assert!(levels.is_sorted() && levels[0] < levels[levels.len() - 1], "{levels:?}");
}

#[test]
fn levels_change_at_any_time() {
    let strong = Level::MAX;
    for game in [first(), running(Mode::Watch), paused(Mode::PlayBlack), over()] {
        let mut tried = game.clone();
        tried.set_skill(Side::Black, strong.into());
        assert_eq!(tried.setup().skills.black, strong.into());
        assert_eq!(seen(&tried), seen(&game));
    }
    let mut game = running(Mode::Watch);
    game.set_skill(Side::Black, strong.into());
    assert_eq!(game.machine_to_move(), Some(strong.into()));
}

#[test]
fn a_setup_out_of_range_is_refused() {
    let odd = Variant::Othello { size: 7, layout: StartLayout::Standard, first: Side::Black };
    let odd = Setup { variant: odd, ..Setup::default() };
    assert!(matches!(Match::new(odd, Options::default()), Err(SetupError::Start(_))));
    for (time, sound) in [
        (TimeControl::Off, true),
        (TimeControl::PerTurn { seconds: 4 }, false),
        (TimeControl::PerTurn { seconds: 5 }, true),
        (TimeControl::PerTurn { seconds: 600 }, true),
        (TimeControl::PerTurn { seconds: 601 }, false),
        (TimeControl::WholeGame { seconds: 29, increment: 0 }, false),
        (TimeControl::WholeGame { seconds: 10_800, increment: 60 }, true),
        (TimeControl::WholeGame { seconds: 300, increment: 61 }, false),
    ] {
        let made = Match::new(Setup { time, ..Setup::default() }, Options::default());
        assert_eq!(made.is_ok(), sound, "{time:?}");
        let changed = Setup { time, ..*ready(Mode::Watch).setup() };
        assert_eq!(ready(Mode::Watch).choose(changed).is_ok(), sound, "{time:?}");
    }
    assert_eq!(TimeControl::per_turn(1), TimeControl::PerTurn { seconds: 5 });
    assert_eq!(
        TimeControl::whole_game(9, 99),
        TimeControl::WholeGame { seconds: 30, increment: 60 }
    );
}

#[test]
fn the_start_may_be_mirrored_and_white_may_begin() {
    for layout in [StartLayout::Standard, StartLayout::Mirrored] {
        for first in Side::ALL {
            for size in [6, 8, 10] {
                let variant = Variant::Othello { size, layout, first };
                let setup = Setup { variant, mode: Mode::PlayWhite, ..Setup::default() };
                let mut game = Match::new(setup, Options::default()).expect("it is sound");
                game.start(secs(0)).expect("it is ready");
                assert_eq!(game.side_to_move(), first);
                assert_eq!(game.machine_to_move().is_some(), first == Side::Black);
                let middle = usize::from(size / 2 - 1);
                let corner = game.position().stone(middle * usize::from(size) + middle);
                let expected =
                    if layout == StartLayout::Standard { Side::White } else { Side::Black };
                assert_eq!(corner, Some(expected));
            }
        }
    }
}

#[test]
fn each_mode_gives_each_side_to_whom_it_says() {
    for (mode, black, white) in [
        (Mode::TwoPlayers, Mover::Human, Mover::Human),
        (Mode::PlayBlack, Mover::Human, Mover::Machine),
        (Mode::PlayWhite, Mover::Machine, Mover::Human),
        (Mode::Watch, Mover::Machine, Mover::Machine),
    ] {
        let mut game = running(mode);
        assert_eq!(crate::support::mover(&game), black);
        play(&mut game, "f5", secs(0));
        assert_eq!(crate::support::mover(&game), white);
    }
}

#[test]
fn a_person_and_the_machine_never_move_for_each_other() {
    let mut game = running(Mode::PlayBlack);
    let legal = game.position().legal_cells()[0];
    assert_eq!(game.place(legal, Mover::Machine, secs(0)), Err(Refusal::NotYourTurn));
    game.place(legal, Mover::Human, secs(0)).expect("it is the person's turn");
    for cell in game.position().legal_cells() {
        assert_eq!(game.place(cell, Mover::Human, secs(0)), Err(Refusal::NotYourTurn));
    }
    assert_eq!(game.turns().len(), 1);
}

#[test]
fn placing_tells_what_was_flipped_and_what_is_wrong() {
    let mut game = running(Mode::TwoPlayers);
    let cell = |name: &str| ready(Mode::Watch).position().cell_named(name).expect("on the board");
    let illegal = |reason| Err(Refusal::Illegal(reason));
    let place = |game: &mut Match, cell| game.place(cell, Mover::Human, secs(0));
    assert_eq!(place(&mut game, cell("a1")), illegal(IllegalPly::FlipsNothing));
    assert_eq!(place(&mut game, cell("d4")), illegal(IllegalPly::Occupied));
    assert_eq!(place(&mut game, 64), illegal(IllegalPly::OffBoard));
    assert_eq!(place(&mut game, cell("f5")), Ok(vec![cell("e5")]));
    assert_eq!(game.turns()[0].how, How::Placed);
}

#[test]
fn resigning_gives_the_game_to_the_other_side() {
    let resign = |mode, transcript| {
        let mut game = running(mode);
        play(&mut game, transcript, secs(0));
        game.resign(secs(0)).map(|()| game.outcome().expect("it is over"))
    };
    for (mode, transcript, loser) in [
        (Mode::TwoPlayers, "", Side::Black),
        (Mode::TwoPlayers, "f5", Side::White),
        (Mode::PlayBlack, "", Side::Black),
        (Mode::PlayBlack, "f5", Side::Black),
        (Mode::PlayWhite, "", Side::White),
        (Mode::PlayWhite, "f5", Side::White),
    ] {
        let outcome = resign(mode, transcript).expect("a person plays");
        assert_eq!(outcome.winner, Some(!loser), "{mode:?} {transcript}");
        assert_eq!(outcome.ending, Ending::By(End::Resigned(loser)));
        assert_eq!(outcome.score, None, "nobody counted");
        let awarded = outcome.awarded.unwrap();
        assert!(awarded[!loser] > awarded[loser]);
        assert_eq!(awarded.black + awarded.white, 64);
    }
    assert_eq!(resign(Mode::Watch, "f5"), Err(Refusal::Nothing));
    assert!(!running(Mode::Watch).can_resign());
}

#[test]
fn who_wins_without_being_ahead_is_awarded_the_narrowest_win() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, &SHORTEST_WIPE_OUT[..16], secs(0));
    let lead = game.position().counts();
    assert!(lead.black > lead.white);
    game.resign(secs(0)).expect("it runs");
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.winner, Some(Side::White));
    assert_eq!(outcome.counts, lead);
    assert_eq!(outcome.score, None);
    assert_eq!(outcome.awarded.unwrap().white, 64 - lead.black);

    let nearly = play_to(&running(Mode::TwoPlayers), secs(0), |game| {
        let counts = game.position().counts();
        game.side_to_move() == Side::Black && counts.black > 40
    });
    let mut game = nearly;
    game.resign(secs(0)).expect("it runs");
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.awarded.unwrap().black, outcome.awarded.unwrap().white), (31, 33));
}

#[test]
fn a_side_without_a_disc_is_wiped_out_and_the_empty_squares_go_to_the_winner() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, SHORTEST_WIPE_OUT, secs(0));
    let outcome = game.outcome().expect("it is over");
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::Black), Ending::Board(Finish::WipedOut))
    );
    assert_eq!((outcome.counts.black, outcome.counts.white), (13, 0));
    assert_eq!((outcome.score.unwrap().black, outcome.score.unwrap().white), (64, 0));
}

#[test]
fn a_game_without_moves_is_won_by_the_side_with_more_discs_or_drawn() {
    let end = |winner: Option<Side>| {
        play_to(&running(Mode::TwoPlayers), secs(0), |game| {
            game.outcome().is_some_and(|outcome| outcome.winner == winner)
        })
    };
    for winner in [None, Some(Side::Black), Some(Side::White)] {
        let outcome = end(winner).outcome().expect("it is over");
        assert_eq!(outcome.ending, Ending::Board(Finish::NoMoves));
        assert_eq!(outcome.score.unwrap().black + outcome.score.unwrap().white, 64);
        let ahead = outcome.counts.black.cmp(&outcome.counts.white);
        assert_eq!(outcome.score.unwrap().black.cmp(&outcome.score.unwrap().white), ahead);
        assert_eq!(winner.is_none(), ahead.is_eq());
    }
}

#[test]
fn the_tally_counts_the_games_of_the_sitting_across_resets() {
    let mut game = over();
    assert_eq!((game.tally().wins.black, game.tally().wins.white), (1, 0));
    game.reset().expect("it is over");
    game.start(secs(0)).expect("it is ready");
    play(&mut game, SHORTEST_WIPE_OUT, secs(0));
    game.choose(setup(Mode::TwoPlayers, 6, PER_TURN)).expect("it is over");
    game.start(secs(0)).expect("it is ready");
    game.resign(secs(0)).expect("it runs");
    assert_eq!((game.tally().wins.black, game.tally().wins.white), (2, 1));
    game.reset().expect("it is over");
    let drawn = play_to(
        &{
            game.choose(setup(Mode::TwoPlayers, 8, PER_TURN)).expect("it is ready");
            game.start(secs(0)).expect("it is ready");
            game
        },
        secs(0),
        |game| game.outcome().is_some_and(|outcome| outcome.winner.is_none()),
    );
    assert_eq!(drawn.tally().draws, 1);
}

#[test]
fn a_game_that_was_written_down_is_opened_at_its_end_paused() {
    let mut source = running(Mode::PlayBlack);
    play(&mut source, "f5d6c3", secs(0));
    let record = source.record();
    let names = source.line_with_facts().facts.names;
    assert_eq!((&*names.black, &*names.white), ("", "Heibai 3"));
    let mut game = running(Mode::Watch);
    play(&mut game, "f5", secs(0));
    game.open(&record, setup(Mode::TwoPlayers, 8, PER_TURN), None).expect("the record is sound");
    assert_eq!((game.phase(), game.turns().len()), (Phase::Paused, 3));
    assert_eq!(game.position(), source.position());
    assert_eq!(game.setup().mode, Mode::TwoPlayers);
    game.resume(secs(9)).expect("it is paused");
    assert!(game.human_to_move());
    assert_eq!(game.time_left(Side::White), Some(secs(30)));
}

#[test]
fn a_finished_game_that_was_written_down_is_over_and_not_counted() {
    let mut source = running(Mode::TwoPlayers);
    play(&mut source, SHORTEST_WIPE_OUT, secs(0));
    let mut game = first();
    game.open(&source.record(), setup(Mode::TwoPlayers, 8, PER_TURN), None)
        .expect("the record is sound");
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(game.tally().wins.black, 0);
    assert_eq!(game.outcome(), source.outcome());
    game.undo(secs(0)).expect("there are turns");
    assert_eq!(game.tally().wins.black, 0);
}

#[test]
fn a_record_and_a_match_turn_into_each_other() {
    let fresh = started(Mode::TwoPlayers, 6, PER_TURN, Options::default());
    let forced = play_to(&fresh, secs(0), |game| {
        game.turns().iter().any(|turn| turn.how == How::ForcedPass)
    });
    let skipped = vec![Ply::Pass, Ply::Pass, Ply::Place(37), Ply::Pass];
    for record in [
        GameRecord::default(),
        GameRecord::new(Variant::default(), skipped).expect("a pass is accepted anywhere"),
        forced.record(),
    ] {
        let mut game = first();
        game.open(&record, setup(Mode::TwoPlayers, 8, PER_TURN), None)
            .expect("the record is sound");
        assert_eq!(game.record(), record);
        assert_eq!(crate::support::replayed(&game), record.end());
    }
    let mut game = first();
    game.open(&forced.record(), setup(Mode::TwoPlayers, 8, PER_TURN), None)
        .expect("the record is sound");
    assert_eq!(
        game.turns().iter().map(|turn| turn.how).collect::<Vec<_>>(),
        forced.turns().iter().map(|turn| turn.how).collect::<Vec<_>>()
    );
}

#[test]
fn pausing_and_continuing_leaves_the_game_as_it_is() {
    let mut game = running(Mode::TwoPlayers);
    play(&mut game, "f5", Duration::ZERO);
    let before = seen(&game);
    game.pause(secs(1)).expect("it runs");
    assert_eq!(game.phase(), Phase::Paused);
    assert!(!game.human_to_move() && !game.clock_runs());
    game.resume(secs(2)).expect("it is paused");
    assert_eq!(seen(&game), before);
}
