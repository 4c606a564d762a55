//! The network in floating point, and its gradients.

use super::rows::{Groups, MOST, Seen, Stretch};
use crate::eval::othello::patterns::{
    ERAS, HIDDEN, NetworkParameters, STAGES, Scale, StageParameters, WIDTH, era, stage,
};
use crate::training::fit::samples::Sample;

/// Offsets of the parts of a stage's numbers.
mod part {
    use super::{HIDDEN, WIDTH};

    pub(super) const BIAS: usize = 0;
    /// For each sum, the weights of its square in each unit.
    pub(super) const HIDDEN_LAYER: usize = BIAS + WIDTH;
    pub(super) const HIDDEN_BIAS: usize = HIDDEN_LAYER + WIDTH * HIDDEN;
    pub(super) const OUTPUT: usize = HIDDEN_BIAS + HIDDEN;
    pub(super) const DIRECT: usize = OUTPUT + HIDDEN;
    pub(super) const OUTPUT_BIAS: usize = DIRECT + WIDTH;
    pub(super) const LENGTH: usize = OUTPUT_BIAS + 1;
}

/// The largest weight that fits 16 bits.
const MAX_WEIGHT: f32 = i16::MAX as f32 / Scale::WEIGHT as f32;

#[derive(Debug)]
pub(super) struct Model {
    /// In whole stretches: one era's, or those that all share.
    pub(super) rows: Vec<f32>,
    /// Stretches of each era.
    stretches: usize,
    /// All stages, one after another.
    pub(super) stages: Vec<f32>,
}

impl Model {
    /// A network that has learnt nothing. Rows are zero and shared by all eras, so that what is never seen says
    /// nothing; the weights behind them are random but the same at all stages, so that rows always mean the same. Sums
    /// count for almost nothing by themselves at first, and units begin at different levels: otherwise all sums first
    /// learn the same, and how well they part later is a matter of luck.
    pub(super) fn new(stretches: usize, rng: &mut fastrand::Rng) -> Self {
        let mut stage = [0.0; part::LENGTH];
        let mut random = |most: f32| (rng.f32() * 2.0 - 1.0) * most;
        stage[part::BIAS..part::HIDDEN_LAYER].fill(0.3);
        let hidden = 1.5 / (WIDTH as f32).sqrt();
        stage[part::HIDDEN_LAYER..part::HIDDEN_BIAS].fill_with(|| random(hidden));
        stage[part::HIDDEN_BIAS..part::OUTPUT].fill_with(|| 0.1 + random(0.3));
        stage[part::OUTPUT..part::DIRECT].fill_with(|| random(1.0));
        stage[part::DIRECT..part::OUTPUT_BIAS].fill_with(|| random(0.02));
        let rows = vec![0.0; stretches * Stretch::NUMBERS];
        Self { rows, stretches, stages: stage.repeat(STAGES) }
    }

    /// The network of these parameters, whose eras have parted already.
    pub(super) fn of(parameters: &NetworkParameters, stretches: usize) -> Self {
        let mut rows = vec![0.0; ERAS * stretches * Stretch::NUMBERS];
        let of_era = parameters.rows.chunks_exact(parameters.rows.len() / ERAS);
        for (rows, known) in rows.chunks_exact_mut(stretches * Stretch::NUMBERS).zip(of_era) {
            for (number, known) in rows.iter_mut().zip(known.as_flattened()) {
                *number = f32::from(*known) / Scale::SUM as f32;
            }
        }
        let stages = parameters.stages.iter().flat_map(numbers_of).collect();
        Self { rows, stretches, stages }
    }

    /// Gives each era its own copy of the rows.
    pub(super) fn part_eras(&mut self) {
        self.rows = self.rows.repeat(ERAS);
    }

    pub(super) fn is_common(&self) -> bool {
        self.rows.len() == self.stretches * Stretch::NUMBERS
    }

    fn first_row(&self, era: usize) -> usize {
        if self.is_common() { 0 } else { era * self.stretches * Stretch::ROWS }
    }

    /// Keeps weights within the range in which they are stored.
    pub(super) fn cut(&mut self) {
        for number in &mut self.stages {
            *number = number.clamp(-MAX_WEIGHT, MAX_WEIGHT);
        }
    }

