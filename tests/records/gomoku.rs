//! Reading and writing games of Gomoku: psq, moves as text, Heibai's own files, and whatever a user opens.

use std::path::Path;

use heibai::game::tree::GameTree;
use heibai::game::{
    Choice, End, Foul, Game, GameRecord, IllegalPly, PerSide, Ply, Position, Side, Variant,
};
use heibai::gomoku::{Opening, Ruleset};
use heibai::othello::StartLayout;
use heibai::records::formats::{self, Collection, SourceFile};
use heibai::records::{Place, ReadError, ReadErrorKind, native, psq, transcript};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

const USUAL: Variant =
    Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: Opening::Free };

/// What a user gets who opens this.
fn open(bytes: &[u8], variant: Variant) -> Result<GameTree, ReadError> {
    let source = SourceFile { bytes: bytes.to_vec(), variant, ..SourceFile::default() };
    Collection::read(&source, None)?.first()
}

/// The moves of a game's main line.
fn line(game: &GameTree) -> GameRecord {
    GameRecord::of(game, game.main_end())
}

fn ended(record: GameRecord, end: End) -> GameTree {
    let mut game = GameTree::from(record);
    game.set_end(game.main_end(), Some(end));
    game
}

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
    let opening = select(&Opening::ALL[..]);
    (select(Game::Gomoku.kind().sizes), select(&Ruleset::ALL[..]), opening)
        .prop_map(|(size, rules, opening)| begun_so(Variant::Gomoku { size, rules, opening }))
}

/// The variant with the opening that its rules and board know.
fn begun_so(variant: Variant) -> Variant {
    let Variant::Gomoku { size, rules, .. } = variant else { return variant };
    Variant::Gomoku { size, rules, opening: variant.begins_with() }
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
                [] => position.ply_on(cells[choice.index(cells.len())]),
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
        let mut game = GameTree::from(without_choices(&record));
        let black = black.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        game.facts.names = PerSide { black, white };
        let text = psq::write(&game);
        let read = psq::read(&text, Ruleset::Freestyle);
        if game.is_empty() {
            prop_assert_eq!(read.map_err(|error| error.kind), Err(ReadErrorKind::Empty));
        } else {
            prop_assert_eq!(read, Ok(game.clone()), "{}", text);
            prop_assert_eq!(open(text.as_bytes(), Variant::default()), Ok(game));
        }
    }

    #[test]
    fn our_own_file_keeps_the_choice_of_colours(record in any_record()) {
        let game = GameTree::from(record);
        let text = native::write(&game);
        prop_assert_eq!(open(text.as_bytes(), Variant::default()), Ok(game), "{}", text);
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
            let _ = open(text.as_bytes(), USUAL);
        }
    }

    #[test]
    fn any_words_of_moves_give_a_game_or_an_error(text in "[a-z0-9PAps. \\-]{0,60}") {
        for rules in Ruleset::ALL {
            let _ = transcript::read(&text, variant(15, rules));
        }
        let _ = open(text.as_bytes(), USUAL);
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
    assert_eq!(line(&game), record);
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
    let game = open(&bytes, Variant::default()).expect("it is a game");
    assert_eq!(game.variant(), variant(20, Ruleset::Renju));
    assert_eq!(transcript::write(&line(&game)), "j11 k10 k11 i11 l11 m11 l10 l9 m9 j12 n8");
    assert_eq!(game.facts.names.black, "FIRST25.zip");
    assert_eq!(game.facts.names.white, "Sécond.zip");
    // In older archives a name is not always UTF-8.
    let latin: Vec<u8> = String::from_utf8(bytes)
        .expect("it is UTF-8")
        .chars()
        .map(|c| u8::try_from(c).expect("it is Latin-1"))
        .collect();
    assert_eq!(open(&latin, Variant::default()), Ok(game));
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
        assert_eq!(game.variant(), variant(15, Ruleset::Caro), "{text}");
        assert_eq!(line(&game).plies(), stones("h8 i7", 15), "{text}");
        let PerSide { black, white } = game.facts.names;
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
        let error = open(text.as_bytes(), Variant::default()).expect_err(text);
        assert_eq!((error.kind, error.line()), (kind, line), "{text}");
    }
    let other = psq::read("Patience 15x15, 11:11, 0\n8,8,0\n", Ruleset::Caro).expect_err("another");
    assert_eq!(other.kind, ReadErrorKind::UnknownFormat);
    let nothing = open(b"Piskvorky 15x15, 11:11, 0\n-1\n", USUAL).expect_err("no moves");
    assert_eq!(nothing.kind, ReadErrorKind::Empty);
    let small = open(b"Piskvorky 12x12, 11:11, 0\n1,1,0\n-1\n", USUAL).expect("it can be studied");
    assert_eq!(small.variant(), variant(12, Ruleset::Freestyle));
}

