//! The thread for everything that may take long.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use serde::de::DeserializeOwned;

use super::answer::{AutosaveError, DiskAnswer};
use super::places::Places;
use super::queue::{self, Kind, Queued};
use super::record::{PendingWrite, PromisedGame, Record};
use crate::analysis::practice::Deck;
use crate::app::collections::{CollectionsFile, SaveCollectionsError};
use crate::app::disk::{self, Notice, Reason, ReasonKind};
use crate::app::engines::{EnginesFile, SaveEnginesError};
use crate::app::journal::{Entry, LockedEntry};
use crate::app::kept_file::{Kept, KeptFile};
use crate::app::last_places::{self, LastPlacesFile};
use crate::app::lesson_progress::Progress;
use crate::app::library::{self, Archive, Archived};
use crate::app::recent::{self, RecentFiles};
use crate::app::repertoire::{self, RepertoireFile};
use crate::app::session::{
    ClaimError, Draft, Place, SaveSessionError, Session, SessionId, Sessions,
};
use crate::app::settings::{SaveSettingsError, SettingsFile};
use crate::app::shared_file::SaveError;
use crate::game::Tallies;
use crate::insight::Reviews;
use crate::puzzles::History;

#[derive(Debug)]
pub(super) enum Job {
    Keep {
        sequence: u64,
        draft: Draft,
    },
    Clear(Place),
    /// As [`Self::Clear`], once the finished game is in the archive: until then this is its only copy.
    ClearOnceArchived(Place),
    /// Saves a game that makes room for another.
    PutBy(Draft),
    Leave(Session),
    Claim(Option<SessionId>),
    ListResumable,
    Promised(Record, PendingWrite),
    ReadDeck,
    ReadPuzzles,
    ReadLessons,
    ReadReviews,
    ReadRepertoires,
    DeleteGames(Option<Vec<PathBuf>>, Arc<library::Progress>),
    ReadRecent,
    ChangeRecent(recent::Change),
    ChangePlaces(last_places::Change),
    Write {
        path: PathBuf,
        bytes: Vec<u8>,
        is_game: bool,
    },
}

impl Queued for Job {
    fn kind(&self) -> Kind {
        match self {
            Self::Keep { .. } => Kind::Save,
            Self::Clear(_) => Kind::Clear,
            Self::PutBy(_) | Self::Leave(_) => Kind::ChangesSession,
            Self::Promised(Record::Settings(_), _) => Kind::Settings,
            Self::ClearOnceArchived(_)
            | Self::Claim(_)
            | Self::ListResumable
            | Self::Promised(..)
            | Self::ReadDeck
            | Self::ReadPuzzles
            | Self::ReadLessons
            | Self::ReadReviews
            | Self::ReadRepertoires
            | Self::DeleteGames(..)
            | Self::ReadRecent
            | Self::ChangeRecent(_)
            | Self::ChangePlaces(_)
            | Self::Write { .. } => Kind::Other,
        }
    }

    fn absorb(&mut self, earlier: Self) {
        if let (Self::Promised(_, pending), Self::Promised(_, before)) = (self, earlier) {
            pending.absorb(before);
        }
    }
}

pub(super) struct Writer<A> {
    sessions: Option<Sessions>,
    settings: Option<SettingsFile>,
    tally: Option<KeptFile<Tallies>>,
    games: Option<Archive>,
    /// The number and file of the game archived last.
    last_archived: Option<(u64, PathBuf)>,
    engines: Option<EnginesFile>,
    deck: Option<KeptFile<Deck>>,
    puzzles: Option<KeptFile<History>>,
    lessons: Option<KeptFile<Progress>>,
    reviews: Option<KeptFile<Reviews>>,
    repertoire: Option<RepertoireFile>,
    collections: Option<PathBuf>,
    recent: Option<RecentFiles>,
    last_places: Option<LastPlacesFile>,
    /// What could not be done, oldest first: tried again before the next one and at the end. What is in the journal is left
    /// to the next start then.
    undone: Vec<Undone>,
    /// The only copy of a finished game that is not in the archive yet.
    uncleared: Option<Place>,
    /// Whether the disk confirmed the last save of the unfinished game.
    is_confirmed: bool,
    /// To be told after the answer: a file is in its place, but the disk has not confirmed it.
    unconfirmed: Option<disk::WriteError>,
    answer: Arc<A>,
}

