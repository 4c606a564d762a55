//! The clocks of a match: the time control, and what each side has left.
//!
//! Nothing here reads the time: every call gets the reading of a monotonic clock with any origin. Such a clock may or may
//! not go on while the computer sleeps, so a running clock must be read at least once a second; a gap of more than
//! [`SLEEP_GAP`] means sleep, and costs the side to move only [`SLEEP_CHARGE`].

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::side::{PerSide, Side};

/// A longer gap between two readings of a running clock counts as sleep.
pub const SLEEP_GAP: Duration = Duration::from_secs(3);
/// What such a gap costs the side to move.
pub const SLEEP_CHARGE: Duration = Duration::from_secs(1);

/// A time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "control")]
pub enum TimeControl {
    /// No time limit.
    Off,
    /// A countdown that starts afresh every turn.
    PerTurn {
        /// Seconds a turn, within [`TimeControl::TURN_SECONDS`].
        seconds: u16,
    },
    /// A clock for the whole game for each side.
    WholeGame {
        /// Seconds for each side, within [`TimeControl::GAME_SECONDS`].
        seconds: u16,
        /// Seconds added for every stone placed, within [`TimeControl::INCREMENT_SECONDS`].
        increment: u16,
    },
}

impl Default for TimeControl {
    fn default() -> Self {
        Self::PerTurn { seconds: 30 }
    }
}

/// A time control has a number out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected {from} to {to} seconds {of}, found {found}")]
pub struct TimeControlError {
    of: &'static str,
    from: u16,
    to: u16,
    found: u16,
}

impl TimeControl {
    /// The range of seconds a turn.
    pub const TURN_SECONDS: RangeInclusive<u16> = 5..=600;
    /// The range of seconds a side for the whole game: half a minute to three hours.
    pub const GAME_SECONDS: RangeInclusive<u16> = 30..=10_800;
    /// The range of seconds added for every stone placed.
    pub const INCREMENT_SECONDS: RangeInclusive<u16> = 0..=60;

    /// A countdown for every turn, clamped to the allowed range.
    pub fn per_turn(seconds: u16) -> Self {
        Self::PerTurn { seconds: nearest(seconds, &Self::TURN_SECONDS) }
    }

    /// A clock for the whole game, clamped to the allowed ranges.
    pub fn whole_game(seconds: u16, increment: u16) -> Self {
        Self::WholeGame {
            seconds: nearest(seconds, &Self::GAME_SECONDS),
            increment: nearest(increment, &Self::INCREMENT_SECONDS),
        }
    }

    /// A side's initial time; zero without a limit.
    pub fn full(self) -> Duration {
        match self {
            Self::Off => Duration::ZERO,
            Self::PerTurn { seconds } | Self::WholeGame { seconds, .. } => {
                Duration::from_secs(seconds.into())
            }
        }
    }

    pub(super) fn most(self, turns: usize) -> Duration {
        match self {
            Self::Off | Self::PerTurn { .. } => self.full(),
            Self::WholeGame { increment, .. } => {
                self.full() + Duration::from_secs(u64::from(increment) * turns as u64)
            }
        }
    }

    /// Checks that every number is in range.
    ///
    /// # Errors
    /// [`TimeControlError`] names the first that is not.
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    control: TimeControl,
    left: PerSide<Duration>,
    /// The last reading, while it runs.
    read_at: Option<Duration>,
}

impl Clock {
    pub(super) fn new(control: TimeControl) -> Self {
        Self { control, left: PerSide::from_fn(|_| control.full()), read_at: None }
    }

    pub(super) fn left(&self) -> PerSide<Duration> {
        self.left
    }

    pub(super) fn set(&mut self, left: PerSide<Duration>) {
        self.left = left;
    }

    pub(super) fn is_running(&self) -> bool {
        self.control != TimeControl::Off && self.read_at.is_some()
    }

    pub(super) fn run(&mut self, now: Duration) {
        self.read_at = Some(now);
    }

    pub(super) fn halt(&mut self) {
        self.read_at = None;
    }

    /// Charges `side` for the time since the last reading, or at most [`SLEEP_CHARGE`] for a sleep.
    pub(super) fn read(&mut self, side: Side, now: Duration) {
        let Some(read_at) = self.read_at else { return };
        let gap = now.saturating_sub(read_at);
        let spent = if gap > SLEEP_GAP { SLEEP_CHARGE } else { gap };
        self.left[side] = self.left[side].saturating_sub(spent);
        // An out-of-order reading must not charge the same second twice.
        self.read_at = Some(now.max(read_at));
    }

    pub(super) fn is_out(&self, side: Side) -> bool {
        self.control != TimeControl::Off && self.left[side].is_zero()
    }

    /// A countdown starts afresh each turn.
    pub(super) fn begin_turn(&mut self) {
        if matches!(self.control, TimeControl::PerTurn { .. }) {
            self.left = PerSide::from_fn(|_| self.control.full());
        }
    }

    pub(super) fn give_increment(&mut self, side: Side) {
        if let TimeControl::WholeGame { increment, .. } = self.control {
            self.left[side] += Duration::from_secs(increment.into());
        }
    }

    pub(super) fn refill(&mut self, side: Side) {
        self.left[side] = self.control.full();
    }
}
