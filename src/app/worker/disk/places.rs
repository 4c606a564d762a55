//! The files in the worker's care.

use std::path::PathBuf;

use crate::app::engines::EnginesFile;
use crate::app::journal::{Journal, OrphanedEntry};
use crate::app::kept_file::KeptFile;
use crate::app::last_places::LastPlacesFile;
use crate::app::library::Archive;
use crate::app::recent::RecentFiles;
use crate::app::session::{Session, Sessions};
use crate::app::settings::SettingsFile;
use crate::game::Tallies;

/// The files in the worker's care; `None` where there is no place for one.
#[derive(Debug, Default)]
pub struct Places {
    /// The folder of unfinished games.
    pub sessions: Option<Sessions>,
    /// The session of a game taken over at the start; otherwise the first save begins one.
    pub session: Option<Session>,
    /// The settings.
    pub settings: Option<SettingsFile>,
    /// The tallies.
    pub tally: Option<KeptFile<Tallies>>,
    /// The archive of finished games.
    pub games: Option<Archive>,
    /// The list of recent files.
    pub recent: Option<RecentFiles>,
    /// Where the window was.
    pub last: Option<LastPlacesFile>,
    /// The list of engines.
    pub engines: Option<EnginesFile>,
    /// The deck of mistakes.
    pub deck: Option<PathBuf>,
    /// The puzzles that were tried.
    pub puzzles: Option<PathBuf>,
    /// How far one has come in the lessons.
    pub lessons: Option<PathBuf>,
    /// What reviews found in the person's games.
    pub reviews: Option<PathBuf>,
    /// The repertoires.
    pub repertoire: Option<PathBuf>,
    /// The list of collections, for orphaned entries only.
    pub collections: Option<PathBuf>,
    /// The journal.
    pub journal: Option<Journal>,
    /// Entries of killed programs, which are carried out first.
    pub orphans: Vec<OrphanedEntry>,
}
