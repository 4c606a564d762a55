//! Board strings: every way to write one is read, what is written is read back, and a mistake is named
//! with its place.

use heibai::othello::{Disc, Position, StartLayout};
use heibai::records::board_string::{self, BoardStringError};
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
fn a_wrong_number_of_squares_is_counted() {
    let found = |text: &str| match board_string::read(text) {
        Err(BoardStringError::SquareCount { column, found }) => (column, found),
        other => panic!("{text:?} gave {other:?}"),
    };
    assert_eq!(found(""), (1, 0));
    assert_eq!(found(" \n "), (1, 0));
    assert_eq!(found("XO-"), (3, 3));
    assert_eq!(found(&format!("{} X", &START[1..])), (65, 63));
    assert_eq!(found(&format!("{START}- X")), (67, 65));
    assert_eq!(found(&"-".repeat(100_000)), (100_000, 100_000));
}

#[test]
fn a_missing_or_empty_side_is_named() {
    assert_eq!(board_string::read(START), Err(BoardStringError::NoSide { column: 65 }));
    assert_eq!(
        board_string::read(&format!("{START} -")),
        Err(BoardStringError::EmptySide { column: 66, found: '-' })
    );
}

#[test]
fn an_impossible_character_is_named_with_its_column() {
    for (text, column, found) in [("X?", 2, '?'), ("--\u{e9}", 3, '\u{e9}'), ("- -2", 4, '2')] {
        let error = board_string::read(text).expect_err("it is no board");
        assert_eq!(error, BoardStringError::Character { column, found });
        assert!(error.to_string().starts_with(&format!("column {column}: ")), "{error}");
    }
}

#[test]
fn a_digit_among_letters_is_not_guessed_at() {
    let text = format!("0{} X", &START[1..]);
    assert_eq!(
        board_string::read(&text),
        Err(BoardStringError::DigitAmongLetters { column: 1, found: '0' })
    );
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
