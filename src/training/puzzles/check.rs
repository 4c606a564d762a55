//! Proves puzzles again, with solvers that share nothing with those that made them.

use super::plain_rows::PlainRows;
use crate::game::{Game, Ply, Position};
use crate::othello::Board;
use crate::puzzles::{Goal, Puzzle, Step};
use crate::training::exactness::Plain;

/// What is not so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refuted {
    /// The number of the step, from 1.
    pub step: usize,
    /// The name of the move whose score is another.
    pub name: String,
    /// What the puzzle says of it.
    pub claimed: i16,
}

/// Proves the score of every move of a puzzle whose solution can be played ([`Puzzle::check`]). Every text that can be read
/// as a puzzle is one of those.
///
/// # Errors
/// The first move whose score is another.
pub fn check(puzzle: &Puzzle) -> Result<(), Refuted> {
    match puzzle.record.end().game() {
        Game::Othello => check_othello(puzzle),
        Game::Gomoku if puzzle.goal == Goal::Threats => check_threats(puzzle),
        Game::Gomoku => check_gomoku(puzzle),
    }
}

fn check_othello(puzzle: &Puzzle) -> Result<(), Refuted> {
    let position = puzzle.record.end();
    let Position::Othello(othello) = &position else { return Ok(()) };
    // Puzzles are on 8×8 alone.
    let Ok(mut board) = Board::try_from(othello) else { return Ok(()) };
    for (at, step) in puzzle.steps.iter().enumerate() {
        for (cell, claimed) in moves(step) {
            let child = board.play(cell);
            if !Plain::default().is_margin(child, -i32::from(claimed)) {
                return Err(Refuted { step: at + 1, name: position.cell_name(cell), claimed });
            }
        }
        for &cell in std::iter::once(&step.right).chain(&step.answers) {
            board = board.play(cell);
            if board.must_pass() {
                board = board.pass();
            }
        }
    }
    Ok(())
}

/// All moves of a step with their scores.
fn moves(step: &Step) -> impl Iterator<Item = (usize, i16)> + '_ {
    let wrong = step.wrong.iter().map(|it| (it.cell, it.score));
    std::iter::once((step.right, step.score)).chain(wrong)
}

/// Proves that exactly the right move of each step wins by fours, or ends all wins by fours.
fn check_gomoku(puzzle: &Puzzle) -> Result<(), Refuted> {
    let mut position = puzzle.record.end();
    for (at, step) in puzzle.steps.iter().enumerate() {
        let Position::Gomoku(gomoku) = &position else { return Ok(()) };
        let mut plain = PlainRows::new(gomoku);
        let refuted = |point: usize| {
            let claimed = moves(step).find(|(cell, _)| *cell == point).map_or(0, |it| it.1);
            Refuted { step: at + 1, name: position.cell_name(point), claimed }
        };
        for point in gomoku.legal_points() {
            let cell = point.index(gomoku.size()).expect("the point is on the board");
            let is_right = match puzzle.goal {
                Goal::Defence => plain.defends(point, gomoku.to_move()),
                _ => plain.begins_fours(point, gomoku.to_move()),
            };
            if is_right != (cell == step.right) {
                return Err(refuted(cell));
            }
        }
        for &cell in std::iter::once(&step.right).chain(&step.answers) {
            // It can be played, as `Puzzle::check` has found.
            let _ = position.play(Ply::Place(cell));
        }
    }
    Ok(())
}

/// Proves that there is no win by fours at first, and that exactly the right move of each step wins by threats within so many
/// moves.
fn check_threats(puzzle: &Puzzle) -> Result<(), Refuted> {
    let mut position = puzzle.record.end();
    for (at, step) in puzzle.steps.iter().enumerate() {
        let Position::Gomoku(gomoku) = &position else { return Ok(()) };
        let mut plain = PlainRows::new(gomoku);
        let name = |cell| position.cell_name(cell);
        let refuted = |cell, claimed| Refuted { step: at + 1, name: name(cell), claimed };
        let is_early = at == 0 && (plain.is_forced() || plain.wins_by_fours(gomoku.to_move()));
        let within = usize::from(step.score.unsigned_abs());
        if is_early || within == 0 {
            return Err(refuted(step.right, step.score));
        }
        for point in gomoku.legal_points() {
            let cell = point.index(gomoku.size()).expect("the point is on the board");
            if plain.wins_with(point, within) != (cell == step.right) {
                let claimed = moves(step).find(|it| it.0 == cell).map_or(0, |it| it.1);
                return Err(refuted(cell, claimed));
            }
        }
        for &cell in std::iter::once(&step.right).chain(&step.answers) {
            // It can be played, as `Puzzle::check` has found.
            let _ = position.play(Ply::Place(cell));
        }
    }
    Ok(())
}
