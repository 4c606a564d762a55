//! Whatever may take long with a disk.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use serde::de::DeserializeOwned;

use super::queue::{self, Kind, Queued};
use super::{AutosaveError, DiskAnswer, Places};
use crate::app::deck::{Change, DeckFile};
use crate::app::disk::{self, Reason, ReasonKind};
use crate::app::engines::{EnginesFile, ListedProgram};
use crate::app::library::Archive;
use crate::app::session::{
    ClaimError, Draft, Place, SaveSessionError, Session, SessionId, Sessions,
};
use crate::app::settings::{Settings, SettingsFile};
use crate::app::tally::TallyFile;
use crate::game::TallyChange;
use crate::game::tree::GameTree;

/// What is done at the desk.
#[derive(Debug)]
pub(super) enum Job {
    /// Brings the game to the disk.
    Keep {
        sequence: u64,
        draft: Draft,
    },
    /// Removes the game.
    Clear(Place),
    /// Brings a game to the disk that makes room for another.
    PutBy(Draft),
    /// Lets go of a session, all of which is on the disk.
    Leave(Session),
    Claim(Option<SessionId>),
    ListKept,
    SaveSettings(Box<Settings>),
    ChangeTally(TallyChange),
    SaveEngines(Vec<ListedProgram>),
    ReadDeck,
    ChangeDeck(Box<Change>),
    KeepGame {
        number: u64,
        tree: Box<GameTree>,
        moment: String,
    },
    DeleteGames(Option<Vec<PathBuf>>),
    Write {
        path: PathBuf,
        bytes: Vec<u8>,
    },
}

impl Queued for Job {
    fn kind(&self) -> Kind {
        match self {
            Self::Keep { .. } => Kind::Save,
            Self::Clear(_) => Kind::Clear,
            Self::PutBy(_) | Self::Leave(_) => Kind::ChangesSession,
            Self::SaveSettings(_) => Kind::Settings,
            Self::Claim(_)
            | Self::ListKept
            | Self::ChangeTally(_)
            | Self::ReadDeck
            | Self::ChangeDeck(_)
            | Self::KeepGame { .. }
            | Self::DeleteGames(_)
            | Self::SaveEngines(_)
            | Self::Write { .. } => Kind::Other,
        }
    }
}

/// What its thread has at hand.
pub(super) struct Desk<A> {
    sessions: Option<Sessions>,
    settings: Option<SettingsFile>,
    tally: Option<TallyFile>,
    games: Option<Archive>,
    /// The number of the game that was kept last, and its file.
    last_kept: Option<(u64, PathBuf)>,
    engines: Option<EnginesFile>,
    deck: Option<PathBuf>,
    answer: Arc<A>,
}

impl<A> Desk<A> {
    /// The session in the places is somebody else's.
    pub(super) fn new(places: Places, answer: Arc<A>) -> Self {
        let Places { sessions, session: _, settings, tally, games, engines, deck } = places;
        Self { sessions, settings, tally, games, engines, deck, last_kept: None, answer }
    }

    pub(super) fn work<T>(mut self, jobs: &Receiver<Job>)
    where
        T: DeserializeOwned,
        A: Fn(DiskAnswer<T>),
    {
        queue::work(jobs, |job| {
            if let Some(answer) = self.perform(job) {
                (self.answer)(answer);
            }
        });
    }

    fn perform<T: DeserializeOwned>(&mut self, job: Job) -> Option<DiskAnswer<T>> {
        Some(match job {
            Job::Keep { sequence, draft } => match draft.keep() {
                Ok(()) => DiskAnswer::Saved { sequence },
                Err(error) => DiskAnswer::SaveFailed { sequence, error: failed(error) },
            },
            Job::Clear(place) => match place.clear_game() {
                Ok(()) => return None,
                Err(error) => DiskAnswer::ClearFailed(error),
            },
            Job::PutBy(draft) => DiskAnswer::PutBy(draft.keep().map_err(failed)),
            Job::Leave(session) => {
                drop(session);
                return None;
            }
            Job::Claim(id) => self.claim(id),
            Job::ListKept => DiskAnswer::Kept(
                self.sessions.as_ref().map_or_else(|| Ok(Vec::new()), Sessions::keep_newest),
            ),
            Job::SaveSettings(settings) => match self.settings.as_mut()?.save(&settings) {
                Ok(notice) => DiskAnswer::SettingsSaved(notice),
                Err(error) => DiskAnswer::SettingsFailed(error),
            },
            Job::ChangeTally(change) => match self.tally.as_ref()?.change(change) {
                Ok(notice) => DiskAnswer::TallySaved(notice),
                Err(error) => DiskAnswer::TallyFailed(error),
            },
            Job::SaveEngines(programs) => match self.engines.as_mut()?.save(&programs) {
                Ok(notice) => DiskAnswer::EnginesSaved(notice),
                Err(error) => DiskAnswer::EnginesFailed(error),
            },
            Job::ReadDeck => {
                let (_, deck, notice) = DeckFile::open(self.deck.clone()?);
                DiskAnswer::DeckRead(Box::new(deck), notice)
            }
            Job::ChangeDeck(change) => {
                let changed = DeckFile::at(self.deck.clone()?).change(&change);
                DiskAnswer::DeckChanged(changed.map(|(_, notice)| notice))
            }
            Job::KeepGame { number, tree, moment } => {
                DiskAnswer::GameKept(self.keep_game(number, &tree, &moment))
            }
            Job::DeleteGames(files) => DiskAnswer::GamesDeleted(self.delete_games(files)),
            Job::Write { path, bytes } => {
                let result = disk::write_whole(&path, &bytes);
                DiskAnswer::Written { path, result }
            }
        })
    }

    fn keep_game(&mut self, number: u64, tree: &GameTree, moment: &str) -> Result<(), Reason> {
        let no_place = || Reason::new(ReasonKind::NoHome, &"games");
        let games = self.games.as_ref().ok_or_else(no_place)?;
        let before = self.last_kept.as_ref().filter(|(kept, _)| *kept == number);
        let before = before.map(|(_, path)| path.as_path());
        let path = games.keep(tree, moment, before).map_err(|error| Reason::from(&error))?;
        self.last_kept = Some((number, path));
        Ok(())
    }

    fn delete_games(&self, files: Option<Vec<PathBuf>>) -> Result<usize, disk::WriteError> {
        let Some(games) = &self.games else { return Ok(0) };
        let Some(files) = files else { return games.delete_all() };
        files.iter().try_for_each(|path| games.delete(path))?;
        Ok(files.len())
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

fn failed(error: disk::WriteError) -> AutosaveError {
    AutosaveError::Save(SaveSessionError::Write(error))
}
