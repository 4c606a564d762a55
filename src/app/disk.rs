//! Reads and writes a user's files: written whole or not at all, read up to a limit, and never overwritten when they
//! can't be understood.

mod aside;
mod reason;

use std::fs::{self, DirBuilder, File, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use tempfile::NamedTempFile;
use thiserror::Error;

pub use aside::{KeepAsideError, Notice, Trouble, keep_aside};
pub(super) use aside::{clear_the_way, has_newer, is_missing, set_aside, take_back};
pub use reason::{Reason, ReasonKind};

/// Marks the temporary file of a write, so that one left by a crash is recognised.
const TEMPORARY_PREFIX: &str = ".heibai-";
const TEMPORARY_SUFFIX: &str = PART_SUFFIX;

/// The end of the name of a part that is kept.
const PART_SUFFIX: &str = ".part";

/// A temporary file older than this belongs to no write in progress.
const LEFTOVER_AGE: Duration = Duration::from_secs(60 * 60);

/// Only a program that hangs holds the lock longer: on a slow disk each of a write's two syncs can take seconds, and other
/// programs may be waiting, too.
const FOLDER_LOCK_PATIENCE: Duration = Duration::from_secs(20);
const FOLDER_LOCK_PAUSE: Duration = Duration::from_millis(5);

/// A file was not written, and what was there before is untouched; or it is [`Unconfirmed`](Self::Unconfirmed).
#[derive(Debug, Error)]
pub enum WriteError {
    /// The folder can't be made.
    #[error("can't make the folder {}: {cause}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
    /// The name belongs to something other than a regular file.
    #[error("{} is not an ordinary file", path.display())]
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// The file can't be written, synced or renamed.
    #[error("can't write {}: {cause}", path.display())]
    Write {
        /// The target.
        path: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
    /// The new file is in its place, whole and synced, but not the folder: a power cut may bring the old one back. The next
    /// write into the folder syncs it again.
    #[error("{} is written, but the disk does not confirm it: {cause}", path.display())]
    Unconfirmed {
        /// The file.
        path: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
}

impl WriteError {
    /// The file or folder.
    pub fn path(&self) -> &Path {
        match self {
            Self::Folder { path, .. }
            | Self::NotAFile { path }
            | Self::Write { path, .. }
            | Self::Unconfirmed { path, .. } => path,
        }
    }

    /// Returns whether the new file is in its place all the same.
    pub fn is_in_place(&self) -> bool {
        matches!(self, Self::Unconfirmed { .. })
    }

    /// Returns whether the disk is full or the quota used up.
    pub fn is_full_disk(&self) -> bool {
        match self {
            Self::Folder { cause, .. } | Self::Write { cause, .. } => matches!(
                cause.kind(),
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge
            ),
            Self::NotAFile { .. } | Self::Unconfirmed { .. } => false,
        }
    }
}

/// A file was not read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// There is no such file.
    #[error("there is no {}", path.display())]
    Missing {
        /// The path.
        path: PathBuf,
    },
    /// The name belongs to something other than a regular file.
    #[error("{} is not an ordinary file", path.display())]
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// The file is larger than the limit.
    #[error("{} has more than {limit} bytes", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The limit, in bytes.
        limit: u64,
    },
    /// The system refused.
    #[error("can't read {}: {cause}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
}

/// Replaces a file atomically, by renaming a synced temporary file beside it: after a crash it holds the old bytes or
/// the new ones. Symbolic links and permissions stay.
///
/// # Errors
/// [`WriteError`]; the old file is untouched, unless the new one is [`Unconfirmed`](WriteError::Unconfirmed).
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_as(path, bytes, Reach::Disk, Readers::AsUsual)
}

/// As [`write_whole`], but readable by the user alone.
pub(super) fn write_own(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_as(path, bytes, Reach::Disk, Readers::User)
}

/// As [`write_own`], but without a sync: quick, and safe from the end of the program, not from a power cut.
pub(super) fn write_at_once(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_as(path, bytes, Reach::System, Readers::User)
}

/// A file that is written bit by bit and takes its name when it is whole, as [`write_whole`] gives it; until then, what has
/// the name stays.
#[derive(Debug)]
pub struct NewFile {
    path: PathBuf,
    target: PathBuf,
    permissions: Option<fs::Permissions>,
    temporary: NamedTempFile,
}

impl NewFile {
    /// Begins a file.
    ///
    /// # Errors
    /// [`WriteError`], as [`write_whole`] would give it.
    pub fn begin(path: &Path) -> Result<Self, WriteError> {
        let (target, before) = target_of(path)?;
        let temporary = temporary_for(path, &target, Readers::AsUsual)?;
        let permissions = before.map(|about| about.permissions());
        Ok(Self { path: path.to_owned(), target, permissions, temporary })
    }

    /// Where the bytes are until the file is whole.
    pub fn place(&self) -> &Path {
        self.temporary.path()
    }

