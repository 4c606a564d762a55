//! Standard output that is closed, or full.
#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io::Read;
use std::process::{Command, Stdio};

/// Eight empty squares, solved.
const SOLVED: &str = "-XXXXXXX-OOOOOXXXOOXOOX-OOOOOOO-OOOXXOO-XXXXOXXOXXXOOO--OOOOOOO- X; g7:+2;\n";

/// What a command complains of and how it ends if nobody reads what it prints.
fn unread(arguments: &[&str]) -> (String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_heibai"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut complaints = String::new();
    child.stderr.take().expect("it is piped").read_to_string(&mut complaints).expect("UTF-8");
    (complaints, child.wait().expect("it ends").code())
}

#[test]
fn a_fault_found_before_the_output_was_closed_is_not_forgotten() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = |name: &str, content: &str| {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("there is room");
        path.to_str().expect("the system's folder has a name in Unicode").to_owned()
    };
    let right = file("right.obf", SOLVED);
    assert_eq!(unread(&["solve", &right]), (String::new(), Some(0)));

    let bad = file("bad.obf", &format!("no position\n{SOLVED}"));
    let (complaints, status) = unread(&["solve", &bad]);
    assert_eq!(status, Some(1), "{complaints}");
    assert!(complaints.contains("bad.obf: line 1, column 1: "), "{complaints}");

    let wrong = file("wrong.obf", &SOLVED.replace("+2", "+4"));
    let (complaints, status) = unread(&["solve", &wrong]);
    assert_eq!((&*complaints, status), ("heibai: positions: 1 wrong\n", Some(1)));

    let fouls = file(
        "fouls.json",
        r#"[{"black": ["H8"], "white": [], "forbidden": {"A1": "DoubleFour"}}]"#,
    );
    let (complaints, status) = unread(&["gomoku", "forbidden", &fouls]);
    assert_eq!((&*complaints, status), ("heibai: wrong points: 1\n", Some(1)));

    let games = file("games.txt", "f5d6c3\nf5a1\n");
    let (complaints, status) = unread(&["convert", &games, &file("out.sgf", "")]);
    assert_eq!(status, Some(1), "{complaints}");
}

#[test]
fn a_file_that_the_output_goes_to_is_not_replaced() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("games.txt"), "f5d6c3\n").expect("there is room");
    std::os::unix::fs::symlink("/dev/stdout", path("link.sgf")).expect("there is room");
    for out in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/proc/thread-self/fd/1", "link.sgf"]
    {
        fs::write(path("log.txt"), "what was there\n").expect("there is room");
        let log = File::options().append(true).open(path("log.txt")).expect("it is there");
        let output = Command::new(env!("CARGO_BIN_EXE_heibai"))
            .current_dir(folder.path())
            .args(["convert", "games.txt", "--to", "sgf", out])
            .stdout(log)
            .output()
            .expect("the program starts");
        let complaint = format!("heibai: {out} is not an ordinary file\n");
        assert_eq!(String::from_utf8_lossy(&output.stderr), complaint);
        assert_eq!(output.status.code(), Some(1), "{out}");
        assert_eq!(fs::read(path("log.txt")).expect("it is there"), b"what was there\n", "{out}");
    }
}

#[test]
fn a_full_disk_is_told_of_with_what_could_not_be_written() {
    for arguments in [&["perft", "2"][..], &["--version"], &["--help"], &["licences"]] {
        let full = File::options().write(true).open("/dev/full").expect("it is a device of Linux");
        let output = Command::new(env!("CARGO_BIN_EXE_heibai"))
            .args(arguments)
            .stdout(full)
            .output()
            .expect("the program starts");
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        let told = "heibai: standard output can't be written: No space left on device";
        assert!(complaint.starts_with(told), "{arguments:?}: {complaint}");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    }
}
