//! The weights as they are learnt and kept: each once, however many configurations share it.

use super::layout::{ORDERING, PATTERNS};
use super::ordering::ORDERING_PHASES;

/// How many phases the game has: two plies each.
pub const PHASES: usize = 30;

/// A side has at most so many legal moves, less one.
pub const MOBILITY_VALUES: usize = 64;

/// The phase of a position with so many empty squares.
#[inline]
pub const fn phase(empties: u32) -> usize {
    let plies = 60_u32.saturating_sub(empties) as usize;
    if plies / 2 < PHASES { plies / 2 } else { PHASES - 1 }
}

/// The weights of one phase, in hundredths of a disc for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseParameters {
    /// The weight of each group of configurations; see [`super::Layout::groups`].
    pub patterns: Vec<i16>,
    /// By the number of legal moves of the side to move.
    pub own_mobility: [i16; MOBILITY_VALUES],
    /// By the number of legal moves that the other side would have.
    pub opponent_mobility: [i16; MOBILITY_VALUES],
    /// By the number of discs of the side to move.
    pub discs: [i16; 65],
    /// Always added.
    pub constant: i16,
}

/// All weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The evaluation's, by [`phase`].
    pub phases: Vec<PhaseParameters>,
    /// The ordering's, by [`super::ordering_phase`]: the weight of each group.
    pub ordering: Vec<Vec<i16>>,
}

impl Parameters {
    /// Weights that are all zero.
    pub fn zero() -> Self {
        let phase = PhaseParameters {
            patterns: vec![0; PATTERNS.groups().1],
            own_mobility: [0; MOBILITY_VALUES],
            opponent_mobility: [0; MOBILITY_VALUES],
            discs: [0; 65],
            constant: 0,
        };
        Self {
            phases: vec![phase; PHASES],
            ordering: vec![vec![0; ORDERING.groups().1]; ORDERING_PHASES],
        }
    }
}
