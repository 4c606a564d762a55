//! The folder that the window's own file dialog shows, and what the dialogs of the desktop are told.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

use crate::driver_support::Home;
use heibai::app::folder::{FileKind, FolderList, Proposal, Visit, first, has_file};

/// A folder with some files and two folders, one of them empty.
fn filled() -> Home {
    let home = Home::new();
    for name in ["games/one.sgf", "games/Two.TXT", "games/picture.png", "games/old/three.sgf"] {
        home.write(name, "f5");
    }
    fs::create_dir(home.path("games/empty")).expect("it can be made");
    home
}

fn finish(list: &mut FolderList, visit: Visit) {
    list.take(visit.run());
}

fn at(folder: &Path) -> FolderList {
    let mut list = FolderList::default();
    let visit = list.go(folder.to_str().expect("it is a text"), Vec::new());
    finish(&mut list, visit);
    list
}

fn names(list: &FolderList) -> Vec<&str> {
    list.shown().iter().map(|entry| entry.name.as_str()).collect()
}

#[test]
fn folders_and_the_files_with_the_extensions_are_shown() {
    let home = filled();
    let mut list = at(&home.path("games"));
    assert_eq!(names(&list), ["empty", "old", "one.sgf", "picture.png", "Two.TXT"]);
    list.show_endings("txt sgf");
    assert_eq!(names(&list), ["empty", "old", "one.sgf", "Two.TXT"]);
    assert_eq!(list.path_of(3), Some(home.path("games/Two.TXT")));
    assert_eq!(list.path_of(4), None);
    list.show_endings("png");
    assert_eq!((names(&list), list.endings()), (vec!["empty", "old", "picture.png"], "png"));
}

#[test]
fn one_goes_into_a_folder_and_up_again_but_not_into_a_file() {
    let home = filled();
    let mut list = at(&home.path("games"));
    assert!(list.enter(2).is_none(), "it is a file");
    assert!(list.enter(9).is_none());
    let visit = list.enter(1).expect("it is a folder");
    assert!(list.is_loading());
    assert_eq!(list.path(), home.path("games"), "the one before stays until it is read");
    finish(&mut list, visit);
    assert_eq!((list.path(), list.is_loading()), (&*home.path("games/old"), false));
    let visit = list.go_up().expect("there is one above");
    finish(&mut list, visit);
    assert_eq!(list.path(), home.path("games"));
    assert!(at(Path::new("/")).go_up().is_none());
}

#[test]
fn a_folder_that_cannot_be_read_is_told_of_and_the_one_before_stays() {
    let home = filled();
    let mut list = at(&home.path("games"));
    let visit = list.go("/no/such/folder", vec![home.path("games/old")]);
    let visited = visit.run();
    assert_eq!(visited.folder(), None);
    list.take(visited);
    assert_eq!(list.error().map(|error| &*error.path), Some(Path::new("/no/such/folder")));
    assert_eq!((list.path(), list.shown().len()), (&*home.path("games"), 5));
    let visit = list.enter(0).expect("it is a folder");
    finish(&mut list, visit);
    assert!(list.error().is_none() && list.shown().is_empty());
}

#[test]
fn the_answer_of_a_visit_that_is_not_the_latest_is_dropped() {
    let home = filled();
    let mut list = at(&home.path("games"));
    let early = list.enter(1).expect("it is a folder").run();
    let late = list.enter(0).expect("it is a folder").run();
    assert!(!list.wants(&early) && list.wants(&late));
    list.take(early);
    assert!(list.is_loading() && list.path() == home.path("games"));
    list.take(late);
    assert_eq!(list.path(), home.path("games/empty"));
}

#[test]
fn without_a_path_the_best_folder_that_is_there_is_shown() {
    let home = filled();
    let mut list = FolderList::default();
    let known = vec![home.path("gone"), home.path("games/old"), home.path("games")];
    let visit = list.go("", known);
    finish(&mut list, visit);
    assert_eq!(list.path(), home.path("games/old"));
    let visit = list.go("", vec![home.path("gone")]);
    finish(&mut list, visit);
    assert_eq!(list.path(), first(FileKind::Games));
}

