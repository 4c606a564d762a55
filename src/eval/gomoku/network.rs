//! A network that corrects the tables' value.
//!
//! The four lines through an empty point, four cells to each side, are looked up in a learnt table of rows; their sum is
//! what the point means to one side, clipped at zero. These are added up over all points, once as seen by each side, and
//! go through a layer of hidden units, which also know the threats, to one number. Looking lines up in learnt tables is
//! an idea of "Rapfi: Distilling Efficient Neural Network for the Game of Gomoku" (<https://arxiv.org/abs/2503.13178>).
//!
//! All arithmetic is in integers, so that every machine gets the same.

mod file;
mod parameters;
mod windows;

use std::array;
use std::fmt;
use std::sync::LazyLock;

use super::threats;
use crate::gomoku::Stone;
pub use file::NetworkError;
pub use parameters::{HIDDEN, INPUTS, Limit, Parameters, Scale, THREATS, View, WIDTH};
pub use windows::{REACH, WINDOWS, Windows};

/// The sums as each side sees them, Black's view first.
pub(super) type Sums = [i16; INPUTS];

/// A network, ready to be used.
pub struct Network {
    /// By the number of a window as Black sees it: its row in Black's view, and in White's.
    rows: Vec<Sums>,
    pub(super) bias: Sums,
    /// The sums of a point with nothing near.
    pub(super) far_away: Sums,
    /// One for both sides to move, or Black's and White's.
    layers: Vec<Layers>,
}

/// What follows the sums.
struct Layers {
    hidden: Vec<[i16; HIDDEN]>,
    /// By the number of the threats.
    hidden_bias: Vec<[i32; HIDDEN]>,
    output: [i16; HIDDEN],
    direct: [i16; INPUTS],
    output_bias: i32,
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network").finish_non_exhaustive()
    }
}

impl Network {
    /// The size of the boards that it was fitted to.
    pub const SIZE: u8 = 15;

    /// The network in the program, made on first use.
    pub(super) fn embedded() -> &'static Self {
        static EMBEDDED: LazyLock<Network> = LazyLock::new(|| {
            let file = include_bytes!("../../../data/gomoku.network");
            Network::new(&Parameters::from_bytes(file).expect("the embedded file is sound"))
        });
        &EMBEDDED
    }

    /// The network with these parameters.
    pub fn new(parameters: &Parameters) -> Self {
        let windows = Windows::get();
        let [black, white] = Stone::ALL.map(|stone| parameters.of(stone));
        let both = |black: &[i16; WIDTH], white: &[i16; WIDTH]| {
            let mut both = [0; INPUTS];
            both[..WIDTH].copy_from_slice(black);
            both[WIDTH..].copy_from_slice(white);
            both
        };
        let rows = (0..WINDOWS).map(|number| {
            let swapped = usize::from(windows.swapped(number));
            both(&black.rows[number], &white.rows[swapped])
        });
        let rows: Vec<Sums> = rows.collect();
        let bias = both(&black.bias, &white.bias);
        let nothing = &rows[usize::from(windows.number(u64::MAX, 2 * REACH))];
        Self {
            far_away: array::from_fn(|at| bias[at] + 4 * nothing[at]),
            rows,
            bias,
            layers: parameters.views().iter().map(Layers::new).collect(),
        }
    }

    /// The row of the window around a cell, given its line and place there.
    #[inline]
    pub(super) fn row(&self, line: u64, bit: u32) -> &Sums {
        &self.rows[usize::from(Windows::get().number(line, bit))]
    }

    /// What is added to the tables' value for the side to move, in hundredths, given the sums over all points.
    pub(super) fn correction(&self, pooled: &[i32; INPUTS], to_move: Stone, threats: usize) -> i32 {
        let (black, white) = pooled.split_at(WIDTH);
        let sides = if to_move == Stone::Black { [black, white] } else { [white, black] };
        let layers = &self.layers[to_move as usize % self.layers.len()];
        let mut units = layers.hidden_bias[threats % threats::CHOICES];
        let mut output = i64::from(layers.output_bias);
        for (at, &sum) in sides.into_iter().flatten().enumerate() {
            // It can be negative on boards that are larger than those of the fit.
            let sum = (sum >> Scale::POOL_BITS).clamp(-Limit::INPUT, Limit::INPUT);
            output += i64::from(sum * i32::from(layers.direct[at]));
            for (unit, &weight) in units.iter_mut().zip(&layers.hidden[at]) {
                *unit += sum * i32::from(weight);
            }
        }
        for (unit, &weight) in units.iter().zip(&layers.output) {
            output += i64::from(unit.max(&0) >> Scale::UNIT_BITS) * i64::from(weight);
        }
        ((output * i64::from(Scale::HUNDREDTHS)) >> Scale::OUTPUT_BITS) as i32
    }
}

impl Layers {
    fn new(view: &View) -> Self {
        let hidden_bias = (0..threats::CHOICES).map(|number| {
            let mut bias = view.hidden_bias;
            for (threat, worth) in view.threats.iter().enumerate() {
                if number >> threat & 1 != 0 {
                    bias.iter_mut().zip(worth).for_each(|(bias, worth)| *bias += worth);
                }
            }
            bias
        });
        Self {
            hidden: view.hidden.clone(),
            hidden_bias: hidden_bias.collect(),
            output: view.output,
            direct: view.direct,
            output_bias: view.output_bias,
        }
    }
}
