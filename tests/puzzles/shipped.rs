//! The puzzles that Heibai comes with.

use std::collections::HashSet;

use heibai::game::Game;
use heibai::puzzles::{Goal, Puzzle, Puzzles, Theme};
use heibai::training::puzzles::check;

const GAMES: [(Game, usize); 2] = [(Game::Othello, 3000), (Game::Gomoku, 1500)];

fn all(game: Game) -> Vec<Puzzle> {
    let puzzles = Puzzles::shipped(game);
    puzzles.all().iter().map(|found| puzzles.of(found).unwrap()).collect()
}

#[test]
fn every_one_can_be_played_to_its_end_and_is_there_once() {
    for (game, least) in GAMES {
        let puzzles = all(game);
        assert!(puzzles.len() >= least, "{} of {game:?}", puzzles.len());
        let ids: HashSet<_> = puzzles.iter().map(Puzzle::id).collect();
        assert_eq!(ids.len(), puzzles.len());
        for puzzle in &puzzles {
            assert_eq!(puzzle.goal.game(), game);
            assert!(!puzzle.steps[0].wrong.is_empty(), "{puzzle}");
            assert!(puzzle.themes.is_sorted(), "{puzzle}");
        }
    }
}

#[test]
fn they_are_of_all_strengths_and_themes() {
    for (game, _) in GAMES {
        let puzzles = all(game);
        let of = |is_it: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|it| is_it(it)).count();
        let twentieth = puzzles.len() / 20;
        assert!(of(&|it| it.rating < 1200) >= twentieth);
        assert!(of(&|it| it.rating >= 1400) >= twentieth);
        for goal in Goal::ALL.into_iter().filter(|goal| goal.game() == game) {
            assert!(of(&|it| it.goal == goal) > 0, "{goal:?}");
        }
    }
    let themed =
        |theme: Theme, game: Game| all(game).iter().filter(|it| it.themes.contains(&theme)).count();
    for theme in [Theme::Parity, Theme::Swindle, Theme::Wedge, Theme::Corner, Theme::Edge] {
        assert!(themed(theme, Game::Othello) >= 30, "{theme:?}");
    }
    for theme in [Theme::Fours, Theme::Defence, Theme::Threats, Theme::Fork] {
        assert!(themed(theme, Game::Gomoku) >= 15, "{theme:?}");
    }
}

#[test]
fn none_is_a_matter_of_chance_or_of_scores_alone() {
    for puzzle in all(Game::Gomoku).iter().filter(|it| it.goal == Goal::Fours) {
        let fours = puzzle.steps[0].wrong.len() + 1;
        assert!(
            puzzle.steps.len() > 1 || fours >= 3,
            "one of two fours is found by chance: {puzzle}"
        );
    }
    for puzzle in all(Game::Othello) {
        let empty = puzzle.record.end().stones().iter().filter(|it| it.is_none()).count();
        let is_mute = puzzle.steps.len() == 1 && puzzle.themes.is_empty() && empty >= 14;
        assert!(!is_mute, "nothing can be said of it: {puzzle}");
    }
}

/// A few that the plain solvers prove soon; `heibai puzzles check` proves all.
fn sample(game: Game, seed: u64) -> Vec<Puzzle> {
    let mut puzzles = all(game);
    let filled = |it: &Puzzle| it.record.plies().len();
    puzzles.retain(|it| game == Game::Gomoku || filled(it) >= 48);
    fastrand::Rng::with_seed(seed).shuffle(&mut puzzles);
    puzzles.truncate(if game == Game::Othello { 30 } else { 3 });
    puzzles
}

#[test]
fn plain_solvers_find_the_same() {
    for (game, _) in GAMES {
        for puzzle in sample(game, 30) {
            assert_eq!(check::check(&puzzle), Ok(()), "{puzzle}");
        }
    }
}

#[test]
fn a_wrong_score_or_another_right_move_is_found() {
    for mut puzzle in sample(Game::Othello, 31) {
        let step = &mut puzzle.steps[0];
        step.wrong[0].score -= 2;
        let refuted = check::check(&puzzle).unwrap_err();
        assert_eq!((refuted.step, refuted.claimed), (1, puzzle.steps[0].wrong[0].score));
    }
    for mut puzzle in sample(Game::Gomoku, 31) {
        let step = &mut puzzle.steps[0];
        std::mem::swap(&mut step.right, &mut step.wrong[0].cell);
        assert!(check::check(&puzzle).is_err(), "{puzzle}");
    }
}
