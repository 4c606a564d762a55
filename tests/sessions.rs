//! The laws of the unfinished games on disk: the newest comes back after any end of the program,
//! and no program touches another's.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Barrier;
use std::thread;
use std::time::Duration;

use heibai::app::disk::Trouble;
use heibai::app::session::{
    BeginError, ClaimError, Claimed, Kept, MOST_KEPT, SaveSessionError, Session, SessionId,
    Sessions,
};
use heibai::game::{Match, MatchImage, Mode, Mover, Options, Setup};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

/// Tells the test binary, started once more, in which folder it is to play.
const CHILD_FOLDER: &str = "HEIBAI_TEST_SESSIONS";

/// Stands for a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Game {
    moves: Vec<String>,
    left_ms: u64,
}

impl Game {
    fn of_length(length: usize) -> Self {
        let moves = (0..length).map(|number| format!("move {number}")).collect();
        Self { moves, left_ms: length as u64 }
    }
}

fn place() -> (TempDir, Sessions) {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let sessions = Sessions::open(folder.path().join("sessions")).expect("it can be made");
    (folder, sessions)
}

fn files(folder: &TempDir) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder.path().join("sessions"))
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.sort();
    paths
}

fn kept(sessions: &Sessions) -> Vec<Kept> {
    sessions.kept().expect("they can be listed")
}

fn begin_saved(sessions: &Sessions, game: &Game) -> Session {
    let mut session = sessions.begin().expect("the folder can be written");
    session.save(game).expect("the folder can be written");
    session
}

/// Leaves an unfinished game behind, newer by its time of writing than all before.
fn leave(sessions: &Sessions, game: &Game) -> SessionId {
    // The system's file times are as coarse as its timer.
    thread::sleep(Duration::from_millis(15));
    begin_saved(sessions, game).id().clone()
}

/// Leaves a file behind in whose place a game should be.
fn leave_bytes(sessions: &Sessions, bytes: &[u8]) -> PathBuf {
    thread::sleep(Duration::from_millis(15));
    let path = begin_saved(sessions, &Game::of_length(0)).path();
    fs::write(&path, bytes).expect("it can be written");
    path
}

fn claim_latest(sessions: &Sessions) -> Option<Claimed<Game>> {
    sessions.claim_latest().claimed
}

#[test]
fn the_game_that_was_saved_last_comes_back() {
    let (_folder, sessions) = place();
    let mut session = begin_saved(&sessions, &Game::of_length(3));
    session.save(&Game::of_length(4)).expect("the folder can be written");
    drop(session);
    let claimed = claim_latest(&sessions).expect("there is an unfinished game");
    assert_eq!(claimed.game, Game::of_length(4));
    assert!(claimed.saved_at.elapsed().expect("that was before") < Duration::from_secs(60));
}

#[test]
fn a_match_comes_back_with_its_moves_and_its_clocks() {
    let (_folder, sessions) = place();
    let setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
    let mut game = Match::new(setup, Options::default()).expect("it can be played");
    game.start(Duration::ZERO).expect("there is a mode");
    for second in 1..=4 {
        let cell = game.position().legal_cells()[0];
        game.place(cell, Mover::Human, Duration::from_secs(second)).expect("it is legal");
    }
    game.pause(Duration::from_millis(5500)).expect("it runs");
    let image = game.image().expect("a game is under way");
    let mut session = sessions.begin().expect("the folder can be written");
    session.save(&image).expect("the folder can be written");
    drop(session);

    let claimed = sessions.claim_latest::<MatchImage>().claimed.expect("it is there");
    assert_eq!(claimed.game, image);
    let mut back = Match::new(Setup::default(), Options::default()).expect("it can be played");
    back.restore(&claimed.game).expect("it was written by a match");
    assert_eq!(back.position(), game.position());
    assert_eq!(back.turns(), game.turns());
    assert_eq!(back.time_left(game.side_to_move()), Some(Duration::from_millis(28_500)));
}

