//! The network in floating point, and its gradients.

use std::ops::Range;

use super::samples::{Sample, windows};
use crate::eval::gomoku::network::{
    HIDDEN, INPUTS, Limit, Parameters, Scale, THREATS, View, WIDTH, WINDOWS, Windows,
};
use crate::gomoku::Stone;

/// Offsets of the parts of a view's numbers.
mod part {
    use super::{HIDDEN, INPUTS, THREATS, WIDTH, WINDOWS};

    pub(super) const ROWS: usize = 0;
    pub(super) const BIAS: usize = ROWS + WINDOWS * WIDTH;
    pub(super) const HIDDEN_LAYER: usize = BIAS + WIDTH;
    pub(super) const HIDDEN_BIAS: usize = HIDDEN_LAYER + INPUTS * HIDDEN;
    pub(super) const THREAT: usize = HIDDEN_BIAS + HIDDEN;
    pub(super) const OUTPUT: usize = THREAT + THREATS * HIDDEN;
    pub(super) const DIRECT: usize = OUTPUT + HIDDEN;
    pub(super) const OUTPUT_BIAS: usize = DIRECT + INPUTS;
    pub(super) const LENGTH: usize = OUTPUT_BIAS + 1;
}

/// The number of a view's numbers.
const LENGTH: usize = part::LENGTH;

/// The share of the sums over all points that the network sees.
const POOL: f32 = 1.0 / (1 << Scale::POOL_BITS) as f32;

/// The numbers of one view for both colours, or of Black's and White's.
#[derive(Debug)]
pub struct Model {
    pub numbers: Vec<f32>,
}

impl Model {
    /// A network that has learnt nothing, with this many views.
    pub fn new(views: usize, random: &mut fastrand::Rng) -> Self {
        Self { numbers: (0..views).flat_map(|_| ignorant(random)).collect() }
    }

    /// This network, in which each colour gets a view of its own if there are to be two.
    pub fn of(parameters: &Parameters, views: usize) -> Self {
        let views = Stone::ALL.into_iter().take(views);
        Self { numbers: views.flat_map(|stone| numbers(parameters.of(stone))).collect() }
    }

    /// Where the numbers of a colour's view begin.
    fn start(&self, stone: Stone) -> usize {
        LENGTH * stone as usize % self.numbers.len()
    }

    fn view(&self, stone: Stone) -> &[f32] {
        &self.numbers[self.start(stone)..][..LENGTH]
    }

    /// Keeps all numbers within their limits as integers.
    pub fn cut(&mut self) {
        self.numbers.chunks_exact_mut(LENGTH).for_each(cut);
    }

    pub fn rounded(&self) -> Parameters {
        let mut views = self.numbers.chunks_exact(LENGTH).map(rounded);
        let (first, second) = (views.next(), views.next());
        match (first, second) {
            (Some(black), Some(white)) => Parameters::Each(Box::new([black, white])),
            (first, _) => Parameters::Alike(Box::new(first.expect("there is a view"))),
        }
    }
}

/// A view that has learnt nothing.
fn ignorant(random: &mut fastrand::Rng) -> Vec<f32> {
    let mut numbers = vec![0.0; LENGTH];
    let mut fill = |range: Range<usize>, most: f32| {
        numbers[range].fill_with(|| (random.f32() * 2.0 - 1.0) * most);
    };
    fill(part::ROWS..part::BIAS, 0.1);
    fill(part::BIAS..part::HIDDEN_LAYER, 0.2);
    fill(part::HIDDEN_LAYER..part::HIDDEN_BIAS, 0.2);
    fill(part::OUTPUT..part::DIRECT, 0.3);
    fill(part::DIRECT..part::OUTPUT_BIAS, 0.1);
    numbers
}

fn cut(view: &mut [f32]) {
    let mut cut = |range: Range<usize>, most: f32| {
        for number in &mut view[range] {
            *number = number.clamp(-most, most);
        }
    };
    let small = |scale: i32| f32::from(i16::MAX) / scale as f32;
    cut(part::ROWS..part::HIDDEN_LAYER, f32::from(Limit::ROW) / Scale::ROW as f32);
    cut(part::HIDDEN_LAYER..part::HIDDEN_BIAS, f32::from(Limit::HIDDEN) / Scale::WEIGHT as f32);
    cut(part::HIDDEN_BIAS..part::OUTPUT, (Limit::HIDDEN_BIAS / Scale::UNIT) as f32);
    cut(part::OUTPUT..part::DIRECT, small(Scale::WEIGHT));
    cut(part::DIRECT..part::OUTPUT_BIAS, small(Scale::DIRECT));
}

