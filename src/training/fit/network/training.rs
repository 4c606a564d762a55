//! One step after another.

use std::iter;

use rayon::prelude::*;

use super::model::{Model, Work};
use super::rows::{Groups, Seen, Stretch};
use crate::eval::othello::patterns::{ERAS, NetworkParameters};
use crate::training::adam::{self, Adam};
use crate::training::fit::samples::Sample;
use crate::training::fit::settings::Settings;

/// Parts of a batch that are processed in parallel.
const PARTS: usize = 16;

/// Steps in which the rate rises from zero.
const WARM_UP: f32 = 200.0;

/// The share of the work done with rows that all eras share.
const COMMON: f32 = 0.4;

/// The lowest share of the rate, at the end.
const MIN_RATE: f32 = 0.01;

/// A network that learns.
pub(super) struct Training {
    groups: Groups,
    pub(super) model: Model,
    stretches: Vec<Stretch>,
    stages: Adam,
    work: Vec<Work>,
    pub(super) steps: i32,
    /// The positions learnt from, those of all passes.
    pub(super) done: u64,
}

impl Training {
    pub(super) fn new(from: Option<&NetworkParameters>, rng: &mut fastrand::Rng) -> Self {
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
            done: 0,
        }
    }

    /// Gives each era rows and moments of its own.
    pub(super) fn part_eras(&mut self) {
        self.model.part_eras();
        let common = std::mem::take(&mut self.stretches);
        self.stretches = iter::repeat_n(common, ERAS).flatten().collect();
    }

    /// All numbers that are learnt, with their moments.
    pub(super) fn numbers(&self) -> impl Iterator<Item = &[f32]> {
        let [means, squares] = self.stages.moments();
        let of_stages = [&self.model.rows, &self.model.stages, means, squares];
        of_stages.into_iter().chain(self.stretches.iter().flat_map(|it| it.adam().moments()))
    }

    pub(super) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let [means, squares] = self.stages.moments_mut();
        let of_stages = [&mut *self.model.rows, &mut *self.model.stages, means, squares];
        let of_rows = self.stretches.iter_mut().flat_map(|it| it.adam_mut().moments_mut());
        of_stages.into_iter().chain(of_rows)
    }

    /// Learns from a batch; `progress` is the share of the work that is done.
    pub(super) fn step(&mut self, batch: &[Sample], settings: &Settings, progress: f32) {
        if progress >= COMMON && self.model.is_common() {
            self.part_eras();
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

    /// The network as it is stored.
    pub(super) fn found(&self) -> NetworkParameters {
        self.model.rounded(self.groups.rows())
    }
}
