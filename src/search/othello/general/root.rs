//! The root: deeper and deeper, then to the end of the game, always with an answer at hand.

use super::midgame::INFINITY;
use super::ordering::{Candidate, Ranking};
use super::{Aim, Reach, Searcher};
use crate::eval::Score;
use crate::eval::othello::{FastBoard, Mask};
use crate::search::report::{RankedMove, Report};
use crate::search::request::Request;
use crate::search::table::Entry;
use crate::search::time::Spent;

/// Half the width of the first window around the last value, in hundredths.
const WINDOW: i32 = 500;

/// The shallow searches before one to the end stop this many moves short of it.
const SHORT_OF_END: u8 = 9;

/// The longest line that is told.
const LINE: usize = 20;

struct RootMove<B> {
    cell: usize,
    child: B,
}

/// What one pass over the root moves gave.
struct Pass {
    value: i32,
    /// Whether every move was looked at.
    outcome: Result<(), Spent>,
}

impl<B: FastBoard> Searcher<'_, B> {
    /// Answers a request; `None` exactly if there is no legal move.
    pub fn search(
        mut self,
        board: B,
        aim: Aim,
        request: &Request,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let Aim { reach, mut plan, started } = aim;
        let mut moves = self.root_moves(board, request.seed);
        if moves.is_empty() {
            return None;
        }
        let empties = board.empty().count() as u8;
        // With one move there is nothing to choose; without a level or a clock the score is wanted all
        // the same.
        let is_play = request.limits.level.is_some() || plan.is_by_clock();
        let is_forced = moves.len() == 1 && is_play;
        let wanted = request.best.clamp(1, moves.len());
        let mut ranked: Vec<RankedMove> =
            moves[..wanted].iter().map(|root| RankedMove::unknown(root.cell)).collect();
        for depth in steps(reach, empties, is_forced) {
            if depth > 1 && !plan.goes_on(started.elapsed()) {
                break;
            }
            let (found, outcome) = self.rank_moves(board, &mut moves, depth, &ranked);
            // Half an iteration may have found a better move; an order of several it can't tell.
            if outcome.is_ok() || wanted == 1 {
                let done = outcome.is_ok().then_some((depth, depth == empties));
                ranked = updated(ranked, found, done);
            }
            if outcome.is_err() {
                break;
            }
            plan.learn(ranked[0].cell, ranked[0].score);
            report(&Report::ranking(ranked.clone(), self.budget.nodes()));
        }
        Some(Report::ranking(ranked, self.budget.nodes()))
    }

    /// The best moves at one depth, as many as `before` has: each is the best of those that are left when
    /// the better ones are taken away, and so has a score of its own. If the budget is spent on the
    /// way, there are fewer.
    fn rank_moves(
        &mut self,
        board: B,
        moves: &mut [RootMove<B>],
        depth: u8,
        before: &[RankedMove],
    ) -> (Vec<RankedMove>, Result<(), Spent>) {
        let mut found = Vec::with_capacity(before.len());
        for (place, last) in before.iter().enumerate() {
            let guess = (last.depth > 0).then(|| i32::from(last.score.hundredths()));
            let Pass { value, outcome } = self.deepen(&mut moves[place..], depth, guess);
            if value > -INFINITY {
                let cell = moves[place].cell;
                found.push(RankedMove {
                    score: Score::from_hundredths(value as i16),
                    depth: last.depth,
                    line: self.line(board, cell),
                    ..RankedMove::unknown(cell)
                });
            }
            if outcome.is_err() {
                return (found, outcome);
            }
        }
        (found, Ok(()))
    }

    /// The legal moves, likely ones first; the seed decides among those that look equal.
    fn root_moves(&mut self, board: B, seed: u64) -> Vec<RootMove<B>> {
        self.push_candidates(board, board.moves(), None, Ranking::Evaluation);
        let mut candidates = std::mem::take(&mut self.candidates);
        fastrand::Rng::with_seed(seed).shuffle(&mut candidates);
        candidates.sort_by_key(|candidate| -candidate.rank);
        candidates.iter().map(|&Candidate { cell, child, .. }| RootMove { cell, child }).collect()
    }

    /// One depth, first within a narrow window around `guess`. The best move comes to the front.
    fn deepen(&mut self, moves: &mut [RootMove<B>], depth: u8, guess: Option<i32>) -> Pass {
        let (mut alpha, mut beta) = match guess {
            Some(guess) => (guess - WINDOW, guess + WINDOW),
            None => (-INFINITY, INFINITY),
        };
        // A move that beat the window is better than the last answer, even if there is no time left
        // to find out by how much.
        let mut least = -INFINITY;
        loop {
            let pass = self.look(moves, depth, alpha, beta);
            if pass.outcome.is_err() {
                return Pass { value: pass.value.max(least), ..pass };
            }
            if pass.value <= alpha {
                alpha = -INFINITY;
            } else if pass.value >= beta {
                (least, beta) = (pass.value, INFINITY);
            } else {
                return pass;
            }
        }
    }

    /// Looks at every root move once. When the budget is spent on the way, the value is that of the
    /// best move so far, or `-INFINITY` if that isn't known.
    fn look(&mut self, moves: &mut [RootMove<B>], depth: u8, alpha: i32, beta: i32) -> Pass {
        let mut best = -INFINITY;
        for at in 0..moves.len() {
            self.candidates.clear();
            let child = moves[at].child;
            let value = match self.follow(child, depth - 1, alpha.max(best), beta, at > 0) {
                Ok(value) => value,
                Err(spent) => {
                    let is_known = alpha < best && best < beta;
                    let value = if is_known { best } else { -INFINITY };
                    return Pass { value, outcome: Err(spent) };
                }
            };
            if value > best {
                best = value;
                // Values up to alpha are bounds and say nothing about which move is better.
                if best > alpha {
                    moves[..=at].rotate_right(1);
                }
                if best >= beta {
                    break;
                }
            }
        }
        Pass { value: best, outcome: Ok(()) }
    }

    /// The moves expected from `board`, as far as the table knows them.
    pub(super) fn line(&self, board: B, best: usize) -> Vec<usize> {
        let mut line = Vec::new();
        let (mut board, mut next) = (board, Some(best));
        while let Some(cell) = next {
            line.push(cell);
            board = board.play(cell, board.flips(cell));
            if board.moves().is_empty() {
                board = board.pass();
            }
            next = self
                .table
                .get(board)
                .and_then(Entry::best)
                .filter(|&cell| line.len() < LINE && board.moves().meets(B::Mask::of(cell)));
        }
        line
    }
}

