//! Fits what ratings see beyond a glance: the likeliest weights, by Adam on all samples at once.

use rayon::prelude::*;

use super::samples::Sample;
use crate::people::insight::{self, Insight, Places, WEIGHTS};
use crate::people::{Network, softmax};
use crate::search::Stop;

const STEPS: u32 = 600;
const FIRST_RATE: f32 = 0.05;

/// The weights are as if drawn with this standard deviation: where nobody played they stay near zero.
const SPREAD: f32 = 3.0;

/// The strongest are so few that their weights fit what a handful did. Instead they are those of the strongest whom many play
/// like, but a disc that a move loses by the deeper look makes it so much less likely, in natural units: as much as lets the
/// model lose as little at that rating as people do, and score 76 % against somebody two hundred points below.
const SHARPER: f32 = 0.3;

/// A sample as the weights see it.
struct Prepared {
    places: Places,
    moves: Vec<Move>,
    chosen: usize,
}

struct Move {
    score: f32,
    terms: [f32; 4],
}

/// The likeliest insight of samples that were looked at deeply, beside this network; `None` if stopped.
pub fn fit(network: &Network, samples: &[Sample], stop: &Stop) -> Option<Insight> {
    let prepared: Vec<Prepared> = samples
        .iter()
        .map(|sample| {
            let scores = network.scores(&sample.facts, sample.counts.as_deref(), sample.rating);
            let moves = scores.into_iter().zip(&sample.facts.moves);
            let moves =
                moves.map(|(score, of)| Move { score, terms: insight::terms(score, of.deep_loss) });
            Prepared {
                places: insight::places(sample.rating, sample.facts.empties),
                moves: moves.collect(),
                chosen: sample.chosen,
            }
        })
        .collect();
    let mut insight = Insight::default();
    let (mut means, mut squares) = (vec![0.0_f32; WEIGHTS], vec![0.0_f32; WEIGHTS]);
    for step in 0..STEPS {
        if stop.is_requested() {
            return None;
        }
        let gradient = gradient(&insight, &prepared);
        let done = step as f32 / STEPS as f32;
        let rate = FIRST_RATE * 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
        let correct = |decay: f32| 1.0 - decay.powi(step as i32 + 1);
        let weights = insight.weights_mut();
        for at in 0..WEIGHTS {
            let slope = gradient[at] - weights[at] / (SPREAD * SPREAD);
            means[at] = 0.9 * means[at] + 0.1 * slope;
            squares[at] = 0.999 * squares[at] + 0.001 * slope * slope;
            let (mean, square) = (means[at] / correct(0.9), squares[at] / correct(0.999));
            weights[at] += rate * mean / (square.sqrt() + 1e-8);
        }
    }
    insight.raise_strongest(SHARPER);
    Some(insight)
}

/// Samples worked out each by themselves and added in their order, so that the result is the same whatever the number of
/// threads.
const PART: usize = 512;

/// How the log-likelihood changes with each weight.
fn gradient(insight: &Insight, samples: &[Prepared]) -> Vec<f32> {
    let parts: Vec<Vec<f32>> = samples
        .par_chunks(PART)
        .map(|part| {
            let mut gradient = vec![0.0; WEIGHTS];
            for Prepared { places, moves, chosen } in part {
                let mut chances: Vec<f32> =
                    moves.iter().map(|it| it.score + insight.of(places, &it.terms)).collect();
                softmax(&mut chances);
                for (at, (it, chance)) in moves.iter().zip(&chances).enumerate() {
                    let slope = f32::from(u8::from(at == *chosen)) - chance;
                    Insight::backward(places, &it.terms, slope, &mut gradient);
                }
            }
            gradient
        })
        .collect();
    let mut sum = vec![0.0; WEIGHTS];
    for part in parts {
        for (sum, slope) in sum.iter_mut().zip(part) {
            *sum += slope;
        }
    }
    sum
}
