//! The explorer: when games are read, which position is looked up, and what of the answers is shown.

use std::path::PathBuf;
use std::sync::Arc;

use crate::window_support::Window;
use heibai::app::collections::Change;
use heibai::app::disk::{ReadError, ReasonKind};
use heibai::app::explorer::{
    BookAnswer, BookFacts, Collections, Explored, ExploredMove, Held, ListedCollection, News,
    Wanted,
};
use heibai::app::library::ImportError;
use heibai::app::state::{Effect, Event, ExplorerEvent, LibraryJob};
use heibai::book::foreign::{Format, Known, KnownMove, Level};
use heibai::explorer::Results;
use heibai::game::{Game, Mode, PerGame, Position, Side, Variant};

fn explorer(window: &mut Window, event: ExplorerEvent) -> Vec<Effect> {
    window.dispatch(Event::Explorer(event))
}

/// What is looked up, with its number.
fn looked_up(effects: &[Effect]) -> Vec<(u64, Position)> {
    let asked = |effect: &Effect| match effect {
        Effect::Explore(generation, position) => Some((*generation, (**position).clone())),
        _ => None,
    };
    effects.iter().filter_map(asked).collect()
}

/// What is read, after which change.
fn read(effects: &[Effect]) -> Vec<(u64, Option<Change>)> {
    let asked = |effect: &Effect| match effect {
        Effect::ReadCollections { generation, change, .. } => Some((*generation, change.clone())),
        _ => None,
    };
    effects.iter().filter_map(asked).collect()
}

/// What is held of a file of games.
const HELD: Held = Held::Games { read: PerGame { othello: 3, gomoku: 5 }, left_out: 1 };

fn were_read(window: &mut Window, generation: u64, files: &[&str]) {
    let whole = |path: &&str| ListedCollection { path: PathBuf::from(path), held: Ok(HELD) };
    let added = files.iter().map(whole).collect();
    let collections = Arc::new(Collections {
        own: PerGame { othello: 2, gomoku: 7 },
        added,
        ..Collections::default()
    });
    explorer(window, ExplorerEvent::News(News::Read(generation, collections)));
}

fn explored(generation: u64, cell: usize) -> ExplorerEvent {
    let results = Results::default();
    let name = "f5".to_owned();
    let moves = vec![ExploredMove { cell, name, share: 1.0, results, book: None }];
    ExplorerEvent::News(News::Explored(Explored { generation, moves, results, books: Vec::new() }))
}

#[test]
fn each_position_is_looked_up_once_while_the_explorer_is_shown() {
    let mut window = Window::started(Mode::TwoPlayers);
    assert!(looked_up(&window.dispatch(Event::ViewFirst)).is_empty(), "nobody wants it");
    let effects = explorer(&mut window, ExplorerEvent::Show(true));
    assert_eq!(read(&effects), [(1, None)]);
    let asked = looked_up(&effects);
    assert_eq!(asked, [(1, window.state.explored_position())]);
    assert!(window.state.explored().is_none() && window.state.explorer_rows().is_empty());
    assert!(explorer(&mut window, ExplorerEvent::Show(true)).is_empty());

    let cell = window.state.cell_named("f5").expect("it is a cell");
    explorer(&mut window, explored(1, cell));
    let rows = window.state.explorer_rows();
    assert_eq!((rows.len(), rows[0].side, rows[0].played.cell), (1, Side::Black, cell));
    assert!(rows[0].value.expect("the book knows it").book);

    let effects = window.dispatch(Event::Activate(cell));
    assert_eq!(looked_up(&effects), [(2, window.state.explored_position())]);
    explorer(&mut window, explored(1, cell));
    assert!(window.state.explored().is_none(), "that is of the position before");
    explorer(&mut window, explored(2, cell));
    assert!(window.state.explored().is_some());
    explorer(&mut window, ExplorerEvent::Show(false));
    assert!(window.state.explored().is_none());
    assert!(looked_up(&window.dispatch(Event::ViewFirst)).is_empty(), "nobody wants it any more");
}

