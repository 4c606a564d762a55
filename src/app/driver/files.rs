//! Games written to files, and the answers of the disk's worker.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::Driver;
use crate::app::collections::SaveCollectionsError;
use crate::app::disk::{self, Notice, Reason, ReasonKind, Trouble};
use crate::app::folder::FileKind;
use crate::app::last_places;
use crate::app::library::name_of;
use crate::app::picture::PictureKind;
use crate::app::repertoire;
use crate::app::session::{Claimed, ResumableGame};
use crate::app::settings::WindowSettings;
use crate::app::shared_file::SaveError;
use crate::app::state::{
    Effect, Event, InsightEvent, KeptGamesEvent, LearnEvent, LessonEvent, Note, OpeningsEvent,
    RecentEvent, Signal, Status,
};
use crate::app::window_place::{self, Opening, Screen, WindowPlace};
use crate::app::worker::{DiskAnswer, DiskWorker};
use crate::game::tree::GameTree;
use crate::game::{GameRecord, MatchImage, Side, Study, Variant};
use crate::marks::visible_name;
use crate::othello::StartLayout;
use crate::records::formats;
use crate::records::{ggf, transcript};

/// The format that keeps variations and what is said of them.
const SGF: &str = "sgf";

impl Driver {
    /// The moves of the game, of the line under study, or to what else is on the board, as text; after a set-up position
    /// SGF, of a game or a study with all variations.
    pub fn transcript(&self) -> String {
        let game = self.state.game();
        let (tree, record) = match (self.state.line_on_board(), self.state.study()) {
            (Some(line), _) => (Cow::Owned(line.clone().into()), line),
            (None, Some(study)) => (Cow::Borrowed(study.tree()), line_of(study)),
            (None, None) => (Cow::Borrowed(game.tree()), game.record()),
        };
        if tree.start().is_set_up()
            && let Some(Ok(bytes)) = formats::named(SGF).map(|format| format.write([&*tree]))
        {
            return String::from_utf8_lossy(&bytes).into_owned();
        }
        transcript::write(&record)
    }

    /// A file name for the game on this day.
    pub fn suggested_name(&self, day: &str) -> String {
        self.state.suggested_name(day)
    }

    /// The folder that a file of this kind was last opened from or saved to.
    pub fn last_folder(&self, kind: FileKind) -> Option<&Path> {
        self.last_places.folder(kind)
    }

    pub(super) fn remember_folder(&mut self, kind: FileKind, folder: PathBuf) {
        if self.last_folder(kind) != Some(&folder) {
            self.change_places(last_places::Change::Folder(kind, folder));
        }
    }

    fn change_places(&mut self, change: last_places::Change) {
        self.last_places.change(&change);
        self.with_disk(|disk| disk.change_places(change));
    }

    pub(super) fn read_repertoires(&mut self) -> Vec<Signal> {
        if let Some(disk) = &self.disk {
            disk.read_repertoires();
            return Vec::new();
        }
        // Without a disk they begin empty.
        self.dispatch(Event::Openings(OpeningsEvent::Read(Box::default())))
    }

    /// Changes a repertoire; when this returns, the change outlives the program.
    pub fn change_repertoire(&self, change: repertoire::Change) {
        self.with_disk(|disk| disk.change_repertoire(change));
    }

    /// Where the window opens on these screens, the main one first.
    pub fn window_opening(&self, screens: &[Screen]) -> Opening {
        let WindowSettings { width, height, maximised, .. } = self.settings().window;
        window_place::opening(&self.last_places.windows, screens, (width, height), maximised)
    }

    /// Remembers where the window is closed.
    pub fn remember_window(&mut self, place: WindowPlace) {
        self.change_places(last_places::Change::Window(place));
    }

    /// Remembers where one is in the room where one learns, or that one is elsewhere, whatever ends the program.
    pub(super) fn remember_learning(&mut self) {
        let place = self.state.learn_place();
        if self.last_places.learning != place {
            self.change_places(last_places::Change::Learning(place));
        }
    }

