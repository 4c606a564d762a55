//! GTP time: a main time, then periods for a number of moves.

use std::time::Duration;

use crate::game::{PerSide, Side};
use crate::search::GameClock;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeSettings {
    pub(super) main: Duration,
    pub(super) period: Duration,
    /// Moves to make within each period.
    pub(super) stones: u32,
}

impl TimeSettings {
    /// Zero moves in a period are GTP's way to say that time is unlimited.
    fn is_unlimited(&self) -> bool {
        !self.period.is_zero() && self.stones == 0
    }

    fn has_periods(&self) -> bool {
        !self.period.is_zero() && self.stones > 0
    }
}

/// What a side has left: of its main time if `stones` is 0, else of the period for that many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    time: Duration,
    stones: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    settings: Option<TimeSettings>,
    left: PerSide<Option<Left>>,
}

impl Clock {
    pub(super) fn set(&mut self, settings: TimeSettings) {
        self.settings = (!settings.is_unlimited()).then_some(settings);
        self.reset();
    }

    pub(super) fn reset(&mut self) {
        let full = self.settings.map(|settings| {
            if settings.main.is_zero() && settings.has_periods() {
                Left { time: settings.period, stones: settings.stones }
            } else {
                Left { time: settings.main, stones: 0 }
            }
        });
        self.left = PerSide { black: full, white: full };
    }

    pub(super) fn correct(&mut self, side: Side, time: Duration, stones: u32) {
        self.left[side] = Some(Left { time, stones });
    }

    pub(super) fn spend(&mut self, side: Side, took: Duration) {
        let Some(left) = &mut self.left[side] else { return };
        let periods = self.settings.filter(TimeSettings::has_periods);
        *left = match (periods, left.stones) {
            (Some(settings), 0) if took >= left.time => {
                let into_period = took.saturating_sub(left.time);
                let time = settings.period.saturating_sub(into_period);
                Left { time, stones: settings.stones }
            }
            (Some(settings), 1) => Left { time: settings.period, stones: settings.stones },
            (_, stones) => {
                let time = left.time.saturating_sub(took);
                Left { time, stones: stones.saturating_sub(1) }
            }
        };
    }

    pub(super) fn of(&self, side: Side) -> Option<GameClock> {
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