#[test]
fn another_game_that_is_put_on_the_board_is_looked_up() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5");
    let image = window.kept.clone().expect("it is kept");
    let mut window = Window::started(Mode::TwoPlayers);
    explorer(&mut window, ExplorerEvent::Show(true));
    let effects = window.restore(&image);
    assert_eq!(looked_up(&effects), [(2, window.state.explored_position())]);
}

#[test]
fn files_are_being_added_until_they_were_read() {
    let mut window = Window::started(Mode::TwoPlayers);
    let add = |path: &str| ExplorerEvent::Add(path.into());
    let effects = explorer(&mut window, add("/a"));
    assert_eq!(read(&effects), [(1, Some(Change::Add("/a".into())))]);
    explorer(&mut window, add("/b"));
    were_read(&mut window, 1, &["/a"]);
    assert!(window.state.is_adding(), "the other one is not read yet");
    were_read(&mut window, 2, &["/a"]);
    assert!(!window.state.is_adding(), "it was refused");

    // A book is listed while it waits for being read.
    let added = |held| {
        let added = vec![ListedCollection { path: "/d.dat".into(), held: Ok(held) }];
        ExplorerEvent::News(News::Read(
            3,
            Arc::new(Collections { added, ..Collections::default() }),
        ))
    };
    explorer(&mut window, add("/d.dat"));
    explorer(&mut window, added(Held::Waiting { is_book: true }));
    assert!(window.state.is_adding());
    let facts = BookFacts { format: Format::Egbk3, positions: 1, left_out: 0, is_torn: false };
    explorer(&mut window, added(Held::Book(facts)));
    assert!(!window.state.is_adding());

    were_read(&mut window, 3, &["/a"]);
    explorer(&mut window, add("/a"));
    assert!(!window.state.is_adding(), "it is there already");
    explorer(&mut window, add("/c"));
    let effects = explorer(&mut window, ExplorerEvent::StopAdding);
    assert_eq!(read(&effects), [(6, Some(Change::Remove("/c".into())))]);
    assert!(!window.state.is_adding());
    let effects = explorer(&mut window, ExplorerEvent::Remove("/a".into()));
    assert_eq!(read(&effects), [(7, Some(Change::Remove("/a".into())))]);
}

#[test]
fn the_games_behind_a_position_are_listed_of_files_that_can_be_read() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    explorer(&mut window, ExplorerEvent::Add("/a".into()));
    let missing = ImportError::Disk(ReadError::Missing { path: "/b".into() });
    let facts = BookFacts { format: Format::Edax, positions: 9, left_out: 1, is_torn: false };
    let added = vec![
        ListedCollection { path: "/a".into(), held: Ok(HELD) },
        ListedCollection { path: "/c.dat".into(), held: Ok(Held::Book(facts)) },
        ListedCollection { path: "/b".into(), held: Err(Arc::new(missing)) },
        ListedCollection { path: "/d".into(), held: Ok(Held::Waiting { is_book: false }) },
        ListedCollection { path: "/e.dat".into(), held: Ok(Held::Waiting { is_book: true }) },
    ];
    let collections = Arc::new(Collections { added, ..Collections::default() });
    explorer(&mut window, ExplorerEvent::News(News::Read(1, collections)));
    let rows = window.state.collection_rows();
    assert_eq!((rows[0].held, &rows[0].trouble), (Some(HELD), &None));
    assert_eq!((rows[1].held, &rows[1].trouble), (Some(Held::Book(facts)), &None));
    assert_eq!(rows[2].held, None);
    let reason = rows[2].trouble.as_ref().and_then(|note| note.reason.as_ref());
    assert_eq!(reason.map(|it| it.kind), Some(ReasonKind::Missing));

    for (number, own) in [(1, true), (2, false)] {
        window.change(|settings| settings.view.own_games = own);
        let effects = explorer(&mut window, ExplorerEvent::ListGames);
        let position = Box::new(window.state.explored_position());
        let (files, line) = (vec!["/a".into(), "/d".into()], "f5d6".to_owned());
        let job = LibraryJob::ListBehind { files, own, position, line };
        assert_eq!(effects, [Effect::LibraryChanged, Effect::Library(number, job)]);
    }
}

