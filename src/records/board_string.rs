//! Board strings: the 64 squares from a1 to h8 in row order and the side to move, as in
//! `---------------------------OX------XO--------------------------- X`.
//!
//! The reader takes what is seen in the wild: `X x B b *` for Black, `O o W w` for White, `-` and `.` for an
//! empty square, blanks anywhere. A string with digits instead of letters is one of Egaroucid's, in which
//! `0` is Black and `1` is White.

use thiserror::Error;

use crate::othello::{Board, Disc, Position};

/// Squares of the board that board strings are made for.
const SQUARES: usize = Board::SIZE as usize * Board::SIZE as usize;

/// Says why a text is no board string. Columns are characters of the text, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardStringError {
    /// There are not 64 squares.
    #[error(
        "column {column}: expected {SQUARES} squares and the side to move, found {found} squares"
    )]
    SquareCount {
        /// Where the squares end.
        column: usize,
        /// Squares that there are.
        found: usize,
    },
    /// There are 64 squares and nothing after them.
    #[error(
        "column {column}: expected X or O for the side to move after the {SQUARES} squares, found nothing"
    )]
    NoSide {
        /// Where it should be.
        column: usize,
    },
    /// The side to move is an empty square.
    #[error("column {column}: expected X or O for the side to move, found {found:?}")]
    EmptySide {
        /// Where it is.
        column: usize,
        /// The offending character.
        found: char,
    },
    /// A character stands for no square.
    #[error("column {column}: expected X, O or - for a square, found {found:?}")]
    Character {
        /// Where it is.
        column: usize,
        /// The offending character.
        found: char,
    },
    /// A digit stands among letters, where programs disagree about its colour.
    #[error(
        "column {column}: {found:?} among letters may be either colour; expected X, O or - for a square"
    )]
    DigitAmongLetters {
        /// Where it is.
        column: usize,
        /// The offending character.
        found: char,
    },
}

impl BoardStringError {
    /// Where it is wrong.
    pub fn column(&self) -> usize {
        match *self {
            Self::SquareCount { column, .. }
            | Self::NoSide { column }
            | Self::EmptySide { column, .. }
            | Self::Character { column, .. }
            | Self::DigitAmongLetters { column, .. } => column,
        }
    }
}

/// What a character stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Mark {
    /// Counted from 1.
    column: usize,
    written: char,
    disc: Option<Disc>,
    /// Whether white space, or the text's begin, comes before it.
    begins_word: bool,
}

/// Reads a position of 8×8 squares.
///
/// ```
/// use heibai::othello::{Disc, Position, StartLayout};
/// use heibai::records::board_string;
///
/// let text = "---------------------------OX------XO--------------------------- X";
/// let start = Position::start(8, StartLayout::Standard, Disc::Black).unwrap();
/// assert_eq!(board_string::read(text), Ok(start));
/// ```
///
/// # Errors
/// [`BoardStringError`] with the first thing that is wrong: characters before counts.
pub fn read(text: &str) -> Result<Position, BoardStringError> {
    let marks = marks(text)?;
    let (squares, side) = split_side(&marks)?;
    let side = side
        .disc
        .ok_or(BoardStringError::EmptySide { column: side.column, found: side.written })?;
    let cells: Vec<Option<Disc>> = squares.iter().map(|mark| mark.disc).collect();
    Ok(Position::from_cells(Board::SIZE, &cells, side).expect("the squares have been counted"))
}

/// Writes a position of any size with `X`, `O` and `-`, a blank and the side to move.
pub fn write(position: &Position) -> String {
    let letter = |cell: Option<Disc>| match cell {
        Some(Disc::Black) => 'X',
        Some(Disc::White) => 'O',
        None => '-',
    };
    let squares = position.cells().iter().map(|&cell| letter(cell));
    squares.chain([' ', letter(Some(position.side_to_move()))]).collect()
}

/// The characters that are no white space, and what they stand for.
fn marks(text: &str) -> Result<Vec<Mark>, BoardStringError> {
    let has_letters = text.chars().any(|c| "XxBb*OoWw".contains(c));
    let mut marks = Vec::with_capacity(SQUARES + 1);
    let mut begins_word = true;
    for (index, written) in text.chars().enumerate() {
        if written.is_whitespace() {
            begins_word = true;
            continue;
        }
        let column = index + 1;
        let disc = match written {
            '0' | '1' if has_letters => {
                return Err(BoardStringError::DigitAmongLetters { column, found: written });
            }
            'X' | 'x' | 'B' | 'b' | '*' | '0' => Some(Disc::Black),
            'O' | 'o' | 'W' | 'w' | '1' => Some(Disc::White),
            '-' | '.' => None,
            found => return Err(BoardStringError::Character { column, found }),
        };
        marks.push(Mark { column, written, disc, begins_word });
        begins_word = false;
    }
    Ok(marks)
}

/// Parts the squares from the side to move, which may follow without a blank.
fn split_side(marks: &[Mark]) -> Result<(&[Mark], Mark), BoardStringError> {
    let Some((&last, before)) = marks.split_last() else {
        return Err(BoardStringError::SquareCount { column: 1, found: 0 });
    };
    if before.len() == SQUARES {
        return Ok((before, last));
    }
    // A last character that stands alone is the side, so that the squares before it are the wrong number.
    let stands_alone = last.begins_word && before.last().is_some_and(|mark| !mark.begins_word);
    let column = last.column;
    match marks.len() {
        SQUARES if !stands_alone => Err(BoardStringError::NoSide { column: column + 1 }),
        length if stands_alone => Err(BoardStringError::SquareCount { column, found: length - 1 }),
        found => Err(BoardStringError::SquareCount { column, found }),
    }
}
