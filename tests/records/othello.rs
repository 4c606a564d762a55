//! Reading and writing games: transcripts, GGF, Heibai's own files, and whatever a user opens.

use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use heibai::game::tree::{Facts, GameTree, Start};
use heibai::game::{
    End, Game, GameRecord, IllegalPly, Mode, Outcome, PerSide, Ply, Position, Side, Skill,
    TimeControl, Variant,
};
use heibai::othello::StartLayout;
use heibai::records::formats::{self, Collection, Games, MAX_BYTES, Moves, SourceFile};
use heibai::records::{MAX_PLIES, Place, ReadError, ReadErrorKind, ggf, native, transcript};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

/// A game on 6×6 in which Black passes twice, as other programs write it: without the passes.
const WITH_PASSES: &str = "b3b4b5a4e5b6a5e2d2a6f1b2a3f6d5a2f5e4e3e6b1a1c5d6c1f3c2d1c6f4";

fn variant(size: u8) -> Variant {
    Variant::Othello { size, layout: StartLayout::Standard, first: Side::Black }
}

/// What a user gets who opens this.
fn open(bytes: &[u8], variant: Variant) -> Result<GameTree, ReadError> {
    let source = SourceFile { bytes: bytes.to_vec(), variant, ..SourceFile::default() };
    Collection::read(&source, None)?.first()
}

/// The moves of a game's main line.
fn line(game: &GameTree) -> GameRecord {
    GameRecord::of(game, game.main_end())
}

fn end_of(game: &GameTree) -> Option<End> {
    game.node(game.main_end()).end()
}

fn ended(game: impl Into<GameTree>, end: Option<End>) -> GameTree {
    let mut game = game.into();
    game.set_end(game.main_end(), end);
    game
}

