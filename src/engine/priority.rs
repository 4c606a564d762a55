//! How urgent the threads are that search while a window is open.

/// How much nicer than the window they are to other threads. At 10 the window gets nine tenths of a core that both want,
/// and a search still gets on beside other programs.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Lets this thread, and those it starts, give way to the window. On Linux niceness belongs to a thread; elsewhere it
/// would be that of the whole program, so the system's own fairness has to do.
pub fn be_nice() {
    #[cfg(target_os = "linux")]
    {
        // Refused only in unusual sandboxes, where the search is merely less polite.
        let _ = rustix::process::nice(NICENESS);
    }
}
