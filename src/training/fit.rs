//! Fitting the evaluation to labelled positions. The evaluation is a network that is fitted to all positions
//! together; the ordering near the end is linear, and fitted phase by phase.

mod columns;
mod labels;
mod network;
mod settings;
mod solver;

use rayon::prelude::*;
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};

use super::dataset::Record;
use crate::eval::othello::patterns::{ORDERING_LANES, ORDERING_PHASES, Parameters};
use columns::OrderingColumns;
pub use labels::{Line, Mix, labels, lines};
use network::Sample;
pub use settings::Settings;
use solver::{Options, Rows, solve};

/// One game in this many is held out.
const HELD_OUT: u32 = 20;

/// Whether a game is held out from fitting, to measure the result.
pub fn is_held_out(game: u32) -> bool {
    // Hashed, so that no shard is held out as a whole or not at all.
    (game.wrapping_mul(0x9E37_79B9) >> 16).is_multiple_of(HELD_OUT)
}

/// Fits all weights to the records; `progress` gets the steps done and their total.
///
/// # Errors
/// If the threads can't be started.
pub fn fit(
    records: &[Record],
    settings: &Settings,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Parameters, ThreadPoolBuildError> {
    let pool = ThreadPoolBuilder::new().num_threads(settings.threads.max(1)).build()?;
    Ok(pool.install(|| {
        let labels = labels(records, settings.mix);
        let labelled = || records.iter().zip(labels.iter().copied());
        let ordering = (0..ORDERING_PHASES).into_par_iter();
        let ordering = ordering.map(|phase| fit_ordering(labelled(), settings, phase)).collect();
        let samples: Vec<Sample> = labelled()
            .filter(|(record, _)| !is_held_out(record.game))
            .map(|(record, label)| Sample { board: record.board, label })
            .collect();
        Parameters { network: network::fit(&samples, settings, progress), ordering }
    }))
}

fn fit_ordering<'r>(
    labelled: impl Iterator<Item = (&'r Record, f32)> + Clone,
    settings: &Settings,
    phase: usize,
) -> Vec<i16> {
    const PASSES: u32 = 60;
    let columns = OrderingColumns::new();
    let first = 7 + 4 * phase as u32;
    let near =
        labelled.filter(|(record, _)| (first..first + 6).contains(&record.board.empty_count()));
    let count = near.clone().count();
    let every = count.div_ceil(settings.rows.max(1)).max(1);
    let (mut rows, mut held_out) = (Rows::new(ORDERING_LANES), Rows::new(ORDERING_LANES));
    for (record, label) in near.step_by(every) {
        let rows = if is_held_out(record.game) { &mut held_out } else { &mut rows };
        rows.push(|row| columns.push(record.board, row), label);
    }
    let options = Options { prior: settings.prior, passes: PASSES };
    columns::rounded(&solve(&rows, &held_out, columns.count(), options))
}
