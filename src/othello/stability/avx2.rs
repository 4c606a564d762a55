//! Stability with AVX2: rows, columns and both diagonals in the four lanes of one register.

use std::arch::x86_64::{
    __m256i, _mm_and_si128, _mm_cvtsi128_si64, _mm_unpackhi_epi64, _mm256_and_si256,
    _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256, _mm256_set_epi64x,
    _mm256_set1_epi64x, _mm256_sllv_epi64, _mm256_srlv_epi64,
};

use super::INNER;
use super::edges::stable_edges;
use super::portable::{OFF_FALLING, OFF_RISING, OffBoard, off_board};

const OFF_ROWS: OffBoard = off_board(1, 0);
const OFF_COLUMNS: OffBoard = off_board(0, 1);

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::othello) fn stable(own: u64, other: u64) -> u64 {
    let full = full_lines(own | other);
    let mut stable = stable_edges(own, other) | own & and_lanes(full);
    if stable == 0 {
        return 0;
    }
    let inner = own & INNER;
    let step = _mm256_set_epi64x(7, 9, 8, 1);
    loop {
        let lanes = _mm256_set1_epi64x(stable as i64);
        let beside =
            _mm256_or_si256(_mm256_sllv_epi64(lanes, step), _mm256_srlv_epi64(lanes, step));
        let grown = stable | inner & and_lanes(_mm256_or_si256(full, beside));
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

/// The squares with full lines, by direction, computed like the portable routine's diagonals.
#[inline]
#[target_feature(enable = "avx2")]
fn full_lines(occupied: u64) -> __m256i {
    let occupied = _mm256_set1_epi64x(occupied as i64);
    let (mut up, mut down) = (occupied, occupied);
    for doubling in 0..3 {
        let shift = _mm256_set_epi64x(7 << doubling, 9 << doubling, 8 << doubling, 1 << doubling);
        let above = _mm256_or_si256(_mm256_srlv_epi64(up, shift), off(0, doubling));
        let below = _mm256_or_si256(_mm256_sllv_epi64(down, shift), off(1, doubling));
        up = _mm256_and_si256(up, above);
        down = _mm256_and_si256(down, below);
    }
    _mm256_and_si256(up, down)
}

#[inline]
#[target_feature(enable = "avx2")]
fn off(way: usize, doubling: usize) -> __m256i {
    let lane = |off: OffBoard| off[way][doubling] as i64;
    _mm256_set_epi64x(lane(OFF_RISING), lane(OFF_FALLING), lane(OFF_COLUMNS), lane(OFF_ROWS))
}

#[inline]
#[target_feature(enable = "avx2")]
fn and_lanes(lanes: __m256i) -> u64 {
    let pair = _mm_and_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
    _mm_cvtsi128_si64(_mm_and_si128(pair, _mm_unpackhi_epi64(pair, pair))) as u64
}
