//! The weights as they are learnt and stored: each once, however many configurations share it.

use super::layout::ORDERING;
use super::network::NetworkParameters;
use super::ordering::ORDERING_PHASES;

/// All weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The evaluation's.
    pub network: NetworkParameters,
    /// The ordering's, by [`super::ordering_phase`] and group (see [`super::Layout::groups`]), in hundredths of a disc.
    pub ordering: Vec<Vec<i16>>,
}

impl Parameters {
    /// Weights that are all zero.
    pub fn zero() -> Self {
        Self {
            network: NetworkParameters::zero(),
            ordering: vec![vec![0; ORDERING.groups().1]; ORDERING_PHASES],
        }
    }
}
