//! Files as `file:` addresses (RFC 8089), byte for byte: names need not be valid text.

use std::path::{Path, PathBuf};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, percent_encode};

const KEPT: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// The file at an address on this computer; `None` for any other address. What is not escaped stays as it is.
///
/// # Examples
/// ```
/// use heibai::app::file_url::path_at;
///
/// assert_eq!(path_at("file:///home/anna/a%20game.sgf"), Some("/home/anna/a game.sgf".into()));
/// assert_eq!(path_at("file://localhost/tmp/棋.sgf"), Some("/tmp/棋.sgf".into()));
/// assert_eq!(path_at("file://elsewhere/tmp/game.sgf"), None);
/// assert_eq!(path_at("https://example.org/game.sgf"), None);
/// ```
pub fn path_at(url: &str) -> Option<PathBuf> {
    let (scheme, rest) = url.split_once(':')?;
    if !scheme.eq_ignore_ascii_case("file") {
        return None;
    }
    let path = match rest.strip_prefix("//") {
        Some(place) => {
            let (host, _) = place.split_at(place.find('/')?);
            let is_here = host.is_empty() || host.eq_ignore_ascii_case("localhost");
            is_here.then(|| &place[host.len()..])?
        }
        None => rest,
    };
    let bytes: Vec<u8> = percent_decode_str(path).collect();
    // No file has such a name.
    (path.starts_with('/') && !bytes.contains(&0)).then(|| path_of(bytes))?
}

/// The address of a file with an absolute path.
pub fn url_to(path: &Path) -> String {
    format!("file://{}", percent_encode(path.as_os_str().as_encoded_bytes(), KEPT))
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere not every name is possible")]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt;
    Some(std::ffi::OsString::from_vec(bytes).into())
}

#[cfg(not(unix))]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    String::from_utf8(bytes).ok().map(PathBuf::from)
}
