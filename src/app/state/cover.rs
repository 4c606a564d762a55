//! A sheet over the board: nothing happens by itself until it is gone, and then all goes on as before.

use super::{AppState, Effect};

impl AppState {
    /// Covers the board, or uncovers it. What people paused stays paused.
    pub(super) fn cover(&mut self, covered: bool, effects: &mut Vec<Effect>) {
        if covered == self.covered_at.is_some() {
            return;
        }
        if covered && self.game.clock_runs() {
            // Whoever leaves the program from here on finds the clock as it stands now.
            self.save(effects);
        }
        self.game.cover(covered, self.now);
        if covered {
            self.covered_at = Some(self.now);
        } else if let Some(covered_at) = self.covered_at.take() {
            // What waits for its moment has waited no longer than what could be seen.
            self.since += self.now.saturating_sub(covered_at.max(self.since));
        }
    }
}
