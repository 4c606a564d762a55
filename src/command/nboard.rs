//! `heibai nboard`: speaks the protocol of `NBoard` on standard input and output.

use std::io::{self, BufReader, Write};

use super::arguments::NboardArguments;
use super::engine_settings;
use crate::protocol;

/// How the engine plays.
pub(super) struct Settings(protocol::Settings);

impl TryFrom<NboardArguments> for Settings {
    type Error = anyhow::Error;

    fn try_from(arguments: NboardArguments) -> anyhow::Result<Self> {
        Ok(Self(engine_settings::settings(&arguments.engine)?))
    }
}

/// Speaks until the other program quits or sends no more.
///
/// # Errors
/// If the other program can't be read from or written to.
pub(super) fn run(settings: Settings, output: &mut impl Write) -> anyhow::Result<()> {
    Ok(protocol::nboard::serve(BufReader::new(io::stdin()), output, settings.0)?)
}
