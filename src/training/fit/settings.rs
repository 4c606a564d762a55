//! How weights are fitted.

use super::labels::Mix;

/// How the weights are fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// What labels that are not exact are made of.
    pub mix: Mix,
    /// Passes over the positions.
    pub passes: u32,
    /// Positions that the network learns from at a time, 1 to 65,536.
    pub batch: usize,
    /// How far a step goes at most; it rises in the first steps and falls towards the end.
    pub rate: f32,
    /// By what share of the rate the rows of a network shrink whenever they are seen.
    pub decay: f32,
    /// What Adam adds to the root of the mean square gradient, in discs: gradients of rows that are seen rarely stay below
    /// it, so that a single position doesn't move its rows as far as a thousand positions move theirs.
    pub floor: f32,
    /// The share of the positions with [`Settings::LATE`] or fewer empty squares that a pass takes, from 0
    /// to 1: there are many of them, and searches ask for few, but with all of them more is learnt.
    pub late: f32,
    /// How many positions the prior of the ordering is worth: weights of configurations that are seen less
    /// often stay close to 0.
    pub prior: f32,
    /// The most positions that a phase of the ordering is fitted to; of more, an even selection is taken.
    pub rows: usize,
    /// Decides how the network begins, and the order of the positions.
    pub seed: u64,
    /// Threads at work; the result does not depend on it.
    pub threads: usize,
}

impl Settings {
    /// See [`Settings::late`].
    pub const LATE: u32 = 12;
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            mix: Mix::default(),
            passes: 5,
            batch: 4096,
            rate: 0.003,
            decay: 0.3,
            floor: 5e-4,
            late: 1.0,
            prior: 40.0,
            rows: 2_500_000,
            seed: 1,
            threads: 1,
        }
    }
}
