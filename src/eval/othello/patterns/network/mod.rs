//! The network that says what a position is worth.
//!
//! Every configuration of a pattern has a row of 32 numbers, and so has every number of moves of either
//! side, and of discs. The rows of a position are added up. The sums, cut to 0..1 and squared, go through one hidden
//! layer; the value is a weighted sum of the hidden units and of the uncut sums. Rows serve an [`era`] of the
//! game, a quarter of it or so; the weights behind them are of one [`Stage`], that is one number of empty squares.
//!
//! Patterns as the input of a network are neural-reversi's idea; sums of rows in small integers come from
//! Yu Nasu's "Efficiently updatable neural-network-based evaluation functions" (2018); squares of cut sums are
//! known from the networks of chess programs as `SCReLU`. A sum from scratch is cheaper here than one kept up to date:
//! every move changes what nearly all patterns see, because the other side looks at them then.
//!
//! All arithmetic is in integers, so that each tier gives the same value to the last bit.

mod kernels;
mod parameters;
mod portable;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;

use super::features::Features;
use super::layout::PATTERNS;
use crate::othello::Board;

pub use kernels::NetworkKernel;
pub use parameters::{
    ERAS, HIDDEN, MOBILITY_VALUES, NetworkParameters, ROWS_OF_COUNTS, STAGES, Scale,
    StageParameters, WIDTH, counts, era, stage,
};

/// How many rows a position has: one for each pattern's place, two for mobility, one for the discs.
pub const INPUTS: usize = PATTERNS.lanes() + 3;

/// The table's length, a power of two so that any number can be cut to lie within it.
const ROOM: usize = (PATTERNS.size() + ROWS_OF_COUNTS).next_power_of_two();

/// The numbers that a configuration adds.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(C, align(32))]
struct Row([i8; WIDTH]);

/// What lies behind the sums, laid out for reading.
#[derive(Clone, PartialEq, Eq)]
#[repr(C, align(64))]
struct Stage {
    bias: [i16; WIDTH],
    direct: [i16; WIDTH],
    output: [i16; HIDDEN],
    /// For the squares of two sums each the weights of all hidden units, those of the two side by side: the
    /// order in which a processor multiplies and adds pairs.
    hidden: [[i16; 2 * HIDDEN]; WIDTH / 2],
    hidden_bias: [i32; HIDDEN],
    output_bias: i32,
}

impl Stage {
    fn new(parameters: &StageParameters) -> Self {
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

/// The largest that an uncut sum counts; with it no weights can make the value overflow.
const MOST_DIRECT: i16 = 2047;

/// A sum's 1, beyond which it is cut.
const MOST_SUM: i16 = Scale::SUM as i16;

/// By how many bits the square of a cut sum is shifted to its own scale.
const SQUARE_SHIFT: u32 = (Scale::SUM * Scale::SUM / Scale::SQUARE).trailing_zeros();

/// By how many bits a cut sum is shifted so that the upper half of its square in 32 bits is of the squares' scale.
#[cfg(target_arch = "x86_64")]
const HALF_SHIFT: u32 = (16 - SQUARE_SHIFT) / 2;

/// A hidden unit's 1, beyond which it is cut.
const MOST_UNIT: i32 = Scale::UNIT;

/// By how many bits a hidden unit is shifted to its own scale.
const UNIT_SHIFT: i32 = (Scale::SQUARE * Scale::WEIGHT / Scale::UNIT).trailing_zeros() as i32;

/// The value in hundredths of a disc, from the weighted sums of the units, with the bias, and of the uncut
/// sums.
#[inline]
fn value(units: i32, direct: i32, bias: i32) -> i32 {
    let direct = i64::from(direct) * i64::from(Scale::UNIT / Scale::SUM);
    let total = i64::from(units) + direct + i64::from(bias);
    let hundredths = i64::from(Scale::DISCS * 100);
    (total * hundredths).div_euclid(i64::from(Scale::UNIT * Scale::WEIGHT)) as i32
}

/// The network, laid out for being asked; about 70 MB.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// By era.
    rows: [Box<[Row; ROOM]>; ERAS],
    stages: Vec<Stage>,
}

impl Network {
    /// Lays the parameters out.
    pub fn new(parameters: &NetworkParameters) -> Self {
        let (groups, count) = PATTERNS.groups();
        let in_an_era = parameters.rows.len() / ERAS;
        let counts = count..in_an_era;
        let places: Vec<usize> =
            groups.into_iter().map(|group| group as usize).chain(counts).collect();
        let rows = std::array::from_fn(|era| {
            // Zeros from the allocator: what nothing refers to never takes memory.
            let mut rows: Box<[Row; ROOM]> = vec![Row([0; WIDTH]); ROOM]
                .into_boxed_slice()
                .try_into()
                .unwrap_or_else(|_| unreachable!("the length is as stated"));
            for (row, place) in rows.iter_mut().zip(&places) {
                *row = Row(parameters.rows[era * in_an_era + place]);
            }
            rows
        });
        Self { rows, stages: parameters.stages.iter().map(Stage::new).collect() }
    }

    /// What a position is worth for the side to move, in hundredths of a disc, beyond ±6400 where the
    /// network says so. `features` are those of `board`.
    #[inline]
    pub fn evaluate(&self, features: &Features, board: Board) -> i32 {
        kernels::best(self.rows(board), &inputs(features, board), self.stage(board))
    }

    #[inline]
    fn rows(&self, board: Board) -> &[Row; ROOM] {
        &self.rows[era(board.empty_count())]
    }

    #[inline]
    fn stage(&self, board: Board) -> &Stage {
        &self.stages[stage(board.empty_count())]
    }
}

/// The places of a position's rows in the table.
#[inline]
fn inputs(features: &Features, board: Board) -> [u32; INPUTS] {
    const LANES: usize = PATTERNS.lanes();
    let mut inputs = [0; INPUTS];
    for (lane, (input, &index)) in inputs.iter_mut().zip(&features.indices()[..LANES]).enumerate() {
        *input = PATTERNS.place(lane, index) as u32;
    }
    for (input, row) in inputs[LANES..].iter_mut().zip(counts(board)) {
        *input = (PATTERNS.size() + row) as u32;
    }
    inputs
}
