//! The collections of games that were added to the explorer, kept between starts in
//! `$XDG_DATA_HOME/heibai/collections.json`: where their files are, never a copy.
//!
//! Several programs may share the file: each change is made to what is there, under a lock, and the file is replaced as
//! a whole. One that is not wholly understood is kept aside, never lost.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::disk::{self, KeepAsideError, Notice, ReadError, Reason, Trouble, WriteError};

/// The version of the file that is written, and the newest that is read.
const VERSION: i64 = 1;
/// The longest list has a part of this.
const SIZE_LIMIT: u64 = 16 << 20;
/// More collections are not kept; each is read whole.
pub const MOST: usize = 1000;

/// A change of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// A file is added; one that is there already stays where it is.
    Add(PathBuf),
    /// A file is not wanted any more.
    Remove(PathBuf),
}

impl Change {
    /// Changes a list; gives false, and changes nothing, if there is no room or the name is no text.
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

/// Says that a change is not on disk; the file that was there is untouched.
#[derive(Debug, Error)]
pub enum SaveCollectionsError {
    /// There is a file that can't be read, and it can't be moved out of the way.
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// There is no room for another one, or its name is no text.
    #[error("{} can't be added", .0.display())]
    Refused(PathBuf),
}

impl SaveCollectionsError {
    /// Why, for the window.
    pub fn reason(&self) -> Reason {
        match self {
            Self::KeepAside(error) => error.into(),
            Self::Write(error) => error.into(),
            Self::Refused(_) => Reason::told(self),
        }
    }
}

/// The file of the list.
#[derive(Clone, Debug)]
pub struct CollectionsFile {
    path: PathBuf,
}

impl CollectionsFile {
    /// Reads the list. Without a file it is empty; whatever is wrong with a file is told in the notice, and the file is
    /// kept aside.
    pub fn open(path: PathBuf) -> (Self, Vec<PathBuf>, Option<Notice>) {
        match read(&path) {
            Ok(files) => (Self { path }, files, None),
            Err((trouble, detail)) => {
                let notice = disk::set_aside(&path, trouble, vec![detail]);
                (Self { path }, Vec::new(), Some(notice))
            }
        }
    }

    /// Makes a change to what the file holds by now, and gives that. A notice says that a file which had come there in
    /// the meantime and can't be understood was kept aside.
    ///
    /// # Errors
    /// [`SaveCollectionsError`]; the file that was there is untouched.
    pub fn change(
        &self,
        change: &Change,
    ) -> Result<(Vec<PathBuf>, Option<Notice>), SaveCollectionsError> {
        if let Some(folder) = self.path.parent() {
            disk::make_folder(folder)?;
        }
        // Between reading and writing another program must not write: its change would be lost.
        let _lock = self.path.parent().and_then(disk::lock_folder);
        let mut notice = None;
        let mut files = match read(&self.path) {
            Ok(files) => files,
            Err((trouble, detail)) => {
                let kept_aside = Some(disk::keep_aside(&self.path, trouble.label())?);
                let path = self.path.clone();
                notice = Some(Notice { trouble, path, kept_aside, details: vec![detail] });
                Vec::new()
            }
        };
        if !change.make(&mut files) {
            let (Change::Add(path) | Change::Remove(path)) = change;
            return Err(SaveCollectionsError::Refused(path.clone()));
        }
        write(&self.path, &files)?;
        Ok((files, notice))
    }
}

#[derive(Deserialize)]
struct Head {
    version: i64,
}

/// The file as it is read and written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    version: i64,
    files: Vec<PathBuf>,
}

fn read(path: &Path) -> Result<Vec<PathBuf>, (Trouble, String)> {
    let bytes = match disk::read_whole(path, SIZE_LIMIT) {
        Ok(bytes) => bytes,
        // A link that leads nowhere is no such file, and none could be written through it.
        Err(ReadError::Missing { .. }) if path.symlink_metadata().is_err() => return Ok(Vec::new()),
        Err(error) => return Err((Trouble::Unreadable, error.to_string())),
    };
    let broken = |error: serde_json::Error| (Trouble::Broken, error.to_string());
    let head: Head = serde_json::from_slice(&bytes).map_err(broken)?;
    if head.version > VERSION {
        let detail = format!("version {}, this program knows {VERSION}", head.version);
        return Err((Trouble::NewerVersion, detail));
    }
    let kept: Kept = serde_json::from_slice(&bytes).map_err(broken)?;
    if kept.files.len() > MOST {
        return Err((Trouble::InvalidValues, format!("more than {MOST} collections")));
    }
    Ok(kept.files)
}

fn write(path: &Path, files: &[PathBuf]) -> Result<(), WriteError> {
    let written = Kept { version: VERSION, files: files.to_vec() };
    let text = serde_json::to_vec_pretty(&written).expect("names were looked at when they came");
    disk::write_own(path, &text)
}
