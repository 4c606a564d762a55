//! Games that come from files and go to them, and what the disk's worker has to say.

use std::path::PathBuf;
use std::time::SystemTime;

use super::Driver;
use crate::app::disk::{self, Notice, Reason, Trouble};
use crate::app::library::name_of;
use crate::app::picture::PictureKind;
use crate::app::session::{Claimed, ResumableGame};
use crate::app::state::{Effect, Event, LibraryEvent, Note, Signal, Status};
use crate::app::worker::{DiskAnswer, DiskWorker};
use crate::game::tree::GameTree;
use crate::game::{GameRecord, MatchImage, Study};
use crate::marks::visible_name;
use crate::records::formats::{self, Format, WriteError};
use crate::records::{ggf, transcript};

/// The format that keeps variations and what is said of them.
const SGF: &str = "sgf";

/// The format that says how a match goes on.
const OWN: &str = "heibai";

impl Driver {
    /// The moves of the game, or of the line that is shown of a study, as text. One that begins at a position that was
    /// set up is told as SGF, with all its variations: moves alone say nothing there.
    pub fn transcript(&self) -> String {
        let game = self.state.game();
        let tree = self.state.study().map_or(game.tree(), Study::tree);
        if tree.start().is_set_up()
            && let Some(Ok(bytes)) = formats::named(SGF).map(|format| format.write([tree]))
        {
            return String::from_utf8_lossy(&bytes).into_owned();
        }
        let record = self.state.study().map_or_else(|| game.record(), line_of);
        transcript::write(&record)
    }

    /// A name for a file of the game, if this is the day.
    pub fn suggested_name(&self, day: &str) -> String {
        self.state.suggested_name(day)
    }

    /// Has the game or the study written to a file, in the format that its name asks for.
    pub fn save_as(&mut self, path: PathBuf) -> Vec<Signal> {
        if let Some(kind) = PictureKind::of_name(&path) {
            let picture = self.picture(kind);
            self.with_disk(|disk| disk.write(path, picture));
            return Vec::new();
        }
        let asked = formats::with_ending_of(&path);
        let written = match self.state.study() {
            // What is studied has variations, which SGF keeps.
            Some(study) => written(asked, SGF, study.tree()),
            None => self.written_game(asked),
        };
        match written {
            Ok(bytes) => {
                self.with_disk(|disk| disk.write(path, bytes));
                Vec::new()
            }
            Err(error) => self.complain(Status::SaveFailed, Reason::told(&error)),
        }
    }

    /// The game in the format that is asked for, or else in our own; games from the usual start are written in our own
    /// also where that format can't hold them.
    fn written_game(&self, asked: Option<&'static Format>) -> Result<Vec<u8>, WriteError> {
        let game = self.state.game();
        if asked.is_some_and(|format| format.name == SGF) {
            return written(asked, SGF, &game.tree_with_facts());
        }
        let tree = game.line_with_facts();
        if game.is_set_up() {
            return written(asked, OWN, &tree);
        }
        let holds = |format: &&Format| {
            format.write.is_some() && format.games.contains(&tree.variant().game())
        };
        written(asked.filter(holds), OWN, &ggf::dated(tree, SystemTime::now()))
    }

    /// Has an unfinished game fetched that was kept and that nobody has open: the newest, each time
    /// after that an older one, and when there is none, the one that was put by the longest ago.
    pub fn resume_kept(&self) {
        let next = match &self.resumed {
            None => self.resumable.first(),
            Some(resumed) => {
                // As they are sorted: two that were saved at the same moment both get their turn.
                let place = |kept: &ResumableGame| (kept.saved_at, kept.id.clone());
                let is_older = |kept: &&ResumableGame| place(kept) < place(resumed);
                self.resumable.iter().find(is_older).or(self.resumable.last())
            }
        };
        self.with_disk(|disk| disk.claim(next.map(|kept| kept.id.clone())));
    }

