//! How a user's files are touched: written whole or not at all, read with a limit, and never
//! overwritten when they can't be understood.

mod reason;

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;
use thiserror::Error;

pub use reason::{Reason, ReasonKind};

/// How the temporary file of a write is named, so that one left by a crash can be told and removed.
const TEMPORARY_PREFIX: &str = ".heibai-";
const TEMPORARY_SUFFIX: &str = ".part";

/// After this a temporary file can't belong to a write in progress.
const LEFTOVER_AGE: Duration = Duration::from_secs(60 * 60);

/// Nobody takes half a second to change a small file, unless it hangs.
const FOLDER_LOCK_TRIES: u32 = 100;
const FOLDER_LOCK_PAUSE: Duration = Duration::from_millis(5);

/// Says that a file could not be written; what was there before is untouched.
#[derive(Debug, Error)]
pub enum WriteError {
    /// The folder can't be made, or is none.
    #[error("can't make the folder {}: {cause}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// Something that is not an ordinary file has the name.
    #[error("{} is not an ordinary file", path.display())]
    NotAFile {
        /// Its place.
        path: PathBuf,
    },
    /// The bytes did not reach the disk, or could not be given their name.
    #[error("can't write {}: {cause}", path.display())]
    Write {
        /// The file that was to be written.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
}

impl WriteError {
    /// Where it happened.
    pub fn path(&self) -> &Path {
        match self {
            Self::Folder { path, .. } | Self::NotAFile { path } | Self::Write { path, .. } => path,
        }
    }

    /// Returns whether there was no room, which the user can mend.
    pub fn is_full_disk(&self) -> bool {
        match self {
            Self::Folder { cause, .. } | Self::Write { cause, .. } => matches!(
                cause.kind(),
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge
            ),
            Self::NotAFile { .. } => false,
        }
    }
}

/// Says that a file could not be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// There is none.
    #[error("there is no {}", path.display())]
    Missing {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// Something that is not an ordinary file has the name.
    #[error("{} is not an ordinary file", path.display())]
    NotAFile {
        /// Its place.
        path: PathBuf,
    },
    /// It holds more than any such file does.
    #[error("{} has more than {limit} bytes", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The most that is read.
        limit: u64,
    },
    /// The system refused.
    #[error("can't read {}: {cause}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
}

/// Says that a file could neither be used nor be kept aside; it is where it was.
#[derive(Debug, Error)]
#[error("can't keep {} aside: {cause}", path.display())]
pub struct KeepAsideError {
    /// The file.
    pub path: PathBuf,
    /// What the system said.
    pub cause: io::Error,
}

/// What was the matter with a file of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It holds names that this version does not know; all others are in use.
    UnknownKeys,
    /// Some values are not possible; all others are in use.
    InvalidValues,
    /// It is not, or not wholly, such a file.
    Broken,
    /// A newer version of the program wrote it.
    NewerVersion,
    /// The system does not let it be read, or it is not a file at all.
    Unreadable,
}

impl Trouble {
    /// What [`keep_aside`] puts into the name.
    pub fn label(self) -> &'static str {
        match self {
            Self::NewerVersion => "newer",
            Self::UnknownKeys => "old",
            Self::InvalidValues | Self::Broken | Self::Unreadable => "broken",
        }
    }
}

/// Tells the user that a file was not, or not wholly, used, and where it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What was the matter.
    pub trouble: Trouble,
    /// Where the file was.
    pub path: PathBuf,
    /// Where it is now; `None` if it could not be moved and stays where it was.
    pub kept_aside: Option<PathBuf>,
    /// What exactly was found: a key or a place, and what is wrong with it; one entry for each.
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

/// Writes a file as a whole: whoever looks, also after a crash, finds the old bytes or the new ones.
///
/// The bytes go to a temporary file in the same folder, are brought to the disk, and only then get
/// the name. A symbolic link stays one; the permissions of a file that was there stay too.
///
/// # Errors
/// [`WriteError`] if anything fails; the old file is untouched then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_as(path, bytes, Reach::Disk, Readers::AsUsual)
}

/// Writes a file of ours as [`write_whole`] does, for nobody but its user.
///
/// # Errors
/// As [`write_whole`].
pub(super) fn write_own(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_as(path, bytes, Reach::Disk, Readers::User)
}

/// Writes a file as a whole, as [`write_own`] does, but leaves it to the system when the bytes reach
/// the disk. That takes no time, and outlives the end of the program, however it comes; not a power
/// cut.
///
/// # Errors
/// [`WriteError`] if anything fails; the old file is untouched then.
pub(super) fn write_at_once(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_as(path, bytes, Reach::System, Readers::User)
}

