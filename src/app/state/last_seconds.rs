//! The last seconds of a person's time, each told once.

use super::{AppState, Effect, Signal, WARNING_TIME};
use crate::game::{PerSide, Side};

/// The fewest seconds that were told of each side's time as it is now.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LastSeconds(PerSide<Option<u64>>);

impl AppState {
    /// Signals the second that has begun, if it is one of the last of whoever is to move.
    pub(super) fn signal_last_seconds(&mut self, effects: &mut Vec<Effect>) {
        for side in Side::ALL {
            let left = self.seconds_left(side);
            let told = &mut self.last_seconds.0[side];
            // With more time again, as in another turn, all of them are to come.
            *told = told.filter(|&told| left.is_some_and(|left| left <= told));
        }
        let side = self.game.side_in_turn();
        let Some(seconds) = self.seconds_left(side) else { return };
        let is_news = self.last_seconds.0[side].is_none_or(|told| seconds < told);
        let is_last = (1..=WARNING_TIME.as_secs()).contains(&seconds);
        if is_last && is_news && self.game.human_to_move() && self.game.clock_runs() {
            self.last_seconds.0[side] = Some(seconds);
            effects.push(Effect::Signal(Signal::LastSecond(seconds)));
        }
    }

    /// What a side has left in seconds, the one that runs counted as a whole one.
    fn seconds_left(&self, side: Side) -> Option<u64> {
        let left = self.game.time_left(side)?;
        Some(left.as_secs() + u64::from(left.subsec_nanos() > 0))
    }
}
