//! Making data and weights, and matches between levels.

mod matches;
mod miniature;
mod pipeline;
