//! Files with nothing in them, as a wrong name may have led to: none of them passes a check.

use crate::program::{heibai, stderr, stdout};

#[test]
fn a_book_of_ours_is_called_that_where_games_are_wanted() {
    let file = "data/othello-6x6.book";
    for arguments in [&["show", file][..], &["review", file], &["picture", file, "none.svg"]] {
        let output = heibai(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {output:?}");
        let complaint = format!("heibai: {file}: a book of openings, which `heibai book` reads\n");
        assert_eq!(stderr(&output), complaint, "{arguments:?}");
    }
}

#[test]
fn an_empty_file_is_named_and_ends_with_status_1() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| {
        let path = folder.path().join(name);
        path.to_str().expect("the system's folder has a name in Unicode").to_owned()
    };
    let (empty, none, out) = (path("empty"), path("none.json"), path("out"));
    std::fs::write(&empty, "").expect("there is room");
    std::fs::write(&none, "[]").expect("there is room");
    for (arguments, named, what) in [
        (&["solve", &empty][..], &empty, "there are no positions in it"),
        (&["accuracy", &empty], &empty, "there are no positions in it"),
        (&["gomoku", "forbidden", &none], &none, "there are no positions in it"),
        (&["gomoku", "solve", &none], &none, "there are no positions in it"),
        (&["puzzles", "check", "--file", &empty], &empty, "there are no puzzles in it"),
        (&["puzzles", "list", "--file", &empty], &empty, "there are no puzzles in it"),
        (
            &["puzzles", "choose", &empty, "--count", "1", "--out", &out],
            &empty,
            "there are no puzzles in it",
        ),
        (&["show", &empty], &empty, "there is nothing in it"),
        (&["convert", &empty, &out, "--to", "sgf"], &empty, "there is nothing in it"),
        (&["review", &empty], &empty, "there is nothing in it"),
        (&["explore", &empty], &empty, "there is nothing in it"),
        (&["reasons", &empty], &empty, "there is nothing in it"),
    ] {
        let output = heibai(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {output:?}");
        let complaint = format!("heibai: {named}: {what}\n");
        assert!(stderr(&output).starts_with(&complaint), "{arguments:?}: {}", stderr(&output));
        assert!(["", "0 games\n"].contains(&stdout(&output)), "{arguments:?}: {output:?}");
    }
    assert!(!std::path::Path::new(&out).exists());
}

#[test]
fn a_file_without_games_is_named_and_ends_with_status_1() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| {
        let path = folder.path().join(name);
        path.to_str().expect("the system's folder has a name in Unicode").to_owned()
    };
    let (played, out, picture) = (path("played.txt"), path("out.sgf"), path("out.svg"));
    let home = path("home");
    std::fs::write(&played, "f5d6c3").expect("there is room");
    for (name, text) in [
        ("only-a-comment.obf", "% no position\n"),
        ("none.json", r#"{"args":[],"moves":[],"m":""}"#),
    ] {
        let none = path(name);
        std::fs::write(&none, text).expect("there is room");
        for arguments in [
            &["show", &none][..],
            &["picture", &none, &picture],
            &["convert", &none, &out],
            &["review", &none, &out],
            &["explore", &none],
            &["reasons", &none],
            &["reasons", &played, &none, "--sample", "3"],
            &["puzzles", "make", &none, "--game", "othello", "--out", &out],
            &["repertoire", "import", &none, "--side", "black", "--config-dir", &home],
        ] {
            let output = heibai(arguments);
            assert_eq!(output.status.code(), Some(1), "{arguments:?}: {output:?}");
            let complaint = format!("heibai: {none}: there are no games in it\n");
            assert!(stderr(&output).starts_with(&complaint), "{arguments:?}: {}", stderr(&output));
            assert!(["", "0 games\n"].contains(&stdout(&output)), "{arguments:?}: {output:?}");
        }
    }
    assert!(![out, picture].iter().any(|it| std::path::Path::new(it).exists()));
}

#[test]
fn puzzles_of_another_game_alone_are_none() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("some.txt");
    let path = path.to_str().expect("the system's folder has a name in Unicode");
    let shipped = heibai(&["puzzles", "list", "--game", "othello"]);
    let line = stdout(&shipped).lines().next().expect("there are many");
    std::fs::write(path, line).expect("there is room");
    let output = heibai(&["puzzles", "check", "--file", path, "--game", "gomoku"]);
    let complaint = format!("heibai: {path}: there are no puzzles of Gomoku in it\n");
    assert_eq!((stderr(&output), output.status.code()), (&*complaint, Some(1)));
}
