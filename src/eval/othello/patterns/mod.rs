//! The evaluation of 8×8 boards: what every corner, edge, line and diagonal tells, whatever lies on it,
//! learnt from games. That patterns see a position best is Michael Buro's finding
//! (<https://skatgame.net/mburo/ps/pattern.pdf>); here they are the input of a small network.
//!
//! - [`Features`]: which configuration each pattern has, kept up to date move by move.
//! - [`Network`]: what all configurations together are worth.
//! - [`Weights`]: the network and the ordering, as they are read from a file.
//! - [`OrderingFeatures`], [`OrderingWeights`]: a small set of the same kind that orders moves
//!   near the end.
//! - [`Parameters`]: the weights as they are learnt and kept in files.

mod features;
mod file;
mod layout;
mod network;
mod ordering;
mod parameters;
mod weights;

pub use features::Features;
pub use file::WeightsError;
pub use layout::{Layout, ORDERING, ORDERING_LANES, PATTERN_LANES, PATTERNS, Shape, Tie};
pub use network::{
    HIDDEN, MOBILITY_VALUES, Network, NetworkKernel, NetworkParameters, ROWS_OF_COUNTS, STAGES,
    Scale, StageParameters, WIDTH, stage,
};
pub use ordering::{ORDERING_PHASES, OrderingFeatures, OrderingWeights, ordering_phase};
pub use parameters::Parameters;
pub use weights::Weights;
