//! Othello Board Files: collections of positions with known move values.
//!
//! One position a line: a [board string](super::board_string), then fields that end with `;`. `d6:+4` is a move and
//! its value for the side to move, in discs; `+4` is the position's value. Fields that begin with `--` are padding, and
//! `%` begins a comment. Either case is read; a pass is `pa` or `ps`. Edax's format, see its `obftest.c`.

use std::fmt::Write as _;
use std::io::{self, BufRead, Read};

use thiserror::Error;

use super::board_string::{self, BoardStringErrorKind};
use crate::othello::{Board, ImpossibleBoard, Position, Square};

/// A longer line is refused without being buffered; a full one has some four hundred bytes.
pub const MAX_LINE_BYTES: usize = 4096;

/// The most read of a file: room for half a million full lines.
pub const MAX_BYTES: u64 = 256 << 20;

/// A position and its known values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObfPosition {
    /// A possible position on 8×8. Its side to move may have no move.
    pub position: Position,
    /// The listed moves in file order, each legal and at most once: the square in row order from a1, `None` for a forced
    /// pass, and the margin in discs for the side that makes it, from −64 to 64.
    pub moves: Vec<(Option<usize>, i8)>,
    /// The position's value for its side to move in discs, if the line gives it apart from the moves.
    pub worth: Option<i8>,
}

impl ObfPosition {
    /// A position with nothing known.
    pub fn new(position: Position) -> Self {
        Self { position, moves: Vec::new(), worth: None }
    }

    /// The position's value for its side to move in discs: the line's own, or that of its best listed move.
    pub fn best(&self) -> Option<i8> {
        self.worth.or_else(|| self.moves.iter().map(|&(_, discs)| discs).max())
    }

    /// The known value of a move.
    pub fn worth_of(&self, cell: Option<usize>) -> Option<i8> {
        self.moves.iter().find(|&&(listed, _)| listed == cell).map(|&(_, discs)| discs)
    }
}

