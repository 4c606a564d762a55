//! The log that `heibai --log` writes, for reports of faults: what happened by name, never what is in a file, what it is
//! called, or who plays. Without the option nothing is subscribed, and each place that could tell something costs the
//! look at one number.

use std::fmt::{self, Debug, Display};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use thiserror::Error;
use tracing::Level;
use tracing_subscriber::fmt::MakeWriter;

use super::disk::{self, WriteError};
use super::folders::{Folders, NoHomeError};
use super::library::time_in_greenwich;
use crate::locks::lock;

/// The first line of each file; another file is not written to.
const FIRST_LINE: &str =
    "Log of Heibai. It names no folders, files or people; have a look before you send it.\n";
const ENDING: &str = "log";
const OLDER_ENDING: &str = "older.log";

/// When a file has this many bytes, it becomes the older one of two.
pub const MAX_BYTES: u64 = 2 << 20;

/// The most bytes of a line.
const MAX_LINE: usize = 4096;

/// So many logs are kept where no file is named.
const KEPT_LOGS: usize = 10;

/// Folders in which everybody's files are the same.
const COMMON_FOLDERS: [&str; 10] =
    ["/usr/", "/lib/", "/lib64/", "/etc/", "/dev/", "/proc/", "/sys/", "/bin/", "/rustc/", "/qt/"];

/// Where to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogTo {
    /// To a file of its own in the state folder.
    Usual,
    /// To the end of this file.
    File(PathBuf),
}

/// There will be no log.
#[derive(Debug, Error)]
pub enum LogError {
    /// There is no place for one.
    #[error(transparent)]
    NoHome(#[from] NoHomeError),
    /// The file can't be made or written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// The file is something else.
    #[error("{} is not a log of Heibai", .0.display())]
    Other(PathBuf),
    /// A program has one log.
    #[error("there is a log already")]
    Begun,
}

/// Writes everything that is told from now on, panics as well. Returns the file.
///
/// # Errors
/// [`LogError`].
pub fn begin(to: &LogTo, folders: &Folders) -> Result<PathBuf, LogError> {
    let path = match to {
        LogTo::File(path) => path.clone(),
        LogTo::Usual => {
            let folder = folders.logs()?;
            disk::make_folder(&folder)?;
            remove_old(&folder);
            let time = time_in_greenwich().replace(' ', "-").replace(':', "");
            folder.join(format!("{time}-{}.{ENDING}", std::process::id()))
        }
    };
    let file = Arc::new(Mutex::new(LogFile::open(path.clone())?));
    let subscriber = tracing_subscriber::fmt()
        .with_ansi(false)
        .with_max_level(Level::DEBUG)
        .with_writer(Lines(file))
        .finish();
    tracing::subscriber::set_global_default(subscriber).map_err(|_| LogError::Begun)?;
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        log_panic(panic);
        usual(panic);
    }));
    Ok(path)
}

/// Leaves room for one more. Their names sort by time.
fn remove_old(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    let is_log = |path: &PathBuf| {
        let name = path.to_string_lossy();
        path.extension().is_some_and(|ending| ending == ENDING) && !name.ends_with(OLDER_ENDING)
    };
    paths.retain(is_log);
    paths.sort();
    for path in paths.iter().rev().skip(KEPT_LOGS - 1) {
        // One that stays does no harm.
        let _ = fs::remove_file(path.with_extension(OLDER_ENDING));
        let _ = fs::remove_file(path);
    }
}

fn log_panic(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map_or_else(String::new, |place| {
        format!("{}:{}:{}", source_name(place.file()), place.line(), place.column())
    });
    let thread = std::thread::current();
    let thread = thread.name().unwrap_or("unnamed");
    let text = panic.payload();
    let text = text.downcast_ref::<&str>().copied().or(text.downcast_ref().map(String::as_str));
    let what = text.unwrap_or("no text");
    tracing::error!(target: "panic", thread, place, "{what}");
}

/// A source file without the folders of the machine that built the program.
fn source_name(file: &str) -> &str {
    match file.split_once("/registry/src/") {
        Some((_, inside)) => inside.split_once('/').map_or(inside, |(_, crates)| crates),
        None => file.trim_start_matches('/'),
    }
}

/// The names in a value of enumerations, such as `Library.Open`, and nothing of what they hold.
pub struct Names<'a, T>(pub &'a T);

impl<T: Debug> Display for Names<'_, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut found = NameCollector::default();
        // Ends with an error where the names end, so that no large value is written out.
        let _ = fmt::write(&mut found, format_args!("{:?}", self.0));
        formatter.write_str(found.names.trim_end_matches('.'))
    }
}

#[derive(Default)]
struct NameCollector {
    names: String,
}

