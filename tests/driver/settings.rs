//! The laws of the settings file: what was chosen comes back, and no file is ever lost.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

use heibai::app::disk::{self, Notice, Trouble, WriteError};
use heibai::app::settings::{
    BoardLook, Choice, ClockChoice, Language, Motion, SaveSettingsError, Settings, SettingsFile,
    Theme,
};
use heibai::game::{
    Game, Level, Mode, Opening, ProgramId, Setup, Side, SkipRule, TimeControl, TimeOutRule, Variant,
};
use heibai::othello::StartLayout;
use proptest::prelude::*;
use tempfile::TempDir;

/// Tells the test binary, started once more, which file it is to fail on.
const CHILD_PATH: &str = "HEIBAI_TEST_SETTINGS";

fn name(notice: &Notice) -> &str {
    let kept = notice.kept_aside.as_ref().and_then(|kept| kept.file_name());
    kept.and_then(|name| name.to_str()).expect("it was kept aside")
}

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let path = folder.path().join("heibai").join("settings.toml");
    (folder, path)
}

fn place_with(bytes: impl AsRef<[u8]>) -> (TempDir, PathBuf) {
    let (folder, path) = place();
    fs::create_dir_all(path.parent().expect("it has a folder")).expect("it can be made");
    fs::write(&path, bytes).expect("it can be written");
    (folder, path)
}

fn open(path: &Path) -> (SettingsFile, Settings, Option<Notice>) {
    SettingsFile::open(path.to_owned())
}

/// Settings of which no value is the default.
fn everything_changed() -> Settings {
    let mut settings = Settings::default();
    settings.view.theme = Theme::HighContrast;
    settings.view.board = BoardLook::Wood;
    settings.view.language = Language::SimplifiedChinese;
    settings.view.motion = Motion::Reduced;
    settings.view.show_legal = false;
    settings.view.show_last_move = false;
    settings.view.show_preview = false;
    settings.view.analysis = true;
    settings.view.own_games = false;
    settings.view.show_threats = false;
    settings.view.board_key = false;
    settings.view.values_for_black = true;
    settings.view.second_opinions = vec![ProgramId::new(u64::MAX), ProgramId::new(3)];
    settings.view.sort_discs = false;
    settings.view.sound = false;
    settings.play.pass_by_itself = true;
    settings.play.official_rules = true;
    settings.play.time_out = TimeOutRule::Count;
    settings.play.reply_delay_ms = 0;
    settings.setup.mode = Mode::PlayWhite;
    settings.setup.size = 10;
    settings.setup.layout = StartLayout::Mirrored;
    settings.setup.first = Side::White;
    settings.setup.opening = Opening::Balanced;
    settings.setup.black_level = Level::MIN.into();
    settings.setup.white_level = Level::MAX.into();
    settings.setup.clock = ClockChoice::WholeGame;
    settings.setup.turn_seconds = 600;
    settings.setup.game_seconds = 3600;
    settings.setup.increment_seconds = 12;
    settings.window.width = 480;
    settings.window.height = 600;
    settings.window.maximised = true;
    settings.window.side_panel_folded = true;
    settings
}

fn saved_everything() -> (TempDir, PathBuf) {
    let (folder, path) = place();
    let (mut file, _, _) = open(&path);
    file.save(&everything_changed()).expect("the folder can be written");
    (folder, path)
}