    pub(super) fn receive_from_disk(&mut self, answer: DiskAnswer<MatchImage>) -> Vec<Signal> {
        match answer {
            DiskAnswer::Saved { sequence } => self.dispatch(Event::Saved { sequence }),
            DiskAnswer::SaveFailed { sequence, error } => {
                self.dispatch(Event::SaveFailed { sequence, reason: error.reason() })
            }
            DiskAnswer::ClearFailed(error) => self.complain(Status::ClearFailed, &error),
            DiskAnswer::PutBy(Ok(())) | DiskAnswer::GameArchived(Ok(())) => Vec::new(),
            DiskAnswer::PutBy(Err(error)) => self.complain(Status::PutByFailed, error.reason()),
            DiskAnswer::SettingsSaved(notice) => {
                self.keeps_settings = true;
                notice
                    .map_or_else(Vec::new, |notice| self.dispatch(Event::Say(of_settings(&notice))))
            }
            DiskAnswer::SettingsFailed(error) => {
                // Said once, not after every choice, until the settings can be kept again.
                if std::mem::replace(&mut self.keeps_settings, false) {
                    return self.complain(Status::SettingsNotSaved, error.reason());
                }
                Vec::new()
            }
            DiskAnswer::TallySaved(notice) => {
                notice.map_or_else(Vec::new, |notice| self.dispatch(Event::Say(of_tally(&notice))))
            }
            DiskAnswer::TallyFailed(error) => self.complain(Status::TallyNotSaved, error.reason()),
            DiskAnswer::DeckRead(deck, notice) => self.receive_deck(&deck, notice.as_ref()),
            DiskAnswer::DeckChanged(Ok(notice)) => {
                notice.map_or_else(Vec::new, |notice| self.dispatch(Event::Say(of_deck(&notice))))
            }
            DiskAnswer::DeckChanged(Err(error)) => {
                self.complain(Status::DeckNotSaved, error.reason())
            }
            DiskAnswer::GameArchived(Err(reason)) => self.complain(Status::FinishedNotKept, reason),
            DiskAnswer::GamesDeleted(result) => {
                let result = result.map_err(|error| (&error).into());
                self.dispatch(Event::Library(LibraryEvent::Deleted(result)))
            }
            DiskAnswer::EnginesSaved(notice) => notice
                .map_or_else(Vec::new, |notice| self.dispatch(Event::Say(of_engines(&notice)))),
            DiskAnswer::EnginesFailed(error) => {
                self.complain(Status::EnginesNotSaved, error.reason())
            }
            DiskAnswer::Written { path, result: Ok(()) } => self.say(Status::Saved, name_of(&path)),
            DiskAnswer::Written { result: Err(error), .. } => {
                self.complain(Status::SaveFailed, &error)
            }
            DiskAnswer::Resumable(kept) => self.list(kept),
            DiskAnswer::Claimed { claimed, notices, unknown, error } => {
                let mut signals = Vec::new();
                let refused = self.refused.take();
                let is_wanted = refused.is_none() || !self.state.game().under_way();
                if let Some(claimed) = claimed.filter(|_| is_wanted) {
                    signals.extend(self.resume(claimed));
                }
                if let Some(note) = refused {
                    signals.extend(self.dispatch(Event::Say(note)));
                }
                for notice in &notices {
                    signals.extend(self.dispatch(Event::Say(of_session(notice))));
                }
                if let Some(error) = unknown {
                    signals.extend(self.list(Err(error)));
                }
                if let Some(error) = error {
                    signals.extend(self.complain(Status::ResumeRefused, error.reason()));
                }
                self.with_disk(DiskWorker::list_resumable);
                signals
            }
        }
    }

    /// Takes over which games could be resumed. That it can't be found out is told once.
    fn list(&mut self, kept: Result<Vec<ResumableGame>, disk::ReadError>) -> Vec<Signal> {
        let was_known = std::mem::replace(&mut self.knows_resumable, kept.is_ok());
        match kept {
            Ok(kept) => self.resumable = kept,
            Err(error) => {
                self.resumable.clear();
                if was_known {
                    return self.complain(Status::KeptUnknown, &error);
                }
            }
        }
        Vec::new()
    }

