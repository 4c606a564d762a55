//! A text cut into one piece per game, and the places of errors in them.

use std::borrow::Cow;

use crate::records::error::{Place, ReadError, ReadErrorKind};

/// The most games read from one file, which bounds its memory; the largest collections have some hundred thousand.
pub const MOST: usize = 4_000_000;

/// Where a piece is.
#[derive(Clone, Copy, Debug)]
struct Piece {
    start: usize,
    end: usize,
    /// The line and column where it begins, counted from 1.
    line: usize,
    column: usize,
}

/// A text and its pieces, one per game.
#[derive(Debug)]
pub struct Pieces {
    text: String,
    pieces: Vec<Piece>,
}

impl Pieces {
    /// A text cut before each of these offsets; what precedes the first belongs to no game.
    ///
    /// # Errors
    /// [`ReadErrorKind::TooLarge`] if there are more than [`MOST`].
    ///
    /// # Panics
    /// If they are not in order, or not on character boundaries.
    pub fn cut_before(text: String, starts: &[usize]) -> Result<Self, ReadError> {
        if let Some(&offset) = starts.get(MOST) {
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
        let pieces = pieces.collect();
        Ok(Self { text, pieces })
    }

    /// A text with a game on each line that is not empty.
    ///
    /// # Errors
    /// As [`Pieces::cut_before`].
    pub fn lines(text: String) -> Result<Self, ReadError> {
        Self::lines_with(text, |_| true)
    }

    /// A text with a game on each line that is not empty and for which `counts` holds.
    ///
    /// # Errors
    /// As [`Pieces::cut_before`].
    pub fn lines_with(text: String, counts: impl Fn(&str) -> bool) -> Result<Self, ReadError> {
        let mut pieces = Vec::new();
        let mut start = 0;
        for (index, line) in text.split_inclusive('\n').enumerate() {
            if !line.trim().is_empty() && counts(line) {
                if pieces.len() == MOST {
                    return Err(too_many(Place::Line { line: index + 1, column: 1 }));
                }
                let end = start + line.trim_end().len();
                pieces.push(Piece { start, end, line: index + 1, column: 1 });
            }
            start += line.len();
        }
        Ok(Self { text, pieces })
    }

    /// The number of pieces.
    pub fn len(&self) -> usize {
        self.pieces.len()
    }

    /// A piece.
    ///
    /// # Panics
    /// If there is none with this number.
    pub fn piece(&self, index: usize) -> &str {
        let piece = self.pieces[index];
        &self.text[piece.start..piece.end]
    }

    /// An error in a piece, with its place in the whole text.
    ///
    /// # Panics
    /// If there is none with this number.
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

fn too_many(place: Place) -> ReadError {
    ReadError::new(ReadErrorKind::TooLarge, place, format!("{MOST} games"))
}

/// A place in a move list as one in lines.
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
///
/// # Errors
/// [`ReadErrorKind::NotText`] with the place of the error.
pub fn strict_text(bytes: &[u8]) -> Result<&str, ReadError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        ReadError::new(ReadErrorKind::NotText, Place::in_lines(&before, before.len()), "")
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// Text in UTF-8, or else in Latin-1, like names in old archives.
///
/// # Errors
/// [`ReadErrorKind::NotText`] if it has zeros, which no text has.
pub fn archived_text(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    match strict_text(bytes) {
        Ok(text) => Ok(Cow::Borrowed(text)),
        Err(error) if bytes.contains(&0) => Err(error),
        Err(_) => Ok(Cow::Owned(bytes.iter().copied().map(char::from).collect())),
    }
}
