//! How weights are fitted.

use super::labels::Mix;

/// How weights are fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The composition of labels that are not exact.
    pub mix: Mix,
    /// Passes over the positions.
    pub passes: u32,
    /// Positions in each batch of the network's training, 1 to 65,536.
    pub batch: usize,
    /// Maximum step size; the rate rises in the first steps and falls towards the end.
    pub rate: f32,
    /// The share of the rate by which the network's rows shrink whenever they are seen.
    pub decay: f32,
    /// Adam's epsilon, in discs. The gradients of rarely seen rows stay below it, so that a single position
    /// doesn't move its rows as far as a thousand positions move theirs.
    pub floor: f32,
    /// The share of the positions with [`Settings::LATE`] or fewer empty squares that is taken, from 0 to 1. There
    /// are many, and searches evaluate few of them, but all of them teach more.
    pub late: f32,
    /// Positions with fewer empty squares are not learnt from: what is known of them stays as it was.
    pub least_empties: u32,
    /// How many positions the prior of the ordering weighs; weights of rarer configurations stay close to 0.
    pub prior: f32,
    /// Maximum positions that a phase of the ordering is fitted to, selected evenly.
    pub rows: usize,
    /// Positions that are shuffled in memory at a time, 24 bytes each.
    pub in_memory: usize,
    /// Determines the network's start and the order of the positions.
    pub seed: u64,
    /// Number of threads; the result does not depend on it.
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
            least_empties: 0,
            prior: 40.0,
            rows: 2_500_000,
            in_memory: 1 << 22,
            seed: 1,
            threads: 1,
        }
    }
}
