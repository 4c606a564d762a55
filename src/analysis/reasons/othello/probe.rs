//! A small search of 8×8 boards on terms that may differ from the rules.
//!
//! Iterative deepening with null windows after the first move, a table, and Multi-ProbCut. Slower than the engine's own
//! search, which has no place for terms; what counts is the difference between two searches of the same kind.

use super::terms::{Terms, Who};
use crate::eval::othello::final_margin;
use crate::eval::othello::patterns::{Features, Weights};
use crate::othello::{Bits, Board};
use crate::search::Stop;

const INFINITY: i32 = 7000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    pub depth: u8,
    /// Empty squares from which it searches to the end.
    pub exact: u8,
}

/// The search was stopped, or ran out of nodes before reaching the depth wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent;

#[derive(Clone, Copy, Default)]
struct Entry {
    player: u64,
    opponent: u64,
    /// Whether the entry is used, and whether the side to move is the own one and has a spare pass.
    mark: u8,
    depth: u8,
    best: u8,
    lower: i16,
    upper: i16,
}

const NO_CELL: u8 = 64;

/// Table entries, a power of two.
const SLOTS: usize = 1 << 18;

pub struct Prober<'a> {
    weights: &'a Weights,
    stop: &'a Stop,
    table: Vec<Entry>,
    terms: Terms,
    nodes: u64,
    end: u64,
}

#[derive(Clone, Copy)]
struct Node {
    board: Board,
    features: Features,
    who: Who,
    ply: u8,
    spare: bool,
}

impl Node {
    fn after(&self, cell: usize) -> Self {
        let flips = self.board.flips(cell);
        Self {
            board: self.board.play_with(cell, flips),
            features: self.features.after(cell, flips),
            who: !self.who,
            ply: self.ply + 1,
            spare: self.spare,
        }
    }

    fn passed(&self) -> Self {
        Self {
            board: self.board.pass(),
            features: self.features.passed(),
            who: !self.who,
            ply: self.ply + 1,
            spare: self.spare,
        }
    }

    fn mark(&self) -> u8 {
        1 | u8::from(self.who == Who::Own) << 1 | u8::from(self.spare) << 2
    }
}

impl<'a> Prober<'a> {
    /// `nodes` is the limit for all searches together.
    pub fn new(weights: &'a Weights, nodes: u64, stop: &'a Stop) -> Self {
        let table = vec![Entry::default(); SLOTS];
        Self { weights, stop, table, terms: Terms::Usual, nodes: 0, end: nodes }
    }

    /// In hundredths of a disc for the own side, with `who` to move; values of at most `least` are bounds.
    pub fn value(
        &mut self,
        board: Board,
        who: Who,
        terms: Terms,
        reach: Reach,
        least: i32,
    ) -> Result<i32, Spent> {
        let (low, high) = if who == Who::Own { (least, INFINITY) } else { (-INFINITY, -least) };
        let value = self.search(board, who, terms, reach, low, high)?;
        Ok(if who == Who::Own { value } else { -value })
    }

    pub fn reaches(
        &mut self,
        board: Board,
        who: Who,
        terms: Terms,
        reach: Reach,
        value: i32,
    ) -> Result<bool, Spent> {
        if who == Who::Own {
            Ok(self.search(board, who, terms, reach, value - 1, value)? >= value)
        } else {
            Ok(-self.search(board, who, terms, reach, -value, 1 - value)? >= value)
        }
    }

    pub fn best(&mut self, board: Board, who: Who, reach: Reach) -> Result<Option<usize>, Spent> {
        if board.legal_moves() == 0 {
            return Ok(None);
        }
        self.search(board, who, Terms::Usual, reach, -INFINITY, INFINITY)?;
        let mark = 1 | u8::from(who == Who::Own) << 1;
        let known = self.table[slot(board)];
        let is_it = known.player == board.player()
            && known.opponent == board.opponent()
            && known.mark == mark;
        Ok((is_it && known.best != NO_CELL).then_some(usize::from(known.best)))
    }

