//! The evaluation of Othello on any board: corners, mobility, stability, parity. Generic over [`FastBoard`], so that
//! 8×8 uses 64-bit words and other sizes 128-bit ones.

mod board;
mod evaluation;
mod geometry;
pub mod patterns;
mod stability;

pub use board::{FastBoard, Mask};
pub use evaluation::{
    FEATURE_COUNT, FeatureWeights, Phases, evaluate, features, final_margin, weights,
};
pub use geometry::Geometry;
pub use stability::{edge_stable, stable};
