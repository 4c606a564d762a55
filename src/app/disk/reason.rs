//! Why a file could not be read or written, for the window to say in the user's language.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::{KeepAsideError, ReadError, WriteError, folder_of};
use crate::app::folders::NoHomeError;
use crate::marks::visible_name;
use crate::records::formats::WriteError as FormatError;

/// The kind of reason. In brackets: the detail that goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReasonKind {
    /// There is no home folder. (what was to be done)
    NoHome,
    /// The disk is full, or the user's share of it. (file)
    NoRoom,
    /// The file system is read-only. (file or folder)
    ReadOnly,
    /// The permissions forbid it. (file or folder)
    NoPermission,
    /// The folder does not exist and can't be made. (folder)
    NoFolder,
    /// It is no regular file. (path)
    NotAFile,
    /// There is no such file. (file)
    Missing,
    /// What is to run it, such as an interpreter, does not exist. (file)
    NoInterpreter,
    /// It may not be run. (file)
    NotExecutable,
    /// It is larger than any such file. (file)
    TooLarge,
    /// Another window has it open. (name)
    InUse,
    /// It is no longer there. (name)
    Gone,
    /// It is in its place, but the disk has not confirmed it; see [`WriteError::Unconfirmed`]. (file)
    Unconfirmed,
    /// Its format is of another game. (format)
    FormatOfAnotherGame,
    /// Its format knows no board of that size. (format)
    NoSuchBoard,
    /// Its format can't hold a game from a position that was set up. (format)
    NoSetUp,
    /// Its format, which holds moves alone, does not tell the board that they are on. (format)
    NoStart,
    /// Its format can't hold an opening's choices. (format)
    NoChoices,
    /// Its format holds only positions that games can reach. (format)
    NoGameLeadsThere,
    /// Its format is read but not written. (format)
    OnlyRead,
    /// Anything else. (the system's message, with the path)
    System,
}

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The kind.
    pub kind: ReasonKind,
    /// The detail; see [`ReasonKind`].
    pub detail: String,
}

impl Reason {
    /// A reason with its detail.
    pub fn new(kind: ReasonKind, detail: &impl ToString) -> Self {
        Self { kind, detail: visible_name(&detail.to_string()) }
    }

    /// A reason about a file or folder.
    pub fn about(kind: ReasonKind, path: &Path) -> Self {
        Self::new(kind, &path.display())
    }

    /// A reason in the system's words.
    pub fn system(what: &impl ToString) -> Self {
        Self::new(ReasonKind::System, what)
    }

    /// The reason for a failed write.
    pub(in crate::app) fn of_write(path: &Path, cause: &io::Error) -> Self {
        match cause.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Self::about(ReasonKind::NoRoom, path)
            }
            // It is the folder that refuses a new file.
            ErrorKind::ReadOnlyFilesystem => Self::about(ReasonKind::ReadOnly, folder_of(path)),
            ErrorKind::PermissionDenied => Self::about(ReasonKind::NoPermission, folder_of(path)),
            ErrorKind::NotFound | ErrorKind::NotADirectory => {
                Self::about(ReasonKind::NoFolder, folder_of(path))
            }
            _ => Self::system(&format!("{}: {cause}", path.display())),
        }
    }
}

impl From<&WriteError> for Reason {
    fn from(error: &WriteError) -> Self {
        match error {
            WriteError::Folder { path, cause } => match Self::of_write(path, cause) {
                Self { kind: ReasonKind::NoFolder | ReasonKind::NoPermission, .. } => {
                    Self::about(ReasonKind::NoFolder, path)
                }
                _ if cause.kind() == ErrorKind::AlreadyExists => {
                    Self::about(ReasonKind::NoFolder, path)
                }
                other => other,
            },
            WriteError::NotAFile { path } => Self::about(ReasonKind::NotAFile, path),
            WriteError::Write { path, cause } => Self::of_write(path, cause),
            WriteError::Unconfirmed { path, .. } => Self::about(ReasonKind::Unconfirmed, path),
        }
    }
}

impl From<&ReadError> for Reason {
    fn from(error: &ReadError) -> Self {
        match error {
            ReadError::Missing { path } => Self::about(ReasonKind::Missing, path),
            ReadError::NotAFile { path } => Self::about(ReasonKind::NotAFile, path),
            ReadError::TooLarge { path, .. } => Self::about(ReasonKind::TooLarge, path),
            ReadError::Read { path, cause } => match cause.kind() {
                ErrorKind::PermissionDenied => Self::about(ReasonKind::NoPermission, path),
                _ => Self::system(&format!("{}: {cause}", path.display())),
            },
        }
    }
}

impl From<&KeepAsideError> for Reason {
    fn from(error: &KeepAsideError) -> Self {
        Self::of_write(&error.path, &error.cause)
    }
}

impl From<&FormatError> for Reason {
    fn from(error: &FormatError) -> Self {
        let (kind, format) = match error {
            FormatError::Game { format, .. } => (ReasonKind::FormatOfAnotherGame, format),
            FormatError::Board { format, .. } => (ReasonKind::NoSuchBoard, format),
            FormatError::SetUp(format) => (ReasonKind::NoSetUp, format),
            FormatError::Choices(format) => (ReasonKind::NoChoices, format),
            FormatError::Impossible(format, _) => (ReasonKind::NoGameLeadsThere, format),
            FormatError::ReadOnly(format) => (ReasonKind::OnlyRead, format),
            FormatError::Several(_) => return Self::system(error),
        };
        Self::new(kind, format)
    }
}

impl From<NoHomeError> for Reason {
    fn from(error: NoHomeError) -> Self {
        Self::new(ReasonKind::NoHome, &error)
    }
}
