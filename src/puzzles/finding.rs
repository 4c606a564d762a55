//! The puzzle that a position is: a mistake of one's own may be one. Looked for in the background.

use std::io;

use super::othello::{self, EMPTIES};
use super::{Goal, Puzzle, Step, Theme, gomoku};
use crate::analysis::Background;
use crate::game::tree::Start;
use crate::game::{GameRecord, Position, Variant};
use crate::gomoku::Position as Stones;
use crate::othello::Board;
use crate::search::forced::ForcedWins;
use crate::search::{Engine, HashSize, Stop};

/// Enough for 22 empty squares; freed with the search.
const HASH_MEBIBYTES: usize = 64;

/// Looks for the puzzle of a position on a low-priority thread. Dropping it ends the search, and waits for its end.
#[derive(Debug)]
pub struct PuzzleSearch(#[expect(dead_code, reason = "it works until it is dropped")] Background);

impl PuzzleSearch {
    /// Begins. What [`find`] reports goes to `report`, on the thread.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        variant: Variant,
        position: Position,
        report: impl Fn(Puzzle) + Send + 'static,
    ) -> io::Result<Self> {
        let thread = Background::start("heibai-puzzle", move |stop| {
            find(variant, &position, stop, &mut |puzzle| {
                // What a stopped search found is not meant.
                if !stop.is_requested() {
                    report(puzzle);
                }
            });
        })?;
        Ok(Self(thread))
    }
}

/// Whether it makes sense to look for a puzzle in a position.
pub fn may_be_puzzle(position: &Position) -> bool {
    match position {
        Position::Othello(_) => board(position).is_some(),
        Position::Gomoku(_) => !position.is_over(),
    }
}

/// Finds the puzzle that a position is. If it is one, `report` gets it with the first move alone as soon as that is proved,
/// and then with all moves, if more have to be found. It has no rating (0), and no themes that need reasons.
pub fn find(variant: Variant, position: &Position, stop: &Stop, report: &mut impl FnMut(Puzzle)) {
    let start = Start::set_up(variant, position.clone());
    let Ok(record) = GameRecord::from_start(start, Vec::new()) else { return };
    let mut told = |goal: Goal, steps: Vec<Step>, themes: Vec<Theme>| {
        report(Puzzle { record: record.clone(), goal, rating: 0, themes, steps });
    };
    match position {
        Position::Othello(_) => {
            if let Some(board) = board(position) {
                find_in_othello(board, stop, &mut |goal, steps| told(goal, steps, Vec::new()));
            }
        }
        Position::Gomoku(stones) => {
            if let Some(found) = find_in_gomoku(stones, stop) {
                told(found.goal, found.steps, found.themes);
            }
        }
    }
}

fn board(position: &Position) -> Option<Board> {
    let Position::Othello(othello) = position else { return None };
    Board::try_from(othello).ok().filter(|board| EMPTIES.contains(&board.empty_count()))
}

fn find_in_othello(
    board: Board,
    stop: &Stop,
    report: &mut impl FnMut(Goal, Vec<Step>),
) -> Option<()> {
    let mut engine = Engine::new(HashSize::mebibytes(HASH_MEBIBYTES));
    let moves = othello::solve(&mut engine, board, stop)?;
    let goal = othello::goal(&moves)?;
    report(goal, vec![othello::step(&moves)]);
    let steps = othello::steps(&mut engine, board, moves, goal, stop)?;
    if steps.len() > 1 {
        report(goal, steps);
    }
    Some(())
}

fn find_in_gomoku(position: &Stones, stop: &Stop) -> Option<gomoku::Found> {
    let wins = ForcedWins::new().ok()?;
    gomoku::fours(&wins, position, stop).or_else(|| {
        let found = gomoku::defence(&wins, position, stop)?;
        // A four of one's own only puts the win off.
        (!gomoku::is_four(position, found.steps[0].right)).then_some(found)
    })
}
