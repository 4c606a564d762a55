//! The puzzle that a position is, found again where one of those that ship has it.

use std::sync::mpsc;
use std::time::Duration;

use heibai::game::{Game, Position, Variant};
use heibai::puzzles::finding::{PuzzleSearch, find, may_be_puzzle};
use heibai::puzzles::{FoundPuzzle, Goal, Puzzle, Puzzles};
use heibai::search::Stop;

/// Longer than anything takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

fn empties(position: &Position) -> usize {
    let cells = 0..usize::from(position.size()).pow(2);
    cells.filter(|&cell| position.stone(cell).is_none()).count()
}

/// One in so many of the puzzles of a game.
fn some(game: Game, every: usize, is_wanted: impl Fn(&Puzzle) -> bool) -> Vec<Puzzle> {
    let puzzles = Puzzles::shipped(game);
    let puzzle = |found: &FoundPuzzle| puzzles.of(found).expect("they are sound");
    puzzles.all().iter().map(puzzle).filter(is_wanted).step_by(every).collect()
}

fn found_in(puzzle: &Puzzle) -> Vec<Puzzle> {
    let mut found = Vec::new();
    let variant = puzzle.record.variant();
    find(variant, &puzzle.record.end(), &Stop::default(), &mut |it| found.push(it));
    found
}

#[test]
fn in_othello_it_is_the_same_with_every_score_and_its_first_move_is_told_first() {
    let is_small = |it: &Puzzle| empties(&it.record.end()) <= 13;
    let puzzles = some(Game::Othello, 60, is_small);
    assert!(puzzles.len() >= 10 && puzzles.iter().any(|it| it.steps.len() > 2));
    for puzzle in puzzles {
        let found = found_in(&puzzle);
        let [first, .., last] = &*[&found[..1], &found[..]].concat() else {
            panic!("it is found: {puzzle}")
        };
        assert_eq!((first.steps.len(), found.len() <= 2), (1, true));
        for it in [first, last] {
            assert_eq!((it.check(), it.goal, it.id()), (Ok(()), puzzle.goal, puzzle.id()));
        }
        // What is plain at the end of a puzzle that ships has been cut off.
        assert!(last.steps.len() >= puzzle.steps.len(), "{puzzle}");
        for (at, step) in puzzle.steps.iter().enumerate() {
            let found = &last.steps[at];
            assert_eq!((found.right, found.score), (step.right, step.score), "{puzzle}");
            let scores = |of: &heibai::puzzles::Step| {
                let mut all: Vec<_> = of.wrong.iter().map(|it| (it.cell, it.score)).collect();
                all.sort_unstable();
                all
            };
            assert_eq!(scores(found), scores(step), "{puzzle}");
        }
    }
}

#[test]
fn in_gomoku_it_is_a_win_by_fours_or_its_defence() {
    for (goal, every) in [(Goal::Fours, 100), (Goal::Defence, 25)] {
        let puzzles = some(Game::Gomoku, every, |it| it.goal == goal);
        assert!(puzzles.len() >= 4);
        for puzzle in puzzles {
            let found = found_in(&puzzle);
            let [found] = &found[..] else { panic!("it is found: {puzzle}") };
            assert_eq!((found.check(), found.goal), (Ok(()), goal));
            assert_eq!(found.steps[0].right, puzzle.steps[0].right, "{puzzle}");
        }
    }
}

#[test]
fn where_nothing_is_to_be_found_or_nobody_waits_there_is_none() {
    let none = |variant, position: &Position, stop: &Stop| {
        find(variant, position, stop, &mut |found| panic!("{found}"));
    };
    for game in Game::ALL {
        let variant = Variant::usual(game);
        let start = variant.start().unwrap();
        assert_eq!(may_be_puzzle(&start), game == Game::Gomoku);
        none(variant, &start, &Stop::default());
    }
    let puzzle = some(Game::Othello, 1, |it| empties(&it.record.end()) <= 10).remove(0);
    let position = puzzle.record.end();
    assert!(may_be_puzzle(&position));
    let stopped = Stop::default();
    stopped.request();
    none(puzzle.record.variant(), &position, &stopped);
}

#[test]
fn a_search_reports_from_its_thread_and_ends_when_it_is_dropped() {
    let small = some(Game::Othello, 1, |it| empties(&it.record.end()) <= 10).remove(0);
    let (sender, reports) = mpsc::channel();
    let send = move |found: Puzzle| {
        let _ = sender.send(found);
    };
    let search = PuzzleSearch::start(small.record.variant(), small.record.end(), send).unwrap();
    let found = reports.recv_timeout(PATIENCE).expect("it is found");
    assert_eq!(found.id(), small.id());
    drop(search);

    let large = some(Game::Othello, 1, |it| empties(&it.record.end()) >= 21).remove(0);
    let (sender, reports) = mpsc::channel();
    let send = move |found: Puzzle| {
        let _ = sender.send(found);
    };
    drop(PuzzleSearch::start(large.record.variant(), large.record.end(), send).unwrap());
    assert!(reports.recv_timeout(PATIENCE).is_err(), "nothing is told any more");
}
