//! The evaluation of 8×8: the values of corner, edge, line and diagonal patterns, learnt from games. Patterns are
//! Michael Buro's idea (<https://skatgame.net/mburo/ps/pattern.pdf>); here they are the input of a small network.
//!
//! [`Features`] are the patterns' configurations, from which [`Network`] computes a position's value;
//! [`OrderingFeatures`] and [`OrderingWeights`] are a small set that orders moves near the end. [`Weights`] are both,
//! read from a file or mapped; [`Parameters`] are the form in which they are learnt and stored.

mod features;
mod file;
mod laid_out;
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