    /// Shows a game that was kept, after the one on the board has been put by.
    fn resume(&mut self, claimed: Claimed<MatchImage>) -> Vec<Signal> {
        let now = self.now();
        match self.state.restore(&claimed.game.played(), now) {
            Ok(effects) => {
                let id = claimed.session.id().clone();
                self.resumed = Some(ResumableGame { id, saved_at: claimed.saved_at });
                // What is put by goes into the session that is left, and all else into the new one.
                let (before, after): (Vec<_>, Vec<_>) =
                    effects.into_iter().partition(|effect| matches!(effect, Effect::KeepAside(_)));
                if before.is_empty() {
                    self.with_disk(DiskWorker::clear);
                }
                let mut signals = self.perform(before);
                self.with_disk(|disk| disk.adopt(claimed.session));
                signals.extend(self.perform(after));
                signals
            }
            Err(error) => {
                let notice = claimed.session.set_aside(&error);
                self.dispatch(Event::Say(of_session(&notice)))
            }
        }
    }

    pub(super) fn say(&mut self, status: Status, detail: String) -> Vec<Signal> {
        self.dispatch(Event::Say(Note::new(status).detail(detail)))
    }

    pub(super) fn complain(&mut self, status: Status, reason: impl Into<Reason>) -> Vec<Signal> {
        self.dispatch(Event::Say(Note::new(status).reason(reason.into())))
    }
}

/// What is said of settings that could not be used, or not wholly.
pub(super) fn of_settings(notice: &Notice) -> Note {
    let status = match notice.trouble {
        _ if notice.kept_aside.is_none() => Status::SettingsLeft,
        Trouble::UnknownKeys | Trouble::InvalidValues => Status::SettingsPartly,
        Trouble::NewerVersion => Status::SettingsNewer,
        Trouble::Broken | Trouble::Unreadable => Status::SettingsReset,
    };
    Note::new(status).detail(place_of(notice))
}

/// What is said of something promised that could not be understood.
pub(super) fn of_journal(notice: &Notice) -> Note {
    let is_kept = notice.kept_aside.is_some();
    let status = if is_kept { Status::PendingReset } else { Status::PendingLeft };
    Note::new(status).detail(place_of(notice))
}

/// What is said of an unfinished game that could not be used.
pub(super) fn of_session(notice: &Notice) -> Note {
    let status = match notice.trouble {
        _ if notice.kept_aside.is_none() => Status::SessionLeft,
        Trouble::NewerVersion => Status::SessionNewer,
        _ => Status::SessionReset,
    };
    Note::new(status).detail(place_of(notice))
}

/// What is said of a tally that could not be used.
pub(super) fn of_tally(notice: &Notice) -> Note {
    let is_kept = notice.kept_aside.is_some();
    let status = if is_kept { Status::TallyReset } else { Status::TallyLeft };
    Note::new(status).detail(place_of(notice))
}

/// What is said of a deck that could not be used.
pub(super) fn of_deck(notice: &Notice) -> Note {
    let is_kept = notice.kept_aside.is_some();
    let status = if is_kept { Status::DeckReset } else { Status::DeckLeft };
    Note::new(status).detail(place_of(notice))
}

/// What is said of a list of programs that could not be used, or not wholly.
pub(super) fn of_engines(notice: &Notice) -> Note {
    let is_kept = notice.kept_aside.is_some();
    let status = if is_kept { Status::EnginesReset } else { Status::EnginesLeft };
    Note::new(status).detail(place_of(notice))
}

/// The name under which the file is kept, beside where it was; or its place, if it is still there.
fn place_of(notice: &Notice) -> String {
    match &notice.kept_aside {
        Some(kept) => name_of(kept),
        None => visible_name(&notice.path.display().to_string()),
    }
}

/// The line that is shown of a study.
fn line_of(study: &Study) -> GameRecord {
    let tree = study.tree();
    GameRecord::of(tree, tree.line_after(study.at()).last().copied().unwrap_or(study.at()))
}

/// A game in the format that is asked for, or else in the one with this name.
fn written(
    asked: Option<&Format>,
    or: &'static str,
    tree: &GameTree,
) -> Result<Vec<u8>, WriteError> {
    let format = asked.or(formats::named(or)).expect("it is in the table");
    format.write([tree]).map_err(|(_, error)| error)
}
