//! `heibai gtp`: speaks GTP on standard input and output.

use std::io::{self, BufReader, Write};

use super::arguments::GtpArguments;
use super::engine_settings;
use crate::protocol;

/// How the engine plays.
pub(super) struct Settings(protocol::Settings);

impl TryFrom<GtpArguments> for Settings {
    type Error = anyhow::Error;

    fn try_from(arguments: GtpArguments) -> anyhow::Result<Self> {
        Ok(Self(protocol::Settings {
            ponder: arguments.ponder,
            ..engine_settings::settings(&arguments.engine)?
        }))
    }
}

/// Speaks until the other program quits or sends no more.
///
/// # Errors
/// If the other program can't be read from or written to.
pub(super) fn run(settings: Settings, output: &mut impl Write) -> anyhow::Result<()> {
    Ok(protocol::gtp::serve(BufReader::new(io::stdin()), output, settings.0)?)
}
