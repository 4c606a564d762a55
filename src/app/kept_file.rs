//! A file of what a person has done: read as a whole, changed step by step under a lock, each step applied once.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::disk::{Notice, WriteError};
use super::journal::Applied;
use super::shared_file::{self, Fault, SaveError};

const SIZE_LIMIT: u64 = 64 << 20;

/// What such a file holds.
pub trait Kept: Default + Serialize + DeserializeOwned {
    /// A step of change.
    type Change;
    /// The version of the file's format; newer ones are left alone.
    const VERSION: i64;

    /// Takes a step.
    fn apply(&mut self, change: &Self::Change);
}

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
        let ((kept, _), notice) = shared_file::open(&self.path, read);
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
        shared_file::update(&self.path, read, |(mut kept, mut applied): (T, Applied)| {
            if entry.is_none_or(|entry| applied.remember(entry)) {
                kept.apply(change);
            }
            // Also if it was applied before: the program that did may have been killed before the file's name was synced.
            write(&self.path, &kept, &applied)?;
            Ok(kept)
        })
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

fn read<T: Kept>(path: &Path) -> Result<(T, Applied), Fault> {
    let stored = shared_file::read_json::<Stored<T>>(path, SIZE_LIMIT, T::VERSION)?;
    Ok(stored.map_or_else(Default::default, |it| (it.kept, it.applied)))
}

fn write<T: Kept>(path: &Path, kept: &T, applied: &Applied) -> Result<(), WriteError> {
    let written = Stored { version: T::VERSION, applied: applied.clone(), kept };
    let text = serde_json::to_vec(&written).expect("what is kept is made of plain values");
    shared_file::write(path, &text, SIZE_LIMIT)
}
