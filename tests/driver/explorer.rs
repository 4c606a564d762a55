//! The explorer of the program: which games it holds, what it says of the position that is shown, and the names of
//! openings there and in My games.

use std::fs;
use std::path::PathBuf;

use crate::driver_support::{Home, Program};
use heibai::app::collections::{Change, CollectionsFile, MOST};
use heibai::app::disk::ReasonKind;
use heibai::app::driver::Driver;
use heibai::app::explorer::{Explored, Held};
use heibai::app::library::{Filter, Order};
use heibai::app::state::{Event, ExplorerEvent, LibraryEvent, Status, StudyEvent};
use heibai::book::Book;
use heibai::book::foreign::{self, Format};
use heibai::game::{Level, Mode, PerGame, Side, Variant};
use heibai::openings::Tongue;
use heibai::records::ReadErrorKind;

/// One game of Othello.
const ONE: PerGame<usize> = PerGame { othello: 1, gomoku: 0 };

/// Moves of what is said of the position that is shown, each with how often it was played.
fn moves(explored: &Explored) -> Vec<(String, u32)> {
    let played = explored.moves.iter().filter(|it| it.results.games() > 0);
    played.map(|it| (it.name.clone(), it.results.games())).collect()
}

fn until_explored(program: &mut Program, games: u32) -> Explored {
    let is_there =
        |driver: &Driver| driver.state().explored().is_some_and(|it| it.results.games() == games);
    program.until(&format!("{games} games"), is_there);
    program.driver.state().explored().expect("it is there").clone()
}

fn until_held(program: &mut Program, collections: usize) {
    let is_there = |driver: &Driver| {
        driver.state().collections().is_some_and(|it| it.added.len() == collections)
    };
    program.until(&format!("{collections} collections"), is_there);
}

#[test]
fn a_list_that_can_not_be_read_is_kept_aside_and_told() {
    for (text, status, kept) in [
        ("no list", Status::CollectionsReset, "collections.broken-1.json"),
        (r#"{"version": 99}"#, Status::FileNewer, "collections.newer-1.json"),
    ] {
        let home = Home::new();
        home.write("data/collections.json", text);
        let mut program = home.launch();
        program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
        let note = program.until_says(status);
        assert!(note.detail.ends_with(kept), "{note:?}");
        assert_eq!(fs::read_to_string(home.path("data").join(kept)).expect("it is there"), text);
    }
}

#[test]
fn own_games_and_added_collections_are_counted_for_the_position_that_is_shown() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    assert!(program.driver.state().explored().is_none(), "nobody wants it");
    program.play("f5d6c3");
    program.dispatch(Event::Resign);
    program.settle();

    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::ViewFirst);
    let start = until_explored(&mut program, 1);
    assert_eq!(moves(&start), [("f5".to_owned(), 1)]);
    assert_eq!(start.moves.len(), 1, "the other three are mirror images");
    let rows = program.driver.state().explorer_rows();
    assert_eq!(rows[0].side, Side::Black);
    let value = rows[0].value.as_ref().expect("the book knows it");
    assert!(value.book);
    assert_eq!(Some(value.score), start.moves[0].book);
    assert_eq!(program.driver.state().collections().expect("they were read").own, ONE);
    assert_eq!(start.results.black + start.results.white, 1, "somebody gave up");

    let list = home.write("lists/club.txt", "f5d6c3d3c4\nf5f6e6f4\ne6f4c3c4\nf5f5\n");
    program.dispatch(Event::Explorer(ExplorerEvent::Add(list.clone())));
    until_held(&mut program, 1);
    let added = &program.driver.state().collections().expect("they were read").added[0];
    let held = added.held.as_ref().expect("it can be read");
    let read = PerGame { othello: 3, gomoku: 0 };
    assert_eq!((&added.path, held), (&list, &Held::Games { read, left_out: 1 }));
    until_explored(&mut program, 4);

    program.dispatch(Event::ViewNext);
    assert!(
        program.driver.state().explored().is_none()
            && program.driver.state().explorer_rows().is_empty()
    );
    let after = until_explored(&mut program, 4);
    assert_eq!(moves(&after), [("d6".to_owned(), 3), ("f6".to_owned(), 1)]);
    assert!((after.moves[0].share - 0.75).abs() < 1e-6);
    let position = program.driver.state().explored_position();
    let book = Book::embedded(&position).expect("there is one").moves(&position);
    for it in &after.moves {
        let known = book.iter().find(|known| known.cell == it.cell);
        assert_eq!(it.book, known.map(|known| known.score.discs()));
    }

    // It comes back with the next start, and a file that is gone is told of.
    program.quit();
    let mut program = home.launch();
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    until_held(&mut program, 1);
    fs::remove_file(&list).expect("it is there");
    let broken = home.write("lists/broken.sgf", "no game at all");
    program.dispatch(Event::Explorer(ExplorerEvent::Add(broken.clone())));
    until_held(&mut program, 2);
    let collections = program.driver.state().collections().expect("they were read");
    assert!(collections.added.iter().all(|it| it.held.is_err()));
    let rows = program.driver.state().collection_rows();
    let notes: Vec<_> = rows.iter().filter_map(|row| row.trouble.as_ref()).collect();
    assert_eq!(notes.len(), 2);
    assert_eq!(notes[0].reason.as_ref().map(|it| it.kind), Some(ReasonKind::Missing));
    assert!(notes[1].problem.is_some(), "what is wrong with it");
    assert_eq!((collections.own, collections.refused.is_none()), (ONE, true));
    program.dispatch(Event::Explorer(ExplorerEvent::Remove(list)));
    program.dispatch(Event::Explorer(ExplorerEvent::Remove(broken)));
    until_held(&mut program, 0);
    program.dispatch(Event::Explorer(ExplorerEvent::Show(false)));
    assert!(program.driver.state().explored().is_none());
    program.quit();
}

