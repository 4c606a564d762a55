//! How strength is measured, and how the evaluation is learnt: self-play gives data sets, data sets
//! give weights. Nothing a player sees depends on it but the weights themselves.

pub mod chance;
pub mod dataset;
pub mod exactness;
pub mod features;
pub mod fit;
pub mod generate;
pub mod gomoku;
pub mod matches;
pub mod measure;
pub mod openings;
pub mod positions;
pub mod probcut;
pub mod shard;
pub mod truth;
pub mod workers;
