//! Ctrl-C in the commands that work for long: what came out so far is told, and the status says so.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

/// Eight empty squares, then the start of the game, which nobody solves.
const POSITIONS: &str = "-XXXXXXX-OOOOOXXXOOXOOX-OOOOOOO-OOOXXOO-XXXXOXXOXXXOOO--OOOOOOO- X; g7:+2;
---------------------------OX------XO--------------------------- X;
";

/// Somebody who plays a square that is never empty.
const FAKE: &str = "while read command argument; do case $command in
genmove) printf '= d4\\n\\n' ;;
*) printf '= \\n\\n' ;;
esac; done";

/// Presses Ctrl-C when the program has told of something; what it told altogether, on stdout and stderr, and its
/// status.
fn interrupted(arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_heibai"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut output = BufReader::new(child.stdout.take().expect("it is a pipe"));
    let mut text = String::new();
    output.read_line(&mut text).expect("it prints UTF-8");
    kill_process(Pid::from_child(&child), Signal::INT).expect("it goes on");
    output.read_to_string(&mut text).expect("it prints UTF-8");
    let rest = child.wait_with_output().expect("the program ends");
    let complaints = String::from_utf8(rest.stderr).expect("it prints UTF-8");
    (text, complaints, rest.status.code())
}

#[test]
fn solve_counts_what_it_has_solved() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("some.obf");
    fs::write(&path, POSITIONS).expect("there is room");
    let path = path.to_str().expect("the system's folder has a name in Unicode");
    let (text, complaints, status) = interrupted(&["solve", path, "--threads", "2"]);
    let last = text.lines().last().expect("it printed something");
    assert!(last.starts_with("positions 1  wrong 0  nodes "), "{text}");
    assert_eq!(complaints, "heibai: stopped: 1 of 2 positions\n");
    assert_eq!(status, Some(130));
}

#[test]
fn a_match_tells_its_result_so_far() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("fake");
    fs::write(&path, FAKE).expect("there is room");
    let fake = format!("gtp,name=fake:sh {}", path.display());
    let arguments = ["match", "--first", "heibai:level=1", "--second", &fake];
    let (text, complaints, status) =
        interrupted(&[&arguments[..], &["--games", "1000000"]].concat());
    let last = text.lines().last().expect("it printed something");
    let games: usize = last.split_whitespace().nth(1).expect("a count").parse().expect("a count");
    assert!(games >= 2 && last.contains(&format!("wins {games}  draws 0  losses 0")), "{text}");
    assert_eq!(complaints, format!("heibai: stopped: {games} of 1000000 games\n"));
    assert_eq!(status, Some(130));
}
