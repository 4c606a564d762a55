//! Error messages on the terminal.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::marks::visible;

static COMPLAINED: AtomicBool = AtomicBool::new(false);

/// Writes an error message to stderr.
pub fn complain(message: &str) {
    COMPLAINED.store(true, Ordering::Relaxed);
    // What it quotes may be a command to the terminal. With stderr closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "heibai: {}", visible(message));
}

/// Whether there was an error message yet.
pub fn was_any() -> bool {
    COMPLAINED.load(Ordering::Relaxed)
}
