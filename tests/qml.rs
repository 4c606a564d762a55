//! Runs every `tests/qml/tst_*.qml` with Qt Quick Test, without a display.
//!
//! A warning of the QML engine fails the run too, unless the test said that it expects it.
//! `cargo test --test qml -- OthelloBoard::test_squares_say_what_is_on_them` runs one test function.

use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::{env, io};

use heibai::app::bridge::shim::ffi::run_quick_tests;

/// Set for the process that runs the tests; the one without it sets the stage and listens.
const ON_STAGE: &str = "HEIBAI_QML_TESTS";

fn main() -> io::Result<ExitCode> {
    if env::var_os(ON_STAGE).is_some() {
        cxx_qt::init_crate!(heibai);
        let arguments: Vec<String> = env::args().collect();
        let failures =
            run_quick_tests(&arguments, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/qml"));
        return Ok(if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }

    // The settings and games of whoever runs the tests are none of their business.
    let home = tempfile::tempdir()?;
    let mut child = Command::new(env::current_exe()?)
        // Options and filters of Rust's own test harness mean nothing to Qt's.
        .args(env::args().skip(1).filter(|argument| argument.contains("::")))
        .env(ON_STAGE, "1")
        .env("HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path().join("config"))
        .env("XDG_DATA_HOME", home.path().join("data"))
        .env("XDG_STATE_HOME", home.path().join("state"))
        .env("XDG_RUNTIME_DIR", home.path())
        .env("QT_QPA_PLATFORM", "offscreen")
        .env("QT_QUICK_BACKEND", "software")
        .stdout(Stdio::piped())
        .spawn()?;
    let mut warnings = 0;
    if let Some(output) = child.stdout.take() {
        // What a failed test compared may be cut within a letter.
        for line in BufReader::new(output).split(b'\n') {
            let line = line?;
            println!("{}", String::from_utf8_lossy(&line));
            warnings += usize::from(line.starts_with(b"QWARN"));
        }
    }
    let passed = child.wait()?.success();
    if warnings > 0 {
        println!("Qt Quick tests: {warnings} warnings that no test expects");
    }
    Ok(if passed && warnings == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
