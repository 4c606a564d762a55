//! Files of games as subcommands read them: in any format, with what lies beside them.

use std::path::Path;

use anyhow::Context;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::files;
use crate::app::library;
use crate::marks::visible_name;
use crate::records::formats::{self, Collection, FORMATS, Format, Source};

/// A format as an argument names it.
pub(super) type NamedFormat = &'static Format;

/// Reads the name of a format; help and complaints list all.
pub(super) fn format_named() -> impl TypedValueParser<Value = NamedFormat> {
    PossibleValuesParser::new(FORMATS.iter().map(|format| format.name))
        .map(|name| formats::named(&name).expect("only names of formats are possible"))
}

/// As [`format_named`], of those that can be written.
pub(super) fn written_format_named() -> impl TypedValueParser<Value = NamedFormat> {
    let written = FORMATS.iter().filter(|format| format.write.is_some());
    PossibleValuesParser::new(written.map(|format| format.name))
        .map(|name| formats::named(&name).expect("only names of formats are possible"))
}

/// Reads a file of games in the format that it shows, or in the one that is named.
///
/// # Errors
/// If the file can't be opened or read, is far too large, or if nothing of it can be understood.
pub(super) fn read(path: &Path, format: Option<NamedFormat>) -> anyhow::Result<Collection> {
    let bytes = files::read_bytes(path)?;
    let format = format.unwrap_or_else(|| formats::recognise(&bytes, Some(path)));
    let mut source = Source { bytes, ..Source::default() };
    for (ending, beside) in library::sources(format, path) {
        source.beside.push((ending, files::read_bytes(&beside)?));
    }
    Collection::read_as(format, &source).with_context(|| path.display().to_string())
}

/// A text of a file as one line, with marks for what would do something to a terminal.
pub(super) fn plain(text: &str) -> String {
    visible_name(text.trim_end())
}
