//! The main search: principal variation search with extensions for forced moves and late move reductions.

use super::context::{MAX_PLIES, Searcher};
use super::moves::{self, Duty, Moves, Parries};
use super::table::{Bound, Entry, Hashed};
use super::value::{self, FORCED, INFINITY, MAX_EVALUATION, Value};
use crate::eval::gomoku::{Cell, Class};
use crate::search::budget::Spent;

/// Plies and nodes of VCF at the leaves, and at inner nodes, where more depends on it.
const LEAF_VCF: (usize, u64) = (24, 100);
const INNER_VCF: (usize, u64) = (40, 400);

/// The depth of values that no search will change.
const PROVEN: i32 = 100;

/// A move's score, place in the list (earlier first) and cell, packed so that larger is better.
type Scored = i64;

#[derive(Clone, Copy, Debug)]
struct Node {
    depth: i32,
    alpha: Value,
    beta: Value,
    ply: usize,
    /// Whether the other side is about to make an open four.
    is_threatened: bool,
}

impl Node {
    const fn is_wide(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl Searcher<'_> {
    pub fn negamax(
        &mut self,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
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
            Duty::StopFive => return self.stop_five(depth, alpha, beta, ply),
            Duty::StopOpenFour => true,
            Duty::Free => false,
        };
        if ply >= MAX_PLIES {
            return Ok(self.evaluate());
        }
        let node = Node { depth, alpha, beta, ply, is_threatened };
        if depth <= 0 { self.leaf(node) } else { self.expand(node) }
    }

