//! Where a user's files are: the one place that asks the environment.

use std::path::PathBuf;

use etcetera::BaseStrategy;
use etcetera::base_strategy::Xdg;
use thiserror::Error;

/// Says that the system names no home folder, below which files could be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no home folder to keep files in")]
pub struct NoHomeError;

/// The folders that a program keeps files in. They need not be there yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    /// That of the settings, if there is a place for it.
    pub config: Option<PathBuf>,
    /// That of what programs remember, if there is a place for it.
    pub state: Option<PathBuf>,
    /// That of what its user made, if there is a place for it.
    pub data: Option<PathBuf>,
}

impl Folders {
    /// Those of this user: `$XDG_CONFIG_HOME/heibai` or `~/.config/heibai`, `$XDG_STATE_HOME/heibai` or
    /// `~/.local/state/heibai`, and `$XDG_DATA_HOME/heibai` or `~/.local/share/heibai`.
    pub fn of_user() -> Self {
        let Ok(folders) = Xdg::new() else { return Self::default() };
        Self {
            config: Some(folders.config_dir().join("heibai")),
            state: folders.state_dir().map(|folder| folder.join("heibai")),
            data: Some(folders.data_dir().join("heibai")),
        }
    }

    /// The file of the settings.
    ///
    /// # Errors
    /// [`NoHomeError`] if there is no place for it.
    pub fn settings(&self) -> Result<PathBuf, NoHomeError> {
        Ok(self.config.as_ref().ok_or(NoHomeError)?.join("settings.toml"))
    }

    /// The file of the programs of others.
    ///
    /// # Errors
    /// [`NoHomeError`] if there is no place for it.
    pub fn engines(&self) -> Result<PathBuf, NoHomeError> {
        Ok(self.config.as_ref().ok_or(NoHomeError)?.join("engines.toml"))
    }

    /// The file of the tallies.
    ///
    /// # Errors
    /// [`NoHomeError`] if there is no place for it.
    pub fn tally(&self) -> Result<PathBuf, NoHomeError> {
        Ok(self.state.as_ref().ok_or(NoHomeError)?.join("tally.toml"))
    }

    /// The folder of the unfinished games.
    ///
    /// # Errors
    /// [`NoHomeError`] if there is no place for it.
    pub fn sessions(&self) -> Result<PathBuf, NoHomeError> {
        Ok(self.state.as_ref().ok_or(NoHomeError)?.join("sessions"))
    }

    /// The folder of what is promised and not on the disk yet.
    ///
    /// # Errors
    /// [`NoHomeError`] if there is no place for it.
    pub fn pending(&self) -> Result<PathBuf, NoHomeError> {
        Ok(self.state.as_ref().ok_or(NoHomeError)?.join("pending"))
    }

    /// The file of the mistakes that are practised.
    ///
    /// # Errors
    /// [`NoHomeError`] if there is no place for it.
    pub fn practice(&self) -> Result<PathBuf, NoHomeError> {
        Ok(self.data.as_ref().ok_or(NoHomeError)?.join("practice.json"))
    }

    /// The file that says which collections were added to the explorer.
    ///
    /// # Errors
    /// [`NoHomeError`] if there is no place for it.
    pub fn collections(&self) -> Result<PathBuf, NoHomeError> {
        Ok(self.data.as_ref().ok_or(NoHomeError)?.join("collections.json"))
    }

    /// The folder of the finished games.
    ///
    /// # Errors
    /// [`NoHomeError`] if there is no place for it.
    pub fn games(&self) -> Result<PathBuf, NoHomeError> {
        Ok(self.data.as_ref().ok_or(NoHomeError)?.join("games"))
    }
}
