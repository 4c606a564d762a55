//! What was tried, in its file: nothing is lost between windows, and what can't be read is kept aside.

use std::sync::Barrier;
use std::thread;

use heibai::app::kept_file::KeptFile;
use heibai::app::puzzle_history::Change;
use heibai::game::Game;
use heibai::puzzles::{Attempt, History, Mode, Outcome, Puzzles, Run};

fn attempt(at: usize) -> Attempt {
    let puzzles = Puzzles::shipped(Game::Othello);
    let outcome = if at.is_multiple_of(3) { Outcome::Failed } else { Outcome::Solved };
    Attempt::new(&puzzles.all()[at], Mode::Rated, outcome, at as i64)
}

#[test]
fn two_windows_lose_nothing_of_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.json");
    let start = Barrier::new(2);
    thread::scope(|scope| {
        for half in 0..2 {
            let (path, start) = (path.clone(), &start);
            scope.spawn(move || {
                let file = KeptFile::<History>::at(path);
                start.wait();
                for number in 0..8 {
                    let change = Change::Attempt(attempt(half * 8 + number));
                    assert_eq!(file.change(&change, None).unwrap().1, None);
                }
            });
        }
    });
    let (history, notice) = KeptFile::<History>::at(path).read();
    assert!(notice.is_none());
    let times: Vec<i64> = history.attempts().iter().map(|it| it.at).collect();
    assert_eq!(times, (0..16).collect::<Vec<_>>());
}

#[test]
fn an_entry_of_the_journal_counts_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = KeptFile::<History>::at(folder.path().join("puzzles.json"));
    let change = Change::Run(Run { game: Game::Gomoku, solved: 7, at: 5 });
    for _ in 0..3 {
        file.change(&change, Some("1795000000000-00000001-abcdef01")).unwrap();
    }
    let (history, _) = file.read();
    assert_eq!((history.runs().len(), history.best_run(Game::Gomoku)), (1, 7));
    assert_eq!(history.best_run(Game::Othello), 0);
}

#[test]
fn a_file_that_is_not_understood_is_kept_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.json");
    let file = KeptFile::<History>::at(path.clone());
    file.change(&Change::Attempt(attempt(4)), None).unwrap();
    let good = std::fs::read_to_string(&path).unwrap();
    let bad = [
        String::new(),
        "{}".to_owned(),
        good.replace("\"version\":1", "\"version\":2"),
        good.replace("\"outcome\":\"", "\"outcome\":\"not-"),
        good.replace("\"puzzle\":\"", "\"puzzle\":\"a"),
        good[..good.len() / 2].to_owned(),
    ];
    for text in bad {
        assert_ne!(text, good);
        std::fs::write(&path, &text).unwrap();
        let (history, notice) = file.read();
        let aside = notice.expect("it is told").kept_aside.expect("it is kept");
        assert_eq!((history, std::fs::read_to_string(aside).unwrap()), (History::default(), text));
    }
    std::fs::write(&path, &good).unwrap();
    assert_eq!(file.read().0.attempts(), [attempt(4)]);
}
