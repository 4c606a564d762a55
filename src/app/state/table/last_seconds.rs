//! The last seconds of a person's time, each announced once.

use super::{Output, Table, WARNING_TIME};
use crate::app::state::Signal;
use crate::game::Side;

impl Table {
    pub fn signal_last_seconds(&mut self, out: &mut Output) {
        for side in Side::ALL {
            let left = self.seconds_left(side);
            let told = &mut self.turn.seconds_announced[side];
            // With more time again, as in another turn, all of them are still to come.
            *told = told.filter(|&told| left.is_some_and(|left| left <= told));
        }
        let side = self.game.side_in_turn();
        let Some(seconds) = self.seconds_left(side) else { return };
        let is_news = self.turn.seconds_announced[side].is_none_or(|told| seconds < told);
        let is_last = (1..=WARNING_TIME.as_secs()).contains(&seconds);
        if is_last && is_news && self.game.human_to_move() && self.game.clock_runs() {
            self.turn.seconds_announced[side] = Some(seconds);
            out.signal(Signal::LastSecond(seconds));
        }
    }

    pub fn is_warning(&self) -> bool {
        let left = self.game.time_left(self.game.side_in_turn());
        self.game.human_to_move()
            && self.game.clock_is_on()
            && left.is_some_and(|left| left <= WARNING_TIME)
    }

    fn seconds_left(&self, side: Side) -> Option<u64> {
        let left = self.game.time_left(side)?;
        Some(left.as_secs() + u64::from(left.subsec_nanos() > 0))
    }
}
