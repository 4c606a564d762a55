//! The evaluation of 8×8 boards: what every corner, edge, line and diagonal tells, whatever lies on it,
//! learnt from games. That patterns see a position best is Michael Buro's finding
//! (<https://skatgame.net/mburo/ps/pattern.pdf>); here they are the input of a small network.
//!
//! - [`Features`]: which configuration each pattern has, kept up to date move by move; and
//!   [`OrderingFeatures`], the same for a small set that orders moves near the end.
//! - [`Network`]: what all configurations together are worth.
//! - [`Weights`]: the network and the ordering, as they are read from a file.
//! - [`OrderingWeights`]: what the configurations of the small set are worth.
//! - [`Parameters`]: the weights as they are learnt and kept in files.

mod features;
mod file;
mod layout;
mod network;
mod ordering;
mod parameters;
mod weights;

pub use features::{Configurations, Evaluation, Features, Ordering, OrderingFeatures, PatternSet};
pub use file::WeightsError;
pub use layout::{Layout, ORDERING, ORDERING_LANES, PATTERN_LANES, PATTERNS, Shape, Tie};
pub use network::{
    ERAS, HIDDEN, INPUTS, MOBILITY_VALUES, Network, NetworkKernel, NetworkParameters,
    ROWS_OF_COUNTS, STAGES, Scale, StageParameters, WIDTH, counts, era, stage,
};
pub use ordering::{ORDERING_PHASES, OrderingWeights, ordering_phase};
pub use parameters::Parameters;
pub use weights::Weights;
