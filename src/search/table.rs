//! The transposition table of every search: shared by all its threads without a lock.
//!
//! An entry is a few words: those of the position, each mixed with the last, which holds what was found out. A
//! reader that meets an entry which another thread is half way through writing takes it for another position (Robert
//! Hyatt and Tim Mann, "A lock-less transposition table implementation for parallel search", 2002; here the
//! last word is multiplied first, so that like findings about like positions do not cancel out).
#![expect(
    unsafe_code,
    reason = "buckets by an index that is known to be in range, and prefetching"
)]

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};

use super::shortage::Shortage;
use super::zeroed::{Zero, Zeroed};

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

/// What tells a position from every other.
pub trait Key<const WORDS: usize>: Copy {
    /// The position itself.
    fn words(self) -> [u64; WORDS];

    /// All of it mixed well, where in the table it belongs.
    fn hash(self) -> u64;
}

/// What is known of a position, in 56 bits.
pub trait Knowledge: Copy {
    /// What a search found out about it.
    type Found: Copy;

    /// The bits; not 0.
    fn pack(self) -> u64;

    /// What bits stand for; the eight highest of them are of no interest.
    fn unpack(bits: u64) -> Self;

    /// What an entry with these bits is worth, below 1024.
    fn rank(bits: u64) -> u32;

    /// What is known with a new finding; `None` if what was known is founded better.
    fn merged(old: Option<Self>, found: Self::Found) -> Option<Self>;
}

/// Bits of a [`Knowledge`]; above them lies the generation.
const BITS: u32 = 56;

/// An entry: the words of the position, each mixed with what was found, and what was found.
#[repr(C)]
struct Slot<const WORDS: usize> {
    key: [AtomicU64; WORDS],
    found: AtomicU64,
}

/// Two lines of the cache, which processors fetch together.
#[repr(C, align(128))]
struct Bucket<const WORDS: usize, const SLOTS: usize>([Slot<WORDS>; SLOTS]);

// SAFETY: it holds nothing but atomic numbers.
unsafe impl<const WORDS: usize, const SLOTS: usize> Zero for Bucket<WORDS, SLOTS> {}

impl<const WORDS: usize> Slot<WORDS> {
    #[inline]
    fn load(&self, key: [u64; WORDS]) -> Option<u64> {
        let found = self.found.load(Ordering::Relaxed);
        let is_about = (0..WORDS)
            .all(|at| self.key[at].load(Ordering::Relaxed) ^ mask::<WORDS>(found, at) == key[at]);
        is_about.then_some(found)
    }

    #[inline]
    fn store(&self, key: [u64; WORDS], found: u64) {
        for (at, (word, own)) in key.into_iter().zip(&self.key).enumerate() {
            own.store(word ^ mask::<WORDS>(found, at), Ordering::Relaxed);
        }
        self.found.store(found, Ordering::Relaxed);
    }
}

/// What a word of the key is mixed with.
#[inline]
fn mask<const WORDS: usize>(found: u64, at: usize) -> u64 {
    found.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left((64 / WORDS * at) as u32)
}

/// The table. Each search is a generation of its own; it sees those before only if it is asked to
/// remember.
///
/// Generations are counted round and round. So that an entry never comes to look younger than it is, each
/// search clears a part of the table of those that are too old: to clear all of a large table at once would
/// take longer than whoever stops a search waits.
#[derive(Debug)]
pub struct Table<K, V, const WORDS: usize, const SLOTS: usize> {
    /// A power of two of them.
    buckets: Zeroed<Bucket<WORDS, SLOTS>>,
    generation: u8,
    /// How many generations before this one are remembered.
    memory: u8,
    kinds: PhantomData<fn(K) -> V>,
}

/// The parts of the table, one of which is cleared of old entries by each search.
const PARTS: usize = 128;

/// Entries of this age are too old. One that is a little younger when its part is cleared is not yet 256
/// searches old when that happens again.
const TOO_OLD: u8 = 127;

