//! What goes wrong, as a user reads it.

use std::io::{self, Write};

use crate::marks::visible;

/// Tells the user on stderr what went wrong.
pub fn complain(message: &str) {
    // With stderr closed there is nobody left to tell.
    // What it quotes may be a command to the terminal.
    let _ = writeln!(io::stderr(), "heibai: {}", visible(message));
}

/// Says that an argument has no value that the program knows, although it is written well.
#[derive(Debug, thiserror::Error)]
#[error("{argument}: {reason}")]
pub(super) struct UsageError {
    /// Which one.
    pub argument: &'static str,
    /// Why.
    pub reason: String,
}
