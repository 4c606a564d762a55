//! The values of all patterns' configurations, ready for lookup.

use std::path::Path;
use std::sync::OnceLock;

use super::features::Features;
use super::file::WeightsError;
use super::network::Network;
use super::ordering::OrderingWeights;
use super::parameters::Parameters;
use crate::othello::Board;

/// The largest value of an unfinished game, in hundredths of a disc.
const BOUND: i32 = 6399;

static EMBEDDED: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello-8x8.weights"));

/// The weights of the evaluation and of the ordering; about 70 MB.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    network: Network,
    ordering: OrderingWeights,
}

impl Weights {
    /// The embedded weights, unpacked at the first call.
    pub fn embedded() -> &'static Self {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            Self::from_bytes(EMBEDDED).expect("the file in the program was checked by the tests")
        })
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
        Self {
            network: Network::new(&parameters.network),
            ordering: OrderingWeights::new(&parameters.ordering),
        }
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