/// The ranking after another iteration: what it found, and behind that what it did not get to. `done` is
/// the depth that all of `found` were searched to, and whether that was the end of the game.
fn updated(
    before: Vec<RankedMove>,
    mut found: Vec<RankedMove>,
    done: Option<(u8, bool)>,
) -> Vec<RankedMove> {
    if let Some((depth, exact)) = done {
        for entry in &mut found {
            (entry.depth, entry.exact) = (depth, exact);
        }
        // A later look can know a little more through the table than the first one did.
        found.sort_by_key(|entry| std::cmp::Reverse(entry.score));
    }
    let wanted = before.len();
    let known = found.len();
    for entry in before {
        if found[..known].iter().all(|newer| newer.cell != entry.cell) {
            found.push(entry);
        }
    }
    found.truncate(wanted);
    found
}

/// The depths to search one after another; a depth of all the empty squares is a search to the end.
pub fn steps(reach: Reach, empties: u8, is_forced: bool) -> impl Iterator<Item = u8> {
    let is_exact = empties <= reach.exact.max(reach.depth);
    let shallow = if is_forced {
        1
    } else if is_exact {
        reach.depth.min(empties.saturating_sub(SHORT_OF_END).max(1))
    } else {
        reach.depth
    };
    let end = (is_exact && !is_forced && shallow < empties).then_some(empties);
    (1..=shallow.max(1)).chain(end)
}
