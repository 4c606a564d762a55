//! Lists of games that are opened, searched, sorted and exported.

use std::fs;
use std::time::Instant;

use super::{ARCHIVE, by, list, moves, quiet, rows, studied};
use crate::driver_support::{Home, opening};
use heibai::app::disk::ReasonKind;
use heibai::app::library::{
    Column, Ended, Filter, Imported, Order, Progress, read_file, read_text,
};
use heibai::app::state::Doing;
use heibai::app::state::{Event, ExplorerEvent, LibraryEvent, Note, Status, StudyEvent};
use heibai::game::{Mode, Phase, Variant};
use heibai::records::ReadErrorKind;
use heibai::records::formats::{Collection, Games, SourceFile};
use proptest::prelude::*;

#[test]
fn several_games_are_listed_and_one_is_chosen() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.open(home.write("club.ggf", ARCHIVE));
    let note = program.until_says(Status::ListRead);
    assert_eq!((note.number, note.format, &*note.detail), (4, "ggf", "club.ggf"));
    assert_eq!((program.moves().as_str(), program.phase()), ("f5d6", Phase::Running));
    assert_eq!(rows(&program), ["Ann", "Émile", "Cid", "Eve"]);

    program.library(LibraryEvent::OpenListed(program.list(), 1));
    quiet(&mut program);
    assert_eq!(studied(&program), "d3c5");
    program.library(LibraryEvent::OpenListed(program.list(), 0));
    quiet(&mut program);
    assert_eq!(studied(&program), "f5d6");
    // What was studied before comes back, and the game that was played was never touched.
    program.dispatch(Event::Undo);
    assert_eq!(studied(&program), "d3c5");
    program.dispatch(Event::Study(StudyEvent::Leave));
    assert_eq!(program.moves(), "f5d6");

    // One that is broken says where, and changes nothing.
    program.library(LibraryEvent::OpenListed(program.list(), 2));
    let note = program.until_says(Status::GameRefused);
    assert_eq!((note.number, note.line, note.column), (3, 4, 3));
    assert!(matches!(note.problem, Some(ReadErrorKind::IllegalMove(_))));
    assert_eq!(program.driver.state().list_trouble().expect("it is told in the list").game, 2);
    assert!(program.driver.state().study().is_none());
    // There is no such game.
    program.library(LibraryEvent::OpenListed(program.list(), 4));
    assert!(program.driver.background().is_none());
}

#[test]
fn a_list_is_pasted_and_given_on_the_command_line_as_well() {
    let home = Home::new();
    let mut program = home.launch();
    program.paste(ARCHIVE);
    let note = program.shown().note;
    assert_eq!((note.status, note.number, &*note.detail), (Status::ListRead, 4, ""));
    let file = home.write("games.txt", "f5d6c3\nf5f6\nd3c3\n");
    let mut program = home.launch_with(opening(&file));
    let note = program.until_says(Status::ListRead);
    assert_eq!((note.number, note.format), (3, "transcript"));
    assert_eq!(program.phase(), Phase::Ready);
}

