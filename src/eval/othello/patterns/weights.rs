//! The values of all patterns' configurations, ready for lookup.

use std::path::Path;
use std::sync::LazyLock;

use super::features::Features;
use super::file::{WeightsError, checksum};
use super::network::Network;
use super::ordering::OrderingWeights;
use super::parameters::Parameters;
use crate::othello::Board;
use crate::package;

/// The largest value of an unfinished game, in hundredths of a disc.
const BOUND: i32 = 6399;

/// The file of weights that the program is built with; a constant, so that only what is used of it is in the program.
const SHIPPED: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello-8x8.weights"));

/// The name of the laid-out weights in a package's folder.
const LAID_OUT: &str = "othello-8x8.rows";

/// The weights of the evaluation and of the ordering; about 70 MB.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    network: Network,
    ordering: OrderingWeights,
}

impl Weights {
    /// The weights that Heibai comes with: those in the program, unpacked at the first call, or in a package
    /// (`packaged`) those of its file, mapped.
    ///
    /// # Panics
    /// If the package lacks that file, or has another build's; [`Self::check_shipped`] tells before.
    pub fn shipped() -> &'static Self {
        Self::check_shipped().expect("a package's file was checked at the start")
    }

    /// As [`Self::shipped`], for the start of the program.
    ///
    /// # Errors
    /// [`WeightsError`] if the package lacks its file of weights, or has another build's.
    pub fn check_shipped() -> Result<&'static Self, &'static WeightsError> {
        static WEIGHTS: LazyLock<Result<Weights, WeightsError>> = LazyLock::new(|| {
            if cfg!(feature = "packaged") {
                let folder = package::folder().ok_or(WeightsError::NoPackage)?;
                Weights::map(&folder.join(LAID_OUT), Some(checksum(SHIPPED)))
            } else {
                Weights::from_bytes(SHIPPED)
            }
        });
        WEIGHTS.as_ref()
    }

    /// Reads a file of weights, as [`Parameters::read`] does.
    ///
    /// # Errors
    /// [`WeightsError`].
    pub fn read(path: &Path) -> Result<Self, WeightsError> {
        Ok(Self::new(&Parameters::read(path)?))
    }

    /// Reads weights from a file's contents.
    ///
    /// # Errors
    /// [`WeightsError`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        Ok(Self::new(&Parameters::from_bytes(bytes)?))
    }

    /// Lays the weights out for lookup.
    pub fn new(parameters: &Parameters) -> Self {
        Self::of_parts(
            Network::new(&parameters.network),
            OrderingWeights::new(&parameters.ordering),
        )
    }

    pub(super) fn of_parts(network: Network, ordering: OrderingWeights) -> Self {
        Self { network, ordering }
    }

    pub(super) fn network(&self) -> &Network {
        &self.network
    }

    /// The value for the side to move in hundredths of a disc, within ±6399. `features` are those of `board`.
    #[inline]
    pub fn evaluate(&self, features: &Features, board: Board) -> i32 {
        self.network.evaluate(features, board).clamp(-BOUND, BOUND)
    }

    /// The small set that orders moves near the end.
    pub fn ordering(&self) -> &OrderingWeights {
        &self.ordering
    }
}

impl std::fmt::Debug for Weights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Weights").finish_non_exhaustive()
    }
}
