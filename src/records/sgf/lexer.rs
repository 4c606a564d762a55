//! Splits a text into games and nodes, in one pass with one node in memory and no recursion, so that neither depth nor
//! length of a game matters.

use std::borrow::Cow;

use arrayvec::ArrayString;

use crate::game::IllegalPly;
use crate::records::error::ReadErrorKind;

pub(super) const MAX_VALUES: usize = 100_000;

const DETAIL: usize = 80;

/// An error and its offset; the line is computed later.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    pub offset: usize,
    pub kind: ReadErrorKind,
    pub detail: String,
}

impl Fault {
    pub(super) fn new(kind: ReadErrorKind, offset: usize, detail: impl AsRef<str>) -> Self {
        Self { offset, kind, detail: detail.as_ref().chars().take(DETAIL).collect() }
    }

    pub(super) fn syntax(offset: usize, detail: impl AsRef<str>) -> Self {
        Self::new(ReadErrorKind::Syntax, offset, detail)
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'text> {
    /// In capitals; the lower-case letters of older files are dropped.
    pub name: ArrayString<8>,
    /// With its escapes.
    pub raw: &'text str,
    pub offset: usize,
}

impl Entry<'_> {
    pub(super) fn fault(&self) -> Fault {
        self.fault_of(ReadErrorKind::Syntax)
    }

    /// A fault of the whole property.
    pub(super) fn fault_of(&self, kind: ReadErrorKind) -> Fault {
        Fault::new(kind, self.offset, format!("{}[{:.80}]", self.name, self.raw))
    }

    pub(super) fn no_cell(&self) -> Fault {
        let is_pair = |point: &str| {
            let letters = point.trim().as_bytes();
            letters.len() == 2 && letters.iter().all(u8::is_ascii_alphabetic)
        };
        if self.raw.split(':').next().is_some_and(is_pair) {
            let kind = ReadErrorKind::IllegalMove(IllegalPly::OffBoard);
            Fault::new(kind, self.offset, self.raw)
        } else {
            self.fault()
        }
    }

    pub(super) fn text(&self) -> String {
        unescape(self.raw)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// A variation begins, or the game itself.
    Open,
    Close,
    /// A node, with its properties in [`Lexer::entries`].
    Node,
}

#[derive(Clone, Debug)]
pub(super) struct Lexer<'text> {
    text: &'text str,
    pub at: usize,
    pub depth: usize,
    pub entries: Vec<Entry<'text>>,
    /// From here on no value ends.
    unclosed_from: usize,
}

impl<'text> Lexer<'text> {
    pub(super) fn new(text: &'text str) -> Self {
        Self { text, at: 0, depth: 0, entries: Vec::new(), unclosed_from: usize::MAX }
    }

    /// Advances to the next game, skipping anything before it.
    pub(super) fn find_game(&mut self) -> bool {
        self.depth = 0;
        self.entries.clear();
        while let Some(parenthesis) = self.text[self.at..].find('(') {
            self.at += parenthesis;
            if self.text[self.at + 1..].trim_start().starts_with(';') {
                return true;
            }
            self.at += 1;
        }
        self.at = self.text.len();
        false
    }

    /// The next part of a game; `None` after the last one.
    pub(super) fn next(&mut self) -> Result<Option<Event>, Fault> {
        self.skip_space();
        let offset = self.at;
        match self.text.as_bytes().get(offset) {
            Some(b'(') if self.depth == 0 || !self.is_at_root() => {
                self.at += 1;
                self.depth += 1;
                Ok(Some(Event::Open))
            }
            Some(b')') if self.depth > 0 => {
                self.at += 1;
                self.depth -= 1;
                Ok(Some(Event::Close))
            }
            Some(b';') if self.depth > 0 => {
                self.at += 1;
                self.node()
            }
            Some(letter) if self.depth > 0 && letter.is_ascii_alphabetic() => self.node(),
            _ if self.depth == 0 => Ok(None),
            Some(b'(') | None => {
                let detail = "the game does not end: no )".to_owned();
                Err(Fault::new(ReadErrorKind::CutOff, offset, detail))
            }
            Some(_) => Err(Fault::syntax(offset, rest_of_line(&self.text[offset..]))),
        }
    }

