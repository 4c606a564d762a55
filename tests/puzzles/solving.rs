//! The way through a puzzle: only its right moves lead on, everything else is refuted, and the first try decides.

use heibai::game::{Game, Position};
use heibai::puzzles::{Clue, FoundPuzzle, Outcome, Phase, Puzzle, Puzzles, Solving, Try};

/// Every tenth puzzle of both games.
fn some() -> impl Iterator<Item = Puzzle> {
    [Game::Othello, Game::Gomoku].into_iter().flat_map(|game| {
        let puzzles = Puzzles::shipped(game);
        let every_tenth: Vec<FoundPuzzle> = puzzles.all().iter().step_by(10).cloned().collect();
        every_tenth.into_iter().map(move |found| puzzles.of(&found).expect("they are sound"))
    })
}

fn solve(solving: &mut Solving) -> Vec<Try> {
    (solving.found()..solving.puzzle().steps.len())
        .map(|step| {
            let right = solving.puzzle().steps[step].right;
            assert!(solving.position().is_legal(right));
            solving.try_move(right)
        })
        .collect()
}

#[test]
fn the_right_moves_alone_lead_to_the_end() {
    for puzzle in some() {
        let mut solving = Solving::new(puzzle.clone());
        let mover = solving.start().side_to_move();
        let tries = solve(&mut solving);
        let (last, before) = tries.split_last().unwrap();
        assert!(before.iter().all(|it| *it == Try::Right) && *last == Try::Solved);
        assert_eq!((solving.phase(), solving.outcome()), (Phase::Solved, Some(Outcome::Solved)));
        assert_eq!(solving.position().side_to_move(), mover, "it asks the solver, never the other");
        assert_eq!(solving.try_move(puzzle.steps[0].right), Try::Refused);
        let answers: usize = puzzle.steps.iter().map(|it| 1 + it.answers.len()).sum();
        assert_eq!(solving.solution().len(), answers);
    }
}

#[test]
fn every_other_move_is_wrong_and_refuted_where_the_puzzle_says_how() {
    for puzzle in some() {
        let solving = Solving::new(puzzle.clone());
        let step = &puzzle.steps[0];
        for cell in solving.position().legal_cells() {
            let mut solving = solving.clone();
            let tried = solving.try_move(cell);
            if cell == step.right {
                assert!(matches!(tried, Try::Right | Try::Solved));
                continue;
            }
            assert_eq!((tried, solving.phase()), (Try::Wrong, Phase::Refuted(cell)));
            assert_eq!(solving.outcome(), Some(Outcome::Failed));
            let known = step.wrong.iter().find(|it| it.cell == cell);
            let refuted = solving.refutation();
            assert_eq!(refuted.as_ref().map(|it| it.0), known.map(|it| it.score));
            assert!(refuted.is_none_or(|(_, line)| line[0] == cell));
            solving.take_back();
            assert_eq!(solving.phase(), Phase::Asking);
            solve(&mut solving);
            assert_eq!(solving.outcome(), Some(Outcome::Failed), "the first try decides");
        }
    }
}

#[test]
fn clues_end_with_the_move_and_make_it_helped() {
    for puzzle in some() {
        let mut solving = Solving::new(puzzle.clone());
        let Some(Clue::Where(cells)) = solving.clue().cloned() else {
            panic!("the part comes first")
        };
        assert!(cells.contains(&puzzle.steps[0].right));
        assert!(cells.iter().all(|&cell| solving.position().stone(cell).is_none()));
        assert!(solving.clue().is_some());
        assert_eq!(solving.clue(), Some(&Clue::Move(puzzle.steps[0].right)));
        assert_eq!(solving.clue(), None);
        solve(&mut solving);
        assert_eq!(solving.outcome(), Some(Outcome::Helped));
        assert!(solving.clues().len() < 4);
    }
}

#[test]
fn what_is_told_has_failed_and_can_be_begun_again() {
    for puzzle in some().take(20) {
        let mut solving = Solving::new(puzzle);
        let start: Position = solving.start().clone();
        solving.tell();
        assert_eq!((solving.phase(), solving.outcome()), (Phase::Told, Some(Outcome::Failed)));
        assert_eq!(solving.clue(), None);
        solving.again();
        assert_eq!((solving.phase(), solving.position()), (Phase::Asking, &start));
        solve(&mut solving);
        assert_eq!((solving.phase(), solving.outcome()), (Phase::Solved, Some(Outcome::Failed)));
    }
}
