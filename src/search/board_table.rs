//! The transposition table of the 8×8 search: shared by all its threads without a lock.
//!
//! An entry is three words: the two words of the board, each mixed with the third, which holds what
//! was found out. A reader that meets an entry which another thread is half way through writing takes
//! it for another board (Robert Hyatt and Tim Mann, "A lock-less transposition table implementation for
//! parallel search", 2002; here the third word is multiplied first, so that like findings about like
//! boards do not cancel out).
#![expect(
    unsafe_code,
    reason = "buckets by an index that is known to be in range, and prefetching"
)]

use std::sync::atomic::{AtomicU64, Ordering};

use super::shortage::Shortage;
use super::table::Hash;
use super::zeroed::{Zero, Zeroed};
use crate::othello::Board;

/// What is known of a board's value, in hundredths of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The value is no less than this.
    pub lower: i32,
    /// The value is no more than this.
    pub upper: i32,
    /// Moves looked ahead; the empty squares if the search saw the end of the game.
    pub depth: u8,
    /// The step of the selectivity, 5 for full width.
    pub selectivity: u8,
    /// The best moves, the better first; [`NO_CELL`] if there is none.
    pub best: [u8; 2],
}

/// Stands for "no move".
pub const NO_CELL: u8 = 64;

impl Known {
    /// Returns whether this is founded at least as well as a search with this depth and selectivity.
    #[inline]
    pub fn is_as_deep(&self, depth: u8, selectivity: u8) -> bool {
        self.depth >= depth && self.selectivity >= selectivity
    }

    /// The value, or a bound that lies outside of the window and so settles the matter.
    #[inline]
    pub fn settles(&self, alpha: i32, beta: i32) -> Option<i32> {
        if self.lower >= beta || self.lower == self.upper {
            Some(self.lower)
        } else if self.upper <= alpha {
            Some(self.upper)
        } else {
            None
        }
    }
}

/// What a search found out about a board.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// Moves looked ahead.
    pub depth: u8,
    /// The step of the selectivity.
    pub selectivity: u8,
    /// The lower end of the window it was searched with.
    pub alpha: i32,
    /// The upper end of the window.
    pub beta: i32,
    /// What came out.
    pub value: i32,
    /// The best move, or [`NO_CELL`].
    pub best: u8,
}

/// The third word: bounds of 16 bits each, depth 6, selectivity 3, two moves of 7, generation 8.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    fn new(known: Known, generation: u8) -> Self {
        Self(
            u64::from(known.lower as i16 as u16)
                | u64::from(known.upper as i16 as u16) << 16
                | u64::from(known.depth & 63) << 32
                | u64::from(known.selectivity) << 38
                | u64::from(known.best[0]) << 41
                | u64::from(known.best[1]) << 48
                | u64::from(generation) << 56,
        )
    }

    #[inline]
    fn known(self) -> Known {
        Known {
            lower: i32::from(self.0 as i16),
            upper: i32::from((self.0 >> 16) as i16),
            depth: (self.0 >> 32) as u8 & 63,
            selectivity: (self.0 >> 38) as u8 & 7,
            best: [(self.0 >> 41) as u8 & 127, (self.0 >> 48) as u8 & 127],
        }
    }

    #[inline]
    fn generation(self) -> u8 {
        (self.0 >> 56) as u8
    }

    /// Depth and selectivity as one number that grows with what the entry is worth.
    #[inline]
    fn rank(self) -> u64 {
        (self.0 >> 32 & 63) << 3 | self.0 >> 38 & 7
    }
}

#[derive(Default)]
struct Slot {
    player: AtomicU64,
    opponent: AtomicU64,
    found: AtomicU64,
}

impl Slot {
    #[inline]
    fn load(&self, board: Board) -> Option<Packed> {
        let found = self.found.load(Ordering::Relaxed);
        let (player, opponent) = masks(found);
        (self.player.load(Ordering::Relaxed) ^ player == board.player()
            && self.opponent.load(Ordering::Relaxed) ^ opponent == board.opponent())
        .then_some(Packed(found))
    }

    #[inline]
    fn store(&self, board: Board, Packed(found): Packed) {
        let (player, opponent) = masks(found);
        self.player.store(board.player() ^ player, Ordering::Relaxed);
        self.opponent.store(board.opponent() ^ opponent, Ordering::Relaxed);
        self.found.store(found, Ordering::Relaxed);
    }
}

/// What the words of the board are mixed with.
#[inline]
fn masks(found: u64) -> (u64, u64) {
    let mixed = found.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed, mixed.rotate_left(32))
}

const SLOTS: usize = 5;

/// Two lines of the cache, which processors fetch together.
#[derive(Default)]
#[repr(align(128))]
struct Bucket([Slot; SLOTS]);

// SAFETY: it holds nothing but atomic numbers.
unsafe impl Zero for Bucket {}

/// The table. Each search is a generation of its own; it sees those before only if it is asked to
/// remember.
///
/// Generations are counted round and round. So that an entry never comes to look younger than it is, each
/// search clears a part of the table of those that are too old: to clear all of a large table at once would
/// take longer than whoever stops a search waits.
#[derive(Debug)]
pub struct BoardTable {
    /// A power of two of them.
    buckets: Zeroed<Bucket>,
    generation: u8,
    /// How many generations before this one are remembered.
    memory: u8,
}

/// The parts of the table, one of which is cleared of old entries by each search.
const PARTS: usize = 128;

/// Entries of this age are too old. One that is a little younger when its part is cleared is not yet 256
/// searches old when that happens again.
const TOO_OLD: u8 = 127;

