//! Puts the settings back to their defaults, also while windows are open.

use std::path::PathBuf;

use thiserror::Error;

use super::folders::{Folders, NoHomeError};
use super::journal::{Journal, OrphanedEntry};
use super::settings::{SaveSettingsError, SettingsFile};

/// The settings are as they were.
#[derive(Debug, Error)]
pub enum ResetError {
    /// There is no place for them.
    #[error(transparent)]
    NoHome(#[from] NoHomeError),
    /// The file can't be put aside or written.
    #[error(transparent)]
    File(#[from] SaveSettingsError),
}

/// Puts the settings back to their defaults. Returns where the former file is kept; `None` if there was nothing to do.
///
/// An open window keeps the settings that it shows. What is changed there afterwards is written on top of the defaults.
///
/// # Errors
/// [`ResetError`].
pub fn reset_settings(folders: &Folders) -> Result<Option<PathBuf>, ResetError> {
    // A choice that a killed program could not write any more would come back with the next start.
    let pending = folders.pending().map(|folder| Journal::at(folder).orphaned_settings());
    let kept = SettingsFile::reset(&folders.settings()?)?;
    for OrphanedEntry { lock, .. } in pending.unwrap_or_default() {
        lock.remove();
    }
    Ok(kept)
}
