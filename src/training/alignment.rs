//! Values of one set of weights as high on average as another's.

use std::ops::ControlFlow;

use super::dataset::{DatasetError, Games};
use crate::eval::othello::patterns::{Features, Parameters, STAGES, Weights, stage};

/// Shifts the values of `parameters` so that, with each number of empty squares of which there are at least `least`
/// positions, they are on average as high as those of `like`. Fits to the labels of shallow searches shift them by the
/// number of empty squares, which costs a set as many games as a worse fit would.
///
/// # Errors
/// If the games can't be read.
pub fn align(
    parameters: &mut Parameters,
    like: &Weights,
    games: &dyn Games,
    least: u64,
) -> Result<(), DatasetError> {
    let weights = Weights::new(parameters);
    // Hundredths of a disc, and positions.
    let mut sums = [(0_i64, 0_u64); STAGES];
    games.visit(&mut |game| {
        for record in game {
            let features = Features::new(record.board);
            let value = |weights: &Weights| weights.evaluate(&features, record.board);
            let (sum, count) = &mut sums[stage(record.board.empty_count())];
            *sum += i64::from(value(like) - value(&weights));
            *count += 1;
        }
        ControlFlow::Continue(())
    })?;
    for (stage, (sum, count)) in parameters.network.stages.iter_mut().zip(sums) {
        if count >= least.max(1) {
            stage.raise(sum as f64 / count as f64 / 100.0);
        }
    }
    Ok(())
}