#[test]
fn several_files_become_one_list_named_by_file() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let files = [
        home.write("club.ggf", ARCHIVE),
        home.write("one.txt", "f5d6c3"),
        home.write("broken.psq", "Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n"),
        home.path("gone.sgf"),
        home.write("last.txt", "d3c5"),
    ];
    program.library(LibraryEvent::Open(files.to_vec()));
    let note = program.until_says(Status::ListRead);
    assert_eq!((note.number, note.format), (6, "mixed"));
    assert_eq!((&*note.detail, note.count), ("club.ggf, one.txt, broken.psq", 2));
    assert_eq!(note.file, "broken.psq, gone.sgf", "these are no games");
    assert_eq!((program.moves().as_str(), program.phase()), ("f5d6", Phase::Running));
    let list = program.driver.state().catalogue().expect("it is listed");
    let events: Vec<_> = (0..8).map(|game| list.row(game).summary.event).collect();
    assert_eq!(events[0], "club.ggf · GGS/os");
    assert!(events[3].starts_with("club.ggf"), "{events:?}");
    assert_eq!(events[4..], ["one.txt", "broken.psq", "gone.sgf", "last.txt"]);
    let broken: Vec<_> = (0..8).filter(|&game| list.row(game).is_broken).collect();
    assert_eq!(broken, [5, 6]);
    let found = list.arrange(&Filter::of_words("club ann"), Order::default(), || true);
    assert!(found.is_some_and(|games| games.contains(&0) && games.iter().all(|&game| game < 4)));

    program.library(LibraryEvent::OpenListed(program.list(), 7));
    quiet(&mut program);
    assert_eq!(studied(&program), "d3c5");
    program.library(LibraryEvent::OpenListed(program.list(), 5));
    let note = program.until_says(Status::GameRefused);
    assert_eq!((note.number, note.line), (6, 3));
    program.library(LibraryEvent::OpenListed(program.list(), 6));
    quiet(&mut program);
    assert_eq!(program.driver.state().list_trouble().map(|trouble| trouble.game), Some(6));
    assert_eq!(studied(&program), "d3c5", "what was studied stays");

    // One is opened as ever; of none that can be read the first is told of.
    program.open(home.path("one.txt"));
    program.until_says(Status::Opened);
    assert_eq!(program.moves(), "f5d6c3");
    program.library(LibraryEvent::Open(vec![home.path("broken.psq"), home.path("gone.sgf")]));
    let note = program.until_says(Status::OpenRefused);
    assert_eq!(note.line, 3);
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
        program.paste(text);
        let note = program.shown().note;
        assert_eq!((note.status, note.format), (Status::Opened, format), "{text}");
    }
    let mut wthor = wthor(3);
    wthor[16 + 68 + 8 + 1] = 99;
    program.open(home.write("broken.wtb", &wthor));
    program.until_says(Status::ListRead);
    program.library(LibraryEvent::OpenListed(program.list(), 1));
    let note = program.until_says(Status::GameRefused);
    assert_eq!((note.line, note.column, note.problem), (0, 94, Some(ReadErrorKind::Syntax)));
    program.paste("(;GM[2]FF[4]SZ[8]\n;B[aa])");
    let note = program.shown().note;
    assert_eq!((note.status, note.line, note.column), (Status::PasteRefused, 2, 4));
}

#[test]
fn a_game_goes_on_where_a_match_can_hold_it_and_else_is_studied() {
    for (text, is_studied) in [
        ("f5d6c3", false),
        ("(;GM[Othello]TY[8]B[F5]W[D6];)", false),
        ("(;GM[Othello]TY[8]B[F5/2.5]W[D6];)", true),
        ("(;GM[Othello]PB[Ann]TY[8]B[F5]W[D6];)", true),
        ("(;GM[Othello]TY[12]B[H7];)", true),
        ("(;GM[2]FF[4]SZ[8];B[fe])", true),
        ("---------------------------OX------XOO-----------------------O-- X", true),
    ] {
        let import = read_text(text, Variant::default(), &Progress::default()).expect("a game");
        assert_eq!(matches!(import.games, Imported::Studied(_)), is_studied, "{text}");
    }
    let home = Home::new();
    let mut program = home.launch();
    program.paste("(;GM[Othello]TY[12]B[H7];)");
    assert_eq!(program.driver.state().study().expect("it is studied").position().size(), 12);
}

#[test]
fn every_word_has_to_be_said_whatever_its_case() {
    let list = list(ARCHIVE);
    let found = |query: &str| {
        list.arrange(&Filter::of_words(query), Order::default(), || true).expect("it is wanted")
    };
    assert_eq!(found(""), [0, 1, 2, 3]);
    assert_eq!(found("ann"), [0, 1]);
    assert_eq!(found(" ANN  kyo "), [1]);
    assert_eq!(found("émile"), [1]);
    assert_eq!(found("ÉMI"), [1]);
    assert!(found("ann eve").is_empty());
    // What one game says ends where the next begins.
    assert!(found("annbob").is_empty());
    assert_eq!(list.arrange(&Filter::of_words("ann"), Order::default(), || false), None);
}

