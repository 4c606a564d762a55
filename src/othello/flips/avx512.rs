//! Flips with AVX-512 in 256-bit registers: leading zeros are counted in every lane at once.

use std::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpgt_epi64, _mm256_lzcnt_epi64,
    _mm256_or_si256, _mm256_set1_epi64x, _mm256_srlv_epi64, _mm256_ternarylogic_epi64,
};

use super::avx2::{flips_upwards, lanes};
use crate::othello::bitboard::Grid;
use crate::othello::moves::avx2::or_lanes;

/// `index` is below 64; only its six lowest bits count, which saves a check.
#[inline]
#[target_feature(enable = "avx2,avx512f,avx512vl,avx512cd")]
pub(in crate::othello) fn flips<G: Grid<Word = u64>>(
    player: u64,
    opponent: u64,
    index: usize,
) -> u64 {
    let rays = &G::rays()[index & 63];
    let player = _mm256_set1_epi64x(player as i64);
    let opponent = _mm256_set1_epi64x(opponent as i64);
    let flips = _mm256_or_si256(
        flips_upwards(player, opponent, lanes(rays, 0)),
        flips_downwards(player, opponent, lanes(rays, 4)),
    );
    or_lanes(flips)
}

/// As with AVX2, but one shift makes the squares from the player's highest disc downwards. Testing that this disc is
/// above the highest empty square is acepck's idea (<https://github.com/Nyanyan/Egaroucid/pull/293>).
#[inline]
#[target_feature(enable = "avx2,avx512f,avx512vl,avx512cd")]
fn flips_downwards(player: __m256i, opponent: __m256i, rays: __m256i) -> __m256i {
    let ends = _mm256_and_si256(player, rays);
    let empty = _mm256_andnot_si256(_mm256_or_si256(player, opponent), rays);
    let up_to_end = _mm256_srlv_epi64(_mm256_set1_epi64x(-1), _mm256_lzcnt_epi64(ends));
    let brackets = _mm256_cmpgt_epi64(ends, empty);
    // brackets & !up_to_end & rays
    _mm256_ternarylogic_epi64(brackets, up_to_end, rays, 0x20)
}
