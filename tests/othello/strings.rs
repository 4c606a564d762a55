//! Board strings: every way to write one is read, what is written is read back, and a mistake is named
//! with its place.

use heibai::game::tree::{GameTree, Start};
use heibai::game::{self, Game, Side, Variant};
use heibai::gomoku::Ruleset;
use heibai::othello::{Disc, Position, StartLayout};
use heibai::records::board_string::{self, BoardStringErrorKind};
use heibai::records::formats::{self, Collection, SourceFile};
use heibai::records::{Place, ReadError};
use proptest::prelude::*;
use proptest::sample::select;

const START: &str = "---------------------------OX------XO---------------------------";

fn start(to_move: Disc) -> Position {
    Position::start(8, StartLayout::Standard, to_move).expect("8 is a size")
}

fn position() -> impl Strategy<Value = Position> {
    let cell = select(&[None, Some(Disc::Black), Some(Disc::White)][..]);
    (prop::collection::vec(cell, 64), select(&Disc::ALL[..]))
        .prop_map(|(cells, side)| Position::from_cells(8, &cells, side).expect("64 squares"))
}

#[test]
fn the_start_is_written_in_row_order_from_a1() {
    assert_eq!(board_string::write(&start(Disc::Black)), format!("{START} X"));
    assert_eq!(board_string::write(&start(Disc::White)), format!("{START} O"));
}

#[test]
fn every_alphabet_is_read() {
    for (black, white, empty) in [
        ('X', 'O', '-'),
        ('x', 'o', '.'),
        ('B', 'W', '-'),
        ('b', 'w', '.'),
        ('*', 'O', '-'),
        ('0', '1', '.'),
    ] {
        let squares: String = START
            .chars()
            .map(|c| match c {
                'X' => black,
                'O' => white,
                _ => empty,
            })
            .collect();
        for (side, to_move) in [(black, Disc::Black), (white, Disc::White)] {
            for text in [format!("{squares} {side}"), format!("{squares}{side}")] {
                assert_eq!(board_string::read(&text), Ok(start(to_move)), "{text}");
            }
        }
    }
}

#[test]
fn blanks_and_line_breaks_may_stand_anywhere() {
    let rows = START.as_bytes().chunks(8).map(|row| String::from_utf8_lossy(row).into_owned());
    let text = format!("  {}\n\tO \n", rows.collect::<Vec<_>>().join("\n"));
    assert_eq!(board_string::read(&text), Ok(start(Disc::White)));
    let spread: String = START.chars().flat_map(|c| [c, ' ']).collect();
    assert_eq!(board_string::read(&format!("{spread}X")), Ok(start(Disc::Black)));
}

#[test]
fn a_row_that_has_what_another_lacks_is_found() {
    let rows = ["--------", "--------", "-------", "---OX----", "---XO---"];
    let rows = rows.into_iter().chain(["--------"; 3]).collect::<Vec<_>>().join("\n");
    for text in [format!("{rows} X"), format!("{rows}X"), format!("{rows}\nX\n")] {
        let kind = BoardStringErrorKind::RowLength { expected: 8, found: 7 };
        assert_eq!(error(&text), (25, kind), "{text}");
    }
    // Lines of any other number are no rows.
    assert!(board_string::read(&format!("{} X", rows.replacen('\n', "", 1))).is_ok());
}

fn error(text: &str) -> (usize, BoardStringErrorKind) {
    let error = board_string::read(text).expect_err("it is no board");
    (error.column, error.kind)
}

#[test]
fn a_wrong_number_of_squares_is_counted() {
    let found = |text: &str| match error(text) {
        (column, BoardStringErrorKind::SquareCount(found)) => (column, found),
        other => panic!("{text:?} gave {other:?}"),
    };
    assert_eq!(found(""), (1, 0));
    assert_eq!(found(" \n "), (1, 0));
    assert_eq!(found("XO-"), (3, 3));
    let one = board_string::read("X").expect_err("it is no board").to_string();
    assert_eq!(one, "column 1: expected 64 squares and the side to move, found 1 square");
    assert_eq!(found(&format!("{} X", &START[1..])), (65, 63));
    assert_eq!(found(&format!("{START}- X")), (67, 65));
    assert_eq!(found(&"-".repeat(100_000)), (100_000, 100_000));
}