fn sample(name: &str) -> GameTree {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games").join(name);
    let bytes = std::fs::read(path).expect("the sample is in the tree");
    open(&bytes, Variant::default()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn read(text: &str) -> Result<GameRecord, ReadError> {
    transcript::read(text, Variant::default())
}

fn moves(text: &str) -> String {
    transcript::write(&read(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn fixed_seed() -> ProptestConfig {
    ProptestConfig {
        cases: 100,
        rng_seed: RngSeed::Fixed(5),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn any_variant() -> impl Strategy<Value = Variant> {
    let layout = select(&[StartLayout::Standard, StartLayout::Mirrored][..]);
    (select(Game::Othello.kind().sizes), layout, select(&Side::ALL[..]))
        .prop_map(|(size, layout, first)| Variant::Othello { size, layout, first })
}

/// A random game or the beginning of one, in which a turn is skipped now and then.
fn any_record() -> impl Strategy<Value = GameRecord> {
    let choice = (any::<Index>(), prop::bool::weighted(0.05));
    (any_variant(), prop::collection::vec(choice, 0..130)).prop_map(|(variant, choices)| {
        let mut position: Position = variant.start().expect("the size is offered");
        let mut plies = Vec::new();
        for (choice, skips) in choices {
            let cells = position.legal_cells();
            let ply = if position.is_over() {
                break;
            } else if skips || cells.is_empty() {
                Ply::Pass
            } else {
                Ply::Place(cells[choice.index(cells.len())])
            };
            position.play(ply).expect("it is legal");
            plies.push(ply);
        }
        GameRecord::new(variant, plies).expect("every ply is legal")
    })
}

fn any_game() -> impl Strategy<Value = GameTree> {
    let name = "[A-Za-z0-9 éü黑白'\".;/-]{0,12}".prop_map(|name| name.trim().to_owned());
    let end = prop_oneof![
        select(&Side::ALL[..]).prop_map(End::Resigned),
        select(&Side::ALL[..]).prop_map(End::LostOnTime),
    ];
    let time = prop_oneof![
        Just(TimeControl::Off),
        (5_u16..=600).prop_map(TimeControl::per_turn),
        (30_u16..=10_800, 0_u16..=60)
            .prop_map(|(seconds, increment)| TimeControl::whole_game(seconds, increment)),
    ];
    (any_record(), name.clone(), name, prop::option::of(end), time).prop_map(
        |(record, black, white, end, time)| {
            let facts = Facts { names: PerSide { black, white }, ..Facts::default() };
            let end = end.filter(|_| !record.end().is_over());
            ended(record, end).with_facts(facts.with_time(Some(time)))
        },
    )
}

proptest! {
    #![proptest_config(fixed_seed())]

    #[test]
    fn a_transcript_reads_as_the_game_it_was_written_from(record in any_record()) {
        let text = transcript::write(&record);
        prop_assert_eq!(transcript::read(&text, record.variant()), Ok(record), "{}", text);
    }

    #[test]
    fn ggf_reads_as_the_game_it_was_written_from(game in any_game()) {
        let text = ggf::write(&game);
        // The format has one word for a game without a clock and for one of which no clock is known, and says of
        // each game how it stands.
        let time = game.facts.time().filter(|time| *time != TimeControl::Off);
        let read = ggf::read(&text);
        let result = read.as_ref().map(|game| game.facts.result.clone()).unwrap_or_default();
        let facts = Facts { result, ..game.facts.clone() }.with_time(time);
        let game = game.with_facts(facts);
        prop_assert_eq!(read, Ok(game.clone()), "{}", text);
        prop_assert_eq!(open(text.as_bytes(), Variant::default()), Ok(game));
    }

    #[test]
    fn our_own_file_reads_as_the_game_it_was_written_from(
        game in any_game(), levels in (1_u8..=10, 1_u8..=10), counted in any::<bool>(),
    ) {
        let level = |number: u8| Skill::new(number.into()).expect("it is from 1 to 10");
        let counted = counted && !game.end_position().is_over();
        let facts = Facts {
            mode: Some(Mode::Watch),
            skills: Some(PerSide { black: level(levels.0), white: level(levels.1) }),
            ..game.facts.clone()
        };
        let end = if counted { Some(End::CountedOnTime(Side::White)) } else { end_of(&game) };
        let game = ended(game, end).with_facts(facts);
        let text = native::write(&game);
        prop_assert_eq!(native::read(&text), Ok(game.clone()), "{}", text);
        prop_assert_eq!(open(text.as_bytes(), Variant::default()), Ok(game));
    }

    #[test]
    fn any_bytes_give_a_game_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = open(&bytes, Variant::default());
    }

    #[test]
    fn any_damage_to_a_file_gives_a_game_or_an_error(
        game in any_game(), at in any::<Index>(), put in any::<char>(), format in 0_usize..3,
    ) {
        let format = formats::named(["heibai", "transcript", "ggf"][format]).expect("a format");
        let written = format.write([&game]).expect("it begins as usual");
        let mut text: Vec<char> = String::from_utf8(written).expect("a text").chars().collect();
        if text.is_empty() {
            return Ok(());
        }
        let at = at.index(text.len());
        text[at] = put;
        let damaged: String = text.iter().collect();
        if let Err(error) = open(damaged.as_bytes(), game.variant()) {
            prop_assert!(!error.to_string().is_empty());
        }
        let cut: String = text[..at].iter().collect();
        let _ = open(cut.as_bytes(), game.variant());
    }

    #[test]
    fn any_words_of_moves_give_a_game_or_an_error(text in "[a-p0-9PAps. \\-\u{ff26}\u{ff15}]{0,60}") {
        for &size in Game::Othello.kind().sizes {
            let _ = transcript::read(&text, variant(size));
        }
    }
}

#[test]
fn case_separators_and_numbers_do_not_matter() {
    for text in [
        "f5d6c3d3c4",
        "F5D6C3D3C4",
        "F5d6C3d3C4",
        "F5-D6-C3-D3-C4",
        "f5 d6 c3 d3 c4\n",
        "1. F5 d6 2. C3 d3 3. C4",
        "1.f5 2.d6 3.c3 4.d3 5.c4",
        "1 f5 2 d6 3 c3 4 d3 5 c4",
        "f5, d6; c3/d3→c4",
        "f52.d6c33.d3c4",
        "\u{feff}\tf5\r\nd6\r\nc3 > d3 > c4",
        "Ｆ５Ｄ６Ｃ３Ｄ３Ｃ４",
        "(1) f5 (2) d6 [c3] \"d3\" c4.",
    ] {
        assert_eq!(moves(text), "f5d6c3d3c4", "{text}");
    }
}

#[test]
fn forced_passes_need_not_be_written() {
    let without = transcript::read(WITH_PASSES, variant(6)).expect("it is a game");
    let passes = without.plies().iter().filter(|ply| **ply == Ply::Pass).count();
    assert_eq!((passes, without.plies().len()), (2, WITH_PASSES.len() / 2 + 2));
    assert_eq!(transcript::write(&without), WITH_PASSES);
    for pass in ["pa", "PA", "ps", "PS", "pass", "Pass", "--", " -- ", "-pass-"] {
        let with = WITH_PASSES.replace("c1", &format!("{pass}c1{pass}"));
        assert_eq!(transcript::read(&with, variant(6)), Ok(without.clone()), "{with}");
    }
}

#[test]
fn a_skipped_turn_is_kept() {
    let record = read("f5 pass c4").expect("friends may skip");
    assert_eq!(record.plies(), [Ply::Place(37), Ply::Pass, Ply::Place(26)]);
    assert_eq!(transcript::write(&record), "f5pac4");
}

#[test]
fn passes_after_the_end_say_nothing_new() {
    assert_eq!(moves("e6f4e3f6g5d6e7f5c5papa"), "e6f4e3f6g5d6e7f5c5");
}

#[test]
fn rows_of_two_digits_are_read_on_large_boards_only() {
    let large = transcript::read(
        "d5d6c7e4d3b8e7f8e8f4c6e3g8c2c8d7a9c4d8b9d4d9b3c5d1b1d2e9b2a8b7b4b10c10",
        variant(10),
    );
    let last = *large.expect("it is a game").plies().last().expect("it has moves");
    assert_eq!(last, Ply::Place(92));
    let error = read("f5d6c10").expect_err("8×8 has no row 10");
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::OffBoard));
    assert_eq!(error.detail, "c10");
}

#[test]
fn an_error_in_a_transcript_tells_its_place() {
    for (text, kind, number, character, detail, message) in [
        (
            "f5d6d3",
            ReadErrorKind::IllegalMove(IllegalPly::FlipsNothing),
            3,
            5,
            "d3",
            "move 3 (character 5): d3 is not legal: no disc would be flipped there",
        ),
        (
            "1. f5 棋 d6",
            ReadErrorKind::Syntax,
            2,
            7,
            "棋",
            "move 2 (character 7): not understood: 棋",
        ),
        (
            "F5F5",
            ReadErrorKind::IllegalMove(IllegalPly::Occupied),
            2,
            3,
            "f5",
            "move 2 (character 3): f5 is not legal: that square is occupied",
        ),
        (
            "f5 i9",
            ReadErrorKind::IllegalMove(IllegalPly::OffBoard),
            2,
            4,
            "i9",
            "move 2 (character 4): i9 is not legal: that is not on the board",
        ),
        (
            "e6f4e3f6g5d6e7f5c5a1",
            ReadErrorKind::IllegalMove(IllegalPly::GameOver),
            10,
            19,
            "a1",
            "move 10 (character 19): a1 is not legal: the game is over",
        ),
        (
            "f5 d6 resigns",
            ReadErrorKind::Syntax,
            3,
            7,
            "resigns",
            "move 3 (character 7): not understood: resigns",
        ),
    ] {
        let error = read(text).expect_err(text);
        let place = Place::Move { number, character };
        assert_eq!(error, ReadError { kind, place, detail: detail.to_owned() }, "{text}");
        assert_eq!(error.to_string(), message);
        assert_eq!(error.move_number(), number);
    }
}

#[test]
fn endless_texts_are_refused() {
    let long = " ".repeat(transcript::MAX_CHARACTERS + 1);
    assert_eq!(read(&long).expect_err("too long").kind, ReadErrorKind::TooLarge);
    let skips = "pa".repeat(MAX_PLIES + 1);
    assert_eq!(read(&skips).expect_err("too many").kind, ReadErrorKind::TooLarge);
    let moves = vec!["pass"; MAX_PLIES + 1].join(" ");
    let file = native::write(&GameRecord::default().into())
        .replace("\"moves\": \"\"", &format!("\"moves\": \"{moves}\""));
    assert_eq!(native::read(&file).expect_err("too many").kind, ReadErrorKind::TooLarge);
}

#[test]
fn ggf_of_other_programs_is_read() {
    let game = sample("club_evening.ggf");
    assert_eq!(transcript::write(&line(&game)), "f5d6c3d3c4");
    assert_eq!(game.facts.names.black, "Ann");
    assert_eq!(game.facts.names.white, "Bo Li");
    assert_eq!(end_of(&game), Some(End::Resigned(Side::Black)));
    assert_eq!(game.facts.time(), Some(TimeControl::WholeGame { seconds: 900, increment: 0 }));
}

#[test]
fn ggf_is_written_with_the_clock_that_was_read() {
    for (read, written) in [
        ("TI[15:00//02:00]", "TI[15:00/0/2:00]"),
        ("TI[05:00/0:10/02:00]", "TI[5:00/10/2:00]"),
        ("TI[15:00/5]", "TI[15:00/5]"),
        ("TI[15:00]", "TI[15:00/0]"),
        ("TI[5:00/10/0]", "TI[5:00/10/0]"),
        ("TB[15:00//02:00]TW[5:00/0/0]", "TB[15:00/0/2:00]TW[5:00/0/0]"),
    ] {
        let text = format!("(;GM[Othello]{read}TY[8]B[f5];)");
        let mut tree = ggf::read(&text).expect("it is a game");
        // Neither other format loses it.
        for name in ["ggf", "sgf", "heibai"] {
            let format = formats::named(name).expect("it is known");
            let bytes = format.write([&tree]).expect("it holds the game");
            let source = SourceFile { bytes, ..SourceFile::default() };
            tree = Collection::read(&source, None).and_then(|it| it.first()).expect("it is read");
            let again = ggf::write(&tree);
            assert!(again.contains(written), "{name}: {again}");
        }
    }
}

#[test]
fn the_first_game_of_an_archive_is_read() {
    let game = sample("archive_of_two.ggf");
    assert_eq!(game.facts.names.black, "first");
    assert_eq!(game.variant(), variant(6));
    assert_eq!(transcript::write(&line(&game)), WITH_PASSES);
    assert!(Outcome::of(&game.end_position(), end_of(&game)).is_some());
}

#[test]
fn ggf_is_written_as_nboard_reads_it() {
    let record = transcript::read(WITH_PASSES, variant(6)).expect("it is a game");
    let names = PerSide { black: "A [b]\n".to_owned(), white: String::new() };
    let facts = Facts { names, ..Facts::default() }
        .with_time(Some(TimeControl::WholeGame { seconds: 3900, increment: 5 }));
    let game = GameTree::from(record).with_facts(facts);
    // A leap day, in a year that ends a century.
    let date = UNIX_EPOCH + Duration::from_secs(951_827_696);
    let text = ggf::write(&ggf::dated(game, date));
    let header = "(;GM[Othello]PC[Heibai]DT[2000.02.29_12:34:56.GMT]PB[A (b) ]PW[]RE[-30.00]\
                  TI[1:05:00/5/0]TY[6]BO[6 --------------O*----*O-------------- *]B[B3]W[B4]";
    assert!(text.starts_with(header), "{text}");
    assert!(text.contains("W[D6]B[PA]W[C1]B[PA]W[F3]"), "{text}");
    assert!(text.ends_with("W[F4];)\n"), "{text}");
}

#[test]
fn who_gave_up_or_lost_on_time_is_known_when_a_file_is_read_again() {
    for end in [End::Resigned, End::LostOnTime] {
        for side in Side::ALL {
            let tree = ended(read("f5d6c3d3").expect("it is a game"), Some(end(side)));
            for name in ["sgf", "ggf", "heibai"] {
                let format = formats::named(name).expect("it is known");
                let bytes = format.write([&tree]).expect("it holds the game");
                let source = SourceFile { bytes: bytes.clone(), ..SourceFile::default() };
                let again = Collection::read(&source, None).expect("it is read").tree(0);
                let again = again.expect("it is a game");
                assert_eq!(again.node(again.main_end()).end(), Some(end(side)), "{name}");
                let moves = Moves::of(&again);
                assert!(!moves.is_scored && moves.margin.is_some_and(|it| it.abs() == 1));
                if name == "sgf" {
                    let how = if end(side) == End::Resigned(side) { "R" } else { "T" };
                    let winner = if side == Side::Black { "W" } else { "B" };
                    let text = String::from_utf8(bytes).expect("it is a text");
                    assert!(text.contains(&format!("RE[{winner}+{how}]")), "{text}");
                }
            }
        }
    }
}

#[test]
fn ggf_tells_how_a_game_ended() {
    let game = |transcript: &str, end| {
        let record = read(transcript).expect("it is a game");
        ggf::write(&ended(record, end))
    };
    assert!(game("f5", None).contains("RE[?]"));
    assert!(game("e6f4e3f6g5d6e7f5c5", None).contains("RE[+64.00]"));
    assert!(game("f5d6", Some(End::Resigned(Side::Black))).contains(":r]"));
    assert!(game("f5d6", Some(End::LostOnTime(Side::White))).contains(":t]"));
}

#[test]
fn ggf_keeps_a_result_that_was_recorded_in_whatever_format() {
    let written = |result: &str| {
        let moves = "(;GM[Othello]PB[]PW[]RE[?]TY[8]B[F5]W[D6];)";
        let game = ggf::read(moves).expect("it is well written");
        let facts = Facts { result: result.into(), ..game.facts.clone() };
        let text = ggf::write(&game.with_facts(facts));
        let (_, after) = text.split_once("RE[").expect("it has a result");
        after.split_once(']').expect("it ends").0.to_owned()
    };
    for (told, result) in [
        ("B+4", "+4.00"),
        ("w+2.5", "-2.50"),
        ("Draw", "+0.00"),
        ("0", "0"),
        ("-6.00:s", "-6.00:s"),
        ("?", "?"),
        ("B+", "?"),
        ("B+-3", "?"),
        ("X+3", "?"),
        ("Void", "?"),
        ("", "?"),
    ] {
        assert_eq!(written(told), result, "{told}");
    }
    for (result, kept) in [("+4.00:r", "+4.00:r"), ("-12.00:t", "-12.00:t")] {
        let game = ggf::read(&format!("(;GM[Othello]PB[]PW[]RE[{result}]TY[8]B[F5]W[D6];)"));
        assert!(ggf::write(&game.expect("it is well written")).contains(&format!("RE[{kept}]")));
    }
}

#[test]
fn an_error_in_ggf_tells_its_line() {
    let board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    for (text, kind, line, column, detail) in [
        (
            "(;GM[Othello]\nB[F5]W[D3];)".to_owned(),
            ReadErrorKind::IllegalMove(IllegalPly::FlipsNothing),
            2,
            8,
            "D3",
        ),
        (
            "(;GM[Othello]\nB[F5]\nB[F6];)".to_owned(),
            ReadErrorKind::OutOfTurn(Side::White),
            3,
            3,
            "B[F6]",
        ),
        ("(;GM[Othello]B[soon];)".to_owned(), ReadErrorKind::Syntax, 1, 16, "soon"),
        (
            "(;GM[Othello]B[J9];)".to_owned(),
            ReadErrorKind::IllegalMove(IllegalPly::OffBoard),
            1,
            16,
            "J9",
        ),
        ("(;GM[Amazons];)".to_owned(), ReadErrorKind::UnsupportedGame, 1, 6, "Amazons"),
        ("(;GM[Othello]TY[8a];)".to_owned(), ReadErrorKind::UnsupportedGame, 1, 17, "8a"),
        ("(;GM[Othello]TY[88];)".to_owned(), ReadErrorKind::UnsupportedBoard, 1, 17, "88"),
        ("(;GM[Othello]TY[8]BO[8 *];)".to_owned(), ReadErrorKind::UnsupportedBoard, 1, 22, "8 *"),
        (
            format!("(;{}\nB[F5];)", board.replace("O*--- ", "O?--- ")),
            ReadErrorKind::UnsupportedBoard,
            1,
            6,
            &board[3..board.len() - 1].replace("O*--- ", "O?--- "),
        ),
        (
            "(;GM[Othello]\nPB[Ann".to_owned(),
            ReadErrorKind::CutOff,
            2,
            1,
            "the value does not end: PB[Ann",
        ),
        ("(;GM[Othello]\n7B[F5];)".to_owned(), ReadErrorKind::Syntax, 2, 1, "7B[F5];)"),
        (
            "(;GM[Othello]B[F5]".to_owned(),
            ReadErrorKind::CutOff,
            1,
            19,
            "the game does not end: no )",
        ),
    ] {
        let error = ggf::read(&text).expect_err(&text);
        assert_eq!((error.kind, error.place), (kind, Place::Line { line, column }), "{text}");
        assert_eq!(error.detail, detail, "{text}");
    }
}

#[test]
fn our_own_file_keeps_everything() {
    let game = sample("kitchen_table.heibai");
    let expected = Variant::Othello { size: 6, layout: StartLayout::Mirrored, first: Side::White };
    assert_eq!(game.variant(), expected);
    assert_eq!(line(&game).plies()[2], Ply::Pass);
    assert_eq!(game.facts.names.white, "小明");
    assert_eq!(game.facts.mode, Some(Mode::PlayWhite));
    assert_eq!(game.facts.skills.map(|levels| levels.black.number()), Some(7));
    assert_eq!(game.facts.time(), Some(TimeControl::WholeGame { seconds: 300, increment: 5 }));
    assert_eq!(end_of(&game), Some(End::Resigned(Side::Black)));
}

#[test]
fn an_error_in_our_own_file_says_what_is_wrong() {
    let whole = native::write(&read("f5d6").expect("it is a game").into());
    for (from, to, kind, number, line) in [
        ("\"version\": 1", "\"version\": 3", ReadErrorKind::NewerVersion, 0, 3),
        ("\"version\": 1", "\"version\": \"one\"", ReadErrorKind::Syntax, 0, 3),
        ("\"heibai\": \"game\"", "\"heibai\": \"settings\"", ReadErrorKind::UnknownFormat, 0, 2),
        ("\"heibai\"", "\"other\"", ReadErrorKind::UnknownFormat, 0, 1),
        ("f5 d6", "f5 d3", ReadErrorKind::IllegalMove(IllegalPly::FlipsNothing), 2, 0),
        ("f5 d6", "f5 soon", ReadErrorKind::Syntax, 2, 0),
        ("\"size\": 8", "\"size\": 7", ReadErrorKind::UnsupportedBoard, 0, 9),
        ("\"variant\": {", "\"variant\": [", ReadErrorKind::Syntax, 0, 5),
    ] {
        let text = whole.replace(from, to);
        assert_ne!(text, whole, "{from} is not in {whole}");
        let error = open(text.as_bytes(), Variant::default()).expect_err(to);
        let place = (error.move_number(), error.line());
        assert_eq!((error.kind, place), (kind, (number, line)), "{to}: {error}");
    }
    let newer = whole.replace("\"version\": 1", "\"version\": 23");
    let error = native::read(&newer).expect_err("it is newer");
    assert_eq!(
        error.to_string(),
        "line 3, column 15: written by a later Heibai: the format has version 23"
    );
}

#[test]
fn the_format_shows_in_the_content_and_not_in_the_name() {
    let recognised = |text: &str| formats::recognise(text.as_bytes(), None).name;
    assert_eq!(recognised(" {\"heibai\": 1}"), "heibai");
    assert_eq!(recognised("1 (;GM[Othello]"), "ggf");
    assert_eq!(recognised("f5d6"), "transcript");
    assert_eq!(transcript::write(&line(&sample("numbered.txt"))), "f5d6c3d3c4f4f6f3");
}

#[test]
fn the_format_to_write_shows_in_the_name() {
    for (name, format) in [
        ("a.ggf", Some("ggf")),
        ("a.GGF", Some("ggf")),
        ("a.b.txt", Some("transcript")),
        ("a.heibai", Some("heibai")),
        ("a", None),
        ("ggf", None),
    ] {
        let found = formats::with_ending_of(Path::new(name)).map(|format| format.name);
        assert_eq!(found, format, "{name}");
    }
}

#[test]
fn a_transcript_shows_the_board_it_was_played_on() {
    let game = open(WITH_PASSES.as_bytes(), Variant::default()).expect("it is a game");
    assert_eq!(game.variant(), variant(6));
    // What fits the board that is chosen is of that board.
    let mirrored = Variant::Othello { size: 10, layout: StartLayout::Mirrored, first: Side::White };
    let game = open(b"", mirrored);
    assert_eq!(game.expect_err("nothing").kind, ReadErrorKind::Empty);
    let start = mirrored.start().expect("the size is offered");
    let first = start.cell_name(start.legal_cells()[0]);
    let game = open(first.as_bytes(), mirrored).expect("it is a game");
    assert_eq!(game.variant(), mirrored);
    // One move says too little: it is taken for a mistake.
    let error = open(b"e3", Variant::default()).expect_err("it flips nothing");
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::FlipsNothing));
    // The mistake that is told of is the one on the board that fits best.
    let broken = WITH_PASSES.replace("f4", "f3");
    let error = open(broken.as_bytes(), Variant::default()).expect_err("f3 is occupied");
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::Occupied));
}

