//! The endgame: the true margin in whole discs, empty squares to the winner, always in null windows. The last squares
//! are unrolled in `last_empties.rs`, for every size; before them moves are ordered by the opponent's replies, with hash
//! tables.

use std::iter;

use super::context::Searcher;
use super::last_empties::{MAX_UNROLLED, five, max_nodes, solve_unrolled};
use super::moves::{Move, Moves};
use super::node::Node;
use super::squares::{CORNERS, QUARTER, final_margin, grown, odd_quarters};
use super::table::Found;
use super::values::{Discs, NO_CELL};
use crate::eval::othello::patterns::OrderingFeatures;
use crate::othello::{Bits, Board};
use crate::search::budget::Spent;
use crate::search::deepening::{Step, Window};

pub const MAX_EMPTIES: u32 = 14;

/// Up to this many, entries go to the thread's own table, up to the next number to its second, beyond to the shared.
const LOCAL: u32 = 10;
const NEAR: u32 = 12;

/// Least number of empty squares for enhanced transposition cutoff (ETC).
const ETC_EMPTIES: u32 = 11;

/// The same for giving idle threads a share of the moves.
const SPLIT_EMPTIES: u32 = 12;

/// An upper bound not above `alpha`, as the opponent keeps its stable discs; not tried while there can't be many.
#[inline]
pub fn stability_bound(board: Board, alpha: Discs, empties: u32) -> Option<Discs> {
    let is_early = alpha.0 < 2 * (empties as i32 - 7) - 6;
    if is_early || 64 - 2 * board.opponent_count() as i32 > alpha.0 {
        return None;
    }
    let most = Discs(64 - 2 * board.opponent_stable().count_ones() as i32);
    (most <= alpha).then_some(most)
}

/// At least the number of moves here, and a power of two so that an index can be masked into range.
const ROOM: usize = 16;

/// Moves packed into numbers, larger first: the rank, the place among the flips to make them distinct, the square.
struct Ranked {
    keys: [i32; ROOM],
    flips: [u64; ROOM],
    /// The opponent's moves, as far as needed.
    replies: [u64; ROOM],
    len: usize,
    /// The greatest key: nearly always the only one needed, and a scan would have to wait for the cache.
    first: i32,
}

impl Ranked {
    /// The highest ranks: a wipe-out, the best known move, the second.
    const WIPEOUT: i32 = 1 << 20;
    const KNOWN: [i32; 2] = [1 << 19, 1 << 18];

    #[inline]
    fn new() -> Self {
        Self { keys: [0; ROOM], flips: [0; ROOM], replies: [0; ROOM], len: 0, first: i32::MIN }
    }

    /// Adds a move; moves of equal rank keep their order.
    #[inline]
    fn push(&mut self, cell: usize, flips: u64, replies: u64, rank: i32) {
        let at = self.len % ROOM;
        let key = rank << 10 | ((ROOM - 1 - at) << 6 | cell) as i32;
        self.keys[at] = key;
        self.flips[at] = flips;
        self.replies[at] = replies;
        self.len += 1;
        self.first = self.first.max(key);
    }

    #[inline]
    fn after(&self, last: i32) -> Option<i32> {
        let later = |&key: &i32| if key < last { key } else { i32::MIN };
        let next = self.keys[..self.len.min(ROOM)].iter().map(later).fold(i32::MIN, i32::max);
        (next != i32::MIN).then_some(next)
    }

    fn from(&self, first: i32) -> Moves {
        iter::successors(Some(first), |&key| self.after(key))
            .map(|key| {
                let (cell, flips) = self.get(key);
                Move { flips, score: key, cell: cell as u8 }
            })
            .collect()
    }

    #[inline]
    fn get(&self, key: i32) -> (usize, u64) {
        (key as usize & 63, self.flips[Self::place(key)])
    }

    #[inline]
    fn replies(&self, key: i32) -> u64 {
        self.replies[Self::place(key)]
    }

    #[inline]
    fn place(key: i32) -> usize {
        ROOM - 1 - (key as usize >> 6) % ROOM
    }

    fn iter(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        self.keys[..self.len.min(ROOM)].iter().map(|&key| self.get(key))
    }
}

