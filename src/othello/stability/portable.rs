//! Stability by plain shifts and masks: the reference.

use super::INNER;
use super::edges::stable_edges;

#[inline]
pub(in crate::othello) fn stable(own: u64, other: u64) -> u64 {
    let [rows, columns, falling, rising] = full_lines(own | other);
    let mut stable = stable_edges(own, other) | own & rows & columns & falling & rising;
    if stable == 0 {
        return 0;
    }
    let inner = own & INNER;
    loop {
        let grown = stable
            | inner
                & (rows | stable << 1 | stable >> 1)
                & (columns | stable << 8 | stable >> 8)
                & (falling | stable << 9 | stable >> 9)
                & (rising | stable << 7 | stable >> 7);
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

#[inline]
pub(in crate::othello) fn full_lines(occupied: u64) -> [u64; 4] {
    let mut rows = occupied & occupied >> 4;
    rows &= rows >> 2;
    rows &= rows >> 1;
    let rows = (rows & 0x0101_0101_0101_0101) * 0xff;
    let mut columns = occupied & occupied.rotate_left(32);
    columns &= columns.rotate_left(16);
    columns &= columns.rotate_left(8);
    [
        rows,
        columns,
        full_diagonals(occupied, 9, OFF_FALLING),
        full_diagonals(occupied, 7, OFF_RISING),
    ]
}

/// The squares from which one, two and four steps towards the higher index leave the board, then towards the lower.
pub(super) type OffBoard = [[u64; 3]; 2];

pub(super) const OFF_FALLING: OffBoard = off_board(1, 1);
pub(super) const OFF_RISING: OffBoard = off_board(-1, 1);

/// A square's diagonal is full if both halves up to the edge are.
#[inline]
fn full_diagonals(occupied: u64, step: u32, off: OffBoard) -> u64 {
    let (mut up, mut down) = (occupied, occupied);
    for ((shift, off_up), off_down) in
        [step, 2 * step, 4 * step].into_iter().zip(off[0]).zip(off[1])
    {
        up &= up >> shift | off_up;
        down &= down << shift | off_down;
    }
    up & down
}

pub(super) const fn off_board(step_column: i32, step_row: i32) -> OffBoard {
    let mut off = [[0; 3]; 2];
    let mut doubling = 0;
    while doubling < 3 {
        let steps = 1 << doubling;
        let mut index = 0;
        while index < 64 {
            let (column, row) = (index % 8, index / 8);
            if !is_inside(column + steps * step_column, row + steps * step_row) {
                off[0][doubling] |= 1 << index;
            }
            if !is_inside(column - steps * step_column, row - steps * step_row) {
                off[1][doubling] |= 1 << index;
            }
            index += 1;
        }
        doubling += 1;
    }
    off
}

const fn is_inside(column: i32, row: i32) -> bool {
    column >= 0 && column < 8 && row >= 0 && row < 8
}