#[test]
fn psq_without_rules_that_is_opened_is_of_the_rules_in_use() {
    for rules in Ruleset::ALL {
        let in_use = variant(15, rules);
        let game = open(b"Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\n-1\n", in_use);
        assert_eq!(game.expect("it is a game").variant(), in_use);
    }
}

#[test]
fn psq_without_rules_is_of_the_rules_that_allow_its_moves() {
    // Black has six in a row, and the game goes on.
    let moves = "1,1 1,3 2,1 2,3 3,1 3,3 5,1 5,3 6,1 6,3 4,1 9,9";
    let text = format!("Piskvorky 15x15, 11:11, 0\n{}\n", moves.replace(' ', "\n"));
    let rules = |rules| psq::read(&text, rules).expect("it is a game").variant();
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
    let record = GameRecord::new(variant, plies).expect("it is legal");
    let mut game = ended(record, End::Resigned(Side::Black));
    game.facts.names = PerSide { black: "Ann".to_owned(), white: "Bo, Li".to_owned() };
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
        let game = open(text.as_bytes(), variant).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.variant()
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
    let error = open(b"e6 f6", mirrored(8)).expect_err("e6 flips nothing");
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::FlipsNothing));
    // A slip in a game of Othello does not make it one of Gomoku.
    let slip = othello.replace("c4", "a1");
    let error = open(slip.as_bytes(), Variant::default()).expect_err("a1 flips nothing");
    assert_eq!(error.place, Place::Line { line: 1, column: 9 }, "the fifth move");
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::FlipsNothing));
}

#[test]
fn what_neither_game_allows_is_told_of_the_game_that_gets_further() {
    // One word at the end alone would be left out.
    let of_othello = "f5d6c3d3c4f4f6f3zz yy";
    for (text, shown, kind, column, detail) in [
        ("h8 i9 g10 zz", Variant::default(), ReadErrorKind::Syntax, 11, "zz"),
        ("h8 i9 g10 zz", USUAL, ReadErrorKind::Syntax, 11, "zz"),
        ("h8 zz", Variant::default(), ReadErrorKind::Syntax, 4, "zz"),
        (of_othello, Variant::default(), ReadErrorKind::Syntax, 17, "zz"),
        (of_othello, USUAL, ReadErrorKind::Syntax, 17, "zz"),
        ("zz", USUAL, ReadErrorKind::UnknownFormat, 1, "zz"),
        ("zz", Variant::default(), ReadErrorKind::UnknownFormat, 1, "zz"),
    ] {
        let error = open(text.as_bytes(), shown).expect_err(text);
        let told = (error.kind, error.place, error.detail.as_str());
        let place = Place::Line { line: 1, column };
        assert_eq!(told, (kind, place, detail), "{text} while {shown:?} is shown");
    }
}

#[test]
fn our_own_file_counts_what_the_game_is_played_with() {
    let resigned = |text, variant| {
        let record = transcript::read(text, variant).expect("it is a game");
        ended(record, End::Resigned(Side::White))
    };
    let gomoku = resigned("h8 i9 h9", USUAL);
    let othello = resigned("f5", Variant::default());
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
fn a_format_that_does_not_know_the_game_says_so() {
    let psq = formats::named("psq").expect("it is in the table");
    assert!(psq.has_ending_of(Path::new("a.PSQ")));
    assert_eq!(formats::recognise(b" Piskvorky 15x15, 0:0, 0", None).name, "psq");
    let gomoku = GameTree::from(transcript::read("h8 i9", USUAL).expect("it is a game"));
    let othello = transcript::read("f5d6", Variant::default()).expect("it is a game").into();
    for (game, name, is_known) in [
        (&gomoku, "ggf", false),
        (&gomoku, "psq", true),
        (&gomoku, "transcript", true),
        (&gomoku, "heibai", true),
        (&othello, "psq", false),
    ] {
        let format = formats::named(name).expect("it is in the table");
        let written = format.write([game]);
        assert_eq!(written.is_ok(), is_known, "{name}");
        let Ok(bytes) = written else { continue };
        assert_eq!(formats::recognise(&bytes, None).name, name);
        assert_eq!(line(&open(&bytes, game.variant()).expect("it is a game")), line(game));
    }
}
