//! Files that the system refuses to read or write, for now or for good: nothing is lost that could be kept.

use std::fs;

use crate::driver_support::{Home, Program};
use heibai::analysis::practice::{Deck, Occasion, Seconds};
use heibai::app::deck::Change;
use heibai::app::disk::Trouble;
use heibai::app::kept_file::KeptFile;
use heibai::app::repertoire::{self, Edit};
use heibai::app::settings::SettingsFile;
use heibai::app::state::{Event, LearnEvent, Status};
use heibai::game::{Mode, Phase, Ply, Side, Tallies, Variant};

/// A program in which nothing can be promised nor archived, and a game that ended there.
fn ended_without_room(home: &Home) -> Program {
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.play("f5d6c3");
    program.settle();
    fs::remove_dir_all(home.path("state/pending")).expect("it is there");
    home.write("state/pending", "in the way");
    home.write("data", "in the way");
    program.dispatch(Event::Resign);
    assert_eq!(program.phase(), Phase::Over);
    program.until_says(Status::FinishedNotKept);
    program.settle();
    program
}

#[test]
fn a_game_that_could_not_be_archived_is_archived_later() {
    let home = Home::new();
    let program = ended_without_room(&home);
    assert_eq!(home.games().len(), 1, "its only copy stays");
    fs::remove_file(home.path("data")).expect("it is there");
    fs::remove_file(home.path("state/pending")).expect("it is there");
    program.quit();
    let months: Vec<_> = fs::read_dir(home.path("data/games")).expect("it is there").collect();
    assert_eq!(months.len(), 1);
    assert_eq!(home.games(), Vec::<String>::new(), "it is in the archive now");
}

#[test]
fn a_game_that_can_not_be_archived_comes_back_unfinished() {
    let home = Home::new();
    ended_without_room(&home).quit();
    let program = home.launch();
    assert_eq!((program.phase(), program.moves()), (Phase::Paused, "f5d6c3".to_owned()));
}

#[cfg(target_os = "linux")]
#[test]
fn what_stays_refused_holds_up_no_other_file() {
    let home = Home::new();
    let mut program = home.start(Mode::PlayBlack).without_clock();
    program.play("f5");
    program.settle();
    fs::remove_dir_all(home.path("state/pending")).expect("it is there");
    home.write("state/pending", "in the way");
    let tally = home.path("state/tally.toml");
    let _ = fs::remove_file(&tally);
    std::os::unix::fs::symlink("/proc/self/mem", &tally).expect("it can be made");
    home.write("data", "in the way");
    // It is counted before it is archived, and neither can be done.
    program.dispatch(Event::Resign);
    program.settle();
    assert_eq!(home.games().len(), 1, "its only copy stays");
    fs::remove_file(home.path("data")).expect("it is there");
    program.quit();
    let months = fs::read_dir(home.path("data/games")).expect("the game is in the archive");
    assert_eq!(months.count(), 1);
}

