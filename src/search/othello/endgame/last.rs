//! The last squares, by hand: no list of moves, the board in registers, zero windows only.
//!
//! Every function here answers whether the side to move gets more than `alpha` discs: a value above
//! `alpha` is a lower bound of the true margin, any other an upper bound. None can be stopped: with
//! five empty squares they end after [`most_nodes`] positions at the latest.

use crate::othello::Board;
use crate::search::othello::squares::{QUARTER, final_margin};
use crate::search::othello::values::Discs;

/// Says that the side to move has no move.
const NO_MOVE: Discs = Discs::NOTHING;

/// Up to this many empty squares the moves are ordered by parity alone.
pub const FEW: u32 = 5;

/// No more positions than this are looked at with so many empty squares, [`FEW`] at most.
#[inline]
pub const fn most_nodes(empties: u32) -> u64 {
    const MOST: [u64; FEW as usize + 1] = {
        // A position and, for each of its moves, what that one needs.
        let mut most = [1; FEW as usize + 1];
        let mut empties = 1;
        while empties < most.len() {
            most[empties] = 1 + empties as u64 * most[empties - 1];
            empties += 1;
        }
        most
    };
    MOST[empties as usize]
}

/// Up to [`FEW`] empty squares; `odd` are the squares of the quarters with an odd number of them.
pub fn few(nodes: &mut u64, board: Board, alpha: Discs, odd: u64) -> Discs {
    let empties = board.empty();
    match empties.count_ones() {
        0 => {
            *nodes += 1;
            final_margin(board.player(), board.opponent())
        }
        1 => {
            *nodes += 1;
            one(board.player(), lowest(empties))
        }
        2 => two(nodes, board, alpha, empties),
        3 => three(nodes, board, alpha, empties, odd),
        4 => four(nodes, board, alpha, empties, odd),
        _ => five(nodes, board, board.legal_moves(), alpha, odd),
    }
}

/// The square of a set with the lowest index.
#[inline]
fn lowest(set: u64) -> usize {
    set.trailing_zeros() as usize & 63
}

/// The square of a set with the highest index.
#[inline]
fn highest(set: u64) -> usize {
    (set.leading_zeros() as usize & 63) ^ 63
}

/// Five empty squares: those in odd quarters first. `moves` are the legal ones.
pub fn five(nodes: &mut u64, board: Board, moves: u64, alpha: Discs, odd: u64) -> Discs {
    *nodes += 1;
    if moves != 0 {
        return five_moves(nodes, board, moves, alpha, odd);
    }
    let passed = board.pass();
    let moves = passed.legal_moves();
    if moves != 0 {
        return -five_moves(nodes, passed, moves, alpha.asked_back(), odd);
    }
    final_margin(board.player(), board.opponent())
}

#[inline]
fn five_moves(nodes: &mut u64, board: Board, moves: u64, alpha: Discs, odd: u64) -> Discs {
    let empties = board.empty();
    let mut best = NO_MOVE;
    for mut part in [moves & odd, moves & !odd] {
        while part != 0 {
            let cell = lowest(part);
            part &= part - 1;
            let child = board.play_with(cell, board.flips(cell));
            let left = empties & !(1 << cell);
            let value = -four(nodes, child, alpha.asked_back(), left, odd ^ QUARTER[cell]);
            if value > alpha {
                return value;
            }
            best = best.max(value);
        }
    }
    best
}

/// Four empty squares: if two of them are alone in their quarters, they go first.
fn four(nodes: &mut u64, board: Board, alpha: Discs, empties: u64, odd: u64) -> Discs {
    *nodes += 1;
    let value = four_moves(nodes, board, alpha, empties, odd);
    if value != NO_MOVE {
        return value;
    }
    let value = four_moves(nodes, board.pass(), alpha.asked_back(), empties, odd);
    if value != NO_MOVE {
        return -value;
    }
    final_margin(board.player(), board.opponent())
}

