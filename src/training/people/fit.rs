//! Fits the network of the model of people: the likeliest one, by Adam (Kingma and Ba 2014) on batches.

use rayon::prelude::*;

use super::samples::Sample;
use crate::people::{Model, Network, inputs, softmax};
use crate::search::Stop;

/// How a network fits moves that were held out, or others.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fit {
    /// The moves.
    pub moves: usize,
    /// The share of moves that were the likeliest one.
    pub first_choice: f64,
    /// The mean logarithm of the chance of the move that was made.
    pub log_likelihood: f64,
}

impl Fit {
    /// Of chances of the moves that were made, and whether each was the likeliest.
    pub fn of(found: impl IntoIterator<Item = (f64, bool)>) -> Self {
        let mut fit = Self::default();
        for (chance, is_first) in found {
            fit.moves += 1;
            fit.first_choice += f64::from(u8::from(is_first));
            fit.log_likelihood += chance.max(1e-9).ln();
        }
        let count = fit.moves.max(1) as f64;
        fit.first_choice /= count;
        fit.log_likelihood /= count;
        fit
    }
}

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Times that each sample is used.
    pub epochs: usize,
    /// Decides the first numbers and the order.
    pub seed: u64,
}

const BATCH: usize = 1024;
/// Parts of a batch that are worked out each by itself and added in their order, so that the result is the same
/// whatever the number of threads.
const PART: usize = 64;
const FIRST_RATE: f32 = 2e-3;
const DECAY: f32 = 1e-5;

/// A network that fits the samples; `None` if stopped. `told` gets each epoch's number and the fit so far.
pub fn fit(
    samples: &[Sample],
    plan: Plan,
    stop: &Stop,
    mut told: impl FnMut(usize, &Network),
) -> Option<Network> {
    let mut network = Network::random(plan.seed);
    let count = network.numbers().len();
    let (mut means, mut squares) = (vec![0.0_f32; count], vec![0.0_f32; count]);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut rng = fastrand::Rng::with_seed(plan.seed);
    let batches = plan.epochs * samples.len().div_ceil(BATCH);
    let mut batches_done = 0_usize;
    for epoch in 0..plan.epochs {
        rng.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            if stop.is_requested() {
                return None;
            }
            let gradient = gradient(&network, samples, batch);
            let done = batches_done as f32 / batches as f32;
            let rate = FIRST_RATE * 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            batches_done += 1;
            let correct = |decay: f32| 1.0 - decay.powi(batches_done.min(100_000) as i32);
            let (first, second) = (correct(0.9), correct(0.999));
            let numbers = network.numbers_mut();
            for at in 0..count {
                let slope = gradient[at] / batch.len() as f32;
                means[at] = 0.9 * means[at] + 0.1 * slope;
                squares[at] = 0.999 * squares[at] + 0.001 * slope * slope;
                let change = means[at] / first / ((squares[at] / second).sqrt() + 1e-8);
                numbers[at] += rate * (change - DECAY * numbers[at]);
            }
        }
        told(epoch, &network);
    }
    Some(network)
}

/// How the log-likelihood of a batch changes with each number.
fn gradient(network: &Network, samples: &[Sample], batch: &[usize]) -> Vec<f32> {
    let count = network.numbers().len();
    let parts: Vec<Vec<f32>> = batch
        .par_chunks(PART)
        .map(|part| {
            let mut gradient = vec![0.0; count];
            for &at in part {
                let sample = &samples[at];
                let inputs = inputs(&sample.facts, sample.counts.as_deref(), sample.rating);
                let mut chances: Vec<f32> = inputs.iter().map(|it| network.score(it)).collect();
                softmax(&mut chances);
                for (at, (inputs, chance)) in inputs.iter().zip(&chances).enumerate() {
                    let slope = f32::from(u8::from(at == sample.chosen)) - chance;
                    network.backward(inputs, slope, &mut gradient);
                }
            }
            gradient
        })
        .collect();
    let mut sum = vec![0.0; count];
    for part in parts {
        for (sum, slope) in sum.iter_mut().zip(part) {
            *sum += slope;
        }
    }
    sum
}

/// How well a network foresees the samples.
pub fn judge(network: &Network, samples: &[&Sample]) -> Fit {
    let found: Vec<(f64, bool)> = samples
        .par_iter()
        .map(|sample| {
            let inputs = inputs(&sample.facts, sample.counts.as_deref(), sample.rating);
            let mut chances: Vec<f32> = inputs.iter().map(|it| network.score(it)).collect();
            softmax(&mut chances);
            told(&chances, sample.chosen)
        })
        .collect();
    Fit::of(found)
}

/// How well a model foresees the samples.
pub fn of_model(model: &Model, samples: &[&Sample]) -> Fit {
    let found: Vec<(f64, bool)> = samples
        .par_iter()
        .map(|sample| {
            let chances = model.of_facts(&sample.facts, sample.board, sample.rating);
            let chances: Vec<f32> = chances.iter().map(|it| it.chance).collect();
            told(&chances, sample.chosen)
        })
        .collect();
    Fit::of(found)
}

/// The chance of the chosen move, and whether it is the likeliest.
pub fn told(chances: &[f32], chosen: usize) -> (f64, bool) {
    let most = chances.iter().copied().fold(f32::MIN, f32::max);
    let first = chances.iter().position(|&it| it >= most);
    (f64::from(chances[chosen]), first == Some(chosen))
}
