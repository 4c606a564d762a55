//! Counts in words.

use std::ops::Add;

/// So many of something, as in "1 game" and "2 games".
pub(super) fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// What of the files to read was broken and left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LeftOut {
    pub files: usize,
    pub games: usize,
}

impl Add for LeftOut {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { files: self.files + other.files, games: self.games + other.games }
    }
}

impl LeftOut {
    /// As in "1 file and 2 games"; `None` if it was nothing.
    pub(super) fn in_words(self) -> Option<String> {
        let (files, games) = (counted(self.files, "file"), counted(self.games, "game"));
        match (self.files, self.games) {
            (0, 0) => None,
            (0, _) => Some(games),
            (_, 0) => Some(files),
            (..) => Some(format!("{files} and {games}")),
        }
    }

    /// Fails if anything was left out.
    pub(super) fn refuse(self) -> anyhow::Result<()> {
        self.in_words().map_or(Ok(()), |words| Err(anyhow::anyhow!("{words} left out")))
    }
}
