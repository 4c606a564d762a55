//! Programs that are killed, that play at once, and whose disk is full.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::{Game, begin_saved, claim_latest, files, kept, leave, place};
use heibai::app::session::{SaveSessionError, Sessions};

/// Tells the test binary, started once more, in which folder it is to play.
const CHILD_FOLDER: &str = "HEIBAI_TEST_SESSIONS";

/// Runs one of the tests below in a process of its own.
fn child(name: &str, folder: &Path, shell: &str) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("{shell} exec \"$0\" \"$@\"")])
        .arg(std::env::current_exe().expect("this is a program"))
        .args(["--exact", &format!("sessions::kills::{name}"), "--nocapture"])
        .env(CHILD_FOLDER, folder)
        .stdout(Stdio::piped());
    command
}

fn child_sessions() -> Option<Sessions> {
    let folder = std::env::var_os(CHILD_FOLDER)?;
    Some(Sessions::open(folder.into()).expect("it is there"))
}

/// Reads what a child says about its saves until it has said at least `count` of them.
fn wait_for_saves(child: &mut Child, count: usize) -> BufReader<impl std::io::Read + use<>> {
    let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut seen = 0;
    while seen < count {
        let mut line = String::new();
        assert_ne!(output.read_line(&mut line).expect("it is text"), 0, "the child has ended");
        seen += usize::from(line.contains("saved "));
    }
    output
}

/// The other half of the next two tests: plays until it is killed.
#[test]
fn child_that_plays_until_it_is_killed() {
    let Some(sessions) = child_sessions() else { return };
    let mut session = sessions.begin().expect("the folder can be written");
    for length in 1.. {
        session.save(&Game::of_length(length)).expect("the folder can be written");
        println!("saved {length}");
    }
}

#[cfg(unix)]
#[test]
fn the_game_of_a_killed_program_comes_back_with_every_move_that_was_acknowledged() {
    let (folder, sessions) = place();
    for round in 1..=12 {
        let path = folder.path().join("sessions");
        let mut child =
            child("child_that_plays_until_it_is_killed", &path, "").spawn().expect("it starts");
        let output = wait_for_saves(&mut child, round * 3);
        assert!(claim_latest(&sessions).is_none(), "it lives and has its game");
        // `kill` sends SIGKILL, and the pipe still holds what it said before.
        child.kill().expect("it lives");
        child.wait().expect("it was killed");
        let last = output
            .lines()
            .map_while(Result::ok)
            .filter_map(|line| line.strip_prefix("saved ")?.parse::<usize>().ok())
            .last()
            .unwrap_or(round * 3);
        let claimed = claim_latest(&sessions).expect("its game is there");
        let length = claimed.game.moves.len();
        assert_eq!(claimed.game, Game::of_length(length));
        assert!(length == last || length == last + 1, "{length} is not {last}");
        claimed.session.discard().expect("the folder can be written");
    }
}

#[cfg(unix)]
#[test]
fn two_programs_at_once_keep_their_games_apart() {
    let (folder, sessions) = place();
    let path = folder.path().join("sessions");
    let mut mine = begin_saved(&sessions, &Game::of_length(1000));
    let mut children = [(); 2].map(|()| {
        child("child_that_plays_until_it_is_killed", &path, "").spawn().expect("it starts")
    });
    let mut outputs = Vec::new();
    for child in &mut children {
        outputs.push(wait_for_saves(child, 5));
        mine.save(&Game::of_length(1001)).expect("the folder can be written");
    }
    for child in &mut children {
        child.kill().expect("it lives");
        child.wait().expect("it was killed");
    }
    assert_eq!(kept(&sessions).len(), 2);
    drop(mine);
    let lengths: Vec<usize> = kept(&sessions)
        .iter()
        .map(|kept| sessions.claim::<Game>(&kept.id).expect("nobody has it").game.moves.len())
        .collect();
    assert_eq!(lengths.iter().filter(|&&length| length == 1001).count(), 1);
    assert!(lengths.iter().all(|&length| length >= 5), "{lengths:?}");
}

/// The other half of the next test: runs in a process that may not write a single byte to a file.
#[test]
fn child_that_finds_the_disk_full() {
    let Some(sessions) = child_sessions() else { return };
    let mut claimed = claim_latest(&sessions).expect("there is an unfinished game");
    let error = claimed.session.save(&Game::of_length(8)).expect_err("nothing can be written");
    let SaveSessionError::Write(error) = error else { panic!("{error} is not about writing") };
    assert!(error.is_full_disk(), "{error}");
    assert_eq!(error.path(), claimed.session.path());
    let again = claimed.session.save(&Game::of_length(9)).expect_err("nothing can be written");
    assert_eq!(again.to_string(), error.to_string(), "the same trouble has the same words");
}

#[cfg(unix)]
#[test]
fn on_a_full_disk_the_last_save_stays() {
    let (folder, sessions) = place();
    leave(&sessions, &Game::of_length(7));
    let before = files(&folder);
    let output = child(
        "child_that_finds_the_disk_full",
        &folder.path().join("sessions"),
        "trap '' XFSZ; ulimit -f 0;",
    )
    .output()
    .expect("there is a shell");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(files(&folder), before);
    assert_eq!(claim_latest(&sessions).expect("it is there").game, Game::of_length(7));
}
