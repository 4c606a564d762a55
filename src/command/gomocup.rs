//! `heibai gomocup`: speaks the Gomocup protocol on standard input and output.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufReader, Write};
use std::path::Path;

use super::arguments::SearchArguments;
use crate::protocol;

/// The prefix by which managers recognise engines.
const BRAIN: &str = "pbrain-";

/// Runs until the manager sends `END` or closes its output.
pub(super) fn run(arguments: &SearchArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let settings = arguments.settings();
    Ok(protocol::gomocup::serve(BufReader::new(io::stdin()), output, settings)?)
}

/// Inserts the subcommand if the program's name says that a manager started it.
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
