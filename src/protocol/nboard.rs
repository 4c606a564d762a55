//! The protocol of the `NBoard` viewer, version 2: `set game` sets a position, `go` asks for a move, `hint` for the
//! best moves, and `ping` ends either.
//!
//! Unknown lines are ignored; where a known command can't be executed, the status line says why, and the position stays.
//! Scores are in discs for the side to move. Documented with `NTest` (<https://github.com/weltyc/ntest>,
//! instructions/Protocol.htm).

mod command;
mod session;

use std::io::{self, BufRead, Write};

use super::inbox::converse;
use crate::engine::own::{Machine, Settings};
use session::Session;

/// Serves a viewer until it quits or closes its output.
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
