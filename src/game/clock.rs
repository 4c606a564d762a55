//! The clocks of a match: how the time is given, and what each side has left.
//!
//! Nothing here reads the time of day. Every call is told what a monotonic clock shows, counted from
//! any origin. Such a clock may or may not go on while the computer sleeps, so a running clock
//! has to be read at least once a second; a gap of more than [`SLEEP_GAP`] between two readings means
//! that the computer slept, and costs the side to move [`SLEEP_CHARGE`] and no more.

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::side::{PerSide, Side};

/// A longer gap between two readings of a running clock is taken for sleep.
pub const SLEEP_GAP: Duration = Duration::from_secs(3);
/// What such a gap costs the side to move.
pub const SLEEP_CHARGE: Duration = Duration::from_secs(1);

/// How the time is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "control")]
pub enum TimeControl {
    /// Nobody's time is limited.
    Off,
    /// A countdown that starts afresh every turn.
    PerTurn {
        /// Seconds a turn, within [`TimeControl::TURN_SECONDS`].
        seconds: u16,
    },
    /// A clock for the whole game for each side.
    WholeGame {
        /// Seconds a side, within [`TimeControl::GAME_SECONDS`].
        seconds: u16,
        /// Seconds given back for every stone placed, within [`TimeControl::INCREMENT_SECONDS`].
        increment: u16,
    },
}

impl Default for TimeControl {
    /// Half a minute a turn.
    fn default() -> Self {
        Self::PerTurn { seconds: 30 }
    }
}

/// Says that a time control has a number out of its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected {from} to {to} seconds {of}, found {found}")]
pub struct TimeControlError {
    of: &'static str,
    from: u16,
    to: u16,
    found: u16,
}

impl TimeControl {
    /// Seconds that a turn may be given.
    pub const TURN_SECONDS: RangeInclusive<u16> = 5..=600;
    /// Seconds that a side may be given for the whole game: half a minute to three hours.
    pub const GAME_SECONDS: RangeInclusive<u16> = 30..=10_800;
    /// Seconds that may be given back for every stone placed.
    pub const INCREMENT_SECONDS: RangeInclusive<u16> = 0..=60;

    /// A countdown for every turn, with the nearest number of seconds that is allowed.
    pub fn per_turn(seconds: u16) -> Self {
        Self::PerTurn { seconds: nearest(seconds, &Self::TURN_SECONDS) }
    }

    /// A clock for the whole game, with the nearest numbers of seconds that are allowed.
    pub fn whole_game(seconds: u16, increment: u16) -> Self {
        Self::WholeGame {
            seconds: nearest(seconds, &Self::GAME_SECONDS),
            increment: nearest(increment, &Self::INCREMENT_SECONDS),
        }
    }

    /// What a side has on its clock at first; nothing if its time is not limited.
    pub fn full(self) -> Duration {
        match self {
            Self::Off => Duration::ZERO,
            Self::PerTurn { seconds } | Self::WholeGame { seconds, .. } => {
                Duration::from_secs(seconds.into())
            }
        }
    }

    /// What a side can have on its clock at most after `turns` turns of the match.
    pub(super) fn most(self, turns: usize) -> Duration {
        match self {
            Self::Off | Self::PerTurn { .. } => self.full(),
            Self::WholeGame { increment, .. } => {
                self.full() + Duration::from_secs(u64::from(increment) * turns as u64)
            }
        }
    }

    /// Makes sure that every number is within its range.
    ///
    /// # Errors
    /// [`TimeControlError`] names the first number that is not.
    pub fn check(self) -> Result<(), TimeControlError> {
        let check = |of, range: RangeInclusive<u16>, found| {
            if range.contains(&found) {
                Ok(())
            } else {
                Err(TimeControlError { of, from: *range.start(), to: *range.end(), found })
            }
        };
        match self {
            Self::Off => Ok(()),
            Self::PerTurn { seconds } => check("a turn", Self::TURN_SECONDS, seconds),
            Self::WholeGame { seconds, increment } => {
                check("a game", Self::GAME_SECONDS, seconds)?;
                check("a move", Self::INCREMENT_SECONDS, increment)
            }
        }
    }
}

fn nearest(seconds: u16, range: &RangeInclusive<u16>) -> u16 {
    seconds.clamp(*range.start(), *range.end())
}

/// What each side has left, and whether time runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    control: TimeControl,
    left: PerSide<Duration>,
    /// When it was last read, while it runs.
    read_at: Option<Duration>,
}

impl Clock {
    /// A full clock that stands still.
    pub(super) fn new(control: TimeControl) -> Self {
        Self { control, left: PerSide::from_fn(|_| control.full()), read_at: None }
    }

    /// What each side has left.
    pub(super) fn left(&self) -> PerSide<Duration> {
        self.left
    }

    /// Sets what each side has left.
    pub(super) fn set(&mut self, left: PerSide<Duration>) {
        self.left = left;
    }

    /// Returns whether it limits anybody's time and runs.
    pub(super) fn is_running(&self) -> bool {
        self.control != TimeControl::Off && self.read_at.is_some()
    }

    /// Lets it run from `now` on.
    pub(super) fn run(&mut self, now: Duration) {
        self.read_at = Some(now);
    }

    /// Stops it; what passed since the last reading is not charged.
    pub(super) fn halt(&mut self) {
        self.read_at = None;
    }

    /// Reads it: charges `side` for the time since the last reading, or for a sleep at most
    /// [`SLEEP_CHARGE`].
    pub(super) fn read(&mut self, side: Side, now: Duration) {
        let Some(read_at) = self.read_at else { return };
        let gap = now.saturating_sub(read_at);
        let spent = if gap > SLEEP_GAP { SLEEP_CHARGE } else { gap };
        self.left[side] = self.left[side].saturating_sub(spent);
        // A reading that comes out of order must not let the same second be charged twice.
        self.read_at = Some(now.max(read_at));
    }

    /// Returns whether the time of `side` is up.
    pub(super) fn is_out(&self, side: Side) -> bool {
        self.control != TimeControl::Off && self.left[side].is_zero()
    }

    /// Prepares a turn: a countdown starts afresh, a clock for the whole game stays as it is.
    pub(super) fn begin_turn(&mut self) {
        if matches!(self.control, TimeControl::PerTurn { .. }) {
            self.left = PerSide::from_fn(|_| self.control.full());
        }
    }

    /// Gives `side` what it gets back for placing a stone.
    pub(super) fn give_increment(&mut self, side: Side) {
        if let TimeControl::WholeGame { increment, .. } = self.control {
            self.left[side] += Duration::from_secs(increment.into());
        }
    }

    /// Gives `side` all of its time again.
    pub(super) fn refill(&mut self, side: Side) {
        self.left[side] = self.control.full();
    }
}
