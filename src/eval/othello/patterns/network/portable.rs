//! The network in plain integers: the reference for every other tier.

use super::arithmetic::{
    INPUTS, MAX_DIRECT, MAX_SUM, MAX_UNIT, ROOM, Row, SQUARE_SHIFT, Stage, UNIT_SHIFT, value,
};
use super::parameters::HIDDEN;

#[inline]
pub(super) fn evaluate(rows: &[Row; ROOM], inputs: &[u32; INPUTS], stage: &Stage) -> i32 {
    let mut sums = stage.bias;
    for &input in inputs {
        for (sum, &number) in sums.iter_mut().zip(&rows[input as usize % ROOM].0) {
            *sum = sum.wrapping_add(i16::from(number));
        }
    }
    let mut units = stage.hidden_bias;
    for (pair, weights) in sums.chunks_exact(2).zip(&stage.hidden) {
        let [first, second] = [0, 1].map(|at| square(pair[at]));
        for (unit, weights) in units.iter_mut().zip(weights.chunks_exact(2)) {
            let product = first * i32::from(weights[0]) + second * i32::from(weights[1]);
            *unit = unit.wrapping_add(product);
        }
    }
    let unit = |at: usize| (units[at] >> UNIT_SHIFT).clamp(0, MAX_UNIT);
    let output = (0..HIDDEN).map(|at| unit(at) * i32::from(stage.output[at])).sum();
    let cut = |sum: i16| i32::from(sum.clamp(-MAX_DIRECT, MAX_DIRECT));
    let direct = sums.iter().zip(&stage.direct).map(|(&sum, &weight)| cut(sum) * i32::from(weight));
    value(output, direct.sum(), stage.output_bias)
}

#[inline]
fn square(sum: i16) -> i32 {
    let cut = i32::from(sum.clamp(0, MAX_SUM));
    (cut * cut) >> SQUARE_SHIFT
}