#[test]
fn ones_own_games_count_only_if_they_are_wanted() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.play("f5d6c3");
    program.dispatch(Event::Resign);
    program.settle();
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::ViewFirst);
    until_explored(&mut program, 1);
    program.change(|settings| settings.view.own_games = false);
    until_explored(&mut program, 0);
    program.quit();
    // It is remembered.
    let mut program = home.launch();
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    until_explored(&mut program, 0);
    assert_eq!(program.driver.state().collections().expect("they were read").own, ONE);
    program.change(|settings| settings.view.own_games = true);
    until_explored(&mut program, 1);
    program.quit();
}

#[test]
fn what_is_being_added_can_be_given_up() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    program.until("the games", |driver| driver.explorer_reads().is_none());
    let first = home.write("lists/one.txt", "f5d6c3\n");
    program.dispatch(Event::Explorer(ExplorerEvent::Add(first.clone())));
    until_held(&mut program, 1);
    assert!(!program.driver.state().is_adding());
    let second = home.write("lists/two.txt", "f5d6c3\n".repeat(200_000));
    program.dispatch(Event::Explorer(ExplorerEvent::Add(second)));
    assert!(program.driver.state().is_adding() && program.driver.explorer_reads().is_some());
    program.dispatch(Event::Explorer(ExplorerEvent::StopAdding));
    assert!(!program.driver.state().is_adding());
    program.until("the end of it", |driver| driver.explorer_reads().is_none());
    until_held(&mut program, 1);
    let explored = until_explored(&mut program, 1);
    assert_eq!(moves(&explored), [("f5".to_owned(), 1)]);
    // One that is there already is not given up.
    program.dispatch(Event::Explorer(ExplorerEvent::Add(first)));
    assert!(!program.driver.state().is_adding());
    program.quit();
}

