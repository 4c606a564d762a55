//! Unfinished games that are kept and not open anywhere.

use super::{Note, Status};
use crate::app::disk::Reason;
use crate::app::session::{ResumableGame, SessionId};

/// An event of the kept games.
#[derive(Clone, Debug)]
pub enum KeptGamesEvent {
    /// Resumes one: the newest first, each time after that an older one, and the oldest where there is none.
    Resume,
    /// These are kept, newest first, or could not be listed.
    Listed(Result<Vec<ResumableGame>, Reason>),
}

#[derive(Clone, Debug, Default)]
pub(super) struct KeptGames {
    /// The newest first.
    games: Vec<ResumableGame>,
    /// The one resumed last, as it was kept: resuming goes on from there, so that every game has its turn.
    latest: Option<ResumableGame>,
    /// Whether it was said that they could not be listed.
    is_unknown: bool,
}

impl KeptGames {
    pub(super) fn count(&self) -> usize {
        self.games.len()
    }

    pub(super) fn use_unknown(&mut self, is_unknown: bool) {
        self.is_unknown = is_unknown;
    }

    pub(super) fn use_latest(&mut self, resumed: ResumableGame) {
        self.latest = Some(resumed);
    }

    pub(super) fn next(&self) -> Option<SessionId> {
        let next = match &self.latest {
            None => self.games.first(),
            Some(latest) => {
                // In their order: two that were saved at the same moment both get their turn.
                let place = |kept: &ResumableGame| (kept.saved_at, kept.id.clone());
                let is_older = |kept: &&ResumableGame| place(kept) < place(latest);
                self.games.iter().find(is_older).or(self.games.last())
            }
        };
        next.map(|kept| kept.id.clone())
    }

    /// Accepts the list; returns what to say if there is none, once.
    pub(super) fn list(&mut self, kept: Result<Vec<ResumableGame>, Reason>) -> Option<Note> {
        let was_unknown = std::mem::replace(&mut self.is_unknown, kept.is_err());
        match kept {
            Ok(games) => {
                self.games = games;
                None
            }
            Err(reason) => {
                self.games.clear();
                (!was_unknown).then(|| Note::new(Status::KeptUnknown).reason(reason))
            }
        }
    }
}
