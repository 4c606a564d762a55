//! `heibai gtp`: speaks GTP on standard input and output.

use std::io::{self, BufReader, Write};

use super::arguments::GtpArguments;
use super::engine_settings;
use crate::protocol;

/// Runs until the other program quits or closes its output.
pub(super) fn run(arguments: &GtpArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let mut settings = engine_settings::settings(&arguments.engine)?;
    settings.ponder = arguments.ponder;
    Ok(protocol::gtp::serve(BufReader::new(io::stdin()), output, settings)?)
}
