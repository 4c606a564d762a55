//! The endgame: the true margin in whole discs, empty squares to the winner.

use arrayvec::ArrayVec;

use super::context::Searcher;
use super::ordering::Ranking;
use crate::eval::othello::{Mask, final_margin, stable};
use crate::othello::Bits;
use crate::search::budget::Spent;
use crate::search::deepening::{Step, Window};
use crate::search::othello::last_empties::{MAX_UNROLLED, five, max_nodes, solve_unrolled};
use crate::search::othello::table::{Found, TableBoard, TranspositionTable};
use crate::search::othello::values::{Discs, NO_CELL};

/// Up to this many, moves are ordered by the opponent's replies; beyond, by the evaluation.
const SOME: i32 = 12;

/// From this many on, moves are ordered by searches: one ply, and one more for every [`FURTHER`] squares.
const MANY: i32 = 16;
const FURTHER: i32 = 3;
const FURTHEST: i32 = 4;

const ETC_EMPTIES: i32 = 9;

/// Up to this many, null windows, the thread's own table, and moves ordered by the opponent's replies.
const NEAR: i32 = 12;

#[derive(Clone, Copy, Debug)]
struct Reply<B: TableBoard> {
    cell: u8,
    child: B,
    moves: B::Mask,
    rank: i32,
}

