//! A game as a list of tags with their values.

use crate::records::error::{Place, ReadError, ReadErrorKind};

pub(super) struct Tag<'text> {
    pub(super) name: &'text str,
    pub(super) value: &'text str,
    /// Where the value begins, in bytes.
    pub(super) offset: usize,
}

pub(super) fn tags(text: &str) -> Result<Vec<Tag<'_>>, ReadError> {
    let error = |offset: usize| {
        let found: String = text[offset..].chars().take(20).collect();
        let found = if found.is_empty() { "the end of the text".to_owned() } else { found };
        ReadError::new(ReadErrorKind::Syntax, Place::in_lines(text, offset), found)
    };
    let cut_off = |offset: usize, detail: String| {
        ReadError::new(ReadErrorKind::CutOff, Place::in_lines(text, offset), detail)
    };
    let start = text.find("(;").ok_or_else(|| error(0))?;
    let mut tags: Vec<Tag<'_>> = Vec::new();
    let mut offset = start + "(;".len();
    loop {
        let rest = &text[offset..];
        let trimmed = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ';');
        offset += rest.len() - trimmed.len();
        if trimmed.starts_with(')') {
            return Ok(tags);
        }
        if trimmed.is_empty() {
            return Err(cut_off(offset, "the game does not end: no )".to_owned()));
        }
        let length = trimmed.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (name, rest) = trimmed.split_at(length);
        let after_name = rest.trim_start();
        let value_offset = offset + trimmed.len() - after_name.len() + 1;
        let unended = || cut_off(offset, format!("the value does not end: {trimmed}"));
        let Some(value) = after_name.strip_prefix('[') else {
            return Err(if after_name.is_empty() { unended() } else { error(offset) });
        };
        let end = value.find(']').ok_or_else(unended)?;
        let name = match tags.last() {
            // A tag may have several values.
            Some(last) if name.is_empty() => last.name,
            None if name.is_empty() => return Err(error(offset)),
            _ => name,
        };
        tags.push(Tag { name, value: &value[..end], offset: value_offset });
        offset = value_offset + end + 1;
    }
}
