//! The end of the game: the true margin in whole discs, empty squares to the winner.

use super::context::Searcher;
use super::ordering::Ranking;
use crate::eval::othello::{Mask, final_margin, stable};
use crate::othello::{Bits, Word};
use crate::search::budget::Spent;
use crate::search::othello::known::{Found, Kept, Memory, NO_CELL};
use crate::search::othello::values::Discs;
use crate::search::selectivity::Selectivity;

/// Up to this many empty squares the moves are ordered by parity alone, without the table.
const FEW: i32 = 6;

/// Up to this many, moves are ordered by the replies they leave; beyond, by the evaluation.
const SOME: i32 = 13;

/// From this many on, moves are ordered by searches: one move ahead, and one more for every [`FURTHER`] squares more.
const MANY: i32 = 16;
const FURTHER: i32 = 3;
const FURTHEST: i32 = 4;

/// From this many on, the table is asked about every move before any is searched.
const CUTOFF: i32 = 9;

/// From this many on, the opponent's stable discs are counted to cut hopeless lines.
const STABILITY: i32 = 5;

impl<B: Kept> Searcher<'_, B> {
    /// The margin for the side to move with best play; a bound if it lies outside of the window.
    pub fn endgame(&mut self, board: B, alpha: Discs, beta: Discs) -> Result<Discs, Spent> {
        let empty = board.empty();
        match empty.count() {
            0 => {
                self.budget.spend()?;
                Ok(margin(board))
            }
            count if count <= FEW => self.few(board, empty, alpha, beta),
            count => self.many(board, count, alpha, beta),
        }
    }

    fn many(&mut self, board: B, count: i32, alpha: Discs, beta: Discs) -> Result<Discs, Spent> {
        self.budget.spend()?;
        if let Some(most) = self.stability_bound(board, alpha) {
            return Ok(most);
        }
        let mut first = NO_CELL;
        if let Some(known) = self.table.get(board) {
            if i32::from(known.depth) >= count
                && let Some(value) = known.settles(alpha.hundredths(), beta.hundredths())
            {
                return Ok(Discs::within(value));
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
        if count >= CUTOFF
            && let Some(value) = self.known_cutoff(start, count as u8 - 1, beta.hundredths())
        {
            self.candidates.truncate(start);
            return Ok(Discs::within(value));
        }
        if count >= MANY {
            let depth = (1 + (count - MANY) / FURTHER).min(FURTHEST);
            self.rank_by_search(start, first, depth as u8)?;
        }
        let (mut best, mut best_cell) = (Discs::NOTHING, NO_CELL);
        for at in start..self.candidates.len() {
            let candidate = self.next_candidate(at);
            let floor = alpha.max(best);
            let value = if at > start && floor.next() < beta {
                let value = -self.endgame(candidate.child, floor.asked_back(), -floor)?;
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
            alpha: alpha.hundredths(),
            beta: beta.hundredths(),
            value: best.hundredths(),
            best: if best > alpha { best_cell } else { NO_CELL },
        };
        self.table.put(board, found);
        Ok(best)
    }

    /// Few empty squares: tries them as they are, odd quarters first.
    fn few(&mut self, board: B, empty: B::Mask, alpha: Discs, beta: Discs) -> Result<Discs, Spent> {
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
        let mut best = Discs::NOTHING;
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
        if best != Discs::NOTHING {
            return Ok(best);
        }
        let passed = board.pass();
        if passed.moves().is_empty() {
            return Ok(margin(board));
        }
        Ok(-self.few(passed, empty, -beta, -alpha)?)
    }

    /// One empty square: no board needs to be made to count the discs.
    #[inline]
    fn last(&self, board: B, cell: usize) -> Discs {
        let flips = board.flips(cell);
        let cells = self.geometry.cells;
        if !flips.is_empty() {
            return Discs(2 * (board.player().count() + flips.count() + 1) - cells);
        }
        let flips = board.pass().flips(cell);
        if !flips.is_empty() {
            return Discs(cells - 2 * (board.opponent().count() + flips.count() + 1));
        }
        margin(board)
    }

    /// The most that the side to move can still get, if that isn't more than `alpha`: the opponent keeps
    /// its stable discs.
    #[inline]
    fn stability_bound(&self, board: B, alpha: Discs) -> Option<Discs> {
        let (enemy, cells) = (board.opponent(), self.geometry.cells);
        // Counting is worth it only where the opponent has enough discs to begin with.
        if cells - 2 * enemy.count() > alpha.0 {
            return None;
        }
        let most = Discs(cells - 2 * stable(self.geometry, enemy, board.empty()).count());
        (most <= alpha).then_some(most)
    }
}

/// The margin of the side to move if the game ended here.
fn margin<B: Kept>(board: B) -> Discs {
    Discs(final_margin(board))
}
