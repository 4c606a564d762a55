//! Zeroed memory for a table, provided by the system page by page on first write, or refused. The standard collections
//! abort where there is none, and zero large alignments by hand, touching every page; hence the alignment here.
#![expect(unsafe_code, reason = "memory that is zeroed by the system, and may be refused")]

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::huge_pages::{self, HUGE};

/// # Safety
/// All-zero bits must be a valid value, and it must need no drop.
pub unsafe trait Zero {}

pub struct Zeroed<T> {
    first: NonNull<T>,
    count: usize,
    memory: NonNull<u8>,
    layout: Layout,
}

// SAFETY: it owns its values as a boxed slice does.
unsafe impl<T: Send> Send for Zeroed<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Zeroed<T> {}

impl<T: Zero> Zeroed<T> {
    /// This many values, at least one; `None` if there is no memory for them.
    pub fn new(count: usize) -> Option<Self> {
        let count = count.max(1);
        let (layout, alignment) = layout::<T>(count)?;
        claim(layout.size())?;
        // SAFETY: the layout is not empty, as no value of a table is.
        let Some(memory) = NonNull::new(unsafe { alloc_zeroed(layout) }) else {
            CLAIMED.fetch_sub(layout.size(), Ordering::Relaxed);
            return None;
        };
        // SAFETY: the layout has room for as many extra bytes as the alignment.
        let first = unsafe { memory.add(memory.align_offset(alignment)) };
        let zeroed = Self { first: first.cast(), count, memory, layout };
        huge_pages::prefer(&zeroed);
        Some(zeroed)
    }
}

/// Bytes of all tables of this process.
static CLAIMED: AtomicUsize = AtomicUsize::new(0);

/// Counts another table; `None` beyond the machine's memory: many systems promise any amount, and kill who uses it.
fn claim(bytes: usize) -> Option<()> {
    let more = |claimed: usize| claimed.checked_add(bytes).filter(|&all| all <= *MACHINE_BYTES);
    CLAIMED.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).ok().map(drop)
}

static MACHINE_BYTES: LazyLock<usize> = LazyLock::new(|| {
    #[cfg(target_os = "linux")]
    {
        let info = rustix::system::sysinfo();
        let units = usize::try_from(info.totalram).unwrap_or(usize::MAX);
        units.saturating_mul(info.mem_unit as usize)
    }
    #[cfg(not(target_os = "linux"))]
    usize::MAX
});

/// The layout of this many values, and the alignment within it; `None` if no address space is that large.
fn layout<T>(count: usize) -> Option<(Layout, usize)> {
    /// The system's default.
    const USUAL: usize = align_of::<u64>();
    const { assert!(size_of::<T>() > 0) };
    let size = size_of::<T>().checked_mul(count)?;
    let alignment = if size < HUGE { align_of::<T>() } else { HUGE };
    let layout = Layout::from_size_align(size.checked_add(alignment)?, USUAL).ok()?;
    Some((layout, alignment))
}

impl<T> Drop for Zeroed<T> {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout in `new`, and the values need no drop.
        unsafe { dealloc(self.memory.as_ptr(), self.layout) }
        CLAIMED.fetch_sub(self.layout.size(), Ordering::Relaxed);
    }
}

impl<T> Deref for Zeroed<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: `new` allocated and zeroed this many, and zeros are valid values.
        unsafe { std::slice::from_raw_parts(self.first.as_ptr(), self.count) }
    }
}

impl<T> DerefMut for Zeroed<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above, and the borrow is unique.
        unsafe { std::slice::from_raw_parts_mut(self.first.as_ptr(), self.count) }
    }
}

impl<T> std::fmt::Debug for Zeroed<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Zeroed").field("count", &self.count).finish_non_exhaustive()
    }
}
