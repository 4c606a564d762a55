//! The inner positions of the main search: what the table and fours settle, then the moves one by one.

use super::busy::Task;
use super::context::Searcher;
use super::cuts::is_hopeless;
use super::node::Node;
use super::ordering::{Scored, pick};
use super::reductions::most_moves;
use super::table::{Bound, Entry, Hashed, UNTRIED};
use super::value::{self, FORCED, INFINITY, Value};
use crate::eval::gomoku::{Cell, Class};
use crate::search::budget::Spent;

/// Plies and nodes of VCF, more than at the leaves, as more depends on it.
const INNER_VCF: (usize, u64) = (40, 200);

/// From this depth on, a position whose move is known from no search, or from one more than this gap shallower, is
/// searched one ply less deep (internal iterative reduction); both in plies, found by matches.
const GUIDANCE_DEPTH: i32 = 4;
const GUIDANCE_GAP: i32 = 4;

impl<'a> Searcher<'a> {
    pub fn expand(&mut self, mut node: Node) -> Result<Value, Spent> {
        let Node { depth, alpha, beta, ply, is_threatened, .. } = node;
        let hash = self.board.hash();
        let known = self.shared.table.get(Hashed(hash));
        if let Some(known) = known
            && known.depth >= depth
            && let Some(value) = known.settles(alpha, beta, ply)
        {
            return Ok(value);
        }
        let now = self.certainty(node);
        if let Some(value) = now
            && self.holds(node, value)
        {
            return Ok(value);
        }
        if known.is_none_or(|known| known.depth == UNTRIED || known.depth < depth - 2)
            && let Some(value) = self.win_by_fours(INNER_VCF, ply)?
        {
            return Ok(value);
        }
        if now.is_some_and(|value| is_hopeless(node, value)) {
            return self.leaf(node, now);
        }
        // Without a good move first, a shallower search finds one sooner.
        let is_guided =
            known.is_some_and(|known| known.best.is_some() && known.depth >= depth - GUIDANCE_GAP);
        if !is_guided && depth >= GUIDANCE_DEPTH && (node.is_wide() || node.expects_cut) {
            node.depth -= 1;
        }
        let hint = known.and_then(|known| known.best);
        let mut list = self.candidates(is_threatened, hint, ply);
        if list.is_empty() {
            return Ok(if is_threatened { value::loss_in(ply + 4) } else { 0 });
        }
        let (best, cell) = self.search_moves(node, &mut list)?;
        let bound = Bound::of(best, alpha, beta);
        let value = value::to_here(best, ply);
        self.shared.table.put(Hashed(hash), Entry { value, bound, depth: node.depth, best: cell });
        Ok(best)
    }

    /// Searches the moves in order, those that other threads are at last: the best value, and its move if it beat
    /// `alpha`.
    fn search_moves(
        &mut self,
        node: Node,
        list: &mut [Scored],
    ) -> Result<(Value, Option<Cell>), Spent> {
        let Node { depth, mut alpha, beta, ply, is_threatened, .. } = node;
        let own = self.board.to_move();
        let (mut best, mut best_cell) = (-INFINITY, None);
        let extension = i32::from(list.len() == 1);
        let mut quiet: arrayvec::ArrayVec<Cell, 64> = arrayvec::ArrayVec::new();
        let mut put_off: arrayvec::ArrayVec<(usize, Cell), 64> = arrayvec::ArrayVec::new();
        for turn in 0.. {
            let (at, cell) = if turn < list.len() {
                (turn, pick(list))
            } else if let Some(&last) = put_off.get(turn - list.len()) {
                last
            } else {
                break;
            };
            let is_forcing = is_threatened || self.board.class(cell, own) >= Class::Three;
            if !is_forcing && best > -FORCED && at >= most_moves(depth, node.is_wide()) {
                continue;
            }
            let next = depth - 1 + extension;
            let value = if at == 0 {
                self.follow(cell, next, alpha, beta, ply, !node.is_wide() && !node.expects_cut)?
            } else {
                let task = self.task(depth, cell);
                if turn == at
                    && task.is_some_and(Task::is_taken)
                    && put_off.try_push((at, cell)).is_ok()
                {
                    continue;
                }
                let begun = task.map(Task::begin);
                let less = self.reduction(node, at, cell, is_forcing);
                let mut value = self.follow(cell, next - less, alpha, alpha + 1, ply, true)?;
                if value > alpha && less > 0 {
                    value = self.follow(cell, next, alpha, alpha + 1, ply, !node.expects_cut)?;
                }
                drop(begun);
                if value > alpha && value < beta {
                    value = self.follow(cell, next, alpha, beta, ply, false)?;
                }
                value
            };
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_cell = Some(cell);
                }
                if value >= beta {
                    self.reward(ply, cell, &quiet, depth);
                    break;
                }
            }
            let _ = quiet.try_push(cell);
        }
        Ok((best, best_cell))
    }

    /// A move as a task, where several threads share the work.
    #[inline]
    fn task(&self, depth: i32, cell: Cell) -> Option<Task<'a>> {
        let busy = self.shared.busy.as_ref().filter(|_| depth >= SHARED_DEPTH)?;
        Some(busy.task(self.board.hash(), cell))
    }
}

/// From this depth on, threads put off each other's moves.
const SHARED_DEPTH: i32 = 3;
