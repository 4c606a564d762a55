//! The library: its background job, its listeners, and finished games.

use super::Driver;
use crate::app::state::Doing;
use crate::game::tree::GameTree;

impl Driver {
    /// The background job, its file, and its progress in thousandths.
    pub fn background(&self) -> Option<(Doing, &str, u32)> {
        let (doing, name) = self.state.background()?;
        Some((doing, name, self.library.progress.per_mille()))
    }

    /// Has `listener` called, with the driver borrowed, whenever the library has changed, until it returns `false`.
    pub fn on_library(&mut self, listener: impl Fn() -> bool + 'static) {
        self.library.listeners.push(Box::new(listener));
    }

    /// Tells how to get the local time, such as `2026-11-22 09:14:03`; without it finished games are dated in UTC.
    pub fn use_local_time(&mut self, local_time: fn() -> String) {
        self.library.local_time = Some(local_time);
    }

    /// Keeps a finished game, if that is wanted.
    pub(super) fn keep_finished(&self, number: u64, tree: &GameTree) {
        if self.settings().play.keep_games {
            let now = self.library.time();
            self.with_disk(|disk| disk.archive_game(number, tree, now));
        }
    }
}
