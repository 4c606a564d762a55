//! The Go Text Protocol, version 2, as Othello programs speak it: `genmove black` is answered with
//! `= F5`, what can't be done with `? illegal move`.
//!
//! A text before the first blank that is a number names the command in its answer. Control characters
//! are dropped, tabs are blanks, `#` begins a comment. Rows count from the top, unlike in Go. A side
//! that is not on turn may move if the other one has to pass; the pass is then made for it.

mod clock;
mod command;
mod session;

use std::io::{self, BufRead, Write};

use super::inbox::converse;
use crate::engine::own::{Machine, Settings};
use session::Session;

/// Speaks with a host until it quits or sends no more.
///
/// # Errors
/// If the machine can't give what the settings say, or the host can't be read from or written to.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: impl Write,
    settings: Settings,
) -> io::Result<()> {
    converse(input, || Ok(Session::new(Machine::new(settings)?, output)))
}
