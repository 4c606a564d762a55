//! `heibai nboard`: speaks the protocol of `NBoard` on standard input and output.

use std::io::{self, BufReader, Write};

use super::arguments::NboardArguments;
use super::{UsageError, playing};
use crate::protocol;

/// How the engine plays.
pub(super) struct Settings(protocol::Settings);

impl TryFrom<NboardArguments> for Settings {
    type Error = UsageError;

    fn try_from(arguments: NboardArguments) -> Result<Self, UsageError> {
        Ok(Self(playing::settings(&arguments.engine)?))
    }
}

/// Speaks until the other program quits or sends no more.
///
/// # Errors
/// If the other program can't be read from or written to.
pub(super) fn run(settings: Settings, output: &mut impl Write) -> anyhow::Result<()> {
    Ok(protocol::nboard::serve(BufReader::new(io::stdin()), output, settings.0)?)
}
