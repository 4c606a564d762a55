//! The manual pages and completions that `heibai manuals` writes for packages.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};

const HEIBAI: &str = env!("CARGO_BIN_EXE_heibai");

fn help(command: &[String]) -> String {
    let output = Command::new(HEIBAI).args(command).arg("--help").output().expect("it starts");
    String::from_utf8(output.stdout).expect("it prints UTF-8")
}

/// Every command that the help names, with those below it; the program itself is the empty one.
fn every_command() -> Vec<Vec<String>> {
    let mut all = vec![Vec::new()];
    let mut next = 0;
    while let Some(command) = all.get(next).cloned() {
        let help = help(&command);
        let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        let names = listed
            .take_while(|line| !line.is_empty())
            .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
            .filter_map(|line| line.split_whitespace().next());
        for name in names.filter(|name| *name != "help") {
            let mut below = command.clone();
            below.push(name.to_owned());
            all.push(below);
        }
        next += 1;
    }
    all
}

fn write_manuals(folder: &Path) {
    let output = Command::new(HEIBAI).arg("manuals").arg(folder).output().expect("it starts");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

/// Every file below a folder by its path from there.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(inner).expect("it is a folder") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("it is below").display().to_string();
                found.insert(name, fs::read_to_string(&path).expect("it is a text"));
            }
        }
    }
    found
}

/// Whether a program can be started. Says on the terminal what is skipped if not; the test runner would keep it.
fn is_here(program: &str) -> bool {
    let mut asked = Command::new(program);
    let found = asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !found {
        let _ = writeln!(io::stderr(), "skipped: {program} is not here to read what was written");
    }
    found
}

#[test]
fn every_command_has_a_page_with_a_name_that_apropos_finds() {
    let folder = tempfile::tempdir().expect("there is room");
    write_manuals(folder.path());
    let commands = every_command();
    assert!(commands.contains(&vec!["gomoku".to_owned(), "solve".to_owned()]), "{commands:?}");
    let pages: Vec<String> =
        files(folder.path()).into_keys().filter(|name| name.starts_with("man1/")).collect();
    assert_eq!(pages.len(), commands.len(), "{pages:?}");
    for command in commands {
        let name = [&["heibai".to_owned()], &*command].concat().join("-");
        let page = fs::read_to_string(folder.path().join(format!("man1/{name}.1")));
        let page = page.unwrap_or_else(|error| panic!("{name}: {error}"));
        let escaped = name.replace('-', "\\-");
        assert!(page.contains(&format!(".SH NAME\n{escaped} \\- ")), "{page}");
        for heading in ["SYNOPSIS", "DESCRIPTION", "OPTIONS", "\"EXIT STATUS\"", "\"SEE ALSO\""] {
            assert!(page.contains(&format!(".SH {heading}\n")), "{name}: no {heading}\n{page}");
        }
    }
}

#[test]
fn the_page_of_the_program_says_where_its_files_are_and_what_it_heeds() {
    let folder = tempfile::tempdir().expect("there is room");
    write_manuals(folder.path());
    let page = &files(folder.path())["man1/heibai.1"];
    let (_, files) = page.split_once(".SH FILES\n").expect("it lists files");
    for file in ["XDG_CONFIG_HOME/heibai/settings.toml", "XDG_DATA_HOME/heibai/games"] {
        assert!(files.contains(file), "{files}");
    }
    let (_, variables) = page.split_once(".SH ENVIRONMENT\n").expect("it lists variables");
    assert!(variables.contains("HEIBAI_TIER"), "{variables}");
}

#[test]
fn what_is_written_depends_on_no_place_and_no_day() {
    let [one, other] = [(); 2].map(|()| tempfile::tempdir().expect("there is room"));
    write_manuals(one.path());
    let deep = other.path().join("a/b");
    write_manuals(&deep);
    let written = files(one.path());
    assert_eq!(written, files(&deep));
    for (name, text) in written {
        assert!(!text.contains(&one.path().display().to_string()), "{name}");
        if name.starts_with("man1/") {
            let title = text.lines().find(|line| line.starts_with(".TH ")).expect("it has a title");
            let fields: Vec<&str> = title.split_whitespace().collect();
            assert_eq!(fields[2..4], ["1", "\"\""], "{title}");
        }
    }
}

#[test]
fn readers_of_manual_pages_find_nothing_wrong() {
    let folder = tempfile::tempdir().expect("there is room");
    write_manuals(folder.path());
    let pages = files(folder.path()).into_keys().filter(|name| name.starts_with("man1/"));
    let pages: Vec<_> = pages.map(|name| folder.path().join(name)).collect();
    if is_here("man") {
        for page in &pages {
            let mut man = Command::new("man");
            man.args(["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"]).arg(page);
            man.envs([("LC_ALL", "C.UTF-8"), ("MANWIDTH", "80")]).env_remove("MANROFFOPT");
            let output = man.output().expect("it starts");
            assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{}", page.display());
            assert!(output.status.success(), "{}", page.display());
        }
    }
    if is_here("mandoc") {
        let output = Command::new("mandoc").args(["-Tlint", "-Wwarning"]).args(&pages).output();
        let output = String::from_utf8(output.expect("it starts").stdout).expect("it is a text");
        // A page has no date, so that it is the same on every day.
        let found: Vec<&str> =
            output.lines().filter(|line| !line.contains("missing date")).collect();
        assert!(found.is_empty(), "{found:#?}");
    }
}

#[test]
fn shells_can_read_the_completions() {
    let folder = tempfile::tempdir().expect("there is room");
    write_manuals(folder.path());
    for (shell, check, file) in [
        ("bash", "-n", "bash/heibai"),
        ("zsh", "-n", "zsh/_heibai"),
        ("fish", "--no-execute", "fish/heibai.fish"),
    ] {
        let file = folder.path().join("completions").join(file);
        assert!(file.is_file(), "{}", file.display());
        if is_here(shell) {
            let output = Command::new(shell).arg(check).arg(&file).output().expect("it starts");
            assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{shell}");
            assert!(output.status.success(), "{shell}");
        }
    }
}

#[test]
fn bash_completes_commands_options_and_values() {
    let folder = tempfile::tempdir().expect("there is room");
    write_manuals(folder.path());
    if !is_here("bash") {
        return;
    }
    let script = folder.path().join("completions/bash/heibai");
    for (typed, expected) in [
        (&["so"][..], "solve"),
        (&["gomoku", "forb"], "forbidden"),
        (&["--sta"], "--start"),
        (&["--mode", "wat"], "watch"),
        (&["manu"], ""),
    ] {
        let typed = [&["heibai"], typed].concat();
        let (last, before) = (typed[typed.len() - 1], typed[typed.len() - 2]);
        let ask = format!(
            "source \"$1\"; COMP_WORDS=({}); COMP_CWORD={}; _heibai heibai {last} {before}; echo \"${{COMPREPLY[*]}}\"",
            typed.join(" "),
            typed.len() - 1,
        );
        let output = Command::new("bash").args(["-c", &ask, "bash"]).arg(&script).output();
        let output = output.expect("it starts");
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), expected, "{typed:?}");
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("it can be written");
    let output = Command::new(HEIBAI).arg("manuals").arg(&file).output().expect("it starts");
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&output.stderr);
    let expected = format!("heibai: can't make the folder {}", file.join("man1").display());
    assert!(complaint.starts_with(&expected), "{complaint}");
}
