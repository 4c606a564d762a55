//! The program, run to its end.
#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What it says to these arguments, without a keyboard.
pub fn heibai(arguments: &[&str]) -> Output {
    run(Command::new(env!("CARGO_BIN_EXE_heibai")).args(arguments))
}

/// The same in a folder.
pub fn heibai_in(folder: &Path, arguments: &[&str]) -> Output {
    run(Command::new(env!("CARGO_BIN_EXE_heibai")).current_dir(folder).args(arguments))
}

fn run(command: &mut Command) -> Output {
    command.stdin(Stdio::null()).output().expect("the program starts")
}

/// What it printed.
pub fn stdout(output: &Output) -> &str {
    text(&output.stdout)
}

/// What it complained of.
pub fn stderr(output: &Output) -> &str {
    text(&output.stderr)
}

/// Bytes that it printed.
pub fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("it prints UTF-8")
}
