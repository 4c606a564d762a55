//! Where a user's files are: the only place that asks the environment.

use std::path::PathBuf;

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
}

/// Declares the place of each file or folder: in which of the folders, and its name there.
macro_rules! places {
    ($($(#[$about:meta])* $place:ident = $folder:ident / $name:literal;)+) => {
        impl Folders {
            $(
                $(#[$about])*
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
    /// The settings file.
    settings = config / "settings.toml";
    /// The file of external engines.
    engines = config / "engines.toml";
    /// The tally file.
    tally = state / "tally.toml";
    /// The folder of unfinished games.
    sessions = state / "sessions";
    /// The folder of the journal.
    pending = state / "pending";
    /// The file of the mistakes to practise.
    practice = data / "practice.json";
    /// The list of the explorer's collections.
    collections = data / "collections.json";
    /// The folder of finished games.
    games = data / "games";
}
