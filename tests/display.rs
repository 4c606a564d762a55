//! The window without a display, or without one that can be reached: a sentence and a status, not an abort.
#![cfg(target_os = "linux")]

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The program with these variables, and folders of its own.
fn heibai(home: &TempDir, variables: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_heibai"));
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"] {
        command.env_remove(variable);
    }
    for variable in ["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"] {
        command.env(variable, home.path());
    }
    command.envs(variables.iter().copied()).stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn without_a_display_there_is_a_sentence_and_a_status() {
    let unreachable =
        |variable: &str, name: &str| format!("no display can be reached ({variable} is {name:?})");
    for (variables, reason) in [
        (&[][..], "neither DISPLAY nor WAYLAND_DISPLAY names a display".to_owned()),
        (&[("DISPLAY", "")], "neither DISPLAY nor WAYLAND_DISPLAY names a display".to_owned()),
        (&[("DISPLAY", ":987")], unreachable("DISPLAY", ":987")),
        (&[("DISPLAY", "nonsense")], unreachable("DISPLAY", "nonsense")),
        (&[("WAYLAND_DISPLAY", "wayland-987")], unreachable("WAYLAND_DISPLAY", "wayland-987")),
        (&[("QT_QPA_PLATFORM", "nonsense")], unreachable("QT_QPA_PLATFORM", "nonsense")),
        (&[("QT_QPA_PLATFORM", "xcb")], unreachable("QT_QPA_PLATFORM", "xcb")),
    ] {
        let home = TempDir::new().expect("there is room");
        let output = heibai(&home, variables).output().expect("the program starts");
        let complaint = String::from_utf8_lossy(&output.stderr);
        let expected = format!(
            "heibai: the window can't be opened: {reason}; heibai --help tells what works without one\n"
        );
        // Where Qt's plugin for Wayland is installed, it has something to say of its own before.
        let ours = complaint.split_inclusive('\n').skip_while(|line| !line.starts_with("heibai: "));
        let ours: String = ours.collect();
        assert_eq!((ours, output.status.code()), (expected, Some(1)), "{variables:?}: {complaint}");
        let left = std::fs::read_dir(home.path()).expect("it is there").count();
        assert_eq!(left, 0, "{variables:?} leaves files");
    }
}

#[test]
fn platforms_that_need_no_display_go_on() {
    for platform in ["offscreen", "minimal"] {
        let home = TempDir::new().expect("there is room");
        let mut child = heibai(&home, &[("QT_QPA_PLATFORM", platform)]).spawn().expect("it starts");
        let asked = Instant::now();
        // The session's folder is made after the application.
        while std::fs::read_dir(home.path()).expect("it is there").count() == 0 {
            let ended = child.try_wait().expect("it is ours");
            assert!(
                ended.is_none() && asked.elapsed() < Duration::from_secs(120),
                "{platform}: {ended:?}"
            );
            thread::sleep(Duration::from_millis(10));
        }
        child.kill().expect("it is ours");
        child.wait().expect("it is ours");
    }
}

/// Every file and folder below a folder.
fn everything_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.flatten().map(|entry| entry.path());
    paths.flat_map(|path| [vec![path.clone()], everything_in(&path)].concat()).collect()
}

#[test]
fn a_folder_of_ones_own_gets_all_files_and_the_usual_ones_none() {
    let home = TempDir::new().expect("there is room");
    let folder = home.path().join("of/my own");
    let mut command = heibai(&home, &[("QT_QPA_PLATFORM", "offscreen")]);
    command.arg("--config-dir").arg(&folder).args(["--mode", "two-players", "--start"]);
    let mut child = command.spawn().expect("it starts");
    let asked = Instant::now();
    while !everything_in(&folder.join("config")).iter().any(|path| path.ends_with("settings.toml"))
        || everything_in(&folder.join("state/sessions")).is_empty()
    {
        let ended = child.try_wait().expect("it is ours");
        assert!(
            ended.is_none() && asked.elapsed() < Duration::from_secs(120),
            "{ended:?}: {:?}",
            everything_in(home.path())
        );
        thread::sleep(Duration::from_millis(10));
    }
    child.kill().expect("it is ours");
    child.wait().expect("it is ours");
    let mut elsewhere = everything_in(home.path());
    // Qt and its libraries have a cache.
    elsewhere.retain(|path| {
        !path.starts_with(home.path().join("of")) && !path.starts_with(home.path().join(".cache"))
    });
    assert_eq!(elsewhere, Vec::<PathBuf>::new());
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let home = TempDir::new().expect("there is room");
    let file = home.path().join("file");
    fs::write(&file, "").expect("it can be written");
    for (folder, reason) in [
        (&*file, "not a directory"),
        (&*file.join("below"), "Not a directory"),
        (Path::new("/proc/self"), "can't write"),
    ] {
        let mut command = heibai(&home, &[("QT_QPA_PLATFORM", "offscreen")]);
        let output = command.arg("--config-dir").arg(folder).output().expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        // Qt may have something to say before.
        let complaint = said.lines().last().unwrap_or_default();
        assert!(complaint.starts_with("heibai: --config-dir: "), "{complaint}");
        assert!(complaint.contains(&folder.display().to_string()), "{complaint}");
        assert!(complaint.contains(reason), "{complaint}");
    }
}

