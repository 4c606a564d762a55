//! The main search: principal variation search, down to the leaves.

use super::context::{MAX_PLIES, Searcher};
use super::moves::{self, Duty};
use super::node::Node;
use super::reductions::root_reduction;
use super::table::{Bound, Entry, Hashed, PROVEN, UNTRIED};
use super::value::{self, FORCED, INFINITY, MAX_EVALUATION, Value};
use crate::eval::gomoku::{Cell, Class};
use crate::search::budget::Spent;

/// Plies and nodes of VCF at the leaves.
const LEAF_VCF: (usize, u64) = (16, 24);

impl Searcher<'_> {
    pub fn negamax(
        &mut self,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        expects_cut: bool,
    ) -> Result<Value, Spent> {
        self.budget.spend()?;
        if self.board.empties() == 0 {
            return Ok(0);
        }
        // No value here beats a win on the next move or is below a loss after it (mate distance pruning).
        let (alpha, beta) = (alpha.max(value::loss_in(ply + 2)), beta.min(value::win_in(ply + 1)));
        if alpha >= beta {
            return Ok(alpha);
        }
        let is_threatened = match moves::duty(&self.board) {
            Duty::Win(_) => return Ok(value::win_in(ply + 1)),
            Duty::OpenFour(_) => return Ok(value::win_in(ply + 3)),
            Duty::StopFive => return self.stop_five(depth, alpha, beta, ply, expects_cut),
            Duty::StopOpenFour => true,
            Duty::Free => false,
        };
        if ply >= MAX_PLIES {
            return Ok(self.evaluate());
        }
        let node = Node { depth, alpha, beta, ply, is_threatened, expects_cut };
        if depth <= 0 { self.leaf(node, None) } else { self.expand(node) }
    }

    pub fn evaluate(&mut self) -> Value {
        self.evaluator.value(&self.board).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    /// Answers a four, at no cost in depth. A forced value goes into the table, as it is needed again once the four is on
    /// the board.
    fn stop_five(
        &mut self,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        expects_cut: bool,
    ) -> Result<Value, Spent> {
        let answers = moves::stops(&self.board);
        if answers.is_empty() {
            return Ok(value::loss_in(ply + 2));
        }
        if ply >= MAX_PLIES {
            return Ok(self.evaluate());
        }
        let (mut best, mut first, mut floor) = (-INFINITY, None, alpha);
        for answer in answers {
            let value = self.follow(answer, depth, floor, beta, ply, !expects_cut)?;
            if value > best {
                (best, first) = (value, Some(answer));
            }
            floor = floor.max(best);
            if best >= beta {
                break;
            }
        }
        if best.abs() > FORCED {
            let entry = Entry {
                value: value::to_here(best, ply),
                bound: Bound::of(best, alpha, beta),
                depth: depth.max(0),
                best: first,
            };
            self.shared.table.put(Hashed(self.board.hash()), entry);
        }
        Ok(best)
    }

    /// The value of a move for its side; `depth` is what remains after it, and `expects_cut` is of the position after it.
    #[inline]
    pub fn follow(
        &mut self,
        cell: Cell,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        expects_cut: bool,
    ) -> Result<Value, Spent> {
        self.board.place(cell);
        let value = self.negamax(depth, -beta, -alpha, ply + 1, expects_cut);
        self.board.undo();
        Ok(-value?)
    }

    pub fn follow_root(
        &mut self,
        cell: Cell,
        depth: i32,
        alpha: Value,
        beta: Value,
        at: usize,
    ) -> Result<Value, Spent> {
        // No position after a five is ever searched.
        if self.board.class(cell, self.board.to_move()) == Class::Five {
            return Ok(value::win_in(1));
        }
        if at == 0 {
            return self.follow(cell, depth - 1, alpha, beta, 0, false);
        }
        let is_forcing = self.board.class(cell, self.board.to_move()) >= Class::Three;
        let less = if is_forcing { 0 } else { root_reduction(depth, at) };
        let mut value = self.follow(cell, depth - 1 - less, alpha, alpha + 1, 0, true)?;
        if value > alpha && less > 0 {
            value = self.follow(cell, depth - 1, alpha, alpha + 1, 0, true)?;
        }
        if value > alpha && value < beta {
            value = self.follow(cell, depth - 1, alpha, beta, 0, false)?;
        }
        Ok(value)
    }

    /// VCF, or the evaluation, which may be known already; under a threat, the result of its parries.
    pub fn leaf(&mut self, node: Node, evaluated: Option<Value>) -> Result<Value, Spent> {
        let hash = self.board.hash();
        let known = self.shared.table.get(Hashed(hash));
        if let Some(value) = known.and_then(|known| known.settles(node.alpha, node.beta, node.ply))
        {
            return Ok(value);
        }
        let calm = evaluated.or_else(|| (!node.is_threatened).then(|| self.evaluate()));
        if let Some(value) = calm
            && value >= node.beta
        {
            // A win by fours would change nothing.
            if known.is_none() {
                let entry = Entry { value, bound: Bound::Lower, depth: UNTRIED, best: None };
                self.shared.table.put(Hashed(hash), entry);
            }
            return Ok(value);
        }
        let is_new = known.is_none_or(|known| known.depth == UNTRIED);
        if is_new && let Some(value) = self.win_by_fours(LEAF_VCF, node.ply)? {
            return Ok(value);
        }
        let value = match calm {
            Some(value) => value,
            None => self.parry(node)?,
        };
        if is_new {
            let bound = if node.is_threatened {
                Bound::of(value, node.alpha, node.beta)
            } else {
                Bound::Exact
            };
            let value = value::to_here(value, node.ply);
            self.shared.table.put(Hashed(hash), Entry { value, bound, depth: 0, best: None });
        }
        Ok(value)
    }

    fn parry(&mut self, node: Node) -> Result<Value, Spent> {
        let tries = moves::parries(&self.board, Class::OpenFour);
        // The mover's own fours put it off: they are worth no less than a guess.
        let mut best = if self.has_fours() {
            self.evaluate() - PARRY_COST
        } else {
            value::loss_in(node.ply + 4)
        };
        let mut alpha = node.alpha.max(best);
        for cell in tries {
            if best >= node.beta {
                break;
            }
            best = best.max(self.follow(cell, 0, alpha, node.beta, node.ply, !node.expects_cut)?);
            alpha = alpha.max(best);
        }
        Ok(best)
    }

    pub fn win_by_fours(
        &mut self,
        (plies, nodes): (usize, u64),
        ply: usize,
    ) -> Result<Option<Value>, Spent> {
        if !self.has_fours() {
            return Ok(None);
        }
        let hash = self.board.hash();
        let Some(win) = self.find_vcf(plies, nodes)? else { return Ok(None) };
        let known = Entry {
            value: value::win_in(win.plies),
            bound: Bound::Lower,
            depth: PROVEN,
            best: Some(win.first),
        };
        self.shared.table.put(Hashed(hash), known);
        Ok(Some(value::win_in(ply + win.plies)))
    }
}

const PARRY_COST: Value = 100;
