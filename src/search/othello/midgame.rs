//! The midgame in hundredths of a disc: principal variation search. Passes cost no depth; the game's end is exact.

use super::context::{Searcher, Value};
use super::endgame::{self, stability_bound};
use super::moves::{Move, Moves, next_best};
use super::node::Node;
use super::squares::{BESIDE_CORNERS, final_margin, odd_quarters};
use super::threads;
use super::values::{Discs, NO_CELL};
use crate::othello::Bits;
use crate::search::budget::Spent;
use crate::search::deepening::{MINUS_INFINITY, Step, Window};
use crate::search::othello::table::Found;
use crate::search::selectivity::Selectivity;

/// The last plies are cheap enough without the table.
const TABLE_DEPTH: u8 = 3;

/// Least depth for enhanced transposition cutoff (ETC).
const ETC_DEPTH: u8 = 5;

const FULL_WIDTH_EMPTIES: u32 = 10;

impl Searcher<'_> {
    /// Whether `node` is worth more than `alpha`: a value above it is a lower bound, any other an upper bound.
    pub fn zero_window(&mut self, node: &Node, alpha: i32, step: Step) -> Value {
        let empties = node.board.empty_count();
        let is_end = u32::from(step.depth) >= empties;
        if is_end
            && (empties <= FULL_WIDTH_EMPTIES
                || step.selectivity == Selectivity::Full && empties <= endgame::MAX_EMPTIES)
        {
            return Ok(self.solve(node.board, Discs::floor(alpha), empties)?.hundredths());
        }
        let step = if is_end { Step { depth: empties as u8, ..step } } else { step };
        self.count()?;
        if step.depth == 0 {
            return Ok(self.value(node));
        }
        let moves = node.board.legal_moves();
        if moves == 0 {
            let passed = node.passed();
            if passed.board.legal_moves() == 0 {
                let board = node.board;
                return Ok(final_margin(board.player(), board.opponent()).hundredths());
            }
            return Ok(-self.zero_window(&passed, -alpha - 1, step)?);
        }
        match step.depth {
            1 => self.last_ply(node, moves, alpha),
            2 => self.low(node, moves, alpha, step),
            _ => self.high(node, moves, alpha, step),
        }
    }

    /// Depth 1: the best evaluation. Squares beside corners come last, odd quadrants first.
    fn last_ply(&mut self, node: &Node, moves: u64, alpha: i32) -> Value {
        let mut best = MINUS_INFINITY;
        // Ranking would cost more than the evaluations it saves.
        let odd = odd_quarters(node.board.empty());
        let (good, risky) = (moves & !BESIDE_CORNERS, moves & BESIDE_CORNERS);
        let groups = [good & odd, good & !odd, risky & odd, risky & !odd];
        for cell in groups.into_iter().flat_map(Bits::new) {
            self.count()?;
            let value = -self.value_after(node, cell, node.board.flips(cell));
            if value > best {
                best = value;
                if best > alpha {
                    break;
                }
            }
        }
        Ok(best)
    }

    /// Close to the leaves: no table.
    fn low(&mut self, node: &Node, moves: u64, alpha: i32, step: Step) -> Value {
        if let Some(value) = self.cut_of_two(node, alpha, step.selectivity)? {
            return Ok(value);
        }
        let mut list = Moves::new();
        self.rank(node, moves, [NO_CELL; 2], step.depth, &mut list)?;
        self.any_above(node, &mut list, alpha, step).map(|(value, _)| value)
    }

    fn high(&mut self, node: &Node, moves: u64, alpha: i32, step: Step) -> Value {
        let board = node.board;
        let empties = board.empty_count();
        if let Some(most) = stability_bound(board, Discs::floor(alpha), empties) {
            return Ok(most.hundredths());
        }
        let mut best_known = [NO_CELL; 2];
        if step.depth >= TABLE_DEPTH
            && let Some(known) = self.shared.table.get(board)
        {
            if known.is_as_deep(step)
                && let Some(value) = known.settles(Window::null(alpha))
            {
                return Ok(value);
            }
            best_known = known.best;
        }
        if let Some(value) = self.probcut(node, alpha, step)? {
            return Ok(value);
        }
        let mut list = Moves::new();
        self.rank(node, moves, best_known, step.depth, &mut list)?;
        if step.depth >= ETC_DEPTH
            && let Some(value) = self.transposition_cutoff(node, &list, alpha, step)
        {
            return Ok(value);
        }
        let (value, best) = self.any_above(node, &mut list, alpha, step)?;
        if step.depth >= TABLE_DEPTH {
            let found = Found { step, window: Window::null(alpha), value, best };
            self.shared.table.put(board, found);
        }
        Ok(value)
    }

    fn any_above(
        &mut self,
        node: &Node,
        list: &mut Moves,
        alpha: i32,
        step: Step,
    ) -> Result<(i32, u8), Spent> {
        let (mut best, mut best_cell) = (MINUS_INFINITY, NO_CELL);
        for at in 0..list.len() {
            let is_shared = at > 0 && at + 1 < list.len() && step.depth >= threads::MIN_DEPTH;
            if is_shared && self.shared.pool.has_idle() {
                let rest = (at..list.len()).map(|at| next_best(list, at)).collect();
                let (value, cell) = self.share(node, rest, alpha, step)?;
                return Ok(if value > best { (value, cell) } else { (best, best_cell) });
            }
            let Move { cell, flips, .. } = next_best(list, at);
            let child = node.after(usize::from(cell), flips);
            let value = -self.zero_window(&child, -alpha - 1, step.after_move())?;
            if value > best {
                (best, best_cell) = (value, cell);
                if best > alpha {
                    break;
                }
            }
        }
        Ok((best, best_cell))
    }

    fn transposition_cutoff(
        &self,
        node: &Node,
        list: &Moves,
        alpha: i32,
        step: Step,
    ) -> Option<i32> {
        list.iter().find_map(|&Move { cell, flips, .. }| {
            let known = self.shared.table.get(node.board.play_with(usize::from(cell), flips))?;
            (known.is_as_deep(step.after_move()) && -known.upper > alpha).then_some(-known.upper)
        })
    }

    /// A bound if outside the window (principal variation search: Tony Marsland and Murray Campbell).
    pub fn principal(&mut self, node: &Node, window: Window, step: Step) -> Value {
        if window.is_null() {
            return self.zero_window(node, window.alpha, step);
        }
        let board = node.board;
        let empties = board.empty_count() as u8;
        let step = Step { depth: step.depth.min(empties), ..step };
        self.count()?;
        let moves = board.legal_moves();
        if moves == 0 {
            let passed = node.passed();
            if passed.board.legal_moves() == 0 {
                return Ok(final_margin(board.player(), board.opponent()).hundredths());
            }
            return Ok(-self.principal(&passed, window.reversed(), step)?);
        }
        if step.depth == 0 {
            return Ok(self.value(node));
        }
        let known = self.shared.table.get(board);
        if let Some(known) = known
            && known.is_as_deep(step)
            && let Some(value) = known.settles(window)
        {
            return Ok(value);
        }
        let best_known = known.map_or([NO_CELL; 2], |known| known.best);
        let mut list = Moves::new();
        self.rank(node, moves, best_known, step.depth, &mut list)?;
        let (mut ahead, mut best, mut best_cell) = (window, MINUS_INFINITY, NO_CELL);
        for at in 0..list.len() {
            let Move { cell, flips, .. } = next_best(&mut list, at);
            let child = node.after(usize::from(cell), flips);
            let value = self.follow(&child, ahead, step.after_move(), at > 0)?;
            if value > best {
                (best, best_cell) = (value, cell);
                ahead.alpha = ahead.alpha.max(best);
                if best >= window.beta {
                    break;
                }
            }
        }
        if step.depth >= TABLE_DEPTH || step.depth == empties {
            let found = Found { step, window, value: best, best: best_cell };
            self.shared.table.put(board, found);
        }
        Ok(best)
    }

    /// The value of a move that leads to `child`. Later moves get a null window first, and a re-search if they beat it.
    pub fn follow(&mut self, child: &Node, window: Window, step: Step, is_later: bool) -> Value {
        let Window { alpha, beta } = window;
        if is_later {
            let value = -self.zero_window(child, -alpha - 1, step)?;
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.principal(child, window.reversed(), step)?)
    }
}