#[test]
fn the_list_of_collections_is_never_lost() {
    let home = Home::new();
    let path = home.path("data/collections.json");
    let (file, files, notice) = CollectionsFile::open(path.clone());
    assert_eq!((files, notice), (Vec::new(), None));
    let other = CollectionsFile::open(path.clone()).0;
    file.change(&Change::Add("/a.wtb".into())).expect("there is room");
    let (files, _) = other.change(&Change::Add("/b.wtb".into())).expect("there is room");
    assert_eq!(files, [PathBuf::from("/a.wtb"), "/b.wtb".into()]);
    let (files, _) = file.change(&Change::Add("/a.wtb".into())).expect("it is there already");
    assert_eq!(files.len(), 2);
    let (files, _) = file.change(&Change::Remove("/a.wtb".into())).expect("it is there");
    assert_eq!(files, [PathBuf::from("/b.wtb")]);

    let many: Vec<String> = (0..MOST).map(|at| format!("\"/{at}\"")).collect();
    let full = format!("{{\"version\":1,\"files\":[{}]}}", many.join(","));
    home.write("data/collections.json", full);
    file.change(&Change::Add("/one/more".into())).expect_err("there is no room");

    for text in ["{", "[]", "{\"version\":9}", "{\"version\":1,\"files\":[7]}", "\0"] {
        home.write("data/collections.json", text);
        let (file, files, notice) = CollectionsFile::open(path.clone());
        assert_eq!(files, Vec::<PathBuf>::new());
        let aside = notice.expect("it is told of").kept_aside.expect("it was moved");
        assert_eq!(fs::read_to_string(aside).expect("it is there"), text);
        file.change(&Change::Add("/c.wtb".into())).expect("there is room");
    }
}

#[test]
fn openings_are_named_where_games_are_shown() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    let name = |program: &Program| {
        program.driver.state().opening().map(|opening| opening.name(Tongue::English))
    };
    assert_eq!(name(&program), None);
    program.play("f5d6c3d3c4");
    assert_eq!(name(&program), Some("Tiger"));
    program.dispatch(Event::ViewFirst);
    assert_eq!(name(&program), None);
    program.dispatch(Event::ViewLast);
    program.play("g6");
    assert_eq!(name(&program), Some("Tiger"), "what has no name of its own keeps the last");
    program.dispatch(Event::Resign);
    program.settle();
    program.library(LibraryEvent::ListFinished);
    program.until("the list", |driver| {
        driver.background().is_none() && driver.state().catalogue().is_some()
    });
    let list = program.driver.state().catalogue().expect("it is listed");
    let row = list.row(0);
    assert_eq!(row.opening, "f5d6c3d3c4g6");
    assert_eq!(row.opening_in(Tongue::Chinese), "虎 · f5d6c3d3c4g6");
    for query in ["tiger", "虎", "f5d6c3"] {
        assert_eq!(
            list.arrange(&Filter::of_words(query), Order::default(), || true),
            Some(vec![0]),
            "{query}"
        );
    }
    assert_eq!(
        list.arrange(&Filter::of_words("rose"), Order::default(), || true),
        Some(Vec::new())
    );
}

#[test]
fn a_strong_machine_answers_from_the_book() {
    let home = Home::new();
    let mut program = home.launch().without_delay().without_clock();
    program.dispatch(Event::ChooseMode(Mode::PlayBlack));
    program.dispatch(Event::ChooseVariant(Variant::default()));
    program.dispatch(Event::ChooseSkill(Side::White, Level::MAX.into()));
    program.dispatch(Event::Start);
    program.play("f5");
    let position = program.driver.state().explored_position();
    program.until("a reply", |driver| driver.state().shown().move_count == 2);
    let reply = program.moves()[2..].to_owned();
    let known = Book::embedded(&position).expect("there is one").moves(&position);
    let best = known[0].score.hundredths();
    let good = known.iter().filter(|it| best - it.score.hundredths() <= 100);
    let names: Vec<String> = good.map(|it| position.cell_name(it.cell)).collect();
    assert!(names.contains(&reply), "{reply} is none of {names:?}");
}