#[test]
fn what_is_no_game_is_named_for_what_it_is() {
    let kind = |bytes: &[u8]| open(bytes, Variant::default()).expect_err("no game").kind;
    assert_eq!(kind(b""), ReadErrorKind::Empty);
    assert_eq!(kind("\u{feff} \r\n".as_bytes()), ReadErrorKind::Empty);
    assert_eq!(kind(b"\x00\xfff\x005"), ReadErrorKind::NotText);
    assert_eq!(kind(b"f5\xffd6"), ReadErrorKind::NotText);
    assert_eq!(kind(b"Dear Ann, "), ReadErrorKind::UnknownFormat);
    assert_eq!(kind(b"{}"), ReadErrorKind::Empty);
    assert_eq!(kind(b"{\"heibai\": \"game\""), ReadErrorKind::CutOff);
    assert_eq!(kind("[".repeat(100_000).as_bytes()), ReadErrorKind::Empty);
    let deep = format!("{{\"heibai\":{}", "[".repeat(100_000));
    assert_eq!(kind(deep.as_bytes()), ReadErrorKind::Syntax);
    assert_eq!(kind(&vec![b' '; MAX_BYTES + 1]), ReadErrorKind::TooLarge);
}

#[test]
fn old_archives_of_ggf_may_have_names_in_latin_1() {
    let game = open(b"(;GM[Othello]PB[J\xf6rg]B[F5];)", Variant::default());
    assert_eq!(game.expect("it is a game").facts.names.black, "Jörg");
}

