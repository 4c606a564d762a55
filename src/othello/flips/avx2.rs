//! Flips with AVX2: the four directions of growing index in one register, their opposites in another.

use std::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi64,
    _mm256_cmpgt_epi64, _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi64x,
    _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64,
};

use crate::othello::bitboard::{Grid, Rays};
use crate::othello::moves::avx2::or_lanes;

/// `index` is below 64; only its six lowest bits count, which saves a check.
#[inline]
#[target_feature(enable = "avx2")]
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
        flips_downwards::<G>(player, opponent, lanes(rays, 4)),
    );
    or_lanes(flips)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn lanes(rays: &Rays<u64>, first: usize) -> __m256i {
    let ray = |at: usize| rays[first + at] as i64;
    _mm256_set_epi64x(ray(3), ray(2), ray(1), ray(0))
}

/// The nearest square without an opponent's disc is the lowest of its ray. The player's disc there flips those below.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn flips_upwards(player: __m256i, opponent: __m256i, rays: __m256i) -> __m256i {
    let zero = _mm256_setzero_si256();
    let stops = _mm256_andnot_si256(opponent, rays);
    let lowest = _mm256_and_si256(stops, _mm256_sub_epi64(zero, stops));
    let end = _mm256_and_si256(lowest, player);
    // `end - 1`, but 0 where there is no end.
    let none = _mm256_cmpeq_epi64(end, zero);
    let below_end = _mm256_sub_epi64(_mm256_add_epi64(end, _mm256_set1_epi64x(-1)), none);
    _mm256_and_si256(below_end, rays)
}

/// The player's highest disc on the ray brackets what is above it, unless an empty square is higher; smearing the
/// player's discs downwards finds it. No downward ray holds the highest bit, so signed comparison is right.
#[inline]
#[target_feature(enable = "avx2")]
fn flips_downwards<G: Grid>(player: __m256i, opponent: __m256i, rays: __m256i) -> __m256i {
    let row = i64::from(G::SIZE);
    let ends = _mm256_and_si256(player, rays);
    let empty = _mm256_andnot_si256(_mm256_or_si256(player, opponent), rays);
    let mut beyond = ends;
    for steps in [1, 2, 4] {
        let shift = _mm256_set_epi64x((row + 1) * steps, row * steps, (row - 1) * steps, steps);
        beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, shift));
    }
    let brackets = _mm256_cmpgt_epi64(ends, empty);
    _mm256_and_si256(brackets, _mm256_andnot_si256(beyond, rays))
}
