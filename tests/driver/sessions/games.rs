//! Which game comes back, and whose it is.

use std::fs;
use std::path::PathBuf;
use std::sync::Barrier;
use std::thread;
use std::time::Duration;

use super::{Game, begin_saved, claim_latest, files, kept, leave, place};
use heibai::app::session::{ClaimError, SessionId, Sessions};
use heibai::game::{Match, MatchImage, Mode, Mover, Options, Setup};

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
