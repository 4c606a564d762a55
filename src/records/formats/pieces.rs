//! A text cut into one piece per game, and the games made of them.

use std::borrow::Cow;

use crate::game::Variant;
use crate::game::tree::GameTree;
use crate::records::encoding;
use crate::records::error::{Place, ReadError, ReadErrorKind};

use super::format::{Games, Summary};

/// The most games read from one file, which bounds its memory; the largest collections have some hundred thousand.
pub const MAX_GAMES: usize = 4_000_000;

#[derive(Clone, Copy, Debug)]
struct Piece {
    start: usize,
    end: usize,
    /// Where it begins, counted from 1.
    line: usize,
    column: usize,
}

#[derive(Debug)]
pub struct Pieces {
    text: String,
    pieces: Vec<Piece>,
}

impl Pieces {
    /// A text cut before each of these offsets, in order; what precedes the first belongs to no game.
    ///
    /// # Errors
    /// [`ReadErrorKind::TooLarge`] if there are more than [`MAX_GAMES`].
    pub fn cut_before(text: String, starts: &[usize]) -> Result<Self, ReadError> {
        if let Some(&offset) = starts.get(MAX_GAMES) {
            return Err(too_many(Place::in_lines(&text, offset)));
        }
        let ends = starts.iter().skip(1).copied().chain([text.len()]);
        let (mut at, mut line, mut column) = (0, 1, 1);
        let pieces = starts.iter().zip(ends).map(|(&start, end)| {
            let between = &text[at..start];
            let last_line = match between.rfind('\n') {
                Some(newline) => {
                    line += between.matches('\n').count();
                    column = 1;
                    &between[newline + 1..]
                }
                None => between,
            };
            column += last_line.chars().count();
            at = start;
            Piece { start, end, line, column }
        });
        Ok(Self { pieces: pieces.collect(), text })
    }

    /// A text with a game on each line that is not empty.
    pub fn lines(text: String) -> Result<Self, ReadError> {
        Self::lines_with(text, |_| true)
    }

    /// A text with a game on each line that is not empty and for which `counts` holds.
    pub fn lines_with(text: String, counts: impl Fn(&str) -> bool) -> Result<Self, ReadError> {
        let mut pieces = Vec::new();
        let mut start = 0;
        for (index, line) in text.split_inclusive('\n').enumerate() {
            if !line.trim().is_empty() && counts(line) {
                if pieces.len() == MAX_GAMES {
                    return Err(too_many(Place::Line { line: index + 1, column: 1 }));
                }
                let end = start + line.trim_end().len();
                pieces.push(Piece { start, end, line: index + 1, column: 1 });
            }
            start += line.len();
        }
        Ok(Self { text, pieces })
    }

    pub fn len(&self) -> usize {
        self.pieces.len()
    }

    pub fn piece(&self, index: usize) -> &str {
        let piece = self.pieces[index];
        &self.text[piece.start..piece.end]
    }

    /// An error in a piece, with its place in the whole text.
    #[must_use]
    pub fn placed(&self, index: usize, error: ReadError) -> ReadError {
        let piece = self.pieces[index];
        let place = match lines_of(error.place, self.piece(index)) {
            Place::Line { line: 1, column } => {
                Place::Line { line: piece.line, column: piece.column + column - 1 }
            }
            Place::Line { line, column } => Place::Line { line: piece.line + line - 1, column },
            _ => Place::Line { line: piece.line, column: piece.column },
        };
        ReadError { place, ..error }
    }
}

/// The games of a text, one per piece.
pub struct TextGames {
    pub pieces: Pieces,
    /// The variant assumed where a game does not say.
    pub variant: Variant,
    pub summary: fn(&str, Variant) -> Summary,
    pub tree: fn(&str, Variant) -> Result<GameTree, ReadError>,
}

impl Games for TextGames {
    fn len(&self) -> usize {
        self.pieces.len()
    }

    fn summary(&self, index: usize) -> Summary {
        (self.summary)(self.pieces.piece(index), self.variant)
    }

    fn tree(&self, index: usize) -> Result<GameTree, ReadError> {
        let tree = (self.tree)(self.pieces.piece(index), self.variant);
        tree.map_err(|error| self.pieces.placed(index, error))
    }
}

fn too_many(place: Place) -> ReadError {
    ReadError::new(ReadErrorKind::TooLarge, place, format!("{MAX_GAMES} games"))
}

pub(super) fn lines_of(place: Place, text: &str) -> Place {
    match place {
        Place::Move { character, .. } => {
            let offset = text.char_indices().nth(character.saturating_sub(1));
            Place::in_lines(text, offset.map_or(text.len(), |(offset, _)| offset))
        }
        place => place,
    }
}

/// UTF-8 text, without a byte order mark.
pub fn strict_text(bytes: &[u8]) -> Result<&str, ReadError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        ReadError::new(ReadErrorKind::NotText, Place::in_lines(&before, before.len()), "")
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// Text in UTF-8, or else in the likeliest encoding, like names in old archives; no text has zeros.
pub fn archived_text(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    text_labelled(bytes, None)
}

/// The same, if the file says its encoding.
pub fn text_labelled<'a>(bytes: &'a [u8], label: Option<&[u8]>) -> Result<Cow<'a, str>, ReadError> {
    match strict_text(bytes) {
        Ok(text) => Ok(Cow::Borrowed(text)),
        Err(error) if bytes.contains(&0) => Err(error),
        Err(_) => Ok(Cow::Owned(encoding::decode_as(bytes, label))),
    }
}

/// The first bytes of a file, by which its format is recognised.
pub fn beginning(bytes: &[u8]) -> &[u8] {
    &bytes[..bytes.len().min(4096)]
}

pub fn contains(bytes: &[u8], wanted: &[u8]) -> bool {
    bytes.windows(wanted.len()).any(|bytes| bytes == wanted)
}
