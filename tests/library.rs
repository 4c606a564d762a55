//! Games from files and texts, as a window opens them: one game, or a list to choose from; and the games that were
//! finished, which are kept.

mod driver_support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use driver_support::{Home, Program, opening};
use heibai::app::disk::ReasonKind;
use heibai::app::driver::Doing;
use heibai::app::library::{
    Archive, Catalogue, Column, Imported, Order, Progress, read_file, read_text,
};
use heibai::app::state::{Event, Status, StudyEvent};
use heibai::game::tree::{GameTree, Start};
use heibai::game::{Game, Level, Mode, Phase, Ply, Side, Variant};
use heibai::records::ReadErrorKind;
use heibai::records::formats::{Collection, Games, Source};
use proptest::prelude::*;

/// Four games, of which the third is broken.
const ARCHIVE: &str = "(;GM[Othello]PC[GGS/os]DT[2004.09.18]PB[Ann]PW[Bob]RE[+2.00]TY[8]B[F5]W[D6];)\n\
    (;GM[Othello]PC[Kyoto]DT[2001.02.03]PB[Émile]PW[Ann]RE[-14.00]TY[8]B[D3]W[C5];)\n\
    (;GM[Othello]PB[Cid]PW[Dot]TY[8]B[F5]\nW[A1];)\n\
    (;GM[Othello]DT[1999.12.31]PB[Eve]PW[Fay]RE[+64.00:r]TY[8]B[C4];)\n";

fn list(text: &str) -> Catalogue {
    match read_text(text, Variant::default(), &Progress::default()).expect("it is read").games {
        Imported::Several(list) => *list,
        other => panic!("{other:?}"),
    }
}

fn by(column: Column) -> Order {
    Order { column, is_descending: false }
}

/// The main line that is studied.
fn studied(program: &Program) -> String {
    let study = program.driver.state().study().expect("a game is studied");
    moves(study.tree())
}

fn moves(tree: &GameTree) -> String {
    let start = tree.start().position();
    tree.plies(tree.main_end()).into_iter().map(|ply| start.ply_name(ply)).collect()
}

/// Waits until nothing is done in the background.
fn quiet(program: &mut Program) {
    program.until("quiet", |driver| driver.background().is_none());
}

fn rows(program: &Program) -> Vec<String> {
    let list = program.driver.catalogue().expect("there is a list");
    (0..list.len()).map(|game| list.row(game).summary.names.black).collect()
}

#[test]
fn several_games_are_listed_and_one_is_chosen() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.driver.open(home.write("club.ggf", ARCHIVE));
    let note = program.until_says(Status::ListRead);
    assert_eq!((note.number, note.format, &*note.detail), (4, "ggf", "club.ggf"));
    assert_eq!((program.moves().as_str(), program.phase()), ("f5d6", Phase::Running));
    assert_eq!(rows(&program), ["Ann", "Émile", "Cid", "Eve"]);

    program.driver.open_listed(1);
    quiet(&mut program);
    assert_eq!(studied(&program), "d3c5");
    program.driver.open_listed(0);
    quiet(&mut program);
    assert_eq!(studied(&program), "f5d6");
    // What was studied before comes back, and the game that was played was never touched.
    program.tell(Event::Undo);
    assert_eq!(studied(&program), "d3c5");
    program.tell(Event::Study(StudyEvent::Leave));
    assert_eq!(program.moves(), "f5d6");

    // One that is broken says where, and changes nothing.
    program.driver.open_listed(2);
    let note = program.until_says(Status::GameRefused);
    assert_eq!((note.number, note.line, note.column), (3, 4, 3));
    assert!(matches!(note.problem, Some(ReadErrorKind::IllegalMove(_))));
    assert_eq!(program.driver.list_trouble().expect("it is told in the list").game, 2);
    assert!(program.driver.state().study().is_none());
    // There is no such game.
    program.driver.open_listed(4);
    assert!(program.driver.background().is_none());
}