#[test]
fn a_written_file_is_read_again_in_every_format() {
    let game = GameTree::from(read("f5d6c3").expect("it is a game"));
    for name in ["game.heibai", "game.ggf", "game.txt"] {
        let format = formats::with_ending_of(Path::new(name)).expect("it is known");
        let bytes = format.write([&game]).expect("it begins as usual");
        let read = open(&bytes, Variant::default()).expect(name);
        assert_eq!(line(&read), line(&game), "{name}");
    }
}

#[test]
fn our_own_file_keeps_where_a_game_of_any_size_was_set_up() {
    let gomoku =
        Game::Gomoku.kind().sizes.iter().map(|&size| Variant::usual(Game::Gomoku).with_size(size));
    let othello = Game::Othello.kind().sizes.iter().map(|&size| variant(size));
    for (variant, seed) in gomoku.chain(othello).zip(0..) {
        let mut random = fastrand::Rng::with_seed(seed);
        let stones: Vec<_> = (0..usize::from(variant.size()).pow(2))
            .map(|_| [None, None, Some(Side::Black), Some(Side::White)][random.usize(..4)])
            .collect();
        let position = Position::set_up(variant, &stones, Side::White).expect("it is a board");
        let mut game = GameTree::new(Start::set_up(variant, position));
        for _ in 0..6 {
            let position = game.end_position();
            let Some(&cell) = position.legal_cells().first() else { break };
            game.play(game.main_end(), Ply::Place(cell)).expect("it is legal");
        }
        game.facts.mode = Some(Mode::PlayWhite);
        let text = native::write(&game);
        // An earlier program says that a later one wrote it.
        assert!(text.contains("\"version\": 2,"), "{text}");
        assert_eq!(native::read(&text), Ok(game.clone()), "{text}");
        assert_eq!(open(text.as_bytes(), Variant::default()), Ok(game), "{text}");
    }
    let usual = native::write(&GameRecord::default().into());
    assert!(usual.contains("\"version\": 1,") && !usual.contains("set-up"), "{usual}");
}

