//! Legal moves with AVX2: the four lines through a square in the four lanes of one register.

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_and_si256,
    _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256, _mm256_set_epi64x,
    _mm256_set1_epi64x, _mm256_sllv_epi64, _mm256_srlv_epi64,
};

use crate::othello::bitboard::Grid;

/// The portable routine's parallel prefix; its four kinds of line take the same steps.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::othello) fn legal_moves<G: Grid<Word = u64>>(player: u64, opponent: u64) -> u64 {
    let inner = G::INNER_COLUMNS as i64;
    let row = i64::from(G::SIZE);
    let step = _mm256_set_epi64x(row + 1, row - 1, row, 1);
    let two_steps = _mm256_set_epi64x(2 * row + 2, 2 * row - 2, 2 * row, 2);
    let player_lanes = _mm256_set1_epi64x(player as i64);
    let runs = _mm256_and_si256(
        _mm256_set1_epi64x(opponent as i64),
        _mm256_set_epi64x(inner, inner, -1, inner),
    );
    let mut up = _mm256_and_si256(runs, _mm256_sllv_epi64(player_lanes, step));
    let mut down = _mm256_and_si256(runs, _mm256_srlv_epi64(player_lanes, step));
    up = or_and(up, runs, _mm256_sllv_epi64(up, step));
    down = or_and(down, runs, _mm256_srlv_epi64(down, step));
    let pairs_up = _mm256_and_si256(runs, _mm256_sllv_epi64(runs, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    for _ in 0..2 {
        up = or_and(up, pairs_up, _mm256_sllv_epi64(up, two_steps));
        down = or_and(down, pairs_down, _mm256_srlv_epi64(down, two_steps));
    }
    let reached = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    or_lanes(reached) & G::ALL & !(player | opponent)
}

#[inline]
#[target_feature(enable = "avx2")]
fn or_and(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_or_si256(a, _mm256_and_si256(b, c))
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::othello) fn or_lanes(lanes: __m256i) -> u64 {
    let pair = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
    _mm_cvtsi128_si64(_mm_or_si128(pair, _mm_unpackhi_epi64(pair, pair))) as u64
}
