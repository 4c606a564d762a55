//! What people play, as the explorer's thread counts it.

use std::fs;
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use heibai::app::collections::{Change, MOST};
use heibai::app::explorer::{CountsFor, ExplorerWorker, Held, News, Places, Wanted};
use heibai::game::{PerGame, Side};
use heibai::repertoire::{Growth, SourceError};

use crate::support::{after, othello, plies, repertoire};

const PATIENCE: Duration = Duration::from_secs(60);

/// What is held of a file of so many games of Othello.
fn of_othello(games: usize) -> Held {
    Held::Games { read: PerGame { othello: games, gomoku: 0 }, left_out: 0 }
}

#[test]
fn the_explorers_thread_counts_for_a_repertoire_and_grows_lines() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.txt");
    fs::write(&games, "f5d6c3d3c4\nc4e3f6e6f5\nf5f6e6f4g5\n").unwrap();
    let list = folder.path().join("collections.json");
    let (sender, news) = mpsc::channel();
    let send = move |it| {
        let _ = sender.send(it);
    };
    let places = Places { archive: None, list: Some(list) };
    let mut worker = ExplorerWorker::start(places, send).unwrap();
    worker.read(1, Wanted::All, Some(Change::Add(games)), None);
    let mine = repertoire(Side::Black, &["f5d6c3", "f5f4e3"]);
    worker.count(CountsFor::List, 2, mine.clone());
    let growth = Growth { plies: 3, replies: 2, least_share: 0.1 };
    worker.grow(3, mine.clone(), plies("f5"), growth);
    worker.grow(4, mine, plies("f5f4g3"), growth);
    let (mut counted, mut grown) = (None, Vec::new());
    while counted.is_none() || grown.len() < 2 {
        match news.recv_timeout(PATIENCE).expect("the thread answers") {
            News::Counted(2, counts) => counted = Some(counts),
            News::Grown(generation, lines) => grown.push((generation, lines)),
            News::Read(1, found) => {
                let held = found.added[0].held.as_ref().expect("it can be read");
                assert_eq!(*held, of_othello(3), "{found:?}");
            }
            other => panic!("{other:?}"),
        }
    }
    let position = after(othello(), &plies("f5"));
    let cell = |name: &str| position.cell_named(name).unwrap();
    let mut counts = counted.unwrap().at(&position);
    counts.sort_by_key(|(cell, _)| *cell);
    assert_eq!(counts, [(cell("d6"), 2.0), (cell("f6"), 1.0)]);
    let [(3, Ok(lines)), (4, nowhere)] = &grown[..] else { panic!("{grown:?}") };
    assert!(lines.iter().any(|line| line.starts_with(&plies("f5d6c3d3"))), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with(&plies("f5f6"))), "{lines:?}");
    assert!(matches!(nowhere, Err(SourceError::Nothing | SourceError::Line)));
}

#[test]
fn what_was_asked_while_games_were_read_is_answered_after_the_next_reading() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.txt");
    fs::write(&games, "f5d6c3d3c4\n".repeat(20_000)).unwrap();
    let list = folder.path().join("collections.json");
    // With one more the list would be too long.
    let others = (1..MOST).map(|number| format!("/nowhere/{number}").into());
    let files: Vec<PathBuf> = std::iter::once(games).chain(others).collect();
    fs::write(&list, serde_json::json!({ "version": 1, "files": files }).to_string()).unwrap();
    let (sender, news) = mpsc::channel();
    let send = move |it| {
        let _ = sender.send(it);
    };
    let places = Places { archive: None, list: Some(list) };
    let mut worker = ExplorerWorker::start(places, send).unwrap();
    worker.read(1, Wanted::All, Some(Change::Add("/one/more".into())), None);
    let begun = Instant::now();
    while worker.reading().now().is_some_and(|(file, _)| file != "games.txt") {
        assert!(begun.elapsed() < PATIENCE, "the games are read");
    }
    let mine = repertoire(Side::Black, &["f5d6c3"]);
    worker.count(CountsFor::Game, 5, mine.clone());
    worker.count(CountsFor::List, 6, mine.clone());
    worker.count(CountsFor::List, 7, mine.clone());
    let growth = Growth { plies: 1, replies: 1, least_share: 0.1 };
    worker.grow(8, mine, plies("f5d6c3"), growth);
    worker.read(2, Wanted::All, None, None);
    let (mut counted, mut grown) = (Vec::new(), false);
    let mut read = None;
    while counted.len() < 2 || !grown {
        match news.recv_timeout(PATIENCE).expect("the thread answers") {
            News::Read(number, found) => read = Some((number, found)),
            News::Counted(number, _) if number != 6 => counted.push(number),
            News::Grown(8, _) => grown = true,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(counted, [5, 7]);
    let (2, found) = read.expect("they were read") else { panic!("the first was stopped") };
    assert!(found.refused.is_some(), "and what the stopped one had to say is told");
    assert_eq!(*found.added[0].held.as_ref().expect("it can be read"), of_othello(20_000));
}
