//! `book` with the books of other programs: what it shows and describes, and that a book of ours grows by them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn book(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_heibai"))
        .arg("book")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn printed(output: &Output) -> &str {
    assert!(output.status.success(), "{output:?}");
    std::str::from_utf8(&output.stdout).expect("it prints UTF-8")
}

/// What is told of a book of which a part can't be used, beside the complaint.
fn printed_of_a_part(output: &Output) -> &str {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(!output.stderr.is_empty(), "{output:?}");
    std::str::from_utf8(&output.stdout).expect("it prints UTF-8")
}

fn complaint(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("it prints UTF-8")
}

/// A book of Edax that knows the start with the move d3, the position after f5 with d6 and its leaf f4, and one that
/// can't be; and whose end is torn.
fn edax() -> Vec<u8> {
    let mut bytes = b"XADEKOOB\x04\x06\xea\x07\x0b\x16\x09\x0e\x03\x00".to_vec();
    for it in &[21_i32, 24, 2, 1, 1, 4] {
        bytes.extend(it.to_le_bytes());
    }
    let mut add = |discs: [u64; 2], values: [i16; 3], level: u8, moves: &[[u8; 2]]| {
        for it in discs {
            bytes.extend(it.to_le_bytes());
        }
        bytes.extend([0; 16]);
        for it in values {
            bytes.extend(it.to_le_bytes());
        }
        bytes.extend([moves.len() as u8 - 1, level]);
        for it in moves {
            bytes.extend(it);
        }
    };
    // Squares are counted from a1 by rows.
    let (d3, d6, f4) = (19, 43, 29);
    add([0x0000_0008_1000_0000, 0x0000_0010_0800_0000], [0, -64, 64], 30, &[[0, d3], [0, 65]]);
    add([0x0000_0000_0800_0000, 0x0000_0038_1000_0000], [1, -1, 3], 21, &[[1, d6], [0xf8, f4]]);
    add([1, 1], [0, 0, 0], 21, &[[0, 65]]);
    bytes.extend([1; 9]);
    bytes
}

fn written(folder: &Path) -> String {
    let path = folder.join("book.dat");
    fs::write(&path, edax()).expect("there is room");
    path.to_str().expect("it is text").to_owned()
}

#[test]
fn a_position_is_shown_with_the_words_of_the_other_program() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let file = written(folder.path());
    let headline = "book of Edax 4.6, saved 2026-11-22, level 21; 2 positions\n";
    assert_eq!(
        printed_of_a_part(&book(&["show", "f5", "--book", &file])),
        format!(
            " 1. d6    +1  level 21\n 2. f4    -8  level 21  leads out of the book\n\
             the position: +1 (between -1 and +3), level 21\n\
             White to move; values in discs for the side to move, by Edax\n{headline}"
        )
    );
    let start = book(&["show", "--book", &file]);
    let start = printed_of_a_part(&start);
    assert!(start.starts_with(" 1. d3    +0  level 21\n 2. c4    +0"), "{start}");
    assert!(start.contains("\nthe position: +0, level 30\n"), "{start}");
    assert_eq!(
        printed_of_a_part(&book(&["show", "f5f6", "--book", &file])),
        format!("the book doesn't know this position\n{headline}")
    );
}

#[test]
fn a_book_is_described_with_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let file = written(folder.path());
    assert_eq!(
        printed_of_a_part(&book(&["describe", &file])),
        "book of Edax 4.6, saved 2026-11-22, level 21; 2 positions\n\
         discs on the board: 4 to 5\nlevels: level 21 to level 30\n\
         positions that can't be used: 1; the first at byte 131: two discs lie on one square\n\
         byte 173: the last position is cut off\n\
         the file says it has 4 positions, it has 3\n"
    );
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello-6x6.book");
    let described = book(&["describe", ours]);
    let described = printed(&described);
    assert!(described.starts_with("book of Heibai, othello 6x6\n3584 positions, "), "{described}");

    let nothing = folder.path().join("nothing.dat");
    fs::write(&nothing, &edax()[..42]).expect("there is room");
    let nothing = nothing.to_str().expect("it is text");
    for (arguments, told) in [
        (["describe", nothing], "nothing.dat is an Edax book without a usable position"),
        (["describe", "/nowhere/a.egbk3"], "/nowhere/a.egbk3 can't be opened"),
        (
            ["describe", concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")],
            "is not a book of Heibai, Edax or",
        ),
    ] {
        let output = book(&arguments);
        assert_eq!(output.status.code(), Some(1));
        assert!(complaint(&output).contains(told), "{output:?}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_book_of_another_board_than_is_asked_for_is_refused() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let edax = written(folder.path());
    let small = concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello-6x6.book");
    let wide = concat!(env!("CARGO_MANIFEST_DIR"), "/data/gomoku.book");
    for (file, asked, is_of) in [
        (small, &["--size", "8"][..], "othello 6x6"),
        (small, &["--game", "gomoku"], "othello 6x6"),
        (small, &["--rule", "renju"], "othello 6x6"),
        (wide, &["--rule", "renju"], "gomoku freestyle 15x15"),
        (wide, &["--size", "19", "--game", "gomoku"], "gomoku freestyle 15x15"),
        (&edax, &["--size", "6"], "othello 8x8"),
    ] {
        let output = book(&[&["show", "--book", file], asked].concat());
        let told = format!("heibai: {}: {file} is of {is_of}\n", asked[0]);
        assert_eq!((output.status.code(), complaint(&output)), (Some(2), &*told), "{asked:?}");
        assert!(output.stdout.is_empty());
    }
    for (file, asked) in [
        (small, &["--size", "6"][..]),
        (wide, &["--game", "gomoku"]),
        (wide, &["--rule", "freestyle"]),
        (wide, &["--size", "15"]),
    ] {
        printed(&book(&[&["show", "--book", file], asked].concat()));
    }
    let asked = ["show", "--book", &edax, "--game", "othello", "--size", "8"];
    assert!(printed_of_a_part(&book(&asked)).starts_with(" 1. d3 "));
}

#[test]
fn a_book_of_ours_grows_by_it_and_says_so() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let file = written(folder.path());
    let out = folder.path().join("mine.book");
    let out = out.to_str().expect("it is text");
    let fast = ["--depth", "2", "--sieve", "1", "--within", "1", "--positions", "20"];
    let arguments = [&["grow", "--out", out, "--from", &file], &fast[..]].concat();
    let grown = book(&arguments);
    let said = printed(&grown);
    assert!(said.ends_with("  by other books 2\n"), "{said}");
    assert!(complaint(&grown).contains("book.dat: positions that can't be used: 1;"), "{grown:?}");
    let shown = book(&["show", "f5", "--book", out]);
    let shown = printed(&shown);
    assert!(shown.contains(". d6  "), "what it recommends is in the book: {shown}");
    assert!(shown.contains("by Heibai "), "{shown}");
    let named = "\nlooked at what a book of another program has: Edax, 2 positions, ";
    assert!(shown.contains(named), "{shown}");
    let without = [&["grow", "--out", out], &fast[..]].concat();
    assert!(complaint(&book(&without)).contains("mine.book was made in another way"));
    for (arguments, option) in [
        (vec!["grow", "--out", out, "--from", &file, "--size", "6"], "--from"),
        (vec!["grow", "--out", out, "--from", out], "--from"),
    ] {
        let output = book(&arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(complaint(&output).contains(option));
    }
}
