//! The priority of search threads while a window is open.

/// Their niceness relative to the window: at 10 the window gets nine tenths of a contended core.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Makes this thread, and those it starts, yield to the window; on Linux only: elsewhere niceness is per process.
pub fn be_nice() {
    #[cfg(target_os = "linux")]
    {
        // Fails only in unusual sandboxes, where the search is merely less polite.
        let _ = rustix::process::nice(NICENESS);
    }
}