impl<A> Writer<A> {
    /// Sessions in use and orphaned entries are handled elsewhere.
    pub(super) fn new(places: Places, answer: Arc<A>) -> Self {
        let Places { sessions, settings, tally, games, engines, collections, .. } = places;
        let (recent, last_places) = (places.recent, places.last);
        let deck = places.deck.map(KeptFile::at);
        let puzzles = places.puzzles.map(KeptFile::at);
        let lessons = places.lessons.map(KeptFile::at);
        let reviews = places.reviews.map(KeptFile::at);
        let repertoire = places.repertoire.map(KeptFile::at);
        let (last_archived, undone, uncleared) = (None, Vec::new(), None);
        let (is_confirmed, unconfirmed) = (true, None);
        Self {
            sessions,
            settings,
            tally,
            games,
            last_archived,
            engines,
            deck,
            puzzles,
            lessons,
            reviews,
            repertoire,
            collections,
            recent,
            last_places,
            undone,
            uncleared,
            is_confirmed,
            unconfirmed,
            answer,
        }
    }

    pub(super) fn work<T>(mut self, jobs: &Receiver<Job>)
    where
        T: DeserializeOwned,
        A: Fn(DiskAnswer<T>),
    {
        queue::work(jobs, |job| {
            let answer = self.perform(job);
            let unconfirmed = self.unconfirmed.take().map(DiskAnswer::Unconfirmed);
            answer.into_iter().chain(unconfirmed).for_each(|answer| (self.answer)(answer));
        });
        self.retry();
    }

    fn perform<T: DeserializeOwned>(&mut self, job: Job) -> Option<DiskAnswer<T>>
    where
        A: Fn(DiskAnswer<T>),
    {
        Some(match job {
            Job::Keep { sequence, draft } => {
                // Another game is in its place, if only as a draft.
                self.uncleared = None;
                match self.in_place(draft.keep()) {
                    Ok(()) => {
                        // Told once, not after every move.
                        let is_confirmed = self.unconfirmed.is_none();
                        if !std::mem::replace(&mut self.is_confirmed, is_confirmed) {
                            self.unconfirmed = None;
                        }
                        DiskAnswer::Saved { sequence }
                    }
                    Err(error) => DiskAnswer::SaveFailed { sequence, error: failed(error) },
                }
            }
            Job::Clear(place) => return clear(place.clear_game()),
            Job::ClearOnceArchived(place) => {
                if self.has_unarchived() {
                    self.uncleared = Some(place);
                    return None;
                }
                return clear(place.clear_finished());
            }
            Job::PutBy(draft) => DiskAnswer::PutBy(self.in_place(draft.keep()).map_err(failed)),
            Job::Leave(session) => {
                self.retry();
                let is_archived = !self.has_unarchived();
                return match self.uncleared.take_if(|place| place == session.place()) {
                    Some(_) if is_archived => clear(session.discard()),
                    _ => None,
                };
            }
            Job::Claim(id) => self.claim(id),
            Job::ListResumable => DiskAnswer::Resumable(
                self.sessions.as_ref().map_or_else(|| Ok(Vec::new()), Sessions::prune),
            ),
            Job::Promised(record, mut pending) => {
                self.replace_choice(&record, &mut pending);
                self.retry();
                let answer = self.fulfil(&record, pending.entry().as_deref());
                if answer.as_ref().is_some_and(is_to_be_retried) {
                    let entries = std::mem::take(&mut pending.entries);
                    self.undone.push(Undone { record, entries });
                } else {
                    pending.done();
                }
                return answer;
            }
            Job::ReadDeck => {
                let (deck, notice) = self.deck.as_ref()?.read();
                DiskAnswer::DeckRead(Box::new(deck), notice)
            }
            Job::ReadPuzzles => {
                let (history, notice) = self.puzzles.as_ref()?.read();
                DiskAnswer::PuzzlesRead(Box::new(history), notice)
            }
            Job::ReadReviews => {
                let (reviews, notice) = self.reviews.as_ref()?.read();
                DiskAnswer::ReviewsRead(Box::new(reviews), notice)
            }
            Job::ReadLessons => {
                let (progress, notice) = self.lessons.as_ref()?.read();
                DiskAnswer::LessonsRead(Box::new(progress), notice)
            }
            Job::ReadRepertoires => {
                let read = self.repertoire.as_ref().map(KeptFile::read);
                // Without a place for them there are none; a game may wait for the answer.
                let (repertoires, notice) = read.unwrap_or_default();
                DiskAnswer::RepertoiresRead(Box::new(repertoires), notice)
            }
            Job::DeleteGames(files, progress) => {
                let games = self.games.as_ref();
                let deleted = games.map_or(Ok(0), |games| games.delete_games(files, &progress));
                DiskAnswer::GamesDeleted(deleted)
            }
            Job::ReadRecent => {
                let (files, notice) = self.recent.as_ref()?.read();
                DiskAnswer::RecentRead(files, notice)
            }
            Job::ChangeRecent(change) => {
                DiskAnswer::RecentChanged(self.recent.as_ref()?.change(&change))
            }
            Job::ChangePlaces(change) => {
                DiskAnswer::PlacesChanged(self.last_places.as_ref()?.change(&change))
            }
            Job::Write { path, bytes, is_game } => {
                let result = self.in_place(disk::write_whole(&path, &bytes));
                DiskAnswer::Written { path, is_game, result }
            }
        })
    }