impl BoardTable {
    /// An empty table within `hash`.
    ///
    /// # Errors
    /// [`Shortage::Memory`].
    pub fn new(hash: Hash) -> Result<Self, Shortage> {
        let count = 1 << (hash.bytes() / size_of::<Bucket>()).max(1).ilog2();
        let buckets = Zeroed::new(count).ok_or(Shortage::Memory(hash))?;
        Ok(Self { buckets, generation: 0, memory: 0 })
    }

    /// Has the system hand the memory out now rather than in the course of a search; of very much memory the
    /// first GiB only, which takes a fraction of a second.
    pub fn touch(&self) {
        const PAGE: usize = 4096;
        const MOST: usize = 1 << 30;
        let some = self.buckets.len().min(MOST / size_of::<Bucket>());
        for bucket in self.buckets[..some].iter().step_by(PAGE / size_of::<Bucket>()) {
            let found = &bucket.0[0].found;
            found.store(found.load(Ordering::Relaxed), Ordering::Relaxed);
        }
    }

    /// Begins a search, which sees what the ones before found only if it `remembers`.
    pub fn start_search(&mut self, remembers: bool) {
        self.generation = self.generation.wrapping_add(1);
        self.memory = if remembers { (self.memory + 1).min(TOO_OLD - 1) } else { 0 };
        let part = usize::from(self.generation) % PARTS;
        let count = self.buckets.len();
        let part = part * count / PARTS..(part + 1) * count / PARTS;
        for slot in self.buckets[part].iter().flat_map(|bucket| &bucket.0) {
            if self.age(Packed(slot.found.load(Ordering::Relaxed))) >= TOO_OLD {
                slot.found.store(0, Ordering::Relaxed);
            }
        }
    }

    /// How many searches ago something was found.
    #[inline]
    fn age(&self, found: Packed) -> u8 {
        self.generation.wrapping_sub(found.generation())
    }

    /// Returns whether this search may know of it; nothing was found where there are zeros.
    #[inline]
    fn is_seen(&self, found: Packed) -> bool {
        self.age(found) <= self.memory && found.0 != 0
    }

    /// What is known about a board.
    #[inline]
    pub fn get(&self, board: Board) -> Option<Known> {
        self.bucket(board)
            .0
            .iter()
            .find_map(|slot| slot.load(board))
            .filter(|&found| self.is_seen(found))
            .map(Packed::known)
    }

    /// Has the bucket of a board brought near.
    #[inline]
    pub fn prefetch(&self, board: Board) {
        let bucket = std::ptr::from_ref(self.bucket(board)).cast::<i8>();
        prefetch(bucket);
        prefetch(bucket.wrapping_add(64));
    }

    /// Keeps a finding; one that is founded better is not overwritten.
    #[inline]
    pub fn put(&self, board: Board, found: Found) {
        let (mut least, mut victim) = (u64::MAX, &self.bucket(board).0[0]);
        for slot in &self.bucket(board).0 {
            if let Some(old) = slot.load(board)
                && self.is_seen(old)
            {
                if let Some(known) = merged(old.known(), found) {
                    slot.store(board, Packed::new(known, self.generation));
                }
                return;
            }
            let other = Packed(slot.found.load(Ordering::Relaxed));
            let worth = if self.is_seen(other) {
                other.rank() + 1 + (u64::from(other.generation() == self.generation) << 10)
            } else {
                0
            };
            if worth < least {
                (least, victim) = (worth, slot);
            }
        }
        let unknown = Known {
            lower: i32::from(i16::MIN),
            upper: i32::from(i16::MAX),
            depth: found.depth,
            selectivity: found.selectivity,
            best: [NO_CELL; 2],
        };
        if let Some(known) = merged(unknown, found) {
            victim.store(board, Packed::new(known, self.generation));
        }
    }

    #[inline]
    fn bucket(&self, board: Board) -> &Bucket {
        // One long multiplication whose halves are folded together mixes both words well.
        let product = u128::from(board.player() ^ 0xA076_1D64_78BD_642F)
            * u128::from(board.opponent() ^ 0xE703_7ED1_A0B4_28DB);
        let hash = (product >> 64) as u64 ^ product as u64;
        // SAFETY: their number is a power of two, so the index is below it.
        unsafe { self.buckets.get_unchecked(hash as usize & (self.buckets.len() - 1)) }
    }
}

/// An entry with a new finding about the same board; `None` if the entry is founded better.
#[inline]
fn merged(old: Known, found: Found) -> Option<Known> {
    let rank = |depth: u8, selectivity: u8| (depth, selectivity);
    let (before, now) = (rank(old.depth, old.selectivity), rank(found.depth, found.selectivity));
    if before > now {
        return None;
    }
    let mut known = Known { depth: found.depth, selectivity: found.selectivity, ..old };
    if before < now {
        (known.lower, known.upper) = (i32::from(i16::MIN), i32::from(i16::MAX));
    }
    let lower = if found.value > found.alpha { found.value } else { i32::from(i16::MIN) };
    let upper = if found.value < found.beta { found.value } else { i32::from(i16::MAX) };
    // Selective searches contradict each other now and then; the newer one is believed.
    (known.lower, known.upper) = if lower > known.upper || upper < known.lower {
        (lower, upper)
    } else {
        (known.lower.max(lower), known.upper.min(upper))
    };
    if found.best != NO_CELL && found.best != known.best[0] {
        known.best = [found.best, known.best[0]];
    }
    Some(known)
}

#[inline]
fn prefetch(address: *const i8) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: prefetching reads nothing that the program sees and never faults.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(address) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = address;
}
