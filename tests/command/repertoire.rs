//! `repertoire`: what is added is listed, and what is written is read again.

use std::path::Path;
use std::process::Output;

use crate::program::heibai;

fn run(home: &Path, arguments: &[&str]) -> Output {
    let home = home.join("home");
    let home = home.to_str().expect("it is text");
    heibai(&[&["repertoire"], arguments, &["--config-dir", home]].concat())
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("it prints UTF-8")
}

#[test]
fn lines_are_added_listed_written_and_read_again() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let home = folder.path();
    assert_eq!(
        printed(&run(home, &["list"])),
        "no repertoires yet; `heibai repertoire add` begins one\n"
    );
    for (line, told) in [
        ("f5d6", "1 card, 1 of them new; 1 move added\n"),
        ("f5d6c3d3c4", "3 cards, 2 of them new; 4 moves added\n"),
        ("c4e3f6", "3 cards, 0 of them new; 0 moves added\n"),
        ("f5f6e6", "4 cards, 1 of them new; 2 moves added\n"),
    ] {
        let added = run(home, &["add", line, "--side", "black"]);
        assert_eq!(printed(&added), told, "{line}");
    }
    let list = printed(&run(home, &["list"]));
    assert_eq!(
        list,
        "Othello 8×8, Black: 4 cards, 0 % known, 4 due\n  f5\n  d6 c3  Perpendicular  due\n    d3 c4  Tiger  due\n  \
         f6 e6  Diagonal  due\n"
    );
    let file = home.join("mine.sgf");
    let name = file.to_str().expect("it is text");
    assert_eq!(printed(&run(home, &["export", name, "--side", "black"])), "4 cards\n");
    let other = home.join("other");
    let read = run(&other, &["import", name, "--side", "black"]);
    assert_eq!(printed(&read), "4 cards, 4 of them new; 7 moves added\n");
    assert_eq!(printed(&run(&other, &["list"])), list);
    let of_book = run(&other, &["add", "f5", "--book", "4", "--side", "white"]);
    assert!(printed(&of_book).ends_with(" added\n"));
    let another = run(&other, &["add", "f5d6c4", "--side", "black"]);
    assert_eq!(printed(&another), "4 cards, 0 of them new; 1 move added\n");
    assert!(printed(&run(&other, &["list"])).contains("Othello 8×8, White: "));
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let home = folder.path();
    let file = home.join("mine.sgf");
    let name = file.to_str().expect("it is text");
    for (arguments, status) in [
        (&["add", "f5"][..], 2),
        (&["add", "f5", "--side", "red"], 2),
        (&["add", "f5f5", "--side", "black"], 2),
        (&["add", "--side", "black", "--size", "10", "--book", "4"], 1),
        (&["export", name, "--side", "black"], 1),
        (&["export", "mine.nothing", "--side", "black"], 2),
        (&["import", name, "--side", "black"], 1),
    ] {
        let output = run(home, arguments);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {output:?}");
        assert!(output.stdout.is_empty());
    }
    assert!(!file.exists());
    // A file where the folder should be.
    std::fs::write(home.join("home"), "text").expect("it can be written");
    for arguments in [&["list"][..], &["export", name, "--side", "black"]] {
        let output = run(home, arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {output:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
}
