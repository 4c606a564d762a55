//! `heibai gomoku forbidden` and `openings` as they are called: what they print, and with which status they end.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use tempfile::NamedTempFile;

/// Two open threes on h10, an overline on d1 that is no five, and two fours in one line on d15.
const RIGHT: &str = r#"[
  {"black": ["H8", "H9", "G10", "F10"], "white": ["A1"], "forbidden": {"H10": "DoubleThree"}},
  {"black": ["a1", "b1", "c1", "e1", "f1"], "white": [], "forbidden": {"d1": "Overline"}},
  {"black": ["A15", "C15", "E15", "G15"], "white": [], "forbidden": {"D15": "DoubleFour"}},
  {"black": [], "white": ["B2"], "forbidden": {}, "size": 19}
]"#;

fn forbidden(text: &str) -> Output {
    let mut file = NamedTempFile::new().expect("there is room for a file");
    file.write_all(text.as_bytes()).expect("there is room for a file");
    Command::new(env!("CARGO_BIN_EXE_heibai"))
        .args(["gomoku", "forbidden"])
        .arg(file.path())
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("it prints UTF-8")
}

fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("it prints UTF-8")
}

#[test]
fn a_file_that_is_right_is_agreed_with() {
    let output = forbidden(RIGHT);
    assert_eq!(stderr(&output), "");
    assert_eq!(stdout(&output), "positions 4  points 3  wrong 0\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn every_difference_is_told() {
    let wrong = RIGHT.replace("Overline", "DoubleFour").replace("H10", "K9");
    let output = forbidden(&wrong);
    assert_eq!(
        stdout(&output),
        "position 1: h10: expected nothing, found double three\n\
         position 1: k9: expected double three, found nothing\n\
         position 2: d1: expected double four, found overline\n\
         positions 4  points 3  wrong 3\n"
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_broken_file_is_refused_with_its_place() {
    for (from, to, place, reason) in [
        ("\"G10\"", "\"G\"", "line 2, column ", "expected a point like h8, found \"G\""),
        ("Overline", "Overrule", "line 3, column ", "unknown variant `Overrule`"),
        ("\"white\": [\"A1\"]", "\"red\": []", "line 2, column ", "missing field `white`"),
        ("\"B2\"", "B2", "line 5, column ", "expected value"),
        ("\"A1\"", "\"H8\"", "position 1: ", "there are two stones on h8"),
        ("\"G10\"", "\"h8\"", "position 1: ", "there are two stones on h8"),
        ("\"A1\"", "\"S1\"", "position 1: ", "s1 is not on the board"),
        ("\"H10\"", "\"P10\"", "position 1: ", "p10 is not on the board"),
        ("\"B2\"", "\"Z2\"", "line 5, column ", "expected a point like h8, found \"Z2\""),
        ("19", "30", "position 4: ", "expected a board size from 5 to 22, found 30"),
        ("\"D15\"", "\"C15\"", "position 3: ", "c15 is forbidden, but there is a stone on it"),
        (
            "\"d1\": \"Overline\"",
            "\"J7\": \"Overline\", \"j7\": \"Overline\"",
            "position 2: ",
            "j7 is forbidden twice",
        ),
        ("{\"d1\": \"Overline\"}", "7", "line 3, column ", "an object from points to fouls"),
    ] {
        let text = RIGHT.replace(from, to);
        assert_ne!(text, RIGHT, "{from} is not there");
        let output = forbidden(&text);
        let said = stderr(&output);
        assert!(said.contains(place) && said.contains(reason), "{to}: {said}");
        assert!(!said.contains("offered"), "{to}: {said}");
        assert_eq!((stdout(&output), output.status.code()), ("", Some(1)), "{to}");
    }
}

fn openings(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_heibai"))
        .args(["gomoku", "openings"])
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

#[test]
fn the_next_stones_that_balance_a_game_are_listed_the_most_even_first() {
    for (stones, names) in [("1", 1), ("2", 2)] {
        let arguments = ["--after", "h8 i9 h10", "--stones", stones, "--count", "3"];
        let output = openings(&[&arguments[..], &["--nodes", "20000"]].concat());
        assert_eq!((stderr(&output), output.status.code()), ("", Some(0)));
        let lines: Vec<&str> = stdout(&output).lines().collect();
        assert_eq!((lines.len(), lines[3]), (4, "values for Black"));
        let scores = lines[..3].iter().zip(1..).map(|(line, rank)| {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert_eq!((words[0], words.len()), (&*format!("{rank}."), 2 + names), "{line}");
            words[1 + names].parse::<f32>().expect("it is a number").abs()
        });
        assert!(scores.is_sorted(), "{lines:?}");
    }
}

#[test]
fn stones_that_cannot_balance_a_game_are_refused() {
    for (arguments, reason) in [
        (&["--after", "h8", "--stones", "3"][..], "--stones: after MOVES there are 1 or 2"),
        (&["--after", "h8 h8"], "--after: "),
        (&["--after", "h8", "--seed", "2"], "cannot be used with"),
    ] {
        let output = openings(arguments);
        assert!(stderr(&output).contains(reason), "{}", stderr(&output));
        assert_eq!((stdout(&output), output.status.code()), ("", Some(2)));
    }
    let over = openings(&["--after", "a1 a2 b1 b2 c1 c2 d1 d2 e1"]);
    assert!(stderr(&over).contains("the game is over"), "{}", stderr(&over));
    assert_eq!(over.status.code(), Some(1));
}

#[test]
fn stones_that_have_no_room_are_drawn_no_longer() {
    // Of the nine points the last one is forbidden for Black as soon as eight stand around it.
    let renju = ["--rule", "renju", "--spread", "1", "--stones", "9", "--count", "1"];
    let output = openings(&[&renju[..], &["--nodes", "50", "--balance", "0"]].concat());
    assert_eq!(
        (stderr(&output), output.status.code()),
        ("heibai: only 0 openings are balanced\n", Some(1))
    );
}
