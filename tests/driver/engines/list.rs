//! The list of programs, and its file.

use std::fs;

use heibai::app::disk::Trouble;
use heibai::app::engines::{EnginesFile, EntryError, ListedProgram, line_of, words_of};
use heibai::app::state::Status;
use heibai::engine::program::Dialect;
use heibai::engine::program::detect::Abilities;
use heibai::game::{Game, ProgramId};

use crate::driver_support::Home;

fn edax(number: u64) -> ListedProgram {
    ListedProgram {
        id: ProgramId::new(number),
        name: format!("Edax {number}"),
        command: "/opt/edax/my edax".to_owned(),
        arguments: ["-gtp", "-l", "a b", "#1"].map(str::to_owned).to_vec(),
        folder: Some("/opt/edax".to_owned()),
        dialect: Dialect::Gtp,
        game: Game::Othello,
        abilities: Abilities { time: true },
        move_seconds: 5,
    }
}

#[test]
fn what_is_written_is_read_again() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("new/engines.toml");
    let (mut file, read, notice) = EnginesFile::open(path.clone());
    assert!(read.is_empty() && notice.is_none() && !path.exists());
    let mut pbrain = edax(2);
    (pbrain.dialect, pbrain.game) = (Dialect::Gomocup, Game::Gomoku);
    (pbrain.arguments, pbrain.folder) = (Vec::new(), None);
    let list = [edax(1), pbrain];
    assert!(file.save(&list.to_vec()).expect("there is room").is_none());
    let (_, read, notice) = EnginesFile::open(path);
    assert_eq!((read.as_slice(), notice), (&list[..], None));
}

#[test]
fn a_list_of_an_earlier_version_is_read() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("engines.toml");
    EnginesFile::open(path.clone()).0.save(&vec![edax(1)]).expect("there is room");
    let good = fs::read_to_string(&path).expect("it is there");
    let old = good.replace("can = [\"time\"]", "can = [\"time\", \"reports\", \"set-up\"]");
    assert_ne!(old, good);
    fs::write(&path, old).expect("it can be written");
    let (_, read, notice) = EnginesFile::open(path);
    assert_eq!((read, notice), (vec![edax(1)], None));
}

#[test]
fn two_windows_keep_what_either_has_changed() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("engines.toml");
    let (mut one, ..) = EnginesFile::open(path.clone());
    one.save(&vec![edax(1), edax(2)]).expect("there is room");
    let (mut other, ..) = EnginesFile::open(path.clone());
    // One removes the first and renames the second, the other adds a third.
    let renamed = ListedProgram { name: "Other".to_owned(), ..edax(2) };
    one.save(&vec![renamed.clone()]).expect("there is room");
    other.save(&vec![edax(1), edax(2), edax(3)]).expect("there is room");
    let (_, read, _) = EnginesFile::open(path);
    assert_eq!(read, [renamed, edax(3)]);
}

#[test]
fn what_is_not_understood_is_kept_aside_and_told_and_the_rest_is_used() {
    let home = Home::new();
    let path = home.folders().engines().expect("there is a place");
    let (mut file, ..) = EnginesFile::open(path.clone());
    file.save(&vec![edax(1)]).expect("there is room");
    let good = fs::read_to_string(&path).expect("it is there");
    let second = "[[program]]\nid = \"x\"\n";
    for (text, trouble, count) in [
        (String::new(), Trouble::Broken, 0),
        ("\u{0}".to_owned(), Trouble::Broken, 0),
        ("version = 2\n".to_owned(), Trouble::NewerVersion, 0),
        ("version = 1\nprogram = 3\n".to_owned(), Trouble::InvalidValues, 0),
        (good.replace("# end", second), Trouble::Broken, 1),
        (good.clone() + second, Trouble::InvalidValues, 1),
        (good.replace("\"gtp\"", "\"uci\""), Trouble::InvalidValues, 0),
        (good.replace("\"othello\"", "\"gomoku\""), Trouble::InvalidValues, 0),
        (good.replace("move-seconds = 5", "move-seconds = 601"), Trouble::InvalidValues, 0),
        (good.replace("Edax 1", "\\n"), Trouble::InvalidValues, 0),
        (good.replace("\n[[program]]", "\n[new]\na = 1\n[[program]]"), Trouble::UnknownKeys, 1),
    ] {
        fs::write(&path, &text).expect("it can be written");
        let (_, read, notice) = EnginesFile::open(path.clone());
        let notice = notice.unwrap_or_else(|| panic!("the user is told of {text:?}"));
        assert_eq!((notice.trouble, read.len()), (trouble, count), "{text}: {notice}");
        let kept = notice.kept_aside.expect("it could be moved");
        assert_eq!(fs::read_to_string(kept).expect("it is there"), text);
        // What could be used is there at the next start, of which nothing is to be told.
        let (_, read, notice) = EnginesFile::open(path.clone());
        assert_eq!((read.len(), notice), (count, None), "{text}");
        // The window says so.
        fs::write(&path, &text).expect("it can be written");
        let window = home.launch();
        let is_newer = trouble == Trouble::NewerVersion;
        let status = if is_newer { Status::FileNewer } else { Status::EnginesReset };
        assert_eq!(window.status(), status, "{text}");
        assert_eq!(window.driver.state().programs().len(), count);
    }
}

#[test]
fn only_what_can_be_read_again_is_written() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("engines.toml");
    let (mut file, ..) = EnginesFile::open(path.clone());
    let wrong = [
        (ListedProgram { name: " ".to_owned(), ..edax(1) }, EntryError::Name),
        (ListedProgram { name: "a\nb".to_owned(), ..edax(1) }, EntryError::Name),
        (ListedProgram { name: "x".repeat(61), ..edax(1) }, EntryError::Name),
        (ListedProgram { command: String::new(), ..edax(1) }, EntryError::Command),
        (ListedProgram { arguments: vec!["x".repeat(5000)], ..edax(1) }, EntryError::Arguments),
        (ListedProgram { folder: Some("\n".to_owned()), ..edax(1) }, EntryError::Folder),
        (ListedProgram { move_seconds: 601, ..edax(1) }, EntryError::MoveSeconds),
        (ListedProgram { game: Game::Gomoku, ..edax(1) }, EntryError::Game),
    ];
    for (program, error) in wrong {
        assert_eq!(program.check(), Err(error), "{program:?}");
        assert!(file.save(&vec![program]).is_err());
        assert!(!path.exists());
    }
}

#[test]
fn arguments_are_typed_as_they_are_in_a_terminal() {
    for line in ["", "-gtp", "-l 10 'a b' \"c d\"", "--book ''"] {
        let words = words_of(line).expect("it is well formed");
        assert_eq!(words_of(&line_of(&words)), Ok(words.clone()), "{line}");
    }
    assert_eq!(words_of("-l 10 'a b'"), Ok(["-l", "10", "a b"].map(str::to_owned).to_vec()));
    assert_eq!(words_of("'a"), Err(EntryError::Arguments));
}