#[test]
fn a_list_is_pasted_and_given_on_the_command_line_as_well() {
    let home = Home::new();
    let mut program = home.launch();
    program.driver.paste(ARCHIVE);
    let note = program.shown().note;
    assert_eq!((note.status, note.number, &*note.detail), (Status::ListRead, 4, ""));
    let file = home.write("games.txt", "f5d6c3\nf5f6\nd3c3\n");
    let mut program = home.launch_with(opening(&file));
    let note = program.until_says(Status::ListRead);
    assert_eq!((note.number, note.format), (3, "transcript"));
    assert_eq!(program.phase(), Phase::Ready);
}

#[test]
fn it_is_said_what_a_text_was_taken_for_and_what_is_wrong_with_it() {
    let home = Home::new();
    let mut program = home.launch();
    for (text, format) in [
        ("f5d6", "transcript"),
        ("(;GM[Othello]TY[8]B[F5];)", "ggf"),
        ("(;GM[2]FF[4]SZ[8];B[fe])", "sgf"),
        ("Piskvorky 15x15, 0:0, 0\n8,8,0\n", "psq"),
        ("---------------------------OX------XOO-----------------------O-- X", "board"),
    ] {
        program.driver.paste(text);
        let note = program.shown().note;
        assert_eq!((note.status, note.format), (Status::Opened, format), "{text}");
    }
    let mut wthor = wthor(3);
    wthor[16 + 68 + 8 + 1] = 99;
    program.driver.open(home.write("broken.wtb", &wthor));
    program.until_says(Status::ListRead);
    program.driver.open_listed(1);
    let note = program.until_says(Status::GameRefused);
    assert_eq!((note.line, note.column, note.problem), (0, 94, Some(ReadErrorKind::Syntax)));
    program.driver.paste("(;GM[2]FF[4]SZ[8]\n;B[aa])");
    let note = program.shown().note;
    assert_eq!((note.status, note.line, note.column), (Status::PasteRefused, 2, 4));
}

#[test]
fn a_game_goes_on_where_a_match_can_hold_it_and_else_is_studied() {
    for (text, is_studied) in [
        ("f5d6c3", false),
        ("(;GM[Othello]PB[Ann]TY[8]B[F5]W[D6];)", false),
        ("(;GM[Othello]PB[Ann]TY[8]B[F5/2.5]W[D6];)", true),
        ("(;GM[Othello]TY[12]B[H7];)", true),
        ("(;GM[2]FF[4]SZ[8];B[fe])", true),
        ("---------------------------OX------XOO-----------------------O-- X", true),
    ] {
        let import = read_text(text, Variant::default(), &Progress::default()).expect("a game");
        assert_eq!(matches!(import.games, Imported::Studied(_)), is_studied, "{text}");
    }
    let home = Home::new();
    let mut program = home.launch();
    program.driver.paste("(;GM[Othello]TY[12]B[H7];)");
    assert_eq!(program.driver.state().study().expect("it is studied").position().size(), 12);
}

#[test]
fn every_word_has_to_be_said_whatever_its_case() {
    let list = list(ARCHIVE);
    let found = |query: &str| list.arrange(query, Order::default(), || true).expect("it is wanted");
    assert_eq!(found(""), [0, 1, 2, 3]);
    assert_eq!(found("ann"), [0, 1]);
    assert_eq!(found(" ANN  kyo "), [1]);
    assert_eq!(found("émile"), [1]);
    assert_eq!(found("ÉMI"), [1]);
    assert!(found("ann eve").is_empty());
    // What one game says ends where the next begins.
    assert!(found("annbob").is_empty());
    assert_eq!(list.arrange("ann", Order::default(), || false), None);
}

