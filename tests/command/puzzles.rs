//! `puzzles`: one is drawn by its id, whatever that begins with, and what can't be made is refused.

use std::process::Output;

use crate::program::heibai;
use heibai::game::Game;
use heibai::puzzles::Puzzles;
use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    heibai(&[&["puzzles"], arguments].concat())
}

#[test]
fn an_id_may_begin_with_a_hyphen_and_no_line_ends_with_nothing() {
    let puzzles = Puzzles::shipped(Game::Othello);
    let ids = puzzles.all().iter().map(|it| it.id.to_string());
    let id = ids.into_iter().find(|id| id.starts_with('-')).expect("one in thirty-two does");
    let output = run(&["show", &id]);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("it prints UTF-8");
    assert!(text.contains("rating ") && text.contains("\n1. "), "{text}");
    let told = text.lines().skip_while(|line| !line.contains("rating "));
    assert!(told.into_iter().all(|line| !line.ends_with([' ', ',', ':'])), "{text}");
}

#[test]
fn a_broken_game_is_named_and_no_puzzle_comes_of_it() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (games, out) = (path("games.txt"), path("out.txt"));
    std::fs::write(&games, "f5d6c3\nf5a1\n").expect("it can be written");
    let output = run(&["make", &games, "--out", &out]);
    let told = String::from_utf8(output.stderr).expect("it is text");
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("games.txt: game 2: ") && told.contains("1 game left out"), "{told}");
    assert_eq!(output.stdout, b"games 2  puzzles 0\n");
}

#[test]
fn games_of_the_other_game_are_named_and_left_out() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (games, out) = (path("games.txt"), path("out.txt"));
    std::fs::write(&games, "f5d6c3\nf5f6e6\n").expect("there is room");
    let output = run(&["make", "--game", "gomoku", &games, "--out", &out]);
    let told = String::from_utf8(output.stderr).expect("it is text");
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("games.txt: game 2: a game of Othello, not of Gomoku"), "{told}");
    assert!(told.ends_with("heibai: 2 games left out\n"), "{told}");
}

#[test]
fn json_calls_a_game_as_the_options_do() {
    for game in Game::ALL {
        let id = game.kind().id;
        let output = run(&["list", "--json", "--game", id]);
        let text = String::from_utf8(output.stdout).expect("it prints UTF-8");
        let first: Value =
            serde_json::from_str(text.lines().next().expect("there are many")).expect("it is JSON");
        assert_eq!(first["game"], id);
    }
}

#[test]
fn defences_and_wins_by_threats_are_only_of_gomoku() {
    for kind in ["--defences", "--threats"] {
        let output = run(&["make", kind, "--out", "never-written.txt"]);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
    }
    assert!(!std::path::Path::new("never-written.txt").exists());
}

#[test]
fn a_file_that_cannot_be_read_is_named_once() {
    for task in [&["list"][..], &["check"]] {
        let output = run(&[task, &["--file", "none.txt"]].concat());
        let told = String::from_utf8(output.stderr).expect("it is text");
        assert!(told.starts_with("heibai: none.txt: can't be read: "), "{told}");
        assert_eq!((told.matches("none.txt").count(), output.status.code()), (1, Some(1)));
    }
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("some.txt").display().to_string();
    std::fs::write(&path, "one field\n").expect("there is room");
    let output = run(&["list", "--file", &path]);
    let told = String::from_utf8(output.stderr).expect("it is text");
    assert_eq!(told, format!("heibai: {path}: line 1: 1 field instead of 7\n"));
}

#[test]
fn puzzles_are_added_to_a_file_of_puzzles_alone() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let games = path("games.txt");
    std::fs::write(&games, "f5d6c3\n").expect("there is room");
    let shipped = Puzzles::shipped(Game::Othello);
    let line = shipped.line(&shipped.all()[0]);
    let whole = path("whole.txt");
    std::fs::write(&whole, format!("{line}\n")).expect("there is room");
    let packed = path("packed.gz");
    let output = run(&["choose", &whole, "--count", "1", "--out", &packed]);
    assert!(output.status.success(), "{output:?}");
    for (out, reason) in [
        (&games, "games.txt is not a file of puzzles to add to: line 1: 1 field instead of 7"),
        (&packed, "packed.gz is packed: puzzles are added to plain text alone"),
    ] {
        let before = std::fs::read(out).expect("it is there");
        let output = run(&["make", &games, "--out", out]);
        let told = String::from_utf8(output.stderr).expect("it is text");
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(told.contains(reason), "{told}");
        assert_eq!(std::fs::read(out).expect("it is there"), before);
    }
    let (empty, unended) = (path("empty.txt"), path("unended.txt"));
    std::fs::write(&empty, "").expect("there is room");
    std::fs::write(&unended, line).expect("there is room");
    for (out, after) in [(&empty, String::new()), (&unended, format!("{line}\n"))] {
        let output = run(&["make", &games, "--out", out]);
        assert!(output.status.success(), "{output:?}");
        assert_eq!(std::fs::read_to_string(out).expect("it is there"), after);
    }
}
