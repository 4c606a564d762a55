//! The transposition table: results are kept because other move orders lead to the same position.
//!
//! Arthur Zobrist, "A new hashing method with application for game playing", 1970; Richard Greenblatt, Donald Eastlake
//! and Stephen Crocker, "The Greenblatt chess program", 1967.
//!
//! Unlike a table that plays for strength, an entry answers only for its own depth: a deeper one knows more, but not
//! minimax's value at this depth, which all algorithms must find here. The newest entry replaces the old one.

use super::game::{INFINITY, Move};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Exact,
    Lower,
    Upper,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub key: u64,
    /// The value or bound for the side to move.
    pub value: i32,
    pub best: Option<Move>,
    pub depth: u8,
    pub bound: Bound,
    /// Whether a deeper search would find the same, because every line searched ended with the game.
    pub is_final: bool,
}

#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    pub const ENTRY_BYTES: usize = size_of::<Option<Entry>>();

    pub fn new(bits: u32) -> Self {
        Self { entries: vec![None; 1 << bits] }
    }

    pub fn clear(&mut self) {
        self.entries.fill(None);
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub fn get(&self, key: u64) -> Option<&Entry> {
        self.entries[self.place(key)].as_ref().filter(|entry| entry.key == key)
    }

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
    pub fn answers(&self, depth: u8, alpha: i32, beta: i32) -> bool {
        self.depth == depth
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
            }
    }
}
