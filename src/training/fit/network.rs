//! Fitting the network by stochastic gradient descent over shuffled batches, with Adam (Kingma and Ba,
//! <https://arxiv.org/abs/1412.6980>) and decoupled weight decay (Loshchilov and Hutter,
//! <https://arxiv.org/abs/1711.05101>). At first all eras share their rows, so that what is rare in one era is learnt
//! from the others too; then each era has its own.
//!
//! A batch is processed twice: by positions, for the network's values and the gradients of its sums; then by rows, in
//! stretches, each row taking the gradients of its positions in their order. So all cores have work, no number is
//! written by two of them, and the result does not depend on their number.

mod model;
mod rows;

use std::{io, iter};

use rayon::prelude::*;

use super::samples::{Sample, Samples};
use super::settings::Settings;
use crate::eval::othello::patterns::{ERAS, NetworkParameters};
use crate::training::adam::{self, Adam};
use model::{Model, Work};
use rows::{Groups, Seen, Stretch};

/// Parts of a batch that are processed in parallel.
const PARTS: usize = 16;

/// Steps in which the rate rises from zero.
const WARM_UP: f32 = 200.0;

/// The share of the work done with rows that all eras share.
const COMMON: f32 = 0.4;

/// The lowest share of the rate, at the end.
const MIN_RATE: f32 = 0.01;

/// Fits a network to the samples, beginning with `from` or with one that has learnt nothing; `progress` gets the
/// positions done and their total.
pub(super) fn fit(
    mut samples: Samples,
    from: Option<&NetworkParameters>,
    settings: &Settings,
    progress: &mut dyn FnMut(u64, u64),
) -> io::Result<NetworkParameters> {
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    let mut training = Training::new(from, &mut rng);
    let total = samples.count() * u64::from(settings.passes);
    let mut done = 0;
    for _ in 0..settings.passes {
        samples.pass(settings.batch, &mut rng, &mut |batch| {
            training.step(batch, settings, done as f32 / total as f32);
            done += batch.len() as u64;
            progress(done, total);
        })?;
    }
    Ok(training.model.rounded(training.groups.rows()))
}

struct Training {
    groups: Groups,
    model: Model,
    stretches: Vec<Stretch>,
    stages: Adam,
    work: Vec<Work>,
    steps: i32,
}

impl Training {
    fn new(from: Option<&NetworkParameters>, rng: &mut fastrand::Rng) -> Self {
        let groups = Groups::new();
        let stretches = groups.rows().div_ceil(Stretch::ROWS);
        let model = match from {
            Some(parameters) => Model::of(parameters, stretches),
            None => Model::new(stretches, rng),
        };
        let eras = if model.is_common() { 1 } else { ERAS };
        Self {
            stretches: vec![Stretch::new(); eras * stretches],
            stages: Adam::new(model.stages.len()),
            work: (0..PARTS).map(|_| Work::new(ERAS * stretches)).collect(),
            groups,
            model,
            steps: 0,
        }
    }

    /// Learns from a batch; `progress` is the share of the work that is done.
    fn step(&mut self, batch: &[Sample], settings: &Settings, progress: f32) {
        if progress >= COMMON && self.model.is_common() {
            self.model.part_eras();
            let common = std::mem::take(&mut self.stretches);
            self.stretches = iter::repeat_n(common, ERAS).flatten().collect();
        }
        self.steps += 1;
        let falling = 0.5 * (1.0 + (progress * std::f32::consts::PI).cos());
        let rising = (self.steps as f32 / WARM_UP).min(1.0);
        let rate = settings.rate * rising * falling.max(MIN_RATE);
        let adam = adam::Step::new(rate, settings.floor, self.steps, batch.len());
        let (groups, model) = (&self.groups, &self.model);
        let parts = batch.par_chunks(batch.len().div_ceil(PARTS));
        let used = parts.len();
        self.work.par_iter_mut().zip(parts).for_each(|(work, part)| {
            work.clear();
            for sample in part {
                work.learn(groups, model, sample);
            }
        });
        let work = &self.work[..used];
        let rows = self.model.rows.par_chunks_mut(Stretch::NUMBERS);
        self.stretches.par_iter_mut().zip(rows).enumerate().for_each(|(at, (stretch, rows))| {
            let seen: Vec<(&Seen, &[_])> =
                work.iter().map(|work| (&work.seen[at], work.gradients.as_slice())).collect();
            stretch.step(rows, &seen, &adam, settings.decay);
        });
        let mut gradient = vec![0.0; self.model.stages.len()];
        for work in work {
            work.add_to(&mut gradient);
        }
        self.stages.step(&mut self.model.stages, &gradient, &adam);
        self.model.cut();
    }
}
