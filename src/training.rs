//! How strength is measured and how the evaluation is learnt: self-play makes data sets, data sets make
//! weights. Players see nothing of this but the weights.

pub(crate) mod adam;
pub mod alignment;
pub(crate) mod certainty;
pub mod chance;
pub mod dataset;
pub mod exactness;
pub(crate) mod features;
pub mod fit;
pub mod generate;
pub(crate) mod gomoku;
pub mod lessons;
pub(crate) mod linear;
pub mod matches;
pub mod measure;
pub mod openings;
pub mod people;
pub(crate) mod positions;
pub(crate) mod probcut;
pub mod puzzles;
pub mod shard;
pub(crate) mod truth;
pub(crate) mod workers;
