//! Which moves the threads of a search are at, so that each begins with those that no other is at, and later finds the
//! others' results in the table (Tom Kerrigan, "Simplified ABDADA", 2017).

use std::sync::atomic::{AtomicU64, Ordering};

use crate::eval::gomoku::Cell;
use crate::search::table::mixed;

/// Of two moves that share a place the later one is known; then a thread only does what another is at, too.
#[derive(Debug)]
pub struct Busy(Vec<AtomicU64>);

const PLACES: usize = 1 << 12;

impl Busy {
    pub fn new() -> Self {
        Self((0..PLACES).map(|_| AtomicU64::new(FREE)).collect())
    }

    /// A move of the position with this hash.
    #[inline]
    pub fn task(&self, hash: u64, cell: Cell) -> Task<'_> {
        let key = mixed(hash, cell.index() as u64) | 1;
        Task { place: &self.0[(key >> 32) as usize % PLACES], key }
    }
}

const FREE: u64 = 0;

#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    place: &'a AtomicU64,
    /// Never [`FREE`].
    key: u64,
}

impl<'a> Task<'a> {
    #[inline]
    pub fn is_taken(self) -> bool {
        self.place.load(Ordering::Relaxed) == self.key
    }

    #[inline]
    pub fn begin(self) -> Begun<'a> {
        self.place.store(self.key, Ordering::Relaxed);
        Begun(self)
    }
}

/// A task that is over when this is dropped.
#[derive(Debug)]
pub struct Begun<'a>(Task<'a>);

impl Drop for Begun<'_> {
    #[inline]
    fn drop(&mut self) {
        let Task { place, key } = self.0;
        // Another task may have its place by now.
        let _ = place.compare_exchange(key, FREE, Ordering::Relaxed, Ordering::Relaxed);
    }
}
