//! The explorer's collections, kept in `$XDG_DATA_HOME/heibai/collections.json`: paths of files, not copies.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::disk::{KeepAsideError, Notice, Reason, Trouble, WriteError};
use super::shared_file::{self, Fault};

const VERSION: i64 = 1;
const SIZE_LIMIT: u64 = 16 << 20;
/// The most collections, each of which is read whole.
pub const MOST: usize = 1000;

/// A change to the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Adds a file, unless it is listed.
    Add(PathBuf),
    /// Removes a file.
    Remove(PathBuf),
}

impl Change {
    /// Applies the change; returns false if there is no room, or the path is no valid text.
    pub(super) fn make(&self, files: &mut Vec<PathBuf>) -> bool {
        match self {
            Self::Add(path) if files.contains(path) => {}
            Self::Add(path) if files.len() >= MOST || path.to_str().is_none() => return false,
            Self::Add(path) => files.push(path.clone()),
            Self::Remove(path) => files.retain(|file| file != path),
        }
        true
    }
}

/// The list was not saved; the file is untouched.
#[derive(Debug, Error)]
pub enum SaveCollectionsError {
    /// The file can't be read, nor moved out of the way.
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// There is no room for the file, or its path is no valid text.
    #[error("{} can't be added", .0.display())]
    Refused(PathBuf),
}

impl SaveCollectionsError {
    /// The reason to show.
    pub fn reason(&self) -> Reason {
        match self {
            Self::KeepAside(error) => error.into(),
            Self::Write(error) => error.into(),
            Self::Refused(_) => Reason::system(self),
        }
    }
}

/// The file of the list.
#[derive(Clone, Debug)]
pub struct CollectionsFile {
    path: PathBuf,
}

impl CollectionsFile {
    /// Reads the list, which is empty without a file. The notice tells of a file that was kept aside.
    pub fn open(path: PathBuf) -> (Self, Vec<PathBuf>, Option<Notice>) {
        let (files, notice) = shared_file::open(&path, read);
        (Self { path }, files, notice)
    }

    /// The file at this path, which need not exist.
    pub fn at(path: PathBuf) -> Self {
        Self { path }
    }

    /// Changes the list in the file, and gives it. The notice tells of a file that had to be kept aside.
    ///
    /// # Errors
    /// [`SaveCollectionsError`]; the file is untouched.
    pub fn change(
        &self,
        change: &Change,
    ) -> Result<(Vec<PathBuf>, Option<Notice>), SaveCollectionsError> {
        shared_file::update(&self.path, read, |mut files: Vec<PathBuf>| {
            if !change.make(&mut files) {
                let (Change::Add(path) | Change::Remove(path)) = change;
                return Err(SaveCollectionsError::Refused(path.clone()));
            }
            write(&self.path, &files)?;
            Ok(files)
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    version: i64,
    files: Vec<PathBuf>,
}

fn read(path: &Path) -> Result<Vec<PathBuf>, Fault> {
    let stored = shared_file::read_json::<Stored>(path, SIZE_LIMIT, VERSION)?;
    let files = stored.map_or_else(Vec::new, |it| it.files);
    if files.len() > MOST {
        return Err((Trouble::InvalidValues, format!("more than {MOST} collections")));
    }
    Ok(files)
}

fn write(path: &Path, files: &[PathBuf]) -> Result<(), WriteError> {
    let written = Stored { version: VERSION, files: files.to_vec() };
    let text = serde_json::to_vec_pretty(&written).expect("names were looked at when they came");
    shared_file::write(path, &text, SIZE_LIMIT)
}
