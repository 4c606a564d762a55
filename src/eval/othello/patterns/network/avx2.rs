//! The network with AVX2: the sums in two registers, the units in four.

#![expect(unsafe_code, reason = "whole registers are read from arrays of their size")]

use std::arch::x86_64::{
    __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_load_si128, _mm_shuffle_epi32,
    _mm_unpackhi_epi64, _mm256_add_epi16, _mm256_add_epi32, _mm256_castsi256_si128,
    _mm256_cvtepi8_epi16, _mm256_cvtepi16_epi32, _mm256_extracti128_si256, _mm256_load_si256,
    _mm256_madd_epi16, _mm256_max_epi16, _mm256_max_epi32, _mm256_min_epi16, _mm256_min_epi32,
    _mm256_mulhi_epi16, _mm256_mullo_epi32, _mm256_set1_epi16, _mm256_set1_epi32,
    _mm256_setzero_si256, _mm256_slli_epi16, _mm256_srai_epi32, _mm256_store_si256,
};

use super::arithmetic::{
    HALF_SHIFT, INPUTS, MAX_DIRECT, MAX_SUM, MAX_UNIT, ROOM, Row, Stage, UNIT_SHIFT, value,
};
use super::parameters::{HIDDEN, WIDTH};

#[repr(C, align(32))]
struct Pairs([i32; WIDTH / 2]);

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn evaluate(rows: &[Row; ROOM], inputs: &[u32; INPUTS], stage: &Stage) -> i32 {
    let mut sums: [__m256i; 2] = halves(&stage.bias);
    for &input in inputs {
        let row = (&raw const rows[input as usize % ROOM]).cast::<[i8; 16]>();
        for (at, sum) in sums.iter_mut().enumerate() {
            // SAFETY: half of a row, which is 32 bytes aligned to 32.
            let half = unsafe { _mm_load_si128(row.add(at).cast()) };
            *sum = _mm256_add_epi16(*sum, _mm256_cvtepi8_epi16(half));
        }
    }
    let zero = _mm256_setzero_si256();
    let mut direct = zero;
    let mut of_pairs = Pairs([0; WIDTH / 2]);
    let weights = halves(&stage.direct);
    for (at, sum) in sums.into_iter().enumerate() {
        let most = _mm256_set1_epi16(MAX_DIRECT);
        let uncut = _mm256_max_epi16(_mm256_min_epi16(sum, most), _mm256_set1_epi16(-MAX_DIRECT));
        direct = _mm256_add_epi32(direct, _mm256_madd_epi16(uncut, weights[at]));
        let cut = _mm256_max_epi16(_mm256_min_epi16(sum, _mm256_set1_epi16(MAX_SUM)), zero);
        let shifted = _mm256_slli_epi16::<{ HALF_SHIFT as i32 }>(cut);
        let squares = _mm256_mulhi_epi16(shifted, shifted);
        // SAFETY: half of 64 bytes aligned to 32.
        unsafe { _mm256_store_si256((&raw mut of_pairs).cast::<__m256i>().add(at), squares) };
    }
    let mut units = [zero; HIDDEN / 8];
    for (unit, biases) in units.iter_mut().zip(stage.hidden_bias.as_chunks::<8>().0) {
        // SAFETY: 32 bytes of an array that follows multiples of 64.
        *unit = unsafe { _mm256_load_si256((&raw const *biases).cast()) };
    }
    for (&pair, weights) in of_pairs.0.iter().zip(&stage.hidden) {
        let pair = _mm256_set1_epi32(pair);
        for (unit, weights) in units.iter_mut().zip(weights.as_chunks::<16>().0) {
            // SAFETY: as above.
            let weights = unsafe { _mm256_load_si256((&raw const *weights).cast()) };
            *unit = _mm256_add_epi32(*unit, _mm256_madd_epi16(pair, weights));
        }
    }
    let mut output = zero;
    for (unit, weights) in units.into_iter().zip(stage.output.as_chunks::<8>().0) {
        let unit = _mm256_srai_epi32::<UNIT_SHIFT>(unit);
        let unit = _mm256_max_epi32(_mm256_min_epi32(unit, _mm256_set1_epi32(MAX_UNIT)), zero);
        // SAFETY: 16 bytes of an array aligned to 64.
        let weights = unsafe { _mm_load_si128((&raw const *weights).cast()) };
        let product = _mm256_mullo_epi32(unit, _mm256_cvtepi16_epi32(weights));
        output = _mm256_add_epi32(output, product);
    }
    value(total(output), total(direct), stage.output_bias)
}

/// An array of a [`Stage`] in two registers.
#[inline]
#[target_feature(enable = "avx2")]
fn halves(numbers: &[i16; WIDTH]) -> [__m256i; 2] {
    let (halves, _) = numbers.as_chunks::<16>();
    std::array::from_fn(|at| {
        // SAFETY: 32 bytes of an array of a stage, aligned to 64.
        unsafe { _mm256_load_si256((&raw const halves[at]).cast()) }
    })
}

#[inline]
#[target_feature(enable = "avx2")]
fn total(numbers: __m256i) -> i32 {
    let four = _mm_add_epi32(_mm256_castsi256_si128(numbers), _mm256_extracti128_si256(numbers, 1));
    let two = _mm_add_epi32(four, _mm_unpackhi_epi64(four, four));
    _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32::<1>(two)))
}
