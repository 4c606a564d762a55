//! The games that were finished here.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::{quiet, studied};
use crate::driver_support::{Home, Program};
use heibai::app::disk::ReasonKind;
use heibai::app::library::{Archive, Progress};
use heibai::app::state::{
    Doing, Event, ExplorerEvent, KeptGamesEvent, LibraryEvent, Status, StudyEvent,
};
use heibai::game::tree::{GameTree, Start};
use heibai::game::{Game, Level, Mode, Phase, Ply, Side, Variant};

/// A game that a person gives up after these moves.
fn give_up(program: &mut Program, moves: &str) {
    program.dispatch(Event::ChooseMode(Mode::TwoPlayers));
    program.dispatch(Event::Start);
    program.play(moves);
    program.dispatch(Event::Resign);
    assert_eq!(program.phase(), Phase::Over);
}

fn kept(home: &Home) -> Vec<PathBuf> {
    let Ok(months) = fs::read_dir(home.path("data/games")) else { return Vec::new() };
    let folders = months.flatten().filter_map(|month| fs::read_dir(month.path()).ok());
    let mut files: Vec<PathBuf> = folders.flatten().flatten().map(|file| file.path()).collect();
    files.sort();
    files
}

#[test]
fn every_finished_game_is_kept_once_with_all_that_was_played_in_it() {
    let home = Home::new();
    let mut program = home.launch();
    program.driver.use_local_time(|| "2026-11-22 09:14:03".to_owned());
    give_up(&mut program, "f5d6c3");
    program.settle();
    let files = kept(&home);
    assert_eq!(files, [home.path("data/games/2026-11/2026-11-22 09-14-03.sgf")]);
    // Taken back and ended otherwise it is still the same game.
    program.dispatch(Event::Undo);
    program.dispatch(Event::Undo);
    program.play("c4");
    program.dispatch(Event::Resign);
    program.settle();
    assert_eq!(kept(&home), files);
    program.dispatch(Event::Undo);
    program.dispatch(Event::Redo);
    program.settle();
    assert_eq!(kept(&home), files);
    let text = fs::read_to_string(&files[0]).expect("it is a text");
    assert!(text.contains("DT[2026-11-22]") && text.contains("RE["), "{text}");
    // Another game of the same second gets a name of its own.
    program.dispatch(Event::Reset);
    give_up(&mut program, "d3");
    program.settle();
    assert_eq!(kept(&home).len(), 2);
    // A game that was opened is over already.
    program.dispatch(Event::SaveAs(home.path("over.heibai")));
    program.until_says(Status::Saved);
    program.open(home.path("over.heibai"));
    program.until_says(Status::Opened);
    program.settle();
    assert_eq!(kept(&home).len(), 2);

    program.library(LibraryEvent::ListFinished);
    quiet(&mut program);
    let list = program.driver.state().catalogue().expect("it is listed");
    assert!(list.is_archive());
    let openings: Vec<_> = (0..list.len()).map(|game| list.row(game).opening).collect();
    assert_eq!(openings.len(), 2);
    let game =
        openings.iter().position(|it| it == "f5d6c4").expect("the last line is the main one");
    assert_eq!(list.row(game).variant, Some(Variant::default()));
    program.library(LibraryEvent::OpenListed(program.list(), game));
    quiet(&mut program);
    let tree = program.driver.state().study().expect("it is studied").tree();
    assert_eq!((tree.len(), &*tree.facts.date), (4, "2026-11-22"), "what was taken back is there");
}

#[test]
fn a_game_that_comes_back_after_a_new_one_and_ends_again_is_still_one() {
    let home = Home::new();
    let mut program = home.launch();
    give_up(&mut program, "f5d6c3");
    program.settle();
    let files = kept(&home);
    // Undo brings it back after a new game was begun.
    program.dispatch(Event::Rematch);
    program.settle();
    for _ in 0..3 {
        program.dispatch(Event::Undo);
    }
    program.play("c4");
    program.dispatch(Event::Resign);
    program.settle();
    assert_eq!(kept(&home), files);

    // Taken back, put aside for another game, and resumed.
    program.dispatch(Event::Undo);
    program.dispatch(Event::Reset);
    program.dispatch(Event::Start);
    program.play("f5");
    program.settle();
    program.dispatch(Event::KeptGames(KeptGamesEvent::Resume));
    program.until("it is back", |driver| driver.state().shown().move_count > 1);
    program.dispatch(Event::TogglePause);
    program.dispatch(Event::Resign);
    program.settle();
    assert_eq!(kept(&home), files);
}