impl<B: TableBoard> Searcher<'_, B> {
    /// The margin for the side to move with best play; a bound if outside the window.
    pub fn endgame(&mut self, board: B, alpha: Discs, beta: Discs) -> Result<Discs, Spent> {
        let empty = board.empty();
        match empty.count() {
            0 => {
                self.budget.spend()?;
                Ok(margin(board))
            }
            count if alpha.next() < beta => self.many(board, count, alpha, beta),
            count if count <= NEAR => self.zero_window(board, board.moves(), count, alpha),
            count => self.many(board, count, alpha, beta),
        }
    }

    /// Whether the side to move gets more than `alpha`, as a bound of the true margin. `moves` are the legal ones.
    fn zero_window(
        &mut self,
        board: B,
        moves: B::Mask,
        count: i32,
        alpha: Discs,
    ) -> Result<Discs, Spent> {
        let empties = count as u32;
        if empties > MAX_UNROLLED {
            return self.near(board, moves, count, alpha);
        }
        self.budget.reserve_while(max_nodes(empties), || true)?;
        let odd = self.odd_quarters(board.empty());
        let nodes = self.budget.counter();
        Ok(if empties < MAX_UNROLLED {
            solve_unrolled(nodes, board, alpha, odd)
        } else {
            five(nodes, board, moves, alpha, odd)
        })
    }

    fn near(&mut self, board: B, moves: B::Mask, count: i32, alpha: Discs) -> Result<Discs, Spent> {
        self.budget.spend()?;
        if let Some(most) = self.stability_bound(board, alpha) {
            return Ok(most);
        }
        let mut first = NO_CELL;
        if let Some(entry) = self.local.get(board) {
            if let Some(value) = entry.settles(alpha) {
                return Ok(value);
            }
            first = entry.best;
        }
        if moves.is_empty() {
            let passed = board.pass();
            let moves = passed.moves();
            if moves.is_empty() {
                return Ok(margin(board));
            }
            return Ok(-self.near(passed, moves, count, alpha.for_opponent())?);
        }
        let mut list = self.replies(board, moves, first);
        if count >= ETC_EMPTIES {
            let known = list.iter().filter_map(|reply| self.local.get(reply.child));
            if let Some(least) =
                known.map(|entry| -Discs(entry.upper.into())).find(|&least| least > alpha)
            {
                return Ok(least);
            }
        }
        let (mut best, mut best_cell) = (Discs::MINUS_INFINITY, NO_CELL);
        for at in 0..list.len() {
            let next = (at..list.len()).max_by_key(|&at| list[at].rank).unwrap_or(at);
            list.swap(at, next);
            let Reply { cell, child, moves, .. } = list[at];
            let value = -self.zero_window(child, moves, count - 1, alpha.for_opponent())?;
            if value > best {
                (best, best_cell) = (value, cell);
                if best > alpha {
                    break;
                }
            }
        }
        self.local.put(board, alpha, best, best_cell);
        Ok(best)
    }

    fn replies(
        &self,
        board: B,
        moves: B::Mask,
        first: u8,
    ) -> ArrayVec<Reply<B>, { NEAR as usize }> {
        let odd = self.odd_quarters(board.empty());
        Bits::new(moves)
            .map(|cell| {
                let child = board.play(cell, board.flips(cell));
                let moves = child.moves();
                let rank = if usize::from(first) == cell {
                    i32::MAX
                } else {
                    let corners = (moves & self.geometry.corners).count();
                    let open = (self.geometry.grown(child.opponent()) & child.empty()).count();
                    let here = B::Mask::of(cell);
                    10 * i32::from(self.geometry.corners.meets(here))
                        + 12 * i32::from(odd.meets(here))
                        - 48 * (moves.count() + corners)
                        - 4 * open
                };
                Reply { cell: cell as u8, child, moves, rank }
            })
            .collect()
    }

    fn many(&mut self, board: B, count: i32, alpha: Discs, beta: Discs) -> Result<Discs, Spent> {
        self.budget.spend()?;
        if let Some(most) = self.stability_bound(board, alpha) {
            return Ok(most);
        }
        let mut first = NO_CELL;
        if let Some(known) = self.table.get(board) {
            if i32::from(known.step.depth) >= count
                && let Some(value) =
                    known.settles(Window { alpha: alpha.hundredths(), beta: beta.hundredths() })
            {
                return Ok(Discs::floor(value));
            }
            first = known.best[0];
        }
        let moves = board.moves();
        if moves.is_empty() {
            let passed = board.pass();
            if passed.moves().is_empty() {
                return Ok(margin(board));
            }
            return Ok(-self.endgame(passed, -beta, -alpha)?);
        }
        let ranking = if count <= SOME { Ranking::Replies } else { Ranking::Evaluation };
        let start = self.push_candidates(board, moves, first, ranking);
        if count >= ETC_EMPTIES
            && let Some(value) =
                self.transposition_cutoff(start, count as u8 - 1, beta.hundredths())
        {
            self.candidates.truncate(start);
            return Ok(Discs::floor(value));
        }
        if count >= MANY {
            let depth = (1 + (count - MANY) / FURTHER).min(FURTHEST);
            self.rank_by_search(start, first, depth as u8)?;
        }
        if count > SOME {
            self.prefer_few_replies(start, first, self.odd_quarters(board.empty()));
        }
        let (mut best, mut best_cell) = (Discs::MINUS_INFINITY, NO_CELL);
        for at in start..self.candidates.len() {
            let candidate = if at > start {
                self.next_candidate_of_thread(at)
            } else {
                self.next_candidate(at)
            };
            let floor = alpha.max(best);
            let value = if at > start && floor.next() < beta {
                let value = -self.endgame(candidate.child, floor.for_opponent(), -floor)?;
                if value > floor && value < beta {
                    -self.endgame(candidate.child, -beta, -floor)?
                } else {
                    value
                }
            } else {
                -self.endgame(candidate.child, -beta, -floor)?
            };
            if value > best {
                (best, best_cell) = (value, candidate.cell as u8);
                if best >= beta {
                    break;
                }
            }
        }
        self.candidates.truncate(start);
        let found = Found {
            step: Step::full(count as u8),
            window: Window { alpha: alpha.hundredths(), beta: beta.hundredths() },
            value: best.hundredths(),
            best: if best > alpha { best_cell } else { NO_CELL },
        };
        self.table.put(board, found);
        Ok(best)
    }

    /// An upper bound not above `alpha`, as the opponent keeps its stable discs.
    #[inline]
    fn stability_bound(&self, board: B, alpha: Discs) -> Option<Discs> {
        let (enemy, cells) = (board.opponent(), self.geometry.cells);
        // Counting pays only where the opponent has enough discs to begin with.
        if cells - 2 * enemy.count() > alpha.0 {
            return None;
        }
        let most = Discs(cells - 2 * stable(self.geometry, enemy, board.empty()).count());
        (most <= alpha).then_some(most)
    }
}

fn margin<B: TableBoard>(board: B) -> Discs {
    Discs(final_margin(board))
}
