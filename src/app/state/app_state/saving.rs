//! What is kept of the game on disk, and when.

use std::time::Duration;

use super::AppState;
use crate::app::state::{Effect, FinishedGame, Note, Status};
use crate::game::MatchImage;

impl AppState {
    /// Keeps the game on the board, or discards what was kept if it is over or there is none.
    pub(super) fn keep_game(&mut self) {
        self.saves.keep(self.image(), self.table.now, &mut self.out);
    }

    pub(super) fn save(&mut self) {
        self.saves.save(self.image(), self.table.now, &mut self.out);
    }

    pub(super) fn keep_clock(&mut self) {
        if self.table.game.clock_runs() {
            self.save_if_due();
        }
    }

    /// Keeps what changes all the time every few seconds.
    pub(super) fn save_if_due(&mut self) {
        if self.saves.is_due(self.table.now) {
            self.save();
        }
    }

    pub(super) fn keep_finished(&mut self) {
        let tree = self.table.game.tree_with_facts();
        // The unfinished game is discarded once the finished one is promised to be kept, not before.
        let effects = &mut self.out.effects;
        let is_discard = |effect: &Effect| *effect == Effect::DiscardSave;
        let at = effects.iter().position(is_discard).unwrap_or(effects.len());
        let game = &self.table.game;
        let (number, before) = (game.number(), game.archived().map(str::to_owned));
        let game = FinishedGame { tree, number, before };
        effects.insert(at, Effect::KeepFinished(Box::new(game)));
    }

    pub(super) fn close(&mut self) {
        self.leave_exercise();
        self.leave_learn();
        self.keep_found();
        self.end_looking();
        if self.table.game.pause(self.table.now).is_ok() {
            self.out.say(Note::new(Status::GamePaused));
        } else {
            self.save();
        }
    }

    /// Whether something has been on its way to the disk for so long that it shows.
    pub fn save_due(&self) -> bool {
        self.saves.due_at().is_some_and(|due| due <= self.table.now)
    }

    /// Tells since when anything but the game is on its way to the disk, such as a finished game or other settings.
    pub fn use_writing(&mut self, since: Option<Duration>) {
        self.saves.use_writing(since);
    }

    pub(super) fn unfinished(&self) -> Option<Effect> {
        let image = self.table.game.image()?.with_series(self.table.series_image()).played();
        // Of a match that goes on, the next game is still to come.
        let is_unfinished = !image.is_finished() || image.series().is_some();
        let is_worth_it = !image.is_fresh() && is_unfinished;
        is_worth_it.then(|| Effect::KeepAside(Box::new(image)))
    }

    /// The game, the study and the set-up as they are kept. A finished game is kept only while it is studied, or
    /// others of its match follow.
    fn image(&self) -> Option<MatchImage> {
        let study = self.study_image();
        let is_open = study.as_ref().is_some_and(|study| study.open);
        let series = self.table.series_image();
        let is_kept = |image: &MatchImage| !image.is_finished() || is_open || series.is_some();
        let game = self.table.game.image().filter(is_kept);
        let set_up = self.set_up_image();
        if game.is_none() && study.is_none() && set_up.is_none() {
            return None;
        }
        let game = match game {
            Some(game) => game.with_series(series),
            // The next game is what remains to be kept.
            None => MatchImage::not_begun(&self.table.chosen_for_later()),
        };
        Some(game.with_study(study).with_set_up_scene(set_up))
    }
}
