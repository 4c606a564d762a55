//! The log: it names what happened, and nothing of whom or where.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use heibai::app::folders::Folders;
use heibai::app::log::{self, LogTo, MAX_BYTES, Names, without_paths};
use heibai::app::state::{Event, LibraryEvent};
use tempfile::TempDir;

/// Tells the test binary, started once more, which file to log to, and what.
const CHILD_LOG: &str = "HEIBAI_TEST_LOG";
const CHILD_TASK: &str = "HEIBAI_TEST_LOG_TASK";

#[test]
fn paths_of_somebody_are_shortened_and_those_of_the_system_stay() {
    let home = Some(Path::new("/home/anna"));
    for (line, expected) in [
        ("can't write /home/anna/Games/Anna Bob.sgf: no space", "can't write ~/…"),
        ("\"/home/anna/a.sgf\" is there", "\"~/…\" is there"),
        ("file:///home/anna/a b.qml:3: TypeError", "~/…"),
        ("path=/media/Anna's stick/x", "path=/…"),
        ("'/media/Anna's stick/x': denied", "'/…': denied"),
        ("~/Games/x.sgf", "~/…"),
        ("failed to load␊/home/anna/Games/x.sgf␊twice", "failed to load␊~/…␊twice"),
        ("a␊file:///home/anna/b", "a␊~/…"),
        ("can't open ‘/home/anna/b’ or «/srv/anna»", "can't open ‘~/…’ or «/…»"),
        ("a>/home/anna/b", "a>~/…"),
        ("a|/home/anna/b", "a|~/…"),
        ("!/home/anna/b", "!~/…"),
        ("(/srv/anna)", "(/…"),
        ("/usr/lib/qt6/plugins is missing", "/usr/lib/qt6/plugins is missing"),
        (
            "qrc:/qt/qml/org/heibai/app/qml/Main.qml:12: warning",
            "qrc:/qt/qml/org/heibai/app/qml/Main.qml:12: warning",
        ),
        ("3/4 of 10 / 2, https://doc.qt.io", "3/4 of 10 / 2, https://doc.qt.io"),
        ("/", "/"),
        ("", ""),
    ] {
        assert_eq!(without_paths(line, home), expected);
    }
    assert_eq!(without_paths("/home/anna/x", None), "/…");
}

#[test]
fn events_are_named_without_what_they_hold() {
    let open = Event::Library(LibraryEvent::Open(vec!["/home/anna/Anna.sgf".into()]));
    for (event, expected) in [
        (open, "Library.Open"),
        (Event::SaveAs("/home/anna/Anna.sgf".into()), "SaveAs"),
        (Event::Library(LibraryEvent::Paste("f5d6".to_owned())), "Library.Paste"),
        (Event::Activate(34), "Activate"),
        (Event::AnswerQuestion { is_meant: true }, "AnswerQuestion"),
        (Event::Undo, "Undo"),
    ] {
        assert_eq!(Names(&event).to_string(), expected);
    }
}

/// Does the child's part, as a program has only one log.
#[test]
fn child() {
    let Ok(path) = std::env::var(CHILD_LOG) else { return };
    let begun = if Path::new(&path).is_dir() {
        log::begin(&LogTo::Usual, &Folders { state: Some(path.into()), ..Folders::default() })
    } else {
        log::begin(&LogTo::File(path.into()), &Folders::default())
    };
    match std::env::var(CHILD_TASK).as_deref() {
        Ok("panic") => {
            begun.expect("it can be written");
            tracing::info!(target: "test", "a line before");
            panic!("could not read\n/home/anna/secret.sgf");
        }
        Ok("flood") => {
            begun.expect("it can be written");
            for number in 0..60_000 {
                tracing::info!(target: "test", number, "{}", "x".repeat(100));
            }
            tracing::info!(target: "test", "{}", "y\n".repeat(20_000));
        }
        Ok("usual") => drop(begun.expect("it can be written")),
        _ => assert_eq!(begun.map_err(|error| error.to_string()), Err("refused".to_owned())),
    }
}

fn run_child(log: &Path, task: &str) -> Output {
    let mut child = Command::new(std::env::current_exe().expect("it has a file"));
    child.args(["--exact", "logging::child", "--nocapture"]);
    child.env(CHILD_LOG, log).env(CHILD_TASK, task).output().expect("it starts")
}

#[test]
fn a_panic_is_in_the_log_with_its_place_and_without_a_path() {
    let folder = TempDir::new().expect("there is room");
    let log = folder.path().join("a.log");
    let output = run_child(&log, "panic");
    assert!(!output.status.success());
    let text = fs::read_to_string(&log).expect("it is there");
    assert!(text.contains("a line before"), "{text}");
    let line = text.lines().last().expect("it has lines");
    assert!(line.contains("ERROR panic:"), "{line}");
    assert!(line.contains("tests/driver/logging.rs:"), "{line}");
    assert!(line.contains("could not read␊/…"), "{line}");
    assert!(!line.contains("anna"), "{line}");
}

#[test]
fn a_log_stays_small_and_keeps_its_end() {
    let folder = TempDir::new().expect("there is room");
    let log = folder.path().join("a.log");
    let output = run_child(&log, "flood");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    let older = folder.path().join("a.older.log");
    for file in [&log, &older] {
        let text = fs::read_to_string(file).expect("it is there");
        assert!(text.len() as u64 <= MAX_BYTES);
        assert!(text.starts_with("Log of Heibai."), "{}", file.display());
        assert!(text.ends_with('\n') && text.lines().all(|line| line.len() <= 4100));
    }
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 2);
    let text = fs::read_to_string(&log).expect("it is there");
    let last: Vec<&str> = text.lines().rev().take(2).collect();
    assert!(last[0].contains("y␊y"), "{}", &last[0][..80]);
    assert!(last[1].contains("number=59999"), "{}", last[1]);
}

#[test]
fn a_file_that_is_no_log_stays_as_it_is() {
    let folder = TempDir::new().expect("there is room");
    let game = folder.path().join("game.sgf");
    fs::write(&game, "(;GM[2])").expect("it can be written");
    let output = run_child(&game, "refuse");
    let said = String::from_utf8_lossy(&output.stderr).into_owned()
        + &String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("is not a log of Heibai"), "{said}");
    assert_eq!(fs::read_to_string(&game).expect("it is there"), "(;GM[2])");
}

#[test]
fn of_the_logs_without_a_name_the_newest_ten_stay() {
    let state = TempDir::new().expect("there is room");
    let logs = state.path().join("logs");
    fs::create_dir_all(&logs).expect("it can be made");
    let names: Vec<String> = (10..25).map(|day| format!("2020-01-{day}-120000-1.log")).collect();
    for name in &names {
        fs::write(logs.join(name), "").expect("it can be written");
    }
    for other in ["2020-01-10-120000-1.older.log", "2020-01-24-120000-1.older.log", "notes.txt"] {
        fs::write(logs.join(other), "").expect("it can be written");
    }
    assert!(run_child(state.path(), "usual").status.success());
    let mut left: Vec<_> =
        fs::read_dir(&logs).expect("it is there").flatten().map(|it| it.file_name()).collect();
    left.sort();
    assert_eq!(left.len(), 12, "ten logs, the older part of one, and what is no log: {left:?}");
    assert_eq!(left[0], *names[6]);
    assert!(logs.join("2020-01-24-120000-1.older.log").exists());
}
