//! Libraries in C that are loaded before all others, so that the system fails or dawdles as no test could make it.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use tempfile::TempDir;

/// Compiles a library, to be named by `LD_PRELOAD`; it goes with its folder.
pub fn library(source: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let (file, library) = (folder.path().join("it.c"), folder.path().join("it.so"));
    fs::write(&file, source).expect("it can be written");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&file).arg("-ldl");
    assert!(compiler.status().expect("there is a compiler").success());
    (folder, library)
}

/// Runs a test again in a process of its own, with such a library; returns whether this is that process.
pub fn is_preloaded(source: &str, test: &str) -> bool {
    /// Tells the test binary, started once more, that it is.
    const IS_CHILD: &str = "HEIBAI_TEST_PRELOADED";
    if std::env::var_os(IS_CHILD).is_some() {
        return true;
    }
    let (_folder, library) = library(source);
    let output = Command::new(std::env::current_exe().expect("this is a program"))
        .args(["--exact", test])
        .env(IS_CHILD, "1")
        .env("LD_PRELOAD", library)
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
    false
}