/// A book of Egaroucid: the start and the position after f5 with the leaf d6, at this level.
fn egaroucid(level: u8, positions: usize) -> Vec<u8> {
    let mut bytes = b"DICUORAGE\x03".to_vec();
    bytes.extend((positions as u32).to_le_bytes());
    // Bit 63 is a1.
    let start =
        (0x0000_0008_1000_0000_u64, 0x0000_0010_0800_0000_u64, [0, 21, 0, 0, 0, 0, 130, 127, 0]);
    let after =
        (0x0000_0000_0800_0000, 0x0000_0038_1000_0000, [2, level, 0, 0, 0, 0, 2, 20, level]);
    for at in 0..positions {
        let (player, opponent, rest) = if at == 0 { start } else { after };
        bytes.extend(u64::reverse_bits(player).to_le_bytes());
        bytes.extend(u64::reverse_bits(opponent).to_le_bytes());
        bytes.extend(rest);
    }
    bytes
}

fn until_books(program: &mut Program, books: usize) {
    let is_read = |driver: &Driver| {
        let added = driver.state().collections().map(|it| &it.added);
        let is_book = |held: &Result<Held, _>| matches!(held, Ok(Held::Book(_)));
        added.is_some_and(|it| it.iter().filter(|it| is_book(&it.held)).count() == books)
    };
    program.until(&format!("{books} books"), is_read);
}

/// What books say of the position that is shown: file, move, value and level of each.
fn said(program: &Program) -> Vec<(String, String, i8, foreign::Level)> {
    let rows = program.driver.state().book_rows().into_iter();
    let file =
        |path: &PathBuf| path.file_name().expect("it has one").to_string_lossy().into_owned();
    rows.map(|it| (file(&it.book), it.name, it.known.value, it.known.level)).collect()
}

#[test]
fn a_book_of_another_program_says_its_values_beside_the_games() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    program.play("f5");
    let book = home.write("books/mine.egbk3", egaroucid(30, 2));
    program.dispatch(Event::Explorer(ExplorerEvent::Add(book.clone())));
    until_books(&mut program, 1);
    let row = program.driver.state().collection_rows().remove(0);
    let Some(Held::Book(facts)) = row.held else { panic!("it is a book: {row:?}") };
    assert_eq!((facts.format, facts.positions, facts.left_out), (Format::Egbk3, 2, 0));
    assert!(!program.driver.state().is_adding());
    program.until("the book's move", |driver| !driver.state().book_rows().is_empty());
    let of_mine =
        |value| ("mine.egbk3".to_owned(), "d6".to_owned(), value, foreign::Level::Search(30));
    assert_eq!(said(&program), [of_mine(2)]);
    // They are nobody's but the book's.
    let rows = program.driver.state().explorer_rows();
    assert!(rows.iter().all(|row| row.value.is_none_or(|value| value.book)));
    program.dispatch(Event::ViewFirst);
    assert_eq!(said(&program), [], "that was of the position after it");
    program.until("the first move", |driver| driver.state().book_rows().len() == 1);
    // One stands for its mirror images, as in the list of games.
    let first = &program.driver.state().explorer_rows()[0];
    let of_start = (first.played.name.clone(), -2, foreign::Level::Search(30));
    let [(_, name, value, level)] = &said(&program)[..] else { panic!("there is one") };
    assert_eq!((name.clone(), *value, *level), of_start);

    // It is there at the next start, also where no games are shown.
    program.quit();
    let mut program = home.launch();
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::ViewFirst);
    program.dispatch(Event::Explorer(ExplorerEvent::ShowBooks(true)));
    program.until("the first move", |driver| driver.state().book_rows().len() == 1);
    assert!(program.driver.state().explored().is_none(), "games are not wanted");
    program.dispatch(Event::Explorer(ExplorerEvent::ShowBooks(false)));
    assert_eq!(said(&program), []);

    // Another file in its place is read; a broken one and one that is gone say so, and the list stays.
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    until_books(&mut program, 1);
    for (bytes, problem) in [
        (Some(&b"DICUORAGE\x09"[..]), ReadErrorKind::UnsupportedVersion),
        (Some(b"DICUORAGE\x03\x01"), ReadErrorKind::CutOff),
        (None, ReadErrorKind::Empty),
    ] {
        match bytes {
            Some(bytes) => fs::write(&book, bytes).expect("there is room"),
            None => fs::remove_file(&book).expect("it is there"),
        }
        program.dispatch(Event::Explorer(ExplorerEvent::Show(false)));
        program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
        let told = |driver: &Driver| {
            let row = driver.state().collection_rows().remove(0);
            row.trouble.is_some_and(|note| match bytes {
                Some(_) => note.problem == Some(problem),
                None => note.reason.is_some_and(|why| why.kind == ReasonKind::Missing),
            })
        };
        program.until("what is wrong", told);
        assert_eq!(said(&program), []);
    }
    fs::write(&book, egaroucid(12, 2)).expect("there is room");
    program.dispatch(Event::Explorer(ExplorerEvent::Show(false)));
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    until_books(&mut program, 1);
    program.until("the first move", |driver| driver.state().book_rows().len() == 1);
    program.dispatch(Event::Explorer(ExplorerEvent::Remove(book.clone())));
    until_held(&mut program, 0);
    program.until("no moves", |driver| driver.state().book_rows().is_empty());
    assert!(book.exists());
    program.quit();
}

