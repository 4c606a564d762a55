//! Squares: column letter from the left, row number from the top; `a1` is the top-left corner.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The longest side of a board; columns then run from `a` to `p`.
pub const MAX_SIZE: u8 = 16;

/// A square of a board of any size up to [`MAX_SIZE`].
///
/// ```
/// use heibai::othello::Square;
/// let square: Square = "f5".parse().unwrap();
/// assert_eq!((square.column(), square.row()), (5, 4));
/// assert_eq!(square.to_string(), "f5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    row: u8,
    column: u8,
}

impl Square {
    /// The square at `column` and `row`, from 0 at the top-left corner; `None` unless both are below [`MAX_SIZE`].
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < MAX_SIZE && row < MAX_SIZE { Some(Self { row, column }) } else { None }
    }

    /// The square with this index, in row order on a board.
    pub const fn from_index(index: usize, size: u8) -> Option<Self> {
        let size = size as usize;
        if size == 0 || size > MAX_SIZE as usize || index >= size * size {
            return None;
        }
        Self::new((index % size) as u8, (index / size) as u8)
    }

    /// The column, 0 at the left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row, 0 at the top.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The index in row order on a board; `None` outside of it.
    pub const fn index(self, size: u8) -> Option<usize> {
        if self.column < size && self.row < size {
            Some(self.row as usize * size as usize + self.column as usize)
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text is not the name of a square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected a square like f5, found {found:?}")]
pub struct ParseSquareError {
    /// The offending text.
    pub found: String,
}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads a letter in either case and a row number without leading zero.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParseSquareError { found: text.chars().take(20).collect() };
        let (&letter, digits) = text.as_bytes().split_first().ok_or_else(error)?;
        if !letter.is_ascii_alphabetic()
            || digits.len() > 2
            || digits.first().is_none_or(|&digit| digit == b'0')
            || !digits.iter().all(u8::is_ascii_digit)
        {
            return Err(error());
        }
        let row = digits.iter().fold(0, |row, digit| row * 10 + (digit - b'0'));
        Self::new(letter.to_ascii_lowercase() - b'a', row - 1).ok_or_else(error)
    }
}