    /// Keeps what there is of a file that won't be whole: under its name if nothing has that, else under one beside it,
    /// which ends in `.part`. Returns that name.
    ///
    /// # Errors
    /// As [`write_whole`].
    pub fn keep_part(mut self) -> Result<PathBuf, WriteError> {
        if self.target.exists() {
            self.path.as_mut_os_string().push(PART_SUFFIX);
            let (target, before) = target_of(&self.path)?;
            (self.target, self.permissions) = (target, before.map(|about| about.permissions()));
        }
        let path = self.path.clone();
        self.finish().map(|()| path)
    }

    /// Gives the file its name.
    ///
    /// # Errors
    /// As [`write_whole`].
    pub fn finish(self) -> Result<(), WriteError> {
        let Self { path, target, permissions, temporary } = self;
        put_in_place(temporary, &target, permissions, Reach::Disk)
            .map_err(|cause| WriteError::Write { path: path.clone(), cause })?;
        confirm(&path, folder_of(&target))
    }
}

impl Write for NewFile {
    // Through the file itself, as `tempfile` would put its random name into the error.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.temporary.as_file_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.temporary.as_file_mut().flush()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// Written and renamed, not synced.
    System,
    Disk,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Readers {
    User,
    /// Whoever the umask lets.
    AsUsual,
}

/// Takes an unconfirmed file for written, where it does no harm if a power cut brings the old one back.
pub(super) fn unless_in_place(written: Result<(), WriteError>) -> Result<(), WriteError> {
    written.or_else(|error| if error.is_in_place() { Ok(()) } else { Err(error) })
}

/// Writes a new file of ours; returns false if the name is taken.
pub(super) fn write_new(path: &Path, bytes: &[u8]) -> Result<bool, WriteError> {
    let folder = folder_of(path);
    let written = temporary_in(folder, Readers::User).and_then(|mut temporary| {
        temporary.as_file_mut().write_all(bytes)?;
        temporary.as_file().sync_all()?;
        match temporary.persist_noclobber(path) {
            Ok(_) => Ok(true),
            Err(error) if error.error.kind() == ErrorKind::AlreadyExists => Ok(false),
            Err(error) => Err(error.error),
        }
    });
    let is_new = written.map_err(|cause| WriteError::Write { path: path.to_owned(), cause })?;
    if is_new {
        confirm(path, folder)?;
    }
    Ok(is_new)
}

/// Syncs the folder of a file that is in place.
fn confirm(path: &Path, folder: &Path) -> Result<(), WriteError> {
    let failed = |cause| WriteError::Unconfirmed { path: path.to_owned(), cause };
    sync_folder(folder).map_err(failed)
}

/// Sees whether [`write_whole`] could write there, before a long work whose result it is to be.
///
/// # Errors
/// [`WriteError`], as [`write_whole`] would give it. A disk may fill up later.
pub fn check_target(path: &Path) -> Result<(), WriteError> {
    let (target, _) = target_of(path)?;
    temporary_for(path, &target, Readers::AsUsual).map(drop)
}

fn write_as(path: &Path, bytes: &[u8], reach: Reach, readers: Readers) -> Result<(), WriteError> {
    let (target, before) = target_of(path)?;
    let temporary = temporary_for(path, &target, readers)?;
    replace(temporary, &target, before.map(|about| about.permissions()), bytes, reach)
        .map_err(|cause| WriteError::Write { path: path.to_owned(), cause })?;
    if reach == Reach::Disk { confirm(path, folder_of(&target)) } else { Ok(()) }
}

/// The file that a name stands for, through links, and what is there already.
fn target_of(path: &Path) -> Result<(PathBuf, Option<fs::Metadata>), WriteError> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let before = fs::metadata(&target).ok();
    if before.as_ref().is_some_and(|metadata| !metadata.is_file()) || is_open_file(path) {
        return Err(WriteError::NotAFile { path: path.to_owned() });
    }
    Ok((target, before))
}

/// Whether a name is that of a file that a process has open, as `/dev/stdout` is: it leads to the file that the output was
/// redirected to, which is to be written on, not replaced.
fn is_open_file(path: &Path) -> bool {
    /// As many as the system follows.
    const MOST_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(folder) = fs::canonicalize(folder_of(&path)) else { return false };
        let is_of_process = folder.starts_with("/proc") && folder.ends_with("fd");
        if is_of_process || folder == Path::new("/dev/fd") {
            return true;
        }
        let Ok(next) = fs::read_link(&path) else { return false };
        path = folder.join(next);
    }
    false
}

fn temporary_for(
    path: &Path,
    target: &Path,
    readers: Readers,
) -> Result<NamedTempFile, WriteError> {
    temporary_in(folder_of(target), readers)
        .map_err(|cause| WriteError::Write { path: path.to_owned(), cause })
}

fn replace(
    mut temporary: NamedTempFile,
    target: &Path,
    permissions: Option<fs::Permissions>,
    bytes: &[u8],
    reach: Reach,
) -> io::Result<()> {
    // Through the file itself, as `tempfile` would put its random name into the error.
    temporary.as_file_mut().write_all(bytes)?;
    put_in_place(temporary, target, permissions, reach)
}

