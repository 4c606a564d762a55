//! Lenient reading of XML.

use quick_xml::events::BytesStart;
use quick_xml::{Reader, XmlVersion};

use crate::records::error::ReadErrorKind;

/// A game is an element of the fourth level; no collection is nested much deeper.
const MAX_LEVELS: usize = 64;

/// The error, its byte offset, and the offending part.
pub(super) type Fault = (ReadErrorKind, usize, String);

pub(super) fn reader_of(text: &str) -> Reader<&[u8]> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().allow_dangling_amp = true;
    reader
}

pub(super) fn check_depth(depth: usize, at: usize) -> Result<(), Fault> {
    let detail = || format!("elements in {MAX_LEVELS} others");
    if depth > MAX_LEVELS { Err((ReadErrorKind::Syntax, at, detail())) } else { Ok(()) }
}

pub(super) fn fault(reader: &Reader<&[u8]>, error: &quick_xml::Error) -> Fault {
    (ReadErrorKind::Syntax, reader.error_position() as usize, error.to_string())
}

/// The trimmed value of an attribute; empty if missing. Unknown entities stay as written.
pub(super) fn attribute(tag: &BytesStart, key: &str) -> String {
    let mut attributes = tag.attributes();
    let mut attributes = attributes.with_checks(false).flatten();
    let Some(found) = attributes.find(|attribute| attribute.key.as_ref() == key) else {
        return String::new();
    };
    match found.normalized_value(XmlVersion::Implicit1_0) {
        Ok(value) => value.trim().to_owned(),
        Err(_) => found.value.trim().to_owned(),
    }
}

pub(super) fn number(tag: &BytesStart, key: &str) -> Option<u32> {
    attribute(tag, key).parse().ok()
}