#[test]
fn a_list_is_sorted_by_every_column_and_what_is_not_said_is_last() {
    let list = list(ARCHIVE);
    let sorted = |column, is_descending| {
        list.arrange("", Order { column, is_descending }, || true).expect("it is wanted")
    };
    assert_eq!(sorted(Column::Number, true), [3, 2, 1, 0]);
    assert_eq!(sorted(Column::Black, false), [0, 2, 3, 1]);
    assert_eq!(sorted(Column::White, false), [1, 0, 2, 3]);
    assert_eq!(sorted(Column::Date, false), [3, 1, 0, 2]);
    assert_eq!(sorted(Column::Date, true), [0, 1, 3, 2]);
    assert_eq!(sorted(Column::Result, false), [1, 0, 3, 2]);
    assert_eq!(sorted(Column::Event, true)[..2], [1, 0]);
}

/// A base of WTHOR with so many games: one line that goes on for a while, by many players.
fn wthor(games: usize) -> Vec<u8> {
    const LINE: [u8; 4] = [56, 64, 33, 34];
    let mut bytes = vec![20, 26, 11, 22];
    bytes.extend((games as u32).to_le_bytes());
    bytes.extend([0, 0]);
    bytes.extend(2026_u16.to_le_bytes());
    bytes.extend([8, 0, 22, 0]);
    for game in 0..games {
        for number in [game % 600, game * 7 % 5000, game * 13 % 5000] {
            bytes.extend((number as u16).to_le_bytes());
        }
        bytes.extend([(game % 65) as u8, 32]);
        let moves = bytes.len();
        bytes.extend(LINE);
        bytes.resize(moves + 60, 0);
    }
    bytes
}

/// A file of names beside it.
fn names(what: &str, count: usize, length: usize) -> Vec<u8> {
    let mut bytes = vec![20, 26, 11, 22, 0, 0, 0, 0];
    bytes.extend((count as u16).to_le_bytes());
    bytes.resize(16, 0);
    for number in 0..count {
        let mut name = format!("{what} {number}").into_bytes();
        name.resize(length, 0);
        bytes.extend(name);
    }
    bytes
}

#[test]
fn a_whole_base_is_listed_with_the_names_beside_it() {
    const GAMES: usize = 137_548;
    let home = Home::new();
    let file = home.write("WTH_2026.wtb", wthor(GAMES));
    home.write("WTHOR.JOU", names("Player", 5000, 20));
    home.write("WTHOR.TRN", names("Cup", 600, 26));
    let begun = Instant::now();
    let import = read_file(&file, Variant::default(), &Progress::default()).expect("it is read");
    let read = begun.elapsed();
    let Imported::Several(list) = import.games else { panic!("there are several") };
    assert_eq!((import.format.name, list.len(), list.title()), ("wthor", GAMES, "WTH_2026.wtb"));
    let row = list.row(1001).summary;
    assert_eq!((&*row.names.black, &*row.event, &*row.date), ("Player 2007", "Cup 401", "2026"));
    let begun = Instant::now();
    let found = list.arrange("player 2007 cup", Order::default(), || true).expect("it is wanted");
    let filtered = begun.elapsed();
    assert!(found.contains(&1001) && found.len() < 100, "{}", found.len());
    let begun = Instant::now();
    let sorted = list.arrange("", by(Column::White), || true).expect("it is wanted");
    eprintln!(
        "{GAMES} games: read in {read:?}, filtered in {filtered:?}, sorted in {:?}",
        begun.elapsed()
    );
    assert_eq!(list.row(sorted[0] as usize).summary.names.white, "Player 0");
    assert_eq!(moves(&list.tree(GAMES - 1).expect("it is whole")), "f5d6c3d3");
}

