//! What can be seen on a board without search: regions, walls, safe moves, gaps in an edge.

use super::probe::CORNERS;
use crate::othello::{Bits, Board};

const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;

pub const EDGES: [u64; 4] =
    [0x0000_0000_0000_00FF, 0xFF00_0000_0000_0000, 0x0101_0101_0101_0101, 0x8080_8080_8080_8080];

pub fn grown(squares: u64) -> u64 {
    let row = squares | (squares << 1 & NOT_A) | (squares >> 1 & NOT_H);
    row | row << 8 | row >> 8
}

/// The empty squares connected with `cell`, including diagonally.
pub fn region(empty: u64, cell: usize) -> u64 {
    let mut region = 1 << cell & empty;
    loop {
        let more = grown(region) & empty;
        if more == region {
            return region;
        }
        region = more;
    }
}

pub fn frontier(discs: u64, board: Board) -> u64 {
    discs & grown(board.empty())
}

/// How many empty squares touch the flipped discs: Kunihiko Tanida's openness.
pub fn openness(flips: u64, after: Board) -> u32 {
    (grown(flips) & after.empty()).count_ones()
}

const X_SQUARES: [(usize, usize); 4] = [(0, 9), (7, 14), (56, 49), (63, 54)];

/// The empty corner that a square is an X- or C-square of, and whether it is the X-square.
pub fn corner_beside(cell: usize, empty: u64) -> Option<(usize, bool)> {
    X_SQUARES.into_iter().find_map(|(corner, x_square)| {
        let is_beside = grown(1 << corner) >> cell & 1 == 1 && cell != corner;
        (is_beside && empty >> corner & 1 == 1).then_some((corner, cell == x_square))
    })
}

/// The safe moves of the side to move: they open no corner to the other side and are no X-squares of empty ones.
pub fn safe_moves(board: Board) -> u64 {
    let open = board.opponent_legal_moves() & CORNERS;
    let safe = Bits::new(board.legal_moves()).filter(|&cell| {
        let after = board.play(cell);
        let is_x_square = corner_beside(cell, after.empty()).is_some_and(|(_, is_x)| is_x);
        !is_x_square && after.legal_moves() & CORNERS & !open == 0
    });
    safe.fold(0, |safe, cell| safe | 1 << cell)
}

/// The gap of one or three empty squares around `cell` on an edge between two `own` discs, and these discs.
pub fn odd_gap(cell: usize, own: u64, empty: u64) -> Option<(u64, [usize; 2])> {
    let (row, column) = (cell / 8, cell % 8);
    let step = match (row, column) {
        (0 | 7, 1..=6) => 1,
        (1..=6, 0 | 7) => 8,
        _ => return None,
    };
    let place = if step == 1 { column } else { row };
    let start = cell - place * step;
    let at = |place: usize| start + place * step;
    let is_empty = |place: usize| empty >> at(place) & 1 == 1;
    let mut first = place;
    while first > 0 && is_empty(first - 1) {
        first -= 1;
    }
    let mut last = place;
    while last < 7 && is_empty(last + 1) {
        last += 1;
    }
    if first == 0 || last == 7 || ![1, 3].contains(&(last + 1 - first)) {
        return None;
    }
    let ends = [at(first - 1), at(last + 1)];
    let has_both = ends.iter().all(|end| own >> end & 1 == 1);
    let gap = (first..=last).fold(0, |gap, place| gap | 1 << at(place));
    has_both.then_some((gap, ends))
}
