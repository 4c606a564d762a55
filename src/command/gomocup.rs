//! `heibai gomocup`: speaks the protocol of Gomocup on standard input and output.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufReader, Write};
use std::path::Path;

use super::arguments::GomocupArguments;
use super::playing;
use crate::protocol;

/// Managers know the programs that they can start by the beginning of their names.
const BRAIN: &str = "pbrain-";

/// How the engine plays.
pub(super) struct Settings(protocol::Settings);

impl From<GomocupArguments> for Settings {
    fn from(arguments: GomocupArguments) -> Self {
        Self(playing::search_settings(&arguments.search))
    }
}

/// Speaks until the manager ends the program or sends no more.
///
/// # Errors
/// If the manager can't be read from or written to.
pub(super) fn run(settings: Settings, output: &mut impl Write) -> anyhow::Result<()> {
    Ok(protocol::gomocup::serve(BufReader::new(io::stdin()), output, settings.0)?)
}

/// Puts the subcommand in where the program's name, the first argument, says that a manager started it.
pub(super) fn understand_name(
    arguments: impl IntoIterator<Item = OsString>,
) -> impl Iterator<Item = OsString> {
    let mut arguments = arguments.into_iter();
    let name = arguments.next();
    let is_brain = name.as_deref().is_some_and(is_brain);
    let subcommand = is_brain.then(|| OsString::from("gomocup"));
    name.into_iter().chain(subcommand).chain(arguments)
}

fn is_brain(program: &OsStr) -> bool {
    let name = Path::new(program).file_name().map(OsStr::to_string_lossy);
    name.is_some_and(|name| {
        name.get(..BRAIN.len()).is_some_and(|start| start.eq_ignore_ascii_case(BRAIN))
    })
}
