//! Error messages on the terminal.

use std::io::{self, Write};

use crate::marks::visible;

/// Writes an error message to stderr.
pub fn complain(message: &str) {
    // What it quotes may be a command to the terminal. With stderr closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "heibai: {}", visible(message));
}
