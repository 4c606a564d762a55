//! The last squares, unrolled: no move lists, the board in registers, null windows only.
//!
//! Every function tells whether the side to move gets more than `alpha` discs: a value above it is a lower bound of the
//! true margin, any other an upper bound. None can be stopped, but [`max_nodes`] bounds them.

use super::squares::{QUARTER, SMALL_QUARTER, WIDE_QUARTER};
use super::values::Discs;
use crate::eval::othello::{FastBoard, Mask, final_margin};
use crate::othello::{Board, SmallBoard, WideBoard, Word};

pub trait LastEmpties: FastBoard {
    /// The discs flipped on `cell`, the only empty square, by `player`, and by its opponent if that is none.
    fn last_flips(self, player: Self::Mask, cell: usize) -> (u32, u32);

    fn quarter(self, cell: usize) -> Self::Mask;
}

impl LastEmpties for Board {
    #[inline]
    fn last_flips(self, player: u64, cell: usize) -> (u32, u32) {
        Self::count_last_flips_of(player, cell)
    }

    #[inline]
    fn quarter(self, cell: usize) -> u64 {
        QUARTER[cell]
    }
}

impl LastEmpties for SmallBoard {
    #[inline]
    fn last_flips(self, player: u64, cell: usize) -> (u32, u32) {
        Self::count_last_flips_of(player, cell)
    }

    #[inline]
    fn quarter(self, cell: usize) -> u64 {
        SMALL_QUARTER[cell]
    }
}

impl LastEmpties for WideBoard {
    #[inline]
    fn last_flips(self, player: u128, cell: usize) -> (u32, u32) {
        self.count_last_flips_of(player, cell)
    }

    #[inline]
    fn quarter(self, cell: usize) -> u128 {
        WIDE_QUARTER[usize::from(self.size() / 2 - 2)][cell]
    }
}

const NO_MOVE: Discs = Discs::MINUS_INFINITY;

/// The most empty squares that are searched here, with moves ordered by parity alone.
pub const MAX_UNROLLED: u32 = 5;

/// The most nodes with this many empty squares, at most [`MAX_UNROLLED`].
#[inline]
pub const fn max_nodes(empties: u32) -> u64 {
    const MAX: [u64; MAX_UNROLLED as usize + 1] = {
        // A position and, for each of its moves, what that one needs.
        let mut most = [1; MAX_UNROLLED as usize + 1];
        let mut empties = 1;
        while empties < most.len() {
            most[empties] = 1 + empties as u64 * most[empties - 1];
            empties += 1;
        }
        most
    };
    MAX[empties as usize]
}

/// Searches up to [`MAX_UNROLLED`] empty squares; `odd` are the squares of the quadrants with an odd number of them.
pub fn solve_unrolled<B: LastEmpties>(
    nodes: &mut u64,
    board: B,
    alpha: Discs,
    odd: B::Mask,
) -> Discs {
    let empties = board.empty();
    match empties.count() {
        0 => {
            *nodes += 1;
            margin(board)
        }
        1 => {
            *nodes += 1;
            one(board, board.player(), lowest(empties))
        }
        2 => two(nodes, board, alpha, empties),
        3 => three(nodes, board, alpha, empties, odd),
        4 => four(nodes, board, alpha, empties, odd),
        _ => five(nodes, board, board.moves(), alpha, odd),
    }
}

#[inline]
fn lowest<M: Mask>(set: M) -> usize {
    set.trailing_zeros() as usize & last::<M>()
}

#[inline]
fn highest<M: Mask>(set: M) -> usize {
    (set.leading_zeros() as usize & last::<M>()) ^ last::<M>()
}

/// The highest index of a square set; masking with it stays within the tables of the largest board of this word.
const fn last<M>() -> usize {
    8 * size_of::<M>() - 1
}

#[inline]
fn margin<B: LastEmpties>(board: B) -> Discs {
    Discs(final_margin(board))
}

/// Five empty squares: odd quadrants first. `moves` are the legal ones.
pub fn five<B: LastEmpties>(
    nodes: &mut u64,
    board: B,
    moves: B::Mask,
    alpha: Discs,
    odd: B::Mask,
) -> Discs {
    *nodes += 1;
    if !moves.is_empty() {
        return five_moves(nodes, board, moves, alpha, odd);
    }
    let passed = board.pass();
    let moves = passed.moves();
    if !moves.is_empty() {
        return -five_moves(nodes, passed, moves, alpha.for_opponent(), odd);
    }
    margin(board)
}

#[inline]
fn five_moves<B: LastEmpties>(
    nodes: &mut u64,
    board: B,
    moves: B::Mask,
    alpha: Discs,
    odd: B::Mask,
) -> Discs {
    let empties = board.empty();
    let mut best = NO_MOVE;
    for mut part in [moves & odd, moves & !odd] {
        while !part.is_empty() {
            let cell = lowest(part);
            part = part & part.wrapping_sub(B::Mask::ONE);
            let child = board.play(cell, board.flips(cell));
            let left = empties & !B::Mask::of(cell);
            let value = -four(nodes, child, alpha.for_opponent(), left, odd ^ board.quarter(cell));
            if value > alpha {
                return value;
            }
            best = best.max(value);
        }
    }
    best
}

