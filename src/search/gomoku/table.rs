//! The transposition table: shared by all threads without a lock.
//!
//! An entry is two words: what was found, and the position's hash mixed with it, so that an entry which
//! another thread is half way through writing is taken for another position (Robert Hyatt and Tim Mann,
//! "A lock-less transposition table implementation for parallel search", 2002).
#![expect(unsafe_code, reason = "a promise about entries of zeros")]

use std::sync::atomic::{AtomicU64, Ordering};

use super::value::{self, Value};
use crate::eval::gomoku::Cell;
use crate::search::shortage::Shortage;
use crate::search::table::Hash;
use crate::search::zeroed::{Zero, Zeroed};

/// How a value found relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is no more than this.
    Upper,
    /// It is no less than this.
    Lower,
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// The value as seen from the position, a win counted from there.
    pub value: Value,
    /// How the value relates to the true one.
    pub bound: Bound,
    /// Moves looked ahead.
    pub depth: i32,
    /// The best move, if one was better than the rest.
    pub best: Option<Cell>,
}

impl Known {
    /// The value, if it settles a search of this window; `ply` moves lie between the root and here.
    pub fn settles(&self, alpha: Value, beta: Value, ply: usize) -> Option<Value> {
        let found = value::from_here(self.value, ply);
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::Lower => found >= beta,
            Bound::Upper => found <= alpha,
        };
        settles.then_some(found)
    }
}

/// The position's hash mixed with what was found, and what was found.
type Slot = [AtomicU64; 2];

// SAFETY: it holds nothing but atomic numbers.
unsafe impl Zero for Slot {}

/// The table. Each search is a generation of its own, and forgets the ones before unless it is asked to
/// remember.
#[derive(Debug)]
pub struct Table {
    slots: Zeroed<Slot>,
    /// From 1 on, so that no entry of zeros is of this one.
    generation: u8,
    /// How many generations before this one are remembered.
    memory: u8,
}

/// The last generation that an entry has room for.
const LAST: u8 = 63;

const BUCKET: usize = 4;

impl Table {
    /// An empty table within `hash`.
    ///
    /// # Errors
    /// [`Shortage::Memory`].
    pub fn new(hash: Hash) -> Result<Self, Shortage> {
        let room = hash.bytes() / size_of::<Slot>();
        let length = 1 << room.max(BUCKET).ilog2();
        let slots = Zeroed::new(length).ok_or(Shortage::Memory(hash))?;
        Ok(Self { slots, generation: 0, memory: 0 })
    }

    /// Begins a search, which sees what the ones before found only if it `remembers`.
    pub fn start_search(&mut self, remembers: bool) {
        self.memory = if remembers { self.memory + 1 } else { 0 };
        self.generation += 1;
        if self.generation > LAST {
            // Entries keep the generation in few bits: before they look young again, all go.
            for slot in self.slots.iter_mut() {
                *slot = [const { AtomicU64::new(0) }; 2];
            }
            self.generation = 1;
        }
        self.memory = self.memory.min(self.generation - 1);
    }

    /// Returns whether this search may know of an entry; nothing was found where there are zeros.
    #[inline]
    fn is_seen(&self, found: u64) -> bool {
        found != 0 && self.generation - (found >> 58) as u8 <= self.memory
    }

    /// What is known about a position.
    #[inline]
    pub fn get(&self, hash: u64) -> Option<Known> {
        self.bucket(hash).iter().find_map(|[key, found]| {
            let found = found.load(Ordering::Relaxed);
            (key.load(Ordering::Relaxed) ^ found == hash && self.is_seen(found))
                .then(|| unpack(found))
        })
    }

    /// Keeps what was found about a position.
    #[inline]
    pub fn put(&self, hash: u64, known: Known) {
        let mut known = known;
        let (mut least, mut victim) = (i32::MAX, &self.bucket(hash)[0]);
        for slot in self.bucket(hash) {
            let found = slot[1].load(Ordering::Relaxed);
            if slot[0].load(Ordering::Relaxed) ^ found == hash && self.is_seen(found) {
                let old = unpack(found);
                known.best = known.best.or(old.best);
                victim = slot;
                break;
            }
            let age = self.generation.wrapping_sub((found >> 58) as u8) & 63;
            let worth =
                if found == 0 { i32::MIN } else { unpack(found).depth - 8 * i32::from(age) };
            if worth < least {
                (least, victim) = (worth, slot);
            }
        }
        let found = pack(known, self.generation);
        victim[0].store(hash ^ found, Ordering::Relaxed);
        victim[1].store(found, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[Slot] {
        let start = hash as usize & (self.slots.len() - 1) & !(BUCKET - 1);
        &self.slots[start..start + BUCKET]
    }
}

/// No cell of a board lies in the corner of the margin.
const NO_CELL: usize = 0;

/// Value 16 bits, depth 8, bound 2 (from 1, so that no entry is 0), cell 10, generation 6 at the top.
fn pack(known: Known, generation: u8) -> u64 {
    let bound = match known.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    u64::from(known.value as i16 as u16)
        | u64::from(known.depth.clamp(-100, 100) as i8 as u8) << 16
        | bound << 24
        | (known.best.map_or(NO_CELL, Cell::index) as u64) << 26
        | u64::from(generation) << 58
}

fn unpack(found: u64) -> Known {
    let bound = match found >> 24 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    };
    let cell = (found >> 26) as usize & 1023;
    Known {
        value: Value::from(found as i16),
        bound,
        depth: i32::from((found >> 16) as i8),
        best: (cell != NO_CELL).then(|| Cell::from_index(cell)),
    }
}
