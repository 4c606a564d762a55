//! The transposition table of every search, shared by all its threads without a lock.
//!
//! An entry holds the words of the position, each mixed with the last word, which holds the result, so that an entry
//! half written by another thread reads as another position (Robert Hyatt and Tim Mann, "A lock-less transposition
//! table implementation for parallel search", 2002; here the last word is multiplied first, so that similar results of
//! similar positions don't cancel out).
#![expect(
    unsafe_code,
    reason = "buckets by an index that is known to be in range, and prefetching"
)]

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};

use super::hash_size::HashSize;
use super::shortage::Shortage;
use super::zeroed::{Zero, Zeroed};

pub trait Key<const WORDS: usize>: Copy {
    fn words(self) -> [u64; WORDS];

    fn hash(self) -> u64;
}

/// What a table keeps of a position, in 56 bits.
pub trait Payload: Copy {
    type Found: Copy;

    /// Never 0.
    fn pack(self) -> u64;

    /// Ignores the eight highest bits.
    fn unpack(bits: u64) -> Self;

    /// The worth of an entry, below 1024.
    fn rank(bits: u64) -> u32;

    /// The old entry merged with a new result; `None` if the old one is better founded.
    fn merged(old: Option<Self>, found: Self::Found) -> Option<Self>;
}

/// Bits of a [`Payload`]; the generation is above them.
const BITS: u32 = 56;

#[repr(C)]
struct Slot<const WORDS: usize> {
    key: [AtomicU64; WORDS],
    found: AtomicU64,
}

/// Two cache lines, which processors fetch together.
#[repr(C, align(128))]
struct Bucket<const WORDS: usize, const SLOTS: usize>([Slot<WORDS>; SLOTS]);

// SAFETY: it contains only atomic numbers.
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

#[inline]
fn mask<const WORDS: usize>(found: u64, at: usize) -> u64 {
    found.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left((64 / WORDS * at) as u32)
}

/// Each search is a generation, which sees earlier ones only if asked to remember. So that no entry looks younger than
/// it is when generations wrap round, each search clears the outdated entries of one part of the table.
#[derive(Debug)]
pub struct Table<K, V, const WORDS: usize, const SLOTS: usize> {
    /// A power of two.
    buckets: Zeroed<Bucket<WORDS, SLOTS>>,
    generation: u8,
    /// How many earlier generations are remembered.
    memory: u8,
    kinds: PhantomData<fn(K) -> V>,
}

/// Parts of the table, of which each search clears one.
const PARTS: usize = 128;

/// The age at which an entry is outdated. A slightly younger one, left when its part is cleared, is not yet 256
/// searches old the next time.
const TOO_OLD: u8 = 127;

impl<K: Key<WORDS>, V: Payload, const WORDS: usize, const SLOTS: usize> Table<K, V, WORDS, SLOTS> {
    pub fn new(hash: HashSize) -> Result<Self, Shortage> {
        let count = 1 << (hash.bytes() / size_of::<Bucket<WORDS, SLOTS>>()).max(1).ilog2();
        let buckets = Zeroed::new(count).ok_or(Shortage::Memory(hash))?;
        Ok(Self { buckets, generation: 0, memory: 0, kinds: PhantomData })
    }

    /// Makes the system provide the memory now rather than during a search; at most the first GiB, which is quick.
    pub fn touch(&self) {
        const PAGE: usize = 4096;
        const MAX: usize = 1 << 30;
        let size = size_of::<Bucket<WORDS, SLOTS>>();
        let some = self.buckets.len().min(MAX / size);
        for bucket in self.buckets[..some].iter().step_by(PAGE / size) {
            let found = &bucket.0[0].found;
            found.store(found.load(Ordering::Relaxed), Ordering::Relaxed);
        }
    }

    /// Begins a search, which sees the entries of earlier ones only if it `remembers`.
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

    #[inline]
    fn age(&self, found: u64) -> u8 {
        self.generation.wrapping_sub((found >> BITS) as u8)
    }

    /// Zeros are empty.
    #[inline]
    fn is_seen(&self, found: u64) -> bool {
        self.age(found) <= self.memory && found != 0
    }

    #[inline]
    pub fn get(&self, key: K) -> Option<V> {
        let words = key.words();
        let found = self.bucket(key).0.iter().find_map(|slot| slot.load(words));
        found.filter(|&found| self.is_seen(found)).map(V::unpack)
    }

    #[inline]
    pub fn prefetch(&self, key: K) {
        let bucket = std::ptr::from_ref(self.bucket(key)).cast::<i8>();
        prefetch(bucket);
        prefetch(bucket.wrapping_add(64));
    }

    /// Stores a result, unless a better one is known. From a full bucket an old search's entry goes, or the shallowest.
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
        // SAFETY: the number of buckets is a power of two, so the index is below it.
        unsafe { self.buckets.get_unchecked(key.hash() as usize & (self.buckets.len() - 1)) }
    }
}

/// One long multiplication, its halves folded, mixes two words well.
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
        // SAFETY: prefetching reads nothing visible to the program and never faults.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(address) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = address;
}