/// Four empty squares: if two of them are alone in their quadrants, they go first.
fn four<B: LastEmpties>(
    nodes: &mut u64,
    board: B,
    alpha: Discs,
    empties: B::Mask,
    odd: B::Mask,
) -> Discs {
    *nodes += 1;
    let value = four_moves(nodes, board, alpha, empties, odd);
    if value != NO_MOVE {
        return value;
    }
    let value = four_moves(nodes, board.pass(), alpha.for_opponent(), empties, odd);
    if value != NO_MOVE {
        return -value;
    }
    margin(board)
}

#[inline]
fn four_moves<B: LastEmpties>(
    nodes: &mut u64,
    board: B,
    alpha: Discs,
    empties: B::Mask,
    odd: B::Mask,
) -> Discs {
    let one = B::Mask::ONE;
    let without_lowest = empties & empties.wrapping_sub(one);
    let any_two = empties ^ (without_lowest & without_lowest.wrapping_sub(one));
    let alone = empties & odd;
    let early = if alone.count() == 2 { alone } else { any_two };
    let late = empties ^ early;
    let mut best = NO_MOVE;
    for cell in [lowest(early), highest(early), lowest(late), highest(late)] {
        let flips = board.flips(cell);
        if !flips.is_empty() {
            let child = board.play(cell, flips);
            let left = empties & !B::Mask::of(cell);
            let value = -three(nodes, child, alpha.for_opponent(), left, odd ^ board.quarter(cell));
            if value > alpha {
                return value;
            }
            best = best.max(value);
        }
    }
    best
}

/// Three empty squares: one alone in its quadrant goes first.
fn three<B: LastEmpties>(
    nodes: &mut u64,
    board: B,
    alpha: Discs,
    empties: B::Mask,
    odd: B::Mask,
) -> Discs {
    *nodes += 1;
    let value = three_moves(nodes, board, alpha, empties, odd);
    if value != NO_MOVE {
        return value;
    }
    let value = three_moves(nodes, board.pass(), alpha.for_opponent(), empties, odd);
    if value != NO_MOVE {
        return -value;
    }
    margin(board)
}

#[inline]
fn three_moves<B: LastEmpties>(
    nodes: &mut u64,
    board: B,
    alpha: Discs,
    empties: B::Mask,
    odd: B::Mask,
) -> Discs {
    // Three squares leave at least one quadrant odd.
    let first = lowest(empties & odd);
    let rest = empties & !B::Mask::of(first);
    let mut best = NO_MOVE;
    for cell in [first, lowest(rest), highest(rest)] {
        let flips = board.flips(cell);
        if !flips.is_empty() {
            let child = board.play(cell, flips);
            let value = -two(nodes, child, alpha.for_opponent(), empties & !B::Mask::of(cell));
            if value > alpha {
                return value;
            }
            best = best.max(value);
        }
    }
    best
}

/// Two empty squares. Both moves are computed at once: mispredicting which of them decides costs more than the second.
fn two<B: LastEmpties>(nodes: &mut u64, board: B, alpha: Discs, empties: B::Mask) -> Discs {
    let (value, count) = two_moves(board, alpha, empties);
    *nodes += count;
    if value != NO_MOVE {
        return value;
    }
    let (value, count) = two_moves(board.pass(), alpha.for_opponent(), empties);
    *nodes += count - 1;
    if value != NO_MOVE {
        return -value;
    }
    margin(board)
}

/// The better of both moves, [`NO_MOVE`] if none is legal, and the nodes: the second move counts only if needed.
#[inline]
fn two_moves<B: LastEmpties>(board: B, alpha: Discs, empties: B::Mask) -> (Discs, u64) {
    let cells = [lowest(empties), highest(empties)];
    let flips = cells.map(|cell| board.flips(cell));
    let first = before_last(board, flips[0], cells[1]);
    let second = before_last(board, flips[1], cells[0]);
    let is_enough = first > alpha;
    let count = 1 + u64::from(!flips[0].is_empty()) + u64::from(!flips[1].is_empty() && !is_enough);
    (first.max(second), count)
}

#[inline]
fn before_last<B: LastEmpties>(board: B, flips: B::Mask, cell: usize) -> Discs {
    let value = -one(board, board.opponent() & !flips, cell);
    std::hint::select_unpredictable(flips.is_empty(), NO_MOVE, value)
}

/// One empty square: the mover's discs are enough to count the result.
#[inline]
fn one<B: LastEmpties>(board: B, player: B::Mask, cell: usize) -> Discs {
    // The margin if the mover takes the square without flips.
    let taken = 2 * player.count() - (i32::from(board.size()).pow(2) - 2);
    let (flipped, lost) = board.last_flips(player, cell);
    let (flipped, lost) = (flipped as i32, lost as i32);
    let own = taken + 2 * flipped;
    let given = taken - 2 - 2 * lost;
    let kept = std::hint::select_unpredictable(lost == 0 && taken > 0, taken, given);
    Discs(std::hint::select_unpredictable(flipped > 0, own, kept))
}
