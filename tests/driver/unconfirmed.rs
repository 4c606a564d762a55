//! A disk that does not confirm the names of files: they are in their places, and neither lost, nor kept twice, nor
//! called unwritten.
#![cfg(target_os = "linux")]

use std::fs;

use crate::driver_support::{Home, Program};
use crate::preloaded::is_preloaded;
use heibai::app::kept_file::KeptFile;
use heibai::app::recent::RecentFiles;
use heibai::app::settings::SettingsFile;
use heibai::app::state::{Event, Note, Status};
use heibai::game::{Mode, Phase, Tallies};

const UNSYNCED_FOLDERS: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <sys/stat.h>
int fsync(int file) {
    struct stat about;
    if (!fstat(file, &about) && S_ISDIR(about.st_mode)) {
        errno = EIO;
        return -1;
    }
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}
"#;

fn is_without_syncs(test: &str) -> bool {
    is_preloaded(UNSYNCED_FOLDERS, &format!("unconfirmed::{test}"))
}

fn over(home: &Home) -> Program {
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.play("f5d6c3");
    program.dispatch(Event::Resign);
    assert_eq!(program.phase(), Phase::Over);
    program.until_says(Status::Unconfirmed);
    program
}

fn results(home: &Home) -> u32 {
    let (tallies, notice) = KeptFile::<Tallies>::at(home.path("state/tally.toml")).read();
    assert_eq!(notice, None);
    tallies.iter().map(|(_, results)| results.wins.iter().sum::<u32>() + results.draws).sum()
}

fn archived(home: &Home) -> usize {
    let months = fs::read_dir(home.path("data/games")).into_iter().flatten().flatten();
    months.map(|month| fs::read_dir(month.path()).expect("it is a folder").count()).sum()
}

#[test]
fn a_file_that_was_asked_for_is_saved() {
    if !is_without_syncs("a_file_that_was_asked_for_is_saved") {
        return;
    }
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    let path = home.path("game.sgf");
    program.dispatch(Event::SaveAs(path.clone()));
    program.until("it is told", |driver| {
        let note: Note = driver.state().shown().note;
        note.status == Status::Unconfirmed && note.detail == path.display().to_string()
    });
    assert!(fs::read_to_string(&path).expect("it is there").starts_with("(;"));
    program.quit();
    assert_eq!(RecentFiles::at(home.path("state/recent.json")).read(), (vec![path], None));
}

#[test]
fn a_finished_game_is_kept_and_counted_once() {
    if !is_without_syncs("a_finished_game_is_kept_and_counted_once") {
        return;
    }
    for has_journal in [true, false] {
        let home = Home::new();
        if !has_journal {
            home.write("state/pending", "in the way");
        }
        let mut program = over(&home);
        // The end is taken back and comes again, in the same file.
        program.dispatch(Event::Undo);
        program.play("d3");
        program.dispatch(Event::Resign);
        assert_eq!(program.phase(), Phase::Over);
        program.quit();
        assert_eq!((archived(&home), results(&home)), (1, 1), "{has_journal}");
        let program = home.launch();
        assert_eq!(program.phase(), Phase::Ready, "{has_journal}: nothing is unfinished");
        program.quit();
        assert_eq!((archived(&home), results(&home)), (1, 1), "{has_journal}");
    }
}

#[test]
fn the_next_game_outlives_a_finished_one_that_was_archived_late() {
    if !is_without_syncs("the_next_game_outlives_a_finished_one_that_was_archived_late") {
        return;
    }
    let home = Home::new();
    home.write("state/pending", "in the way");
    home.write("data", "in the way");
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.play("f5d6c3");
    program.dispatch(Event::Resign);
    program.until_says(Status::FinishedNotKept);
    program.dispatch(Event::Reset);
    program.dispatch(Event::Start);
    program.play("f5f6");
    program.settle();
    fs::remove_file(home.path("data")).expect("it is there");
    program.quit();
    assert_eq!(archived(&home), 1);
    assert_eq!(home.launch().moves(), "f5f6");
}

#[test]
fn choices_are_saved() {
    if !is_without_syncs("choices_are_saved") {
        return;
    }
    let home = Home::new();
    let mut program = home.launch();
    program.change(|settings| settings.window.width = 777);
    program.until_says(Status::Unconfirmed);
    program.quit();
    let (_, settings, notice) = SettingsFile::open(home.path("config/settings.toml"));
    assert_eq!((settings.window.width, notice), (777, None));
}
