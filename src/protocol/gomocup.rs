//! The protocol of Gomocup and of the Piskvork manager, as Gomoku programs speak it: `TURN 7,7` is
//! answered with `8,6`, what can't be done with `ERROR …`, what is not known with `UNKNOWN …`.
//!
//! Points are `x,y`, both counted from 0, x from the left and y from the top. Stones of the manager's own
//! positions are named by whose they are: 1 ours, 2 the opponent's. Besides the commands of
//! <https://plastovicka.github.io/protocl2en.htm> those are known that Yixin's board sends (`YXNBEST` and
//! the like); the first of them tells that `INFO rule 2` means renju.

mod command;
mod session;
mod swap2;
mod table;
mod told;

use std::io::{self, BufRead, Write};

use super::inbox::converse;
use crate::engine::own::{Machine, Settings};
use session::Session;

/// Speaks with a manager until it ends the program or sends no more.
///
/// # Errors
/// If the machine can't give what the settings say, or the manager can't be read from or written to.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: impl Write,
    settings: Settings,
) -> io::Result<()> {
    converse(input, || Ok(Session::new(Machine::idle(settings), output)))
}
