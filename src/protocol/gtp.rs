//! The Go Text Protocol, version 2, for Othello: `genmove black` is answered with `= F5`, errors with `? illegal move`.
//!
//! A leading number identifies the command in its answer. Control characters are dropped, tabs are blanks, `#` begins a
//! comment. Rows count from the top, unlike in Go. A side that is not to move may do so if the other one has to pass;
//! the pass is then implied. After the end of the game both may pass, and take it back, as often as they like.

mod clock;
mod command;
mod session;

use std::io::{self, BufRead, Write};

use super::inbox::converse;
use crate::engine::own::{Machine, Settings};
use session::Session;

pub use clock::{Clock, TimeSettings};

/// Serves a host until it quits or closes its output.
///
/// # Errors
/// If the machine can't provide what the settings ask for, or on an input or output error.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: impl Write,
    settings: Settings,
) -> io::Result<()> {
    converse(input, || Ok(Session::new(Machine::new(settings)?, output)))
}