    /// The network in integers, with this many rows in each era.
    pub(super) fn rounded(&self, count: usize) -> NetworkParameters {
        let (rows, _) = self.rows.as_chunks::<WIDTH>();
        let small = |number: f32| (number.clamp(-MOST, MOST) * Scale::SUM as f32).round() as i8;
        let of_era = |era| rows[self.first_row(era)..].iter().take(count);
        NetworkParameters {
            rows: (0..ERAS).flat_map(of_era).map(|row| row.map(small)).collect(),
            stages: self.stages.chunks_exact(part::LENGTH).map(rounded_stage).collect(),
        }
    }
}

/// The inverse of [`rounded_stage`].
fn numbers_of(stage: &StageParameters) -> [f32; part::LENGTH] {
    let weight = |number: i16| f32::from(number) / Scale::WEIGHT as f32;
    let bias = |number: i32, scale: i32| number as f32 / (scale * Scale::WEIGHT) as f32;
    let mut numbers = [0.0; part::LENGTH];
    for sum in 0..WIDTH {
        numbers[part::BIAS + sum] = f32::from(stage.bias[sum]) / Scale::SUM as f32;
        numbers[part::DIRECT + sum] = weight(stage.direct[sum]);
    }
    for unit in 0..HIDDEN {
        for sum in 0..WIDTH {
            numbers[part::HIDDEN_LAYER + sum * HIDDEN + unit] = weight(stage.hidden[unit][sum]);
        }
        numbers[part::HIDDEN_BIAS + unit] = bias(stage.hidden_bias[unit], Scale::SQUARE);
        numbers[part::OUTPUT + unit] = weight(stage.output[unit]);
    }
    numbers[part::OUTPUT_BIAS] = bias(stage.output_bias, Scale::UNIT);
    numbers
}

fn rounded_stage(numbers: &[f32]) -> StageParameters {
    let weight = |at: usize| (numbers[at] * Scale::WEIGHT as f32).round() as i16;
    // The scale of a product is the product of its factors' scales.
    let bias =
        |at: usize, scale: i32| (numbers[at] * (scale * Scale::WEIGHT) as f32).round() as i32;
    let sum = |at: usize| (numbers[at] * Scale::SUM as f32).round() as i16;
    StageParameters {
        bias: std::array::from_fn(|at| sum(part::BIAS + at)),
        hidden: std::array::from_fn(|unit| {
            std::array::from_fn(|sum| weight(part::HIDDEN_LAYER + sum * HIDDEN + unit))
        }),
        hidden_bias: std::array::from_fn(|unit| bias(part::HIDDEN_BIAS + unit, Scale::SQUARE)),
        output: std::array::from_fn(|unit| weight(part::OUTPUT + unit)),
        direct: std::array::from_fn(|at| weight(part::DIRECT + at)),
        output_bias: bias(part::OUTPUT_BIAS, Scale::UNIT),
    }
}

#[derive(Debug)]
pub(super) struct Work {
    /// For each stretch, the rows seen.
    pub(super) seen: Vec<Seen>,
    /// For each position, the gradient of its sums.
    pub(super) gradients: Vec<[f32; WIDTH]>,
    stages: Vec<f32>,
    is_touched: [bool; STAGES],
}

struct State {
    sums: [f32; WIDTH],
    /// Of the clipped sums.
    squares: [f32; WIDTH],
    units: [f32; HIDDEN],
    /// In discs.
    value: f32,
}

impl Work {
    pub(super) fn new(stretches: usize) -> Self {
        Self {
            seen: vec![Seen::new(); stretches],
            gradients: Vec::new(),
            stages: vec![0.0; part::LENGTH * STAGES],
            is_touched: [false; STAGES],
        }
    }

    pub(super) fn clear(&mut self) {
        self.seen.iter_mut().for_each(Vec::clear);
        self.gradients.clear();
        for (numbers, is_touched) in self.stages.chunks_mut(part::LENGTH).zip(&mut self.is_touched)
        {
            if std::mem::take(is_touched) {
                numbers.fill(0.0);
            }
        }
    }

    pub(super) fn add_to(&self, gradient: &mut [f32]) {
        let stages = self.stages.chunks_exact(part::LENGTH).zip(gradient.chunks_mut(part::LENGTH));
        for ((own, all), &is_touched) in stages.zip(&self.is_touched) {
            if is_touched {
                all.iter_mut().zip(own).for_each(|(all, own)| *all += own);
            }
        }
    }

