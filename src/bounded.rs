//! Reading files that may have no end.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// No file that Heibai reads whole is as large: the largest collections have some hundred MiB.
pub const MOST: u64 = 256 << 20;

/// Reads a file, or a pipe.
///
/// # Errors
/// Those of the system, and [`io::ErrorKind::FileTooLarge`] above 256 MiB, as of a device without an end.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    all(File::open(path)?)
}

/// As [`read`], of an open file.
pub fn all(file: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST {
        let what = format!("it has more than {} MiB", MOST >> 20);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, what));
    }
    Ok(bytes)
}
