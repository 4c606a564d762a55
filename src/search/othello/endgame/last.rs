//! The last squares, by hand: no list of moves, the board in registers, null windows only.
//!
//! Every function here answers whether the side to move gets more than `alpha` discs: a value above
//! `alpha` is a lower bound of the true margin, any other an upper bound. None can be stopped: with
//! seven empty squares they end after [`most_nodes`] positions at the latest.

use crate::othello::Board;
use crate::search::othello::squares::{NEIGHBOURS, QUARTER, final_margin};

/// Says that the side to move has no move.
const NO_MOVE: i32 = -100;

/// Up to this many empty squares the moves are ordered by parity alone.
pub const FEW: u32 = 7;

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
pub fn few(nodes: &mut u64, board: Board, alpha: i32, odd: u64) -> i32 {
    let empties = board.empty();
    match empties.count_ones() {
        0 => {
            *nodes += 1;
            final_margin(board.player(), board.opponent())
        }
        1 => one(nodes, board, empties.trailing_zeros() as usize),
        2 => two(nodes, board, alpha, taken(empties)),
        3 => three(nodes, board, alpha, taken(empties), odd),
        4 => four(nodes, board, alpha, empties, odd),
        _ => several(nodes, board, alpha, odd),
    }
}

/// The squares of a set that has as many.
#[inline]
fn taken<const N: usize>(mut set: u64) -> [usize; N] {
    std::array::from_fn(|_| {
        let cell = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        cell & 63
    })
}

/// Five to seven empty squares: squares in odd quarters first.
fn several(nodes: &mut u64, board: Board, alpha: i32, odd: u64) -> i32 {
    *nodes += 1;
    let moves = board.legal_moves();
    if moves == 0 {
        let passed = board.pass();
        let replies = passed.legal_moves();
        if replies == 0 {
            return final_margin(board.player(), board.opponent());
        }
        return -several_moves(nodes, passed, replies, -alpha - 1, odd);
    }
    several_moves(nodes, board, moves, alpha, odd)
}

#[inline]
fn several_moves(nodes: &mut u64, board: Board, moves: u64, alpha: i32, odd: u64) -> i32 {
    let mut best = NO_MOVE;
    let is_five = board.empty_count() == 5;
    for mut part in [moves & odd, moves & !odd] {
        while part != 0 {
            let cell = part.trailing_zeros() as usize;
            part &= part - 1;
            let child = board.play_with(cell, board.flips(cell));
            let odd = odd ^ QUARTER[cell];
            let value = if is_five {
                -four(nodes, child, -alpha - 1, child.empty(), odd)
            } else {
                -several(nodes, child, -alpha - 1, odd)
            };
            if value > alpha {
                return value;
            }
            best = best.max(value);
        }
    }
    best
}

/// Four empty squares.
fn four(nodes: &mut u64, board: Board, alpha: i32, empties: u64, odd: u64) -> i32 {
    *nodes += 1;
    let cells: [usize; 4] = {
        let (mut first, mut then) = (empties & odd, empties & !odd);
        std::array::from_fn(|_| {
            let from = if first == 0 { &mut then } else { &mut first };
            let cell = from.trailing_zeros() as usize;
            *from &= from.wrapping_sub(1);
            cell & 63
        })
    };
    let value = four_moves(nodes, board, alpha, cells, odd);
    if value != NO_MOVE {
        return value;
    }
    let value = four_moves(nodes, board.pass(), -alpha - 1, cells, odd);
    if value != NO_MOVE {
        return -value;
    }
    final_margin(board.player(), board.opponent())
}

#[inline]
fn four_moves(nodes: &mut u64, board: Board, alpha: i32, cells: [usize; 4], odd: u64) -> i32 {
    let [first, second, third, fourth] = cells;
    let orders = [
        (first, [second, third, fourth]),
        (second, [first, third, fourth]),
        (third, [fourth, first, second]),
        (fourth, [third, first, second]),
    ];
    let mut best = NO_MOVE;
    for (cell, left) in orders {
        let Some(child) = child(board, cell) else { continue };
        let value = -three(nodes, child, -alpha - 1, left, odd ^ QUARTER[cell]);
        if value > alpha {
            return value;
        }
        best = best.max(value);
    }
    best
}

/// Three empty squares: if one of them is alone in its quarter, it goes first.
fn three(nodes: &mut u64, board: Board, alpha: i32, cells: [usize; 3], odd: u64) -> i32 {
    *nodes += 1;
    let [first, second, third] = cells;
    let is_odd = |cell: usize| odd >> cell & 1 == 1;
    let cells = if is_odd(first) {
        cells
    } else if is_odd(second) {
        [second, first, third]
    } else {
        [third, first, second]
    };
    let value = three_moves(nodes, board, alpha, cells);
    if value != NO_MOVE {
        return value;
    }
    let value = three_moves(nodes, board.pass(), -alpha - 1, cells);
    if value != NO_MOVE {
        return -value;
    }
    final_margin(board.player(), board.opponent())
}

#[inline]
fn three_moves(nodes: &mut u64, board: Board, alpha: i32, cells: [usize; 3]) -> i32 {
    let [first, second, third] = cells;
    let mut best = NO_MOVE;
    for (cell, left) in
        [(first, [second, third]), (second, [first, third]), (third, [first, second])]
    {
        let Some(child) = child(board, cell) else { continue };
        let value = -two(nodes, child, -alpha - 1, left);
        if value > alpha {
            return value;
        }
        best = best.max(value);
    }
    best
}

/// Two empty squares.
#[inline]
fn two(nodes: &mut u64, board: Board, alpha: i32, cells: [usize; 2]) -> i32 {
    *nodes += 1;
    let value = two_moves(nodes, board, alpha, cells);
    if value != NO_MOVE {
        return value;
    }
    let value = two_moves(nodes, board.pass(), -alpha - 1, cells);
    if value != NO_MOVE {
        return -value;
    }
    final_margin(board.player(), board.opponent())
}

#[inline]
fn two_moves(nodes: &mut u64, board: Board, alpha: i32, cells: [usize; 2]) -> i32 {
    let [first, second] = cells;
    let mut best = NO_MOVE;
    for (cell, left) in [(first, second), (second, first)] {
        let Some(child) = child(board, cell) else { continue };
        let value = -one(nodes, child, left);
        if value > alpha {
            return value;
        }
        best = best.max(value);
    }
    best
}

/// One empty square: no board needs to be made to count the discs.
#[inline]
fn one(nodes: &mut u64, board: Board, cell: usize) -> i32 {
    *nodes += 1;
    // What the square alone would make of it.
    let taken = 2 * board.player().count_ones() as i32 - 62;
    let (flipped, lost) = board.count_last_flips(cell);
    if flipped > 0 {
        taken + 2 * flipped as i32
    } else if lost > 0 {
        taken - 2 - 2 * lost as i32
    } else if taken > 0 {
        taken
    } else {
        taken - 2
    }
}

/// The board after a move, if it is legal.
#[inline]
fn child(board: Board, cell: usize) -> Option<Board> {
    if NEIGHBOURS[cell] & board.opponent() == 0 {
        return None;
    }
    let flips = board.flips(cell);
    (flips != 0).then(|| board.play_with(cell, flips))
}