#[test]
fn what_takes_long_is_stopped_and_the_game_stays() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let file = home.write("big.wtb", wthor(100_000));
    program.driver.open(file.clone());
    let (doing, name, _) = program.driver.background().expect("it is read");
    assert_eq!((doing, name), (Doing::Reading, "big.wtb"));
    program.driver.cancel_reading();
    assert_eq!(program.status(), Status::ReadingStopped);
    assert!(program.driver.background().is_none());
    program.settle();
    assert!(program.driver.catalogue().is_none());
    assert_eq!(program.moves(), "f5d6");
    // The later of two counts.
    program.driver.open(file.clone());
    program.driver.open(home.write("one.txt", "c4c3"));
    program.until_says(Status::Opened);
    assert_eq!(program.moves(), "c4c3");
    program.settle();
    assert!(program.driver.catalogue().is_none());
    program.quit();
    // At the start the unfinished game is shown then.
    let mut program = home.launch_with(opening(&file));
    program.driver.cancel_reading();
    program.until_moves("c4c3");
    assert!(program.driver.catalogue().is_none());
}

#[test]
fn a_long_text_is_read_in_the_background() {
    let home = Home::new();
    let mut program = home.launch();
    let text = "f5d6c3d3c4\n".repeat(4000);
    assert!(program.driver.paste(&text).is_empty());
    assert!(program.driver.background().is_some());
    let note = program.until_says(Status::ListRead);
    assert_eq!((note.number, note.format), (4000, "transcript"));
}

#[test]
fn games_of_a_list_are_exported_in_the_format_of_the_name() {
    let home = Home::new();
    let mut program = home.launch();
    program.driver.paste(ARCHIVE);
    for (name, format) in [("some.sgf", "sgf"), ("some.ggf", "ggf"), ("some.txt", "transcript")] {
        program.driver.export(vec![0, 2, 1], home.path(name));
        program.until(name, |driver| driver.state().shown().note.detail == name);
        let note = program.shown().note;
        assert_eq!((note.status, note.number, note.count), (Status::Exported, 2, 1));
        assert_eq!(note.format, format);
        let bytes = fs::read(home.path(name)).expect("it is there");
        let source = Source { bytes, ..Source::default() };
        let games = Collection::read(&source, None).expect("it is read");
        assert_eq!((games.format().name, games.len()), (format, 2));
        assert_eq!(moves(&games.tree(1).expect("it is whole")), "d3c5");
    }
    // One that holds one game, one that is only read, one of the other game.
    for name in ["several.heibai", "base.wtb", "other.psq", "no/such/folder.sgf"] {
        program.driver.export(vec![0, 1], home.path(name));
        quiet(&mut program);
        let note = program.shown().note;
        let is_one = name == "several.heibai";
        assert_eq!(
            note.status,
            if is_one { Status::Exported } else { Status::ExportFailed },
            "{name}"
        );
        assert_eq!(home.path(name).exists(), is_one, "{name}");
    }
}

/// A game that a person gives up after these moves.
fn give_up(program: &mut Program, moves: &str) {
    program.tell(Event::ChooseMode(Mode::TwoPlayers));
    program.tell(Event::Start);
    program.play(moves);
    program.tell(Event::Resign);
    assert_eq!(program.phase(), Phase::Over);
}

fn kept(home: &Home) -> Vec<PathBuf> {
    let Ok(months) = fs::read_dir(home.path("data/games")) else { return Vec::new() };
    let folders = months.flatten().filter_map(|month| fs::read_dir(month.path()).ok());
    let mut files: Vec<PathBuf> = folders.flatten().flatten().map(|file| file.path()).collect();
    files.sort();
    files
}