#[test]
fn the_newest_comes_first_and_the_others_are_kept() {
    let (_folder, sessions) = place();
    let [first, second, third] = [1, 2, 3].map(|length| leave(&sessions, &Game::of_length(length)));
    let claimed = claim_latest(&sessions).expect("there are three");
    assert_eq!(claimed.game, Game::of_length(3));
    assert_eq!(*claimed.session.id(), third);
    let left: Vec<SessionId> = kept(&sessions).into_iter().map(|kept| kept.id).collect();
    assert_eq!(left, [second.clone(), first]);
    let claimed = sessions.claim::<Game>(&second).expect("nobody has it");
    assert_eq!(claimed.game, Game::of_length(2));
    assert_eq!(kept(&sessions).len(), 1);
}

#[test]
fn a_finished_game_leaves_nothing() {
    let (folder, sessions) = place();
    begin_saved(&sessions, &Game::of_length(60)).discard().expect("the folder can be written");
    assert_eq!(files(&folder), Vec::<PathBuf>::new());
    assert!(claim_latest(&sessions).is_none());
}

#[test]
fn a_session_that_never_saved_leaves_nothing() {
    let (folder, sessions) = place();
    drop(sessions.begin().expect("the folder can be written"));
    assert_eq!(files(&folder), Vec::<PathBuf>::new());
}

#[test]
fn a_game_taken_back_from_its_end_is_saved_again() {
    let (_folder, sessions) = place();
    let mut session = begin_saved(&sessions, &Game::of_length(60));
    session.clear().expect("the folder can be written");
    session.clear().expect("there is nothing to remove");
    assert!(!session.path().exists());
    session.save(&Game::of_length(59)).expect("the folder can be written");
    drop(session);
    assert_eq!(claim_latest(&sessions).expect("it is back").game, Game::of_length(59));
}

#[test]
fn a_game_that_another_program_has_is_not_taken() {
    let (_folder, sessions) = place();
    let other = begin_saved(&sessions, &Game::of_length(5));
    let mine = begin_saved(&sessions, &Game::of_length(6));
    assert_ne!(mine.id(), other.id());
    assert!(claim_latest(&sessions).is_none());
    assert!(kept(&sessions).is_empty());
    let error = sessions.claim::<Game>(other.id()).expect_err("it is in use");
    assert!(matches!(error, ClaimError::InUse(_)), "{error}");
    let gone = other.id().clone();
    other.discard().expect("the folder can be written");
    let error = sessions.claim::<Game>(&gone).expect_err("it was finished");
    assert!(matches!(error, ClaimError::Gone(_)), "{error}");
}

#[test]
fn a_game_wanted_by_many_at_once_goes_to_one() {
    let (folder, sessions) = place();
    for round in 0..20 {
        begin_saved(&sessions, &Game::of_length(round));
        let start = Barrier::new(6);
        let claimed: Vec<_> = thread::scope(|scope| {
            let threads: Vec<_> = (0..6)
                .map(|_| {
                    scope.spawn(|| {
                        start.wait();
                        claim_latest(&sessions)
                    })
                })
                .collect();
            threads.into_iter().filter_map(|one| one.join().expect("it ends")).collect()
        });
        assert_eq!(claimed.len(), 1, "round {round}");
        for claimed in claimed {
            claimed.session.discard().expect("the folder can be written");
        }
    }
    assert_eq!(files(&folder), Vec::<PathBuf>::new());
}

#[test]
fn sessions_come_and_go_side_by_side_without_a_loss() {
    let (folder, sessions) = place();
    thread::scope(|scope| {
        for player in 0..4 {
            let path = folder.path().join("sessions");
            scope.spawn(move || {
                for round in 0..25 {
                    let sessions = Sessions::open(path.clone()).expect("it is there");
                    let session = begin_saved(&sessions, &Game::of_length(player));
                    let text = fs::read_to_string(session.path()).expect("it is there");
                    assert!(text.contains(&format!("\"left_ms\":{player}")), "{round}: {text}");
                    session.discard().expect("the folder can be written");
                }
            });
        }
    });
    assert!(kept(&sessions).is_empty());
    assert_eq!(files(&folder), Vec::<PathBuf>::new());
}

#[test]
fn a_lock_without_a_game_is_cleared_away_unless_it_is_held() {
    let (folder, sessions) = place();
    let held = sessions.begin().expect("the folder can be written");
    let lone = folder.path().join("sessions").join("0123456789012-00000000.lock");
    fs::write(&lone, "").expect("it can be written");
    Sessions::open(folder.path().join("sessions")).expect("it is there");
    assert_eq!(files(&folder), [held.path().with_extension("lock")]);
}