fn put_in_place(
    temporary: NamedTempFile,
    target: &Path,
    permissions: Option<fs::Permissions>,
    reach: Reach,
) -> io::Result<()> {
    if let Some(permissions) = permissions {
        temporary.as_file().set_permissions(permissions)?;
    }
    if reach == Reach::Disk {
        temporary.as_file().sync_all()?;
    }
    temporary.persist(target).map(drop).map_err(|error| error.error)
}

/// A temporary file, to be renamed when it is complete.
pub(super) fn temporary_in(folder: &Path, readers: Readers) -> io::Result<NamedTempFile> {
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(if readers == Readers::User { 0o600 } else { 0o666 });
    }
    #[cfg(not(unix))]
    let _ = readers;
    let mut cause = None;
    let made = tempfile::Builder::new()
        .prefix(TEMPORARY_PREFIX)
        .suffix(TEMPORARY_SUFFIX)
        .make_in(folder, |path| {
            options.open(path).inspect_err(|error| cause = error.raw_os_error())
        });
    // `tempfile` puts its random name into the error.
    made.map_err(|error| cause.map_or(error, io::Error::from_raw_os_error))
}

/// Syncs a folder, without which a power cut may undo a rename.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    let synced = File::open(folder).and_then(|file| file.sync_all());
    match synced {
        // Some file systems can't sync a folder; the file itself is safe there.
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

/// Makes a folder with its parents, for this user alone as the XDG specification asks.
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

/// Makes a folder as [`make_folder`] does, if it is missing, and sees whether files can be written there.
///
/// # Errors
/// [`WriteError`].
pub fn prepare_folder(path: &Path) -> Result<(), WriteError> {
    if path.metadata().is_ok_and(|about| !about.is_dir()) {
        let cause = io::Error::from(ErrorKind::NotADirectory);
        return Err(WriteError::Folder { path: path.to_owned(), cause });
    }
    make_folder(path)?;
    temporary_in(path, Readers::User)
        .map(drop)
        .map_err(|error| WriteError::Write { path: path.to_owned(), cause: error.kind().into() })
}

pub(super) fn remove(path: &Path) -> Result<(), WriteError> {
    match fs::remove_file(path) {
        Err(cause) if cause.kind() != ErrorKind::NotFound => {
            Err(WriteError::Write { path: path.to_owned(), cause })
        }
        _ => Ok(()),
    }
}

/// Why a file is not written that [`read_whole`] could not read again.
pub(super) fn too_large(limit: u64) -> io::Error {
    io::Error::other(format!("it would be larger than {limit} bytes"))
}

/// Reads a file of at most `limit` bytes.
///
/// # Errors
/// [`ReadError`]; pipes and devices, which could block, are refused.
pub fn read_whole(path: &Path, limit: u64) -> Result<Vec<u8>, ReadError> {
    Ok(read_watched(path, limit, |_, _| true)?.unwrap_or_default())
}

/// As [`read_whole`]; `goes_on` gets the bytes read and the size, and returns whether to continue. `None` if not.
///
/// # Errors
/// As [`read_whole`].
pub fn read_watched(
    path: &Path,
    limit: u64,
    mut goes_on: impl FnMut(u64, u64) -> bool,
) -> Result<Option<Vec<u8>>, ReadError> {
    /// A slow disk reads this in a fraction of a second.
    const PIECE: u64 = 1 << 20;
    let failed = |cause: io::Error| match cause.kind() {
        ErrorKind::NotFound => ReadError::Missing { path: path.to_owned() },
        _ => ReadError::Read { path: path.to_owned(), cause },
    };
    // Checked first: opening a pipe without a writer blocks.
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

/// Keeps other programs out of a folder of ours while a file is read, changed and written, until the lock is dropped.
/// Without support for locks, or with a program that hangs, the later of two simultaneous changes wins. It may take long:
/// not for threads that somebody waits for.
pub(super) fn lock_folder(folder: &Path) -> Option<File> {
    let lock = File::open(folder).ok()?;
    let begun = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => return Some(lock),
            Err(TryLockError::WouldBlock) if begun.elapsed() < FOLDER_LOCK_PATIENCE => {
                thread::sleep(FOLDER_LOCK_PAUSE);
            }
            Err(TryLockError::WouldBlock | TryLockError::Error(_)) => return None,
        }
    }
}

/// Returns whether an open file still has its name, which another program may have removed.
#[cfg(unix)]
pub(super) fn is_still_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), path.metadata()) {
        (Ok(held), Ok(found)) => (held.dev(), held.ino()) == (found.dev(), found.ino()),
        _ => false,
    }
}

/// Elsewhere an open file can't be removed.
#[cfg(not(unix))]
pub(super) fn is_still_at(_file: &File, path: &Path) -> bool {
    path.exists()
}

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

pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
