//! What went wrong, as whoever started the program reads it.

use std::io::{self, Write};

use crate::marks::visible;

/// Says on stderr what went wrong.
pub fn complain(message: &str) {
    // With stderr closed there is nobody left to tell.
    // What it quotes may be a command to the terminal.
    let _ = writeln!(io::stderr(), "heibai: {}", visible(message));
}
