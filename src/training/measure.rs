//! The error of weights on the labels of positions they were not fitted to.

use std::ops::ControlFlow;

use super::dataset::{DatasetError, Games, Label};
use super::fit::{self, Labels, Mix};
use crate::eval::othello::patterns::{Features, Weights};

/// Errors over some positions, in discs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Errors {
    /// Positions.
    pub count: u64,
    sum: f64,
    squares: f64,
}

impl Errors {
    /// The mean absolute error.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// The mean squared error.
    pub fn loss(&self) -> f64 {
        self.squares / self.count.max(1) as f64
    }

    /// Counts one more error.
    pub fn add(&mut self, error: f64) {
        self.count += 1;
        self.sum += error.abs();
        self.squares += error * error;
    }
}

/// The errors against exact scores and against all labels, by the empty squares divided by six.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measure {
    /// Against the scores of solved positions.
    pub exact: [Errors; 11],
    /// Against the labels that weights are fitted to.
    pub all: [Errors; 11],
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
            let at = (record.board.empty_count() / 6) as usize;
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