#[test]
fn games_are_counted_of_the_game_on_the_board() {
    for (game, [own, held, file]) in [(Game::Othello, [2, 8, 3]), (Game::Gomoku, [7, 17, 5])] {
        let mut window = Window::ready(Mode::TwoPlayers);
        window.dispatch(Event::ChooseVariant(Variant::usual(game)));
        assert_eq!((window.state.own_to_explore(), window.state.games_to_explore()), (0, 0));
        explorer(&mut window, ExplorerEvent::Show(true));
        were_read(&mut window, 1, &["/a", "/b"]);
        assert_eq!(window.state.own_to_explore(), own, "{game:?}");
        assert_eq!(window.state.games_to_explore(), held, "{game:?}");
        assert_eq!(window.state.collection_rows()[1].games, file, "{game:?}");
        window.change(|settings| settings.view.own_games = false);
        assert_eq!(window.state.own_to_explore(), own, "that many there would be");
        assert_eq!(window.state.games_to_explore(), 2 * file, "{game:?}");
    }
}

#[test]
fn where_only_the_values_of_books_are_shown_no_games_are_read() {
    let mut window = Window::started(Mode::TwoPlayers);
    let wanted = |effects: &[Effect]| -> Vec<Wanted> {
        let asked = |effect: &Effect| match effect {
            Effect::ReadCollections { wanted, .. } => Some(*wanted),
            _ => None,
        };
        effects.iter().filter_map(asked).collect()
    };
    let effects = explorer(&mut window, ExplorerEvent::ShowBooks(true));
    assert_eq!((wanted(&effects), looked_up(&effects).len()), (vec![Wanted::Books], 1));
    assert!(explorer(&mut window, ExplorerEvent::ShowBooks(true)).is_empty());

    // What is said of the position is shown book by book; there is nothing about games.
    let cell = window.state.cell_named("f5").expect("it is a cell");
    let level = Level::Search(21);
    let moves = vec![KnownMove { cell, value: -3, level, is_leaf: true }];
    let known = Known { value: Some(-3), bounds: None, level, moves };
    let answer = |path: &str| BookAnswer { path: path.into(), known: known.clone() };
    let books = vec![answer("/a.dat"), answer("/b.egbk3")];
    let answered = |generation| {
        let explored = Explored { generation, books: books.clone(), ..Explored::default() };
        ExplorerEvent::News(News::Explored(explored))
    };
    explorer(&mut window, answered(1));
    let rows = window.state.book_rows();
    let said: Vec<_> = rows.iter().map(|it| (it.book.to_str(), &*it.name, it.side)).collect();
    assert_eq!(said, [(Some("/a.dat"), "f5", Side::Black), (Some("/b.egbk3"), "f5", Side::Black)]);
    assert_eq!((rows[0].known.value, rows[0].begins, rows[1].begins), (-3, true, true));
    assert!(window.state.explored().is_none());

    // It is not of another position, and not when nobody wants it.
    window.dispatch(Event::Activate(cell));
    assert!(window.state.book_rows().is_empty());
    explorer(&mut window, answered(1));
    assert!(window.state.book_rows().is_empty(), "that is of the position before");
    let effects = explorer(&mut window, ExplorerEvent::Show(true));
    assert_eq!(wanted(&effects), [Wanted::All]);
    assert!(explorer(&mut window, ExplorerEvent::ShowBooks(false)).is_empty());
    explorer(&mut window, ExplorerEvent::Show(false));
    assert!(looked_up(&window.dispatch(Event::ViewFirst)).is_empty());
    // Games that were asked for are not given up for the books.
    let effects = explorer(&mut window, ExplorerEvent::ShowBooks(true));
    assert_eq!(wanted(&effects), [Wanted::All]);
}

#[test]
fn games_are_read_for_others_than_the_explorer() {
    let mut window = Window::started(Mode::TwoPlayers);
    let effects = explorer(&mut window, ExplorerEvent::Add("/a".into()));
    let wanted = effects.iter().find_map(|effect| match effect {
        Effect::ReadCollections { wanted, .. } => Some(*wanted),
        _ => None,
    });
    assert_eq!(wanted, Some(Wanted::All), "the openings count them");
}
