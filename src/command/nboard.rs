//! `heibai nboard`: speaks the protocol of `NBoard` on standard input and output.

use std::io::{self, BufReader, Write};

use super::arguments::EngineArguments;
use crate::protocol;

/// Runs until the other program quits or closes its output.
pub(super) fn run(arguments: &EngineArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let settings = arguments.settings()?;
    Ok(protocol::nboard::serve(BufReader::new(io::stdin()), output, settings)?)
}