    pub(super) fn write_game(
        &mut self,
        path: PathBuf,
        tree: GameTree,
        format: &str,
        is_dated: bool,
    ) -> Vec<Signal> {
        let tree = if is_dated { ggf::dated(tree, SystemTime::now()) } else { tree };
        let format = formats::named(format).expect("it is in the table");
        match format.write([&tree]) {
            // Whoever opens it would find the colours exchanged.
            Ok(_) if format.name == formats::TRANSCRIPT && !tells_start(&tree) => {
                let reason = Reason::new(ReasonKind::NoStart, &format.title);
                self.complain(Status::SaveFailed, reason)
            }
            Ok(bytes) => {
                self.with_disk(|disk| disk.write_game(path, bytes));
                Vec::new()
            }
            Err((_, error)) => self.complain(Status::SaveFailed, &error),
        }
    }

    pub(super) fn receive_from_disk(&mut self, answer: DiskAnswer<MatchImage>) -> Vec<Signal> {
        match answer {
            DiskAnswer::Saved { sequence } => self.dispatch(Event::Saved { sequence }),
            DiskAnswer::SaveFailed { sequence, error } => {
                self.dispatch(Event::SaveFailed { sequence, reason: error.reason() })
            }
            DiskAnswer::Unconfirmed(error) => self.complain(Status::Unconfirmed, &error),
            DiskAnswer::ClearFailed(error) => self.complain(Status::ClearFailed, &error),
            DiskAnswer::PutBy(Ok(())) => Vec::new(),
            DiskAnswer::PutBy(Err(error)) => self.complain(Status::PutByFailed, error.reason()),
            DiskAnswer::SettingsChanged(Ok(notice)) => {
                self.keeps_settings = true;
                self.report(notice, of_settings)
            }
            DiskAnswer::SettingsChanged(Err(error)) => {
                // Said once, not after every choice, until the settings can be saved again.
                if std::mem::replace(&mut self.keeps_settings, false) {
                    return self.complain(Status::SettingsNotSaved, error.reason());
                }
                Vec::new()
            }
            DiskAnswer::TallyChanged(result) => self.kept(result, Status::TallyNotSaved, of_tally),
            DiskAnswer::DeckRead(deck, notice) => self.receive_deck(&deck, notice.as_ref()),
            DiskAnswer::DeckChanged(result) => self.kept(result, Status::DeckNotSaved, of_deck),
            DiskAnswer::PuzzlesRead(history, notice) => {
                self.learnt(Event::Learn(LearnEvent::Read(history)), notice, of_puzzles)
            }
            DiskAnswer::LessonsRead(progress, notice) => {
                self.learnt(Event::Lesson(LessonEvent::Read(progress)), notice, of_lessons)
            }
            DiskAnswer::ReviewsRead(reviews, notice) => {
                self.learnt(Event::Insight(InsightEvent::Reviews(reviews)), notice, of_reviews)
            }
            DiskAnswer::ReviewsChanged(result) => {
                let signals = self.dispatch(Event::Insight(InsightEvent::Written));
                [signals, self.kept(result, Status::ReviewsNotSaved, of_reviews)].concat()
            }
            DiskAnswer::LessonsChanged(result) => {
                self.kept(result, Status::LessonsNotSaved, of_lessons)
            }
            DiskAnswer::PuzzlesChanged(result) => {
                self.kept(result, Status::PuzzlesNotSaved, of_puzzles)
            }
            DiskAnswer::RepertoiresRead(repertoires, notice) => {
                self.receive_repertoires(OpeningsEvent::Read(repertoires), notice)
            }
            DiskAnswer::RepertoireChanged(Ok((repertoires, notice))) => {
                self.receive_repertoires(OpeningsEvent::Changed(Some(repertoires)), notice)
            }
            DiskAnswer::RepertoireChanged(Err(error)) => {
                let signals = self.receive_repertoires(OpeningsEvent::Changed(None), None);
                [signals, self.complain(Status::RepertoireNotSaved, error.reason())].concat()
            }
            DiskAnswer::GameArchived(archived) => self.receive_archived(archived),
            DiskAnswer::CollectionsChanged(changed) => self.receive_collections(changed),
            DiskAnswer::GamesDeleted(result) => self.receive_deleted(result),
            DiskAnswer::EnginesChanged(Ok(notice)) => self.report(notice, of_engines),
            DiskAnswer::EnginesChanged(Err(error)) => {
                self.complain(Status::EnginesNotSaved, error.reason())
            }
            DiskAnswer::RecentRead(files, notice) => self.receive_recent(files, notice),
            DiskAnswer::RecentChanged(result) => self.receive_changed_recent(result),
            DiskAnswer::PlacesChanged(result) => {
                // Said once, until they can be saved again.
                let is_news = result.is_ok() || self.keeps_places;
                self.keeps_places = result.is_ok();
                if is_news {
                    self.kept(result, Status::PlacesNotSaved, of_places)
                } else {
                    Vec::new()
                }
            }
            DiskAnswer::Written { path, is_game, result: Ok(()) } => self.written(path, is_game),
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

    fn receive_repertoires(&mut self, news: OpeningsEvent, notice: Option<Notice>) -> Vec<Signal> {
        let signals = self.dispatch(Event::Openings(news));
        [signals, self.report(notice, of_repertoire)].concat()
    }

    fn receive_recent(&mut self, files: Vec<PathBuf>, notice: Option<Notice>) -> Vec<Signal> {
        // One that could not be moved is told of when it keeps a change from being saved.
        if notice.as_ref().is_some_and(|notice| notice.kept_aside.is_none()) {
            return Vec::new();
        }
        let mut signals = self.dispatch(Event::Recent(RecentEvent::Listed(files)));
        signals.extend(self.report(notice, of_recent));
        signals
    }

    fn receive_changed_recent(
        &mut self,
        result: Result<(Vec<PathBuf>, Option<Notice>), SaveError>,
    ) -> Vec<Signal> {
        match result {
            Ok((files, notice)) => {
                self.keeps_recent = true;
                let mut signals = self.dispatch(Event::Recent(RecentEvent::Changed(Some(files))));
                signals.extend(self.report(notice, of_recent));
                signals
            }
            Err(error) => {
                let mut signals = self.dispatch(Event::Recent(RecentEvent::Changed(None)));
                // Said once, as with the settings.
                if std::mem::replace(&mut self.keeps_recent, false) {
                    signals.extend(self.complain(Status::RecentNotSaved, error.reason()));
                }
                signals
            }
        }
    }

    fn list(&mut self, kept: Result<Vec<ResumableGame>, disk::ReadError>) -> Vec<Signal> {
        let kept = kept.map_err(|error| (&error).into());
        self.dispatch(Event::KeptGames(KeptGamesEvent::Listed(kept)))
    }

    /// Resumes a kept game, after the one on the board has been kept aside.
    fn resume(&mut self, claimed: Claimed<MatchImage>) -> Vec<Signal> {
        let now = self.now();
        match self.state.restore(&claimed.game.played(), now) {
            Ok(effects) => {
                let id = claimed.session.id().clone();
                self.state.use_resumed(ResumableGame { id, saved_at: claimed.saved_at });
                // What is kept aside goes into the old session, all else into the new one.
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

    fn report(&mut self, notice: Option<Notice>, note: fn(&Notice) -> Note) -> Vec<Signal> {
        notice.map_or_else(Vec::new, |notice| self.dispatch(Event::Say(note(&notice))))
    }

    /// A file that was asked for is on disk.
    fn written(&mut self, path: PathBuf, is_game: bool) -> Vec<Signal> {
        let name = name_of(&path);
        let mut signals = Vec::new();
        if is_game {
            signals.extend(self.dispatch(Event::Recent(RecentEvent::Saved(path))));
        } else if let (Some(_), Some(folder)) = (PictureKind::of_name(&path), path.parent()) {
            self.remember_folder(FileKind::Pictures, folder.to_owned());
        }
        signals.extend(self.say(Status::Saved, name));
        signals
    }

    /// Passes on what was read, and tells of a file that was kept aside.
    fn learnt(
        &mut self,
        event: Event,
        notice: Option<Notice>,
        note: fn(&Notice) -> Note,
    ) -> Vec<Signal> {
        let signals = self.dispatch(event);
        [signals, self.report(notice, note)].concat()
    }

    /// Tells what became of a change: of a file that was kept aside, or with this status that it was not saved.
    fn kept(
        &mut self,
        result: Result<Option<Notice>, SaveError>,
        otherwise: Status,
        note: fn(&Notice) -> Note,
    ) -> Vec<Signal> {
        match result {
            Ok(notice) => self.report(notice, note),
            Err(error) => self.complain(otherwise, error.reason()),
        }
    }

    fn receive_collections(
        &mut self,
        changed: Result<Option<Notice>, SaveCollectionsError>,
    ) -> Vec<Signal> {
        match changed {
            Ok(notice) => self.report(notice, of_collections),
            Err(error) => self.complain(Status::CollectionsNotSaved, error.reason()),
        }
    }

    pub(super) fn say(&mut self, status: Status, detail: String) -> Vec<Signal> {
        self.dispatch(Event::Say(Note::new(status).detail(detail)))
    }

    pub(super) fn complain(&mut self, status: Status, reason: impl Into<Reason>) -> Vec<Signal> {
        self.dispatch(Event::Say(Note::new(status).reason(reason.into())))
    }
}

/// Whether the moves alone tell who began, and how the first discs lay.
fn tells_start(tree: &GameTree) -> bool {
    let is_usual = match tree.variant() {
        Variant::Othello { layout, first, .. } => {
            (layout, first) == (StartLayout::Standard, Side::Black)
        }
        Variant::Gomoku { .. } => true,
    };
    is_usual || formats::tells_board(tree)
}

pub(super) fn of_settings(notice: &Notice) -> Note {
    let status = match notice.trouble {
        _ if notice.kept_aside.is_none() => Status::SettingsLeft,
        Trouble::UnknownKeys | Trouble::InvalidValues => Status::SettingsPartly,
        Trouble::NewerVersion => Status::SettingsNewer,
        Trouble::Broken | Trouble::Unreadable | Trouble::Refused | Trouble::NoFolder => {
            Status::SettingsReset
        }
    };
    note_of(status, notice)
}

pub(super) fn of_journal(notice: &Notice) -> Note {
    moved_or_left(notice, Status::PendingReset, Status::PendingLeft)
}

pub(super) fn of_session(notice: &Notice) -> Note {
    let status = match notice.trouble {
        _ if notice.kept_aside.is_none() => Status::SessionLeft,
        Trouble::NewerVersion => Status::SessionNewer,
        _ => Status::SessionReset,
    };
    note_of(status, notice)
}

pub(super) fn of_tally(notice: &Notice) -> Note {
    moved_or_left(notice, Status::TallyReset, Status::TallyLeft)
}

pub(super) fn of_deck(notice: &Notice) -> Note {
    moved_or_left(notice, Status::DeckReset, Status::DeckLeft)
}

fn of_lessons(notice: &Notice) -> Note {
    moved_or_left(notice, Status::LessonsReset, Status::LessonsLeft)
}

fn of_reviews(notice: &Notice) -> Note {
    moved_or_left(notice, Status::ReviewsReset, Status::ReviewsLeft)
}

fn of_puzzles(notice: &Notice) -> Note {
    moved_or_left(notice, Status::PuzzlesReset, Status::PuzzlesLeft)
}

pub(super) fn of_repertoire(notice: &Notice) -> Note {
    moved_or_left(notice, Status::RepertoireReset, Status::RepertoireLeft)
}

pub(super) fn of_engines(notice: &Notice) -> Note {
    moved_or_left(notice, Status::EnginesReset, Status::EnginesLeft)
}

pub(super) fn of_recent(notice: &Notice) -> Note {
    moved_or_left(notice, Status::RecentReset, Status::RecentReset)
}

pub(super) fn of_places(notice: &Notice) -> Note {
    moved_or_left(notice, Status::PlacesReset, Status::PlacesLeft)
}

pub(super) fn of_collections(notice: &Notice) -> Note {
    moved_or_left(notice, Status::CollectionsReset, Status::CollectionsReset)
}

fn moved_or_left(notice: &Notice, moved: Status, left: Status) -> Note {
    let status = match notice.trouble {
        _ if notice.kept_aside.is_none() => left,
        Trouble::NewerVersion => Status::FileNewer,
        _ => moved,
    };
    note_of(status, notice)
}

/// A note with the place of a file; or with the name alone of one that was moved, unless a later version may want it back.
fn note_of(status: Status, notice: &Notice) -> Note {
    let place = match &notice.kept_aside {
        Some(kept) if notice.trouble != Trouble::NewerVersion => name_of(kept),
        kept => visible_name(&kept.as_ref().unwrap_or(&notice.path).display().to_string()),
    };
    match notice.trouble {
        Trouble::NoFolder => Note::new(Status::FolderTaken).detail(place),
        _ => Note::of_kept_file(status, place),
    }
}

fn line_of(study: &Study) -> GameRecord {
    let tree = study.tree();
    GameRecord::of(tree, tree.line_after(study.at()).last().copied().unwrap_or(study.at()))
}
