//! How subcommands read files, up to a size.

use std::fs::File;
use std::io::{self, Cursor, ErrorKind, Read};
use std::path::Path;
#[cfg(unix)]
use std::thread;
#[cfg(unix)]
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::bounded;

const MAX_BYTES: usize = bounded::MOST as usize;

/// How long to wait for a writer on a pipe, and how often to look for one.
#[cfg(unix)]
const WRITER_PATIENCE: Duration = Duration::from_secs(2);
#[cfg(unix)]
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// Reads a text. Anything else is refused at its first NUL, so that an endless device can't fill the memory.
/// Errors name the place.
pub(super) fn read_text(path: &Path) -> anyhow::Result<String> {
    let name = path.display();
    let bytes = read_until(path, |chunk| chunk.iter().position(|&byte| byte == 0))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        anyhow::anyhow!("{name}: line {line}, column {column}: not a text")
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Whether two names belong to one file, also through links.
pub(super) fn is_same(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        if let (Ok(one), Ok(other)) = (one.metadata(), other.metadata()) {
            return (one.dev(), one.ino()) == (other.dev(), other.ino());
        }
    }
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    whole(one) == whole(other)
}

pub(super) fn read_bytes(path: &Path) -> anyhow::Result<Vec<u8>> {
    read_until(path, |_| None)
}

/// Opens a file for reading. A named pipe without a writer is refused, as opening it could wait forever.
pub(super) fn open(path: &Path) -> anyhow::Result<impl Read + use<>> {
    let name = path.display();
    let file = open_at_once(path).with_context(|| format!("{name} can't be opened"))?;
    let (begin, file) =
        file.ok_or_else(|| anyhow::anyhow!("{name} is a pipe that nobody writes to"))?;
    Ok(Cursor::new(begin).chain(file))
}

/// A file, and the bytes already read from it; `None` for a pipe without a writer.
#[cfg(unix)]
fn open_at_once(path: &Path) -> io::Result<Option<(Vec<u8>, File)>> {
    use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};

    use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};

    if !std::fs::metadata(path)?.file_type().is_fifo() {
        return Ok(Some((Vec::new(), File::open(path)?)));
    }
    let flags = OFlags::NONBLOCK.bits().cast_signed();
    let mut pipe = File::options().read(true).custom_flags(flags).open(path)?;
    let (asked, mut byte) = (Instant::now(), [0]);
    let begin = loop {
        match pipe.read(&mut byte) {
            Ok(0) if asked.elapsed() >= WRITER_PATIENCE => return Ok(None),
            // A writer may be about to start.
            Ok(0) => thread::sleep(LOOK_AGAIN),
            Ok(_) => break byte.to_vec(),
            // There is a writer, though a slow one.
            Err(error) if error.kind() == ErrorKind::WouldBlock => break Vec::new(),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    };
    fcntl_setfl(&pipe, fcntl_getfl(&pipe)?.difference(OFlags::NONBLOCK))?;
    Ok(Some((begin, pipe)))
}

#[cfg(not(unix))]
fn open_at_once(path: &Path) -> io::Result<Option<(Vec<u8>, File)>> {
    Ok(Some((Vec::new(), File::open(path)?)))
}

/// Reads the rest of a file, and gives it all.
pub(super) fn read_on(path: &Path, bytes: Vec<u8>, rest: impl Read) -> anyhow::Result<Vec<u8>> {
    read_rest(path, bytes, rest, |_| None)
}

/// Reads a file, failing where `refused` finds an invalid byte.
fn read_until(path: &Path, refused: impl Fn(&[u8]) -> Option<usize>) -> anyhow::Result<Vec<u8>> {
    read_rest(path, Vec::new(), open(path)?, refused)
}

fn read_rest(
    path: &Path,
    mut bytes: Vec<u8>,
    mut file: impl Read,
    refused: impl Fn(&[u8]) -> Option<usize>,
) -> anyhow::Result<Vec<u8>> {
    let name = path.display();
    let mut chunk = vec![0; 64 << 10];
    loop {
        let count = match file.read(&mut chunk) {
            Ok(0) => return Ok(bytes),
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error).with_context(|| format!("{name} can't be read")),
        };
        if let Some(at) = refused(&chunk[..count]) {
            bail!("{name}: byte {}: not a text", bytes.len() + at + 1);
        }
        if bytes.len() + count > MAX_BYTES {
            bail!("{name}: more than {} MiB", MAX_BYTES >> 20);
        }
        bytes.extend_from_slice(&chunk[..count]);
    }
}
