//! The network with AVX-512: all sums in one register.

#![expect(unsafe_code, reason = "whole registers are read from arrays of their size")]

use std::arch::x86_64::{
    _mm256_load_si256, _mm512_add_epi16, _mm512_add_epi32, _mm512_cvtepi8_epi16,
    _mm512_cvtepi16_epi32, _mm512_load_si512, _mm512_madd_epi16, _mm512_max_epi16,
    _mm512_max_epi32, _mm512_min_epi16, _mm512_min_epi32, _mm512_mulhi_epi16, _mm512_mullo_epi32,
    _mm512_reduce_add_epi32, _mm512_set1_epi16, _mm512_set1_epi32, _mm512_setzero_si512,
    _mm512_slli_epi16, _mm512_srai_epi32, _mm512_store_si512,
};

use super::arithmetic::{
    HALF_SHIFT, INPUTS, MAX_DIRECT, MAX_SUM, MAX_UNIT, ROOM, Row, Stage, UNIT_SHIFT, value,
};
use super::parameters::WIDTH;

#[repr(C, align(64))]
struct Pairs([i32; WIDTH / 2]);

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
pub(super) fn evaluate(rows: &[Row; ROOM], inputs: &[u32; INPUTS], stage: &Stage) -> i32 {
    // SAFETY: a row is 32 bytes aligned to 32.
    let row = |input: u32| unsafe {
        _mm512_cvtepi8_epi16(_mm256_load_si256((&raw const rows[input as usize % ROOM]).cast()))
    };
    // SAFETY: 64 bytes, the first of a type aligned to 64; likewise below.
    let mut even = unsafe { _mm512_load_si512((&raw const stage.bias).cast()) };
    let mut odd = _mm512_setzero_si512();
    let (pairs, odd_one) = inputs.as_chunks::<2>();
    for &[first, second] in pairs {
        even = _mm512_add_epi16(even, row(first));
        odd = _mm512_add_epi16(odd, row(second));
    }
    for &input in odd_one {
        even = _mm512_add_epi16(even, row(input));
    }
    let sums = _mm512_add_epi16(even, odd);
    let zero = _mm512_setzero_si512();

    let most = _mm512_set1_epi16(MAX_DIRECT);
    let uncut = _mm512_min_epi16(sums, most);
    let uncut = _mm512_max_epi16(uncut, _mm512_set1_epi16(-MAX_DIRECT));
    // SAFETY: 64 bytes behind 64 others.
    let weights = unsafe { _mm512_load_si512((&raw const stage.direct).cast()) };
    let direct = _mm512_reduce_add_epi32(_mm512_madd_epi16(uncut, weights));

    let cut = _mm512_max_epi16(_mm512_min_epi16(sums, _mm512_set1_epi16(MAX_SUM)), zero);
    let shifted = _mm512_slli_epi16::<HALF_SHIFT>(cut);
    let squares = _mm512_mulhi_epi16(shifted, shifted);
    let mut of_pairs = Pairs([0; WIDTH / 2]);
    // SAFETY: 64 bytes aligned to 64.
    unsafe { _mm512_store_si512((&raw mut of_pairs).cast(), squares) };
    // SAFETY: the biases are 128 bytes after multiples of 64.
    let mut units = unsafe {
        let biases = (&raw const stage.hidden_bias).cast::<i32>();
        [_mm512_load_si512(biases.cast()), _mm512_load_si512(biases.add(16).cast())]
    };
    for (&pair, weights) in of_pairs.0.iter().zip(&stage.hidden) {
        let pair = _mm512_set1_epi32(pair);
        let (halves, _) = weights.as_chunks::<WIDTH>();
        for (unit, half) in units.iter_mut().zip(halves) {
            // SAFETY: half of 128 bytes that follow multiples of 64.
            let half = unsafe { _mm512_load_si512((&raw const *half).cast()) };
            *unit = _mm512_add_epi32(*unit, _mm512_madd_epi16(pair, half));
        }
    }
    let (halves, _) = stage.output.as_chunks::<16>();
    let mut output = zero;
    for (unit, half) in units.into_iter().zip(halves) {
        let unit = _mm512_srai_epi32::<{ UNIT_SHIFT as u32 }>(unit);
        let unit = _mm512_max_epi32(_mm512_min_epi32(unit, _mm512_set1_epi32(MAX_UNIT)), zero);
        // SAFETY: half of 64 bytes aligned to 64.
        let half = unsafe { _mm256_load_si256((&raw const *half).cast()) };
        let weights = _mm512_cvtepi16_epi32(half);
        output = _mm512_add_epi32(output, _mm512_mullo_epi32(unit, weights));
    }
    value(_mm512_reduce_add_epi32(output), direct, stage.output_bias)
}
