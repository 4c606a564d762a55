//! Reading and writing games of Gomoku: psq, moves as text, Heibai's own files, and whatever a user opens.

use std::path::Path;
use std::time::UNIX_EPOCH;

use heibai::game::{
    Choice, End, Foul, Game, GameRecord, IllegalPly, PerSide, Ply, Position, Side, Variant,
};
use heibai::gomoku::{Opening, Ruleset};
use heibai::othello::StartLayout;
use heibai::records::{
    Format, Place, ReadErrorKind, RecordedGame, native, psq, read_any, transcript, write,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

const USUAL: Variant =
    Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: Opening::Free };

fn variant(size: u8, rules: Ruleset) -> Variant {
    Variant::Gomoku { size, rules, opening: Opening::Free }
}

fn mirrored(size: u8) -> Variant {
    Variant::Othello { size, layout: StartLayout::Mirrored, first: Side::Black }
}

fn fixed_seed() -> ProptestConfig {
    ProptestConfig {
        cases: 100,
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn any_variant() -> impl Strategy<Value = Variant> {
    let opening = select(&[Opening::Free, Opening::Swap2][..]);
    (select(Game::Gomoku.sizes()), select(&Ruleset::ALL[..]), opening)
        .prop_map(|(size, rules, opening)| Variant::Gomoku { size, rules, opening })
}

/// A random game or the beginning of one; stones lie close together, so that many games end with a row.
fn any_record() -> impl Strategy<Value = GameRecord> {
    (any_variant(), prop::collection::vec(any::<Index>(), 0..80)).prop_map(|(variant, choices)| {
        let mut position: Position = variant.start().expect("the size is offered");
        let mut plies = Vec::new();
        for choice in choices {
            if position.is_over() {
                break;
            }
            let size = usize::from(position.size());
            let corner = |cell: &usize| cell % size < 8 && cell / size < 8;
            let cells: Vec<usize> = position.legal_cells().into_iter().filter(corner).collect();
            let ply = match position.choices() {
                [] if cells.is_empty() => break,
                [] => Ply::Place(cells[choice.index(cells.len())]),
                choices => Ply::Choose(choices[choice.index(choices.len())]),
            };
            position.play(ply).expect("it is legal");
            plies.push(ply);
        }
        GameRecord::new(variant, plies).expect("every ply is legal")
    })
}

/// The game as a format keeps it that leaves out how colours were chosen.
fn without_choices(record: &GameRecord) -> GameRecord {
    let Variant::Gomoku { size, rules, .. } = record.variant() else { panic!("it is Gomoku") };
    let stones = record.plies().iter().copied().filter(|ply| matches!(ply, Ply::Place(_)));
    GameRecord::new(variant(size, rules), stones.collect()).expect("every stone is legal")
}

fn cell(name: &str, size: u8) -> usize {
    let position = variant(size, Ruleset::Freestyle).start().expect("a size");
    position.cell_named(name).expect("it is on the board")
}

fn stones(names: &str, size: u8) -> Vec<Ply> {
    names.split(' ').map(|name| Ply::Place(cell(name, size))).collect()
}

proptest! {
    #![proptest_config(fixed_seed())]

    #[test]
    fn a_transcript_reads_as_the_stones_it_was_written_from(record in any_record()) {
        let text = transcript::write(&record);
        let stones = without_choices(&record);
        prop_assert_eq!(transcript::read(&text, record.variant()), Ok(stones), "{}", text);
        let tight = text.replace(' ', "");
        prop_assert_eq!(
            transcript::read(&tight, record.variant()), transcript::read(&text, record.variant())
        );
    }

    #[test]
    fn psq_reads_as_the_stones_it_was_written_from(
        record in any_record(), black in "[A-Za-zé黑 ]{0,8}", white in "[A-Za-z.]{0,8}",
    ) {
        let mut record = without_choices(&record);
        record.names = PerSide { black: black.trim().to_owned(), white };
        record.names.black = record.names.black.split(' ').filter(|word| !word.is_empty())
            .collect::<Vec<_>>().join(" ");
        let text = psq::write(&record.clone().into());
        let read = psq::read(&text, Ruleset::Freestyle).map(|game| game.record);
        if record.plies().is_empty() {
            prop_assert_eq!(read.map_err(|error| error.kind), Err(ReadErrorKind::Empty));
        } else {
            prop_assert_eq!(read, Ok(record.clone()), "{}", text);
            let read = read_any(text.as_bytes(), Variant::default()).map(|game| game.record);
            prop_assert_eq!(read, Ok(record));
        }
    }

    #[test]
    fn our_own_file_keeps_the_choice_of_colours(record in any_record()) {
        let game = RecordedGame::from(record);
        let text = native::write(&game);
        prop_assert_eq!(read_any(text.as_bytes(), Variant::default()), Ok(game), "{}", text);
    }

    #[test]
    fn any_damage_to_a_psq_file_gives_a_game_or_an_error(
        record in any_record(), at in any::<Index>(), put in any::<char>(),
    ) {
        let mut text: Vec<char> = psq::write(&record.into()).chars().collect();
        let at = at.index(text.len());
        let cut: String = text[..at].iter().collect();
        text[at] = put;
        let damaged: String = text.iter().collect();
        for text in [damaged, cut] {
            if let Err(error) = psq::read(&text, Ruleset::Renju) {
                prop_assert!(!error.to_string().is_empty());
            }
            let _ = read_any(text.as_bytes(), USUAL);
        }
    }

    #[test]
    fn any_words_of_moves_give_a_game_or_an_error(text in "[a-z0-9PAps. \\-]{0,60}") {
        for rules in Ruleset::ALL {
            let _ = transcript::read(&text, variant(15, rules));
        }
        let _ = read_any(text.as_bytes(), USUAL);
    }
}

#[test]
fn moves_may_be_apart_together_or_numbered() {
    for text in [
        "h8 i9 g10 o15",
        "h8i9g10o15",
        "H8I9G10O15",
        "1. h8 i9 2. g10 o15",
        "1.h8 2.i9 3.g10 4.o15",
        "1 h8 2 i9 3 g10 4 o15",
        "h8,i9;\r\ng10-o15\n",
        "\u{feff}Ｈ８ Ｉ９ Ｇ１０ Ｏ１５",
    ] {
        let record =
            transcript::read(text, USUAL).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(transcript::write(&record), "h8 i9 g10 o15", "{text}");
        assert_eq!(record.plies(), stones("h8 i9 g10 o15", 15));
    }
}

#[test]
fn rows_count_from_the_bottom_in_moves_and_from_the_top_in_psq() {
    let record = transcript::read("a15 o1 a1", USUAL).expect("it is a game");
    assert_eq!(record.plies(), [Ply::Place(0), Ply::Place(224), Ply::Place(210)]);
    let psq = "Piskvorky 15x15, 11:11, 0\n1,1,0\n15,15,0\n1,15,0\n-1\n";
    let game = psq::read(psq, Ruleset::Freestyle).expect("it is a game");
    assert_eq!(game.record, record);
}

#[test]
fn an_error_in_moves_tells_its_place() {
    for (text, kind, number, character) in [
        ("h8 h8", ReadErrorKind::IllegalMove(IllegalPly::Occupied), 2, 4),
        ("h8 p3", ReadErrorKind::IllegalMove(IllegalPly::OffBoard), 2, 4),
        ("h8 i9 pass", ReadErrorKind::IllegalMove(IllegalPly::NoPass), 3, 7),
        ("h8 i9 z1", ReadErrorKind::Syntax, 3, 7),
        ("h8 i9 h0", ReadErrorKind::Syntax, 3, 7),
        ("h8 a1 i8 a2 j8 a3 k8 a4 l8 a5", ReadErrorKind::IllegalMove(IllegalPly::GameOver), 10, 28),
    ] {
        let error = transcript::read(text, USUAL).expect_err(text);
        assert_eq!((error.kind, error.place), (kind, Place::Move { number, character }), "{text}");
    }
    let threes = "h8 a1 h9 a3 g10 a5 f10 c1 h10";
    let error = transcript::read(threes, variant(15, Ruleset::Renju)).expect_err("two threes");
    let foul = IllegalPly::Forbidden(Foul::DoubleThree);
    assert_eq!((error.kind, error.move_number()), (ReadErrorKind::IllegalMove(foul), 9));
}

#[test]
fn psq_of_gomocup_is_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games");
    let bytes = std::fs::read(path.join("archive_of_gomocup.psq")).expect("it is in the tree");
    let game = read_any(&bytes, Variant::default()).expect("it is a game");
    assert_eq!(game.record.variant(), variant(20, Ruleset::Renju));
    assert_eq!(transcript::write(&game.record), "j11 k10 k11 i11 l11 m11 l10 l9 m9 j12 n8");
    assert_eq!(game.record.names.black, "FIRST25.zip");
    assert_eq!(game.record.names.white, "Sécond.zip");
    // In older archives a name is not always UTF-8.
    let latin: Vec<u8> = String::from_utf8(bytes)
        .expect("it is UTF-8")
        .chars()
        .map(|c| u8::try_from(c).expect("it is Latin-1"))
        .collect();
    assert_eq!(read_any(&latin, Variant::default()), Ok(game));
}

#[test]
fn psq_is_read_as_piskvork_writes_it() {
    let moves = "8,8,0\n9,9,0\n";
    for (text, names) in [
        (format!("Piskvorky 15x15, 0:0, 0\n{moves}-1\n"), ["", ""]),
        (format!("Piskvorky 15x15, 0:0, 0\r\n{}", moves.replace('\n', "\r\n")), ["", ""]),
        ("\u{feff}\npiskvork 15x15,11:11,0\n8,8\n9 , 9\n\n-1".to_owned(), ["", ""]),
        (format!("Piskvorky 15x15, 4:11, 1\n{moves}A.exe\nhomo-2\n0\n"), ["", "A.exe"]),
        (
            format!("Piskvorky 15x15, 4:11, 0\n{moves}A.exe\nB.exe\n15\nany\nmore\n"),
            ["A.exe", "B.exe"],
        ),
    ] {
        let game =
            psq::read(&text, Ruleset::Caro).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(game.record.variant(), variant(15, Ruleset::Caro), "{text}");
        assert_eq!(game.record.plies(), stones("h8 i7", 15), "{text}");
        let PerSide { black, white } = game.record.names;
        assert_eq!([black, white], names, "{text}");
    }
}

#[test]
fn an_error_in_psq_tells_its_line() {
    let illegal = ReadErrorKind::IllegalMove;
    for (text, kind, line) in [
        ("Piskvorky\n8,8,0\n", ReadErrorKind::Syntax, 1),
        ("Piskvorky 15, 11:11, 0\n8,8,0\n", ReadErrorKind::Syntax, 1),
        ("Piskvorky 15x19, 11:11, 0\n8,8,0\n", ReadErrorKind::UnsupportedBoard, 1),
        ("Piskvorky 40x40, 11:11, 0\n8,8,0\n", ReadErrorKind::UnsupportedBoard, 1),
        ("Piskvorky 15x15, 11:11, 0\n8,8,0\n8,8,0\n", illegal(IllegalPly::Occupied), 3),
        ("Piskvorky 15x15, 11:11, 0\n8,8,0\n\n16,8,0\n", illegal(IllegalPly::OffBoard), 4),
        ("Piskvorky 15x15, 11:11, 0\n0,8,0\n", illegal(IllegalPly::OffBoard), 2),
        (
            "Piskvorky 15x15, 11:11, 0\n8,8,0\n-9223372036854775808,3,1\n",
            illegal(IllegalPly::OffBoard),
            3,
        ),
        ("Piskvorky 15x15, 11:11, 0\n8,8,0\n9,x,0\n-1\n", ReadErrorKind::Syntax, 3),
        ("Piskvorky 15x15, 11:11, 0\n8,8,0\nA\nB\nC\n-1\n", ReadErrorKind::Syntax, 5),
        ("Piskvorky 15x15, 11:11, 0\n8,8,0\n9;9\n7,7,0\n-1\n", ReadErrorKind::Syntax, 3),
    ] {
        let error = read_any(text.as_bytes(), Variant::default()).expect_err(text);
        assert_eq!((error.kind, error.line()), (kind, line), "{text}");
    }
    let other = psq::read("Patience 15x15, 11:11, 0\n8,8,0\n", Ruleset::Caro).expect_err("another");
    assert_eq!(other.kind, ReadErrorKind::UnknownFormat);
    let nothing = read_any(b"Piskvorky 15x15, 11:11, 0\n-1\n", USUAL).expect_err("no moves");
    assert_eq!(nothing.kind, ReadErrorKind::Empty);
    let small = read_any(b"Piskvorky 12x12, 11:11, 0\n1,1,0\n-1\n", USUAL).expect_err("too small");
    assert_eq!(small.kind, ReadErrorKind::UnsupportedBoard);
}

#[test]
fn psq_without_rules_that_is_opened_is_of_the_rules_in_use() {
    for rules in Ruleset::ALL {
        let in_use = variant(15, rules);
        let game = read_any(b"Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\n-1\n", in_use);
        assert_eq!(game.expect("it is a game").record.variant(), in_use);
    }
}

#[test]
fn psq_without_rules_is_of_the_rules_that_allow_its_moves() {
    // Black has six in a row, and the game goes on.
    let moves = "1,1 1,3 2,1 2,3 3,1 3,3 5,1 5,3 6,1 6,3 4,1 9,9";
    let text = format!("Piskvorky 15x15, 11:11, 0\n{}\n", moves.replace(' ', "\n"));
    let rules = |rules| psq::read(&text, rules).expect("it is a game").record.variant();
    assert_eq!(rules(Ruleset::Caro), variant(15, Ruleset::Caro));
    assert_eq!(rules(Ruleset::Freestyle), variant(15, Ruleset::Standard));
    let impossible = format!("{text}-1\n1,Freestyle\n");
    let error = psq::read(&impossible, Ruleset::Standard).expect_err("it has ended");
    assert_eq!(error.line(), 13);
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::GameOver));
}

