//! The weights as they are learnt and stored: each once, however many configurations share it.

use super::layout::ORDERING;
use super::network::{NetworkParameters, STAGES, StageParameters};
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

    /// Nothing but the layers behind the rows.
    pub(super) fn of_layers(stages: Vec<StageParameters>) -> Self {
        Self { network: NetworkParameters { rows: Vec::new(), stages }, ordering: Vec::new() }
    }

    /// Layers that are all zero.
    pub(super) fn zero_layers() -> Self {
        Self::of_layers(vec![StageParameters::ZERO; STAGES])
    }
}
