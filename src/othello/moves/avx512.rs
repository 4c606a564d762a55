//! Legal moves with AVX-512: the eight directions in the eight lanes of one register.

use std::arch::x86_64::{
    _mm512_and_si512, _mm512_or_si512, _mm512_reduce_or_epi64, _mm512_rolv_epi64, _mm512_set_epi64,
    _mm512_set1_epi64,
};

const INNER_COLUMNS: i64 = 0x7e7e_7e7e_7e7e_7e7e;
const INNER_ROWS: i64 = 0x00ff_ffff_ffff_ff00;
const INNER: i64 = INNER_COLUMNS & INNER_ROWS;

/// The portable routine's parallel prefix. A rotation by `step` or by `64 - step` covers both directions; what wraps
/// round falls on an edge, where no bracketed run of that direction can be.
#[inline]
#[target_feature(enable = "avx512f,avx512vl")]
pub(in crate::othello) fn legal_moves(player: u64, opponent: u64) -> u64 {
    let step = _mm512_set_epi64(55, 57, 56, 63, 9, 7, 8, 1);
    let two_steps = _mm512_set_epi64(46, 50, 48, 62, 18, 14, 16, 2);
    let inner = _mm512_set_epi64(
        INNER,
        INNER,
        INNER_ROWS,
        INNER_COLUMNS,
        INNER,
        INNER,
        INNER_ROWS,
        INNER_COLUMNS,
    );
    let runs = _mm512_and_si512(_mm512_set1_epi64(opponent as i64), inner);
    let player_lanes = _mm512_set1_epi64(player as i64);
    let mut filled = _mm512_and_si512(runs, _mm512_rolv_epi64(player_lanes, step));
    let next = _mm512_and_si512(runs, _mm512_rolv_epi64(filled, step));
    filled = _mm512_or_si512(filled, next);
    let pairs = _mm512_and_si512(runs, _mm512_rolv_epi64(runs, step));
    for _ in 0..2 {
        let next = _mm512_and_si512(pairs, _mm512_rolv_epi64(filled, two_steps));
        filled = _mm512_or_si512(filled, next);
    }
    let reached = _mm512_rolv_epi64(filled, step);
    _mm512_reduce_or_epi64(reached) as u64 & !(player | opponent)
}
