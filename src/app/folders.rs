//! Where a user's files are: the only place that asks the environment for them.

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use etcetera::base_strategy::Xdg;
use thiserror::Error;

/// The system knows no home folder to keep files in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no home folder to keep files in")]
pub struct NoHomeError;

/// The folders for files, which need not exist; `None` where there is no place for one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    /// For settings.
    pub config: Option<PathBuf>,
    /// For what programs remember.
    pub state: Option<PathBuf>,
    /// For what the user made.
    pub data: Option<PathBuf>,
}

impl Folders {
    /// This user's: `$XDG_CONFIG_HOME/heibai` or `~/.config/heibai`, `$XDG_STATE_HOME/heibai` or
    /// `~/.local/state/heibai`, and `$XDG_DATA_HOME/heibai` or `~/.local/share/heibai`.
    pub fn of_user() -> Self {
        let Ok(folders) = Xdg::new() else { return Self::default() };
        Self {
            config: Some(folders.config_dir().join("heibai")),
            state: folders.state_dir().map(|folder| folder.join("heibai")),
            data: Some(folders.data_dir().join("heibai")),
        }
    }

    /// Those inside one folder, instead of the user's.
    pub fn inside(folder: &Path) -> Self {
        let inner = |name| Some(folder.join(name));
        Self { config: inner("config"), state: inner("state"), data: inner("data") }
    }

    /// The same by the variables that name them, for manuals.
    pub fn by_variables() -> Self {
        let of = |variable| Some(PathBuf::from(format!("${variable}/heibai")));
        Self {
            config: of("XDG_CONFIG_HOME"),
            state: of("XDG_STATE_HOME"),
            data: of("XDG_DATA_HOME"),
        }
    }
}

/// A file or folder among a user's, as the manual lists it.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// What it holds, as a sentence.
    pub about: &'static str,
    /// Its path.
    pub of: fn(&Folders) -> Result<PathBuf, NoHomeError>,
}

/// Declares the place of each file or folder: in which of the folders, and its name there.
macro_rules! places {
    ($(#[doc = $about:literal] $place:ident = $folder:ident / $name:literal;)+) => {
        /// All places.
        pub const PLACES: &[Place] = &[
            $(Place { about: $about.trim_ascii_start(), of: Folders::$place },)+
        ];

        impl Folders {
            $(
                #[doc = $about]
                ///
                /// # Errors
                /// [`NoHomeError`] if there is no place for it.
                pub fn $place(&self) -> Result<PathBuf, NoHomeError> {
                    Ok(self.$folder.as_ref().ok_or(NoHomeError)?.join($name))
                }
            )+
        }
    };
}

places! {
    /// The settings.
    settings = config / "settings.toml";
    /// The external engines that were added.
    engines = config / "engines.toml";
    /// How often who won against whom.
    tally = state / "tally.toml";
    /// The files opened and saved last.
    recent = state / "recent.json";
    /// Where the window was, and the folders used last.
    last_places = state / "places.json";
    /// Unfinished games and studies.
    sessions = state / "sessions";
    /// The journal: what is promised and not in its file yet.
    pending = state / "pending";
    /// Logs, if any were asked for.
    logs = state / "logs";
    /// The mistakes to practise.
    practice = data / "practice.json";
    /// The puzzles that were tried.
    puzzles = data / "puzzles.json";
    /// How far one has come in the lessons.
    lessons = data / "lessons.json";
    /// What reviews found in the person's games.
    reviews = data / "reviews.json";
    /// The openings that are learnt.
    repertoire = data / "repertoire.json";
    /// The list of the files added to the explorer.
    collections = data / "collections.json";
    /// Finished games, as SGF.
    games = data / "games";
}