    /// Goes past the rest of a broken game, or to the next one if it does not end before.
    pub(super) fn skip_game(&mut self) {
        while self.depth > 0 {
            let rest = &self.text.as_bytes()[self.at..];
            let Some(next) = rest.iter().position(|byte| b"()[".contains(byte)) else {
                self.at = self.text.len();
                break;
            };
            self.at += next;
            match rest[next] {
                b'(' if self.is_at_root() => break,
                b'(' => self.depth += 1,
                b')' => self.depth -= 1,
                _ => {
                    if let Some(end) = self.end_of_value(self.at + 1) {
                        self.at = end;
                    }
                }
            }
            self.at += 1;
        }
        self.depth = 0;
    }

    fn node(&mut self) -> Result<Option<Event>, Fault> {
        self.entries.clear();
        loop {
            self.skip_space();
            let offset = self.at;
            let rest = &self.text[offset..];
            let length = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
            if length == 0 {
                return Ok(Some(Event::Node));
            }
            let name = name_of(&rest[..length]);
            self.at += length;
            self.skip_space();
            if self.text.as_bytes().get(self.at) != Some(&b'[') {
                return Err(Fault::syntax(offset, rest_of_line(rest)));
            }
            while self.text.as_bytes().get(self.at) == Some(&b'[') {
                let from = self.at + 1;
                let Some(end) = self.end_of_value(from) else {
                    self.at = from;
                    let detail = format!("the value does not end: {}", rest_of_line(rest));
                    return Err(Fault::new(ReadErrorKind::CutOff, offset, detail));
                };
                if self.entries.len() == MAX_VALUES {
                    let limit = format!("{MAX_VALUES} values");
                    return Err(Fault::new(ReadErrorKind::TooLarge, from, limit));
                }
                self.entries.push(Entry { name, raw: &self.text[from..end], offset: from });
                self.at = end + 1;
                self.skip_space();
            }
        }
    }

    fn end_of_value(&mut self, from: usize) -> Option<usize> {
        if from >= self.unclosed_from {
            return None;
        }
        let end = find_unescaped(&self.text[from..], b']');
        if end.is_none() {
            self.unclosed_from = from;
        }
        end.map(|end| from + end)
    }

    fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Returns whether a game begins here: only a first node says which game and format it is.
    fn is_at_root(&self) -> bool {
        let rest = self.text[self.at..].strip_prefix('(').unwrap_or_default().trim_start();
        let node = rest.strip_prefix(';').unwrap_or_default().trim_start();
        node.starts_with("FF[") || node.starts_with("GM[")
    }
}

/// A property's name without the small letters of older files; one of small letters alone is taken as it is.
fn name_of(written: &str) -> ArrayString<8> {
    let has_capitals = written.bytes().any(|byte| byte.is_ascii_uppercase());
    let mut name = ArrayString::new();
    for letter in written.chars() {
        if !(has_capitals && letter.is_ascii_lowercase())
            && name.try_push(letter.to_ascii_uppercase()).is_err()
        {
            // Longer than any known.
            return ArrayString::new();
        }
    }
    name
}

fn find_unescaped(text: &str, wanted: u8) -> Option<usize> {
    let mut bytes = text.bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        if byte == b'\\' {
            bytes.next();
        } else if byte == wanted {
            return Some(at);
        }
    }
    None
}

/// The two parts of a composed value, with their escapes.
pub(super) fn parts(raw: &str) -> Option<(&str, &str)> {
    find_unescaped(raw, b':').map(|colon| (&raw[..colon], &raw[colon + 1..]))
}

pub(super) fn escape_text(text: &str) -> String {
    text.replace('\\', r"\\").replace(']', r"\]")
}

pub(super) fn escape(text: &str) -> String {
    escape_text(text).replace(':', r"\:")
}

/// Drops the backslashes before characters, and those before line breaks with the line breaks.
pub(super) fn unescape(raw: &str) -> String {
    let lines = if raw.contains('\r') {
        Cow::Owned(raw.replace("\r\n", "\n").replace('\r', "\n"))
    } else {
        Cow::Borrowed(raw)
    };
    let mut text = String::with_capacity(lines.len());
    let mut signs = lines.chars();
    while let Some(sign) = signs.next() {
        if sign != '\\' {
            text.push(sign);
        } else if let Some(escaped) = signs.next().filter(|&escaped| escaped != '\n') {
            text.push(escaped);
        }
    }
    text
}

fn rest_of_line(text: &str) -> &str {
    let end = text.char_indices().nth(DETAIL).map_or(text.len(), |(end, _)| end);
    text[..end].lines().next().unwrap_or_default()
}