#[test]
fn a_game_that_ended_before_the_start_and_ends_again_is_still_one() {
    let home = Home::new();
    let mut program = home.launch();
    program.driver.use_local_time(|| "2026-11-22 09:14:03".to_owned());
    give_up(&mut program, "f5d6c3");
    program.settle();
    let files = kept(&home);
    program.dispatch(Event::Undo);
    program.dispatch(Event::Undo);
    program.settle();
    program.driver.close();

    let mut program = home.launch();
    program.driver.use_local_time(|| "2026-12-01 10:00:00".to_owned());
    assert_eq!((program.phase(), program.shown().move_count), (Phase::Paused, 2));
    program.dispatch(Event::TogglePause);
    program.play("c4");
    program.dispatch(Event::Resign);
    program.settle();
    assert_eq!(kept(&home), files, "under its first name");
    let text = fs::read_to_string(&files[0]).expect("it is a text");
    assert!(text.contains("B[cd]") || text.contains("B[ce]"), "{text}");
    // The next one has nothing to do with it.
    program.dispatch(Event::Reset);
    give_up(&mut program, "d3");
    program.settle();
    assert_eq!(kept(&home).len(), 2);
}

#[test]
fn a_game_is_kept_up_to_where_it_ended_and_not_with_what_was_taken_back() {
    let home = Home::new();
    let mut program = home.launch();
    program.dispatch(Event::ChooseMode(Mode::TwoPlayers));
    program.dispatch(Event::Start);
    program.play("f5d6c3d3c4f4e3f3");
    for _ in 0..4 {
        program.dispatch(Event::Undo);
    }
    program.dispatch(Event::Resign);
    assert_eq!((program.phase(), program.shown().move_count), (Phase::Over, 4));
    let written = home.path("saved.sgf");
    program.dispatch(Event::SaveAs(written.clone()));
    program.until_says(Status::Saved);
    program.settle();
    for file in [written, kept(&home)[0].clone()] {
        let text = fs::read_to_string(&file).expect("it is a text");
        assert!(text.contains("RE[W+R]") || text.contains("RE[B+R]"), "{text}");
        assert!(text.contains("W[dc]") && !text.contains("[cd]"), "{text}");
    }
    // The study, which a review looks at, ends there as well.
    program.dispatch(Event::Study(StudyEvent::Enter));
    let tree = program.driver.state().study().expect("it is studied").tree();
    assert_eq!(tree.plies(tree.main_end()).len(), 4);
}

#[test]
fn a_game_that_was_given_up_is_won_and_has_no_score() {
    let home = Home::new();
    let mut program = home.launch();
    give_up(&mut program, "f5d6c3d3");
    assert_eq!(program.shown().outcome.expect("it is over").score, None);
    program.settle();
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    let played = |program: &Program| program.driver.state().explored().map(|it| it.results);
    program.until("what was played", |driver| driver.state().explored().is_some());
    let results = played(&program).expect("it is known");
    assert_eq!((results.games(), results.unknown), (1, 0), "who has won is known");
    assert_eq!(results.mean(), None, "nobody has counted");
}

#[test]
fn a_game_against_the_machine_is_kept_with_its_level() {
    let home = Home::new();
    let mut program = home.launch();
    program.dispatch(Event::ChooseMode(Mode::PlayBlack));
    program.dispatch(Event::ChooseSkill(Side::White, Level::new(3).expect("there are ten").into()));
    program.dispatch(Event::ChooseVariant(Variant::usual(Game::Gomoku)));
    program.dispatch(Event::Start);
    program.play("h8");
    program.dispatch(Event::Resign);
    program.settle();
    program.library(LibraryEvent::ListFinished);
    quiet(&mut program);
    let row = program.driver.state().catalogue().expect("it is listed").row(0);
    assert_eq!((&*row.summary.names.black, &*row.summary.names.white), ("", "Heibai 3"));
    assert_eq!((row.variant, &*row.summary.result), (Some(Variant::usual(Game::Gomoku)), "W+R"));
    assert_eq!(row.opening, "h8");
}

