//! What an earlier version kept aside because it could not read it comes back with the version that can.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::driver_support::Home;
use heibai::app::kept_file::KeptFile;
use heibai::app::puzzle_history::Change;
use heibai::app::recent::RecentFiles;
use heibai::app::settings::{Settings, SettingsFile};
use heibai::app::state::Status;
use heibai::game::{Game, Mode, Phase};
use heibai::puzzles::{History, Run};

/// Moves a file as an earlier version does.
fn keep_aside(path: &Path, number: u32) -> PathBuf {
    let ending = path.extension().expect("it has one").to_string_lossy().into_owned();
    let kept = path.with_extension(format!("newer-{number}.{ending}"));
    fs::rename(path, &kept).expect("it is there");
    kept
}

fn run(solved: u32) -> Change {
    Change::Run(Run { game: Game::Othello, solved, at: 5 })
}

fn best(file: &KeptFile<History>) -> u32 {
    let (history, notice) = file.read();
    assert_eq!(notice, None);
    history.best_run(Game::Othello)
}

#[test]
fn it_is_taken_back_into_its_free_place() {
    let home = Home::new();
    let path = home.path("data/puzzles.json");
    let file = KeptFile::<History>::at(path.clone());
    file.change(&run(7), None).expect("there is room");
    let kept = keep_aside(&path, 3);
    assert_eq!(best(&file), 7);
    assert!(path.exists() && !kept.exists());
    // A change does not begin anew either.
    keep_aside(&path, 1);
    file.change(&run(2), None).expect("there is room");
    assert_eq!(best(&file), 7);
}

#[test]
fn of_several_the_one_that_was_written_last_is_taken_back() {
    let home = Home::new();
    let path = home.path("data/puzzles.json");
    let file = KeptFile::<History>::at(path.clone());
    for (solved, number) in [(3, 2), (5, 1)] {
        // The other one, too, would be taken back by a change.
        let other = home.path("data/other.json");
        KeptFile::<History>::at(other.clone()).change(&run(solved), None).expect("there is room");
        fs::rename(other, &path).expect("it was written");
        keep_aside(&path, number);
        thread::sleep(Duration::from_millis(15));
    }
    assert_eq!(best(&file), 5);
    assert!(home.path("data/puzzles.newer-2.json").exists(), "it stays");
}

#[test]
fn nothing_in_its_place_is_overwritten() {
    let home = Home::new();
    let path = home.path("data/puzzles.json");
    let file = KeptFile::<History>::at(path.clone());
    file.change(&run(7), None).expect("there is room");
    let away = home.path("data/away.json");
    fs::rename(&path, &away).expect("it is there");
    file.change(&run(2), None).expect("there is room");
    let kept = home.path("data/puzzles.newer-1.json");
    fs::rename(away, &kept).expect("it is there");
    assert_eq!(best(&file), 2);
    file.change(&run(3), None).expect("there is room");
    assert_eq!(best(&file), 3);
    assert!(fs::read_to_string(kept).expect("it is there").contains('7'));
}

#[test]
fn what_can_not_be_read_yet_stays_aside() {
    let home = Home::new();
    for text in [r#"{"version": 99, "files": []}"#, "", "no list"] {
        let kept = home.write("state/recent.newer-1.json", text);
        let path = home.path("state/recent.json");
        assert_eq!(RecentFiles::at(path.clone()).read(), (Vec::new(), None), "{text}");
        assert!(!path.exists());
        assert_eq!(fs::read_to_string(kept).expect("it is there"), text);
    }
}

#[test]
fn settings_come_back_unless_others_were_chosen() {
    for others_were_chosen in [false, true] {
        let home = Home::new();
        let path = home.path("config/settings.toml");
        let mut settings = Settings::default();
        settings.window.width = 777;
        SettingsFile::open(path.clone()).0.save(&settings).expect("there is room");
        let ours = fs::read_to_string(&path).expect("it is there");
        // For an earlier version, this is what it looked like.
        fs::write(&path, "version = 99\n").expect("there is room");
        let program = home.launch();
        let note = program.shown().note;
        assert_eq!(note.status, Status::SettingsNewer);
        let kept = home.path("config/settings.newer-1.toml");
        assert_eq!(note.detail, kept.display().to_string(), "it is told where it lies");
        program.quit();
        if others_were_chosen {
            let (mut file, mut settings, _) = SettingsFile::open(path.clone());
            settings.window.width = 666;
            file.save(&settings).expect("there is room");
        }
        fs::write(&kept, &ours).expect("it is there");
        let (_, settings, notice) = SettingsFile::open(path);
        let width = if others_were_chosen { 666 } else { 777 };
        assert_eq!((settings.window.width, notice), (width, None));
        assert_eq!(kept.exists(), others_were_chosen);
    }
}

#[test]
fn an_unfinished_game_comes_back() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.play("f5d6");
    program.settle();
    program.quit();
    let game = home.game();
    let kept = keep_aside(&game, 1);
    let program = home.launch();
    assert_eq!((program.phase(), program.moves()), (Phase::Paused, "f5d6".to_owned()));
    program.quit();
    assert!(game.exists() && !kept.exists());
    assert_eq!(fs::read_dir(home.path("state/sessions")).expect("it is there").count(), 1);
}

#[test]
fn an_unfinished_game_that_was_only_drafted_comes_back() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.play("f5d6");
    program.settle();
    program.quit();
    let game = home.game();
    let draft = game.with_extension("draft");
    fs::rename(&game, &draft).expect("it is there");
    keep_aside(&draft, 1);
    assert_eq!(home.launch().moves(), "f5d6");
}