    fn search(
        &mut self,
        board: Board,
        who: Who,
        terms: Terms,
        reach: Reach,
        low: i32,
        high: i32,
    ) -> Result<i32, Spent> {
        if terms != self.terms {
            self.table.fill(Entry::default());
            self.terms = terms;
        }
        let spare = terms.gives_spare(Who::Own) || terms.gives_spare(Who::Other);
        let node = Node { board, features: Features::new(board), who, ply: 0, spare };
        let empties = board.empty_count() as u8;
        let is_exact = empties <= reach.exact;
        let depth = if is_exact { empties.saturating_sub(6).min(8) } else { reach.depth };
        let mut value = low.max(-INFINITY).min(high);
        for depth in (1..=depth).filter(|at| (depth - at) % 2 == 0) {
            value = self.aspirate(&node, depth, value, low, high)?;
        }
        if is_exact { self.aspirate(&node, END, value, low, high) } else { Ok(value) }
    }

    fn aspirate(
        &mut self,
        node: &Node,
        depth: u8,
        guess: i32,
        low: i32,
        high: i32,
    ) -> Result<i32, Spent> {
        const WIDTH: i32 = 200;
        let (alpha, beta) = ((guess - WIDTH).max(low), (guess + WIDTH).min(high));
        if low + 2 * WIDTH < high && alpha < beta {
            let value = self.negamax(node, alpha, beta, depth)?;
            if value > alpha && value < beta || value <= low || value >= high {
                return Ok(value);
            }
            return if value <= alpha {
                self.negamax(node, low, alpha + 1, depth)
            } else {
                self.negamax(node, beta - 1, high, depth)
            };
        }
        self.negamax(node, low, high, depth)
    }

    fn negamax(&mut self, node: &Node, alpha: i32, beta: i32, depth: u8) -> Result<i32, Spent> {
        self.nodes += 1;
        if self.nodes > self.end || self.nodes.is_multiple_of(1024) && self.stop.is_requested() {
            self.end = 0;
            return Err(Spent);
        }
        let board = node.board;
        let moves = self.terms.allowed(board, node.who, node.ply);
        if moves == 0 {
            return self.pass(node, alpha, beta, depth);
        }
        if depth == 0 {
            return Ok(self.weights.evaluate(&node.features, board));
        }
        let at = slot(board);
        let known = self.table[at];
        let is_known = known.player == board.player()
            && known.opponent == board.opponent()
            && known.mark == node.mark();
        if is_known && known.depth == depth {
            let (lower, upper) = (i32::from(known.lower), i32::from(known.upper));
            if lower >= beta || lower == upper {
                return Ok(lower);
            }
            if upper <= alpha {
                return Ok(upper);
            }
        }
        let hint = if is_known { known.best } else { NO_CELL };
        if alpha + 1 == beta
            && let Some(bound) = self.probcut(node, alpha, depth)?
        {
            return Ok(bound);
        }
        let children = self.order(node, moves, hint, depth);
        let (best, cell) = self.search_moves(node, &children, alpha, beta, depth)?;
        let is_bound = best <= alpha;
        self.table[at] = Entry {
            player: board.player(),
            opponent: board.opponent(),
            mark: node.mark(),
            depth,
            best: if is_bound && hint != NO_CELL { hint } else { cell },
            lower: if is_bound { -INFINITY } else { best } as i16,
            upper: if best >= beta { INFINITY } else { best } as i16,
        };
        Ok(best)
    }

    /// A bound, if a shallow search puts the value safely outside the null window at `alpha`: Michael Buro's
    /// Multi-ProbCut, with the spread measured for the engine's own search. Searches to the end are full width.
    fn probcut(&mut self, node: &Node, alpha: i32, depth: u8) -> Result<Option<i32>, Spent> {
        if !(CUT_FROM..=LONGEST).contains(&depth) {
            return Ok(None);
        }
        let shallow = 2 * (depth / 4) + (depth & 1);
        let margin = margin(node.board.empty_count() as i32, depth, shallow);
        let ahead = self.weights.evaluate(&node.features, node.board) - alpha;
        if ahead.abs() < margin * 9 / 10 {
            return Ok(None);
        }
        if ahead > 0 {
            let high = alpha + margin;
            let is_above = self.negamax(node, high, high + 1, shallow)? > high;
            Ok(is_above.then_some(alpha + 1))
        } else {
            let low = alpha - margin;
            let is_below = self.negamax(node, low, low + 1, shallow)? <= low;
            Ok(is_below.then_some(alpha))
        }
    }

