//! How far a search may go.

use std::time::Duration;

use super::selectivity::Selectivity;
use crate::game::Level;

/// What ends a search, whichever comes first. Without a level the engine plays its best within the other limits;
/// without any limit it searches to the end of the game or until stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plays like this level.
    pub level: Option<Level>,
    /// The maximum depth.
    pub depth: Option<u8>,
    /// The selectivity to end with; full width by default.
    pub selectivity: Option<Selectivity>,
    /// The maximum time, whatever the level.
    pub time: Option<Duration>,
    /// The game's clock, from which the search decides its time.
    pub clock: Option<GameClock>,
    /// The maximum number of nodes.
    pub nodes: Option<u64>,
}

/// The state of the mover's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameClock {
    /// The time left.
    pub left: Duration,
    /// The increment after each move.
    pub increment: Duration,
    /// Moves to make within [`Self::left`]; to the end of the game by default.
    pub moves: Option<u32>,
}

impl Limits {
    /// The limits of a level.
    pub fn level(level: Level) -> Self {
        Self { level: Some(level), ..Self::default() }
    }

    /// A time per move.
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// A game clock.
    pub fn clock(clock: GameClock) -> Self {
        Self { clock: Some(clock), ..Self::default() }
    }

    /// A number of nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// A depth.
    pub fn depth(depth: u8) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }
}