    /// Takes a file that is in its place for written; that the disk has not confirmed it is told apart.
    fn in_place(&mut self, written: Result<(), disk::WriteError>) -> Result<(), disk::WriteError> {
        match written {
            Err(error) if error.is_in_place() => {
                self.unconfirmed = Some(error);
                Ok(())
            }
            written => written,
        }
    }

    /// As [`Self::in_place`], for a game in the archive.
    fn archived(&mut self, kept: Result<PathBuf, disk::WriteError>) -> Result<PathBuf, Reason> {
        match kept {
            Err(disk::WriteError::Unconfirmed { path, cause }) => {
                let unconfirmed = disk::WriteError::Unconfirmed { path: path.clone(), cause };
                self.unconfirmed = Some(unconfirmed);
                Ok(path)
            }
            kept => kept.map_err(|error| (&error).into()),
        }
    }

    /// Drops a choice that could not be saved: this later one of the same file includes it.
    fn replace_choice(&mut self, record: &Record, pending: &mut PendingWrite) {
        let is_older = |it: &Undone| {
            matches!(
                (&it.record, record),
                (Record::Settings(_), Record::Settings(_))
                    | (Record::Engines(_), Record::Engines(_))
            )
        };
        for older in self.undone.extract_if(.., |it| is_older(it)) {
            pending.entries.splice(0..0, older.entries);
        }
    }

    /// Tries again what could not be done, in the order of each file: what is stuck holds up nothing else.
    fn retry<T: DeserializeOwned>(&mut self)
    where
        A: Fn(DiskAnswer<T>),
    {
        let mut stuck: Vec<Undone> = Vec::new();
        for Undone { record, entries } in std::mem::take(&mut self.undone) {
            if stuck.iter().any(|it| it.record.target() == record.target()) {
                stuck.push(Undone { record, entries });
                continue;
            }
            let entry = entries.first().map(LockedEntry::name);
            let answer = self.fulfil(&record, entry.as_deref());
            // That it failed was told the first time.
            if answer.as_ref().is_some_and(is_to_be_retried) {
                stuck.push(Undone { record, entries });
                continue;
            }
            entries.into_iter().for_each(LockedEntry::remove);
            if let Some(answer) = answer {
                (self.answer)(answer);
            }
        }
        self.undone = stuck;
    }

    fn has_unarchived(&self) -> bool {
        self.undone.iter().any(|it| matches!(it.record, Record::Game(_)))
    }

    /// Keeps a promise, identified by the name of its entry if it has one.
    fn fulfil<T>(&mut self, record: &Record, entry: Option<&str>) -> Option<DiskAnswer<T>> {
        Some(match record {
            Record::Settings(settings) => {
                DiskAnswer::SettingsChanged(self.settings.as_mut()?.save(settings))
            }
            Record::Engines(programs) => {
                DiskAnswer::EnginesChanged(self.engines.as_mut()?.save(programs))
            }
            Record::Game(game) => DiskAnswer::GameArchived(self.archive_game(game)),
            Record::Entered(entered) => match &**entered {
                Entry::Settings { before, after } => {
                    DiskAnswer::SettingsChanged(self.settings.as_mut()?.replay(before, after))
                }
                Entry::Engines { before, after } => {
                    DiskAnswer::EnginesChanged(self.engines.as_mut()?.replay(before, after))
                }
                // There is no such level, and nothing to count.
                Entry::Tally(change) => {
                    let tally = self.tally.as_ref()?;
                    change_kept(tally, &change.change()?, entry, DiskAnswer::TallyChanged)
                }
                Entry::Deck(change) => {
                    change_kept(self.deck.as_ref()?, change, entry, DiskAnswer::DeckChanged)
                }
                Entry::Puzzles(change) => {
                    change_kept(self.puzzles.as_ref()?, change, entry, DiskAnswer::PuzzlesChanged)
                }
                Entry::Lessons(change) => {
                    change_kept(self.lessons.as_ref()?, change, entry, DiskAnswer::LessonsChanged)
                }
                Entry::Reviews(change) => {
                    change_kept(self.reviews.as_ref()?, change, entry, DiskAnswer::ReviewsChanged)
                }
                Entry::Repertoire(change) => self.change_repertoire(change, entry)?,
                Entry::Game { text, moment, earlier, before } => DiskAnswer::GameArchived(
                    self.archive_orphaned(text, moment, earlier, before.as_deref()),
                ),
                Entry::Collections(change) => {
                    let changed = CollectionsFile::at(self.collections.clone()?).change(change);
                    DiskAnswer::CollectionsChanged(changed.map(|(_, notice)| notice))
                }
            },
        })
    }

