//! Files that can't be used are kept aside beside their place, and those of a newer version are put back.

use std::cmp::Reverse;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{folder_of, sync_folder};

/// A file can neither be used nor moved aside; it is where it was.
#[derive(Debug, Error)]
#[error("can't keep {} aside: {cause}", path.display())]
pub struct KeepAsideError {
    /// The file.
    pub path: PathBuf,
    /// The system's error.
    pub cause: io::Error,
}

/// What is wrong with a file of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Some keys are unknown to this version; the others are in use.
    UnknownKeys,
    /// Some values are invalid; the others are in use.
    InvalidValues,
    /// It is not such a file, or only part of one.
    Broken,
    /// A newer version wrote it.
    NewerVersion,
    /// It is no regular file, or too large.
    Unreadable,
    /// The system refused to read it, perhaps only now: it stays where it is.
    Refused,
    /// There is none: a file is in the place of its folder.
    NoFolder,
}

impl Trouble {
    /// The label for [`keep_aside`].
    pub fn label(self) -> &'static str {
        match self {
            Self::NewerVersion => "newer",
            Self::UnknownKeys => "old",
            Self::InvalidValues
            | Self::Broken
            | Self::Unreadable
            | Self::Refused
            | Self::NoFolder => "broken",
        }
    }
}

/// Tells the user that a file was not used, or only in part, and where it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What is wrong with it.
    pub trouble: Trouble,
    /// Where the file was; or what is in the place of its folder.
    pub path: PathBuf,
    /// Where it is now; `None` if it could not be moved.
    pub kept_aside: Option<PathBuf>,
    /// What was found: one entry for each key or place.
    pub details: Vec<String>,
}

impl fmt::Display for Notice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.path.display(), self.details.join("; "))?;
        match &self.kept_aside {
            Some(path) => write!(formatter, " (kept as {})", path.display()),
            None => write!(formatter, " (left where it is)"),
        }
    }
}

/// Renames a file or folder to a free name beside it: `settings.toml` becomes `settings.broken-1.toml` with the label
/// `broken`.
///
/// # Errors
/// [`KeepAsideError`]; the file stays where it was.
pub fn keep_aside(path: &Path, label: &str) -> Result<PathBuf, KeepAsideError> {
    let failed = |cause| KeepAsideError { path: path.to_owned(), cause };
    let is_folder = fs::symlink_metadata(path).map_err(failed)?.is_dir();
    for number in 1_u32.. {
        let kept = numbered(path, label, number);
        // A bare rename would overwrite, so the name is reserved first.
        let reserved = if is_folder {
            fs::create_dir(&kept)
        } else {
            OpenOptions::new().write(true).create_new(true).open(&kept).map(drop)
        };
        match reserved {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(failed(error)),
        }
        if let Err(error) = fs::rename(path, &kept) {
            let _ = if is_folder { fs::remove_dir(&kept) } else { fs::remove_file(&kept) };
            return Err(failed(error));
        }
        // Only a power cut could undo the rename.
        let _ = sync_folder(folder_of(path));
        return Ok(kept);
    }
    Err(failed(io::Error::from(ErrorKind::AlreadyExists)))
}

/// Puts files back, the last written first, that were kept aside because a newer version wrote them: one that this version
/// `can_read`, if nothing is in its place by now. Returns whether there was such a file.
pub(in crate::app) fn take_back(path: &Path, can_read: impl Fn(&Path) -> bool) -> bool {
    newer_versions_of(path).iter().filter(|kept| can_read(kept)).any(|kept| {
        // Unlike a rename this never overwrites.
        let is_back = fs::hard_link(kept, path).is_ok();
        if is_back {
            let _ = sync_folder(folder_of(path)).and_then(|()| fs::remove_file(kept));
        }
        is_back
    })
}

/// Returns whether [`take_back`] finds a file for this place.
pub(in crate::app) fn has_newer(path: &Path, can_read: impl Fn(&Path) -> bool) -> bool {
    newer_versions_of(path).iter().any(|kept| can_read(kept))
}

pub(in crate::app) fn is_missing(path: &Path) -> bool {
    path.symlink_metadata().is_err_and(|error| error.kind() == ErrorKind::NotFound)
}

/// What [`keep_aside`] made of a newer version's files, the last written first; none if the place is taken.
fn newer_versions_of(path: &Path) -> Vec<PathBuf> {
    if !is_missing(path) {
        return Vec::new();
    }
    let label = Trouble::NewerVersion.label();
    let is_newer = |kept: &PathBuf| {
        let stem = kept.file_stem().map(OsStr::to_string_lossy).unwrap_or_default();
        let number = stem.rsplit_once('-').and_then(|(_, number)| number.parse().ok());
        number.is_some_and(|number| kept.file_name() == numbered(path, label, number).file_name())
    };
    let entries = fs::read_dir(folder_of(path)).into_iter().flatten().flatten();
    let mut kept: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_newer).collect();
    kept.sort_by_key(|kept| Reverse(kept.metadata().and_then(|about| about.modified()).ok()));
    kept
}

/// Keeps a file aside that can't be used, or leaves it where it is.
pub(in crate::app) fn set_aside(path: &Path, trouble: Trouble, mut details: Vec<String>) -> Notice {
    let kept_aside = match trouble {
        Trouble::Refused | Trouble::NoFolder => None,
        _ => {
            keep_aside(path, trouble.label()).map_err(|error| details.push(error.to_string())).ok()
        }
    };
    let path = match trouble {
        Trouble::NoFolder => path.ancestors().skip(1).find(|it| it.exists()).unwrap_or(path),
        _ => path,
    };
    Notice { trouble, path: path.to_owned(), kept_aside, details }
}

/// Keeps a file aside that is in the way of another.
pub(in crate::app) fn clear_the_way(
    path: &Path,
    trouble: Trouble,
    details: Vec<String>,
) -> Result<Notice, KeepAsideError> {
    if matches!(trouble, Trouble::Refused | Trouble::NoFolder) {
        let cause = io::Error::other(details.join("; "));
        return Err(KeepAsideError { path: path.to_owned(), cause });
    }
    let kept_aside = Some(keep_aside(path, trouble.label())?);
    Ok(Notice { trouble, path: path.to_owned(), kept_aside, details })
}

fn numbered(path: &Path, label: &str, number: u32) -> PathBuf {
    let mut name: OsString = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!(".{label}-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}