impl<K: Key<WORDS>, V: Knowledge, const WORDS: usize, const SLOTS: usize>
    Table<K, V, WORDS, SLOTS>
{
    /// An empty table within `hash`.
    ///
    /// # Errors
    /// [`Shortage::Memory`].
    pub fn new(hash: Hash) -> Result<Self, Shortage> {
        let count = 1 << (hash.bytes() / size_of::<Bucket<WORDS, SLOTS>>()).max(1).ilog2();
        let buckets = Zeroed::new(count).ok_or(Shortage::Memory(hash))?;
        Ok(Self { buckets, generation: 0, memory: 0, kinds: PhantomData })
    }

    /// Has the system hand the memory out now rather than in the course of a search; of very much memory the
    /// first GiB only, which takes a fraction of a second.
    pub fn touch(&self) {
        const PAGE: usize = 4096;
        const MOST: usize = 1 << 30;
        let size = size_of::<Bucket<WORDS, SLOTS>>();
        let some = self.buckets.len().min(MOST / size);
        for bucket in self.buckets[..some].iter().step_by(PAGE / size) {
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
            if self.age(slot.found.load(Ordering::Relaxed)) >= TOO_OLD {
                slot.found.store(0, Ordering::Relaxed);
            }
        }
    }

    /// How many searches ago something was found.
    #[inline]
    fn age(&self, found: u64) -> u8 {
        self.generation.wrapping_sub((found >> BITS) as u8)
    }

    /// Returns whether this search may know of it; nothing was found where there are zeros.
    #[inline]
    fn is_seen(&self, found: u64) -> bool {
        self.age(found) <= self.memory && found != 0
    }

    /// What is known about a position.
    #[inline]
    pub fn get(&self, key: K) -> Option<V> {
        let words = key.words();
        let found = self.bucket(key).0.iter().find_map(|slot| slot.load(words));
        found.filter(|&found| self.is_seen(found)).map(V::unpack)
    }

    /// Has the bucket of a position brought near.
    #[inline]
    pub fn prefetch(&self, key: K) {
        let bucket = std::ptr::from_ref(self.bucket(key)).cast::<i8>();
        prefetch(bucket);
        prefetch(bucket.wrapping_add(64));
    }

    /// Keeps a finding, unless more is known already. Where there is no room it takes that of the entry that is
    /// worth least: of a search that is over, or else the shallowest.
    #[inline]
    pub fn put(&self, key: K, found: V::Found) {
        let (words, bucket) = (key.words(), self.bucket(key));
        let (mut least, mut victim) = (u32::MAX, &bucket.0[0]);
        for slot in &bucket.0 {
            if let Some(old) = slot.load(words)
                && self.is_seen(old)
            {
                self.keep(slot, words, V::merged(Some(V::unpack(old)), found));
                return;
            }
            let other = slot.found.load(Ordering::Relaxed);
            let worth = if self.is_seen(other) {
                V::rank(other) + 1 + (u32::from(self.age(other) == 0) << 11)
            } else {
                0
            };
            if worth < least {
                (least, victim) = (worth, slot);
            }
        }
        self.keep(victim, words, V::merged(None, found));
    }

    #[inline]
    fn keep(&self, slot: &Slot<WORDS>, words: [u64; WORDS], known: Option<V>) {
        if let Some(known) = known {
            slot.store(words, known.pack() | u64::from(self.generation) << BITS);
        }
    }

    #[inline]
    fn bucket(&self, key: K) -> &Bucket<WORDS, SLOTS> {
        // SAFETY: their number is a power of two, so the index is below it.
        unsafe { self.buckets.get_unchecked(key.hash() as usize & (self.buckets.len() - 1)) }
    }
}

/// One long multiplication whose halves are folded together mixes two words well.
#[inline]
pub fn mixed(first: u64, second: u64) -> u64 {
    let product =
        u128::from(first ^ 0xA076_1D64_78BD_642F) * u128::from(second ^ 0xE703_7ED1_A0B4_28DB);
    (product >> 64) as u64 ^ product as u64
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
