//! A turn of a match: whose, what and why.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::position::Ply;
use super::side::{PerSide, Side};

/// How a ply came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// A stone was placed.
    Placed,
    /// A choice of the opening was made, or a fifth move offered.
    Chosen,
    /// A stone was placed as part of the opening that the game began with.
    Opening,
    /// A stone was there when the game was taken over, from a study or a puzzle.
    Recorded,
    /// There was no legal move.
    ForcedPass,
    /// The turn was skipped despite a legal move.
    Skipped,
    /// The time ran out, and the turn passed.
    TimedOut,
}

impl How {
    /// Whether a stone was placed before anybody at the board had a say.
    pub fn is_given(self) -> bool {
        matches!(self, Self::Opening | Self::Recorded)
    }
}

/// A turn of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side to move, and so the colour of a stone placed.
    pub side: Side,
    /// The ply.
    pub ply: Ply,
    /// Its cause.
    pub how: How,
    /// Both clocks when the turn began.
    pub clocks: PerSide<Duration>,
}

pub(super) type Milliseconds = PerSide<u64>;

pub(super) fn milliseconds(clocks: &PerSide<Duration>) -> Milliseconds {
    PerSide::from_fn(|side| u64::try_from(clocks[side].as_millis()).unwrap_or(u64::MAX))
}

pub(super) fn durations(clocks: Milliseconds) -> PerSide<Duration> {
    PerSide::from_fn(|side| Duration::from_millis(clocks[side]))
}