#[test]
fn every_finished_game_is_kept_once_with_all_that_was_played_in_it() {
    let home = Home::new();
    let mut program = home.launch();
    program.driver.use_local_time(|| "2026-11-22 09:14:03".to_owned());
    give_up(&mut program, "f5d6c3");
    program.settle();
    let files = kept(&home);
    assert_eq!(files, [home.path("data/games/2026-11/2026-11-22 09-14-03.sgf")]);
    // Taken back and ended otherwise it is still the same game.
    program.tell(Event::Undo);
    program.tell(Event::Undo);
    program.play("c4");
    program.tell(Event::Resign);
    program.settle();
    assert_eq!(kept(&home), files);
    program.tell(Event::Undo);
    program.tell(Event::Redo);
    program.settle();
    assert_eq!(kept(&home), files);
    let text = fs::read_to_string(&files[0]).expect("it is a text");
    assert!(text.contains("DT[2026-11-22]") && text.contains("RE["), "{text}");
    // Another game of the same second gets a name of its own.
    program.tell(Event::Reset);
    give_up(&mut program, "d3");
    program.settle();
    assert_eq!(kept(&home).len(), 2);
    // A game that was opened is over already.
    program.driver.save_as(home.path("over.heibai"));
    program.until_says(Status::Saved);
    program.driver.open(home.path("over.heibai"));
    program.until_says(Status::Opened);
    program.settle();
    assert_eq!(kept(&home).len(), 2);

    program.driver.list_finished();
    quiet(&mut program);
    let list = program.driver.catalogue().expect("it is listed");
    assert!(list.is_archive());
    let openings: Vec<_> = (0..list.len()).map(|game| list.row(game).opening).collect();
    assert_eq!(openings.len(), 2);
    let game =
        openings.iter().position(|it| it == "f5d6c4").expect("the last line is the main one");
    assert_eq!(list.row(game).variant, Some(Variant::default()));
    program.driver.open_listed(game);
    quiet(&mut program);
    let tree = program.driver.state().study().expect("it is studied").tree();
    assert_eq!((tree.len(), &*tree.facts.date), (4, "2026-11-22"), "what was taken back is there");
}

#[test]
fn a_game_against_the_machine_is_kept_with_its_level() {
    let home = Home::new();
    let mut program = home.launch();
    program.tell(Event::ChooseMode(Mode::PlayBlack));
    program.tell(Event::ChooseLevel(Side::White, Level::new(3).expect("there are ten")));
    program.tell(Event::ChooseVariant(Variant::usual(Game::Gomoku)));
    program.tell(Event::Start);
    program.play("h8");
    program.tell(Event::Resign);
    program.settle();
    program.driver.list_finished();
    quiet(&mut program);
    let row = program.driver.catalogue().expect("it is listed").row(0);
    assert_eq!((&*row.summary.names.black, &*row.summary.names.white), ("", "Heibai 3"));
    assert_eq!((row.variant, &*row.summary.result), (Some(Variant::usual(Game::Gomoku)), "W+R"));
    assert_eq!(row.opening, "h8");
}

#[test]
fn nothing_is_kept_by_who_does_not_want_it() {
    let home = Home::new();
    let mut program = home.launch();
    program.change(|settings| settings.play.keep_games = false);
    give_up(&mut program, "f5");
    program.settle();
    assert!(kept(&home).is_empty());
    program.quit();
    assert!(!home.launch().driver.settings().play.keep_games);
}

#[test]
fn finished_games_are_deleted_one_by_one_and_all_at_once_and_nothing_else_is() {
    let home = Home::new();
    let mut program = home.launch();
    for opening in ["f5", "d3", "c4"] {
        give_up(&mut program, opening);
        program.tell(Event::Reset);
    }
    program.settle();
    let stranger = home.write("data/games/notes.txt", "not ours");
    let hidden = home.write("data/games/.sgf", "");
    assert_eq!(kept(&home).len(), 3);
    program.driver.list_finished();
    quiet(&mut program);
    program.driver.delete_listed(&[1]);
    program.until_says(Status::GamesDeleted);
    quiet(&mut program);
    assert_eq!(program.driver.catalogue().expect("it is listed anew").len(), 2);
    assert_eq!(kept(&home).len(), 2);
    program.driver.delete_finished();
    program.until("an empty list", |driver| driver.catalogue().is_some_and(|list| list.is_empty()));
    assert!(kept(&home).is_empty());
    assert!(stranger.exists() && hidden.exists());
    // There is none any more.
    program.driver.delete_finished();
    program.until("none", |driver| driver.state().shown().note.number == 0);
}

