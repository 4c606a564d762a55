//! The numbers of a network as they are fitted and kept.

use std::slice;

use super::windows::WINDOWS;
use crate::eval::gomoku::threats;
use crate::gomoku::Stone;

/// Sums for each side.
pub const WIDTH: usize = 32;

/// The sums of both sides, the mover's first.
pub const INPUTS: usize = 2 * WIDTH;

/// Hidden units.
pub const HIDDEN: usize = 32;

/// Threats that the hidden units know of: the bits of [`crate::eval::gomoku::PatternBoard::threats`].
pub const THREATS: usize = threats::CHOICES.ilog2() as usize;

/// How numbers become integers: what stands for 1.
#[derive(Debug)]
pub struct Scale;

impl Scale {
    /// Rows and their bias.
    pub const ROW: i32 = 1 << 7;
    /// The sums over all points lose this many bits; so the network sees a sixteenth of them, at the scale of rows.
    pub const POOL_BITS: u32 = 4;
    /// Weights of the hidden layer and the output.
    pub const WEIGHT: i32 = 1 << 10;
    /// Units before they lose [`Self::UNIT_BITS`], with their bias.
    pub const UNIT: i32 = Self::ROW * Self::WEIGHT;
    /// See [`Self::UNIT`].
    pub const UNIT_BITS: u32 = 7;
    /// Direct weights.
    pub const DIRECT: i32 = 1 << 13;
    /// The output and its bias.
    pub const OUTPUT: i32 = 1 << Self::OUTPUT_BITS;
    /// See [`Self::OUTPUT`].
    pub const OUTPUT_BITS: u32 = 20;
    /// The output's 1 in hundredths, the difference that stands for a 73 % chance of winning.
    pub const HUNDREDTHS: i32 = 600;
}

const _: () = assert!(
    Scale::UNIT >> Scale::UNIT_BITS == Scale::WEIGHT
        && Scale::WEIGHT * Scale::WEIGHT == Scale::OUTPUT
        && Scale::ROW * Scale::DIRECT == Scale::OUTPUT
);

/// Bounds that keep integers from overflowing.
#[derive(Debug)]
pub struct Limit;

impl Limit {
    /// Of rows and their bias: the changes of eight points fit 16 bits.
    pub const ROW: i16 = 800;
    /// Of what the hidden layer sees.
    pub const INPUT: i32 = 4095;
    /// Of the hidden layer's weights: a unit's sum fits 32 bits.
    pub const HIDDEN: i16 = 7936;
    /// Of the units' biases and the worths of threats.
    pub const HIDDEN_BIAS: i32 = 4 * Scale::UNIT;
}

const _: () = {
    let sum = 5 * Limit::ROW as i32;
    assert!(8 * sum <= i16::MAX as i32);
    let unit = INPUTS as i64 * Limit::INPUT as i64 * Limit::HIDDEN as i64
        + (1 + THREATS as i64) * Limit::HIDDEN_BIAS as i64;
    assert!(unit <= i32::MAX as i64);
};

/// All numbers, as integers at their [`Scale`] within their [`Limit`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameters {
    /// The same for both colours.
    Alike(Box<View>),
    /// Black's and White's.
    Each(Box<[View; 2]>),
}

impl Parameters {
    /// A network that corrects nothing, and sees both colours alike.
    pub fn zero() -> Self {
        Self::Alike(Box::new(View::zero()))
    }

    /// What a colour sees.
    pub fn of(&self, stone: Stone) -> &View {
        match self {
            Self::Alike(view) => view,
            Self::Each(views) => &views[stone as usize],
        }
    }

    /// One for both colours, or Black's and White's.
    pub fn views(&self) -> &[View] {
        match self {
            Self::Alike(view) => slice::from_ref(view),
            Self::Each(views) => &views[..],
        }
    }

    /// With one view for both colours, or Black's and White's; `None` if they are none or more than two.
    pub(super) fn of_views(views: Vec<View>) -> Option<Self> {
        match <[View; 1]>::try_from(views) {
            Ok([view]) => Some(Self::Alike(Box::new(view))),
            Err(views) => {
                <[View; 2]>::try_from(views).ok().map(|views| Self::Each(Box::new(views)))
            }
        }
    }

    /// Whether all numbers are within their limits.
    pub(super) fn are_sound(&self) -> bool {
        self.views().iter().all(View::is_sound)
    }
}

/// How a colour sees the board: what lines mean to it, and what all together mean when it is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// By the number of a window as the side sees it, whose own stones are Black's.
    pub rows: Vec<[i16; WIDTH]>,
    /// Added to the rows of a point.
    pub bias: [i16; WIDTH],
    /// By input: its weight in each unit.
    pub hidden: Vec<[i16; HIDDEN]>,
    /// Of the units.
    pub hidden_bias: [i32; HIDDEN],
    /// By threat: its weight in each unit.
    pub threats: [[i32; HIDDEN]; THREATS],
    /// The weights of the units.
    pub output: [i16; HIDDEN],
    /// The weights of the inputs.
    pub direct: [i16; INPUTS],
    /// Of the output.
    pub output_bias: i32,
}

impl View {
    /// Of a network that corrects nothing.
    pub fn zero() -> Self {
        Self {
            rows: vec![[0; WIDTH]; WINDOWS],
            bias: [0; WIDTH],
            hidden: vec![[0; HIDDEN]; INPUTS],
            hidden_bias: [0; HIDDEN],
            threats: [[0; HIDDEN]; THREATS],
            output: [0; HIDDEN],
            direct: [0; INPUTS],
            output_bias: 0,
        }
    }

    fn is_sound(&self) -> bool {
        let within = |number: i16, limit: i16| (-limit..=limit).contains(&number);
        let rows = self.rows.as_flattened().iter().chain(&self.bias);
        let biases = self.threats.as_flattened().iter().chain(&self.hidden_bias);
        self.rows.len() == WINDOWS
            && self.hidden.len() == INPUTS
            && rows.copied().all(|number| within(number, Limit::ROW))
            && self.hidden.as_flattened().iter().all(|&number| within(number, Limit::HIDDEN))
            && biases
                .copied()
                .all(|bias| (-Limit::HIDDEN_BIAS..=Limit::HIDDEN_BIAS).contains(&bias))
    }
}
