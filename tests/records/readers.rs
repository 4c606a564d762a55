//! Files that subcommands are given: without an end, without a text in them, or to be replaced.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::process::{Command, Output, Stdio};

const HEIBAI: &str = env!("CARGO_BIN_EXE_heibai");

/// Every subcommand that reads a text, with the file left out.
const READERS: [&[&str]; 9] = [
    &["gomoku", "forbidden"],
    &["gomoku", "solve"],
    &["gomoku", "fit"],
    &["levels", "--games", "2", "--pair", "1", "1", "--openings"],
    &["match", "--first", "heibai", "--second", "heibai", "--openings"],
    &["solve"],
    &["accuracy"],
    &["puzzles", "list", "--file"],
    &["train", "fit", "--out", "/tmp/heibai-never-written.weights"],
];

/// Runs a command that may take 1 GiB of addresses.
fn run(command: &mut Command) -> Output {
    command.env_remove("HEIBAI_TIER").output().expect("the program starts")
}

fn confined(arguments: &[&str], file: &str, input: &str) -> Output {
    let words: Vec<&str> = arguments.iter().copied().chain([file]).collect();
    let script = format!("ulimit -v 1048576; {input} {HEIBAI} {}", words.join(" "));
    run(Command::new("sh").args(["-c", &script]).stdin(Stdio::null()))
}

#[test]
fn a_file_without_an_end_is_refused() {
    // Lines of a collection are looked at one by one: all of its many lines would take long.
    let text = |reader: &[&str]| READERS[..5].contains(&reader);
    for reader in READERS {
        let endless = [("/dev/zero", ""), ("/dev/stdin", "yes |")];
        for (file, input) in &endless[..if text(reader) { 2 } else { 1 }] {
            let output = confined(reader, file, input);
            let complaint = String::from_utf8_lossy(&output.stderr);
            let last = complaint.lines().last().unwrap_or_default();
            assert_eq!(output.status.code(), Some(1), "{reader:?} {file}: {last}");
            assert!(last.starts_with(&format!("heibai: {file}")), "{reader:?} {file}: {last}");
        }
    }
}

#[test]
fn what_is_not_a_text_is_refused_with_its_place() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("file");
    fs::write(&path, b"h8\ni9 \xff").expect("there is room");
    let path = path.to_str().expect("it is UTF-8");
    for reader in &READERS[..5] {
        let output = run(Command::new(HEIBAI).args(*reader).arg(path));
        let complaint = String::from_utf8_lossy(&output.stderr);
        let expected = format!("heibai: {path}: line 2, column 4: not a text\n");
        assert_eq!((&*complaint, output.status.code()), (&*expected, Some(1)), "{reader:?}");
    }
}

#[test]
fn weights_that_were_fitted_replace_a_file_as_a_whole() {
    let folder = tempfile::tempdir().expect("there is room");
    let place = |name: &str| folder.path().join(name).to_str().expect("it is UTF-8").to_owned();
    let (data, out, kept) = (place("data"), place("weights"), place("kept"));
    let make =
        ["train", "generate", "--games", "3", "--depth", "1", "--solve", "1", "--out", &data];
    assert!(run(Command::new(HEIBAI).args(make)).status.success());
    fs::write(&out, "old").expect("there is room");
    fs::hard_link(&out, &kept).expect("the folder knows links");
    let fit = ["train", "fit", &data, "--passes", "1", "--rows", "100", "--out", &out];
    let output = run(Command::new(HEIBAI).args(fit));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(fs::read(&kept).expect("it is there"), b"old", "the old file was written into");
    assert!(fs::metadata(&out).expect("it is there").size() > 1000);
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 3, "something is left");
}
