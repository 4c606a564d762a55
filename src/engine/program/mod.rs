//! Programs of others, each spoken to in the protocol that it knows.

mod gomocup;
mod gtp;
mod nboard;
mod process;

use std::path::PathBuf;

pub use gomocup::GomocupPlayer;
pub use gtp::GtpPlayer;
pub use nboard::NboardPlayer;
pub use process::end_all;

/// A program to start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The program and its arguments; never empty.
    pub words: Vec<String>,
    /// The folder it is started in; ours if left out.
    pub folder: Option<PathBuf>,
    /// The depth that `NBoard`'s protocol asks it for.
    pub depth: Option<u8>,
    /// The memory that Gomocup's protocol allows it, in MiB.
    pub memory: Option<usize>,
}