#[test]
fn a_missing_or_empty_side_is_named() {
    assert_eq!(error(START), (65, BoardStringErrorKind::NoSide));
    assert_eq!(error(&format!("{START} -")), (66, BoardStringErrorKind::EmptySide('-')));
}

#[test]
fn an_impossible_character_is_named_with_its_column() {
    for (text, column, found) in [("X?", 2, '?'), ("--\u{e9}", 3, '\u{e9}'), ("- -2", 4, '2')] {
        let error = board_string::read(text).expect_err("it is no board");
        assert_eq!((error.column, &error.kind), (column, &BoardStringErrorKind::Character(found)));
        assert!(error.to_string().starts_with(&format!("column {column}: ")), "{error}");
    }
}

#[test]
fn a_digit_among_letters_is_not_guessed_at() {
    let text = format!("0{} X", &START[1..]);
    assert_eq!(error(&text), (1, BoardStringErrorKind::DigitAmongLetters('0')));
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(position in position()) {
        prop_assert_eq!(board_string::read(&board_string::write(&position)), Ok(position));
    }

    #[test]
    fn any_text_gives_a_position_or_an_error(text in "[-.XO01*? \n\\PC]{0,80}") {
        if let Ok(position) = board_string::read(&text) {
            prop_assert_eq!(board_string::read(&board_string::write(&position)), Ok(position));
        }
    }
}

/// What a user gets who opens or pastes a text while this is on the board.
fn open(text: &str, variant: Variant) -> Result<GameTree, ReadError> {
    let source = SourceFile { bytes: text.into(), variant, ..SourceFile::default() };
    let games = Collection::read(&source, None)?;
    assert_eq!(games.format().name, "board", "{text}");
    games.first()
}

/// A position with stones at random.
fn some_position(variant: Variant, seed: u64) -> game::Position {
    let mut random = fastrand::Rng::with_seed(seed);
    let to_move = Side::ALL[random.usize(..2)];
    let stones: Vec<_> = (0..usize::from(variant.size()).pow(2))
        .map(|_| [None, Some(Side::Black), Some(Side::White)][random.usize(..3)])
        .collect();
    game::Position::set_up(variant, &stones, to_move).expect("the board is known")
}

#[test]
fn a_board_of_any_size_is_read_as_it_is_written() {
    let renju = |size| {
        let usual = Variant::usual(Game::Gomoku).with_size(size);
        match usual {
            Variant::Gomoku { size, opening, .. } => {
                Variant::Gomoku { size, rules: Ruleset::Renju, opening }
            }
            other @ Variant::Othello { .. } => panic!("{other:?} is no Gomoku"),
        }
    };
    let othello = Game::Othello.kind().sizes.iter().map(|&size| Variant::default().with_size(size));
    let all: Vec<Variant> = othello.chain((5..=22).map(renju)).collect();
    let board = formats::named("board").expect("it is in the table");
    for (variant, seed) in all.into_iter().zip(0..) {
        let position = some_position(variant, seed);
        let start = Start::set_up(variant, position.clone());
        let bytes = board.write([&GameTree::new(start)]).expect("any board is written");
        let text = String::from_utf8(bytes).expect("it is text");
        assert_eq!(text, board_string::write_position(&position) + "\n");
        let row = usize::from(variant.size());
        let rows: Vec<&str> = (0..row).map(|at| &text[at * row..(at + 1) * row]).collect();
        let spread: String = text.chars().flat_map(|c| [c, ' ']).collect();
        for text in
            [text.clone(), format!("{}\r\n{}", rows.join("\r\n"), &text[row * row..]), spread]
        {
            let read = open(&text, variant).expect("it is a board");
            assert_eq!(read.start().position(), &position, "{text}");
            assert_eq!(read.variant().game(), variant.game());
            assert_eq!(read.variant().size(), variant.size());
        }
        // With another board on the screen its size tells its game.
        let shown = renju(21);
        let read = open(&text, shown).expect("it is a board");
        let is_othello =
            Game::Othello.kind().sizes.contains(&variant.size()) && variant.size() != 21;
        let game = if is_othello { Game::Othello } else { Game::Gomoku };
        assert_eq!((read.variant().game(), read.variant().size()), (game, variant.size()));
    }
}

