//! Puzzles as they are made.

use std::collections::{BTreeMap, HashSet};

use heibai::game::Game;
use heibai::puzzles::othello::MARGIN;
use heibai::puzzles::{Goal, Puzzle, Puzzles};
use heibai::search::Stop;
use heibai::training::puzzles::{check, choose, gomoku, othello};

#[test]
fn othello_s_have_one_right_move_and_are_the_same_every_time() {
    let make = || -> Vec<Puzzle> {
        let mut finder = othello::Finder::new(Stop::default());
        (0..100)
            .filter_map(|number| {
                let game = finder.play(3, number)?;
                finder.find(&game, u64::from(number))
            })
            .take(2)
            .collect()
    };
    let puzzles = make();
    assert_eq!(puzzles.len(), 2);
    for puzzle in &puzzles {
        assert_eq!(puzzle.check(), Ok(()));
        assert_eq!(check::check(puzzle), Ok(()), "{puzzle}");
        for step in &puzzle.steps {
            for wrong in &step.wrong {
                let is_wrong = match puzzle.goal {
                    Goal::Win => step.score > 0 && wrong.score <= 0,
                    Goal::Draw => step.score >= 0 && wrong.score < 0,
                    _ => wrong.score <= step.score - MARGIN,
                };
                assert!(is_wrong, "{puzzle}");
            }
        }
        assert!(!puzzle.steps.last().unwrap().wrong.is_empty(), "the last move is to be found");
    }
    assert_eq!(make(), puzzles);
}

#[test]
fn gomoku_s_have_one_right_move() {
    let mut finder = gomoku::Finder::new(Stop::default());
    let mut made = 0;
    for number in 0..40 {
        let game = finder.play(3, number).unwrap();
        if let Some(puzzle) = finder.find(&game, u64::from(number)) {
            assert_eq!(puzzle.check(), Ok(()));
            assert_eq!(check::check(&puzzle), Ok(()), "{puzzle}");
            made += 1;
        }
    }
    assert!(made > 0);
}

#[test]
fn defences_are_found_against_moves_that_were_not_played_too() {
    let mut finder = gomoku::Finder::new(Stop::default());
    let (game, puzzle) = (0..60)
        .find_map(|number| {
            let game = finder.play(2031, number)?;
            let puzzle = finder.find_defence(&game, 2031 + u64::from(number))?;
            Some((game, puzzle))
        })
        .expect("one game in fifteen has one");
    assert_eq!((puzzle.goal, puzzle.check()), (Goal::Defence, Ok(())));
    let at = puzzle.record.plies().len() - 1;
    assert_eq!(
        puzzle.record.plies()[..at],
        game.plies()[..at],
        "all but the last move were played"
    );
}

#[test]
fn a_finder_that_was_stopped_makes_nothing() {
    let stop = Stop::default();
    stop.request();
    assert_eq!(othello::Finder::new(stop.clone()).play(1, 1), None);
    assert_eq!(gomoku::Finder::new(stop).play(1, 1), None);
}

#[test]
fn a_choice_has_each_position_once_and_of_every_theme() {
    let shipped = Puzzles::shipped(Game::Othello);
    let all: Vec<Puzzle> = shipped.all().iter().map(|found| shipped.of(found).unwrap()).collect();
    let twice = all.iter().chain(&all).cloned().collect();
    let chosen = choose::choose(twice, 200, 1);
    assert_eq!(chosen.len(), 200);
    let ids: HashSet<_> = chosen.iter().map(Puzzle::id).collect();
    assert_eq!(ids.len(), 200);
    assert!(chosen.is_sorted_by_key(|it| it.rating));
    let mut counts: BTreeMap<_, usize> = BTreeMap::new();
    for theme in chosen.iter().flat_map(|it| &it.themes) {
        *counts.entry(*theme).or_default() += 1;
    }
    for theme in all.iter().flat_map(|it| &it.themes) {
        assert!(counts.contains_key(theme), "{theme:?}");
    }
    assert_eq!(choose::choose(all.clone(), usize::MAX, 1).len(), all.len());
}
