//! The transposition table: what was found out about a board, kept with the whole board so that two
//! boards are never mistaken for each other.

#![expect(unsafe_code, reason = "a promise about entries of zeros")]

use super::shortage::Shortage;
use super::zeroed::{Zero, Zeroed};
use crate::eval::othello::{FastBoard, Mask};

/// The size of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hash {
    mebibytes: usize,
}

impl Hash {
    /// The largest table in MiB; no machine of today has as much.
    pub const MOST_MEBIBYTES: usize = 1 << 20;

    /// A table of at most this many MiB, from one to [`Self::MOST_MEBIBYTES`].
    pub fn mebibytes(mebibytes: usize) -> Self {
        Self { mebibytes: mebibytes.clamp(1, Self::MOST_MEBIBYTES) }
    }

    /// What each of so many tables may have that share this one's memory; at least a MiB.
    #[must_use]
    pub fn shared_by(self, parts: usize) -> Self {
        Self::mebibytes(self.mebibytes / parts.max(1))
    }

    /// The size in bytes.
    pub(super) fn bytes(self) -> usize {
        self.mebibytes.saturating_mul(1 << 20)
    }

    /// A table half as large, if there is one.
    pub(super) fn halved(self) -> Option<Self> {
        (self.mebibytes > 1).then(|| Self::mebibytes(self.mebibytes / 2))
    }
}

impl std::fmt::Display for Hash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} MiB", self.mebibytes)
    }
}

impl Default for Hash {
    /// Enough for every level.
    fn default() -> Self {
        Self::mebibytes(16)
    }
}

/// What is known of a board's value, in hundredths of a disc, at a depth.
#[derive(Clone, Copy, Debug)]
pub struct Entry<M> {
    player: M,
    opponent: M,
    /// The value is no less than this.
    pub lower: i16,
    /// The value is no more than this.
    pub upper: i16,
    /// Moves looked ahead.
    pub depth: u8,
    best: u8,
    generation: u8,
}

// SAFETY: it holds nothing but integers.
unsafe impl Zero for Entry<u128> {}

impl<M: Mask> Entry<M> {
    /// The value, or a bound that lies outside of the window and so settles the matter.
    #[inline]
    pub fn settles(&self, alpha: i32, beta: i32) -> Option<i32> {
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        if lower >= beta || lower == upper {
            Some(lower)
        } else if upper <= alpha {
            Some(upper)
        } else {
            None
        }
    }

    const NO_MOVE: u8 = u8::MAX;
    const EMPTY: Self = Self {
        player: M::ZERO,
        opponent: M::ZERO,
        lower: i16::MIN,
        upper: i16::MAX,
        depth: 0,
        best: Self::NO_MOVE,
        generation: 0,
    };

    /// The best move found, if one was better than the rest.
    #[inline]
    pub fn best(&self) -> Option<usize> {
        (self.best != Self::NO_MOVE).then_some(usize::from(self.best))
    }
}

/// What a search found out about a board.
#[derive(Clone, Copy, Debug)]
pub struct Finding {
    /// Moves looked ahead.
    pub depth: u8,
    /// The lower end of the window it was searched with.
    pub alpha: i32,
    /// The upper end of the window.
    pub beta: i32,
    /// What came out.
    pub value: i32,
    /// The best move.
    pub best: Option<usize>,
}

const BUCKET: usize = 4;

/// The table itself. Each search starts a new generation and sees nothing of the ones before, so
/// that the same request always gets the same answer.
#[derive(Debug)]
pub struct Table<M> {
    /// An entry of zeros is of no generation that a search has.
    entries: Zeroed<Entry<M>>,
    generation: u8,
}

impl<M: Mask> Table<M>
where
    Entry<M>: Zero,
{
    /// An empty table within `hash`.
    ///
    /// # Errors
    /// [`Shortage::Memory`].
    pub fn new(hash: Hash) -> Result<Self, Shortage> {
        let room = hash.bytes() / size_of::<Entry<M>>();
        let length = 1 << room.max(BUCKET).ilog2();
        let entries = Zeroed::new(length).ok_or(Shortage::Memory(hash))?;
        Ok(Self { entries, generation: 0 })
    }
}

impl<M: Mask> Table<M> {
    /// Forgets everything.
    pub fn start_search(&mut self) {
        if self.generation == u8::MAX {
            self.entries.fill(Entry::EMPTY);
            self.generation = 0;
        }
        self.generation += 1;
    }

    /// What is known about a board.
    #[inline]
    pub fn get<B: FastBoard<Mask = M>>(&self, board: B) -> Option<&Entry<M>> {
        let start = self.bucket(board);
        self.entries[start..start + BUCKET].iter().find(|entry| self.is_about(entry, board))
    }

    /// Keeps a finding; one from a deeper search of the same board is not overwritten.
    #[inline]
    pub fn put<B: FastBoard<Mask = M>>(&mut self, board: B, finding: Finding) {
        let start = self.bucket(board);
        let generation = self.generation;
        let same = (start..start + BUCKET).find(|&at| self.is_about(&self.entries[at], board));
        let at = same.unwrap_or_else(|| {
            (start..start + BUCKET)
                .min_by_key(|&at| {
                    let entry = &self.entries[at];
                    if entry.generation == generation { entry.depth } else { 0 }
                })
                .expect("a bucket has entries")
        });
        let entry = &mut self.entries[at];
        if same.is_none() || entry.depth < finding.depth {
            let (player, opponent) = (board.player(), board.opponent());
            // The move of a shallower search is a good guess where this one has none.
            let best = if same.is_some() { entry.best } else { Entry::<M>::NO_MOVE };
            let depth = finding.depth;
            *entry = Entry { player, opponent, depth, best, generation, ..Entry::EMPTY };
        } else if entry.depth > finding.depth {
            return;
        }
        let value = finding.value as i16;
        if finding.value > finding.alpha {
            entry.lower = entry.lower.max(value);
        }
        if finding.value < finding.beta {
            entry.upper = entry.upper.min(value);
        }
        if let Some(best) = finding.best {
            entry.best = best as u8;
        }
    }

    #[inline]
    fn is_about<B: FastBoard<Mask = M>>(&self, entry: &Entry<M>, board: B) -> bool {
        entry.generation == self.generation
            && entry.player == board.player()
            && entry.opponent == board.opponent()
    }

    #[inline]
    fn bucket<B: FastBoard<Mask = M>>(&self, board: B) -> usize {
        let hash = board.player().hash() ^ board.opponent().hash().rotate_left(29);
        let hash = hash.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (hash >> 32) as usize & (self.entries.len() - 1) & !(BUCKET - 1)
    }
}
