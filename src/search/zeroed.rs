//! Memory for a table: all zeros, handed out by the system page by page when it is first written to, or not at
//! all. The standard collections would end the program where there is none.
#![expect(unsafe_code, reason = "memory that is zeroed by the system, and may be refused")]

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

/// Something of which the value with every bit zero is one, and that needs no drop.
///
/// # Safety
/// That has to be so.
pub unsafe trait Zero {}

/// So many values.
pub struct Zeroed<T> {
    first: NonNull<T>,
    count: usize,
}

// SAFETY: it owns its values as a boxed slice does.
unsafe impl<T: Send> Send for Zeroed<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Zeroed<T> {}

impl<T: Zero> Zeroed<T> {
    /// So many values, at least one; `None` if the system has no memory for them.
    pub fn new(count: usize) -> Option<Self> {
        let count = count.max(1);
        let layout = layout::<T>(count)?;
        // SAFETY: the layout is not empty, as no value of a table is.
        let memory = unsafe { alloc_zeroed(layout) };
        let first = NonNull::new(memory.cast())?;
        prefer_huge_pages(memory, layout.size());
        Some(Self { first, count })
    }
}

/// `None` if no address space is that large.
fn layout<T>(count: usize) -> Option<Layout> {
    /// That of a huge page, so that the system can use them.
    const ALIGNMENT: usize = 2 << 20;
    const { assert!(size_of::<T>() > 0) };
    let layout = Layout::array::<T>(count).ok()?;
    if layout.size() < ALIGNMENT { Some(layout) } else { layout.align_to(ALIGNMENT).ok() }
}

impl<T> Drop for Zeroed<T> {
    fn drop(&mut self) {
        let layout = layout::<T>(self.count).expect("it was allocated with one");
        // SAFETY: allocated with this layout in `new`, and the values need no drop.
        unsafe { dealloc(self.first.as_ptr().cast(), layout) }
    }
}

impl<T> Deref for Zeroed<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: `new` allocated and zeroed so many, which is a value of each.
        unsafe { std::slice::from_raw_parts(self.first.as_ptr(), self.count) }
    }
}

impl<T> DerefMut for Zeroed<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above, and nobody else has them.
        unsafe { std::slice::from_raw_parts_mut(self.first.as_ptr(), self.count) }
    }
}

impl<T> std::fmt::Debug for Zeroed<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Zeroed").field("count", &self.count).finish_non_exhaustive()
    }
}

/// Random reads all over a large table are faster in large pages; where the system has none, nothing
/// changes.
fn prefer_huge_pages(memory: *mut u8, size: usize) {
    #[cfg(target_os = "linux")]
    if size >= 2 << 20 {
        use rustix::mm::{Advice, madvise};
        // SAFETY: the memory is ours, and this advice does not change what it holds.
        // The advice is a wish: that it isn't granted changes nothing but the speed.
        let _ = unsafe { madvise(memory.cast(), size, Advice::LinuxHugepage) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (memory, size);
}
