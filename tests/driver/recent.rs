//! The files opened and saved last: what enters the list, how it outlives the program, and how it is forgotten.

use std::fs;
use std::path::{Path, PathBuf};

use crate::driver_support::{Home, Program, opening};
use heibai::app::disk::Trouble;
use heibai::app::recent::{Change, MOST, RecentFiles};
use heibai::app::state::{Event, LibraryEvent, RecentEvent, Status, StudyEvent};
use heibai::app::window_place::{Area, Screen, WindowPlace};
use heibai::game::Mode;

const STORED: &str = "state/recent.json";

fn shown(program: &Program) -> Vec<String> {
    program.driver.state().recent().into_iter().map(|row| row.shown).collect()
}

impl Program {
    fn until_recent(&mut self, names: &[&str]) {
        self.until(&format!("{names:?}"), |driver| {
            driver.state().recent().iter().map(|row| &*row.shown).eq(names.iter().copied())
        });
    }

    fn look(&mut self) {
        self.dispatch(Event::Recent(RecentEvent::Look));
    }
}

fn add(paths: &[&Path]) -> Change {
    Change::Add(paths.iter().map(|path| path.to_path_buf()).collect())
}

#[test]
fn files_that_are_opened_or_saved_enter_the_list_and_nothing_else_does() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.open(home.write("one.txt", "f5d6"));
    program.until_says(Status::Opened);
    program.paste("f5f6");
    program.open(home.write("broken.txt", "f5d6a1"));
    program.until_says(Status::OpenRefused);
    program.dispatch(Event::SaveAs(home.path("board.png")));
    program.until_says(Status::Saved);
    program.dispatch(Event::SaveAs(home.path("two.txt")));
    program.until("the second", |driver| driver.state().recent().len() == 2);
    assert_eq!(shown(&program), ["two.txt", "one.txt"]);
    // Once more, which makes it the newest.
    program.open(home.path("one.txt"));
    program.until_recent(&["one.txt", "two.txt"]);
    program.library(LibraryEvent::Open(vec![home.path("one.txt"), home.path("two.txt")]));
    program.until_says(Status::ListRead);
    assert_eq!(shown(&program), ["one.txt", "two.txt"], "in the order they were given");
    program.export(vec![0, 1], home.path("both.sgf"));
    program.until_recent(&["both.sgf", "one.txt", "two.txt"]);
    program.quit();
    let mut program = home.launch_with(opening(&home.path("two.txt")));
    program.until_recent(&["two.txt", "both.sgf", "one.txt"]);
    program.quit();
    assert_eq!(
        fs::read_to_string(home.path(STORED)).expect("it is there").matches("file:///").count(),
        3
    );
}

#[test]
fn two_windows_share_one_list() {
    let home = Home::new();
    let (mut one, mut other) = (home.launch(), home.launch());
    one.open(home.write("one.txt", "f5d6"));
    one.until_recent(&["one.txt"]);
    one.settle();
    other.open(home.write("other.txt", "f5d6"));
    other.until_recent(&["other.txt", "one.txt"]);
    other.settle();
    one.look();
    one.until_recent(&["other.txt", "one.txt"]);
    one.dispatch(Event::Recent(RecentEvent::Clear));
    assert_eq!(shown(&one), [""; 0]);
    one.settle();
    assert!(!home.path(STORED).exists());
    other.look();
    other.until_recent(&[]);
}

#[test]
fn a_recent_file_is_opened_and_one_that_is_gone_leaves_the_list() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    for name in ["one.txt", "two.txt"] {
        program.open(home.write(name, "f5d6"));
        program.until_moves("f5d6");
        program.paste("f5f6e6f4");
    }
    program.until_recent(&["two.txt", "one.txt"]);
    fs::remove_file(home.path("one.txt")).expect("it is there");
    program.library(LibraryEvent::OpenRecent(home.path("one.txt")));
    let note = program.until_says(Status::RecentGone);
    assert!(note.detail.ends_with("one.txt"), "{note:?}");
    assert_eq!((program.moves(), shown(&program)), ("f5f6e6f4".into(), vec!["two.txt".into()]));
    program.library(LibraryEvent::OpenRecent(home.path("two.txt")));
    program.until_moves("f5d6");
    // A file that is only broken by now, or was never in the list, is refused as any other.
    home.write("two.txt", "no game");
    program.library(LibraryEvent::OpenRecent(home.path("two.txt")));
    program.until_says(Status::OpenRefused);
    assert_eq!(shown(&program), ["two.txt"]);
    program.quit();
    let mut program = home.launch();
    program.until_recent(&["two.txt"]);
}

#[test]
fn a_study_is_remembered_by_its_file_too() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::SaveAs(home.path("study.sgf")));
    program.until_recent(&["study.sgf"]);
}

