//! Square sets of the 8×8 board for the search.

use super::values::Discs;

pub const CORNERS: u64 = 0x8100_0000_0000_0081;

pub const BESIDE_CORNERS: u64 = 0x42C3_0000_0000_C342;

/// The quadrant of each square, by board size.
pub static QUARTER: [u64; 64] = quarters(8);

pub static SMALL_QUARTER: [u64; 36] = quarters(6);

/// From 4×4 to 10×10.
pub static WIDE_QUARTER: [[u128; 100]; 4] = {
    let mut all = [[0; 100]; 4];
    let mut at = 0;
    while at < all.len() {
        let size = 2 * at + 4;
        let mut cell = 0;
        while cell < size * size {
            all[at][cell] = quarter(size, cell);
            cell += 1;
        }
        at += 1;
    }
    all
};

const fn quarters<const CELLS: usize>(size: usize) -> [u64; CELLS] {
    let mut quarters = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        quarters[cell] = quarter(size, cell) as u64;
        cell += 1;
    }
    quarters
}

const fn quarter(size: usize, cell: usize) -> u128 {
    let half = size / 2;
    let (right, lower) = (cell % size / half, cell / size / half);
    let mut squares = 0;
    let mut at = 0;
    while at < size * size {
        if at % size / half == right && at / size / half == lower {
            squares |= 1 << at;
        }
        at += 1;
    }
    squares
}

/// The quadrants with an odd number of `empties`: who moves there first is likely to move there last.
#[inline]
pub fn odd_quarters(empties: u64) -> u64 {
    let mut odd = 0;
    for corner in [0, 4, 32, 36] {
        let quarter = 0x0F0F_0F0F << corner;
        if (empties & quarter).count_ones() & 1 == 1 {
            odd |= quarter;
        }
    }
    odd
}

#[inline]
pub const fn grown(set: u64) -> u64 {
    const NOT_LEFT: u64 = 0xFEFE_FEFE_FEFE_FEFE;
    const NOT_RIGHT: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let wide = set | ((set & NOT_RIGHT) << 1) | ((set & NOT_LEFT) >> 1);
    wide | (wide << 8) | (wide >> 8)
}

/// The margin if the game ended with these discs; the winner gets the empty squares.
#[inline]
pub fn final_margin(player: u64, opponent: u64) -> Discs {
    let (own, other) = (player.count_ones() as i32, opponent.count_ones() as i32);
    let margin = own - other;
    Discs(margin + margin.signum() * (64 - own - other))
}