/// Starts the program with these arguments, waits until its log has all of these, and kills it. Returns the log.
fn log_of(
    home: &TempDir,
    arguments: &[&OsStr],
    log: impl Fn() -> Option<PathBuf>,
    expected: &[&str],
) -> String {
    let mut child = heibai(home, &[("QT_QPA_PLATFORM", "offscreen")])
        .args(arguments)
        .spawn()
        .expect("it starts");
    let asked = Instant::now();
    loop {
        let text = log().and_then(|log| fs::read_to_string(log).ok()).unwrap_or_default();
        if expected.iter().all(|expected| text.contains(expected)) {
            child.kill().expect("it is ours");
            child.wait().expect("it is ours");
            return text;
        }
        let ended = child.try_wait().expect("it is ours");
        assert!(ended.is_none() && asked.elapsed() < Duration::from_secs(120), "{ended:?}: {text}");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_log_names_what_happened_and_no_folder_file_or_person() {
    let home = TempDir::new().expect("there is room");
    let folder = home.path().join("Anna secret");
    fs::create_dir_all(home.path().join("heibai")).expect("it can be made");
    fs::create_dir_all(&folder).expect("it can be made");
    let game = folder.join("Anna plays Bob.sgf");
    fs::write(&game, "(;GM[2]PB[Annabel]PW[Robert]C[a secret];B[f5];W[d6];B[c3])")
        .expect("it can be written");
    let settings = "version = 1\n[play]\nname = \"Annabel\"\n[view]\nsound = false\ntheme = \"dark\"\n[anna]\nsecret = 1\n";
    fs::write(home.path().join("heibai/settings.toml"), settings).expect("it can be written");
    let log = home.path().join("Anna.log");
    let option = OsString::from_iter([OsStr::new("--log="), log.as_os_str()]);
    let expected = [
        concat!("Heibai ", env!("CARGO_PKG_VERSION")),
        "System: ",
        "Qt: 6.",
        "platform offscreen",
        "Screens: ",
        "Language: ",
        "play.name is set",
        "view.sound = false",
        "view.theme = dark",
        "format=\"sgf\" bytes=58",
        "event=Library.OpenAtStart",
        "says=",
    ];
    let text = log_of(&home, &[&option, game.as_os_str()], || Some(log.clone()), &expected);
    for secret in ["Anna", "anna", "Bob", "Robert", "secret", &home.path().display().to_string()] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    assert!(text.ends_with('\n'), "lines are whole after a kill: {text}");
}

#[test]
fn a_log_without_a_name_is_in_the_state_folder() {
    let home = TempDir::new().expect("there is room");
    let folder = home.path().join("heibai/logs");
    let log = || fs::read_dir(&folder).ok()?.next()?.ok().map(|entry| entry.path());
    log_of(&home, &[OsStr::new("--log")], log, &["Settings: all default"]);
    let folder = home.path().join("of my own");
    let logs = folder.join("state/logs");
    let log = || fs::read_dir(&logs).ok()?.next()?.ok().map(|entry| entry.path());
    let arguments = [OsStr::new("--log"), OsStr::new("--config-dir"), folder.as_os_str()];
    log_of(&home, &arguments, log, &["Settings: all default"]);
}

#[test]
fn a_log_that_cannot_be_written_is_named_and_nothing_opens() {
    let home = TempDir::new().expect("there is room");
    let game = home.path().join("game.sgf");
    fs::write(&game, "(;GM[2])").expect("it can be written");
    for (log, reason) in [
        (&*game, "is not a log of Heibai"),
        (Path::new("/proc/no/log"), "can't write /proc/no/log"),
    ] {
        let option = OsString::from_iter([OsStr::new("--log="), log.as_os_str()]);
        let mut command = heibai(&home, &[("QT_QPA_PLATFORM", "offscreen")]);
        let output = command.arg(option).output().expect("the program starts");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(
            complaint.starts_with("heibai: --log: ") && complaint.contains(reason),
            "{complaint}"
        );
    }
    assert_eq!(fs::read_to_string(&game).expect("it is there"), "(;GM[2])");
}
