//! The transposition table of Gomoku.

use super::value::{self, Value};
use crate::eval::gomoku::Cell;
use crate::search::table::{self, Key, Payload};

pub type Table = table::Table<Hashed, Entry, 1, 8>;

#[derive(Clone, Copy, Debug)]
pub struct Hashed(pub u64);

impl Key<1> for Hashed {
    #[inline]
    fn words(self) -> [u64; 1] {
        [self.0]
    }

    #[inline]
    fn hash(self) -> u64 {
        self.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Upper,
    Lower,
    Exact,
}

impl Bound {
    /// What a value says that was found in this window.
    pub const fn of(value: Value, alpha: Value, beta: Value) -> Self {
        if value >= beta {
            Self::Lower
        } else if value <= alpha {
            Self::Upper
        } else {
            Self::Exact
        }
    }
}

/// Packed as 16 bits of value, 8 of depth, 2 of bound, 10 of move.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Wins are counted from the position.
    pub value: Value,
    pub bound: Bound,
    pub depth: i32,
    /// `None` if no move was better than the rest.
    pub best: Option<Cell>,
}

impl Entry {
    /// The value if it settles this window, as a proof always does; `ply` is the distance from the root.
    pub fn settles(&self, alpha: Value, beta: Value, ply: usize) -> Option<Value> {
        let found = value::from_here(self.value, ply);
        let settles = match self.bound {
            _ if self.depth >= PROVEN => true,
            Bound::Exact => true,
            Bound::Lower => found >= beta,
            Bound::Upper => found <= alpha,
        };
        settles.then_some(found)
    }
}

/// A corner of the margin, where no cell lies.
const NO_CELL: usize = 0;

/// The depth of a leaf whose fours were not searched.
pub const UNTRIED: i32 = -1;

/// The depth of values that no search will change.
pub const PROVEN: i32 = 100;

impl Payload for Entry {
    type Found = Self;

    fn pack(self) -> u64 {
        // From 1 on, so that no entry is 0.
        let bound = match self.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        u64::from(self.value as i16 as u16)
            | u64::from(self.depth.clamp(-PROVEN, PROVEN) as i8 as u8) << 16
            | bound << 24
            | (self.best.map_or(NO_CELL, Cell::index) as u64) << 26
    }

    fn unpack(bits: u64) -> Self {
        let bound = match bits >> 24 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        };
        let cell = (bits >> 26) as usize & 1023;
        Self {
            value: Value::from(bits as i16),
            bound,
            depth: i32::from((bits >> 16) as i8),
            best: (cell != NO_CELL).then(|| Cell::from_index(cell)),
        }
    }

    fn rank(bits: u64) -> u32 {
        (i32::from((bits >> 16) as i8) + PROVEN) as u32
    }

    /// The newer entry wins, with the older one's move if it has none.
    fn merged(old: Option<Self>, found: Self) -> Option<Self> {
        let best = found.best.or(old.and_then(|old| old.best));
        Some(Self { best, ..found })
    }
}
