//! Points: column letter from the left, skipping none, and row number from the bottom; `a1` is the bottom-left corner.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The longest side of a board; columns then run from `a` to `v`, and a line with its margins fills a word.
pub const MAX_SIZE: u8 = 22;

/// An intersection of a board of any size up to [`MAX_SIZE`].
///
/// ```
/// use heibai::gomoku::Point;
/// let point: Point = "H8".parse().unwrap();
/// assert_eq!((point.column(), point.row()), (7, 7));
/// assert_eq!(point.index(15), Some(7 * 15 + 7));
/// assert_eq!("a15".parse::<Point>().unwrap().index(15), Some(0));
/// assert_eq!(point.to_string(), "h8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    row: u8,
    column: u8,
}

impl Point {
    /// The point at `column` and `row`, from 0 at the bottom-left corner; `None` unless both are below [`MAX_SIZE`].
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < MAX_SIZE && row < MAX_SIZE { Some(Self { row, column }) } else { None }
    }

    /// The point with this index, in row order from the top-left corner of a board.
    pub const fn from_index(index: usize, size: u8) -> Option<Self> {
        let length = size as usize;
        if length == 0 || size > MAX_SIZE || index >= length * length {
            return None;
        }
        Self::new((index % length) as u8, (length - 1 - index / length) as u8)
    }

    /// Every point of a board in row order from the top-left corner.
    pub fn all(size: u8) -> impl Iterator<Item = Self> {
        (0..usize::from(size).pow(2)).filter_map(move |index| Self::from_index(index, size))
    }

    /// The column, 0 at the left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row, 0 at the bottom.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The index in row order from the top-left corner of a board; `None` outside of it.
    pub const fn index(self, size: u8) -> Option<usize> {
        if self.column < size && self.row < size {
            Some((size - 1 - self.row) as usize * size as usize + self.column as usize)
        } else {
            None
        }
    }

    /// The point offset by this many columns and rows, or `None` beyond [`MAX_SIZE`].
    pub fn offset(self, columns: i8, rows: i8) -> Option<Self> {
        Self::new(self.column.checked_add_signed(columns)?, self.row.checked_add_signed(rows)?)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text is not the name of a point.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected a point like h8, found {found:?}")]
pub struct ParsePointError {
    /// The offending text.
    pub found: String,
}

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads a letter in either case and a row number without leading zero.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParsePointError { found: text.chars().take(20).collect() };
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