impl Searcher<'_> {
    /// Whether the side to move gets more than `alpha`: a value above it is a lower bound, any other an upper bound.
    pub fn solve(&mut self, board: Board, alpha: Discs, empties: u32) -> Result<Discs, Spent> {
        if empties <= MAX_UNROLLED {
            let nodes = self.reserve(max_nodes(empties))?;
            return Ok(solve_unrolled(nodes, board, alpha, odd_quarters(board.empty())));
        }
        if empties > LOCAL {
            return self.solve_wide(board, &OrderingFeatures::new(board), alpha, empties);
        }
        self.solve_late(board, board.legal_moves(), alpha, empties)
    }

    fn solve_late(
        &mut self,
        board: Board,
        moves: u64,
        alpha: Discs,
        empties: u32,
    ) -> Result<Discs, Spent> {
        self.count()?;
        if let Some(most) = stability_bound(board, alpha, empties) {
            return Ok(most);
        }
        let mut best_known = NO_CELL;
        if let Some(entry) = self.local.get(board) {
            if let Some(value) = entry.settles(alpha) {
                return Ok(value);
            }
            best_known = entry.best;
        }
        if moves == 0 {
            let passed = board.pass();
            let moves = passed.legal_moves();
            if moves == 0 {
                return Ok(final_margin(board.player(), board.opponent()));
            }
            return Ok(-self.solve_late(passed, moves, alpha.for_opponent(), empties)?);
        }
        let odd = odd_quarters(board.empty());
        let list = rank_late(board, moves, odd, best_known);
        let (mut best, mut best_cell) = (Discs::MINUS_INFINITY, NO_CELL);
        let mut next = Some(list.first);
        while let Some(key) = next {
            let (cell, flips) = list.get(key);
            let (child, replies) = (board.play_with(cell, flips), list.replies(key));
            let value = if empties - 1 == MAX_UNROLLED {
                let nodes = self.reserve(max_nodes(MAX_UNROLLED))?;
                -five(nodes, child, replies, alpha.for_opponent(), odd ^ QUARTER[cell])
            } else {
                -self.solve_late(child, replies, alpha.for_opponent(), empties - 1)?
            };
            if value > best {
                (best, best_cell) = (value, cell as u8);
                if best > alpha {
                    break;
                }
            }
            next = list.after(key);
        }
        self.local.put(board, alpha, best, best_cell);
        Ok(best)
    }

    /// With enough empty squares that evaluating each move pays.
    fn solve_wide(
        &mut self,
        board: Board,
        features: &OrderingFeatures,
        alpha: Discs,
        empties: u32,
    ) -> Result<Discs, Spent> {
        self.count()?;
        if let Some(most) = stability_bound(board, alpha, empties) {
            return Ok(most);
        }
        let mut best_known = [NO_CELL; 2];
        if let Some(value) = self.recall_wide(board, alpha, empties, &mut best_known) {
            return Ok(value);
        }
        let moves = board.legal_moves();
        if moves == 0 {
            let passed = board.pass();
            if passed.legal_moves() == 0 {
                return Ok(final_margin(board.player(), board.opponent()));
            }
            let features = features.passed();
            return Ok(-self.solve_wide(passed, &features, alpha.for_opponent(), empties)?);
        }
        let mut list = Ranked::new();
        self.rank_wide(board, features, moves, empties, best_known, &mut list);
        if empties >= ETC_EMPTIES
            && let Some(value) = self.known_cutoff(board, &list, alpha, empties)
        {
            return Ok(value);
        }
        let (mut best, mut best_cell) = (Discs::MINUS_INFINITY, NO_CELL);
        let mut next = Some(list.first);
        while let Some(key) = next {
            let may_share = empties >= SPLIT_EMPTIES
                && best > Discs::MINUS_INFINITY
                && self.shared.pool.has_idle();
            if may_share && list.after(key).is_some() {
                let rest = list.from(key);
                let (node, step) = (Node::new(board), Step::full(empties as u8));
                let found = self.share(&node, rest, alpha.hundredths(), step)?;
                let value = Discs::floor(found.0);
                if value > best {
                    (best, best_cell) = (value, found.1);
                }
                break;
            }
            let (cell, flips) = list.get(key);
            let child = board.play_with(cell, flips);
            let value = if empties - 1 > LOCAL {
                let features = features.after(cell, flips);
                -self.solve_wide(child, &features, alpha.for_opponent(), empties - 1)?
            } else {
                let replies = child.legal_moves();
                -self.solve_late(child, replies, alpha.for_opponent(), empties - 1)?
            };
            if value > best {
                (best, best_cell) = (value, cell as u8);
                if best > alpha {
                    break;
                }
            }
            next = list.after(key);
        }
        if empties <= NEAR {
            self.near.put(board, alpha, best, best_cell);
            return Ok(best);
        }
        let found = Found {
            step: Step::full(empties as u8),
            window: Window::null(alpha.hundredths()),
            value: best.hundredths(),
            best: best_cell,
        };
        self.shared.table.put(board, found);
        Ok(best)
    }

    fn recall_wide(
        &self,
        board: Board,
        alpha: Discs,
        empties: u32,
        best_known: &mut [u8; 2],
    ) -> Option<Discs> {
        if empties <= NEAR {
            let entry = self.near.get(board)?;
            best_known[0] = entry.best;
            return entry.settles(alpha);
        }
        let known = self.shared.table.get(board)?;
        *best_known = known.best;
        if !known.is_as_deep(Step::full(empties as u8)) {
            return None;
        }
        let from = alpha.hundredths();
        known.settles(Window::null(from)).map(Discs::floor)
    }

    fn rank_wide(
        &self,
        board: Board,
        features: &OrderingFeatures,
        moves: u64,
        empties: u32,
        best_known: [u8; 2],
        list: &mut Ranked,
    ) {
        let odd = odd_quarters(board.empty());
        let weights = self.shared.weights.ordering();
        for cell in Bits::new(moves) {
            let flips = board.flips(cell);
            let child = board.play_with(cell, flips);
            let rank = if child.player() == 0 {
                Ranked::WIPEOUT
            } else if best_known[0] == cell as u8 {
                Ranked::KNOWN[0]
            } else if best_known[1] == cell as u8 {
                Ranked::KNOWN[1]
            } else {
                let value = weights.evaluate(&features.after(cell, flips), empties - 1);
                32 * late_score(cell, child, child.legal_moves(), odd) - value * 3
            };
            list.push(cell, flips, 0, rank);
        }
    }

    /// Enhanced transposition cutoff: a move already known to be good enough.
    fn known_cutoff(
        &self,
        board: Board,
        list: &Ranked,
        alpha: Discs,
        empties: u32,
    ) -> Option<Discs> {
        list.iter().find_map(|(cell, flips)| {
            let child = board.play_with(cell, flips);
            if empties - 1 <= NEAR {
                let is_late = empties - 1 <= LOCAL;
                let entry = if is_late { self.local.get(child) } else { self.near.get(child) }?;
                let least = -Discs(entry.upper.into());
                return (least > alpha).then_some(least);
            }
            let known = self.shared.table.get(child)?;
            let least = Discs::floor(-known.upper);
            (known.is_as_deep(Step::full(empties as u8 - 1)) && least > alpha).then_some(least)
        })
    }
}

fn rank_late(board: Board, moves: u64, odd: u64, best_known: u8) -> Ranked {
    let mut list = Ranked::new();
    for cell in Bits::new(moves) {
        let flips = board.flips(cell);
        let child = board.play_with(cell, flips);
        let replies = child.legal_moves();
        let rank = if child.player() == 0 {
            Ranked::WIPEOUT
        } else if best_known == cell as u8 {
            Ranked::KNOWN[0]
        } else {
            late_score(cell, child, replies, odd)
        };
        list.push(cell, flips, replies, rank);
    }
    list
}

#[inline]
fn late_score(cell: usize, child: Board, replies: u64, odd: u64) -> i32 {
    let real = replies.count_ones() as i32 + (replies & CORNERS).count_ones() as i32;
    let open = grown(child.opponent()) & child.empty();
    let parity = (odd >> cell & 1) as i32;
    let corner = (CORNERS >> cell & 1) as i32;
    corner * 10 + parity * 12 - real * 48 - open.count_ones() as i32 * 4
}
