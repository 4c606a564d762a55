//! Ctrl-C in the commands that work for long: what came out so far is told, and the status says so. Whoever ends
//! a match ends the programs that play in it, too.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

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
    interrupted_after(arguments, Duration::ZERO)
}

/// The same, a while later.
fn interrupted_after(arguments: &[&str], pause: Duration) -> (String, String, Option<i32>) {
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
    thread::sleep(pause);
    kill_process(Pid::from_child(&child), Signal::INT).expect("it goes on");
    output.read_to_string(&mut text).expect("it prints UTF-8");
    let rest = child.wait_with_output().expect("the program ends");
    let complaints = String::from_utf8(rest.stderr).expect("it prints UTF-8");
    (text, complaints, rest.status.code())
}

#[test]
fn a_review_that_is_stopped_keeps_the_games_that_it_did_not_reach() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("games.sgf");
    let path = path.to_str().expect("the system's folder has a name in Unicode");
    let long = "f5d6c7f4e3f6g5g4e6f3h3e7g6c5d3h5d8d7h6h7h4h2g3e2c6c4f2c8b5a6";
    let moves = |text: &str| {
        let pairs = text.as_bytes().chunks(2).zip(["B", "W"].into_iter().cycle());
        let nodes = pairs.map(|(pair, side)| format!(";{side}[{}]", String::from_utf8_lossy(pair)));
        nodes.collect::<Vec<_>>().concat()
    };
    let game = |text: &str| format!("(;GM[2]SZ[8]{})\n", moves(text));
    fs::write(path, game("f5d6") + &game(long) + &game(long)).expect("there is room");
    let (_, complaints, status) = interrupted(&["review", path, path, "--effort", "deep"]);
    assert_eq!(status, Some(130), "{complaints}");
    assert!(complaints.starts_with("heibai: stopped: game 2 of 3, "), "{complaints}");
    let kept = fs::read_to_string(path).expect("it is there");
    assert_eq!(kept.matches("GM[2]").count(), 3, "{kept}");
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

/// Presses Ctrl-C some seconds after the start of the laboratory, which prints nothing before its end.
fn laboratory(arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_heibai"))
        .arg("lab")
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    thread::sleep(Duration::from_secs(5));
    kill_process(Pid::from_child(&child), Signal::INT).expect("it goes on");
    let mut text = String::new();
    let output = child.stdout.as_mut().expect("it is a pipe");
    output.read_to_string(&mut text).expect("it prints UTF-8");
    let rest = child.wait_with_output().expect("the program ends");
    let complaints = String::from_utf8(rest.stderr).expect("it prints UTF-8");
    (text, complaints, rest.status.code())
}

/// A program that is at work on a file that it writes in the end.
fn at_work(folder: &Path, arguments: &[&str]) -> Child {
    at_work_beside(folder, arguments, 1)
}

/// The same, where there are so many files.
fn at_work_beside(folder: &Path, arguments: &[&str], others: usize) -> Child {
    let child = Command::new(env!("CARGO_BIN_EXE_heibai"))
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let files = || fs::read_dir(folder).expect("it is there").count();
    wait_until("the temporary file", || files() > others);
    child
}

#[test]
fn a_file_is_not_touched_before_what_takes_its_place_is_done() {
    let folder = tempfile::tempdir().expect("there is room");
    let out = folder.path().join("out");
    fs::write(&out, "of yesterday").expect("there is room");
    for arguments in [
        &["train", "positions", "--out", "out", "--empties", "30"][..],
        &["train", "certainty", "--out", "out", "--empties", "30-30"],
        &["train", "features", "--out", "out", "--depth", "12"],
    ] {
        let mut child = at_work(folder.path(), arguments);
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        assert_eq!(fs::read(&out).expect("it is there"), b"of yesterday", "{arguments:?}");
        let files = fs::read_dir(folder.path()).expect("it is there");
        for left in files.map(|it| it.expect("it has a name").path()).filter(|it| *it != out) {
            fs::remove_file(left).expect("it is ours");
        }
    }
}

