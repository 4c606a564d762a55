//! Lines of any bytes and any length, from a possibly broken host.

use std::io::{self, BufRead, Read};

/// Longer lines are refused; the longest game in GGF takes a few thousand bytes.
pub const MAX_LINE_BYTES: usize = 64 << 10;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Invalid UTF-8 is replaced.
    Text(String),
    /// The beginning of a line longer than [`MAX_LINE_BYTES`].
    TooLong(String),
}

/// Reads the next line, without its end; `None` at the end of the input. Excess is discarded without being buffered.
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
    input.skip_until(b'\n')?;
    Ok(Some(Line::TooLong(text)))
}
