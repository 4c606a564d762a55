//! The rows of the network while they are learnt: who saw which, and what they make of it.

use super::adam::{Adam, Step};
use crate::eval::othello::patterns::{
    Features, INPUTS, PATTERNS, ROWS_OF_COUNTS, Scale, WIDTH, counts,
};
use crate::othello::Board;

/// The largest number of a row that fits its eight bits.
pub(super) const MOST: f32 = i8::MAX as f32 / Scale::SUM as f32;

/// Which row each configuration has.
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

    /// How many rows an era has.
    pub(super) fn rows(&self) -> usize {
        self.patterns + ROWS_OF_COUNTS
    }

    /// The rows of a board.
    pub(super) fn of(&self, board: Board) -> [u32; INPUTS] {
        let features = Features::new(board);
        let counts = counts(board).map(|row| (self.patterns + row) as u32);
        std::array::from_fn(|input| match input.checked_sub(PATTERNS.lanes()) {
            Some(at) => counts[at],
            None => self.groups[PATTERNS.place(input, features.indices()[input])],
        })
    }
}

/// What the positions of one part of a batch saw of one stretch: a row, counted from the first of the
/// stretch, and the number of the position.
pub(super) type Seen = Vec<(u16, u16)>;

/// The memory of a stretch of rows.
#[derive(Clone, Debug)]
pub(super) struct Stretch {
    adam: Adam,
    gradient: Vec<f32>,
    /// Which rows the batch has touched, and their numbers.
    is_touched: Vec<bool>,
    touched: Vec<u16>,
}

impl Stretch {
    /// So many rows are one core's work; their gradient stays in its cache.
    pub(super) const ROWS: usize = 4096;
    /// So many numbers they have.
    pub(super) const NUMBERS: usize = Self::ROWS * WIDTH;

    /// So many stretches.
    pub(super) fn some(count: usize) -> Vec<Self> {
        (0..count).map(|_| Self::new()).collect()
    }

    fn new() -> Self {
        Self {
            adam: Adam::new(Self::NUMBERS),
            gradient: vec![0.0; Self::NUMBERS],
            is_touched: vec![false; Self::ROWS],
            touched: Vec::new(),
        }
    }

    /// Moves the rows that were seen, with what the sums of each position should have changed by.
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
