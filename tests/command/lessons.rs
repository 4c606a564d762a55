//! `lessons`: those that ship are listed and proved, and a file with a fault is told of with its place.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::program::{heibai, text};

fn lessons(arguments: &[&str]) -> Output {
    heibai(&[&["lessons"], arguments].concat())
}

#[test]
fn lessons_are_listed_course_by_course_with_their_tasks() {
    let output = lessons(&["list"]);
    assert!(output.status.success(), "{output:?}");
    let rows: Vec<Vec<&str>> =
        text(&output.stdout).lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0], ["othello", "how-discs-turn", "First moves", "How discs turn", "5"]);
    assert!(
        rows.iter().all(|row| row.len() == 5 && row[4].parse::<usize>().is_ok_and(|it| it > 0))
    );
    let only = lessons(&["list", "--game", "gomoku", "--json"]);
    let lines: Vec<&str> = text(&only.stdout).lines().collect();
    assert_eq!(lines.len(), rows.iter().filter(|row| row[0] == "gomoku").count());
    let first: serde_json::Value = serde_json::from_str(lines[0]).expect("it is JSON");
    assert_eq!((&first["course"], &first["id"]), (&"gomoku".into(), &"five-in-a-row".into()));
}

#[test]
fn what_ships_is_proved() {
    let output = lessons(&["check"]);
    assert!(output.status.success(), "{output:?}");
    let last = text(&output.stdout).lines().last().expect("it counts");
    assert!(last.starts_with("lessons 32  tasks 146  claims "), "{last}");
    assert!(last.ends_with("  wrong 0"), "{last}");
}

#[test]
fn a_wrong_claim_a_wrong_answer_and_a_broken_file_are_told_with_their_place() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/lessons/othello");
    let lesson = fs::read_to_string(shipped.join("01-how-discs-turn.toml")).expect("it ships");
    let write = |name: &str, from: &str, to: &str| {
        assert!(lesson.contains(from), "{from}");
        let path = folder.path().join(name);
        fs::write(&path, lesson.replacen(from, to, 1)).expect("the folder can be written");
        path.to_str().expect("its name is text").to_owned()
    };
    let wrong = write("claim.toml", "claims = [\"turns d3 1\"]", "claims = [\"turns d3 2\"]");
    let other = write("goal.toml", "goal = \"turns 3\"", "goal = \"turns 2\"");
    let broken = write("broken.toml", "title =", "titel =");
    let untrue = "heibai: what 1 of the lessons' tasks and claims say is not so\n";
    for (file, expected, complaint) in [
        (&wrong, "say 2: \"turns d3 2\": found 1", untrue),
        (&other, "task 5, step 1: the right moves: found b4 b6", untrue),
        (&broken, "line 3: unknown field `titel`", "heibai: 1 file could not be read\n"),
    ] {
        let output = lessons(&["check", "--game", "othello", file]);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let told = text(&output.stdout);
        assert!(told.starts_with(&format!("{file}: {expected}")), "{told}");
        assert!(told.ends_with("  wrong 1\n"), "{told}");
        assert_eq!(text(&output.stderr), complaint);
    }
    let both = lessons(&["check", "--game", "othello", &broken, &wrong]);
    let complaint = "heibai: 1 file could not be read, and what 1 of the lessons' tasks and claims say is not so\n";
    assert_eq!(text(&both.stderr), complaint);
    let without_game = lessons(&["check", &wrong]);
    assert_eq!(without_game.status.code(), Some(2), "{without_game:?}");
    let missing = lessons(&["check", "--game", "othello", "no-such-file.toml"]);
    assert_eq!(missing.status.code(), Some(1), "{missing:?}");
    let told = text(&missing.stderr);
    assert!(told.starts_with("heibai: no-such-file.toml can't be opened: "), "{told}");
    let bytes = folder.path().join("bytes.toml");
    fs::write(&bytes, b"title\0").expect("the folder can be written");
    let bytes = bytes.to_str().expect("its name is text");
    let refused = lessons(&["check", "--game", "othello", bytes]);
    assert_eq!(text(&refused.stderr), format!("heibai: {bytes}: byte 6: not a text\n"));
}