#[test]
fn letters_find_the_next_name_that_begins_so() {
    let home = filled();
    let list = at(&home.path("games"));
    assert_eq!(list.find("o", None), Some(1));
    assert_eq!(list.find("o", Some(1)), Some(2));
    assert_eq!(list.find("O", Some(2)), Some(1), "from the beginning again");
    assert_eq!(list.find("tw", Some(4)), Some(4), "the row itself comes last");
    assert_eq!(list.find("x", None), None);
    assert_eq!(FolderList::default().find("o", Some(3)), None);
}

#[test]
fn a_suggested_name_is_none_that_is_there_whatever_is_shown() {
    let home = filled();
    let mut list = at(&home.path("games"));
    list.show_endings("png");
    assert_eq!(list.unused("ONE", "sgf"), "ONE 2");
    assert_eq!(list.unused("one", "txt"), "one");
    assert_eq!(list.unused("o/n:e", "sgf"), "one 2");
}

#[test]
fn a_dialog_of_the_desktop_begins_where_one_was_with_a_name_that_is_free() {
    let home = filled();
    let propose = |last: Vec<PathBuf>, name: &str| {
        let (name, ending) = (name.to_owned(), "sgf".to_owned());
        Proposal { kind: FileKind::Games, last, name, ending }.run()
    };
    let proposed = propose(vec![home.path("gone"), home.path("games")], "one");
    assert_eq!(proposed.folder, home.path("games"));
    assert_eq!(proposed.file, home.path("games/one 2.sgf"));
    assert_eq!(propose(vec![home.path("games")], "a:b").file, home.path("games/ab.sgf"));
    assert_eq!(propose(Vec::new(), "one").folder, first(FileKind::Games));
}

#[cfg(unix)]
#[test]
fn a_dangling_link_has_its_name_too() {
    let home = filled();
    std::os::unix::fs::symlink("/nowhere/at/all", home.path("link.sgf")).expect("it can be made");
    assert!(has_file(&home.path("link.sgf")));
    assert!(!has_file(&home.path("none.sgf")));
}

#[test]
fn the_driver_asks_the_disk_on_threads_and_knows_the_folder_shown_last() {
    let patience = Duration::from_secs(30);
    let home = filled();
    let mut program = home.launch();
    assert!(program.driver.last_folders(FileKind::Games).is_empty());
    program.driver.remember_shown(FileKind::Pictures, &home.path("games/empty"));
    program.driver.remember_shown(FileKind::Games, &home.path("games/old"));
    assert_eq!(program.driver.last_folders(FileKind::Games), [home.path("games/old")]);
    // That of a file opened comes after the one that was looked at.
    program.open(home.path("games/Two.TXT"));
    program.until("the folder", |driver| driver.last_folder(FileKind::Games).is_some());
    let known = program.driver.last_folders(FileKind::Games);
    assert_eq!(known, [home.path("games/old"), home.path("games")]);

    let mut list = FolderList::default();
    let (sender, visits) = mpsc::channel();
    let send = move |visited| sender.send(visited).expect("somebody waits");
    assert!(program.driver.visit(list.go("", known), send).is_none());
    list.take(visits.recv_timeout(patience).expect("it is read"));
    assert_eq!(names(&list), ["three.sgf"]);

    let (sender, proposals) = mpsc::channel();
    let send = move |proposed| sender.send(proposed).expect("somebody waits");
    let wanted = ("three".to_owned(), "sgf".to_owned());
    assert!(program.driver.propose(FileKind::Games, wanted, send).is_none());
    let proposed = proposals.recv_timeout(patience).expect("it is found");
    assert_eq!(proposed.file, home.path("games/old/three 2.sgf"));

    let (sender, answers) = mpsc::channel();
    let send = move |is_there| sender.send(is_there).expect("somebody waits");
    assert!(program.driver.look_for(home.path("games/one.sgf"), send).is_none());
    assert!(answers.recv_timeout(patience).expect("it is looked for"));
}
