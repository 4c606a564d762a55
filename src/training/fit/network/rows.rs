//! Learning the rows of the network.

use crate::eval::othello::patterns::{
    Features, INPUTS, PATTERNS, ROWS_OF_COUNTS, Scale, WIDTH, counts,
};
use crate::othello::Board;
use crate::training::adam::{Adam, Step};

/// The largest number of a row that fits 8 bits.
pub(super) const MOST: f32 = i8::MAX as f32 / Scale::SUM as f32;

/// The row of each configuration.
#[derive(Debug)]
pub(super) struct Groups {
    groups: Vec<u32>,
    patterns: usize,
}

impl Groups {
    pub(super) fn new() -> Self {
        let (groups, patterns) = PATTERNS.groups();
        Self { groups, patterns }
    }

    pub(super) fn rows(&self) -> usize {
        self.patterns + ROWS_OF_COUNTS
    }

    pub(super) fn of(&self, board: Board) -> [u32; INPUTS] {
        let features = Features::new(board);
        let counts = counts(board).map(|row| (self.patterns + row) as u32);
        std::array::from_fn(|input| match input.checked_sub(PATTERNS.lanes()) {
            Some(at) => counts[at],
            None => self.groups[PATTERNS.place(input, features.indices()[input])],
        })
    }
}

/// The rows of one stretch seen in one part of a batch, counted from its first, each with the number of the position.
pub(super) type Seen = Vec<(u16, u16)>;

/// A stretch of rows in training.
#[derive(Clone, Debug)]
pub(super) struct Stretch {
    adam: Adam,
    gradient: Vec<f32>,
    is_touched: Vec<bool>,
    touched: Vec<u16>,
}

impl Stretch {
    /// One core's work; the gradient of this many rows stays in its cache.
    pub(super) const ROWS: usize = 4096;
    pub(super) const NUMBERS: usize = Self::ROWS * WIDTH;

    pub(super) fn new() -> Self {
        Self {
            adam: Adam::new(Self::NUMBERS),
            gradient: vec![0.0; Self::NUMBERS],
            is_touched: vec![false; Self::ROWS],
            touched: Vec::new(),
        }
    }

    pub(super) fn adam(&self) -> &Adam {
        &self.adam
    }

    pub(super) fn adam_mut(&mut self) -> &mut Adam {
        &mut self.adam
    }

    pub(super) fn step(
        &mut self,
        rows: &mut [f32],
        seen: &[(&Seen, &[[f32; WIDTH]])],
        step: &Step,
        decay: f32,
    ) {
        for (seen, gradients) in seen {
            for &(row, position) in *seen {
                let sums = &gradients[usize::from(position)];
                let from = usize::from(row) * WIDTH;
                for (gradient, sum) in self.gradient[from..from + WIDTH].iter_mut().zip(sums) {
                    *gradient += sum;
                }
                if !self.is_touched[usize::from(row)] {
                    self.is_touched[usize::from(row)] = true;
                    self.touched.push(row);
                }
            }
        }
        for row in self.touched.drain(..) {
            let from = usize::from(row) * WIDTH;
            let numbers = &mut rows[from..from + WIDTH];
            let gradient = &mut self.gradient[from..from + WIDTH];
            self.adam.step_some(from, numbers, gradient, step, decay);
            for number in numbers {
                *number = number.clamp(-MOST, MOST);
            }
            gradient.fill(0.0);
            self.is_touched[usize::from(row)] = false;
        }
    }
}
