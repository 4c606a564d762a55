//! Keeping the game on disk: which image is written when, and which ones have arrived.

use std::collections::VecDeque;
use std::time::Duration;

use super::output::Output;
use super::{Effect, Note, Status};
use crate::app::disk::Reason;
use crate::game::MatchImage;

/// How often the game is kept while a clock runs or a review goes on, so that a crash takes little of it.
pub const KEPT_EVERY: Duration = Duration::from_secs(5);
/// How long a save may be on its way to the disk before it shows.
pub const SAVE_DUE_AFTER: Duration = Duration::from_millis(250);

/// The saves that were asked for, by their sequence numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Saves {
    asked: u64,
    /// The newest one with something new in the game; later ones only update the clock.
    asked_for_turn: u64,
    /// The newest one that was written, or could not be.
    settled: u64,
    asked_at: Duration,
    /// Those on their way, oldest first, and when they were asked for.
    on_way: VecDeque<(u64, Duration)>,
    /// Since when anything else is on its way, such as a finished game.
    others_since: Option<Duration>,
    /// Whether there is something to discard once the game is put away.
    is_kept: bool,
    trouble: Option<Reason>,
}

impl Saves {
    /// Whether the game as it stands is on disk, or can't be brought there.
    pub(super) fn are_settled(&self) -> bool {
        self.settled >= self.asked_for_turn
    }

    pub(super) fn trouble(&self) -> Option<&Reason> {
        self.trouble.as_ref()
    }

    /// Keeps this image, or discards what was kept if there is none.
    pub(super) fn keep(&mut self, image: Option<MatchImage>, now: Duration, out: &mut Output) {
        if image.is_some() {
            self.save(image, now, out);
            self.asked_for_turn = self.asked;
        } else if std::mem::take(&mut self.is_kept) {
            // Waiting saves are not written any more.
            self.settle(self.asked);
            out.push(Effect::DiscardSave);
        }
    }

    pub(super) fn save(&mut self, image: Option<MatchImage>, now: Duration, out: &mut Output) {
        let Some(image) = image else { return };
        self.asked += 1;
        self.asked_at = now;
        self.on_way.push_back((self.asked, now));
        self.is_kept = true;
        out.push(Effect::Save { image: Box::new(image), sequence: self.asked });
    }

    pub(super) fn is_due(&self, now: Duration) -> bool {
        now.saturating_sub(self.asked_at) >= KEPT_EVERY
    }

    /// Notes that a save was written, or could not be; returns whether that is news, as answers may come in any order.
    fn settle(&mut self, sequence: u64) -> bool {
        let is_news = sequence >= self.settled;
        self.settled = self.settled.max(sequence);
        let settled = self.settled;
        self.on_way.retain(|&(asked, _)| asked > settled);
        is_news
    }

    pub(super) fn saved(&mut self, sequence: u64) {
        if self.settle(sequence) {
            self.trouble = None;
        }
    }

    pub(super) fn failed(&mut self, sequence: u64, reason: Reason, out: &mut Output) {
        if !self.settle(sequence) {
            return;
        }
        // Said once, not after every move; the property stays until a save succeeds.
        if self.trouble.is_none() {
            out.say(Note::new(Status::AutosaveFailed).reason(reason.clone()));
        }
        self.trouble = Some(reason);
    }

    pub(super) fn use_writing(&mut self, since: Option<Duration>) {
        self.others_since = since;
    }

    /// When writing has taken, or will have taken, so long that it shows.
    pub(super) fn due_at(&self) -> Option<Duration> {
        let game = self.on_way.front().map(|(_, asked_at)| *asked_at);
        let asked_at = game.into_iter().chain(self.others_since).min();
        asked_at.map(|asked_at| asked_at + SAVE_DUE_AFTER)
    }

    /// The same, unless it shows already.
    pub(super) fn mark_due(&self, now: Duration) -> Option<Duration> {
        self.due_at().filter(|due| *due > now)
    }
}
