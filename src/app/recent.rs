//! The files opened and saved last, kept in `$XDG_STATE_HOME/heibai/recent.json`: their addresses, not copies.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk::{self, Notice, Trouble, WriteError};
use super::file_url::{path_at, url_to};
use super::shared_file::{self, Fault, SaveError, broken};

const VERSION: i64 = 1;
const SIZE_LIMIT: u64 = 1 << 20;
/// The most files that are remembered.
pub const MOST: usize = 10;

/// A change of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// These were opened or saved, the first of them last.
    Add(Vec<PathBuf>),
    /// Forgets a file.
    Forget(PathBuf),
    /// Forgets all files.
    Clear,
}

impl Change {
    /// Makes the change.
    pub fn make(&self, files: &mut Vec<PathBuf>) {
        match self {
            Self::Add(added) => {
                files.retain(|file| !added.contains(file));
                files.splice(0..0, added.iter().cloned());
                files.truncate(MOST);
            }
            Self::Forget(gone) => files.retain(|file| file != gone),
            Self::Clear => files.clear(),
        }
    }
}

/// The file of the list.
#[derive(Debug)]
pub struct RecentFiles {
    path: PathBuf,
}

impl RecentFiles {
    /// The list in a file that need not exist.
    pub fn at(path: PathBuf) -> Self {
        Self { path }
    }

    /// Reads the list, newest first. The notice tells of a file that was kept aside.
    pub fn read(&self) -> (Vec<PathBuf>, Option<Notice>) {
        shared_file::open(&self.path, read)
    }

    /// Changes the list in the file, and gives it. The notice tells of a file that had to be kept aside.
    ///
    /// # Errors
    /// `SaveError`; the file is untouched.
    pub fn change(&self, change: &Change) -> Result<(Vec<PathBuf>, Option<Notice>), SaveError> {
        if *change == Change::Clear {
            self.clear()?;
            return Ok((Vec::new(), None));
        }
        shared_file::update(&self.path, read, |mut files: Vec<PathBuf>| {
            change.make(&mut files);
            disk::unless_in_place(write(&self.path, &files))?;
            Ok(files)
        })
    }

    /// Removes the file, and what was kept aside of it: whoever clears the list wants none of it kept.
    fn clear(&self) -> Result<(), WriteError> {
        let Some(folder) = self.path.parent() else { return Ok(()) };
        let _lock = disk::lock_folder(folder);
        disk::remove(&self.path)?;
        let stem = self.path.file_stem().unwrap_or_default().as_encoded_bytes();
        let is_aside = |path: &PathBuf| {
            path.file_name().is_some_and(|name| {
                let rest = name.as_encoded_bytes().strip_prefix(stem);
                rest.is_some_and(|rest| rest.starts_with(b".") && rest.ends_with(b".json"))
            })
        };
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).filter(is_aside).try_for_each(|path| disk::remove(&path))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: i64,
    files: Vec<String>,
}

fn read(path: &Path) -> Result<Vec<PathBuf>, Fault> {
    let written = shared_file::read_json::<Written>(path, SIZE_LIMIT, VERSION)?;
    let files = written.map_or_else(Vec::new, |it| it.files);
    if files.len() > MOST {
        return Err((Trouble::InvalidValues, format!("more than {MOST} files")));
    }
    let file = |url: &String| {
        path_at(url).ok_or_else(|| broken(&format!("{url}: expected the address of a file")))
    };
    files.iter().map(file).collect()
}

fn write(path: &Path, files: &[PathBuf]) -> Result<(), WriteError> {
    let files = files.iter().map(|file| url_to(file)).collect();
    let text = serde_json::to_vec_pretty(&Written { version: VERSION, files })
        .expect("addresses are plain text");
    shared_file::write(path, &text, SIZE_LIMIT)
}
