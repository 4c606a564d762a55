//! A file of what a person has done: read as a whole, changed step by step under a lock, each step applied once.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::applied::Applied;
use super::disk::{Notice, WriteError};
use super::shared_file::{self, Fault, SaveError};

/// The usual limit of such a file.
pub(super) const SIZE_LIMIT: u64 = 64 << 20;

/// What such a file holds.
pub trait Kept: Default {
    /// A step of change.
    type Change;
    /// How it is stored.
    type Format: Format<Self>;

    /// Takes a step.
    fn apply(&mut self, change: &Self::Change);
}

/// How a file stores what is kept, and which entries of the journal that has taken.
pub trait Format<T> {
    /// Reads a file, which need not exist. One of a newer version is a fault.
    ///
    /// # Errors
    /// What is wrong with the file, in a word and in detail.
    fn read(path: &Path) -> Result<(T, Applied), Fault>;

    /// Writes a file as a whole.
    ///
    /// # Errors
    /// `WriteError`; the file is untouched, or the disk has not confirmed it.
    fn write(path: &Path, kept: &T, applied: &Applied) -> Result<(), WriteError>;
}

/// What is kept as it serializes, as JSON with a version.
#[derive(Debug)]
pub struct Json<const VERSION: i64>;

/// A file, which need not exist.
#[derive(Debug)]
pub struct KeptFile<T> {
    path: PathBuf,
    holds: PhantomData<fn() -> T>,
}

impl<T: Kept> KeptFile<T> {
    /// The file at this path.
    pub fn at(path: PathBuf) -> Self {
        Self { path, holds: PhantomData }
    }

    /// Reads it; without a file there is nothing in it. The notice tells of a file that was kept aside.
    pub fn read(&self) -> (T, Option<Notice>) {
        let ((kept, _), notice) = shared_file::open(&self.path, T::Format::read);
        (kept, notice)
    }

    /// Changes what is in the file, and gives it; an entry of the journal is applied once only. The notice tells of a file
    /// that had to be kept aside.
    ///
    /// # Errors
    /// `SaveError`; the file is untouched.
    pub fn change(
        &self,
        change: &T::Change,
        entry: Option<&str>,
    ) -> Result<(T, Option<Notice>), SaveError> {
        shared_file::update(&self.path, T::Format::read, |(mut kept, mut applied)| {
            if entry.is_none_or(|entry| applied.remember(entry)) {
                kept.apply(change);
            }
            // Also if it was applied before: the program that did may have been killed before the file's name was synced.
            T::Format::write(&self.path, &kept, &applied)?;
            Ok(kept)
        })
    }

    /// Applies a change to what was read, unless the file had this entry of the journal.
    pub fn anticipate(&self, kept: &mut T, change: &T::Change, entry: &str) {
        if T::Format::read(&self.path).is_ok_and(|(_, mut applied)| applied.remember(entry)) {
            kept.apply(change);
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored<T> {
    version: i64,
    #[serde(default, skip_serializing_if = "Applied::is_empty")]
    applied: Applied,
    kept: T,
}

impl<T: Default + Serialize + DeserializeOwned, const VERSION: i64> Format<T> for Json<VERSION> {
    fn read(path: &Path) -> Result<(T, Applied), Fault> {
        let stored = shared_file::read_json::<Stored<T>>(path, SIZE_LIMIT, VERSION)?;
        Ok(stored.map_or_else(Default::default, |it| (it.kept, it.applied)))
    }

    fn write(path: &Path, kept: &T, applied: &Applied) -> Result<(), WriteError> {
        let written = Stored { version: VERSION, applied: applied.clone(), kept };
        let text = serde_json::to_vec(&written).expect("what is kept is made of plain values");
        shared_file::write(path, &text, SIZE_LIMIT)
    }
}