#[test]
fn a_broken_game_is_kept_aside_and_the_next_one_is_shown() {
    let whole = {
        let (_folder, sessions) = place();
        let session = begin_saved(&sessions, &Game::of_length(9));
        fs::read(session.path()).expect("it was saved")
    };
    let cases: Vec<(Vec<u8>, Trouble)> = vec![
        (b"".to_vec(), Trouble::Broken),
        (whole[..whole.len() / 2].to_vec(), Trouble::Broken),
        (b"\x00\xff\xfe random".to_vec(), Trouble::Broken),
        (b"{}".to_vec(), Trouble::Broken),
        (br#"{"heibai":"recipe","version":1,"saved_at":1,"game":{}}"#.to_vec(), Trouble::Broken),
        (br#"{"heibai":"session","version":1,"saved_at":1,"game":{}}"#.to_vec(), Trouble::Broken),
        (br#"{"heibai":"session","version":0,"saved_at":1,"game":{}}"#.to_vec(), Trouble::Broken),
        (br#"{"heibai":"session","version":2,"play":[]}"#.to_vec(), Trouble::NewerVersion),
        ("[".repeat(1_000_000).into_bytes(), Trouble::Broken),
    ];
    for (bytes, trouble) in cases {
        let (folder, sessions) = place();
        leave(&sessions, &Game::of_length(2));
        let path = leave_bytes(&sessions, &bytes);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();

        let latest = sessions.claim_latest::<Game>();
        assert_eq!(latest.claimed.expect("the next one").game, Game::of_length(2), "{shown}");
        let [notice] = latest.notices.try_into().expect("one is told");
        assert_eq!((notice.trouble, &notice.path), (trouble, &path), "{shown}");
        let kept = notice.kept_aside.expect("it was kept aside");
        assert_eq!(fs::read(&kept).expect("it is there"), bytes, "{shown}");
        assert!(!path.exists() && !path.with_extension("lock").exists(), "{shown}");

        // Whatever else happens, the kept file stays, and is no session any more.
        leave(&sessions, &Game::of_length(1));
        assert_eq!(sessions.claim_latest::<Game>().notices, []);
        assert_eq!(fs::read(&kept).expect("it is there"), bytes, "{shown}");
        assert!(files(&folder).contains(&kept));
    }
}

#[test]
fn a_folder_in_the_place_of_a_game_is_kept_aside() {
    let (_folder, sessions) = place();
    let path = leave_bytes(&sessions, b"");
    fs::remove_file(&path).expect("it is there");
    fs::create_dir(&path).expect("it can be made");
    fs::write(path.join("precious"), "mine").expect("it can be written");
    let latest = sessions.claim_latest::<Game>();
    assert!(latest.claimed.is_none());
    let kept = latest.notices[0].kept_aside.as_ref().expect("it was kept aside");
    assert_eq!(fs::read_to_string(kept.join("precious")).expect("it is there"), "mine");
}

#[test]
fn without_a_place_for_sessions_there_is_an_error_with_its_place() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let blocker = folder.path().join("in-the-way");
    fs::write(&blocker, "mine").expect("it can be written");
    let error = Sessions::open(blocker.join("sessions")).expect_err("there can be no folder");
    assert!(error.to_string().contains(&*blocker.to_string_lossy()), "{error}");

    let sessions = Sessions::open(folder.path().join("sessions")).expect("it can be made");
    fs::remove_dir(folder.path().join("sessions")).expect("it is empty");
    fs::write(folder.path().join("sessions"), "").expect("it can be written");
    let error = sessions.begin().expect_err("the folder is gone");
    assert!(matches!(error, BeginError::Folder(_)), "{error}");
    // That there is no game, and that it is not known, are two things.
    let latest = sessions.claim_latest::<Game>();
    assert!(latest.claimed.is_none());
    for error in [latest.unknown.expect("it is told"), sessions.kept().expect_err("it is told")] {
        assert!(error.to_string().contains(&*folder.path().join("sessions").to_string_lossy()));
    }
}

#[test]
fn a_folder_that_was_removed_meanwhile_is_made_again() {
    let (folder, sessions) = place();
    fs::remove_dir_all(folder.path().join("sessions")).expect("it is there");
    assert_eq!(kept(&sessions), []);
    begin_saved(&sessions, &Game::of_length(1));
    assert_eq!(kept(&sessions).len(), 1);
}

#[test]
fn a_folder_that_is_removed_while_a_game_is_played_is_made_again_with_its_lock() {
    let (folder, sessions) = place();
    let mut session = begin_saved(&sessions, &Game::of_length(1));
    fs::remove_dir_all(folder.path().join("sessions")).expect("it is there");
    session.save(&Game::of_length(2)).expect("the folder is made again");
    assert!(kept(&sessions).is_empty() && claim_latest(&sessions).is_none(), "it is in use");
    drop(session);
    assert_eq!(claim_latest(&sessions).expect("it is there").game, Game::of_length(2));

    // Between the draft and the file is time enough as well.
    let mut session = begin_saved(&sessions, &Game::of_length(3));
    let draft = session.draft(&Game::of_length(4)).expect("the folder can be written");
    fs::remove_dir_all(folder.path().join("sessions")).expect("it is there");
    draft.keep().expect("the folder is made again");
    session.save(&Game::of_length(5)).expect("the lock is made again");
    assert!(claim_latest(&sessions).is_none(), "it is in use");
}

#[test]
fn a_game_that_lost_its_lock_to_another_program_goes_on_under_another_name() {
    let (_folder, sessions) = place();
    let mut mine = begin_saved(&sessions, &Game::of_length(1));
    fs::remove_file(mine.path().with_extension("lock")).expect("it is there");
    let mut other = claim_latest(&sessions).expect("nobody seems to have it").session;
    mine.save(&Game::of_length(2)).expect("the folder can be written");
    other.save(&Game::of_length(10)).expect("the folder can be written");
    assert_ne!(mine.id(), other.id());
    assert!(claim_latest(&sessions).is_none());
    drop((mine, other));
    let [first, second] = [(); 2].map(|()| claim_latest(&sessions).expect("there are two"));
    let mut lengths = [first.game.left_ms, second.game.left_ms];
    lengths.sort_unstable();
    assert_eq!(lengths, [2, 10]);
}

fn endings(folder: &TempDir, ending: &str) -> usize {
    files(folder).iter().filter(|path| path.extension().is_some_and(|it| it == ending)).count()
}

#[test]
fn games_that_nobody_plays_have_no_locks_and_no_drafts() {
    let (folder, sessions) = place();
    let ids: Vec<SessionId> = (0..30)
        .map(|length| begin_saved(&sessions, &Game::of_length(length)).id().clone())
        .collect();
    assert_eq!((endings(&folder, "lock"), endings(&folder, "draft")), (0, 0));
    assert_eq!(kept(&sessions).len(), 30);
    assert_eq!(endings(&folder, "lock"), 0, "looking leaves none");
    drop(sessions.claim::<Game>(&ids[7]).expect("nobody has it"));
    assert_eq!(endings(&folder, "lock"), 0, "nor does taking it up");
    let in_use = sessions.claim::<Game>(&ids[8]).expect("nobody has it");
    for id in &ids {
        let lock = folder.path().join(format!("sessions/{id}.lock"));
        // Those that older programs have left.
        fs::File::options().append(true).create(true).open(lock).expect("it can be written");
    }
    let sessions = Sessions::open(folder.path().join("sessions")).expect("it is there");
    assert_eq!(endings(&folder, "lock"), 1, "that of the game in use");
    assert_eq!(kept(&sessions).len(), 29);
    drop(in_use);
}

#[test]
fn of_very_many_kept_games_the_oldest_go_but_for_one_that_is_played() {
    let (_folder, sessions) = place();
    let held = begin_saved(&sessions, &Game::of_length(0));
    let ids: Vec<SessionId> = (0..MOST_KEPT + 5)
        .map(|length| begin_saved(&sessions, &Game::of_length(length)).id().clone())
        .collect();
    assert_eq!(sessions.keep_newest().expect("they can be listed").len(), MOST_KEPT);
    let mut left: Vec<SessionId> = kept(&sessions).into_iter().map(|kept| kept.id).collect();
    left.reverse();
    assert_eq!(left, ids[5..]);
    drop(held);
    assert_eq!(kept(&sessions).len(), MOST_KEPT + 1, "it was not touched");
}

#[test]
fn a_game_that_did_not_come_to_the_disk_before_a_kill_is_in_its_draft() {
    for saved in [None, Some(3)] {
        let (folder, sessions) = place();
        let mut session = sessions.begin().expect("the folder can be written");
        if let Some(length) = saved {
            session.save(&Game::of_length(length)).expect("the folder can be written");
        }
        session.draft(&Game::of_length(4)).expect("the folder can be written");
        // The end of a session that was not brought to the disk leaves what a kill leaves.
        drop(session);
        assert_eq!(endings(&folder, "draft"), 1);
        assert_eq!(kept(&sessions).len(), 1);
        let mut claimed = claim_latest(&sessions).expect("there is an unfinished game");
        assert_eq!(claimed.game, Game::of_length(4), "{saved:?}");
        claimed.session.save(&Game::of_length(5)).expect("the folder can be written");
        drop(claimed);
        assert_eq!(endings(&folder, "draft"), 0);
        let claimed = claim_latest(&sessions).expect("there is an unfinished game");
        assert_eq!(claimed.game, Game::of_length(5));
        claimed.session.discard().expect("the folder can be written");
        assert_eq!(files(&folder), Vec::<PathBuf>::new());
    }
}

#[test]
fn a_draft_that_a_power_cut_spoilt_or_left_behind_costs_nothing() {
    let (_other, others) = place();
    let mut older = others.begin().expect("the folder can be written");
    older.draft(&Game::of_length(1)).expect("the folder can be written");
    let old = fs::read(older.path().with_extension("draft")).expect("it is there");
    for spoilt in [&b""[..], &old[..old.len() / 2], &[0; 300], &old] {
        let (folder, sessions) = place();
        let session = begin_saved(&sessions, &Game::of_length(3));
        fs::write(session.path().with_extension("draft"), spoilt).expect("it can be written");
        drop(session);
        let latest = sessions.claim_latest::<Game>();
        assert_eq!(latest.notices, []);
        let mut claimed = latest.claimed.expect("it is there");
        assert_eq!(claimed.game, Game::of_length(3));
        claimed.session.save(&Game::of_length(4)).expect("the folder can be written");
        drop(claimed);
        assert_eq!(endings(&folder, "draft"), 0);
    }
}

#[test]
fn a_draft_stands_in_for_a_broken_game_and_a_broken_draft_alone_is_told() {
    let (folder, sessions) = place();
    let mut session = begin_saved(&sessions, &Game::of_length(3));
    session.draft(&Game::of_length(4)).expect("the folder can be written");
    fs::write(session.path(), "half").expect("it can be written");
    drop(session);
    let latest = sessions.claim_latest::<Game>();
    assert_eq!(
        (latest.notices, latest.claimed.expect("it is there").game),
        (vec![], Game::of_length(4))
    );
    let aside = files(&folder).into_iter().find(|path| path.to_string_lossy().contains("broken"));
    assert_eq!(fs::read(aside.expect("it was kept aside")).expect("it is there"), b"half");

    let (folder, sessions) = place();
    let mut session = sessions.begin().expect("the folder can be written");
    session.draft(&Game::of_length(4)).expect("the folder can be written");
    fs::write(session.path().with_extension("draft"), "half").expect("it can be written");
    drop(session);
    let [notice] = sessions.claim_latest::<Game>().notices.try_into().expect("one is told");
    let kept = notice.kept_aside.expect("it was kept aside");
    assert_eq!(fs::read(&kept).expect("it is there"), b"half");
    assert_eq!(files(&folder), [kept]);
}

/// Runs one of the tests below in a process of its own.
fn child(name: &str, folder: &Path, shell: &str) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("{shell} exec \"$0\" \"$@\"")])
        .arg(std::env::current_exe().expect("this is a program"))
        .args(["--exact", name, "--nocapture"])
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

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_refused_and_kept(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let (_folder, sessions) = place();
        let path = begin_saved(&sessions, &Game::of_length(0)).path();
        fs::write(path, &bytes).expect("it can be written");
        let latest = sessions.claim_latest::<Game>();
        prop_assert!(latest.claimed.is_none());
        let kept = latest.notices[0].kept_aside.as_ref().expect("it was kept aside");
        prop_assert_eq!(fs::read(kept).expect("it is there"), bytes);
    }
}