fn rounded(numbers: &[f32]) -> View {
    let of = |at: usize, scale: i32| (numbers[at] * scale as f32).round();
    let small = |at: usize, scale: i32| of(at, scale) as i16;
    let mut made = View::zero();
    for (at, row) in made.rows.iter_mut().enumerate() {
        *row = std::array::from_fn(|sum| small(part::ROWS + at * WIDTH + sum, Scale::ROW));
    }
    made.bias = std::array::from_fn(|sum| small(part::BIAS + sum, Scale::ROW));
    for (at, row) in made.hidden.iter_mut().enumerate() {
        let from = part::HIDDEN_LAYER + at * HIDDEN;
        *row = std::array::from_fn(|unit| small(from + unit, Scale::WEIGHT));
    }
    let large = |at: usize, scale: i32| of(at, scale) as i32;
    made.hidden_bias = std::array::from_fn(|unit| large(part::HIDDEN_BIAS + unit, Scale::UNIT));
    for (at, row) in made.threats.iter_mut().enumerate() {
        let from = part::THREAT + at * HIDDEN;
        *row = std::array::from_fn(|unit| large(from + unit, Scale::UNIT));
    }
    made.output = std::array::from_fn(|unit| small(part::OUTPUT + unit, Scale::WEIGHT));
    made.direct = std::array::from_fn(|at| small(part::DIRECT + at, Scale::DIRECT));
    made.output_bias = large(part::OUTPUT_BIAS, Scale::OUTPUT);
    made
}

/// The opposite of [`rounded`], in the order of [`part`].
fn numbers(view: &View) -> Vec<f32> {
    fn of<T: Copy + Into<i32>>(numbers: &[T], scale: i32) -> impl Iterator<Item = f32> {
        numbers.iter().map(move |&number| number.into() as f32 / scale as f32)
    }
    let rows = of(view.rows.as_flattened(), Scale::ROW).chain(of(&view.bias, Scale::ROW));
    let hidden = of(view.hidden.as_flattened(), Scale::WEIGHT);
    let biases = of(&view.hidden_bias, Scale::UNIT);
    let threats = of(view.threats.as_flattened(), Scale::UNIT);
    let output = of(&view.output, Scale::WEIGHT).chain(of(&view.direct, Scale::DIRECT));
    let last = of(&[view.output_bias], Scale::OUTPUT).collect::<Vec<f32>>();
    rows.chain(hidden).chain(biases).chain(threats).chain(output).chain(last).collect()
}

/// A point's rows: of its four lines in the mover's view, then in the other side's.
type Rows = [u16; 8];

/// The memory of one of the parts that a batch is divided into.
#[derive(Debug)]
pub struct Work {
    pub gradient: Vec<f32>,
    points: Vec<(Rows, [f32; INPUTS])>,
    pooled: [f32; INPUTS],
    units: [f32; HIDDEN],
}

impl Work {
    /// For a gradient of this length; without one it can only see.
    pub fn new(length: usize) -> Self {
        Self {
            gradient: vec![0.0; length],
            points: Vec::new(),
            pooled: [0.0; INPUTS],
            units: [0.0; HIDDEN],
        }
    }

    pub fn clear(&mut self) {
        self.gradient.fill(0.0);
    }

