//! `heibai --reset-settings`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use heibai::app::settings::{Settings, SettingsFile, Theme};
use tempfile::TempDir;

fn reset(folder: &Path) -> Output {
    let mut heibai = Command::new(env!("CARGO_BIN_EXE_heibai"));
    heibai.arg("--config-dir").arg(folder).arg("--reset-settings").output().expect("it starts")
}

fn said(output: &Output) -> String {
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A user's folder with settings of a dark window, and something else in each folder.
fn home() -> TempDir {
    let home = tempfile::tempdir().expect("there is room");
    for other in
        ["config/engines.toml", "data/practice.json", "data/games/a.sgf", "state/tally.toml"]
    {
        let path = home.path().join(other);
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("it can be made");
        fs::write(&path, other).expect("it can be written");
    }
    let (mut file, mut settings, _) = SettingsFile::open(home.path().join("config/settings.toml"));
    settings.view.theme = Theme::Dark;
    file.save(&settings).expect("it can be saved");
    home
}

#[test]
fn the_settings_become_the_defaults_and_the_former_ones_are_kept() {
    let home = home();
    let path = home.path().join("config/settings.toml");
    let before = fs::read(&path).expect("it is there");
    let kept = home.path().join("config/settings.before-reset-1.toml");
    let text = said(&reset(home.path()));
    assert!(text.contains(&kept.display().to_string()), "{text}");
    assert_eq!(fs::read(&kept).expect("it is kept"), before);
    let (_, settings, notice) = SettingsFile::open(path);
    assert_eq!((settings, notice), (Settings::default(), None));
    for other in
        ["config/engines.toml", "data/practice.json", "data/games/a.sgf", "state/tally.toml"]
    {
        let path = home.path().join(other);
        assert_eq!(fs::read_to_string(&path).expect("it is there"), other);
    }
    assert_eq!(said(&reset(home.path())), "The settings are the defaults already.\n");
    assert_eq!(fs::read_dir(home.path().join("config")).expect("it is there").count(), 3);
}

#[test]
fn what_is_changed_in_an_open_window_goes_on_top_of_the_defaults() {
    let home = home();
    let path = home.path().join("config/settings.toml");
    let (mut open, mut settings, _) = SettingsFile::open(path.clone());
    said(&reset(home.path()));
    settings.view.sound = false;
    open.save(&settings).expect("it can be saved");
    let (_, found, _) = SettingsFile::open(path);
    let mut expected = Settings::default();
    expected.view.sound = false;
    assert_eq!(found, expected, "the dark window is not back");
}

/// A program that was killed leaves what it could not write any more to the next one.
#[test]
fn a_change_that_a_killed_program_left_does_not_come_back() {
    let home = home();
    let pending = home.path().join("state/pending");
    fs::create_dir_all(&pending).expect("it can be made");
    let left = [
        (
            "1",
            r#"{"settings":{"before":"version = 1\n","after":"version = 1\n[view]\nsound = false\n"}}"#,
        ),
        ("2", r#"{"engines":{"before":"version = 1\n","after":"version = 1\n"}}"#),
    ];
    for (name, entry) in left {
        let text = format!(r#"{{"heibai":"pending","version":1,"entry":{entry}}}"#);
        fs::write(pending.join(format!("{name}.json")), text).expect("it can be written");
    }
    fs::write(pending.join("3.json"), "unknown").expect("it can be written");
    // One whose program still runs.
    let running = pending.join("4.json");
    fs::copy(pending.join("1.json"), &running).expect("it can be written");
    let lock = fs::File::open(&running).expect("it is there");
    lock.lock().expect("nobody else has it");
    said(&reset(home.path()));
    let left = fs::read_dir(&pending).expect("it is there").flatten();
    let mut left: Vec<_> = left.map(|entry| entry.file_name()).collect();
    left.sort();
    assert_eq!(left, ["2.json", "3.json", "4.json"]);
}

#[test]
fn settings_that_cannot_be_read_are_kept_as_they_are() {
    let home = home();
    let path = home.path().join("config/settings.toml");
    fs::write(&path, b"\xff\x00no settings").expect("it can be written");
    said(&reset(home.path()));
    let kept = home.path().join("config/settings.before-reset-1.toml");
    assert_eq!(fs::read(kept).expect("it is kept"), b"\xff\x00no settings");
    assert_eq!(SettingsFile::open(path).1, Settings::default());
}

#[test]
fn without_settings_there_is_nothing_to_do_and_nothing_is_made() {
    let folder = tempfile::tempdir().expect("there is room");
    let missing = folder.path().join("missing");
    assert_eq!(said(&reset(&missing)), "The settings are the defaults already.\n");
    assert!(!missing.exists());
}

#[test]
fn a_folder_that_is_a_file_is_named() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("it can be written");
    let output = reset(&file);
    assert_eq!((output.status.code(), &*output.stdout), (Some(1), &b""[..]));
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    let expected = format!("heibai: --config-dir: {} is not a folder\n", file.display());
    assert_eq!(complaint, expected);
}

#[test]
fn no_option_of_a_game_goes_with_it() {
    let heibai = env!("CARGO_BIN_EXE_heibai");
    for other in [&["--start"][..], &["--lang", "en"], &["game.txt"], &["perft", "3"]] {
        let output = Command::new(heibai).arg("--reset-settings").args(other).output();
        assert_eq!(output.expect("it starts").status.code(), Some(2), "{other:?}");
    }
}
