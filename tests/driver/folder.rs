//! What the window's own file dialog is told of a folder, and what it takes a typed name for.

use std::fs;
use std::path::{Path, PathBuf};

use heibai::app::file_portal::{FileFilter, with_ending};
use heibai::app::folder::{Entry, MAX_ENTRIES, free_name, has_ending, list, meant, safe_name};

const ENDINGS: [&str; 4] = ["heibai", "txt", "ggf", "psq"];

fn folder_of(files: &[&str], folders: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    for name in files {
        fs::write(folder.path().join(name), "f5").expect("it can be written");
    }
    for name in folders {
        fs::create_dir(folder.path().join(name)).expect("it can be made");
    }
    folder
}

fn names(entries: &[Entry]) -> Vec<&str> {
    entries.iter().map(|entry| entry.name.as_str()).collect()
}

#[test]
fn folders_come_first_and_names_follow_each_other_as_people_count() {
    let folder = folder_of(
        &["game 10.txt", "Game 9.txt", "game 9a.txt", "Zebra.ggf", "äpfel.txt", "game 09.txt"],
        &["zoo", "Archive"],
    );
    let entries = list(folder.path()).expect("it can be read");
    assert_eq!(
        names(&entries),
        [
            "Archive",
            "zoo",
            "Game 9.txt",
            "game 09.txt",
            "game 9a.txt",
            "game 10.txt",
            "Zebra.ggf",
            "äpfel.txt"
        ]
    );
    assert_eq!(entries.iter().filter(|entry| entry.is_folder).count(), 2);
    assert!(entries.iter().all(|entry| entry.modified.is_some()));
}

#[test]
fn hidden_names_are_left_out_and_strange_ones_are_not() {
    let strange = ["<b>bold<b>.txt", "a\nb.txt", "&Game.txt", "%41.txt", "#?.txt", "“quoted”.txt"];
    let folder = folder_of(&strange, &[".hidden"]);
    fs::write(folder.path().join(".config"), "").expect("it can be written");
    let entries = list(folder.path()).expect("it can be read");
    assert_eq!(entries.len(), strange.len());
    for name in strange {
        assert!(names(&entries).contains(&name), "{name:?}");
    }
}

#[cfg(unix)]
#[test]
fn links_are_what_they_lead_to_and_names_that_are_no_text_stay_as_they_are() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;

    let folder = folder_of(&[], &["real"]);
    symlink(folder.path().join("real"), folder.path().join("link")).expect("it can be made");
    symlink("/nowhere/at/all", folder.path().join("broken.txt")).expect("it can be made");
    fs::write(folder.path().join(OsStr::from_bytes(b"\xff.txt")), "").expect("it can be written");
    let entries = list(folder.path()).expect("it can be read");
    assert_eq!(names(&entries), ["link", "real", "broken.txt", "\u{fffd}.txt"]);
    assert_eq!(entries[3].file, OsStr::from_bytes(b"\xff.txt"));
    assert!(entries[0].is_folder);
    assert!(!entries[2].is_folder);
}

#[test]
fn what_is_no_folder_is_told_with_its_place() {
    let folder = folder_of(&["file"], &[]);
    for path in [folder.path().join("file"), folder.path().join("missing")] {
        let error = list(&path).expect_err("it is none");
        assert_eq!(error.path, path);
        assert!(error.to_string().contains(&path.display().to_string()));
    }
}

#[test]
fn a_folder_without_end_is_cut() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    for number in 0..=MAX_ENTRIES {
        fs::File::create(folder.path().join(format!("{number}.txt"))).expect("it can be made");
    }
    assert_eq!(list(folder.path()).expect("it can be read").len(), MAX_ENTRIES);
}

#[test]
fn a_name_gets_the_wanted_ending_unless_it_has_one() {
    let folder = Path::new("/games");
    for (typed, file) in [
        ("first", "/games/first.heibai"),
        ("  first  ", "/games/first.heibai"),
        ("first.TXT", "/games/first.TXT"),
        ("v1.2", "/games/v1.2.heibai"),
        ("2026-11-21 Othello Black–Level 3", "/games/2026-11-21 Othello Black–Level 3.heibai"),
        ("old/first.ggf", "/games/old/first.ggf"),
        ("/elsewhere/first", "/elsewhere/first.heibai"),
        ("../first", "/games/../first.heibai"),
    ] {
        assert_eq!(
            meant(folder, typed, "heibai", &ENDINGS),
            Some(PathBuf::from(file)),
            "{typed:?}"
        );
    }
}

#[test]
fn what_names_no_file_is_none() {
    for typed in ["", "   ", "folder/", "..", ".", "/", "a\0b", "old/.."] {
        assert_eq!(meant(Path::new("/games"), typed, "heibai", &ENDINGS), None, "{typed:?}");
    }
}

#[test]
fn an_ending_is_what_follows_the_last_dot() {
    assert!(has_ending("a.b.ggf", ENDINGS));
    assert!(has_ending("a.GGF", ENDINGS));
    assert!(!has_ending("ggf", ENDINGS));
    assert!(!has_ending(".ggf", ENDINGS));
    assert!(!has_ending("a.ggf.gz", ENDINGS));
}

#[test]
fn a_name_is_safe_on_every_file_system() {
    for (name, safe) in [
        ("2026-11-25 Othello Anna–Level 3", "2026-11-25 Othello Anna–Level 3"),
        ("a/b\\c:d*e?f\"g<h>i|j\0k\nl", "abcdefghijkl"),
        ("..hidden", "hidden"),
        ("ends. . ", "ends"),
        ("turned \u{202e}round", "turned round"),
        ("黑白棋", "黑白棋"),
        ("/", ""),
    ] {
        assert_eq!(safe_name(name), safe, "{name:?}");
    }
    let long = safe_name(&"白".repeat(300));
    assert!(long.len() <= 200 && long.chars().all(|letter| letter == '白'), "{long}");
}

#[test]
fn a_name_that_is_taken_gets_the_first_free_number() {
    let taken = ["game.sgf", "game 2.sgf", "game 4.sgf", "other.txt"];
    let is_taken = |name: &str| taken.contains(&name);
    assert_eq!(free_name("game", "sgf", is_taken), "game 3");
    assert_eq!(free_name("game", "txt", is_taken), "game");
    assert_eq!(free_name("other", "txt", is_taken), "other 2");
}

#[test]
fn a_filter_of_the_portal_matches_any_case_and_names_files_without_an_ending() {
    let filter = FileFilter::parse("Heibai's own (file) (*.heibai *.h1)").expect("it is one");
    assert_eq!(filter.name, "Heibai's own (file)");
    assert_eq!(filter.patterns, ["*.[hH][eE][iI][bB][aA][iI]", "*.[hH]1"]);
    for text in ["", "Games", "Games (", "Games ()", "(*.sgf"] {
        assert_eq!(FileFilter::parse(text), None, "{text}");
    }
    let folder = folder_of(&["taken", "taken.heibai"], &[]);
    let named = |name: &str| with_ending(folder.path().join(name), Some(&filter));
    assert_eq!(named("game"), folder.path().join("game.heibai"));
    assert_eq!(named("game.txt"), folder.path().join("game.txt"));
    assert_eq!(named("taken"), folder.path().join("taken"), "nobody was asked about the other");
    let all = FileFilter::parse("All files (*)");
    assert_eq!(with_ending("game".into(), all.as_ref()), Path::new("game"));
    assert_eq!(with_ending("game".into(), None), Path::new("game"));
}
