//! The error of weights on the labels of positions they were not fitted to.

use super::dataset::{Label, Record};
use super::fit::{self, Mix};
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

/// Measures weights on the games that are held out.
pub fn measure(weights: &Weights, records: &[Record], mix: Mix) -> Measure {
    let mut measure = Measure::default();
    let labelled = records.iter().zip(fit::labels(records, mix));
    for (record, label) in labelled.filter(|(record, _)| fit::is_held_out(record.game)) {
        let value = weights.evaluate(&Features::new(record.board), record.board);
        let error = f64::from(value) / 100.0 - f64::from(label);
        let at = (record.board.empty_count() / 6) as usize;
        measure.all[at].add(error);
        if record.label == Label::Exact {
            measure.exact[at].add(error);
        }
    }
    measure
}
