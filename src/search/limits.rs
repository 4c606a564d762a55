//! How far a search may go.

use std::time::Duration;

use super::selectivity::Selectivity;
use crate::game::Level;

/// What ends a search; whichever comes first.
///
/// Without a level the machine plays as well as it can within the other limits, and without any
/// limit it searches to the end of the game or until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plays like this level.
    pub level: Option<Level>,
    /// Looks no more than this many moves ahead.
    pub depth: Option<u8>,
    /// Is content with being this sure; full width if left out.
    pub selectivity: Option<Selectivity>,
    /// Never takes longer than this, whatever the level.
    pub time: Option<Duration>,
    /// The clock that the whole game is played by; the search decides what this move may take.
    pub clock: Option<GameClock>,
    /// Looks at no more than this many positions.
    pub nodes: Option<u64>,
}

/// The state of the mover's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameClock {
    /// What is left.
    pub left: Duration,
    /// What is added after each move.
    pub increment: Duration,
    /// Moves to make within [`Self::left`]; to the end of the game if not given.
    pub moves: Option<u32>,
}

impl Limits {
    /// The limits of a level alone.
    pub fn level(level: Level) -> Self {
        Self { level: Some(level), ..Self::default() }
    }

    /// The best that can be found within a time.
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// The best that can be found by a clock for the whole game.
    pub fn clock(clock: GameClock) -> Self {
        Self { clock: Some(clock), ..Self::default() }
    }

    /// The best that can be found looking at so many positions.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// The best that can be found looking so many moves ahead.
    pub fn depth(depth: u8) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }
}