#[test]
fn the_smallest_board_is_read_where_it_is_said_to_be_one() {
    let board = formats::named("board").expect("it is in the table");
    for shown in [Variant::default(), Variant::usual(Game::Gomoku)] {
        let source = SourceFile {
            bytes: b"-----XO--OX----- X".into(),
            variant: shown,
            ..SourceFile::default()
        };
        let tree = Collection::read_as(board, &source).and_then(|games| games.first());
        let tree = tree.expect("it is a board");
        assert_eq!((tree.variant().game(), tree.variant().size()), (Game::Othello, 4));
        assert_eq!(board.write([&tree]), Ok(b"-----XO--OX----- X\n".to_vec()));
    }
}

#[test]
fn what_is_wrong_with_a_board_of_any_size_is_told_with_its_place() {
    let row = |length| "-".repeat(length) + "\n";
    let line = |line, column| Place::Line { line, column };
    for (text, place, reason) in [
        (row(6).repeat(6), line(6, 7), "for the side to move"),
        (
            format!("{}- O", row(15).repeat(15)),
            line(16, 3),
            "expected 15 cells in each row, found 2",
        ),
        (
            format!("{}{}{}X", row(10).repeat(4), row(9), row(10).repeat(5)),
            line(5, 9),
            "expected 10 cells in each row, found 9",
        ),
        // As many cells as the board has, but not in their places.
        (
            format!("{}{}{}{}X", row(6), row(5), row(7), row(6).repeat(3)),
            line(2, 5),
            "expected 6 cells in each row, found 5",
        ),
        (
            format!("{}{}{}{}", row(15).repeat(13), row(16), row(14).trim_end(), "\nO"),
            line(14, 16),
            "expected 15 cells in each row, found 16",
        ),
        (format!("{} X", "-".repeat(99)), line(1, 101), "found 99 cells"),
        (format!("{}?\n", "-".repeat(36)), line(1, 37), "found '?'"),
        (format!("{}\n-", "X".repeat(36)), line(2, 1), "found '-'"),
        (format!("{} X", "-".repeat(23 * 23)), line(1, 531), "found 530 cells"),
        (format!("{}X", row(5)), line(1, 6), ""),
    ] {
        if reason.is_empty() {
            // Too little to be a board.
            let error = Collection::read(
                &SourceFile { bytes: text.clone().into(), ..SourceFile::default() },
                None,
            );
            assert!(error.is_err(), "{text}");
            continue;
        }
        let error = open(&text, Variant::default()).expect_err(&text);
        assert_eq!(error.place, place, "{text}: {error}");
        assert!(error.to_string().contains(reason), "{error}");
    }
}

#[test]
fn texts_that_only_look_like_a_board_are_none() {
    for text in [
        "f5d6c3d3c4f4f6f3e6e7d7g6",
        "1. f5 d6 2. c3 d3 3. c4 f4 4. c5 b3 5. c2 e6",
        "The box below, bow wow, owes Bob a lot of boxes; 10.01 or 11.11?",
        "010101010101010101010101010",
        &format!("{START} X; d3:+0; c4:+0;"),
        &format!("{START} X % the start"),
    ] {
        assert_ne!(formats::recognise(text.as_bytes(), None).name, "board", "{text}");
    }
}