#[test]
fn names_alike_are_told_apart_by_their_folders_and_no_others() {
    let home = Home::new();
    let mut program = home.launch();
    let paths = ["a/game.txt", "b/Game.txt", "b/other.txt"].map(|name| home.write(name, "f5d6"));
    program.dispatch(Event::Recent(RecentEvent::Listed(paths.to_vec())));
    let folder = |name| home.path(name).display().to_string();
    assert_eq!(
        shown(&program),
        [
            format!("game.txt – {}", folder("a")),
            format!("Game.txt – {}", folder("b")),
            "other.txt".to_owned(),
        ]
    );
    // A name can't turn the words around it.
    let odd = PathBuf::from("/games/\u{202e}fgs.txt");
    program.dispatch(Event::Recent(RecentEvent::Listed(vec![odd])));
    assert_eq!(shown(&program), ["‹U+202E›fgs.txt"]);
}

#[test]
fn the_list_holds_the_newest_each_once() {
    let home = Home::new();
    let list = RecentFiles::at(home.path(STORED));
    let paths: Vec<PathBuf> = (0..MOST + 3).map(|it| home.path(&format!("{it}.sgf"))).collect();
    for path in &paths {
        list.change(&add(&[path])).expect("there is room");
    }
    let newest: Vec<PathBuf> = paths.iter().rev().take(MOST).cloned().collect();
    assert_eq!(list.read(), (newest.clone(), None));
    list.change(&add(&[&newest[4], &newest[2]])).expect("there is room");
    let (files, _) = list.read();
    assert_eq!(files.len(), MOST);
    assert_eq!((&files[..3]), [newest[4].clone(), newest[2].clone(), newest[0].clone()]);
    let (files, _) = list.change(&Change::Forget(newest[4].clone())).expect("there is room");
    assert_eq!((files.len(), &files[0]), (MOST - 1, &newest[2]));
}

#[cfg(unix)]
#[test]
fn any_name_comes_back_as_it_is() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let home = Home::new();
    let list = RecentFiles::at(home.path(STORED));
    for name in [&b"g\xff\xfe me.sgf"[..], "黑白 50%.sgf".as_bytes(), b"a#b?c&d\n\"e\\.sgf"] {
        let path = home.path("games").join(OsStr::from_bytes(name));
        list.change(&add(&[&path])).expect("there is room");
        assert_eq!(list.read().0[0], path);
    }
}

#[test]
fn a_list_that_is_no_list_is_kept_aside_and_told_and_cleared_with_the_list() {
    let home = Home::new();
    for (text, trouble) in [
        ("", Trouble::Broken),
        ("{\"version\": 1, \"files\": [\"file:///a.sgf\"", Trouble::Broken),
        ("{\"version\": 1, \"files\": [\"https://example.org/a.sgf\"]}", Trouble::Broken),
        ("{\"version\": 1, \"files\": [7]}", Trouble::Broken),
        ("{\"version\": 2, \"names\": []}", Trouble::NewerVersion),
    ] {
        let path = home.write(STORED, text);
        let mut program = home.launch();
        let is_newer = trouble == Trouble::NewerVersion;
        let status = if is_newer { Status::FileNewer } else { Status::RecentReset };
        let note = program.until_says(status);
        assert!(note.detail.contains("recent."), "{note:?}");
        assert_eq!(
            fs::read_to_string(home.path("state").join(&note.detail)).expect("it is there"),
            text
        );
        // The same that comes while the program runs.
        fs::write(&path, text).expect("it can be written");
        let file = home.write("game.txt", "f5d6");
        let list = RecentFiles::at(path);
        let (files, notice) = list.change(&add(&[&file])).expect("there is room");
        assert_eq!((files, notice.expect("it is told").trouble), (vec![file], trouble), "{text}");
        program.dispatch(Event::Recent(RecentEvent::Clear));
        program.settle();
        let left = fs::read_dir(home.path("state")).expect("it is there").flatten();
        let left: Vec<_> = left.map(|entry| entry.file_name()).collect();
        assert!(left.iter().all(|name| !name.to_string_lossy().contains("recent")), "{left:?}");
    }
}

#[test]
fn a_list_that_cannot_be_kept_is_told_once_and_the_game_goes_on() {
    let home = Home::new();
    home.write("state", "in the way");
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    // What else can't be kept is told once, too.
    program.play("f5");
    program.until_says(Status::AutosaveFailed);
    let screen = Screen {
        name: String::new(),
        whole: Area { x: 0, y: 0, width: 800, height: 600 },
        available: Some(Area { x: 0, y: 0, width: 800, height: 600 }),
    };
    let window = program.driver.window_opening(std::slice::from_ref(&screen));
    program.driver.remember_window(WindowPlace::of(window, &screen));
    program.until_says(Status::PlacesNotSaved);
    program.dispatch(Event::SaveAs(home.path("one.txt")));
    program.until_says(Status::RecentNotSaved);
    assert_eq!((program.moves(), shown(&program)), ("f5".into(), vec!["one.txt".into()]));
    program.dispatch(Event::SaveAs(home.path("two.txt")));
    program.until_says(Status::Saved);
    program.settle();
    assert_eq!(program.status(), Status::Saved);
    assert_eq!(shown(&program), ["two.txt", "one.txt"]);
}