fn files_beside(path: &Path) -> Vec<String> {
    let folder = path.parent().expect("it has a folder");
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn kept_bytes(notice: Option<&Notice>) -> Vec<u8> {
    let notice = notice.expect("the user is told");
    fs::read(notice.kept_aside.as_ref().expect("the file was kept aside")).expect("it is there")
}

#[test]
fn without_a_file_the_settings_are_the_defaults_and_nobody_is_told() {
    let (_folder, path) = place();
    let (_, settings, notice) = open(&path);
    assert_eq!(settings, Settings::default());
    assert_eq!(notice, None);
    assert!(!path.exists(), "nothing has been chosen, so nothing is written");
    assert_eq!(
        (settings.setup.turn_seconds, settings.setup.game_seconds, settings.play.reply_delay_ms),
        (30, 300, 1000)
    );
}

#[test]
fn every_setting_comes_back() {
    let (_folder, path) = saved_everything();
    let (_, settings, notice) = open(&path);
    assert_eq!(settings, everything_changed());
    assert_eq!(notice, None);
    assert_eq!(files_beside(&path), ["settings.toml"]);
}

#[test]
fn a_file_written_by_hand_needs_no_more_than_the_version_and_what_it_changes() {
    let (_folder, path) = place_with("version = 1\n[view]\nlanguage = \"zh_CN\"");
    let (_, settings, notice) = open(&path);
    assert_eq!(settings.view.language, Language::SimplifiedChinese);
    assert_eq!(notice, None);
}

#[test]
fn unknown_keys_are_told_and_kept_and_the_known_ones_are_in_use() {
    let text =
        "version = 1\ncolour = 3\n[view]\ntheme = \"dark\"\nsparkle = true\n[sky]\nblue = 1\n";
    let (_folder, path) = place_with(text);
    let (_, settings, notice) = open(&path);
    assert_eq!(settings.view.theme, Theme::Dark);
    assert_eq!(kept_bytes(notice.as_ref()), text.as_bytes());
    let notice = notice.expect("the user is told");
    assert_eq!(notice.trouble, Trouble::UnknownKeys);
    assert_eq!(notice.details, ["colour: unknown", "sky: unknown", "view.sparkle: unknown"]);

    let (_, settings, notice) = open(&path);
    assert_eq!(settings.view.theme, Theme::Dark, "the known ones are still in use");
    assert_eq!(notice, None, "and it is told once");
}

#[test]
fn an_impossible_value_falls_back_alone() {
    for (group, line, key) in [
        ("view", "theme = \"purple\"", "view.theme"),
        ("view", "sound = 1", "view.sound"),
        ("play", "time-out = \"explode\"", "play.time-out"),
        ("play", "time-out = \"draw\"", "play.time-out"),
        ("play", "gomoku-time-out = \"pass\"", "play.gomoku-time-out"),
        ("play", "gomoku-time-out = \"discs\"", "play.gomoku-time-out"),
        ("play", "reply-delay-ms = 3001", "play.reply-delay-ms"),
        ("setup", "mode = \"chess\"", "setup.mode"),
        ("setup", "size = 7", "setup.size"),
        ("setup", "size = -8", "setup.size"),
        ("setup", "black-level = 0", "setup.black-level"),
        ("setup", "white-level = 11", "setup.white-level"),
        ("setup", "turn-seconds = 4", "setup.turn-seconds"),
        ("setup", "turn-seconds = 601", "setup.turn-seconds"),
        ("setup", "game-seconds = 99999999999", "setup.game-seconds"),
        ("setup", "increment-seconds = 0.5", "setup.increment-seconds"),
        ("window", "width = 3", "window.width"),
    ] {
        let mut text = format!("version = 1\n[{group}]\n{line}\n");
        if group != "view" {
            text.push_str("[view]\n");
        }
        text.push_str("board = \"blue\"\n");
        let (_folder, path) = place_with(&text);
        let (_, settings, notice) = open(&path);
        let mut expected = Settings::default();
        expected.view.board = BoardLook::Blue;
        assert_eq!(settings, expected, "{line}");
        assert_eq!(kept_bytes(notice.as_ref()), text.as_bytes(), "{line}");
        let notice = notice.expect("the user is told");
        assert_eq!(notice.trouble, Trouble::InvalidValues, "{line}");
        assert!(notice.details[0].starts_with(&format!("{key}: ")), "{:?}", notice.details);
        assert_eq!(name(&notice), "settings.broken-1.toml");
        assert_eq!(open(&path).2, None, "{line}: what is written back is valid");
    }
}

#[test]
fn a_value_in_place_of_a_group_and_a_missing_version_are_told() {
    let text = "view = 3\n[setup]\nsize = 6\n";
    let (_folder, path) = place_with(text);
    let (_, settings, notice) = open(&path);
    assert_eq!(settings.setup.size, 6);
    assert_eq!(kept_bytes(notice.as_ref()), text.as_bytes());
    let details = notice.expect("the user is told").details;
    assert_eq!(details, ["version: expected 1, found none", "view: expected a table, found 3"]);
}

#[test]
fn a_newer_version_is_kept_untouched() {
    let text = "version = 2\n[view]\ntheme = \"dark\"\n";
    let (_folder, path) = place_with(text);
    let (_, settings, notice) = open(&path);
    assert_eq!(settings, Settings::default());
    assert_eq!(kept_bytes(notice.as_ref()), text.as_bytes());
    let notice = notice.expect("the user is told");
    assert_eq!(notice.trouble, Trouble::NewerVersion);
    assert_eq!(name(&notice), "settings.newer-1.toml");
}

#[test]
fn what_was_kept_aside_is_never_overwritten() {
    let (_folder, path) = place_with("not toml, once");
    for number in 1..=3 {
        let text = format!("not toml, {number}");
        fs::write(&path, &text).expect("it can be written");
        let (_, _, notice) = open(&path);
        assert_eq!(kept_bytes(notice.as_ref()), text.as_bytes());
    }
    for number in 1..=3 {
        let kept = path.with_file_name(format!("settings.broken-{number}.toml"));
        let text = fs::read_to_string(kept).expect("it is still there");
        assert_eq!(text, format!("not toml, {number}"));
    }
}

#[test]
fn a_file_cut_off_anywhere_is_told_and_gives_no_value_that_nobody_chose() {
    let (_folder, path) = saved_everything();
    let whole = fs::read(&path).expect("it was saved");
    // The last character is the newline after the last line, which says all that counts.
    for length in 0..whole.len() - 1 {
        let (_folder, path) = place_with(&whole[..length]);
        let (_, settings, notice) = open(&path);
        assert_eq!(kept_bytes(notice.as_ref()), whole[..length], "cut off after {length} bytes");
        let (chosen, default) = (table_of(&everything_changed()), table_of(&Settings::default()));
        for (group, values) in table_of(&settings) {
            for (key, value) in values.as_table().expect("every group is a table") {
                let known = [chosen[&group].get(key), default[&group].get(key)];
                assert!(known.contains(&Some(value)), "{group}.{key} = {value} at {length} bytes");
            }
        }
    }
}

fn table_of(settings: &Settings) -> toml::Table {
    toml::Table::try_from(settings).expect("settings are tables")
}

#[test]
fn a_folder_in_the_place_of_the_file_is_kept_with_what_is_in_it() {
    let (_folder, path) = place();
    fs::create_dir_all(&path).expect("it can be made");
    fs::write(path.join("precious"), "mine").expect("it can be written");
    let (mut file, settings, notice) = open(&path);
    assert_eq!(settings, Settings::default());
    let notice = notice.expect("the user is told");
    assert_eq!(notice.trouble, Trouble::Unreadable);
    let kept = notice.kept_aside.expect("it was kept aside");
    assert_eq!(fs::read_to_string(kept.join("precious")).expect("it is there"), "mine");
    file.save(&everything_changed()).expect("the place is free now");
    assert_eq!(open(&path).1, everything_changed());
}

#[test]
fn a_file_too_long_to_be_ours_is_kept_without_reading_it_all() {
    let (_folder, path) = place_with("version = 1\n");
    let file = File::options().append(true).open(&path).expect("it is there");
    file.set_len(1 << 40).expect("the file system knows holes");
    let (_, settings, notice) = open(&path);
    assert_eq!(settings, Settings::default());
    assert_eq!(notice.expect("the user is told").trouble, Trouble::Unreadable);
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_place_of_the_file_does_not_hold_up_the_start() {
    let (_folder, path) = place_with("");
    fs::remove_file(&path).expect("it is there");
    let made = Command::new("mkfifo").arg(&path).status().expect("mkfifo is everywhere");
    assert!(made.success());
    assert_eq!(open(&path).2.expect("the user is told").trouble, Trouble::Unreadable);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_its_file_is_written() {
    let (folder, path) = saved_everything();
    let elsewhere = folder.path().join("dotfiles.toml");
    fs::rename(&path, &elsewhere).expect("same file system");
    std::os::unix::fs::symlink(&elsewhere, &path).expect("links are known");
    let (mut file, settings, notice) = open(&path);
    assert_eq!((settings, notice), (everything_changed(), None));
    file.save(&Settings::default()).expect("it can be written");
    assert!(path.symlink_metadata().expect("it is there").is_symlink());
    assert_eq!(open(&elsewhere).1, Settings::default());

    fs::remove_file(&elsewhere).expect("it is there");
    let notice = open(&path).2.expect("a link that leads nowhere is told");
    assert!(notice.kept_aside.expect("it is kept").symlink_metadata().expect("it is").is_symlink());
}

#[test]
fn a_file_in_the_place_of_the_folder_gives_an_error_with_its_place() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let blocker = folder.path().join("heibai");
    fs::write(&blocker, "in the way").expect("it can be written");
    let (mut file, settings, notice) = open(&blocker.join("settings.toml"));
    assert_eq!(settings, Settings::default());
    assert_eq!(notice.expect("the user is told").kept_aside, None);
    let error = file.save(&settings).expect_err("there is no folder");
    assert!(error.to_string().contains(&*blocker.to_string_lossy()), "{error}");
    assert!(matches!(error, SaveSettingsError::Write(WriteError::Folder { .. })));
    assert_eq!(fs::read_to_string(&blocker).expect("it is there"), "in the way");
}

#[test]
fn impossible_settings_are_not_written() {
    let (_folder, path) = saved_everything();
    let (mut file, mut settings, _) = open(&path);
    settings.setup.turn_seconds = 3;
    let error = file.save(&settings).expect_err("three seconds are too few");
    assert_eq!(error.to_string(), "setup.turn-seconds: expected 5 to 600, found 3");
    settings = everything_changed();
    settings.play.gomoku_time_out = TimeOutRule::Count;
    let error = file.save(&settings).expect_err("nothing is counted in Gomoku");
    assert_eq!(
        error.to_string(),
        "play.gomoku-time-out: expected one of ask, lose, draw, found discs"
    );
    assert_eq!(open(&path).1, everything_changed());
}

/// The other half of the next test: runs in a process that may not write a single byte to a file.
#[test]
fn child_that_finds_the_disk_full() {
    let Some(path) = std::env::var_os(CHILD_PATH) else { return };
    let (mut file, settings, notice) = open(Path::new(&path));
    assert_eq!((&settings, notice), (&everything_changed(), None));
    let error = file.save(&Settings::default()).expect_err("nothing can be written");
    assert!(error.to_string().contains("settings.toml"), "{error}");
    let SaveSettingsError::Write(error) = error else { panic!("{error} is not about writing") };
    assert!(error.is_full_disk(), "{error}");
}

#[cfg(unix)]
#[test]
fn on_a_full_disk_the_old_file_stays_whole() {
    let (_folder, path) = saved_everything();
    let before = fs::read(&path).expect("it was saved");
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().expect("this is a program"))
        .args(["--exact", "settings::child_that_finds_the_disk_full"])
        .env(CHILD_PATH, &path)
        .output()
        .expect("there is a shell");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(fs::read(&path).expect("it is there"), before);
    assert_eq!(files_beside(&path), ["settings.toml"], "and nothing half written is left");
}

#[test]
fn two_windows_keep_each_others_changes() {
    let (_folder, path) = place();
    let (mut first, mut in_first, _) = open(&path);
    let (mut second, mut in_second, _) = open(&path);
    in_first.view.theme = Theme::Dark;
    first.save(&in_first).expect("it can be written");
    in_second.setup.size = 6;
    second.save(&in_second).expect("it can be written");
    in_first.window.width = 900;
    first.save(&in_first).expect("it can be written");
    let (_, settings, _) = open(&path);
    assert_eq!(settings.view.theme, Theme::Dark);
    assert_eq!(settings.setup.size, 6);
    assert_eq!(settings.window.width, 900);
}

#[test]
fn a_file_that_broke_while_the_program_ran_is_kept_aside_before_saving() {
    let (_folder, path) = saved_everything();
    let (mut file, settings, _) = open(&path);
    fs::write(&path, "version = 7\nfuture = true\n").expect("it can be written");
    let notice = file.save(&settings).expect("it can be written");
    assert_eq!(kept_bytes(notice.as_ref()), b"version = 7\nfuture = true\n");
    assert_eq!(open(&path).1, everything_changed());
}

#[test]
fn temporary_files_of_a_crash_are_removed_but_not_those_in_use() {
    let (_folder, path) = saved_everything();
    let [old, young] = [".heibai-aaaaaa.part", ".heibai-bbbbbb.part"];
    for name in [old, young] {
        fs::write(path.with_file_name(name), "half").expect("it can be written");
    }
    let two_hours_ago = SystemTime::now() - Duration::from_secs(7200);
    let file = File::options().write(true).open(path.with_file_name(old)).expect("it is there");
    file.set_modified(two_hours_ago).expect("files have times");
    drop(open(&path));
    assert_eq!(files_beside(&path), [young, "settings.toml"]);
}

#[test]
fn nothing_but_an_ordinary_file_is_written_over() {
    let (folder, _) = place();
    let error = disk::write_whole(folder.path(), b"bytes").expect_err("that is a folder");
    assert!(matches!(error, WriteError::NotAFile { .. }));
    #[cfg(target_os = "linux")]
    {
        let error = disk::write_whole(Path::new("/dev/full"), b"").expect_err("that is a device");
        assert!(matches!(error, WriteError::NotAFile { .. }));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_give_settings_and_are_kept(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let (_folder, path) = place_with(&bytes);
        let (mut file, settings, notice) = open(&path);
        prop_assert_eq!(&settings, &Settings::default());
        prop_assert_eq!(kept_bytes(notice.as_ref()), bytes);
        file.save(&everything_changed()).expect("it can be written");
        prop_assert_eq!(open(&path).1, everything_changed());
    }

    #[test]
    fn a_damaged_file_gives_valid_settings_and_is_kept_if_told(
        at in 0_usize..600, byte in any::<u8>(), insert in any::<bool>()
    ) {
        let (_folder, path) = saved_everything();
        let mut bytes = fs::read(&path).expect("it was saved");
        let at = at % bytes.len();
        if insert { bytes.insert(at, byte) } else { bytes[at] = byte }
        fs::write(&path, &bytes).expect("it can be written");
        let (_, settings, notice) = open(&path);
        prop_assert_eq!(settings.check(), Ok(()));
        if notice.is_some() {
            prop_assert_eq!(kept_bytes(notice.as_ref()), bytes);
        } else {
            prop_assert_eq!(fs::read(&path).expect("it is there"), bytes);
        }
    }
}

#[test]
fn the_setup_of_a_match_comes_back_from_the_settings() {
    let times = [
        TimeControl::Off,
        TimeControl::per_turn(17),
        TimeControl::whole_game(600, 5),
        TimeControl::default(),
    ];
    let mut settings = everything_changed();
    for time in times {
        let mut setup = Setup { time, mode: Mode::Watch, ..Setup::default() };
        setup.skills.white = Level::MAX.into();
        setup.opening = Opening::Balanced;
        settings.remember_setup(&setup);
        assert_eq!(settings.match_setup(), setup);
        assert_eq!(settings.check(), Ok(()));
    }
    assert_eq!(settings.setup.game_seconds, 600, "a clock that is not used keeps its numbers");

    let variant = Variant::Othello { size: 12, layout: StartLayout::Mirrored, first: Side::White };
    settings.remember_setup(&Setup { variant, mode: Mode::PlayWhite, ..Setup::default() });
    assert_eq!(settings.match_setup().variant.size(), 8, "no board of 12 is offered");
    assert_eq!(settings.match_setup().mode, Mode::PlayWhite);
}

#[test]
fn the_house_rules_of_a_match_are_those_of_the_settings() {
    assert_eq!(Settings::default().match_options(), heibai::game::Options::default());
    let options = everything_changed().match_options();
    assert_eq!(options.skip, SkipRule::Official);
    assert_eq!(options.time_out[Game::Othello], TimeOutRule::Count);
    assert!(options.pass_by_itself);
    assert_eq!(Settings::default().reply_delay(), Duration::from_secs(1));
}

fn check_names<T: Choice + std::fmt::Debug + Default>(group: &str, key: &str) {
    let all: Vec<T> = T::NAMED.iter().map(|(choice, _)| *choice).collect();
    check_names_of(group, key, &all);
}

/// Those of the choices that this key knows, the default first.
fn check_names_of<T: Choice + std::fmt::Debug + Default>(group: &str, key: &str, known: &[T]) {
    assert_eq!(known[0], T::default());
    for (choice, name) in T::NAMED.iter().filter(|(choice, _)| known.contains(choice)) {
        assert_eq!((choice.name(), T::named(name)), (*name, Some(*choice)));
        let (_folder, path) = place_with(format!("version = 1\n[{group}]\n{key} = \"{name}\"\n"));
        let (_, settings, notice) = open(&path);
        assert_eq!(notice, None, "{name}");
        assert_eq!(table_of(&settings)[group][key].as_str(), Some(*name));
    }
    assert_eq!(T::named("nothing of the kind"), None);
}

#[test]
fn the_names_of_choices_are_those_of_the_file() {
    check_names::<Theme>("view", "theme");
    check_names::<BoardLook>("view", "board");
    check_names::<Language>("view", "language");
    check_names::<Motion>("view", "motion");
    check_names_of("play", "time-out", Game::Othello.kind().time_out_rules);
    check_names_of("play", "gomoku-time-out", Game::Gomoku.kind().time_out_rules);
    check_names::<ClockChoice>("setup", "clock");
}

#[test]
fn brackets_nested_without_end_do_not_overflow_the_stack() {
    for text in ["[".repeat(100_000), format!("a = {}", "[".repeat(100_000)), "a.".repeat(100_000)]
    {
        let (_folder, path) = place_with(&text);
        assert_eq!(kept_bytes(open(&path).2.as_ref()), text.as_bytes());
    }
}

#[test]
fn changes_of_two_windows_at_the_same_moment_are_both_kept() {
    for _ in 0..20 {
        let folder = tempfile::tempdir().expect("there is a folder for temporary files");
        let path = folder.path().join("settings.toml");
        let (mut one, before, _) = SettingsFile::open(path.clone());
        one.save(&before).expect("it can be written");
        std::thread::scope(|scope| {
            for change in [
                (|settings| settings.view.sound = false) as fn(&mut Settings),
                |settings| settings.play.official_rules = true,
                |settings| settings.view.show_legal = false,
            ] {
                let path = path.clone();
                scope.spawn(move || {
                    let (mut file, mut settings, _) = SettingsFile::open(path);
                    change(&mut settings);
                    file.save(&settings).expect("it can be written");
                });
            }
        });
        let (_, settings, _) = SettingsFile::open(path);
        assert!(!settings.view.sound && settings.play.official_rules && !settings.view.show_legal);
    }
}
