//! The protocol of Gomocup and the Piskvork manager: `TURN 7,7` is answered with `8,6`, errors with `ERROR …`, unknown
//! commands with `UNKNOWN …`.
//!
//! Points are `x,y` from the top-left corner, both counted from 0. Stones of the manager's positions are named by owner:
//! 1 ours, 2 the opponent's. Besides <https://plastovicka.github.io/protocl2en.htm>, Yixin's board is supported
//! (`YXNBEST` and the like): the first such command shows that `INFO rule 2` means renju.

mod command;
mod manager;
mod session;
mod swap2;
mod table;

use std::io::{self, BufRead, Write};

use super::inbox::converse;
use crate::engine::own::{Machine, Settings};
use session::Session;

/// Serves a manager until it sends `END` or closes its output.
///
/// # Errors
/// If the machine can't provide what the settings ask for, or on an input or output error.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: impl Write,
    settings: Settings,
) -> io::Result<()> {
    converse(input, || Ok(Session::new(Machine::idle(settings), output)))
}
