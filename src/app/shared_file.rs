//! A small file that several running programs change: each change is made to what the file holds by then, under a lock,
//! and the file is replaced as a whole. One that can't be understood is kept aside, never overwritten.

use std::io::ErrorKind;
use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::disk::{self, KeepAsideError, Notice, ReadError, Reason, Trouble, WriteError};

pub(super) type Fault = (Trouble, String);

/// A change that was not saved, and the file is untouched; or it is [`Unconfirmed`](WriteError::Unconfirmed).
#[derive(Debug, Error)]
pub enum SaveError {
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl SaveError {
    pub fn reason(&self) -> Reason {
        match self {
            Self::KeepAside(error) => error.into(),
            Self::Write(error) => error.into(),
        }
    }
}

/// Reads at most `limit` bytes; `None` if there is no file.
pub(super) fn read(path: &Path, limit: u64) -> Result<Option<Vec<u8>>, Fault> {
    match disk::read_whole(path, limit) {
        Ok(bytes) => Ok(Some(bytes)),
        // A dangling link is a fault: nothing could be written through it.
        Err(ReadError::Missing { .. }) if path.symlink_metadata().is_err() => Ok(None),
        Err(error @ ReadError::Read { .. }) => {
            let is_no_folder = matches!(&error, ReadError::Read { cause, .. } if cause.kind() == ErrorKind::NotADirectory);
            let trouble = if is_no_folder { Trouble::NoFolder } else { Trouble::Refused };
            Err((trouble, error.to_string()))
        }
        Err(error) => Err((Trouble::Unreadable, error.to_string())),
    }
}

/// What files of all versions have.
#[derive(Deserialize)]
struct Head {
    version: i64,
}

/// Reads a JSON file of a version up to `newest`, which holds what `T` says; `None` if there is no file.
pub(super) fn read_json<T: DeserializeOwned>(
    path: &Path,
    limit: u64,
    newest: i64,
) -> Result<Option<T>, Fault> {
    let Some(bytes) = read(path, limit)? else { return Ok(None) };
    let head: Head = serde_json::from_slice(&bytes).map_err(|error| broken(&error))?;
    check_version(&head, newest)?;
    serde_json::from_slice(&bytes).map_err(|error| broken(&error))
}

/// As [`read_json`], for TOML.
pub(super) fn read_toml<T: DeserializeOwned>(
    path: &Path,
    limit: u64,
    newest: i64,
) -> Result<Option<T>, Fault> {
    let Some(bytes) = read(path, limit)? else { return Ok(None) };
    let text = String::from_utf8(bytes).map_err(|error| broken(&format!("not a text: {error}")))?;
    let head: Head = toml::from_str(&text).map_err(|error| broken(&error))?;
    check_version(&head, newest)?;
    toml::from_str(&text).map_err(|error| broken(&error))
}

/// Writes what [`read`] can read again.
pub(super) fn write(path: &Path, text: &[u8], limit: u64) -> Result<(), WriteError> {
    if text.len() as u64 > limit {
        let cause = disk::too_large(limit);
        return Err(WriteError::Write { path: path.to_owned(), cause });
    }
    disk::write_own(path, text)
}

pub(super) fn broken(detail: &impl ToString) -> Fault {
    (Trouble::Broken, detail.to_string())
}

/// A newer file may look quite different.
fn check_version(head: &Head, newest: i64) -> Result<(), Fault> {
    if head.version > newest {
        let detail = format!("version {}, this program knows {newest}", head.version);
        return Err((Trouble::NewerVersion, detail));
    }
    Ok(())
}

/// Reads a file, or keeps it aside and starts with the default. One that an earlier version kept aside is taken back.
pub(super) fn open<T: Default>(
    path: &Path,
    read: impl Fn(&Path) -> Result<T, Fault>,
) -> (T, Option<Notice>) {
    let can_read = |kept: &Path| read(kept).is_ok();
    if let Ok(found) = read(path)
        && !disk::has_newer(path, can_read)
    {
        return (found, None);
    }
    // Another program may be about to put a good one in its place.
    let _lock = path.parent().and_then(disk::lock_folder);
    disk::take_back(path, can_read);
    read(path).map_or_else(
        |(trouble, detail)| (T::default(), Some(disk::set_aside(path, trouble, vec![detail]))),
        |found| (found, None),
    )
}

/// Has `change` write what becomes of the file's present contents. The notice tells of a file that was kept aside.
pub(super) fn update<T: Default, R, E: From<KeepAsideError> + From<WriteError>>(
    path: &Path,
    read: impl Fn(&Path) -> Result<T, Fault>,
    change: impl FnOnce(T) -> Result<R, E>,
) -> Result<(R, Option<Notice>), E> {
    if let Some(folder) = path.parent() {
        disk::make_folder(folder)?;
    }
    // What another program wrote between our read and our write would be lost.
    let _lock = path.parent().and_then(disk::lock_folder);
    disk::take_back(path, |kept| read(kept).is_ok());
    let mut notice = None;
    let found = match read(path) {
        Ok(found) => found,
        Err((trouble, detail)) => {
            notice = Some(disk::clear_the_way(path, trouble, vec![detail])?);
            T::default()
        }
    };
    Ok((change(found)?, notice))
}
