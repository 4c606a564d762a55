//! Broken files, folders that go away, and drafts.

use std::fs;
use std::path::PathBuf;

use super::{Game, begin_saved, claim_latest, files, kept, leave, leave_bytes, place};
use heibai::app::disk::Trouble;
use heibai::app::session::{BeginError, MAX_RESUMABLE, SaveSessionError, SessionId, Sessions};
use proptest::prelude::*;
use tempfile::TempDir;

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

/// A game whose file is so many MiB large, and little more.
fn of_size(mebibytes: usize) -> Game {
    Game { moves: vec!["x".repeat(mebibytes << 20)], left_ms: 0 }
}

#[test]
fn what_a_library_of_two_million_moves_takes_comes_back() {
    let (_folder, sessions) = place();
    let game = of_size(70);
    leave(&sessions, &game);
    assert!(claim_latest(&sessions).expect("it can be read").game == game);
}

#[test]
fn what_could_not_be_read_again_is_not_written_over_the_last_save() {
    let (folder, sessions) = place();
    let mut session = begin_saved(&sessions, &Game::of_length(3));
    let before = files(&folder);
    let error = session.save(&of_size(256)).expect_err("it would be refused when read");
    assert!(matches!(error, SaveSessionError::TooLarge(path) if path == session.path()));
    assert_eq!(files(&folder), before);
    drop(session);
    assert_eq!(claim_latest(&sessions).expect("it is whole").game, Game::of_length(3));
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
    for error in
        [latest.unknown.expect("it is told"), sessions.resumable().expect_err("it is told")]
    {
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
    let ids: Vec<SessionId> = (0..MAX_RESUMABLE + 5)
        .map(|length| begin_saved(&sessions, &Game::of_length(length)).id().clone())
        .collect();
    assert_eq!(sessions.prune().expect("they can be listed").len(), MAX_RESUMABLE);
    let mut left: Vec<SessionId> = kept(&sessions).into_iter().map(|kept| kept.id).collect();
    left.reverse();
    assert_eq!(left, ids[5..]);
    drop(held);
    assert_eq!(kept(&sessions).len(), MAX_RESUMABLE + 1, "it was not touched");
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
