//! Why a text or a file is no game, and where: in parts, so that a window can word it in any language.

use std::fmt;

use crate::game::IllegalPly;

/// Says why a text or a file could not be read as a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// Where it is.
    pub place: Place,
    /// The offending text, or what else the kind says; may be empty.
    pub detail: String,
}

/// What is wrong with a text or a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadErrorKind {
    /// There is more of it than any game needs. Detail: the limit.
    TooLarge,
    /// The bytes are not text.
    NotText,
    /// There is nothing in it.
    Empty,
    /// It is in none of the formats that are known. Detail: how it begins.
    UnknownFormat,
    /// A later Heibai wrote it. Detail: the version of its format.
    NewerVersion,
    /// Something is written in a way the format does not know. Detail: the offending text.
    Syntax,
    /// A move is not legal. Detail: the move as it is written.
    IllegalMove(IllegalPly),
    /// It is a game of something else. Detail: what.
    UnsupportedGame,
    /// The board has a size or a start that is not offered. Detail: which.
    UnsupportedBoard,
}

/// Where in a text something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The text or file as a whole: it is too large, or there is nothing in it.
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
    /// The error with a detail, cut to what a line can show.
    pub(super) fn new(kind: ReadErrorKind, place: Place, detail: impl AsRef<str>) -> Self {
        /// Long enough for any move or tag; the rest is found by its place.
        const DETAIL_CHARACTERS: usize = 80;
        let detail = detail.as_ref().chars().filter(|c| !c.is_control());
        Self { kind, place, detail: detail.take(DETAIL_CHARACTERS).collect() }
    }

    /// What serde says of a JSON text, its place told apart from it.
    pub(super) fn of_json(error: &serde_json::Error) -> Self {
        let place = match error.line() {
            0 => Place::Whole,
            line => Place::Line { line, column: error.column().max(1) },
        };
        let text = error.to_string();
        let reason = text.rsplit_once(" at line ").map_or(text.as_str(), |(reason, _)| reason);
        Self::new(ReadErrorKind::Syntax, place, reason)
    }

    /// The number of the move; 0 if it is not in a list of moves.
    pub fn move_number(&self) -> usize {
        match self.place {
            Place::Move { number, .. } => number,
            Place::Whole | Place::Line { .. } | Place::Byte { .. } => 0,
        }
    }

    /// The number of the line; 0 if it is not in a file of lines.
    pub fn line(&self) -> usize {
        match self.place {
            Place::Line { line, .. } => line,
            Place::Whole | Place::Move { .. } | Place::Byte { .. } => 0,
        }
    }
}

impl Place {
    /// Where the text begins, without the white space before it.
    pub(super) fn start_of(text: &str) -> Self {
        Self::in_lines(text, text.len() - text.trim_start().len())
    }

    /// The line and column of the byte at `offset` of `text`.
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
                write!(f, "expected a game in a format that is known, found {detail:?}")
            }
            ReadErrorKind::NewerVersion => {
                write!(f, "written by a later Heibai: the format has version {detail}")
            }
            ReadErrorKind::Syntax => write!(f, "not understood: {detail}"),
            ReadErrorKind::IllegalMove(reason) => write!(f, "{detail} is not legal: {reason}"),
            ReadErrorKind::UnsupportedGame => {
                write!(f, "expected Othello or Gomoku, found {detail}")
            }
            ReadErrorKind::UnsupportedBoard => write!(f, "no such board is offered: {detail}"),
        }
    }
}

impl std::error::Error for ReadError {}
