//! `heibai review` and `heibai train winning-chance`, as a user calls them.

use std::path::Path;
use std::process::Output;

use heibai::game::Game;
use heibai::records::formats::{Collection, FORMATS, SourceFile};
use serde_json::Value;

use crate::program::{heibai_in, stdout};

const GAME: &str = "f5d6c7f4e3f6g5g4e6f3h3e7g6c5d3h5d8d7h6h7h4h2g3e2c6c4f2c8b5a6";

const WHOLE: &str = "f5d6c7f4e3f6g5g4e6f3h3e7g6c5d3h5d8d7h6h7h4h2g3e2c6c4f2c8b5a6\
    b6e8b3b4a5a4a3a2c2a7c3d1d2f1f8g1c1e1h1g2f7g8h8g7b8b7a8b2a1b1";

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    stdout(output).to_owned()
}

#[test]
fn a_review_writes_a_table_and_a_file_that_is_not_searched_again() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.txt"), GAME).unwrap();
    let review = |arguments: &[&str]| {
        let quick = ["--effort", "quick", "--threads", "2", "--hash", "8"];
        let all = [&["review"], arguments, &quick].concat();
        text(&heibai_in(folder.path(), &all))
    };
    let first = review(&["game.txt", "out.sgf"]);
    assert_eq!(
        first.lines().filter(|line| line.contains(". X ") || line.contains(". O ")).count(),
        30
    );
    assert!(first.contains("\nBlack: accuracy ") && first.contains("\nWhite: accuracy "));
    let kept = std::fs::read(folder.path().join("out.sgf")).unwrap();
    let again = review(&["out.sgf", "again.sgf"]);
    assert_eq!(again, first);
    assert_eq!(std::fs::read(folder.path().join("again.sgf")).unwrap(), kept);

    let json: Value = serde_json::from_str(&review(&["out.sgf", "--json"])).unwrap();
    let moves = json["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 30);
    let mut doubted = 0;
    for (it, ply) in moves.iter().zip(1..) {
        assert_eq!((it["ply"].as_i64(), it["side"].is_string()), (Some(ply), true));
        assert!(it["lost"].as_f64().unwrap() >= 0.0);
        assert!(it["best"].is_string() && it["exact"].is_boolean());
        let spread = it["spread"].as_f64().expect("it was measured on this board");
        let of_best = it["best-spread"].as_f64().expect("it was measured on this board");
        assert_eq!(spread == 0.0, it["exact"] == true);
        let noise = it["noise"].as_f64().expect("likewise");
        assert!(noise <= spread + of_best && (it["class"].is_null() || it["doubted"].is_null()));
        if !it["doubted"].is_null() {
            assert!(it["lost"].as_f64().expect("a number") < noise + 0.01);
            doubted += 1;
        }
        let reason = &it["reason"];
        assert!(reason.is_null() || reason["kind"].is_string() && reason["text"].is_string());
    }
    assert_eq!(first.matches("within the noise of ±").count(), doubted);
    assert_eq!(json["judged"]["least-noise"], 1.0);
    for side in ["black", "white"] {
        assert!((0.0..=100.0).contains(&json["accuracy"][side].as_f64().unwrap()));
    }
}

#[test]
fn a_missed_win_that_a_reason_proves_is_the_best_move() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("game.txt"), "h8 a1 h9 a3 i10 a5 j10 a7 h10").unwrap();
    let review = |arguments: &[&str]| {
        let quiet = ["--threads", "1", "--hash", "8"];
        text(&heibai_in(folder.path(), &[&["review"], arguments, &quiet].concat()))
    };
    let first = review(&["game.txt", "out.sgf"]);
    assert_eq!(review(&["out.sgf"]), first);
    let json: Value = serde_json::from_str(&review(&["game.txt", "--json"])).unwrap();
    // Black has a win by threats there, which no search of this depth sees.
    assert!(first.contains("best h6 win in "), "{first}");
    for it in json["moves"].as_array().unwrap() {
        let reason = &it["reason"];
        if reason["kind"].as_str().is_some_and(|kind| kind.ends_with("-missed")) {
            assert_eq!(it["best"], reason["cells"][0], "{it}");
            assert!(!it["class"].is_null(), "{it}");
        }
    }
}

