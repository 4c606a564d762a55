//! Lines of puzzles: what is read is what was written, and what is wrong is told.

use heibai::game::{Game, GameRecord, Ply, Variant};
use heibai::othello::Symmetry;
use heibai::puzzles::text::{LineError, SolutionError};
use heibai::puzzles::{Goal, Puzzle, PuzzleId, Puzzles, Theme};
use proptest::prelude::*;

/// The first puzzles of each game that ships.
fn some() -> Vec<String> {
    [Game::Othello, Game::Gomoku]
        .iter()
        .flat_map(|&game| {
            let puzzles = Puzzles::shipped(game);
            let lines: Vec<String> =
                puzzles.all()[..20].iter().map(|found| puzzles.line(found).to_owned()).collect();
            lines
        })
        .collect()
}

fn line() -> String {
    some().remove(0)
}

fn with_field(at: usize, text: &str) -> Result<Puzzle, LineError> {
    let line = line();
    let mut fields: Vec<&str> = line.split('\t').collect();
    fields[at] = text;
    fields.join("\t").parse()
}

#[test]
fn a_puzzle_comes_back_as_it_was_written() {
    for line in some() {
        let puzzle: Puzzle = line.parse().unwrap();
        assert_eq!(puzzle.to_string(), line);
    }
}

#[test]
fn what_is_wrong_with_a_line_is_told() {
    assert_eq!("".parse::<Puzzle>(), Err(LineError::Fields(1)));
    assert_eq!(format!("{}\t", line()).parse::<Puzzle>(), Err(LineError::Fields(8)));
    for (at, field, text) in [
        (0, "id", "a"),
        (1, "rules", "chess"),
        (2, "goal", "mate"),
        (3, "rating", "-3"),
        (4, "themes", "pin"),
        (6, "solution", "a1"),
        (6, "solution", "z9+2"),
        (6, "solution", ""),
    ] {
        let expected = LineError::Field { field, found: text.to_owned() };
        assert_eq!(with_field(at, text), Err(expected), "{field} {text}");
    }
    assert!(matches!(with_field(5, "f5f5"), Err(LineError::Moves(_))));
    assert_eq!(with_field(2, "fours"), Err(LineError::Goal));
    // Another position has another id.
    assert!(matches!(with_field(0, "000000000"), Err(LineError::Id(_))));
}

#[test]
fn a_solution_that_cannot_be_played_is_no_puzzle() {
    let puzzle: Puzzle = line().parse().unwrap();
    let refused = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = puzzle.clone();
        change(&mut puzzle);
        match puzzle.check() {
            Err(LineError::Solution { step: 1, what }) => what,
            other => panic!("{other:?}"),
        }
    };
    let incomplete = refused(&|puzzle| {
        puzzle.steps[0].wrong.pop();
    });
    assert_eq!(incomplete, SolutionError::Incomplete);
    let doubled = refused(&|puzzle| puzzle.steps[0].wrong[0].cell = puzzle.steps[0].right);
    assert_eq!(doubled, SolutionError::Incomplete);
    let even = refused(&|puzzle| puzzle.steps[0].wrong[0].score = puzzle.steps[0].score);
    assert_eq!(even, SolutionError::Score);
    let huge = refused(&|puzzle| puzzle.steps[0].score = 65);
    assert_eq!(huge, SolutionError::Score);
    let overflowing = refused(&|puzzle| {
        puzzle.goal = Goal::Best;
        puzzle.steps[0].wrong[0].score = i16::MAX;
    });
    assert_eq!(overflowing, SolutionError::Score);
    let occupied = refused(&|puzzle| puzzle.steps[0].wrong[0].refutation = vec![27]);
    assert!(matches!(occupied, SolutionError::Illegal(_)));
}

#[test]
fn symmetric_positions_and_swapped_colours_share_an_id() {
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..20 {
        let mut record = GameRecord::default();
        for _ in 0..rng.usize(1..40) {
            let legal = record.end().legal_cells();
            let Some(cell) = rng.choice(legal) else { break };
            let plies = record.plies().iter().copied().chain([Ply::Place(cell)]).collect();
            record = GameRecord::new(Variant::default(), plies).unwrap();
        }
        let position = record.end();
        let id = PuzzleId::of(&position, Goal::Win);
        assert_ne!(id, PuzzleId::of(&position, Goal::Draw));
        let heibai::game::Position::Othello(othello) = &position else { unreachable!() };
        let board = heibai::othello::Board::try_from(othello).unwrap();
        for symmetry in Symmetry::ALL {
            for disc in [heibai::othello::Disc::Black, heibai::othello::Disc::White] {
                let turned = symmetry.board(board).to_position(disc);
                assert_eq!(PuzzleId::of(&heibai::game::Position::Othello(turned), Goal::Win), id);
            }
        }
        assert_eq!(id.to_string().parse(), Ok(id));
    }
}

proptest! {
    #[test]
    fn any_text_is_a_puzzle_or_an_error(
        which in 0..40_usize,
        at in any::<prop::sample::Index>(),
        with in any::<char>(),
    ) {
        let line = some().remove(which);
        let mut characters: Vec<char> = line.chars().collect();
        let at = at.index(characters.len());
        characters[at] = with;
        let changed: String = characters.into_iter().collect();
        if let Ok(puzzle) = changed.parse::<Puzzle>() {
            prop_assert_eq!(puzzle.check(), Ok(()));
            prop_assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
        }
    }
}

#[test]
fn a_theme_is_known_by_the_name_that_older_files_have() {
    for &theme in Theme::ALL {
        assert_eq!(Theme::named(theme.name()), Some(theme));
    }
    assert_eq!(Theme::named("threes"), Some(Theme::Threats));
    assert_eq!(Theme::named("nothing"), None);
}
