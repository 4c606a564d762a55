//! What the disk worker answers.

use std::path::PathBuf;

use thiserror::Error;

use crate::analysis::practice::Deck;
use crate::app::collections::SaveCollectionsError;
use crate::app::disk::{Notice, ReadError, Reason, ReasonKind, WriteError};
use crate::app::engines::SaveEnginesError;
use crate::app::lesson_progress::Progress;
use crate::app::library::Archived;
use crate::app::session::{BeginError, ClaimError, Claimed, ResumableGame, SaveSessionError};
use crate::app::settings::SaveSettingsError;
use crate::app::shared_file::SaveError;
use crate::insight::Reviews;
use crate::puzzles::History;
use crate::repertoire::Repertoires;

/// The unfinished game was not saved.
#[derive(Debug, Error)]
pub enum AutosaveError {
    /// There is no folder for unfinished games.
    #[error("there is no folder to keep games in")]
    NoPlace,
    /// No session can be begun.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// The game can't be saved.
    #[error(transparent)]
    Save(#[from] SaveSessionError),
}

impl AutosaveError {
    /// The reason to show.
    pub fn reason(&self) -> Reason {
        match self {
            Self::NoPlace => Reason::new(ReasonKind::NoHome, self),
            Self::Begin(error) => error.reason(),
            Self::Save(error) => error.reason(),
        }
    }
}

/// An answer of the disk worker. `T` is the game as it is saved.
#[derive(Debug)]
pub enum DiskAnswer<T> {
    /// The game with this number is on disk; none with a smaller number is waiting.
    Saved {
        /// The save's number.
        sequence: u64,
    },
    /// The game with this number is not on disk; an earlier one may be.
    SaveFailed {
        /// The save's number.
        sequence: u64,
        /// The cause.
        error: AutosaveError,
    },
    /// A file that was asked for, a game, or an unfinished one, is in its place, but the disk has not confirmed it.
    Unconfirmed(WriteError),
    /// The finished game could not be removed, and may be offered again.
    ClearFailed(WriteError),
    /// An unfinished game was put by.
    PutBy(Result<(), AutosaveError>),
    /// The settings were saved. The notice tells of a file that was kept aside.
    SettingsChanged(Result<Option<Notice>, SaveSettingsError>),
    /// The list of engines was saved. The notice tells of a file that was kept aside.
    EnginesChanged(Result<Option<Notice>, SaveEnginesError>),
    /// A change to the tallies was saved.
    TallyChanged(Result<Option<Notice>, SaveError>),
    /// The deck of mistakes. The notice tells of a file that was kept aside.
    DeckRead(Box<Deck>, Option<Notice>),
    /// A change to the deck was saved.
    DeckChanged(Result<Option<Notice>, SaveError>),
    /// The puzzles that were tried. The notice tells of a file that was kept aside.
    PuzzlesRead(Box<History>, Option<Notice>),
    /// What was added to them was saved.
    PuzzlesChanged(Result<Option<Notice>, SaveError>),
    /// What reviews found in the person's games. The notice tells of a file that was kept aside.
    ReviewsRead(Box<Reviews>, Option<Notice>),
    /// What a review found is kept, or not.
    ReviewsChanged(Result<Option<Notice>, SaveError>),
    /// How far one has come in the lessons. The notice tells of a file that was kept aside.
    LessonsRead(Box<Progress>, Option<Notice>),
    /// A step forward was saved.
    LessonsChanged(Result<Option<Notice>, SaveError>),
    /// The repertoires. The notice tells of a file that was kept aside.
    RepertoiresRead(Box<Repertoires>, Option<Notice>),
    /// The repertoires after a change was saved. The notice tells of a file that was kept aside.
    RepertoireChanged(Result<(Box<Repertoires>, Option<Notice>), SaveError>),
    /// The change of a killed program to the list of game files was made. The notice tells of a file that was kept aside.
    CollectionsChanged(Result<Option<Notice>, SaveCollectionsError>),
    /// A finished game was archived: one of this program, or of one that was killed.
    GameArchived(Result<Option<Archived>, Reason>),
    /// This many finished games were deleted.
    GamesDeleted(Result<usize, WriteError>),
    /// The recent files. The notice tells of a file that was kept aside.
    RecentRead(Vec<PathBuf>, Option<Notice>),
    /// The recent files after a change. The notice tells of a file that was kept aside.
    RecentChanged(Result<(Vec<PathBuf>, Option<Notice>), SaveError>),
    /// A change of the last places was saved. The notice tells of a file that was kept aside.
    PlacesChanged(Result<Option<Notice>, SaveError>),
    /// A file was written.
    Written {
        /// The file.
        path: PathBuf,
        /// Whether a game is in it.
        is_game: bool,
        /// Whether it succeeded.
        result: Result<(), WriteError>,
    },
    /// The unfinished games that are not open anywhere, newest first.
    Resumable(Result<Vec<ResumableGame>, ReadError>),
    /// An unfinished game was claimed, to be shown and then passed to [`DiskWorker::adopt`](super::DiskWorker::adopt).
    Claimed {
        /// The game; `None` if there was none to be had.
        claimed: Option<Claimed<T>>,
        /// Files that were kept aside.
        notices: Vec<Notice>,
        /// Why the games can't be listed.
        unknown: Option<ReadError>,
        /// Why the requested one can't be had.
        error: Option<ClaimError>,
    },
}