#[test]
fn psq_tells_the_colours_that_were_chosen_and_who_won() {
    let variant = Variant::Gomoku { size: 15, rules: Ruleset::Standard, opening: Opening::Swap2 };
    let mut plies = stones("h8 i9 g7", 15);
    plies.push(Ply::Choose(Choice::Black));
    let mut record = GameRecord::new(variant, plies).expect("it is legal");
    record.names = PerSide { black: "Ann".to_owned(), white: "Bo, Li".to_owned() };
    let game = RecordedGame { end: Some(End::Resigned(Side::Black)), ..record.into() };
    assert_eq!(
        psq::write(&game),
        "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n7,9,0\nBo Li\nAnn\n-1\n2,Standard\n"
    );
}

#[test]
fn a_transcript_is_of_the_game_that_is_played_unless_it_is_clearly_of_the_other() {
    let othello = "f5d6c3d3c4f4f6f3";
    let short = "f5d6c3";
    let gomoku = "h8 i9 h9 g8 j8 h7 h10 h11";
    let middling = "e6 f6 e7 e5 f5 g7";
    let read = |text: &str, variant| {
        let game =
            read_any(text.as_bytes(), variant).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.record.variant()
    };
    let renju = variant(19, Ruleset::Renju);
    for (text, shown, expected) in [
        (othello, Variant::default(), Variant::default()),
        (othello, renju, Variant::default()),
        (short, Variant::default(), Variant::default()),
        (short, renju, renju),
        (gomoku, Variant::default(), USUAL),
        (gomoku, renju, renju),
        (middling, renju, renju),
        ("q16 p4 d16 q4", USUAL, variant(19, Ruleset::Freestyle)),
        ("t20 p4 d16 q4", Variant::default(), variant(20, Ruleset::Freestyle)),
        // However short: no board of Othello begins so.
        ("h8", Variant::default(), USUAL),
        ("h8 i9", Variant::default(), USUAL),
        ("h8 i9 h9", Variant::default(), USUAL),
        ("q16 p4", Variant::default(), variant(19, Ruleset::Freestyle)),
        ("h8 a1 i8 a2 j8 a3 k8 a4 m8 a6 l8 a9", USUAL, variant(15, Ruleset::Standard)),
    ] {
        assert_eq!(read(text, shown), expected, "{text} while {shown:?} is shown");
    }
    // So begins a game of Othello, though on another board than is shown, and there is too little of it.
    let error = read_any(b"e6 f6", mirrored(8)).expect_err("e6 flips nothing");
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::FlipsNothing));
    // A slip in a game of Othello does not make it one of Gomoku.
    let slip = othello.replace("c4", "a1");
    let error = read_any(slip.as_bytes(), Variant::default()).expect_err("a1 flips nothing");
    assert_eq!(error.move_number(), 5);
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::FlipsNothing));
}