impl fmt::Write for NameCollector {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        for letter in piece.chars() {
            let begins = self.names.is_empty() || self.names.ends_with('.');
            match letter {
                '(' if !begins => self.names.push('.'),
                _ if letter.is_ascii_uppercase() || !begins && letter.is_ascii_alphanumeric() => {
                    self.names.push(letter);
                }
                _ => return Err(fmt::Error),
            }
        }
        Ok(())
    }
}

/// Stands for the end of a line within one.
const LINE_END: char = '␊';

/// A line with paths shortened to `~/…` or `/…`, but for those that are the same on every system. Where a path ends
/// can't be told, as it may have blanks: what follows up to a quotation mark goes with it.
pub fn without_paths(line: &str, home: Option<&Path>) -> String {
    const AFTER: &[char] = &['"', '\'', '`', '”', '’', '»', LINE_END];
    let home = home.and_then(Path::to_str).filter(|home| home.len() > 1);
    let mut found = String::with_capacity(line.len());
    let mut rest = line;
    while !rest.is_empty() {
        // A slash within a word is no path's first: 3/4, https://…, qrc:/….
        let is_begin = !found.ends_with(|it: char| it.is_alphanumeric() || "/.-_~…".contains(it));
        let path = rest.strip_prefix("file://").unwrap_or(rest);
        let is_path = path.starts_with('/') && !path[1..].starts_with([' ', '/']) && path.len() > 1;
        let is_common = COMMON_FOLDERS.iter().any(|folder| path.starts_with(folder));
        if is_begin && (is_path || path.starts_with("~/")) && !is_common {
            let end = path.char_indices().find(|&(at, it)| {
                // That of Anna's folder ends nothing.
                let is_inside = ['\'', '’'].contains(&it)
                    && path[at + it.len_utf8()..].starts_with(char::is_alphanumeric);
                AFTER.contains(&it) && !is_inside
            });
            let end = end.map_or(path.len(), |(at, _)| at);
            let is_home = path.starts_with('~') || home.is_some_and(|home| path.starts_with(home));
            found.push_str(if is_home { "~/…" } else { "/…" });
            rest = &path[end..];
        } else {
            let letter = rest.chars().next().unwrap_or_default();
            found.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    found
}

struct LogFile {
    path: PathBuf,
    file: File,
    bytes: u64,
    /// A terminal or the like has no end.
    is_bounded: bool,
    home: Option<PathBuf>,
}

impl LogFile {
    fn open(path: PathBuf) -> Result<Self, LogError> {
        let failed = |cause| WriteError::Write { path: path.clone(), cause };
        let about = path.metadata().ok();
        let is_bounded = about.as_ref().is_none_or(fs::Metadata::is_file);
        if is_bounded && about.as_ref().is_some_and(|about| about.len() > 0) {
            let found = disk::read_whole(&path, 2 * MAX_BYTES).unwrap_or_default();
            if !found.starts_with(FIRST_LINE.as_bytes()) {
                return Err(LogError::Other(path));
            }
        }
        if !is_bounded && !about.as_ref().is_some_and(is_device) {
            return Err(WriteError::NotAFile { path }.into());
        }
        let mut file = open_to_append(&path).map_err(failed)?;
        let mut bytes = if is_bounded { about.map_or(0, |about| about.len()) } else { 0 };
        if bytes == 0 {
            file.write_all(FIRST_LINE.as_bytes()).map_err(failed)?;
            bytes = FIRST_LINE.len() as u64;
        }
        Ok(Self { path, file, bytes, is_bounded, home: etcetera::home_dir().ok() })
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        let line = line.trim_end().replace(['\n', '\r'], LINE_END.encode_utf8(&mut [0; 4]));
        let mut line = without_paths(&line, self.home.as_deref());
        let end = (0..=MAX_LINE.min(line.len())).rev().find(|&end| line.is_char_boundary(end));
        line.truncate(end.unwrap_or_default());
        line.push('\n');
        if self.is_bounded && self.bytes + line.len() as u64 > MAX_BYTES {
            fs::rename(&self.path, self.path.with_extension(OLDER_ENDING))?;
            self.file = open_to_append(&self.path)?;
            self.file.write_all(FIRST_LINE.as_bytes())?;
            self.bytes = FIRST_LINE.len() as u64;
        }
        self.bytes += line.len() as u64;
        // At once and whole: a crash leaves every line before it.
        self.file.write_all(line.as_bytes())
    }
}

fn open_to_append(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

#[cfg(unix)]
fn is_device(about: &fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    about.file_type().is_char_device()
}

#[cfg(not(unix))]
fn is_device(_: &fs::Metadata) -> bool {
    false
}

/// Hands each event to the file as one line.
struct Lines(Arc<Mutex<LogFile>>);

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Line;

    fn make_writer(&'a self) -> Line {
        Line(Arc::clone(&self.0))
    }
}

struct Line(Arc<Mutex<LogFile>>);

impl Write for Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        lock(&self.0).write(&String::from_utf8_lossy(bytes))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