/// How far a file has come when its write returns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// The system has it.
    System,
    /// It is on the disk.
    Disk,
}

/// Who may read a file that was not there before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Readers {
    /// Its user alone.
    User,
    /// Whoever may read the files that this user makes.
    AsUsual,
}

/// Writes a file of ours as a whole under a name that nothing has; returns whether nothing had it.
///
/// # Errors
/// [`WriteError`]; nothing is there then.
pub(super) fn write_new(path: &Path, bytes: &[u8]) -> Result<bool, WriteError> {
    let folder = folder_of(path);
    let written = temporary_in(folder, Readers::User).and_then(|mut temporary| {
        temporary.as_file_mut().write_all(bytes)?;
        temporary.as_file().sync_all()?;
        match temporary.persist_noclobber(path) {
            Ok(_) => sync_folder(folder).map(|()| true),
            Err(error) if error.error.kind() == ErrorKind::AlreadyExists => Ok(false),
            Err(error) => Err(error.error),
        }
    });
    written.map_err(|cause| WriteError::Write { path: path.to_owned(), cause })
}

fn write_as(path: &Path, bytes: &[u8], reach: Reach, readers: Readers) -> Result<(), WriteError> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let before = fs::metadata(&target).ok();
    if before.as_ref().is_some_and(|metadata| !metadata.is_file()) {
        return Err(WriteError::NotAFile { path: path.to_owned() });
    }
    let temporary = temporary_in(folder_of(&target), readers);
    let permissions = before.map(|metadata| metadata.permissions());
    temporary
        .and_then(|temporary| replace(temporary, &target, permissions, bytes, reach))
        .map_err(|cause| WriteError::Write { path: path.to_owned(), cause })
}

fn replace(
    mut temporary: NamedTempFile,
    target: &Path,
    permissions: Option<fs::Permissions>,
    bytes: &[u8],
    reach: Reach,
) -> io::Result<()> {
    // Through the file itself: `tempfile` would put the random name into the error, and no two of
    // them would read the same.
    temporary.as_file_mut().write_all(bytes)?;
    if let Some(permissions) = permissions {
        temporary.as_file().set_permissions(permissions)?;
    }
    if reach == Reach::Disk {
        temporary.as_file().sync_all()?;
    }
    temporary.persist(target).map_err(|error| error.error)?;
    if reach == Reach::Disk { sync_folder(folder_of(target)) } else { Ok(()) }
}

/// A file that gets its name when it is whole.
pub(super) fn temporary_in(folder: &Path, readers: Readers) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY_PREFIX).suffix(TEMPORARY_SUFFIX);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = if readers == Readers::User { 0o600 } else { 0o666 };
        builder.permissions(fs::Permissions::from_mode(mode));
    }
    #[cfg(not(unix))]
    let _ = readers;
    builder.tempfile_in(folder)
}

/// Brings a folder's names to the disk, without which a renamed file may be lost with the power.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    let synced = File::open(folder).and_then(|file| file.sync_all());
    match synced {
        // Some file systems know no such thing for a folder; the file itself is safe there.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::PermissionDenied
            ) =>
        {
            Ok(())
        }
        result => result,
    }
}

/// Brings a file that is there and its name to the disk.
///
/// # Errors
/// [`WriteError::Write`].
pub(super) fn sync(path: &Path) -> Result<(), WriteError> {
    let synced = File::open(path).and_then(|file| file.sync_all());
    let synced = synced.and_then(|()| sync_folder(folder_of(path)));
    synced.map_err(|cause| WriteError::Write { path: path.to_owned(), cause })
}

/// Makes a folder of ours with all above it, for this user alone as the XDG specification asks.
///
/// # Errors
/// [`WriteError::Folder`].
pub fn make_folder(path: &Path) -> Result<(), WriteError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path).map_err(|cause| WriteError::Folder { path: path.to_owned(), cause })
}

/// Removes a file; one that is not there is no error.
///
/// # Errors
/// [`WriteError::Write`].
pub(super) fn remove(path: &Path) -> Result<(), WriteError> {
    match fs::remove_file(path) {
        Err(cause) if cause.kind() != ErrorKind::NotFound => {
            Err(WriteError::Write { path: path.to_owned(), cause })
        }
        _ => Ok(()),
    }
}

/// Reads a file of at most `limit` bytes.
///
/// # Errors
/// [`ReadError`]; pipes and devices, which could block for ever, are refused.
pub fn read_whole(path: &Path, limit: u64) -> Result<Vec<u8>, ReadError> {
    Ok(read_watched(path, limit, |_, _| true)?.unwrap_or_default())
}

