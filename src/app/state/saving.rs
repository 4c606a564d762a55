//! Keeping the game on disk: which image is written when, and which ones have arrived.

use std::collections::VecDeque;
use std::time::Duration;

use crate::app::disk::Reason;
use crate::game::MatchImage;

use super::{AppState, CLOCK_KEPT_EVERY, Effect, Note, SAVE_DUE_AFTER, Status};

/// The saves that were asked for, by their sequence numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Saves {
    /// The newest one.
    asked: u64,
    /// The newest one with something new to the game; later ones only know the clock better.
    asked_for_turn: u64,
    /// The newest one that was written, or could not be.
    settled: u64,
    /// When the newest one was asked for.
    asked_at: Duration,
    /// Those that are on their way, and when they were asked for, the oldest first.
    on_way: VecDeque<(u64, Duration)>,
    /// Since when anything else is on its way, such as a finished game.
    others_since: Option<Duration>,
    /// Whether there is something to discard once the game is put away.
    is_kept: bool,
    /// Why the newest one could not be written, if it could not.
    trouble: Option<Reason>,
}

impl Saves {
    /// Returns whether the game as it stands is on disk, or can't be brought there.
    pub(super) fn are_settled(&self) -> bool {
        self.settled >= self.asked_for_turn
    }

    pub(super) fn trouble(&self) -> Option<&Reason> {
        self.trouble.as_ref()
    }

    /// Takes in that a save was written, or could not be, and returns whether it is news: the answers
    /// need not come in the order of the saves.
    fn settle(&mut self, sequence: u64) -> bool {
        let is_news = sequence >= self.settled;
        self.settled = self.settled.max(sequence);
        let settled = self.settled;
        self.on_way.retain(|&(asked, _)| asked > settled);
        is_news
    }
}

impl AppState {
    /// Keeps the game on the board, or discards what was kept if it is over or there is none.
    pub(super) fn keep_game(&mut self, effects: &mut Vec<Effect>) {
        if self.save(effects) {
            self.saves.asked_for_turn = self.saves.asked;
        } else if std::mem::take(&mut self.saves.is_kept) {
            // Saves that wait are not written any more.
            self.saves.settle(self.saves.asked);
            effects.push(Effect::DiscardSave);
        }
    }

    /// Keeps a game that has just ended for good, with who played how.
    pub(super) fn keep_finished(&self, effects: &mut Vec<Effect>) {
        let tree = Box::new(self.game.tree_with_facts());
        // What is kept of it as unfinished goes when it is promised that it is kept for good, not before.
        let is_discard = |effect: &Effect| *effect == Effect::DiscardSave;
        let at = effects.iter().position(is_discard).unwrap_or(effects.len());
        effects.insert(at, Effect::KeepFinished { tree, number: self.games });
    }

    /// Keeps the clock while it runs.
    pub(super) fn keep_clock(&mut self, effects: &mut Vec<Effect>) {
        let asked_at = self.saves.asked_at;
        if self.game.clock_runs() && self.now.saturating_sub(asked_at) >= CLOCK_KEPT_EVERY {
            self.save(effects);
        }
    }

    /// Pauses the game and keeps it for the next start.
    pub(super) fn close(&mut self, effects: &mut Vec<Effect>) {
        self.leave_exercise(effects);
        self.keep_found();
        self.end_looking(effects);
        if self.game.pause(self.now).is_ok() {
            self.note = Note::new(Status::GamePaused);
        } else {
            self.save(effects);
        }
    }

    pub(super) fn saved(&mut self, sequence: u64) {
        if self.saves.settle(sequence) {
            self.saves.trouble = None;
        }
    }

    pub(super) fn save_failed(&mut self, sequence: u64, reason: Reason) {
        if !self.saves.settle(sequence) {
            return;
        }
        // Said once, not after every move, whatever the reason is by then: the property stays until a
        // save succeeds.
        if self.saves.trouble.is_none() {
            self.note = Note::new(Status::AutosaveFailed).reason(reason.clone());
        }
        self.saves.trouble = Some(reason);
    }

    /// Returns whether something has been on its way to the disk for so long that it is to be seen.
    pub fn save_due(&self) -> bool {
        self.save_due_at().is_some_and(|due| due <= self.now)
    }

    /// When [`Self::save_due`] becomes true, or has become.
    fn save_due_at(&self) -> Option<Duration> {
        let game = self.saves.on_way.front().map(|(_, asked_at)| *asked_at);
        let asked_at = game.into_iter().chain(self.saves.others_since).min();
        asked_at.map(|asked_at| asked_at + SAVE_DUE_AFTER)
    }

    /// Tells since when anything but the game is on its way to the disk, such as a finished game or other settings.
    pub fn use_writing(&mut self, since: Option<Duration>) {
        self.saves.others_since = since;
    }

    /// When it has to be shown that a save is due, unless it is shown already.
    pub(super) fn save_mark_due(&self) -> Option<Duration> {
        self.save_due_at().filter(|due| *due > self.now)
    }

    /// The effect that keeps an unfinished game aside before another one takes its place.
    pub(super) fn unfinished(&self) -> Option<Effect> {
        let image = self.game.image()?.played();
        let is_worth_it = !image.is_fresh() && !image.is_finished();
        is_worth_it.then(|| Effect::KeepAside(Box::new(image)))
    }

    /// The game, the study and what is being set up as they are kept: a game that is over only while it is studied.
    fn image(&self) -> Option<MatchImage> {
        let study = self.study_image();
        let is_open = study.as_ref().is_some_and(|study| study.open);
        let game = self.game.image().filter(|image| !image.is_finished() || is_open);
        let set_up = self.set_up_image();
        if game.is_none() && study.is_none() && set_up.is_none() {
            return None;
        }
        let game = game.unwrap_or_else(|| self.game.bare_image());
        Some(game.with_study(study).with_set_up_scene(set_up))
    }

    /// Keeps the game on the board, and returns whether there is one that is not over, or something beside it.
    pub(super) fn save(&mut self, effects: &mut Vec<Effect>) -> bool {
        let Some(image) = self.image() else { return false };
        self.saves.asked += 1;
        self.saves.asked_at = self.now;
        self.saves.on_way.push_back((self.saves.asked, self.now));
        self.saves.is_kept = true;
        effects.push(Effect::Save { image: Box::new(image), sequence: self.saves.asked });
        true
    }
}
