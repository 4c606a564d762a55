//! The transposition table: results are kept because other move orders lead to the same position.
//!
//! Arthur Zobrist, "A new hashing method with application for game playing", 1970; Richard Greenblatt, Donald Eastlake
//! and Stephen Crocker, "The Greenblatt chess program", 1967.
//!
//! Two things differ from a table that plays for strength. An entry answers only for exactly its own depth: a deeper
//! one knows more, but not minimax's value at this depth, which all algorithms have to find here. And the newest entry
//! always replaces the old one.

use super::game::{INFINITY, Move};

/// The kind of a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The value itself.
    Exact,
    /// A lower bound.
    Lower,
    /// An upper bound.
    Upper,
}

/// An entry.
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
    /// The kind of bound.
    pub bound: Bound,
    /// Whether a deeper search would say the same, because every line searched ended with the game.
    pub is_final: bool,
}

/// A table with one position per slot.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// Bytes of a slot.
    pub const ENTRY_BYTES: usize = size_of::<Option<Entry>>();

    /// An empty table of 2^`bits` slots.
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

    /// The entry of a position, whatever the depth.
    pub fn get(&self, key: u64) -> Option<&Entry> {
        self.entries[self.place(key)].as_ref().filter(|entry| entry.key == key)
    }

    /// Stores an entry.
    pub fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        self.entries[place] = Some(entry);
    }
}

impl Bound {
    /// The kind of a value found with the window from `alpha` to `beta`.
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
    /// Returns whether this answers a search of this depth and window.
    pub fn answers(&self, depth: u8, alpha: i32, beta: i32) -> bool {
        self.depth == depth
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
            }
    }
}
