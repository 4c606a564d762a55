//! The size of a transposition table.

use std::fmt;

/// The memory of a transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HashSize {
    mebibytes: usize,
}

impl HashSize {
    /// The largest table in MiB, beyond any machine of today.
    pub const MAX_MEBIBYTES: usize = 1 << 20;

    /// A table of at most this many MiB, from one to [`Self::MAX_MEBIBYTES`].
    pub fn mebibytes(mebibytes: usize) -> Self {
        Self { mebibytes: mebibytes.clamp(1, Self::MAX_MEBIBYTES) }
    }

    /// The share of each of this many tables; at least a MiB.
    #[must_use]
    pub fn shared_by(self, parts: usize) -> Self {
        Self::mebibytes(self.mebibytes / parts.max(1))
    }

    pub(super) fn bytes(self) -> usize {
        self.mebibytes.saturating_mul(1 << 20)
    }

    pub(super) fn halved(self) -> Option<Self> {
        (self.mebibytes > 1).then(|| Self::mebibytes(self.mebibytes / 2))
    }
}

impl fmt::Display for HashSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} MiB", self.mebibytes)
    }
}

impl Default for HashSize {
    /// Enough for every level.
    fn default() -> Self {
        Self::mebibytes(16)
    }
}
