//! Large pages for large tables, where the system has them.
#![cfg_attr(
    target_os = "linux",
    expect(unsafe_code, reason = "the system is told how memory is used")
)]

/// The size of a huge page, and the alignment that lets all of a table lie in such pages.
pub(crate) const HUGE: usize = 2 << 20;

/// Asks for huge pages for a table that is read in no order. Failure costs only speed, and so does a table that has been
/// written to: its pages stay as they are.
pub(crate) fn prefer<T>(table: &[T]) {
    #[cfg(target_os = "linux")]
    {
        use rustix::mm::{Advice, madvise};

        let bytes = size_of_val(table);
        let before = table.as_ptr().cast::<u8>().align_offset(HUGE);
        // What is left of whole pages.
        if let Some(size) = bytes.checked_sub(before).map(|rest| rest / HUGE * HUGE)
            && size > 0
        {
            let first = table.as_ptr().wrapping_byte_add(before).cast_mut();
            // SAFETY: the pages are within the table, and the advice doesn't change what they hold.
            let _ = unsafe { madvise(first.cast(), size, Advice::LinuxHugepage) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = table;
}