#[test]
fn what_neither_game_allows_is_told_of_the_game_that_gets_further() {
    let of_othello = "f5d6c3d3c4f4f6f3zz";
    for (text, shown, kind, number, detail) in [
        ("h8 i9 g10 h9 zz", Variant::default(), ReadErrorKind::Syntax, 5, "zz"),
        ("h8 i9 g10 h9 zz", USUAL, ReadErrorKind::Syntax, 5, "zz"),
        ("h8 zz", Variant::default(), ReadErrorKind::Syntax, 2, "zz"),
        (of_othello, Variant::default(), ReadErrorKind::Syntax, 9, "zz"),
        (of_othello, USUAL, ReadErrorKind::Syntax, 9, "zz"),
        ("zz", USUAL, ReadErrorKind::UnknownFormat, 0, "zz"),
        ("zz", Variant::default(), ReadErrorKind::UnknownFormat, 0, "zz"),
    ] {
        let error = read_any(text.as_bytes(), shown).expect_err(text);
        let told = (error.kind, error.move_number(), error.detail.as_str());
        assert_eq!(told, (kind, number, detail), "{text} while {shown:?} is shown");
    }
}

#[test]
fn our_own_file_counts_what_the_game_is_played_with() {
    let gomoku = RecordedGame {
        end: Some(End::Resigned(Side::White)),
        ..RecordedGame::from(transcript::read("h8 i9 h9", USUAL).expect("it is a game"))
    };
    let othello = RecordedGame {
        end: Some(End::Resigned(Side::White)),
        ..RecordedGame::from(transcript::read("f5", Variant::default()).expect("it is a game"))
    };
    for (game, key, counts) in [(gomoku, "stones", (2, 1)), (othello, "discs", (4, 1))] {
        let text = native::write(&game);
        let file: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        let result = file["result"].as_object().expect("the game has ended");
        let (black, white) = counts;
        assert_eq!(result[key], serde_json::json!({"black": black, "white": white}), "{text}");
        let others: Vec<&String> = result.keys().filter(|name| *name != key).collect();
        assert!(!others.iter().any(|name| ["stones", "discs"].contains(&name.as_str())), "{text}");
        assert_eq!(native::read(&text), Ok(game), "{text}");
    }
}

#[test]
fn a_format_that_does_not_know_the_game_gives_way_to_our_own() {
    assert_eq!(Format::of_name(Path::new("a.PSQ")), Format::Psq);
    assert_eq!(Format::detect(" Piskvorky 15x15, 0:0, 0"), Format::Psq);
    let gomoku = RecordedGame::from(transcript::read("h8 i9", USUAL).expect("it is a game"));
    let othello = transcript::read("f5d6", Variant::default()).expect("it is a game");
    for (game, format) in [
        (gomoku.clone(), Format::Ggf),
        (gomoku.clone(), Format::Psq),
        (gomoku.clone(), Format::Transcript),
        (gomoku, Format::Native),
        (othello.into(), Format::Psq),
    ] {
        let variant = game.record.variant();
        let text = write(&game, format, UNIX_EPOCH);
        let expected = if format.knows(variant.game()) { format } else { Format::Native };
        assert_eq!(Format::detect(&text), expected);
        assert_eq!(read_any(text.as_bytes(), variant).expect("it is a game").record, game.record);
    }
}
