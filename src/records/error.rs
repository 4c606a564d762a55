//! Why a text or file is no game, and where: in parts, so that a window can word it in any language.

use std::fmt;

use crate::game::{IllegalPly, Side};

/// Why a text or file could not be read as a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// Where it is.
    pub place: Place,
    /// The offending text, or whatever else the kind describes; may be empty.
    pub detail: String,
}

/// What is wrong with a text or file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadErrorKind {
    /// It is larger than any game. Detail: the limit.
    TooLarge,
    /// The bytes are not text.
    NotText,
    /// It is empty.
    Empty,
    /// It is in no known format. Detail: how it begins.
    UnknownFormat,
    /// A later Heibai wrote it. Detail: the version of its format.
    NewerVersion,
    /// Something violates the format's syntax. Detail: the offending text.
    Syntax,
    /// A move is illegal. Detail: the move as written.
    IllegalMove(IllegalPly),
    /// A move is written as one of a side that is not to move. Detail: the move as written. (whose turn it is)
    OutOfTurn(Side),
    /// It is another game. Detail: which.
    UnsupportedGame,
    /// The board has an unsupported size or start. Detail: which.
    UnsupportedBoard,
    /// The format has another version. Detail: which.
    UnsupportedVersion,
    /// It ends too early.
    CutOff,
    /// None of its positions can be on a board.
    NothingPossible,
    /// It is a book of openings of ours.
    OwnBook,
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The text or file as a whole.
    Whole,
    /// In a list of moves.
    Move {
        /// Which move, passes included, counted from 1.
        number: usize,
        /// Which character of the text, counted from 1.
        character: usize,
    },
    /// In a file of lines.
    Line {
        /// Which line, counted from 1.
        line: usize,
        /// Which character of the line, counted from 1.
        column: usize,
    },
    /// In a file that is not a text.
    Byte {
        /// Which byte of the file, counted from 1.
        number: usize,
    },
}

impl ReadError {
    /// An error whose detail is cut to fit a line.
    pub(super) fn new(kind: ReadErrorKind, place: Place, detail: impl AsRef<str>) -> Self {
        const DETAIL_CHARACTERS: usize = 80;
        let detail = detail.as_ref().chars().filter(|c| !c.is_control());
        Self { kind, place, detail: detail.take(DETAIL_CHARACTERS).collect() }
    }

    /// The error of a file that is one of our books of openings.
    pub fn own_book() -> Self {
        Self::new(ReadErrorKind::OwnBook, Place::Whole, "")
    }

    pub(super) fn empty() -> Self {
        Self::new(ReadErrorKind::Empty, Place::Whole, "")
    }

    /// A serde error in a text, of which what is not understood is quoted.
    pub(super) fn in_json(error: &serde_json::Error, text: &str) -> Self {
        let read = Self::of_json(error, text);
        if read.kind != ReadErrorKind::Syntax || read.place == Place::Whole {
            return read;
        }
        let (line, column) = (line_of(error, text), error.column().max(1));
        let quoted = if error.is_data() {
            // The place is where the value ends.
            let (before, _) = line.split_at_checked(column).unwrap_or((line, ""));
            before.rsplit([',', '{', '[']).next().unwrap_or_default()
        } else {
            line.get(column - 1..).unwrap_or_default()
        };
        let quoted = if quoted.trim().is_empty() { line } else { quoted };
        Self::new(read.kind, read.place, quoted.trim())
    }

    /// A serde error in a text, in its own words, with its place separated.
    pub(super) fn of_json(error: &serde_json::Error, text: &str) -> Self {
        let place = match error.line() {
            0 => Place::Whole,
            line => {
                // Its columns count bytes.
                let (bytes, before) = (error.column(), line_of(error, text));
                let begun = before.char_indices().take_while(|&(at, _)| at < bytes).count();
                let column = begun + bytes.saturating_sub(before.len());
                Place::Line { line, column: column.max(1) }
            }
        };
        if error.is_eof() {
            return Self::new(ReadErrorKind::CutOff, place, "");
        }
        let text = error.to_string();
        let reason = text.rsplit_once(" at line ").map_or(text.as_str(), |(reason, _)| reason);
        Self::new(ReadErrorKind::Syntax, place, reason)
    }

    /// The number of the move; 0 outside a move list.
    pub fn move_number(&self) -> usize {
        match self.place {
            Place::Move { number, .. } => number,
            Place::Whole | Place::Line { .. } | Place::Byte { .. } => 0,
        }
    }

    /// The number of the line; 0 outside a file of lines.
    pub fn line(&self) -> usize {
        match self.place {
            Place::Line { line, .. } => line,
            Place::Whole | Place::Move { .. } | Place::Byte { .. } => 0,
        }
    }
}

/// The line of a text in which a serde error is.
fn line_of<'text>(error: &serde_json::Error, text: &'text str) -> &'text str {
    text.split('\n').nth(error.line().saturating_sub(1)).unwrap_or_default()
}

impl Place {
    pub(super) fn start_of(text: &str) -> Self {
        Self::in_lines(text, text.len() - text.trim_start().len())
    }

    pub(super) fn in_lines(text: &str, offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self::Line {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole => Ok(()),
            Self::Move { number, character } => {
                write!(f, "move {number} (character {character}): ")
            }
            Self::Line { line, column } => write!(f, "line {line}, column {column}: "),
            Self::Byte { number } => write!(f, "byte {number}: "),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let detail = if self.detail.is_empty() { "nothing" } else { &self.detail };
        write!(f, "{}", self.place)?;
        match self.kind {
            ReadErrorKind::TooLarge => write!(f, "too large for a game: the limit is {detail}"),
            ReadErrorKind::NotText => f.write_str("not a text"),
            ReadErrorKind::Empty => f.write_str("there is nothing in it"),
            ReadErrorKind::UnknownFormat => {
                write!(f, "expected a game in a known format, found {detail:?}")
            }
            ReadErrorKind::NewerVersion => {
                write!(f, "written by a later Heibai: the format has version {detail}")
            }
            ReadErrorKind::Syntax => write!(f, "not understood: {detail}"),
            ReadErrorKind::IllegalMove(reason) => write!(f, "{detail} is not legal: {reason}"),
            ReadErrorKind::OutOfTurn(side) => {
                write!(f, "{detail} is not legal: it is {side:?}'s turn")
            }
            ReadErrorKind::UnsupportedGame => {
                write!(f, "expected Othello or Gomoku, found {detail}")
            }
            ReadErrorKind::UnsupportedBoard => write!(f, "unsupported board: {detail}"),
            ReadErrorKind::UnsupportedVersion => {
                write!(f, "version {detail} of the format can't be read")
            }
            ReadErrorKind::CutOff if self.detail.is_empty() => f.write_str("it ends too early"),
            ReadErrorKind::CutOff => write!(f, "it ends too early: {detail}"),
            ReadErrorKind::NothingPossible => {
                f.write_str("none of its positions can be on a board")
            }
            ReadErrorKind::OwnBook => f.write_str("a book of openings, which `heibai book` reads"),
        }
    }
}

impl std::error::Error for ReadError {}
