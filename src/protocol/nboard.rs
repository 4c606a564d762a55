//! The protocol of the `NBoard` viewer, version 2: `set game` tells of a position, `go` asks for a move,
//! `hint` for the best moves, and `ping` ends either.
//!
//! Lines that are not understood are ignored; where a known command can't be carried out, the status
//! line says why, and the position stays as it was. Scores are in discs, for the side to move.
//! The protocol is described with `NTest` (<https://github.com/weltyc/ntest>, instructions/Protocol.htm).

mod command;
mod session;

use std::io::{self, BufRead, Write};

use super::inbox::converse;
use crate::engine::own::{Machine, Settings};
use session::Session;

/// Speaks with a viewer until it quits or sends no more.
///
/// # Errors
/// If the machine can't give what the settings say, or the viewer can't be read from or written to.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: impl Write,
    settings: Settings,
) -> io::Result<()> {
    converse(input, || Ok(Session::new(Machine::new(settings)?, output)))
}
