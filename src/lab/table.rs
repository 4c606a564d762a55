//! The transposition table: what was found of a position is kept, because other moves lead to it too.
//!
//! Arthur Zobrist, "A new hashing method with application for game playing", 1970; Richard Greenblatt, Donald Eastlake
//! and Stephen Crocker, "The Greenblatt chess program", 1967.
//!
//! Two things differ from a table that plays for strength. An entry answers only for a search of exactly its own depth:
//! a deeper one knows more, but not what minimax says of this depth, and here all algorithms are to say the same. And
//! the newest always takes the place, without a look at what it throws out.

use super::game::{INFINITY, Move};

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The value itself.
    Exact,
    /// It is as high, or higher.
    Lower,
    /// It is as low, or lower.
    Upper,
}

/// What was found of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The position's key.
    pub key: u64,
    /// The value, or a bound of it, for the side to move.
    pub value: i32,
    /// The move that was best, if the search has found one.
    pub best: Option<Move>,
    /// Moves that were looked ahead.
    pub depth: u8,
    /// What the value is.
    pub bound: Bound,
    /// Whether a deeper search would say the same, because every line that was looked at ended with the game.
    pub is_final: bool,
}

/// A number of places, each for one position.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// Bytes of a place.
    pub const ENTRY_BYTES: usize = size_of::<Option<Entry>>();

    /// An empty table of 2^`bits` places.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![None; 1 << bits] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(None);
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// What is known of a position, whatever the depth.
    pub fn get(&self, key: u64) -> Option<&Entry> {
        self.entries[self.place(key)].as_ref().filter(|entry| entry.key == key)
    }

    /// Keeps what was found of a position.
    pub fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        self.entries[place] = Some(entry);
    }
}

impl Bound {
    /// What a value is that a search with the window from `alpha` to `beta` has found.
    pub fn of(value: i32, alpha: i32, beta: i32) -> Self {
        if value <= alpha && alpha > -INFINITY {
            Self::Upper
        } else if value >= beta && beta < INFINITY {
            Self::Lower
        } else {
            Self::Exact
        }
    }
}

impl Entry {
    /// Returns whether this answers a search of so many moves with this window.
    pub fn answers(&self, depth: u8, alpha: i32, beta: i32) -> bool {
        self.depth == depth
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
            }
    }
}