    fn evaluate(&self) -> Value {
        self.board.value().clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    /// Answers a four, at no cost in depth.
    fn stop_five(
        &mut self,
        depth: i32,
        mut alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Result<Value, Spent> {
        let answers = moves::stops(&self.board);
        let mut best = value::loss_in(ply + 2);
        if ply >= MAX_PLIES && !answers.is_empty() {
            return Ok(self.evaluate());
        }
        for answer in answers {
            best = best.max(self.follow(answer, depth, alpha, beta, ply)?);
            alpha = alpha.max(best);
            if best >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// The value of a move for its side; `depth` is what remains after it.
    #[inline]
    fn follow(
        &mut self,
        cell: Cell,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Result<Value, Spent> {
        self.board.place(cell);
        let value = self.negamax(depth, -beta, -alpha, ply + 1);
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
        if at == 0 {
            return self.follow(cell, depth - 1, alpha, beta, 0);
        }
        let is_forcing = self.board.class(cell, self.board.to_move()) >= Class::Three;
        let less = if is_forcing { 0 } else { late_move_reduction(depth, at, true) };
        let mut value = self.follow(cell, depth - 1 - less, alpha, alpha + 1, 0)?;
        if value > alpha && less > 0 {
            value = self.follow(cell, depth - 1, alpha, alpha + 1, 0)?;
        }
        if value > alpha && value < beta {
            value = self.follow(cell, depth - 1, alpha, beta, 0)?;
        }
        Ok(value)
    }

    /// VCF, or the evaluation; under a threat, the result of its parries.
    fn leaf(&mut self, node: Node) -> Result<Value, Spent> {
        let hash = self.board.hash();
        let known = self.shared.table.get(Hashed(hash));
        if let Some(value) = known.and_then(|known| known.settles(node.alpha, node.beta, node.ply))
        {
            return Ok(value);
        }
        if known.is_none()
            && let Some(value) = self.win_by_fours(LEAF_VCF, node.ply)?
        {
            return Ok(value);
        }
        let value = if node.is_threatened { self.parry(node)? } else { self.evaluate() };
        if known.is_none() {
            let bound = if !node.is_threatened {
                Bound::Exact
            } else if value >= node.beta {
                Bound::Lower
            } else if value <= node.alpha {
                Bound::Upper
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
            best = best.max(self.follow(cell, 0, alpha, node.beta, node.ply)?);
            alpha = alpha.max(best);
        }
        Ok(best)
    }

    fn win_by_fours(
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

    fn expand(&mut self, node: Node) -> Result<Value, Spent> {
        let Node { depth, alpha, beta, ply, is_threatened } = node;
        let hash = self.board.hash();
        let known = self.shared.table.get(Hashed(hash));
        if let Some(known) = known
            && known.depth >= depth
            && let Some(value) = known.settles(alpha, beta, ply)
        {
            return Ok(value);
        }
        if known.is_none_or(|known| known.depth < depth - 2)
            && let Some(value) = self.win_by_fours(INNER_VCF, ply)?
        {
            return Ok(value);
        }
        if let Some(value) = self.futile(node)? {
            return Ok(value);
        }
        let hint = known.and_then(|known| known.best);
        let mut list = self.candidates(is_threatened, hint, ply);
        if list.is_empty() {
            return Ok(if is_threatened { value::loss_in(ply + 4) } else { 0 });
        }
        let (best, cell) = self.search_moves(node, &mut list)?;
        let bound = if best >= beta {
            Bound::Lower
        } else if best <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let value = value::to_here(best, ply);
        self.shared.table.put(Hashed(hash), Entry { value, bound, depth, best: cell });
        Ok(best)
    }

    /// The value assumed without a search, if the evaluation is far enough from the window.
    fn futile(&mut self, node: Node) -> Result<Option<Value>, Spent> {
        let Node { depth, alpha, beta, is_threatened, .. } = node;
        if node.is_wide() || is_threatened || alpha.abs() >= FORCED || beta.abs() >= FORCED {
            return Ok(None);
        }
        let now = self.evaluate();
        let is_calm = self.board.count(!self.board.to_move(), Class::FourThree) == 0;
        if is_calm
            && depth <= REVERSE_FUTILITY_DEPTH
            && now - REVERSE_FUTILITY_MARGIN * depth >= beta
        {
            return Ok(Some(now));
        }
        if depth <= FUTILITY_DEPTH && now + FUTILITY_MARGIN * depth < alpha {
            return self.leaf(node).map(Some);
        }
        Ok(None)
    }

    /// Searches the moves in order: the best value, and its move if it beat `alpha`.
    fn search_moves(
        &mut self,
        node: Node,
        list: &mut [Scored],
    ) -> Result<(Value, Option<Cell>), Spent> {
        let Node { depth, mut alpha, beta, ply, is_threatened } = node;
        let own = self.board.to_move();
        let (mut best, mut best_cell) = (-INFINITY, None);
        let extension = i32::from(list.len() == 1);
        let mut quiet: arrayvec::ArrayVec<Cell, 64> = arrayvec::ArrayVec::new();
        for at in 0..list.len() {
            let cell = pick(list);
            let is_forcing = is_threatened || self.board.class(cell, own) >= Class::Three;
            if !is_forcing && best > -FORCED && at >= most_moves(depth, node.is_wide()) {
                continue;
            }
            let next = depth - 1 + extension;
            let value = if at == 0 {
                self.follow(cell, next, alpha, beta, ply)?
            } else {
                let less =
                    if is_forcing { 0 } else { self.reduction(depth, at, node.is_wide(), cell) };
                let mut value = self.follow(cell, next - less, alpha, alpha + 1, ply)?;
                if value > alpha && less > 0 {
                    value = self.follow(cell, next, alpha, alpha + 1, ply)?;
                }
                if value > alpha && value < beta {
                    value = self.follow(cell, next, alpha, beta, ply)?;
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

    fn candidates(
        &self,
        is_threatened: bool,
        hint: Option<Cell>,
        ply: usize,
    ) -> arrayvec::ArrayVec<Scored, 484> {
        let mut found = Moves::new();
        if is_threatened {
            moves::against_open_four(&self.board, &mut found);
        } else {
            moves::free(&self.board, &mut found);
        }
        let own = self.board.to_move();
        let history = &self.history[own as usize];
        let killers = self.killers[ply];
        let last = self.board.placed(1);
        // A four and an open three, the usual way to win, looms: what stops the four counts.
        let parries = if !is_threatened && self.board.count(!own, Class::FourThree) > 0 {
            moves::parries(&self.board, Class::FourThree)
        } else {
            Parries::new()
        };
        let score = |cell: Cell| {
            if hint == Some(cell) {
                return i32::MAX;
            }
            let mut score = 4 * self.board.urgency(cell, own)
                + 3 * self.board.urgency(cell, !own)
                + history[cell.index()] / 8;
            if killers.contains(&Some(cell)) {
                score += 100;
            }
            if parries.contains(&cell) {
                score += 150;
            }
            if last.is_some_and(|last| last.distance(cell) <= 2) {
                score += 10;
            }
            score
        };
        let cells = found.into_iter().enumerate();
        cells.map(|(place, cell)| scored(score(cell), place, cell)).collect()
    }

    fn reduction(&self, depth: i32, at: usize, is_wide: bool, cell: Cell) -> i32 {
        let history = self.history[self.board.to_move() as usize][cell.index()];
        (late_move_reduction(depth, at, is_wide) - history / HISTORY_PER_PLY).clamp(0, depth - 1)
    }
}

#[inline]
fn scored(score: i32, place: usize, cell: Cell) -> Scored {
    i64::from(score) << 32 | (0xFFFF - place as i64) << 16 | cell.index() as i64
}

/// Takes the best remaining move, of which there must be one.
#[inline]
fn pick(list: &mut [Scored]) -> Cell {
    const TAKEN: Scored = Scored::MIN;
    let best = list.iter().copied().max().unwrap_or(TAKEN);
    list[(0xFFFF - (best >> 16 & 0xFFFF)) as usize] = TAKEN;
    Cell::from_index((best & 0xFFFF) as usize)
}

/// A quiet position this much above the window, per ply left, is assumed to hold, up to this depth.
const REVERSE_FUTILITY_MARGIN: Value = 70;
const REVERSE_FUTILITY_DEPTH: i32 = 6;

/// A position this much below the window, per ply left, is given up unless fours win, up to this depth.
const FUTILITY_MARGIN: Value = 200;
const FUTILITY_DEPTH: i32 = 2;

const PARRY_COST: Value = 100;

/// The most quiet moves to search (late move pruning).
const fn most_moves(depth: i32, is_wide: bool) -> usize {
    let more = if depth > 4 { depth * depth / 2 } else { 0 };
    let most = (6 + 2 * depth + more) as usize;
    if is_wide { 2 * most } else { most }
}

fn late_move_reduction(depth: i32, at: usize, is_wide: bool) -> i32 {
    if depth < 2 || at < 2 {
        return 0;
    }
    let less = 0.4 + (depth as f32).ln() * (at as f32).ln() / 1.5;
    (less as i32 - i32::from(is_wide)).clamp(0, depth - 1)
}

const HISTORY_PER_PLY: i32 = 300;
