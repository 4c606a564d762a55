//! GTP time: a main time, then periods for a number of moves.

use std::time::Duration;

use crate::game::{PerSide, Side};
use crate::search::GameClock;

/// What `time_settings` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeSettings {
    /// The main time.
    pub main: Duration,
    /// The time of each period after it.
    pub period: Duration,
    /// Moves to make within each period.
    pub stones: u32,
}

impl TimeSettings {
    /// Zero moves in a period are GTP's way to say that time is unlimited.
    fn is_unlimited(&self) -> bool {
        !self.period.is_zero() && self.stones == 0
    }

    fn has_periods(&self) -> bool {
        !self.period.is_zero() && self.stones > 0
    }

    fn whole_period(&self) -> Left {
        Left { time: self.period, stones: self.stones }
    }
}

/// What a side has left: of its main time if `stones` is 0, else of the period for that many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    time: Duration,
    stones: u32,
}

/// Both sides' time, as the host has told it and the moves have used it up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    settings: Option<TimeSettings>,
    left: PerSide<Option<Left>>,
}

impl Clock {
    /// Begins anew with these settings.
    pub fn set(&mut self, settings: TimeSettings) {
        self.settings = (!settings.is_unlimited()).then_some(settings);
        self.reset();
    }

    /// Gives both sides all of their time again.
    pub fn reset(&mut self) {
        let full = self.settings.map(|settings| {
            if settings.main.is_zero() && settings.has_periods() {
                settings.whole_period()
            } else {
                Left { time: settings.main, stones: 0 }
            }
        });
        self.left = PerSide { black: full, white: full };
    }

    /// Takes the time that the host has told: of the main time if `stones` is 0, else of a period with so many moves left.
    pub fn correct(&mut self, side: Side, time: Duration, stones: u32) {
        self.left[side] = Some(Left { time, stones });
    }

    /// Takes the time of a move.
    pub fn spend(&mut self, side: Side, took: Duration) {
        let Some(left) = &mut self.left[side] else { return };
        let periods = self.settings.filter(TimeSettings::has_periods);
        *left = match (periods, left.stones) {
            // The move that enters a period is the first in it. With its last one the next begins.
            (Some(settings), 0) if took >= left.time && settings.stones > 1 => {
                let into_period = took.saturating_sub(left.time);
                let time = settings.period.saturating_sub(into_period);
                Left { time, stones: settings.stones - 1 }
            }
            (Some(settings), 0) if took >= left.time => settings.whole_period(),
            (Some(settings), 1) => settings.whole_period(),
            (_, stones) => {
                let time = left.time.saturating_sub(took);
                Left { time, stones: stones.saturating_sub(1) }
            }
        };
    }

    /// What a side has for its next moves; `None` if time is unlimited or unknown.
    pub fn of(&self, side: Side) -> Option<GameClock> {
        let left = self.left[side]?;
        let periods = self.settings.filter(TimeSettings::has_periods);
        let (left, increment, moves) = match (left.stones, periods) {
            (0, Some(settings)) if left.time.is_zero() => {
                (settings.period, Duration::ZERO, Some(settings.stones))
            }
            // The periods' time per move comes after the main time, like an increment.
            (0, Some(settings)) => (left.time, settings.period / settings.stones, None),
            (0, None) => (left.time, Duration::ZERO, None),
            (stones, _) => (left.time, Duration::ZERO, Some(stones)),
        };
        Some(GameClock { left, increment, moves })
    }
}
