//! How far a search may go.

use std::time::Duration;

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
    /// Never takes longer than this, whatever the level.
    pub time: Option<Duration>,
    /// Looks at no more than this many positions.
    pub nodes: Option<u64>,
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

    /// The best that can be found looking at so many positions.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// The best that can be found looking so many moves ahead.
    pub fn depth(depth: u8) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }
}
