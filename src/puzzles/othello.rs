//! Puzzles of Othello on 8×8: what is to be found in a position, and the way to the end of it, all solved exactly.

use std::ops::RangeInclusive;

use super::{Goal, Step, Wrong};
use crate::game::Position;
use crate::othello::{Bits, Board, Disc};
use crate::search::{Engine, Limits, RankedMove, Request, Stop};

/// The best move of [`Goal::Best`] is better than the next by at least this many discs.
pub const MARGIN: i16 = 4;

/// Empty squares of the positions.
pub const EMPTIES: RangeInclusive<u32> = 6..=22;

/// The most moves to find.
const MAX_STEPS: usize = 6;

/// Of a refutation, this many plies are kept.
const REFUTATION: usize = 3;

/// A move with its exact score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The cell in row order.
    pub cell: usize,
    /// Discs for the mover with best play.
    pub score: i16,
    /// Best play, [`Self::cell`] first; passes are left out.
    pub line: Vec<usize>,
}

/// Solves all moves of a position, the best first; `None` if nobody can move there or the search was stopped. Up to 22 empty
/// squares take seconds.
pub fn solve(engine: &mut Engine, board: Board, stop: &Stop) -> Option<Vec<Solved>> {
    let position = Position::Othello(board.to_position(Disc::Black));
    let moves = board.legal_moves().count_ones() as usize;
    if moves == 0 {
        return None;
    }
    let request =
        Request { best: moves, remember: true, ..Request::new(position, Limits::default()) };
    let report = engine.search(&request, stop, &mut |_| {})?;
    let solved = |it: RankedMove| {
        let score = it.score.hundredths() / 100;
        it.exact.then_some(Solved { cell: it.cell, score, line: it.line })
    };
    report.ranked.into_iter().map(solved).collect()
}

/// What is to be found among solved moves, the best first: by the result if only one keeps it, else by the margin.
pub fn goal(moves: &[Solved]) -> Option<Goal> {
    let [best, next, ..] = moves else { return None };
    match (best.score, next.score) {
        (1.., ..=0) => Some(Goal::Win),
        (0, ..=-1) => Some(Goal::Draw),
        (best, next) => (best >= next + MARGIN).then_some(Goal::Best),
    }
}

/// The moves that are right for a goal.
pub fn right(goal: Goal, moves: &[Solved]) -> usize {
    let best = moves.iter().map(|it| it.score).max().unwrap_or_default();
    let is_right = |it: &&Solved| match goal {
        Goal::Win => it.score > 0,
        Goal::Draw => it.score >= 0,
        _ => it.score > best - MARGIN,
    };
    moves.iter().filter(is_right).count()
}

/// The moves to find from a position whose moves are solved, as long as only one is right. The other side chooses what
/// leaves the fewest right moves, and of those what costs the solver most; with [`Goal::Best`] it plays its best. `None` if
/// the search was stopped.
pub fn steps(
    engine: &mut Engine,
    board: Board,
    moves: Vec<Solved>,
    goal: Goal,
    stop: &Stop,
) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let mut next = Some((board, moves));
    while let Some((board, moves)) = next.take() {
        let found = moves[0].clone();
        steps.push(step(&moves));
        if steps.len() == MAX_STEPS {
            break;
        }
        let mut replies = Replies { engine, goal, stop, score: found.score, best: None };
        replies.look(board.play(found.cell), &mut Vec::new())?;
        if let Some(Reply { board, moves, answers, .. }) = replies.best.filter(|it| it.right == 1) {
            steps.last_mut()?.answers = answers;
            next = Some((board, moves));
        }
    }
    // What is the only legal move needs no finding.
    while steps.len() > 1 && steps.last().is_some_and(|step| step.wrong.is_empty()) {
        steps.pop();
    }
    steps.last_mut()?.answers.clear();
    Some(steps)
}

/// The step that asks for the first of solved moves.
///
/// # Panics
/// If there is none.
pub fn step(moves: &[Solved]) -> Step {
    let wrong = |it: &Solved| Wrong {
        cell: it.cell,
        score: it.score,
        refutation: it.line.iter().skip(1).take(REFUTATION).copied().collect(),
    };
    Step {
        right: moves[0].cell,
        score: moves[0].score,
        answers: Vec::new(),
        wrong: moves[1..].iter().map(wrong).collect(),
    }
}

/// A way for the other side to go on, up to the solver's next move.
struct Reply {
    board: Board,
    moves: Vec<Solved>,
    answers: Vec<usize>,
    right: usize,
}

struct Replies<'a> {
    engine: &'a mut Engine,
    goal: Goal,
    stop: &'a Stop,
    /// What the solver has with best play.
    score: i16,
    best: Option<Reply>,
}

impl Replies<'_> {
    /// Looks at all ways to go on from a board of the other side's view. `None` if stopped.
    fn look(&mut self, board: Board, answers: &mut Vec<usize>) -> Option<()> {
        if board.is_game_over() {
            return Some(());
        }
        if board.must_pass() {
            return self.judge(board.pass(), answers);
        }
        for cell in Bits::new(board.legal_moves()) {
            let after = board.play(cell);
            answers.push(cell);
            if after.must_pass() {
                // The solver has to pass, so the other side goes on.
                if !after.is_game_over() {
                    self.look(after.pass(), answers)?;
                }
            } else {
                self.judge(after, answers)?;
            }
            answers.pop();
        }
        Some(())
    }

    fn judge(&mut self, board: Board, answers: &[usize]) -> Option<()> {
        let moves = solve(self.engine, board, self.stop)?;
        // A defence that errs makes a margin larger than it was said to be.
        if self.goal == Goal::Best && moves[0].score > self.score {
            return Some(());
        }
        let right = right(self.goal, &moves);
        let rank = |right: usize, moves: &[Solved]| (right, moves.len() == 1, moves[0].score);
        let is_better =
            self.best.as_ref().is_none_or(|it| rank(right, &moves) < rank(it.right, &it.moves));
        if is_better {
            self.best = Some(Reply { board, moves, answers: answers.to_vec(), right });
        }
        Some(())
    }
}