#[test]
fn answers_do_not_wait_for_a_large_book_which_can_be_given_up() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    let games = home.write("lists/one.txt", "f5d6c3\n");
    program.dispatch(Event::Explorer(ExplorerEvent::Add(games)));
    until_explored(&mut program, 1);
    let book = home.write("books/large.egbk3", egaroucid(30, 4_000_000));
    program.dispatch(Event::Explorer(ExplorerEvent::Add(book.clone())));
    program.until("the book begins", |driver| {
        driver.explorer_reads().is_some_and(|(file, _)| file == "large.egbk3")
    });
    program.play("f5");
    let explored = until_explored(&mut program, 1);
    assert_eq!(moves(&explored), [("d6".to_owned(), 1)]);
    assert!(program.driver.explorer_reads().is_some(), "the book is still being read");
    assert!(program.driver.state().is_adding());
    program.dispatch(Event::Explorer(ExplorerEvent::StopAdding));
    program.until("the end of it", |driver| driver.explorer_reads().is_none());
    until_held(&mut program, 1);
    assert!(book.exists());
    // A program that ends while a book is being read does not wait for it.
    program.dispatch(Event::Explorer(ExplorerEvent::Add(book)));
    program.until("the book again", |driver| driver.explorer_reads().is_some());
    program.quit();
}

/// Writes what a killed program had promised to add to the list.
fn promise(home: &Home, file: &str) -> PathBuf {
    let entry = format!(
        r#"{{"heibai": "pending", "version": 1, "entry": {{"collections": {{"add": "{file}"}}}}}}"#
    );
    home.write("state/pending/1700000000000-00000001-00000000.json", entry)
}

#[test]
fn what_a_killed_program_was_to_add_is_added_or_told_why_not() {
    let home = Home::new();
    let entry = promise(&home, "/one.sgf");
    let list = home.write("data/collections.json", "no list at all");
    let mut program = home.launch();
    let note = program.until_says(Status::CollectionsReset);
    assert!(note.detail.starts_with("collections."), "{note:?}");
    program.settle();
    assert!(fs::read_to_string(&list).expect("it is there").contains("/one.sgf"));
    assert!(!entry.exists(), "nothing is left to be done");
    program.quit();
    // There is no room, and won't be at the next start.
    let files: Vec<String> = (0..MOST).map(|number| format!("/{number}.sgf")).collect();
    let full = serde_json::json!({"version": 1, "files": files}).to_string();
    fs::write(&list, full).expect("there is room");
    let entry = promise(&home, "/more.sgf");
    let mut program = home.launch();
    program.until_says(Status::CollectionsNotSaved);
    program.settle();
    assert!(!entry.exists());
    program.quit();
    // Where it can't be written it waits for a better day.
    fs::remove_file(&list).expect("it is there");
    home.write("data/collections.json/in the way", "");
    let entry = promise(&home, "/two.sgf");
    let mut program = home.launch();
    program.until_says(Status::CollectionsReset);
    program.settle();
    assert!(!entry.exists(), "the folder was moved out of the way");
}