    pub(super) fn learn(&mut self, groups: &Groups, model: &Model, sample: &Sample) {
        let empties = sample.board.empty_count();
        let first = model.first_row(era(empties)) as u32;
        let inputs = groups.of(sample.board).map(|row| first + row);
        let at = stage(empties);
        let own = at * part::LENGTH..(at + 1) * part::LENGTH;
        let numbers = &model.stages[own.clone()];
        let state = State::new(model, numbers, &inputs);
        // The loss is half the squared error in discs.
        let error = state.value - sample.label;
        self.is_touched[at] = true;
        let position = self.gradients.len() as u16;
        self.gradients.push(state.teach(numbers, &mut self.stages[own], error));
        for input in inputs {
            let (stretch, row) = (input as usize / Stretch::ROWS, input as usize % Stretch::ROWS);
            self.seen[stretch].push((row as u16, position));
        }
    }
}

impl State {
    fn new(model: &Model, numbers: &[f32], inputs: &[u32]) -> Self {
        let mut sums = [0.0; WIDTH];
        sums.copy_from_slice(&numbers[part::BIAS..part::HIDDEN_LAYER]);
        let (rows, _) = model.rows.as_chunks::<WIDTH>();
        for &input in inputs {
            for (sum, number) in sums.iter_mut().zip(&rows[input as usize]) {
                *sum += number;
            }
        }
        let squares = sums.map(|sum: f32| sum.clamp(0.0, 1.0).powi(2));
        let mut units = [0.0; HIDDEN];
        units.copy_from_slice(&numbers[part::HIDDEN_BIAS..part::OUTPUT]);
        let layer = &numbers[part::HIDDEN_LAYER..part::HIDDEN_BIAS];
        for (&square, weights) in squares.iter().zip(layer.as_chunks::<HIDDEN>().0) {
            units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += square * weight);
        }
        let units = units.map(|unit: f32| unit.clamp(0.0, 1.0));
        let value = numbers[part::OUTPUT_BIAS]
            + dot(&numbers[part::OUTPUT..part::DIRECT], &units)
            + dot(&numbers[part::DIRECT..part::OUTPUT_BIAS], &sums);
        Self { sums, squares, units, value: value * Scale::DISCS as f32 }
    }

    /// Adds to the gradient of the stage's numbers and returns that of the sums.
    fn teach(&self, numbers: &[f32], gradient: &mut [f32], error: f32) -> [f32; WIDTH] {
        gradient[part::OUTPUT_BIAS] += error;
        // Where a unit or a sum is clipped, its derivative is zero.
        let answers = |value: f32| value > 0.0 && value < 1.0;
        let slopes: [f32; HIDDEN] = std::array::from_fn(|unit| {
            let slope = error * numbers[part::OUTPUT + unit];
            if answers(self.units[unit]) { slope } else { 0.0 }
        });
        for unit in 0..HIDDEN {
            gradient[part::OUTPUT + unit] += error * self.units[unit];
            gradient[part::HIDDEN_BIAS + unit] += slopes[unit];
        }
        std::array::from_fn(|sum| {
            let from = part::HIDDEN_LAYER + sum * HIDDEN;
            let layer = &mut gradient[from..from + HIDDEN];
            layer
                .iter_mut()
                .zip(&slopes)
                .for_each(|(own, slope)| *own += self.squares[sum] * slope);
            let through = dot(&numbers[from..from + HIDDEN], &slopes);
            gradient[part::DIRECT + sum] += error * self.sums[sum];
            let rise = if answers(self.sums[sum]) { 2.0 * self.sums[sum] } else { 0.0 };
            let slope = rise * through + error * numbers[part::DIRECT + sum];
            gradient[part::BIAS + sum] += slope;
            slope
        })
    }
}

/// The dot product, in sixteen lanes.
fn dot(left: &[f32], right: &[f32]) -> f32 {
    let mut lanes = [0.0; 16];
    for (left, right) in left.as_chunks::<16>().0.iter().zip(right.as_chunks::<16>().0) {
        for ((lane, left), right) in lanes.iter_mut().zip(left).zip(right) {
            *lane += left * right;
        }
    }
    lanes.iter().sum()
}