    fn change_repertoire<T>(
        &self,
        change: &repertoire::Change,
        entry: Option<&str>,
    ) -> Option<DiskAnswer<T>> {
        let changed = self.repertoire.as_ref()?.change(change, entry);
        let changed = changed.map(|(repertoires, notice)| (Box::new(repertoires), notice));
        Some(DiskAnswer::RepertoireChanged(changed))
    }

    fn archive_game(&mut self, game: &PromisedGame) -> Result<Option<Archived>, Reason> {
        let PromisedGame { number, text, moment, before } = game;
        let games = self.games.as_ref().ok_or_else(no_place)?;
        let last = self.last_archived.as_ref().filter(|(kept, _)| kept == number);
        let before = last.map(|(_, path)| path.clone()).or_else(|| games.named(before.as_deref()?));
        let kept = games.add_text(text, moment, before.as_deref());
        let path = self.archived(kept)?;
        let name = self.games.as_ref().and_then(|games| games.name_of(&path));
        self.last_archived = Some((*number, path));
        Ok(name.map(|name| Archived { number: *number, name }))
    }

    fn archive_orphaned(
        &mut self,
        text: &str,
        moment: &str,
        earlier: &[String],
        before: Option<&str>,
    ) -> Result<Option<Archived>, Reason> {
        let games = self.games.as_ref().ok_or_else(no_place)?;
        let before = before.and_then(|name| games.named(name));
        let kept = games.add_orphaned(text, moment, earlier, before.as_deref());
        self.archived(kept).map(|_| None)
    }

    fn claim<T: DeserializeOwned>(&self, id: Option<SessionId>) -> DiskAnswer<T> {
        let (mut claimed, mut notices, mut unknown, mut error) = (None, Vec::new(), None, None);
        match (&self.sessions, id) {
            (None, _) => {}
            (Some(sessions), None) => {
                let latest = sessions.claim_latest();
                (claimed, notices, unknown) = (latest.claimed, latest.notices, latest.unknown);
            }
            (Some(sessions), Some(id)) => match sessions.claim(&id) {
                Ok(found) => claimed = Some(found),
                Err(ClaimError::Unusable(notice)) => notices.push(notice),
                Err(other) => error = Some(other),
            },
        }
        DiskAnswer::Claimed { claimed, notices, unknown, error }
    }
}

/// A promise that could not be kept yet.
struct Undone {
    record: Record,
    entries: Vec<LockedEntry>,
}

/// Whether a promise failed that can be kept another time.
fn is_to_be_retried<T>(answer: &DiskAnswer<T>) -> bool {
    let reason = match answer {
        // There is no room in the list, and won't be; nor will what is invalid be valid.
        DiskAnswer::CollectionsChanged(Err(SaveCollectionsError::Refused(_)))
        | DiskAnswer::SettingsChanged(Err(SaveSettingsError::Invalid(_)))
        | DiskAnswer::EnginesChanged(Err(SaveEnginesError::Invalid(_))) => return false,
        DiskAnswer::SettingsChanged(Err(error)) => error.reason(),
        DiskAnswer::EnginesChanged(Err(error)) => error.reason(),
        DiskAnswer::TallyChanged(Err(error))
        | DiskAnswer::DeckChanged(Err(error))
        | DiskAnswer::PuzzlesChanged(Err(error))
        | DiskAnswer::LessonsChanged(Err(error))
        | DiskAnswer::ReviewsChanged(Err(error))
        | DiskAnswer::RepertoireChanged(Err(error)) => error.reason(),
        DiskAnswer::CollectionsChanged(Err(error)) => error.reason(),
        DiskAnswer::GameArchived(Err(reason)) => reason.clone(),
        _ => return false,
    };
    // What is in its place would be counted twice.
    reason.kind != ReasonKind::Unconfirmed
}

fn change_kept<K: Kept, T>(
    file: &KeptFile<K>,
    change: &K::Change,
    entry: Option<&str>,
    told: impl FnOnce(Result<Option<Notice>, SaveError>) -> DiskAnswer<T>,
) -> DiskAnswer<T> {
    told(file.change(change, entry).map(|(_, notice)| notice))
}

fn clear<T>(cleared: Result<(), disk::WriteError>) -> Option<DiskAnswer<T>> {
    cleared.err().map(DiskAnswer::ClearFailed)
}

fn no_place() -> Reason {
    Reason::new(ReasonKind::NoHome, &"games")
}

fn failed(error: disk::WriteError) -> AutosaveError {
    AutosaveError::Save(SaveSessionError::Write(error))
}
