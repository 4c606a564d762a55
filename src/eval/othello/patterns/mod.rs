//! The evaluation of 8×8 boards: what every corner, edge, line and diagonal is worth, whatever lies
//! on it, learnt from games (Buro's pattern evaluation, <https://skatgame.net/mburo/ps/pattern.pdf>).
//!
//! - [`Features`]: which configuration each pattern has, kept up to date move by move.
//! - [`Weights`]: what each configuration is worth, by phase of the game.
//! - [`OrderingFeatures`], [`OrderingWeights`]: a small set of the same kind that orders moves
//!   near the end.
//! - [`Parameters`]: the weights as they are learnt and kept in files.

mod features;
mod file;
mod layout;
mod ordering;
mod parameters;
mod weights;

pub use features::Features;
pub use file::WeightsError;
pub use layout::{Layout, ORDERING, ORDERING_LANES, PATTERN_LANES, PATTERNS, Shape, Tie};
pub use ordering::{ORDERING_PHASES, OrderingFeatures, OrderingWeights, ordering_phase};
pub use parameters::{MOBILITY_VALUES, PHASES, Parameters, PhaseParameters, phase};
pub use weights::Weights;
