//! `heibai gtp`: speaks GTP on standard input and output.

use std::io::{self, BufReader, Write};

use clap::Args;

use super::arguments::EngineArguments;
use crate::protocol;

#[derive(Debug, Args)]
pub struct GtpArguments {
    #[command(flatten)]
    engine: EngineArguments,

    /// Ponder in the opponent's turn
    #[arg(long)]
    ponder: bool,
}

/// Runs until the other program quits or closes its output.
pub(super) fn run(arguments: &GtpArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let mut settings = arguments.engine.settings()?;
    settings.ponder = arguments.ponder;
    Ok(protocol::gtp::serve(BufReader::new(io::stdin()), output, settings)?)
}
