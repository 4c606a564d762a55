//! Names of sessions.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// A session's name, unique for this user.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(String);

impl SessionId {
    pub(super) fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        // Fixed widths, so that names sort by time.
        Self(format!("{:013}-{:08x}", since.as_millis(), fastrand::u32(..)))
    }

    /// The id in a file name of ours; files kept aside have a dot in theirs.
    pub fn from_file_stem(stem: &str) -> Option<Self> {
        let is_ours = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        (!stem.is_empty() && stem.chars().all(is_ours)).then(|| Self(stem.to_owned()))
    }
}

impl fmt::Display for SessionId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