#[test]
fn what_is_done_is_written_when_the_rest_is_stopped_but_in_the_place_of_no_other_file() {
    for (what, all, things, arguments) in [
        ("positions", "1000000", "positions", &["--empties", "6", "--count", "1000000"][..]),
        ("certainty", "1000000", "positions", &["--empties", "6-6", "--positions", "1000000"]),
        ("features", "1000000", "games", &["--size", "4", "--games", "1000000"]),
    ] {
        for (before, written) in [(None, "out"), (Some("of yesterday"), "out.part")] {
            let folder = tempfile::tempdir().expect("there is room");
            let out = folder.path().join("out");
            if let Some(before) = before {
                fs::write(&out, before).expect("there is room");
            }
            let files = || fs::read_dir(folder.path()).expect("it is there").count();
            let some = files();
            let child = at_work_beside(
                folder.path(),
                &[&["train", what, "--out", "out"], arguments].concat(),
                some,
            );
            thread::sleep(Duration::from_secs(2));
            kill_process(Pid::from_child(&child), Signal::INT).expect("it goes on");
            let rest = child.wait_with_output().expect("the program ends");
            let text = fs::read_to_string(folder.path().join(written)).expect("it is there");
            let complaints = String::from_utf8(rest.stderr).expect("it prints UTF-8");
            let done = complaints.split_whitespace().nth(2).expect("a number");
            let told = format!("heibai: stopped: {done} of {all} {things}, in {written}\n");
            assert_eq!(complaints, told, "{what}");
            assert!(done != "0" && !text.is_empty(), "{what}: {complaints}");
            assert_eq!(rest.status.code(), Some(130), "{what}");
            if let Some(before) = before {
                assert_eq!(fs::read_to_string(&out).expect("it is there"), before, "{what}");
            }
            assert_eq!(files(), some + 1, "{what}: nothing else is left");
        }
    }
}

#[test]
fn what_people_lose_is_no_longer_measured() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_heibai"))
        .args(["people", "losses", "--games", "100000"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    thread::sleep(Duration::from_secs(2));
    kill_process(Pid::from_child(&child), Signal::INT).expect("it goes on");
    wait_until("the end", || child.try_wait().expect("it is ours").is_some());
    let rest = child.wait_with_output().expect("the program ends");
    let complaints = String::from_utf8(rest.stderr).expect("it prints UTF-8");
    assert_eq!(complaints, "heibai: stopped: 0 of 8 ratings\n");
    assert_eq!(rest.status.code(), Some(130));
}

#[test]
fn the_laboratory_tells_what_it_has_found() {
    let count = |line: &str, at: usize| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words[at].parse::<u32>().expect("a number")
    };
    let (text, complaints, status) =
        laboratory(&["--sample", "100000000", "--depth", "1", "--algorithms", "alpha-beta,pvs"]);
    let [head, one, other] = &text.lines().collect::<Vec<_>>()[..] else { panic!("{text}") };
    assert!(head.starts_with("algorithm  positions "), "{text}");
    let done = count(one, 1);
    assert!(done > 0 && count(other, 1) == done, "{text}");
    assert_eq!(complaints, format!("heibai: stopped: {done} of 100000000 positions\n"));
    assert_eq!(status, Some(130));

    let (text, complaints, status) = laboratory(&[
        "--tournament",
        "100000",
        "--depth",
        "1",
        "--algorithms",
        "alpha-beta,greedy",
    ]);
    let [_, first, second] = &text.lines().collect::<Vec<_>>()[..] else { panic!("{text}") };
    let done = count(first, 3);
    assert!(done > 0 && count(second, 3) == done, "{text}");
    assert_eq!(complaints, format!("heibai: stopped: {done} of 100000 games\n"));
    assert_eq!(status, Some(130));

    let (text, complaints, status) =
        laboratory(&["--depth", "40", "--algorithms", "greedy,minimax"]);
    assert_eq!(text.lines().count(), 2, "{text}");
    assert_eq!(complaints, "heibai: stopped: 1 of 2 algorithms\n");
    assert_eq!(status, Some(130));
}