#[test]
fn nothing_lost_is_written_as_nothing() {
    let folder = tempfile::tempdir().unwrap();
    // Moves of the book, which don't count: there is nothing to take a mean of.
    std::fs::write(folder.path().join("game.txt"), "f5d6").unwrap();
    let json = ["review", "game.txt", "--json", "--effort", "quick", "--hash", "8"];
    let text = text(&heibai_in(folder.path(), &json));
    assert!(text.contains(r#""lost":"#) && !text.contains("-0.0"), "{text}");
}

#[test]
fn what_can_not_be_reviewed_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.txt"), GAME).unwrap();
    let refused = |arguments: &[&str], status: i32, reason: &str| {
        let output = heibai_in(folder.path(), &[&["review"], arguments].concat());
        assert_eq!(output.status.code(), Some(status), "{output:?}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(reason), "{told}");
    };
    refused(&["none.txt"], 1, "can't be opened");
    refused(&["game.txt", "--game", "2"], 2, "heibai: --game 2: game.txt has only 1 game\n");
    let two = "(;GM[2]SZ[8];B[f5];W[d6])\n(;GM[2]SZ[8];B[f5];W[f6])\n";
    std::fs::write(folder.path().join("two.sgf"), two).unwrap();
    refused(&["two.sgf", "two.sgf", "--game", "1"], 1, "would lose its other games");
    assert_eq!(std::fs::read_to_string(folder.path().join("two.sgf")).unwrap(), two);
    let values = "out.wtb can't hold the values of a game's moves; .sgf, .ggf and .heibai can";
    refused(&["game.txt", "out.wtb"], 2, values);
    for name in ["out.png", "out.xyz", "out"] {
        let told = format!("heibai: OUT: the ending of {name} says no format; .sgf, .ggf and ");
        refused(&["game.txt", name], 2, &told);
        assert!(!folder.path().join(name).exists());
    }
    refused(&["game.txt", "--effort", "great"], 2, "great");
    refused(&["game.txt", "--game", "0"], 2, "0");
    std::fs::write(folder.path().join("gomoku.sgf"), "(;GM[4]SZ[15];B[hh];W[ii])").unwrap();
    refused(&["gomoku.sgf", "out.ggf", "--effort", "quick"], 1, "out.ggf: game 1: ");
    refused(&["gomoku.sgf", "out.ggf", "--effort", "quick"], 1, "1 game not written");
    assert!(!folder.path().join("out.ggf").exists());
    // Told before anything is searched.
    std::fs::write(folder.path().join("games.txt"), [GAME, GAME].join("\n")).unwrap();
    let several = "OUT: Heibai's own format holds one game, not several; --game chooses one of 2\n";
    refused(&["games.txt", "out.heibai"], 2, several);
    let missing = ["game.txt", "missing/out.sgf", "--effort", "quick"];
    refused(&missing, 1, "can't write missing/out.sgf: ");
    let output = heibai_in(folder.path(), &[&["review"], &missing[..]].concat());
    assert!(output.stdout.is_empty(), "{output:?}");
}

#[test]
fn the_worth_of_a_disc_is_told_by_empty_squares() {
    let folder = tempfile::tempdir().unwrap();
    let games = [GAME, WHOLE].join("\n");
    std::fs::write(folder.path().join("game.txt"), games).unwrap();
    let arguments = ["train", "winning-chance", "game.txt", "--empties", "4,6"];
    let told = text(&heibai_in(folder.path(), &arguments));
    // One of the games is not over, so that nothing is known of its end.
    assert_eq!(told.lines().count(), 4, "{told}");
    assert!(told.ends_with("| 6 | 1 | 100.0 % | – | 0.530 |\n"), "{told}");
}

#[test]
fn a_game_that_can_not_be_replayed_is_missing_from_the_worth_of_a_disc() {
    let folder = tempfile::tempdir().unwrap();
    let games = format!("{}\n(;GM[2]SZ[8];B[a1])", "(;GM[2]SZ[8];B[f5];W[d6])");
    std::fs::write(folder.path().join("games.sgf"), games).unwrap();
    let arguments = ["train", "winning-chance", "games.sgf", "--empties", "4"];
    let output = heibai_in(folder.path(), &arguments);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(stdout(&output).lines().count(), 3, "{output:?}");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.ends_with("heibai: 1 game left out\n"), "{told}");
}

#[test]
fn what_a_review_found_goes_to_no_format_that_drops_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let game = "(;GM[2]SZ[8];B[f5]V[1];W[d6]V[2];B[c3]V[-1])";
    let read = |name: &str| {
        let source = SourceFile { bytes: std::fs::read(path(name)).unwrap(), ..Default::default() };
        let tree = Collection::read(&source, Some(Path::new(name))).unwrap().first().unwrap();
        tree.path(tree.main_end()).iter().filter(|&&id| !tree.node(id).values().is_empty()).count()
    };
    std::fs::write(path("game.sgf"), game).unwrap();
    assert_eq!(read("game.sgf"), 3);
    for format in FORMATS.iter().filter(|format| format.games.contains(&Game::Othello)) {
        let Some(ending) = format.endings.first() else { continue };
        let name = format!("out.{ending}");
        let converted = heibai_in(folder.path(), &["convert", "game.sgf", &name]);
        let keeps = converted.status.success() && read(&name) == 3;
        let review = ["review", "game.sgf", &name, "--effort", "quick", "--hash", "8"];
        let output = heibai_in(folder.path(), &review);
        assert_eq!(output.status.success(), keeps, "{name}: {output:?}");
        assert_eq!(output.stdout.is_empty(), !keeps, "{name}: {output:?}");
    }
}