#[test]
fn a_list_is_sorted_by_every_column_and_what_is_not_said_is_last() {
    let list = list(ARCHIVE);
    let sorted = |column, is_descending| {
        list.arrange(&Filter::of_words(""), Order { column, is_descending }, || true)
            .expect("it is wanted")
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
    let found = list
        .arrange(&Filter::of_words("player 2007 cup"), Order::default(), || true)
        .expect("it is wanted");
    let filtered = begun.elapsed();
    assert!(found.contains(&1001) && found.len() < 100, "{}", found.len());
    let begun = Instant::now();
    let sorted =
        list.arrange(&Filter::of_words(""), by(Column::White), || true).expect("it is wanted");
    eprintln!(
        "{GAMES} games: read in {read:?}, filtered in {filtered:?}, sorted in {:?}",
        begun.elapsed()
    );
    assert_eq!(list.row(sorted[0] as usize).summary.names.white, "Player 0");
    assert_eq!(moves(&list.tree(GAMES - 1).expect("it is whole")), "f5d6c3d3");
}

#[test]
fn games_are_picked_by_player_event_years_and_result() {
    let home = Home::new();
    let file = home.write("WTH_2026.wtb", wthor(2000));
    home.write("WTHOR.JOU", names("Player", 5000, 20));
    home.write("WTHOR.TRN", names("Cup", 600, 26));
    let import = read_file(&file, Variant::default(), &Progress::default()).expect("it is read");
    let Imported::Several(list) = import.games else { panic!("there are several") };
    let found =
        |filter: Filter| list.arrange(&filter, Order::default(), || true).expect("it is wanted");
    let looked = |is_one: &dyn Fn(&heibai::records::formats::Summary) -> bool| -> Vec<u32> {
        (0..2000).filter(|&game| is_one(&list.row(game as usize).summary)).collect()
    };
    let filter = Filter { player: "PLAYER 21".to_owned(), ..Filter::default() };
    let has = |name: &str| name.starts_with("Player 21");
    assert_eq!(found(filter), looked(&|it| has(&it.names.black) || has(&it.names.white)));
    let filter = Filter { event: "cup 40".to_owned(), ..Filter::default() };
    assert_eq!(found(filter), looked(&|it| it.event.contains("Cup 40")));
    let filter = Filter { ended: Some(Ended::White), ..Filter::default() };
    let white_won = |result: &str| {
        let (black, white) = result.split_once('-').expect("discs");
        black.parse::<u8>().expect("a number") < white.parse().expect("a number")
    };
    assert_eq!(found(filter), looked(&|it| white_won(&it.result)));
    for (years, is_it) in [("2026", true), ("2020-2030", true), ("-2025", false), ("2027-", false)]
    {
        let filter = Filter { years: Filter::years_of(years), ..Filter::default() };
        assert_eq!(found(filter).len(), if is_it { 2000 } else { 0 }, "{years}");
    }
    for text in ["", "-", "x", "1998-y", "99999"] {
        assert_eq!(Filter::years_of(text), None, "{text}");
    }
}

#[test]
fn a_folder_is_one_list_and_its_files_can_be_openings() {
    let home = Home::new();
    home.write("games/WTH_2025.wtb", wthor(3));
    home.write("games/deeper/club.txt", "f5d6c3d3\nf5f6e6f4\n");
    home.write("games/WTHOR.JOU", names("Player", 50, 20));
    home.write("games/.hidden.txt", "f5d6c3d3\n");
    let mut program = home.launch_with(opening(&home.path("games")));
    let note = program.until_says(Status::ListRead);
    assert_eq!((note.number, note.format), (5, "mixed"));
    let list = program.driver.state().catalogue().expect("it is shown");
    assert_eq!((list.title(), list.files().len()), ("games", 2));
    program.library(LibraryEvent::UseAsOpenings);
    assert_eq!(program.until_says(Status::UsedAsOpenings).number, 2);
    program.until("they are counted", |driver| {
        driver.state().collections().is_some_and(|collections| collections.added.len() == 2)
    });
    // The games that came by a position are one list, too.
    program.dispatch(Event::Study(StudyEvent::Enter));
    for name in ["f5", "d6"] {
        let cell = program.driver.state().cell_named(name).expect("it is a cell");
        program.dispatch(Event::Activate(cell));
    }
    program.dispatch(Event::Explorer(ExplorerEvent::ListGames));
    program.until("they are listed", |driver| {
        driver.state().catalogue().is_some_and(|list| list.is_of_position())
    });
    let list = program.driver.state().catalogue().expect("it is shown");
    assert_eq!((list.len(), list.title()), (4, "f5d6"));
    assert!((0..4).all(|game| moves(&list.tree(game).expect("it is whole")).starts_with("f5d6")));
}

#[test]
fn a_folder_of_many_files_skips_what_is_no_game_and_one_without_games_is_refused() {
    let home = Home::new();
    for number in 0..40 {
        home.write(&format!("many/{number:02}.txt"), "f5d6c3d3\n");
    }
    home.write("many/picture.png", [0xff; 1000]);
    home.write("many/bad.psq", "nonsense");
    home.write("bare/.hidden.sgf", "(;)");
    home.write("bad/one.sgf", [0xff, 0xfe]);
    home.write("bad/two.psq", "nonsense");
    let mut program = home.launch_with(opening(&home.path("many")));
    program.until_says(Status::ListRead);
    let list = program.driver.state().catalogue().expect("it is shown");
    let broken = (0..list.len()).filter(|&game| list.row(game).is_broken).count();
    assert_eq!((list.len(), broken, list.files().len()), (41, 1, 40));
    for (name, refused) in [
        ("bare", Status::NoGamesInFolder),
        ("bad", Status::OpenRefused),
        ("gone", Status::OpenRefused),
    ] {
        program.open(home.path(name));
        let note = program.until_says(refused);
        let has_cause = note.reason.is_some() || note.problem.is_some();
        assert!(has_cause || note.detail == name, "{name}: {note:?}");
        let kept = program.driver.state().catalogue().expect("what was shown is still there");
        assert_eq!(kept.len(), 41);
        program.dispatch(Event::Say(Note::new(Status::Copied)));
    }
}

#[test]
fn a_text_with_a_game_in_it_says_what_was_left_out() {
    let home = Home::new();
    let mut program = home.launch();
    program.paste("f5d6c3d3c4a1");
    let note = program.shown().note;
    assert_eq!((note.status, &*note.detail), (Status::OpenedPartly, "a1"));
    assert_eq!(program.moves(), "f5d6c3d3c4");
}

#[test]
fn what_takes_long_is_stopped_and_the_game_stays() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let file = home.write("big.wtb", wthor(100_000));
    program.open(file.clone());
    let (doing, name, _) = program.driver.background().expect("it is read");
    assert_eq!((doing, name), (Doing::Reading, "big.wtb"));
    program.library(LibraryEvent::Cancel);
    assert_eq!(program.status(), Status::ReadingStopped);
    assert!(program.driver.background().is_none());
    program.settle();
    assert!(program.driver.state().catalogue().is_none());
    assert_eq!(program.moves(), "f5d6");
    // The later of two counts.
    program.open(file.clone());
    program.open(home.write("one.txt", "c4c3"));
    program.until_says(Status::Opened);
    assert_eq!(program.moves(), "c4c3");
    program.settle();
    assert!(program.driver.state().catalogue().is_none());
    program.quit();
    // At the start the unfinished game is shown then.
    let mut program = home.launch_with(opening(&file));
    program.library(LibraryEvent::Cancel);
    program.until_moves("c4c3");
    assert!(program.driver.state().catalogue().is_none());
}

