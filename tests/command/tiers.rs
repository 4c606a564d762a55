//! The program of a package hands over to the best build for the processor, once, with all its arguments.

#![cfg(all(unix, target_arch = "x86_64", not(target_feature = "avx2")))]

use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

/// A package in which the other builds only say who they are and what they were given.
fn package(tiers: &[&str]) -> TempDir {
    let package = TempDir::new().expect("a folder");
    fs::create_dir_all(package.path().join("bin")).expect("a folder");
    fs::create_dir_all(package.path().join("lib/heibai")).expect("a folder");
    install(package.path(), "bin/heibai");
    for tier in tiers {
        let file = package.path().join("lib/heibai").join(format!("heibai-{tier}"));
        fs::write(&file, format!("#!/bin/sh\necho {tier} \"$@\"\n")).expect("a file");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("it is ours");
    }
    package
}

/// Copies the real program.
fn install(package: &Path, place: &str) {
    fs::copy(env!("CARGO_BIN_EXE_heibai"), package.join(place)).expect("a copy");
}

fn run(package: &TempDir, tier: Option<&str>, arguments: &[&OsStr]) -> Output {
    run_at(package, "bin/heibai", tier, arguments)
}

fn run_at(package: &TempDir, place: &str, tier: Option<&str>, arguments: &[&OsStr]) -> Output {
    let mut command = Command::new(package.path().join(place));
    command.args(arguments).env_remove("HEIBAI_TIER").env_remove("HEIBAI_HANDED_OVER");
    if let Some(tier) = tier {
        command.env("HEIBAI_TIER", tier);
    }
    loop {
        match command.output() {
            // A program that another test starts in this moment holds the copy open for writing until it
            // has become itself; then the system says that the file is busy.
            Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => {
                thread::sleep(Duration::from_millis(5));
            }
            output => return output.expect("the program starts"),
        }
    }
}

fn version_by(package: &TempDir, tier: Option<&str>) -> String {
    let output = run(package, tier, &[OsStr::new("--version")]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("it prints UTF-8")
}

const OWN: &str = concat!("heibai ", env!("CARGO_PKG_VERSION"), "\n");
const V3: &str = "v3 --version\n";
const V4: &str = "v4 --version\n";

fn has_v3() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi2")
}

fn has_v4() -> bool {
    has_v3() && is_x86_feature_detected!("avx512vl") && is_x86_feature_detected!("avx512bw")
}

#[test]
fn the_best_build_that_the_processor_runs_is_chosen() {
    let package = package(&["v3", "v4"]);
    let best = if has_v4() {
        V4
    } else if has_v3() {
        V3
    } else {
        OWN
    };
    assert_eq!(version_by(&package, None), best);
    assert_eq!(version_by(&package, Some("v4")), best);
    assert_eq!(version_by(&package, Some("")), best);
    assert_eq!(version_by(&package, Some("v3")), if has_v3() { V3 } else { OWN });
    assert_eq!(version_by(&package, Some("v2")), OWN);
}

#[test]
fn a_build_that_is_missing_is_done_without() {
    let only_v3 = if has_v3() { V3 } else { OWN };
    assert_eq!(version_by(&package(&["v3"]), None), only_v3);
    assert_eq!(version_by(&package(&[]), None), OWN);
}

#[test]
fn a_program_in_a_folder_of_games_is_one_of_a_package_as_well() {
    let package = package(&["v3"]);
    fs::create_dir_all(package.path().join("games")).expect("a folder");
    install(package.path(), "games/heibai");
    let output = run_at(&package, "games/heibai", None, &[OsStr::new("--version")]);
    assert_eq!(output.stdout, if has_v3() { V3 } else { OWN }.as_bytes());
}

#[test]
fn only_a_program_in_a_folder_of_programs_is_one_of_a_package() {
    let package = package(&["v3", "v4"]);
    for folder in ["Downloads", "bin2", "libexec"] {
        fs::create_dir_all(package.path().join(folder)).expect("a folder");
        install(package.path(), &format!("{folder}/heibai"));
        let output =
            run_at(&package, &format!("{folder}/heibai"), None, &[OsStr::new("--version")]);
        assert_eq!(output.stdout, OWN.as_bytes(), "{folder}");
    }
}

#[test]
fn a_build_that_hands_over_to_itself_does_so_once() {
    let package = package(&[]);
    // The copies are the program itself; the one that is handed over to stands in a folder `bin` as well.
    fs::create_dir_all(package.path().join("other/bin")).expect("a folder");
    for tier in ["v3", "v4"] {
        let copy = format!("other/bin/heibai-{tier}");
        install(package.path(), &copy);
        let link = package.path().join(format!("lib/heibai/heibai-{tier}"));
        std::os::unix::fs::symlink(package.path().join(copy), link).expect("a link");
    }
    std::os::unix::fs::symlink(package.path().join("lib"), package.path().join("other/lib"))
        .expect("a link");
    assert_eq!(version_by(&package, None), OWN);
}

#[test]
fn every_argument_is_handed_over_as_it_is() {
    if !has_v3() {
        return;
    }
    let package = package(&["v3"]);
    let arguments = [OsStr::new("--mode"), OsStr::new("two words"), OsStr::from_bytes(b"g\xff")];
    assert_eq!(run(&package, None, &arguments).stdout, b"v3 --mode two words g\xff\n");
}

#[test]
fn a_build_that_does_not_start_is_named_and_done_without() {
    if !has_v3() {
        return;
    }
    let package = package(&["v3"]);
    let file = package.path().join("lib/heibai/heibai-v3");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("it is ours");
    let output = run(&package, None, &[OsStr::new("--version")]);
    assert_eq!(output.stdout, OWN.as_bytes());
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(complaint.contains("heibai-v3"), "{complaint}");
}

#[test]
fn a_tier_that_is_unknown_is_refused() {
    let output = run(&package(&[]), Some("v9"), &[OsStr::new("--version")]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(complaint, "heibai: HEIBAI_TIER: expected v2, v3 or v4, found \"v9\"\n");
}
