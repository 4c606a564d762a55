//! What all tiers share: the rows, the layers behind them, and the integer scales.

use super::parameters::{HIDDEN, ROWS_OF_COUNTS, Scale, StageParameters, WIDTH};
use crate::eval::othello::patterns::layout::PATTERNS;

/// Rows of a position: one for each pattern instance, two for mobility, one for the discs.
pub const INPUTS: usize = PATTERNS.lanes() + 3;

/// A power of two so that any index can be masked into range.
pub const ROOM: usize = (PATTERNS.size() + ROWS_OF_COUNTS).next_power_of_two();

#[derive(Clone, Copy, PartialEq, Eq, bytemuck::AnyBitPattern, bytemuck::NoUninit)]
#[repr(C, align(32))]
pub struct Row(pub(super) [i8; WIDTH]);

/// The layers behind the sums, laid out for inference.
#[derive(Clone, PartialEq, Eq)]
#[repr(C, align(64))]
pub(super) struct Stage {
    pub(super) bias: [i16; WIDTH],
    pub(super) direct: [i16; WIDTH],
    pub(super) output: [i16; HIDDEN],
    /// For each pair of squared sums, the weights of all hidden units: the order of a multiply-add of pairs.
    pub(super) hidden: [[i16; 2 * HIDDEN]; WIDTH / 2],
    pub(super) hidden_bias: [i32; HIDDEN],
    pub(super) output_bias: i32,
}

impl Stage {
    pub(super) fn new(parameters: &StageParameters) -> Self {
        let mut hidden = [[0; 2 * HIDDEN]; WIDTH / 2];
        for (unit, weights) in parameters.hidden.iter().enumerate() {
            for (sum, &weight) in weights.iter().enumerate() {
                hidden[sum / 2][2 * unit + sum % 2] = weight;
            }
        }
        Self {
            bias: parameters.bias,
            direct: parameters.direct,
            output: parameters.output,
            hidden,
            hidden_bias: parameters.hidden_bias,
            output_bias: parameters.output_bias,
        }
    }
}

/// The bound of an unclipped sum, with which no weights can overflow the value.
pub(super) const MAX_DIRECT: i16 = 2047;

/// A sum's 1, at which it is clipped.
pub(super) const MAX_SUM: i16 = Scale::SUM as i16;

/// The shift from the square of a clipped sum to its own scale.
pub(super) const SQUARE_SHIFT: u32 = (Scale::SUM * Scale::SUM / Scale::SQUARE).trailing_zeros();

/// The shift of a clipped sum that leaves the upper half of its 32-bit square in the squares' scale.
#[cfg(target_arch = "x86_64")]
pub(super) const HALF_SHIFT: u32 = (16 - SQUARE_SHIFT) / 2;

/// A hidden unit's 1, at which it is clipped.
pub(super) const MAX_UNIT: i32 = Scale::UNIT;

/// The shift of a hidden unit to its own scale.
pub(super) const UNIT_SHIFT: i32 =
    (Scale::SQUARE * Scale::WEIGHT / Scale::UNIT).trailing_zeros() as i32;

/// Hundredths of a disc from the weighted sums of the units and of the unclipped sums, and the bias.
#[inline]
pub(super) fn value(units: i32, direct: i32, bias: i32) -> i32 {
    let direct = i64::from(direct) * i64::from(Scale::UNIT / Scale::SUM);
    let total = i64::from(units) + direct + i64::from(bias);
    let hundredths = i64::from(Scale::DISCS * 100);
    (total * hundredths).div_euclid(i64::from(Scale::UNIT * Scale::WEIGHT)) as i32
}