#[test]
fn a_long_text_is_read_in_the_background() {
    let home = Home::new();
    let mut program = home.launch();
    let text = "f5d6c3d3c4\n".repeat(4000);
    program.paste(&text);
    assert!(program.driver.background().is_some());
    let note = program.until_says(Status::ListRead);
    assert_eq!((note.number, note.format), (4000, "transcript"));
}

#[test]
fn games_of_a_list_are_exported_in_the_format_of_the_name() {
    let home = Home::new();
    let mut program = home.launch();
    program.paste(ARCHIVE);
    for (name, format) in [("some.sgf", "sgf"), ("some.ggf", "ggf"), ("some.txt", "transcript")] {
        program.export(vec![0, 2, 1], home.path(name));
        program.until(name, |driver| driver.state().shown().note.detail == name);
        let note = program.shown().note;
        assert_eq!((note.status, note.number, note.count), (Status::Exported, 2, 1));
        assert_eq!(note.format, format);
        let bytes = fs::read(home.path(name)).expect("it is there");
        let source = SourceFile { bytes, ..SourceFile::default() };
        let games = Collection::read(&source, None).expect("it is read");
        assert_eq!((games.format().name, games.len()), (format, 2));
        assert_eq!(moves(&games.tree(1).expect("it is whole")), "d3c5");
    }
    // One that holds one game, one that is only read, one of the other game.
    program.export(Vec::new(), home.path("none.sgf"));
    for name in ["several.heibai", "base.wtb", "other.psq", "no/such/folder.sgf"] {
        program.export(vec![0, 1], home.path(name));
        quiet(&mut program);
        let note = program.shown().note;
        let is_one = name == "several.heibai";
        assert_eq!(
            note.status,
            if is_one { Status::Exported } else { Status::ExportFailed },
            "{name}"
        );
        assert!(!home.path("none.sgf").exists());
        assert_eq!(home.path(name).exists(), is_one, "{name}");
        if name == "other.psq" {
            let why = note.reason.expect("it is told").kind;
            assert_eq!(why, ReasonKind::FormatOfAnotherGame);
        }
    }
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
        let found = list.arrange(&Filter::of_words(&query), by(Column::Black), || true).expect("it is wanted");
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
