//! `reasons`: each mistake counts once, and the run ends with the moves.

use crate::program::{heibai, stderr, stdout};

/// The lines that name a game and a move, of those shown.
fn places(told: &str) -> Vec<&str> {
    let named = told.lines().filter(|line| line.contains(", game 1, move "));
    named.filter_map(|line| line.split_once(". ").map(|(_, place)| place)).collect()
}

#[test]
fn a_mistake_counts_once_and_a_run_ends_when_all_moves_were_drawn() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("game.txt");
    let path = path.to_str().expect("the system's folder has a name in Unicode");
    std::fs::write(path, "f5d6c7f4e3f6g5g4").expect("there is room");
    let output = heibai(&["reasons", path, "--sample", "60", "--show", "60"]);
    assert_eq!((stderr(&output), output.status.code()), ("", Some(0)));
    let places = places(stdout(&output));
    let mut once = places.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), places.len(), "{places:?}");
    assert!(places.len() <= 8, "{places:?}");
    assert!(stdout(&output).contains(&format!("\nmistakes {}  ", places.len())), "{places:?}");
}

#[test]
fn without_a_move_there_is_nothing_to_draw() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("games.sgf");
    let path = path.to_str().expect("the system's folder has a name in Unicode");
    // The broken one is named once, the other has no moves.
    std::fs::write(path, "(;GM[2]SZ[8])\n(;GM[2]SZ[8];B[a1])\n").expect("there is room");
    let output = heibai(&["reasons", path]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(stdout(&output).starts_with("mistakes 0  "), "{}", stdout(&output));
    let told = stderr(&output);
    assert_eq!(told.matches("games.sgf: game 2: ").count(), 1, "{told}");
    assert!(told.ends_with("heibai: 1 game left out\n"), "{told}");
}
