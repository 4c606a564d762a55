//! The error of weights on the labels of positions they were not fitted to.

use std::iter::Sum;
use std::ops::ControlFlow;

use super::dataset::{DatasetError, Games, Label};
use super::fit::{self, Labels, Mix};
use crate::eval::othello::patterns::{Features, Weights};

/// Errors over some positions, in discs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Errors {
    /// Positions.
    pub count: u64,
    excess: f64,
    sizes: f64,
    squares: f64,
}

impl Errors {
    /// The mean absolute error.
    pub fn mean(&self) -> f64 {
        self.each(self.sizes)
    }

    /// The mean squared error.
    pub fn loss(&self) -> f64 {
        self.each(self.squares)
    }

    /// By how much values are too high on average.
    pub fn bias(&self) -> f64 {
        self.each(self.excess)
    }

    /// Counts one more error: how much too high a value is.
    pub fn add(&mut self, error: f64) {
        self.count += 1;
        self.excess += error;
        self.sizes += error.abs();
        self.squares += error * error;
    }

    fn each(&self, sum: f64) -> f64 {
        sum / self.count.max(1) as f64
    }
}

impl Sum<Self> for Errors {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, one| Self {
            count: sum.count + one.count,
            excess: sum.excess + one.excess,
            sizes: sum.sizes + one.sizes,
            squares: sum.squares + one.squares,
        })
    }
}

/// The errors against exact scores and against all labels, by the number of empty squares.
#[derive(Clone, Debug, PartialEq)]
pub struct Measure {
    /// Against the scores of solved positions.
    pub exact: [Errors; 65],
    /// Against the labels that weights are fitted to.
    pub all: [Errors; 65],
}

impl Default for Measure {
    fn default() -> Self {
        Self { exact: [Errors::default(); 65], all: [Errors::default(); 65] }
    }
}

/// Measures several sets of weights on the games that are held out.
///
/// # Errors
/// If the games can't be read.
pub fn measure(
    sets: &[&Weights],
    games: &dyn Games,
    mix: Mix,
) -> Result<Vec<Measure>, DatasetError> {
    let labels = Labels::of(games, mix)?;
    let mut measures = vec![Measure::default(); sets.len()];
    games.visit(&mut |game| {
        if !fit::is_held_out(game[0].game) {
            return ControlFlow::Continue(());
        }
        for (record, label) in game.iter().zip(labels.of_game(game)) {
            let features = Features::new(record.board);
            let at = record.board.empty_count() as usize;
            for (weights, measure) in sets.iter().zip(&mut measures) {
                let value = weights.evaluate(&features, record.board);
                let error = f64::from(value) / 100.0 - f64::from(label);
                measure.all[at].add(error);
                if record.label == Label::Exact {
                    measure.exact[at].add(error);
                }
            }
        }
        ControlFlow::Continue(())
    })?;
    Ok(measures)
}