/// A win by an open four, and one that is soon found and slowly proven.
const WINS: &str = r#"[
{"rule": "freestyle", "moves": "H8 A1 I8 A3 J8 A5", "side": "B"},
{"rule": "freestyle", "moves": "G9 D6 G5 D7 G7 G6 I7 D5", "side": "B"}
]"#;

#[test]
fn a_proof_that_is_cut_short_refutes_no_win() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("wins.json");
    fs::write(&path, WINS).expect("there is room");
    let path = path.to_str().expect("the system's folder has a name in Unicode");
    // By then the second is being proven; an interrupted search says the same.
    let arguments = ["gomoku", "solve", path, "--time", "60"];
    let (text, complaints, status) = interrupted_after(&arguments, Duration::from_secs(2));
    let last = text.lines().last().expect("it printed something");
    assert!(last.starts_with("   1  freestyle Black") && last.contains("proven in"), "{text}");
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

/// A program that never answers, and has a child of its own; it says who both are.
const DEAF: &str = "sleep 1000 & echo $$ > $0.new; echo $! >> $0.new; mv $0.new $0.pids; wait";

/// A match against a deaf program, in a folder that lives as long as the test.
struct Deaf {
    folder: tempfile::TempDir,
    child: Child,
}

/// Waits for something that has to come.
fn wait_until(what: &str, mut is_true: impl FnMut() -> bool) {
    let asked = Instant::now();
    while !is_true() {
        assert!(asked.elapsed() < Duration::from_secs(120), "{what} did not come");
        thread::sleep(Duration::from_millis(5));
    }
}

impl Deaf {
    /// Starts a match, and waits for the program to run.
    fn start(protocol: &str, more: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("deaf");
        fs::write(&path, DEAF).expect("there is room");
        let player = format!("{protocol}:sh {}", path.display());
        // A signal that was ignored before stays so, as SIGHUP is under nohup; whoever runs the tests may do that.
        let child = Command::new("env")
            .args(["--default-signal", env!("CARGO_BIN_EXE_heibai")])
            .args(["match", "--first", &player, "--second"])
            .args(if more.is_empty() { &["heibai"] } else { more })
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let deaf = Self { folder, child };
        wait_until("its program", || deaf.folder.path().join("deaf.pids").exists());
        deaf
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("it goes on");
    }

    /// Waits for the end: the status, and the numbers of the processes that were started.
    fn end(self) -> (Option<i32>, Vec<String>) {
        let pids = fs::read_to_string(self.folder.path().join("deaf.pids")).expect("it is there");
        let status = self.child.wait_with_output().expect("the program ends").status;
        (status.code(), pids.lines().map(str::to_owned).collect())
    }
}

/// Waits for the end of processes that were killed: a busy system takes a moment.
fn are_ended(pids: &[String]) {
    wait_until("the end of the programs", || !pids.iter().any(|pid| runs(pid)));
}

fn runs(pid: &str) -> bool {
    let state = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    !state.is_empty() && !state.contains(") Z ")
}

#[test]
fn a_match_ends_with_its_programs_while_one_of_them_does_not_even_start_to_speak() {
    for (signal, status) in [(Signal::INT, 130), (Signal::TERM, 143), (Signal::HUP, 129)] {
        for protocol in ["gtp", "nboard"] {
            let deaf = Deaf::start(protocol, &[]);
            deaf.signal(signal);
            let (found, pids) = deaf.end();
            assert_eq!(found, Some(status), "{signal:?}");
            assert_eq!(pids.len(), 2);
            are_ended(&pids);
        }
    }
}

#[test]
fn whoever_insists_ends_the_programs_of_a_match_as_well() {
    let deaf = Deaf::start("gtp", &[]);
    deaf.signal(Signal::TERM);
    deaf.signal(Signal::INT);
    let (_, pids) = deaf.end();
    are_ended(&pids);
}

#[test]
fn a_program_ends_when_its_match_is_killed() {
    let deaf = Deaf::start("gtp", &[]);
    deaf.signal(Signal::KILL);
    let (_, pids) = deaf.end();
    are_ended(&pids[..1]);
    if let Some(pid) = pids[1].parse().ok().and_then(Pid::from_raw) {
        // What the program has started is not known to the system.
        let _ = kill_process(pid, Signal::KILL);
    }
}