#[test]
fn two_windows_keep_their_games_beside_each_other() {
    let home = Home::new();
    let mut windows: Vec<Program> = (0..2).map(|_| home.launch()).collect();
    for window in &mut windows {
        window.driver.use_local_time(|| "2026-11-22 09:14:03".to_owned());
        give_up(window, "f5");
    }
    for window in &mut windows {
        window.settle();
    }
    assert_eq!(kept(&home).len(), 2);
    // A window that is closed at once has kept its game.
    let mut last = home.launch();
    give_up(&mut last, "d3");
    last.quit();
    assert_eq!(kept(&home).len(), 3);
}

#[test]
fn garbage_in_the_folder_is_listed_as_what_it_is_and_harms_no_game() {
    let home = Home::new();
    let mut program = home.launch();
    give_up(&mut program, "f5d6");
    program.settle();
    home.write("data/games/2026-11/9999 broken.sgf", "(;GM[2]FF[4]SZ[8];B[aa])");
    home.write("data/games/2026-11/9998 noise.sgf", [0, 159, 146, 150]);
    home.write("data/games/2026-11/9997 empty.sgf", "");
    home.write("data/games/2026-11/.heibai-a1b2c3.part", "(;GM[2]");
    home.write("data/games/folder.sgf/inside.txt", "");
    #[cfg(unix)]
    std::os::unix::fs::symlink("nowhere", home.path("data/games/link.sgf"))
        .expect("it can be made");
    program.driver.list_finished();
    quiet(&mut program);
    let list = program.driver.catalogue().expect("it is listed");
    let broken: Vec<bool> = (0..list.len()).map(|game| list.row(game).is_broken).collect();
    assert_eq!(broken, [true, true, true, false]);
    assert_eq!(list.row(0).summary.event, "9999 broken.sgf");
    program.driver.open_listed(0);
    let note = program.until_says(Status::GameRefused);
    assert_eq!((note.number, note.line, note.column), (1, 1, 21));
    program.driver.open_listed(3);
    quiet(&mut program);
    assert_eq!(studied(&program), "f5d6");
    // One that another window deleted meanwhile.
    fs::remove_file(list.file(3).expect("it has one")).expect("it is there");
    program.driver.open_listed(3);
    let note = program.until_says(Status::GameRefused);
    assert_eq!(note.reason.expect("it is gone").kind, ReasonKind::Missing);
    // The folder itself is none.
    let home = Home::new();
    home.write("data/games", "in the way");
    let mut program = home.launch();
    give_up(&mut program, "f5");
    program.until_says(Status::FinishedNotKept);
    program.driver.list_finished();
    program.until_says(Status::OpenRefused);
}

/// Tells the test binary, started once more, where it keeps games.
const CHILD_FOLDER: &str = "HEIBAI_TEST_GAMES";

fn line_of(plies: &[usize]) -> GameTree {
    let mut tree = GameTree::new(Start::of(Variant::usual(Game::Gomoku)).expect("the usual one"));
    let mut at = heibai::game::tree::NodeId::ROOT;
    for &cell in plies {
        at = tree.play(at, Ply::Place(cell)).expect("it is empty");
    }
    tree
}

/// The other half of the tests below.
#[test]
fn child_that_keeps_games_until_it_is_killed() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER).map(PathBuf::from) else { return };
    let archive = Archive::at(folder);
    let tree = line_of(&(0..20).map(|number| number * 37 % 225).collect::<Vec<_>>());
    let mut before = None;
    for number in 0.. {
        let moment = format!("2026-11-22 {:02}:00:{:02}", number % 24, number % 60);
        // Every other one takes the place of the one before.
        let over = before.as_deref().filter(|_| number % 2 == 1);
        match archive.keep(&tree, &moment, over) {
            Ok(path) => before = Some(path),
            Err(error) if error.is_full_disk() => {
                println!("no room");
                std::process::exit(7);
            }
            Err(error) => panic!("{error}"),
        }
    }
}

