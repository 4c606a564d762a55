//! Fitting the network that corrects the tables' value: logistic regression by stochastic gradient descent over shuffled
//! batches.
//!
//! A position's label mixes the search's scores of all positions from it on and the game's result: each passes a share
//! of its label back to the one before (the λ-return of Sutton, 1988).
//!
//! A batch is always divided into the same parts, whose gradients are added up in their order, so the network does not
//! depend on the number of threads.

mod model;
mod samples;

use std::ops::Range;

use rayon::prelude::*;

use super::games::Game;
use crate::eval::gomoku::Weights;
use crate::eval::gomoku::network::Parameters;
use crate::gomoku::Stone;
use crate::training::adam::{Adam, Step};
use model::{Model, Work};
use samples::{Sample, samples};

#[derive(Clone, Copy, Debug)]
pub struct NetworkSettings {
    /// Passes over the positions.
    pub passes: usize,
    /// Positions a step.
    pub batch: usize,
    /// Adam's highest rate.
    pub rate: f32,
    /// How strongly numbers are pulled to zero.
    pub decay: f32,
    /// The share of its label that a position passes back.
    pub passed_back: f32,
    pub seed: u64,
}

#[derive(Debug)]
pub struct NetworkFit {
    pub positions: usize,
    /// The mean error of the tables alone on held-out games, in nats; `None` if there are none.
    pub tables: Option<f64>,
    /// The same of the network.
    pub error: Option<f64>,
    pub parameters: Parameters,
}

/// One game in this many is held out to measure the error.
const KEPT: usize = 20;

/// Parts of a batch that are processed in parallel.
const PARTS: usize = 16;

/// Steps in which the rate rises from zero.
const WARM_UP: f32 = 200.0;

/// The lowest share of the rate, at the end.
const MIN_RATE: f32 = 0.01;

/// Adam's ε.
const FLOOR: f32 = 1e-8;

/// Fits a network that corrects these tables to games of one rule set; `progress` gets the steps done and their total. It
/// begins with `from`, or with one that has learnt nothing. Where only Black has forbidden points, each colour gets a view
/// of its own.
pub fn fit_network(
    games: &[Game],
    tables: Weights,
    from: Option<&Parameters>,
    settings: &NetworkSettings,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> NetworkFit {
    let of = |wants_kept: bool| -> Vec<Sample> {
        let games = games.par_iter().enumerate();
        let chosen = games.filter(|(at, _)| (at % KEPT == KEPT - 1) == wants_kept);
        chosen.flat_map_iter(|(_, game)| samples(game, tables, settings.passed_back)).collect()
    };
    let (train, kept) = (of(false), of(true));
    let mut random = fastrand::Rng::with_seed(settings.seed);
    let tells_colours = games.iter().any(|game| game.ruleset.forbids(Stone::Black));
    let views = if tells_colours { 2 } else { 1 };
    let mut training = Training::new(match from {
        Some(parameters) => Model::of(parameters, views),
        None => Model::new(views, &mut random),
    });
    let mut order: Vec<u32> = (0..train.len() as u32).collect();
    let total = settings.passes * train.len().div_ceil(settings.batch);
    let mut done = 0;
    for _ in 0..settings.passes {
        random.shuffle(&mut order);
        for batch in order.chunks(settings.batch) {
            training.step(&train, batch, settings, done as f32 / total as f32);
            done += 1;
            progress(done, total);
        }
    }
    let parameters = training.model.rounded();
    NetworkFit {
        positions: train.len() + kept.len(),
        tables: mean(&kept, |part| part.iter().map(|sample| sample.error(0.0)).sum()),
        error: mean(&kept, |part| {
            let mut work = Work::new(0);
            part.iter().map(|sample| sample.error(work.see(&training.model, sample))).sum()
        }),
        parameters,
    }
}

/// The mean over all samples of an error that is summed over some; `None` of no samples.
fn mean(samples: &[Sample], error: impl Fn(&[Sample]) -> f64 + Send + Sync) -> Option<f64> {
    let parts: Vec<f64> = samples.par_chunks(1024).map(error).collect();
    (!parts.is_empty()).then(|| parts.iter().sum::<f64>() / samples.len() as f64)
}

struct Training {
    model: Model,
    work: Vec<Work>,
    gradient: Vec<f32>,
    adam: Adam,
    steps: i32,
}

impl Training {
    fn new(model: Model) -> Self {
        let length = model.numbers.len();
        Self {
            model,
            work: (0..PARTS).map(|_| Work::new(length)).collect(),
            gradient: vec![0.0; length],
            adam: Adam::new(length),
            steps: 0,
        }
    }

    /// Learns from a batch; `progress` is the share of the work that is done.
    fn step(
        &mut self,
        samples: &[Sample],
        batch: &[u32],
        settings: &NetworkSettings,
        progress: f32,
    ) {
        self.steps += 1;
        let falling = 0.5 * (1.0 + (progress * std::f32::consts::PI).cos());
        let rising = (self.steps as f32 / WARM_UP).min(1.0);
        let rate = settings.rate * rising * falling.max(MIN_RATE);
        let model = &self.model;
        let parts = batch.par_chunks(batch.len().div_ceil(PARTS));
        let used = parts.len();
        self.work.par_iter_mut().zip(parts).for_each(|(work, part)| {
            work.clear();
            for &at in part {
                work.learn(model, &samples[at as usize]);
            }
        });
        let work = &self.work[..used];
        let stretch = self.gradient.len().div_ceil(4 * PARTS);
        self.gradient.par_chunks_mut(stretch).enumerate().for_each(|(at, sums)| {
            let range = Range { start: at * stretch, end: at * stretch + sums.len() };
            sums.fill(0.0);
            for work in work {
                let part = &work.gradient[range.clone()];
                sums.iter_mut().zip(part).for_each(|(sum, number)| *sum += number);
            }
        });
        let step = Step::new(rate, FLOOR, self.steps, batch.len());
        let numbers = &mut self.model.numbers;
        self.adam.step_some(0, numbers, &self.gradient, &step, settings.decay);
        self.model.cut();
    }
}