#[cfg(target_os = "linux")]
#[test]
fn what_could_not_be_counted_is_counted_with_the_next_or_at_the_end() {
    let home = Home::new();
    let mut program = home.start(Mode::PlayBlack).without_clock();
    program.play("f5");
    fs::remove_dir_all(home.path("state/pending")).expect("it is there");
    home.write("state/pending", "in the way");
    let tally = home.path("state/tally.toml");
    let _ = fs::remove_file(&tally);
    // Nothing of ours may be written through it, nor is it moved away.
    std::os::unix::fs::symlink("/proc/self/mem", &tally).expect("it can be made");
    program.dispatch(Event::Resign);
    program.until_says(Status::TallyNotSaved);
    program.settle();
    fs::remove_file(&tally).expect("it is where it was");
    fs::remove_file(home.path("state/pending")).expect("it is there");
    program.quit();
    let text = fs::read_to_string(&tally).expect("it was written at the end");
    assert!(text.contains('1'), "{text}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_choice_that_could_not_be_saved_is_saved_at_the_end_and_a_later_one_counts() {
    let home = Home::new();
    let mut program = home.launch();
    program.settle();
    let settings = home.path("config/settings.toml");
    fs::create_dir_all(home.path("config")).expect("it can be made");
    let _ = fs::remove_file(&settings);
    std::os::unix::fs::symlink("/proc/self/mem", &settings).expect("it can be made");
    for width in [777, 888] {
        program.change(|settings| settings.window.width = width);
        program.until_says(Status::SettingsNotSaved);
        program.settle();
    }
    fs::remove_file(&settings).expect("it is where it was");
    program.quit();
    let (_, kept, notice) = SettingsFile::open(settings);
    assert_eq!((kept.window.width, notice), (888, None));
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_can_not_be_read_now_stays_where_it_is() {
    let home = Home::new();
    let path = home.path("data/practice.json");
    fs::create_dir_all(home.path("data")).expect("it can be made");
    // It is an ordinary file, and its first byte can't be read.
    std::os::unix::fs::symlink("/proc/self/mem", &path).expect("it can be made");
    let file = KeptFile::<Deck>::at(path.clone());
    let (deck, notice) = file.read();
    let notice = notice.expect("it is told");
    assert_eq!((notice.trouble, notice.kept_aside), (Trouble::Refused, None));
    assert!(deck.cards().is_empty());
    let change = Change::add(Variant::default(), &[], &Occasion::default(), Seconds::default());
    file.change(&change, None).expect_err("it is in the way");
    assert!(path.symlink_metadata().expect("it is there").is_symlink());
}

#[test]
fn several_broken_files_are_all_told() {
    let home = Home::new();
    home.write("config/settings.toml", "no settings");
    home.write("state/tally.toml", "no tally");
    home.write("state/recent.json", "no list");
    let mut program = home.launch();
    program.until("all are told", |driver| {
        let note = driver.state().shown().note;
        let names = ["settings.broken-1.toml", "tally.broken-1.toml", "recent.broken-1.json"];
        note.status == Status::SeveralKept && names.iter().all(|name| note.detail.contains(name))
    });
}

#[test]
fn what_a_later_version_wrote_is_called_so() {
    let home = Home::new();
    home.write("state/recent.json", r#"{"version": 99, "anything": []}"#);
    let mut program = home.launch();
    let note = program.until_says(Status::FileNewer);
    let kept = home.path("state/recent.newer-1.json");
    assert_eq!(note.detail, kept.display().to_string());
}

#[test]
fn a_game_whose_lock_can_not_be_made_is_shown_all_the_same() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.play("f5d6");
    program.settle();
    program.quit();
    let lock = home.game().with_extension("lock");
    fs::create_dir(lock).expect("it is free");
    let mut program = home.launch();
    let note = program.until_says(Status::AutosaveFailed);
    assert!(note.detail.contains("sessions"), "{note:?}");
    assert_eq!((program.phase(), program.moves()), (Phase::Paused, "f5d6".to_owned()));
}

#[test]
fn the_draft_of_a_later_version_is_kept() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.play("f5d6");
    program.settle();
    program.quit();
    let later = r#"{"heibai":"session","version":2,"saved_at":99999999999999999,"play":[]}"#;
    fs::write(home.game().with_extension("draft"), later).expect("it can be written");
    let program = home.launch();
    assert_eq!(program.moves(), "f5d6");
    let files = fs::read_dir(home.path("state/sessions")).expect("it is there").flatten();
    let kept = files.map(|it| it.path()).find(|path| path.to_string_lossy().contains("newer-1"));
    assert_eq!(fs::read_to_string(kept.expect("it is kept")).expect("it is a text"), later);
}

#[test]
fn a_file_in_the_place_of_a_folder_is_called_so() {
    for folder in ["config", "data"] {
        let home = Home::new();
        let file = home.write(folder, "in the way");
        let mut program = home.launch();
        if folder == "data" {
            // Nothing in it is read before.
            let moment = program.driver.moment();
            program.dispatch(Event::Learn(LearnEvent::Enter(moment)));
        }
        let note = program.until_says(Status::FolderTaken);
        assert_eq!(note.detail, file.display().to_string());
        program.quit();
        assert_eq!(fs::read_to_string(file).expect("it is where it was"), "in the way");
    }
    let home = Home::new();
    let file = home.write("state", "in the way");
    let (tallies, notice) = KeptFile::<Tallies>::at(home.path("state/tally.toml")).read();
    let notice = notice.expect("it is told");
    assert_eq!((notice.trouble, notice.path, notice.kept_aside), (Trouble::NoFolder, file, None));
    assert_eq!(tallies.iter().count(), 0);
}

#[test]
fn what_could_not_be_read_again_is_not_entered_in_the_journal() {
    let home = Home::new();
    home.write("data", "in the way");
    let mut program = home.launch();
    // More than 64 MiB as text.
    let lines = vec![vec![Ply::Place(usize::MAX); 3_400_000]];
    let edit = Edit::Add { lines, now: 5 };
    let (variant, side) = (Variant::default(), Side::Black);
    program.driver.change_repertoire(repertoire::Change { variant, side, edit });
    program.until_says(Status::RepertoireNotSaved);
    program.quit();
    let pending = fs::read_dir(home.path("state/pending"));
    assert_eq!(pending.map_or(0, Iterator::count), 0, "nobody could take it over");
}