    /// The network's correction.
    pub fn see(&mut self, model: &Model, sample: &Sample) -> f32 {
        let views = [sample.to_move, !sample.to_move].map(|stone| model.view(stone));
        let numbers = views[0];
        let known = Windows::get();
        self.points.clear();
        let mut pooled = [0.0; INPUTS];
        for own in windows(&sample.board()) {
            let chosen: Rows = std::array::from_fn(|at| match own.get(at) {
                Some(&number) => number,
                None => known.swapped(own[at - 4].into()),
            });
            let mut sums = [0.0; INPUTS];
            let sides = sums.chunks_exact_mut(WIDTH).zip(chosen.chunks_exact(4));
            for ((sums, chosen), view) in sides.zip(views) {
                let (rows, _) = view[..part::BIAS].as_chunks::<WIDTH>();
                sums.copy_from_slice(&view[part::BIAS..part::HIDDEN_LAYER]);
                for &row in chosen {
                    sums.iter_mut().zip(&rows[usize::from(row)]).for_each(|(sum, by)| *sum += by);
                }
                for sum in sums {
                    *sum = sum.max(0.0);
                }
            }
            pooled.iter_mut().zip(&sums).for_each(|(pooled, sum)| *pooled += sum);
            self.points.push((chosen, sums));
        }
        self.pooled = pooled.map(|sum| sum * POOL);
        self.units.copy_from_slice(&numbers[part::HIDDEN_BIAS..part::THREAT]);
        for threat in threats(sample) {
            self.units.iter_mut().zip(&numbers[threat..]).for_each(|(unit, by)| *unit += by);
        }
        let layer = numbers[part::HIDDEN_LAYER..part::HIDDEN_BIAS].chunks_exact(HIDDEN);
        for (&sum, weights) in self.pooled.iter().zip(layer) {
            self.units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += sum * weight);
        }
        let output = self.units.iter().zip(&numbers[part::OUTPUT..part::DIRECT]);
        let direct = self.pooled.iter().zip(&numbers[part::DIRECT..part::OUTPUT_BIAS]);
        numbers[part::OUTPUT_BIAS]
            + output.map(|(unit, weight)| unit.max(0.0) * weight).sum::<f32>()
            + direct.map(|(sum, weight)| sum * weight).sum::<f32>()
    }

    /// Adds the gradient of the error.
    pub fn learn(&mut self, model: &Model, sample: &Sample) {
        let excess = sample.excess(self.see(model, sample));
        let sides = [sample.to_move, !sample.to_move];
        let numbers = model.view(sides[0]);
        let gradient = &mut self.gradient[model.start(sides[0])..][..LENGTH];
        gradient[part::OUTPUT_BIAS] += excess;
        let mut slopes = [0.0; HIDDEN];
        for (at, (slope, &unit)) in slopes.iter_mut().zip(&self.units).enumerate() {
            gradient[part::OUTPUT + at] += excess * unit.max(0.0);
            // Where a unit is clipped, its derivative is zero.
            *slope = if unit > 0.0 { excess * numbers[part::OUTPUT + at] } else { 0.0 };
            gradient[part::HIDDEN_BIAS + at] += *slope;
        }
        for threat in threats(sample) {
            gradient[threat..].iter_mut().zip(&slopes).for_each(|(own, slope)| *own += slope);
        }
        let mut pooled = [0.0; INPUTS];
        for (at, slope) in pooled.iter_mut().enumerate() {
            let from = part::HIDDEN_LAYER + at * HIDDEN;
            let layer = gradient[from..from + HIDDEN].iter_mut().zip(&slopes);
            layer.for_each(|(own, slope)| *own += self.pooled[at] * slope);
            gradient[part::DIRECT + at] += excess * self.pooled[at];
            let through = numbers[from..from + HIDDEN].iter().zip(&slopes);
            let through: f32 = through.map(|(weight, slope)| weight * slope).sum();
            *slope = (through + excess * numbers[part::DIRECT + at]) * POOL;
        }
        let starts = sides.map(|stone| model.start(stone));
        let mut biases = [[0.0; WIDTH]; 2];
        for (chosen, sums) in &self.points {
            let mut slopes = [0.0; INPUTS];
            for ((slope, &sum), &pooled) in slopes.iter_mut().zip(sums).zip(&pooled) {
                *slope = if sum > 0.0 { pooled } else { 0.0 };
            }
            let both = slopes.chunks_exact(WIDTH).zip(chosen.chunks_exact(4));
            for ((slopes, chosen), (start, bias)) in both.zip(starts.iter().zip(&mut biases)) {
                bias.iter_mut().zip(slopes).for_each(|(own, slope)| *own += slope);
                for &row in chosen {
                    let from = start + part::ROWS + usize::from(row) * WIDTH;
                    let row = self.gradient[from..from + WIDTH].iter_mut().zip(slopes);
                    row.for_each(|(own, slope)| *own += slope);
                }
            }
        }
        for (start, bias) in starts.iter().zip(biases) {
            let own = self.gradient[start + part::BIAS..start + part::HIDDEN_LAYER].iter_mut();
            own.zip(bias).for_each(|(own, slope)| *own += slope);
        }
    }
}

/// The offsets of the threats at hand.
fn threats(sample: &Sample) -> impl Iterator<Item = usize> {
    let number = sample.threats;
    let at_hand = (0..THREATS).filter(move |threat| number >> threat & 1 != 0);
    at_hand.map(|threat| part::THREAT + threat * HIDDEN)
}