#[test]
fn what_is_wrong_with_a_start_in_our_own_file_is_told_with_its_place() {
    let start = |stones: &str| {
        format!(
            "{{\"heibai\": \"game\", \"version\": 2,\n\"variant\": {{\"game\": \"othello\", \"size\": 6, \
             \"layout\": \"standard\", \"first\": \"black\"}},\n\"set-up\": {{\"stones\": \"{stones}\", \
             \"to-move\": \"white\"}},\n\"moves\": \"\"}}"
        )
    };
    assert!(open(start(&"-".repeat(36)).as_bytes(), Variant::default()).is_ok());
    for (stones, reason) in [
        ("-".repeat(35), "expected 36 cells, found 35"),
        ("-".repeat(35) + "?", "'?' is not a stone"),
        (String::new(), "expected 36 cells, found 0"),
    ] {
        let error = open(start(&stones).as_bytes(), Variant::default()).expect_err("no board");
        assert_eq!((error.kind, error.line()), (ReadErrorKind::UnsupportedBoard, 3), "{error}");
        assert!(error.to_string().ends_with(reason), "{error}");
    }
    let later = start("-").replace("\"version\": 2", "\"version\": 3");
    let error = open(later.as_bytes(), Variant::default()).expect_err("it is newer");
    assert_eq!(error.kind, ReadErrorKind::NewerVersion);
}