#[test]
fn nothing_is_kept_by_who_does_not_want_it() {
    let home = Home::new();
    let mut program = home.launch();
    program.change(|settings| settings.play.keep_games = false);
    give_up(&mut program, "f5");
    program.settle();
    assert!(kept(&home).is_empty());
    program.quit();
    assert!(!home.launch().driver.settings().play.keep_games);
}

#[test]
fn finished_games_are_deleted_one_by_one_and_all_at_once_and_nothing_else_is() {
    let home = Home::new();
    let mut program = home.launch();
    for opening in ["f5", "d3", "c4"] {
        give_up(&mut program, opening);
        program.dispatch(Event::Reset);
    }
    program.settle();
    let stranger = home.write("data/games/notes.txt", "not ours");
    let hidden = home.write("data/games/.sgf", "");
    assert_eq!(kept(&home).len(), 3);
    program.library(LibraryEvent::ListFinished);
    quiet(&mut program);
    program.library(LibraryEvent::Delete(program.list(), vec![1]));
    program.until_says(Status::GamesDeleted);
    quiet(&mut program);
    assert_eq!(program.driver.state().catalogue().expect("it is listed anew").len(), 2);
    assert_eq!(kept(&home).len(), 2);
    program.library(LibraryEvent::DeleteFinished);
    let doing = program.driver.background().map(|(doing, ..)| doing);
    assert_eq!(doing, Some(Doing::Deleting), "until the answer is received");
    program.until("an empty list", |driver| {
        driver.state().catalogue().is_some_and(|list| list.is_empty())
    });
    assert!(kept(&home).is_empty());
    assert!(stranger.exists() && hidden.exists());
    // There is none any more.
    program.library(LibraryEvent::DeleteFinished);
    program.until("none", |driver| driver.state().shown().note.number == 0);
    quiet(&mut program);
}

#[test]
fn a_deletion_that_is_stopped_leaves_what_is_left() {
    let home = Home::new();
    let mut program = home.launch();
    give_up(&mut program, "f5");
    program.settle();
    let archive = Archive::at(home.path("data/games"));
    let progress = Progress::default();
    progress.stop();
    assert_eq!(archive.delete_games(None, &progress).expect("it ends"), 0);
    assert_eq!(kept(&home).len(), 1);
    assert_eq!(archive.delete_games(None, &Progress::default()).expect("it ends"), 1);
    assert!(kept(&home).is_empty());
}

#[test]
fn two_windows_keep_their_games_beside_each_other() {
    let home = Home::new();
    let mut windows: Vec<Program> = (0..2).map(|_| home.launch()).collect();
    for window in &mut windows {
        window.driver.use_local_time(|| "2026-11-22 09:14:03".to_owned());
        give_up(window, "f5");
    }
    for window in &mut windows {
        window.settle();
    }
    assert_eq!(kept(&home).len(), 2);
    // A window that is closed at once has kept its game.
    let mut last = home.launch();
    give_up(&mut last, "d3");
    last.quit();
    assert_eq!(kept(&home).len(), 3);
}

#[test]
fn garbage_in_the_folder_is_listed_as_what_it_is_and_harms_no_game() {
    let home = Home::new();
    let mut program = home.launch();
    give_up(&mut program, "f5d6");
    program.settle();
    home.write("data/games/2026-11/9999 broken.sgf", "(;GM[2]FF[4]SZ[8];B[aa])");
    home.write("data/games/2026-11/9998 noise.sgf", [0, 159, 146, 150]);
    home.write("data/games/2026-11/9997 empty.sgf", "");
    home.write("data/games/2026-11/.heibai-a1b2c3.part", "(;GM[2]");
    home.write("data/games/folder.sgf/inside.txt", "");
    #[cfg(unix)]
    std::os::unix::fs::symlink("nowhere", home.path("data/games/link.sgf"))
        .expect("it can be made");
    program.library(LibraryEvent::ListFinished);
    quiet(&mut program);
    let list = program.driver.state().catalogue().expect("it is listed");
    let broken: Vec<bool> = (0..list.len()).map(|game| list.row(game).is_broken).collect();
    assert_eq!(broken, [true, true, true, false]);
    assert_eq!(list.row(0).summary.event, "9999 broken.sgf");
    program.library(LibraryEvent::OpenListed(program.list(), 0));
    let note = program.until_says(Status::GameRefused);
    assert_eq!((note.number, note.line, note.column), (1, 1, 21));
    program.library(LibraryEvent::OpenListed(program.list(), 3));
    quiet(&mut program);
    assert_eq!(studied(&program), "f5d6");
    // One that another window deleted meanwhile.
    fs::remove_file(list.file(3).expect("it has one")).expect("it is there");
    program.library(LibraryEvent::OpenListed(program.list(), 3));
    let note = program.until_says(Status::GameRefused);
    assert_eq!(note.reason.expect("it is gone").kind, ReasonKind::Missing);
    // The folder itself is none.
    let home = Home::new();
    home.write("data/games", "in the way");
    let mut program = home.launch();
    give_up(&mut program, "f5");
    program.until_says(Status::FinishedNotKept);
    program.library(LibraryEvent::ListFinished);
    program.until_says(Status::OpenRefused);
}

