//! Fitting the network by stochastic gradient descent over shuffled batches, with Adam (Kingma and Ba,
//! <https://arxiv.org/abs/1412.6980>) and decoupled weight decay (Loshchilov and Hutter,
//! <https://arxiv.org/abs/1711.05101>). At first all eras share their rows, so that what is rare in one era is learnt
//! from the others too; then each era has its own.
//!
//! A batch is processed twice: by positions, for the network's values and the gradients of its sums; then by rows, in
//! stretches, each row taking the gradients of its positions in their order. So all cores have work, no number is
//! written by two of them, and the result does not depend on their number.

mod kept;
mod model;
mod rows;
mod training;

use std::time::{Duration, Instant};

use super::error::FitError;
use super::keeping::{Keeping, Stopping};
use super::samples::Samples;
use super::settings::Settings;
use crate::eval::othello::patterns::NetworkParameters;
use training::Training;

/// How long a pass takes at least that a fit is kept after.
const KEPT_EVERY: Duration = Duration::from_secs(60);

/// Fits a network to the samples, beginning with `from` or with one that has learnt nothing; `progress` gets the
/// positions done and their total. A fit that is kept is known by `print`.
pub(super) fn fit(
    mut samples: Samples,
    from: Option<&NetworkParameters>,
    settings: &Settings,
    (keeping, print): (Option<&Keeping>, u64),
    progress: &mut dyn FnMut(u64, u64),
) -> Result<NetworkParameters, FitError> {
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    let mut training = Training::new(from, &mut rng);
    let total = samples.count() * u64::from(settings.passes);
    let mut place = samples.begin(rng);
    if let Some(keeping) = keeping {
        let kept = kept::read(keeping.file, print, &mut training);
        if let Some(kept) = kept.map_err(|cause| keeping.failed(cause))? {
            place = kept;
        }
        if !samples.has(&place, settings.batch) {
            return Err(keeping.failed(kept::broken()));
        }
    }
    let mut kept_at = Instant::now();
    let stopping = Stopping::of(keeping);
    while place.pass < settings.passes {
        let passed = samples.pass(place, settings.batch, &mut |batch| {
            training.step(batch, settings, training.done as f32 / total as f32);
            training.done += batch.len() as u64;
            progress(training.done, total);
            stopping.flow()
        });
        place = passed.map_err(|cause| samples.failed(cause))?;
        let Some(keeping) = keeping.filter(|_| place.pass < settings.passes) else { continue };
        let keep = || {
            kept::write(keeping.file, print, &place, &training)
                .map_err(|cause| keeping.failed(cause))
        };
        if stopping.is_requested() {
            keep()?;
            return Err(FitError::Stopped { done: training.done, total });
        }
        if kept_at.elapsed() >= KEPT_EVERY {
            // A fit of an hour does not end because the disk is full now.
            keep().unwrap_or_else(|error| (keeping.tell)(&error));
            kept_at = Instant::now();
        }
    }
    Ok(training.found())
}
