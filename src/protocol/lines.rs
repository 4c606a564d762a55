//! Lines of any bytes and any length, from a possibly broken host.

use std::io::{self, BufRead, Read};

/// Longer lines are refused; the longest game in GGF takes a few thousand bytes.
pub const MAX_LINE_BYTES: usize = 64 << 10;

/// A line of input, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Its text; invalid UTF-8 is replaced.
    Text(String),
    /// A line longer than [`MAX_LINE_BYTES`], by its beginning.
    TooLong(String),
}

/// Reads the next line; `None` at the end of the input. Excess is discarded without being buffered.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let most = MAX_LINE_BYTES as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let is_whole = bytes.last() == Some(&b'\n') || bytes.len() <= MAX_LINE_BYTES;
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    if is_whole {
        return Ok(Some(Line::Text(text)));
    }
    skip_line(input)?;
    Ok(Some(Line::TooLong(text)))
}

/// Skips to the end of the line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        let is_done = end.is_some() || used == 0;
        input.consume(used);
        if is_done {
            return Ok(());
        }
    }
}