/// Tells the test binary, started once more, where it keeps games.
const CHILD_FOLDER: &str = "HEIBAI_TEST_GAMES";

fn line_of(plies: &[usize]) -> GameTree {
    let mut tree = GameTree::new(Start::of(Variant::usual(Game::Gomoku)).expect("the usual one"));
    let mut at = heibai::game::tree::NodeId::ROOT;
    for &cell in plies {
        at = tree.play(at, Ply::Place(cell)).expect("it is empty");
    }
    tree
}

/// The other half of the tests below.
#[test]
fn child_that_keeps_games_until_it_is_killed() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER).map(PathBuf::from) else { return };
    let archive = Archive::at(folder);
    let tree = line_of(&(0..20).map(|number| number * 37 % 225).collect::<Vec<_>>());
    let mut before = None;
    for number in 0.. {
        let moment = format!("2026-11-22 {:02}:00:{:02}", number % 24, number % 60);
        // Every other one takes the place of the one before.
        let over = before.as_deref().filter(|_| number % 2 == 1);
        match archive.add(&tree, &moment, over) {
            Ok(path) => before = Some(path),
            Err(error) if error.is_full_disk() => {
                println!("no room");
                std::process::exit(7);
            }
            Err(error) => panic!("{error}"),
        }
    }
}

fn child(folder: &Path, limit: &str) -> Command {
    let program = std::env::current_exe().expect("this is a program");
    let mut command = Command::new("sh");
    // A signal that is ignored before stays so: the write fails as it does on a full disk.
    let script = format!("trap '' XFSZ; {limit} exec \"$0\" \"$@\"");
    command.args(["-c", &script]).arg(program);
    command.args([
        "--exact",
        "library::finished::child_that_keeps_games_until_it_is_killed",
        "--nocapture",
    ]);
    command.env(CHILD_FOLDER, folder).stdout(std::process::Stdio::null());
    command
}

#[cfg(unix)]
#[test]
fn a_kill_at_any_moment_leaves_whole_games() {
    let home = Home::new();
    let folder = home.path("games");
    for milliseconds in [20, 35, 60, 110, 170] {
        let mut child = child(&folder, "").spawn().expect("it starts");
        std::thread::sleep(Duration::from_millis(milliseconds));
        child.kill().expect("it runs");
        child.wait().expect("it has ended");
        let list = Archive::at(folder.clone()).list(&Progress::default()).expect("it is listed");
        for game in 0..list.len() {
            assert!(!list.row(game).is_broken, "{:?}", list.file(game));
            assert_eq!(list.tree(game).expect("it is whole").len(), 20);
        }
    }
    assert!(!kept_in(&folder).is_empty(), "the child kept some");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_leaves_what_was_there() {
    let home = Home::new();
    let folder = home.path("games");
    let archive = Archive::at(folder.clone());
    let path =
        archive.add(&line_of(&[1, 2, 3]), "2026-11-22 00:00:00", None).expect("there is room");
    let before = fs::read(&path).expect("it is there");
    let status = child(&folder, "ulimit -f 0;").status().expect("it starts");
    assert_eq!(status.code(), Some(7));
    assert_eq!(kept_in(&folder), std::slice::from_ref(&path), "nothing half-written is left");
    assert_eq!(fs::read(&path).expect("it is there"), before);
}

fn kept_in(folder: &Path) -> Vec<PathBuf> {
    let months = fs::read_dir(folder).expect("it is there").flatten();
    let files = months.flat_map(|month| fs::read_dir(month.path()).expect("it is one").flatten());
    files.map(|file| file.path()).collect()
}
