//! The midgame: principal variation search to a depth, in hundredths of a disc.

use super::context::{INFINITY, Searcher, Value};
use super::ordering::Ranking;
use crate::eval::othello::{Mask, evaluate, final_margin};
use crate::search::deepening::{Step, Window};
use crate::search::othello::table::{Found, TableBoard, TranspositionTable};
use crate::search::othello::values::{Discs, NO_CELL};

/// The last plies are cheap enough without the table.
const TABLE_DEPTH: u8 = 3;

const ETC_DEPTH: u8 = 5;

const EVALUATION_DEPTH: u8 = 4;

impl<B: TableBoard> Searcher<'_, B> {
    /// The value, a bound if outside the window, true margins where the game ends within `depth`. Passes cost no depth.
    pub fn midgame(&mut self, board: B, window: Window, depth: u8) -> Value {
        if board.empty().count() <= i32::from(depth) {
            return self.endgame_value(board, window);
        }
        self.budget.spend()?;
        if depth == 0 {
            return Ok(evaluate(board, self.geometry));
        }
        let mut first = NO_CELL;
        if depth >= TABLE_DEPTH
            && let Some(known) = self.table.get(board)
        {
            if known.step.depth >= depth
                && let Some(value) = known.settles(window)
            {
                return Ok(value);
            }
            first = known.best[0];
        }
        let moves = board.moves();
        if moves.is_empty() {
            let passed = board.pass();
            if passed.moves().is_empty() {
                return Ok(final_margin(board) * 100);
            }
            return Ok(-self.midgame(passed, window.reversed(), depth)?);
        }
        let ranking = match depth {
            0..2 => Ranking::Squares,
            2..EVALUATION_DEPTH => Ranking::Replies,
            _ => Ranking::Evaluation,
        };
        let start = self.push_candidates(board, moves, first, ranking);
        if depth >= ETC_DEPTH
            && let Some(value) = self.transposition_cutoff(start, depth - 1, window.beta)
        {
            self.candidates.truncate(start);
            return Ok(value);
        }
        let (mut best, mut best_cell) = (-INFINITY, NO_CELL);
        for at in start..self.candidates.len() {
            let candidate = if at > start && depth >= ETC_DEPTH {
                self.next_candidate_of_thread(at)
            } else {
                self.next_candidate(at)
            };
            let ahead = Window { alpha: window.alpha.max(best), ..window };
            let value = self.follow(candidate.child, ahead, depth - 1, at > start)?;
            if value > best {
                (best, best_cell) = (value, candidate.cell as u8);
                if best >= window.beta {
                    break;
                }
            }
        }
        self.candidates.truncate(start);
        if depth >= TABLE_DEPTH {
            let best_cell = if best > window.alpha { best_cell } else { NO_CELL };
            let found = Found { step: Step::full(depth), window, value: best, best: best_cell };
            self.table.put(board, found);
        }
        Ok(best)
    }

    /// The value of a move that leads to `child`. Later moves get a null window first, and a re-search if they beat it.
    pub fn follow(&mut self, child: B, window: Window, depth: u8, is_later: bool) -> Value {
        let Window { alpha, beta } = window;
        if is_later && !window.is_null() {
            let value = -self.midgame(child, Window::null(alpha).reversed(), depth)?;
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.midgame(child, window.reversed(), depth)?)
    }

    fn endgame_value(&mut self, board: B, Window { alpha, beta }: Window) -> Value {
        let (alpha, beta) = (Discs::floor(alpha), -Discs::floor(-beta));
        Ok(self.endgame(board, alpha, beta)?.hundredths())
    }
}