#[inline]
fn four_moves(nodes: &mut u64, board: Board, alpha: Discs, empties: u64, odd: u64) -> Discs {
    // As many as are alone in their quarters, or else any two.
    let without_lowest = empties & empties.wrapping_sub(1);
    let any_two = empties ^ (without_lowest & without_lowest.wrapping_sub(1));
    let alone = empties & odd;
    let early = if alone.count_ones() == 2 { alone } else { any_two };
    let late = empties ^ early;
    let mut best = NO_MOVE;
    for cell in [lowest(early), highest(early), lowest(late), highest(late)] {
        let flips = board.flips(cell);
        if flips != 0 {
            let child = board.play_with(cell, flips);
            let left = empties & !(1 << cell);
            let value = -three(nodes, child, alpha.asked_back(), left, odd ^ QUARTER[cell]);
            if value > alpha {
                return value;
            }
            best = best.max(value);
        }
    }
    best
}

/// Three empty squares: if one of them is alone in its quarter, it goes first.
fn three(nodes: &mut u64, board: Board, alpha: Discs, empties: u64, odd: u64) -> Discs {
    *nodes += 1;
    let value = three_moves(nodes, board, alpha, empties, odd);
    if value != NO_MOVE {
        return value;
    }
    let value = three_moves(nodes, board.pass(), alpha.asked_back(), empties, odd);
    if value != NO_MOVE {
        return -value;
    }
    final_margin(board.player(), board.opponent())
}

#[inline]
fn three_moves(nodes: &mut u64, board: Board, alpha: Discs, empties: u64, odd: u64) -> Discs {
    // Three squares leave at least one quarter odd.
    let first = lowest(empties & odd);
    let rest = empties & !(1 << first);
    let mut best = NO_MOVE;
    for cell in [first, lowest(rest), highest(rest)] {
        let flips = board.flips(cell);
        if flips != 0 {
            let child = board.play_with(cell, flips);
            let value = -two(nodes, child, alpha.asked_back(), empties & !(1 << cell));
            if value > alpha {
                return value;
            }
            best = best.max(value);
        }
    }
    best
}

/// Two empty squares. Both moves are worked out at once: a wrong guess of the processor which of them decides
/// costs more than the second move.
fn two(nodes: &mut u64, board: Board, alpha: Discs, empties: u64) -> Discs {
    let (value, count) = two_moves(board, alpha, empties);
    *nodes += count;
    if value != NO_MOVE {
        return value;
    }
    let (value, count) = two_moves(board.pass(), alpha.asked_back(), empties);
    *nodes += count - 1;
    if value != NO_MOVE {
        return -value;
    }
    final_margin(board.player(), board.opponent())
}

/// The better of both moves, [`NO_MOVE`] if none is legal, and how many positions tell: the second move's does
/// not count if the first is good enough.
#[inline]
fn two_moves(board: Board, alpha: Discs, empties: u64) -> (Discs, u64) {
    let cells = [lowest(empties), highest(empties)];
    let flips = cells.map(|cell| board.flips(cell));
    let first = before_last(board, flips[0], cells[1]);
    let second = before_last(board, flips[1], cells[0]);
    let is_enough = first > alpha;
    let count = 1 + u64::from(flips[0] != 0) + u64::from(flips[1] != 0 && !is_enough);
    (first.max(second), count)
}

/// What a move is worth that turns `flips` over and leaves `cell` alone.
#[inline]
fn before_last(board: Board, flips: u64, cell: usize) -> Discs {
    let value = -one(board.opponent() & !flips, cell);
    std::hint::select_unpredictable(flips == 0, NO_MOVE, value)
}

/// One empty square: the discs of the side to move are enough to count what becomes of it.
#[inline]
fn one(player: u64, cell: usize) -> Discs {
    // What the square alone would make of it.
    let taken = 2 * player.count_ones() as i32 - 62;
    let (flipped, lost) = Board::count_last_flips_of(player, cell);
    let (flipped, lost) = (flipped as i32, lost as i32);
    let own = taken + 2 * flipped;
    let given = taken - 2 - 2 * lost;
    let kept = std::hint::select_unpredictable(lost == 0 && taken > 0, taken, given);
    Discs(std::hint::select_unpredictable(flipped > 0, own, kept))
}
