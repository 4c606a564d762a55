//! The end of the game: the true margin in whole discs, empty squares to the winner.

use super::context::{Searcher, Value};
use super::ordering::Ranking;
use crate::eval::othello::{Mask, final_margin, stable};
use crate::othello::{Bits, Word};
use crate::search::othello::known::{Found, Kept, Memory, NO_CELL};
use crate::search::selectivity::Selectivity;

/// Up to this many empty squares the moves are ordered by parity alone, without the table.
const FEW: i32 = 6;

/// Up to this many, moves are ordered by the replies they leave; beyond, by the evaluation.
const SOME: i32 = 13;

/// From this many on, the table is asked about every move before any is searched.
const CUTOFF: i32 = 9;

/// From this many on, the opponent's stable discs are counted to cut hopeless lines.
const STABILITY: i32 = 5;

impl<B: Kept> Searcher<'_, B> {
    /// The margin for the side to move with best play; a bound if it lies outside of the window.
    pub fn endgame(&mut self, board: B, alpha: i32, beta: i32) -> Value {
        let empty = board.empty();
        match empty.count() {
            0 => {
                self.budget.spend()?;
                Ok(final_margin(board))
            }
            count if count <= FEW => self.few(board, empty, alpha, beta),
            count => self.many(board, count, alpha, beta),
        }
    }

    fn many(&mut self, board: B, count: i32, alpha: i32, beta: i32) -> Value {
        self.budget.spend()?;
        if let Some(most) = self.stability_bound(board, alpha) {
            return Ok(most);
        }
        let mut first = NO_CELL;
        if let Some(known) = self.table.get(board) {
            if i32::from(known.depth) >= count
                && let Some(value) = known.settles(alpha * 100, beta * 100)
            {
                return Ok(value / 100);
            }
            first = known.best[0];
        }
        let moves = board.moves();
        if moves.is_empty() {
            let passed = board.pass();
            if passed.moves().is_empty() {
                return Ok(final_margin(board));
            }
            return Ok(-self.endgame(passed, -beta, -alpha)?);
        }
        let ranking = if count <= SOME { Ranking::Replies } else { Ranking::Evaluation };
        let start = self.push_candidates(board, moves, first, ranking);
        if count >= CUTOFF
            && let Some(value) = self.known_cutoff(start, count as u8 - 1, beta * 100)
        {
            self.candidates.truncate(start);
            return Ok(value / 100);
        }
        let (mut best, mut best_cell) = (-self.geometry.cells - 1, NO_CELL);
        for at in start..self.candidates.len() {
            let candidate = self.next_candidate(at);
            let floor = alpha.max(best);
            let value = if at > start && floor + 1 < beta {
                let value = -self.endgame(candidate.child, -floor - 1, -floor)?;
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
            depth: count as u8,
            selectivity: Selectivity::Full as u8,
            alpha: alpha * 100,
            beta: beta * 100,
            value: best * 100,
            best: if best > alpha { best_cell } else { NO_CELL },
        };
        self.table.put(board, found);
        Ok(best)
    }

    /// Few empty squares: tries them as they are, odd quarters first.
    fn few(&mut self, board: B, empty: B::Mask, alpha: i32, beta: i32) -> Value {
        self.budget.spend()?;
        let count = empty.count();
        if count == 1 {
            return Ok(self.last(board, empty.trailing_zeros() as usize));
        }
        if count >= STABILITY
            && let Some(most) = self.stability_bound(board, alpha)
        {
            return Ok(most);
        }
        let enemy = board.opponent();
        let odd = if count > 2 { self.odd_quarters(empty) } else { empty };
        let mut best = i32::MIN;
        for part in [odd, empty & !odd] {
            for cell in Bits::new(part) {
                if !enemy.meets(self.geometry.neighbours[cell]) {
                    continue;
                }
                let flips = board.flips(cell);
                if flips.is_empty() {
                    continue;
                }
                let child = board.play(cell, flips);
                let left = empty & !B::Mask::of(cell);
                let value = -self.few(child, left, -beta, -alpha.max(best))?;
                if value > best {
                    best = value;
                    if best >= beta {
                        return Ok(best);
                    }
                }
            }
        }
        if best != i32::MIN {
            return Ok(best);
        }
        let passed = board.pass();
        if passed.moves().is_empty() {
            return Ok(final_margin(board));
        }
        Ok(-self.few(passed, empty, -beta, -alpha)?)
    }

    /// One empty square: no board needs to be made to count the discs.
    #[inline]
    fn last(&self, board: B, cell: usize) -> i32 {
        let flips = board.flips(cell);
        let cells = self.geometry.cells;
        if !flips.is_empty() {
            return 2 * (board.player().count() + flips.count() + 1) - cells;
        }
        let flips = board.pass().flips(cell);
        if !flips.is_empty() {
            return cells - 2 * (board.opponent().count() + flips.count() + 1);
        }
        final_margin(board)
    }

    /// The most that the side to move can still get, if that isn't more than `alpha`: the opponent keeps
    /// its stable discs.
    #[inline]
    fn stability_bound(&self, board: B, alpha: i32) -> Option<i32> {
        let (enemy, cells) = (board.opponent(), self.geometry.cells);
        // Counting is worth it only where the opponent has enough discs to begin with.
        if cells - 2 * enemy.count() > alpha {
            return None;
        }
        let most = cells - 2 * stable(self.geometry, enemy, board.empty()).count();
        (most <= alpha).then_some(most)
    }
}