/// Reads a file as [`read_whole`] does; `goes_on` is told how many bytes of how many are there, and says whether the
/// rest is wanted. `None` if it was not.
///
/// # Errors
/// As [`read_whole`].
pub fn read_watched(
    path: &Path,
    limit: u64,
    mut goes_on: impl FnMut(u64, u64) -> bool,
) -> Result<Option<Vec<u8>>, ReadError> {
    /// A slow disk brings so much in a fraction of a second.
    const PIECE: u64 = 1 << 20;
    let failed = |cause: io::Error| match cause.kind() {
        ErrorKind::NotFound => ReadError::Missing { path: path.to_owned() },
        _ => ReadError::Read { path: path.to_owned(), cause },
    };
    // Asked before opening: opening a pipe that nobody writes to would wait.
    let about = fs::metadata(path).map_err(failed)?;
    if !about.is_file() {
        return Err(ReadError::NotAFile { path: path.to_owned() });
    }
    let mut file = File::open(path).map_err(failed)?;
    let mut bytes = Vec::new();
    loop {
        let room = limit.saturating_add(1).saturating_sub(bytes.len() as u64);
        let read = (&mut file).take(room.min(PIECE)).read_to_end(&mut bytes).map_err(failed)?;
        if bytes.len() as u64 > limit {
            return Err(ReadError::TooLarge { path: path.to_owned(), limit });
        }
        if read == 0 {
            return Ok(Some(bytes));
        }
        if !goes_on(bytes.len() as u64, about.len()) {
            return Ok(None);
        }
    }
}

/// Gives a file, or whatever has its name, a new name beside it: `settings.toml` becomes
/// `settings.broken-1.toml` with the label `broken`, or the next number that is free.
///
/// # Errors
/// [`KeepAsideError`]; the file stays where it was then.
pub fn keep_aside(path: &Path, label: &str) -> Result<PathBuf, KeepAsideError> {
    let failed = |cause| KeepAsideError { path: path.to_owned(), cause };
    let is_folder = fs::symlink_metadata(path).map_err(failed)?.is_dir();
    for number in 1_u32.. {
        let kept = numbered(path, label, number);
        // The name is taken with something empty first, because a bare rename would overwrite.
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
        // The new name counts from now on for every program; only a power cut could undo it.
        let _ = sync_folder(folder_of(path));
        return Ok(kept);
    }
    Err(failed(io::Error::from(ErrorKind::AlreadyExists)))
}

/// Keeps a file aside and makes the notice about it.
pub(super) fn set_aside(path: &Path, trouble: Trouble, mut details: Vec<String>) -> Notice {
    let kept_aside = match keep_aside(path, trouble.label()) {
        Ok(kept) => Some(kept),
        Err(error) => {
            details.push(error.to_string());
            None
        }
    };
    Notice { trouble, path: path.to_owned(), kept_aside, details }
}

/// Keeps other programs out of a folder of ours while a file there is read, changed and written.
/// Dropping it lets them in again, as does the end of this program.
///
/// Without a lock, on a system that knows none or behind a program that hangs, the work goes on: then
/// the later of two changes at the same moment counts.
pub(super) fn lock_folder(folder: &Path) -> Option<File> {
    let lock = File::open(folder).ok()?;
    for _ in 0..FOLDER_LOCK_TRIES {
        match lock.try_lock() {
            Ok(()) => return Some(lock),
            Err(TryLockError::WouldBlock) => thread::sleep(FOLDER_LOCK_PAUSE),
            Err(TryLockError::Error(_)) => return None,
        }
    }
    None
}

/// Returns whether a file that is open still has its name: whoever had it before may have removed it.
#[cfg(unix)]
pub(super) fn is_still_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), path.metadata()) {
        (Ok(held), Ok(found)) => (held.dev(), held.ino()) == (found.dev(), found.ino()),
        _ => false,
    }
}

/// Elsewhere a file that is open can't be removed, so it is still there.
#[cfg(not(unix))]
pub(super) fn is_still_at(_file: &File, path: &Path) -> bool {
    path.exists()
}

/// Removes temporary files that a crash has left in a folder of ours.
pub(super) fn remove_leftovers(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let is_temporary = name.starts_with(TEMPORARY_PREFIX) && name.ends_with(TEMPORARY_SUFFIX);
        let is_old = || {
            let written = entry.metadata().and_then(|metadata| metadata.modified()).ok()?;
            SystemTime::now().duration_since(written).ok()
        };
        if is_temporary && is_old().is_some_and(|age| age > LEFTOVER_AGE) {
            let _ = fs::remove_file(entry.path());
        }
    }
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

pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