    fn pass(&mut self, node: &Node, alpha: i32, beta: i32, depth: u8) -> Result<i32, Spent> {
        let passed = node.passed();
        if self.terms.allowed(passed.board, passed.who, passed.ply) == 0 {
            return Ok(100 * final_margin(node.board));
        }
        Ok(-self.negamax(&passed, -beta, -alpha, depth)?)
    }

    fn search_moves(
        &mut self,
        node: &Node,
        children: &Children,
        mut alpha: i32,
        beta: i32,
        depth: u8,
    ) -> Result<(i32, u8), Spent> {
        let from = alpha;
        let (mut best, mut best_cell) = (-INFINITY, NO_CELL);
        if node.spare && self.terms.gives_spare(node.who) {
            let passed = Node { spare: false, ..node.passed() };
            best = -self.negamax(&passed, -beta, -alpha, depth)?;
            alpha = alpha.max(best);
        }
        for &(_, cell) in children {
            if best >= beta {
                break;
            }
            let child = node.after(usize::from(cell));
            if self.terms.forbids(child.board, node.who) {
                continue;
            }
            let mut value = beta;
            if best > -INFINITY {
                value = -self.negamax(&child, -alpha - 1, -alpha, depth - 1)?;
            }
            if best == -INFINITY || alpha < value && value < beta {
                value = -self.negamax(&child, -beta, -alpha, depth - 1)?;
            }
            if value > best {
                (best, best_cell) = (value, cell);
                alpha = alpha.max(best);
            }
        }
        if best == -INFINITY {
            // Every move is forbidden: a pass remains.
            best = self.pass(node, from, beta, depth - 1)?;
        }
        Ok((best, best_cell))
    }

    /// The previous best move first; the others by immediate value, near the end by the opponent's replies.
    fn order(&self, node: &Node, moves: u64, hint: u8, depth: u8) -> Children {
        let mut children = Children::new();
        let empties = node.board.empty_count();
        for cell in Bits::new(moves) {
            let score = if cell == usize::from(hint) {
                -30_000
            } else if depth <= 1 {
                0
            } else {
                let corner = if CORNERS >> cell & 1 == 1 { 3 } else { 0 };
                if empties <= 9 || depth == 2 {
                    let after = node.board.play(cell);
                    100 * (after.legal_moves().count_ones() as i32 - corner)
                } else {
                    let after = node.after(cell);
                    let answers = after.board.legal_moves().count_ones() as i32;
                    self.weights.evaluate(&after.features, after.board)
                        + if depth > LONGEST { 150 * answers } else { 30 * answers }
                }
            };
            children.push((score, cell as u8));
        }
        children.sort_unstable();
        children
    }
}

type Children = arrayvec::ArrayVec<(i32, u8), 40>;

/// Longer than any game.
const LONGEST: u8 = 60;

const END: u8 = 99;

pub const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The least depth that a shallower search may answer.
const CUT_FROM: u8 = 4;

/// In hundredths of a disc: two standard deviations, scaled by seven tenths as in the engine's careful search.
fn margin(empties: i32, depth: u8, shallow: u8) -> i32 {
    let between = i32::from(depth - shallow);
    let spread = 1302
        + (-62_455 * empties + 768 * empties * empties) / 1000
        + (36_378 * between - 8326 * i32::from(shallow)) / 1000;
    spread.max(100) * 140 / 100
}

fn slot(board: Board) -> usize {
    let mixed = board.player().wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ board.opponent().wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(31);
    (mixed ^ mixed >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15) as usize >> 40 & (SLOTS - 1)
}
