//! Game files as subcommands read them: in any format, with their accompanying files.

use std::path::Path;

use anyhow::{Context, anyhow, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::counted::counted;
use super::errors::UsageError;
use super::files;
use crate::app::library;
use crate::book::Book;
use crate::marks::visible_name;
use crate::records::formats::{self, Collection, FORMATS, Format, Games, SourceFile};
use crate::records::{ReadError, ReadErrorKind};

pub(super) type NamedFormat = &'static Format;

/// Parses a format's name; help and errors list all of them.
pub(super) fn format_named() -> impl TypedValueParser<Value = NamedFormat> {
    PossibleValuesParser::new(FORMATS.iter().map(|format| format.name))
        .map(|name| formats::named(&name).expect("only names of formats are possible"))
}

/// Like [`format_named`], for formats that can be written.
pub(super) fn written_format_named() -> impl TypedValueParser<Value = NamedFormat> {
    let written = FORMATS.iter().filter(|format| format.write.is_some());
    PossibleValuesParser::new(written.map(|format| format.name))
        .map(|name| formats::named(&name).expect("only names of formats are possible"))
}

/// The games of a file, in the format that was asked for or else in its own. A file without games is an error, as a wrong
/// name may have led to it.
pub(super) fn read(path: &Path, asked_for: Option<NamedFormat>) -> anyhow::Result<Collection> {
    let name = || path.display().to_string();
    if Book::is_begun_in(path) {
        return Err(ReadError::own_book()).with_context(name);
    }
    let bytes = files::read_bytes(path)?;
    let format = asked_for.unwrap_or_else(|| formats::recognise(&bytes, Some(path)));
    let mut source = SourceFile { bytes, ..SourceFile::default() };
    for (ending, beside) in library::companions(format, path) {
        source.beside.push((ending, files::read_bytes(&beside)?));
    }
    let games = Collection::read_as(format, &source)
        .map_err(|error| match asked_for {
            Some(format) if error.kind == ReadErrorKind::UnknownFormat => other(format, &error),
            _ => error.into(),
        })
        .with_context(name)?;
    ensure!(!games.is_empty(), "{}: there are no games in it", name());
    Ok(games)
}

/// Refuses the number of a game, counted from 1, that a file does not have.
pub(super) fn check_number(
    number: usize,
    games: &impl Games,
    path: &Path,
) -> Result<(), UsageError> {
    let count = games.len();
    if number <= count {
        return Ok(());
    }
    let reason = format!("{} has only {}", path.display(), counted(count, "game"));
    Err(UsageError::new(format!("--game {number}"), reason))
}

/// What is told of a file in another format than was asked for.
fn other(asked_for: NamedFormat, error: &ReadError) -> anyhow::Error {
    let ReadError { place, detail, .. } = error;
    anyhow!("{place}expected {}, found {detail:?}", asked_for.title)
}

/// Text from a file on one line, with control characters made visible.
pub(super) fn plain(text: &str) -> String {
    visible_name(text.trim_end())
}