/// Why a line is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct ObfError {
    /// Counted from 1.
    pub line: u64,
    /// In characters, counted from 1.
    pub column: usize,
    /// The problem.
    pub kind: ObfErrorKind,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ObfErrorKind {
    /// The bytes are not text.
    #[error("not a text")]
    NotText,
    /// The line is longer than any position.
    #[error("expected at most {MAX_LINE_BYTES} bytes in a line")]
    TooLong,
    /// The board can't be read.
    #[error(transparent)]
    Board(#[from] BoardStringErrorKind),
    /// No game leads to the board.
    #[error("impossible board: {0}")]
    Impossible(#[from] ImpossibleBoard),
    /// A field is neither a move with its value nor the position's value.
    #[error("expected a field such as d6:+4, found {0:?}")]
    Field(String),
    /// A value is no possible final margin.
    #[error("expected whole discs from -64 to +64, found {0:?}")]
    Worth(String),
    /// A listed move is illegal.
    #[error("{0} is not legal here")]
    IllegalMove(String),
    /// A move is listed twice.
    #[error("{0} is listed twice")]
    Twice(String),
    /// The position's value is given twice.
    #[error("the worth of the position is given twice")]
    TwoWorths,
}

/// Why reading a file stops.
#[derive(Debug, Error)]
pub enum ReadObfError {
    /// A line is no position; the next ones can still be read.
    #[error(transparent)]
    Line(#[from] ObfError),
    /// An input error ends the file.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file is larger than any collection.
    #[error("more than {} MiB; the rest is left out", MAX_BYTES >> 20)]
    TooLarge,
}

/// Reads one line; `None` if it is blank or a comment. Its number appears in errors.
///
/// ```
/// use heibai::records::obf;
///
/// let line = "---------------------------OX------XO--------------------------- X; d3:+0; C4:+0;";
/// let read = obf::read_line(line.as_bytes(), 1).unwrap().unwrap();
/// assert_eq!((read.moves.len(), read.best()), (2, Some(0)));
/// ```
///
/// # Errors
/// [`ObfError`] with the first problem.
pub fn read_line(line: &[u8], number: u64) -> Result<Option<ObfPosition>, ObfError> {
    let at = |column, kind| ObfError { line: number, column, kind };
    let text = text_of(line).map_err(|column| at(column, ObfErrorKind::NotText))?;
    if text.trim().is_empty() {
        return Ok(None);
    }
    let (board, rest) = text.split_once(';').unwrap_or((text, ""));
    let begin = 1 + text.chars().take_while(|c| c.is_whitespace()).count();
    let position =
        board_string::read(board).map_err(|error| at(error.column, error.kind.into()))?;
    position.check_possible().map_err(|error| at(begin, error.into()))?;
    let mut read = ObfPosition::new(position);
    for (column, field) in Fields::new(rest, board.chars().count() + 2) {
        read.add(field).map_err(|kind| at(column, kind))?;
    }
    Ok(Some(read))
}

/// Reads a file line by line: a position or an error for each line with content, at most one line buffered. Only
/// [`ReadObfError::Io`] and [`ReadObfError::TooLarge`] end it.
pub fn read<R: BufRead>(input: R) -> Lines<R> {
    Lines { input: input.take(MAX_BYTES + 1), number: 0, ended: false }
}

/// The positions of a file.
#[derive(Debug)]
pub struct Lines<R> {
    input: io::Take<R>,
    number: u64,
    ended: bool,
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<ObfPosition, ReadObfError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            match self.next_line() {
                Ok(None) => {}
                Ok(Some(position)) => return Some(Ok(position)),
                Err(error) => {
                    self.ended = !matches!(error, ReadObfError::Line(_));
                    return Some(Err(error));
                }
            }
        }
        None
    }
}

impl<R: BufRead> Lines<R> {
    /// The number of the last line read, counted from 1.
    pub fn number(&self) -> u64 {
        self.number
    }

    fn next_line(&mut self) -> Result<Option<ObfPosition>, ReadObfError> {
        self.number += 1;
        let mut line = Vec::new();
        let most = MAX_LINE_BYTES as u64 + 1;
        (&mut self.input).take(most).read_until(b'\n', &mut line)?;
        let is_whole = line.ends_with(b"\n");
        if !is_whole && line.len() > MAX_LINE_BYTES {
            self.input.skip_until(b'\n')?;
        }
        if self.input.limit() == 0 {
            return Err(ReadObfError::TooLarge);
        }
        if line.is_empty() {
            self.ended = true;
            return Ok(None);
        }
        if !is_whole && line.len() > MAX_LINE_BYTES {
            let kind = ObfErrorKind::TooLong;
            return Err(ObfError { line: self.number, column: MAX_LINE_BYTES, kind }.into());
        }
        Ok(read_line(&line, self.number)?)
    }
}

/// Writes a position as one line without its end: the moves in their order, the value only where no move gives it.
pub fn write(position: &ObfPosition) -> String {
    let mut line = board_string::write(&position.position) + ";";
    for &(cell, discs) in &position.moves {
        let name = cell
            .and_then(|cell| Square::from_index(cell, Board::SIZE))
            .map_or_else(|| PASS.to_owned(), |square| square.to_string());
        write!(line, " {name}:{discs:+};").expect("a string takes any text");
    }
    let told = position.moves.iter().map(|&(_, discs)| discs).max();
    if let Some(worth) = position.worth.filter(|&worth| told != Some(worth)) {
        write!(line, " {worth:+};").expect("a string takes any text");
    }
    line
}

const PASS: &str = "pa";

impl ObfPosition {
    fn add(&mut self, field: &str) -> Result<(), ObfErrorKind> {
        if field.starts_with("--") {
            return Ok(());
        }
        let Some((name, worth)) = field.split_once(':') else {
            if !field.starts_with(|c: char| c == '+' || c == '-' || c.is_ascii_digit()) {
                return Err(ObfErrorKind::Field(excerpt(field)));
            }
            let worth = discs(field)?;
            return match self.worth.replace(worth) {
                None => Ok(()),
                Some(_) => Err(ObfErrorKind::TwoWorths),
            };
        };
        let name = name.trim_end();
        let cell = self.cell(name)?;
        if self.worth_of(cell).is_some() {
            return Err(ObfErrorKind::Twice(excerpt(name)));
        }
        self.moves.push((cell, discs(worth.trim())?));
        Ok(())
    }

    /// The cell of a legal move, `None` for a forced pass.
    fn cell(&self, name: &str) -> Result<Option<usize>, ObfErrorKind> {
        let illegal = || ObfErrorKind::IllegalMove(excerpt(name));
        if [PASS, "ps", "pass"].iter().any(|pass| name.eq_ignore_ascii_case(pass)) {
            return if self.position.must_pass() { Ok(None) } else { Err(illegal()) };
        }
        let square: Square = name.parse().map_err(|_| ObfErrorKind::Field(excerpt(name)))?;
        match square.index(Board::SIZE) {
            Some(cell) if self.position.is_legal(square) => Ok(Some(cell)),
            _ => Err(illegal()),
        }
    }
}

fn discs(text: &str) -> Result<i8, ObfErrorKind> {
    text.parse()
        .ok()
        .filter(|discs| (-64..=64).contains(discs))
        .ok_or_else(|| ObfErrorKind::Worth(excerpt(text)))
}

fn excerpt(text: &str) -> String {
    text.chars().take(20).collect()
}

/// A line's text without its comment, or the column of the first invalid character. Comments may be in any encoding.
fn text_of(line: &[u8]) -> Result<&str, usize> {
    let line = line.split(|&byte| byte == b'%').next().unwrap_or_default();
    let text = std::str::from_utf8(line).map_err(|error| {
        String::from_utf8_lossy(&line[..error.valid_up_to()]).chars().count() + 1
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

struct Fields<'a> {
    parts: std::str::Split<'a, char>,
    /// The next one's column, counted from 1.
    column: usize,
}

impl<'a> Fields<'a> {
    /// The fields of `text`, which begins at `column` of its line.
    fn new(text: &'a str, column: usize) -> Self {
        Self { parts: text.split(';'), column }
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<(usize, &'a str)> {
        let part = self.parts.next()?;
        let field = part.trim();
        // Nothing need follow the last semicolon.
        if field.is_empty() && self.parts.clone().next().is_none() {
            return None;
        }
        let blanks = part.len() - part.trim_start().len();
        let column = self.column + part[..blanks].chars().count();
        self.column += part.chars().count() + 1;
        Some((column, field))
    }
}
