//! How urgent the threads of an analysis are.

/// How much nicer they are to other threads than the window is, and than the machine that plays: whoever waits for a
/// move comes first.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 5;

/// Lets this thread, and those it starts, give way to others. On Linux niceness belongs to a thread; elsewhere it
/// would be that of the whole program, so the system's own fairness has to do.
pub fn be_nice() {
    #[cfg(target_os = "linux")]
    {
        // Refused only in unusual sandboxes, where the search is merely less polite.
        let _ = rustix::process::nice(NICENESS);
    }
}