fn child(folder: &Path, limit: &str) -> Command {
    let program = std::env::current_exe().expect("this is a program");
    let mut command = Command::new("sh");
    // A signal that is ignored before stays so: the write fails as it does on a full disk.
    let script = format!("trap '' XFSZ; {limit} exec \"$0\" \"$@\"");
    command.args(["-c", &script]).arg(program);
    command.args(["--exact", "child_that_keeps_games_until_it_is_killed", "--nocapture"]);
    command.env(CHILD_FOLDER, folder).stdout(std::process::Stdio::null());
    command
}

#[cfg(unix)]
#[test]
fn a_kill_at_any_moment_leaves_whole_games() {
    let home = Home::new();
    let folder = home.path("games");
    for milliseconds in [20, 35, 60, 110, 170] {
        let mut child = child(&folder, "").spawn().expect("it starts");
        std::thread::sleep(Duration::from_millis(milliseconds));
        child.kill().expect("it runs");
        child.wait().expect("it has ended");
        let list = Archive::at(folder.clone()).list(&Progress::default()).expect("it is listed");
        for game in 0..list.len() {
            assert!(!list.row(game).is_broken, "{:?}", list.file(game));
            assert_eq!(list.tree(game).expect("it is whole").len(), 20);
        }
    }
    assert!(!kept_in(&folder).is_empty(), "the child kept some");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_leaves_what_was_there() {
    let home = Home::new();
    let folder = home.path("games");
    let archive = Archive::at(folder.clone());
    let path =
        archive.keep(&line_of(&[1, 2, 3]), "2026-11-22 00:00:00", None).expect("there is room");
    let before = fs::read(&path).expect("it is there");
    let status = child(&folder, "ulimit -f 0;").status().expect("it starts");
    assert_eq!(status.code(), Some(7));
    assert_eq!(kept_in(&folder), std::slice::from_ref(&path), "nothing half-written is left");
    assert_eq!(fs::read(&path).expect("it is there"), before);
}

fn kept_in(folder: &Path) -> Vec<PathBuf> {
    let months = fs::read_dir(folder).expect("it is there").flatten();
    let files = months.flat_map(|month| fs::read_dir(month.path()).expect("it is one").flatten());
    files.map(|file| file.path()).collect()
}

proptest! {
    /// The list finds what a look at every game finds.
    #[test]
    fn a_search_finds_what_a_look_at_every_game_finds(
        players in prop::collection::vec(("[A-Cä ]{0,4}", "[a-cÄ ]{0,4}"), 2..40),
        query in "[abcÄ ]{0,3}",
    ) {
        let game = |(black, white): &(String, String)| {
            format!("(;GM[2]FF[4]SZ[8]PB[{black}]PW[{white}];B[fe])\n")
        };
        let text = players.iter().map(game).collect::<Vec<_>>().concat();
        let list = list(&text);
        let found = list.arrange(&query, by(Column::Black), || true).expect("it is wanted");
        let mut numbers: Vec<u32> = found.clone();
        numbers.sort_unstable();
        let wanted: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
        let says = |game: &u32| {
            let names = list.row(*game as usize).summary.names;
            let said = [names.black.to_lowercase(), names.white.to_lowercase()];
            wanted.iter().all(|word| said.iter().any(|name| name.contains(word)))
        };
        let expected: Vec<u32> = (0..players.len() as u32).filter(says).collect();
        prop_assert_eq!(numbers, expected);
        let name = |&game: &u32| list.row(game as usize).summary.names.black.to_lowercase();
        let names: Vec<String> = found.iter().map(name).filter(|name| !name.is_empty()).collect();
        prop_assert!(names.is_sorted(), "{:?}", names);
    }

    /// Whatever is pasted is a game, a list or an error.
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let _ = read_text(&text, Variant::default(), &Progress::default());
    }
}
