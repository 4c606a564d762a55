//! Board strings: the cells in row order from the top-left corner and the side to move, as in
//! `---------------------------OX------XO--------------------------- X`.
//!
//! The reader takes `X x B b *` for Black, `O o W w` for White, `-` and `.` for an empty square, blanks anywhere, and
//! Egaroucid's digits alone: `0` for Black, `1` for White. Boards of Othello's usual sizes are Othello, all others
//! Gomoku, except for the size of the board being played on.

use thiserror::Error;

use crate::game::tree::Start;
use crate::game::{self, Game, Side, Variant};
use crate::gomoku;
use crate::othello::{Board, Disc, Position};

use super::formats::starts::start_at;

const SQUARES: usize = Board::SIZE as usize * Board::SIZE as usize;

/// This many characters or fewer are not taken for a board.
const FEWEST: usize = gomoku::MIN_SIZE as usize * gomoku::MIN_SIZE as usize;

const SMALLEST: u8 = gomoku::MIN_SIZE - 1;

/// A text is a board with slips if it has this many right characters for each wrong one.
const SOUND_FOR_EACH_SLIP: usize = 16;

/// Why a text is no board string.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("column {column}: {kind}")]
pub struct BoardStringError {
    /// In characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: BoardStringErrorKind,
}

/// What is wrong with a board string.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardStringErrorKind {
    /// There are not 64 squares.
    #[error("expected {SQUARES} squares and the side to move, found {count} square{s}", count = .0, s = plural(*.0))]
    SquareCount(usize),
    /// No board has this many cells.
    #[error("expected as many rows as columns and the side to move, found {count} cell{s}", count = .0, s = plural(*.0))]
    NoBoard(usize),
    /// A row on its own line does not have as many cells as the board has columns.
    #[error("expected {expected} cells in each row, found {found}")]
    RowLength {
        /// Columns of the board.
        expected: usize,
        /// Cells of the row.
        found: usize,
    },
    /// There is nothing after the cells.
    #[error("expected X or O for the side to move after the cells, found nothing")]
    NoSide,
    /// The side to move is an empty square's character.
    #[error("expected X or O for the side to move, found {0:?}")]
    EmptySide(char),
    /// A character stands for no square.
    #[error("expected X, O or - for a square, found {0:?}")]
    Character(char),
    /// A digit among letters, whose colour programs disagree about.
    #[error("{0:?} among letters may be either colour; expected X, O or - for a square")]
    DigitAmongLetters(char),
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

impl BoardStringErrorKind {
    const fn at(self, column: usize) -> BoardStringError {
        BoardStringError { column, kind: self }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Mark {
    column: usize,
    written: char,
    disc: Option<Disc>,
    begins_word: bool,
    line: usize,
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
/// [`BoardStringError`] with the first error: characters come before counts.
pub fn read(text: &str) -> Result<Position, BoardStringError> {
    let marks = marks(text)?;
    let (squares, side) = split_side(&marks)?;
    check_rows(&marks, Board::SIZE)?;
    let side = disc_of(side)?;
    let cells: Vec<Option<Disc>> = squares.iter().map(|mark| mark.disc).collect();
    Ok(Position::from_cells(Board::SIZE, &cells, side).expect("the squares have been counted"))
}

/// Reads a position on a board of any size. A board of the size of `shown` belongs to its game.
pub(crate) fn read_start(text: &str, shown: Variant) -> Result<Start, BoardStringError> {
    let marks = marks(text)?;
    let (cells, to_move, size) = match marks.split_last() {
        Some((&last, cells)) if let Some(size) = size_of(cells.len()) => (cells, last, size),
        Some((last, _)) if size_of(marks.len()).is_some() => {
            // A last character that stands alone is the side, so a cell is missing.
            let stands_alone = last.begins_word && !marks[marks.len() - 2].begins_word;
            let found = marks.len() - 1;
            let none = BoardStringErrorKind::NoBoard(found).at(last.column);
            let no_side = BoardStringErrorKind::NoSide.at(last.column + 1);
            return Err(if stands_alone { uneven_row(&marks).unwrap_or(none) } else { no_side });
        }
        last => {
            let column = last.map_or(1, |(last, _)| last.column);
            let none = BoardStringErrorKind::NoBoard(marks.len()).at(column);
            return Err(uneven_row(&marks).unwrap_or(none));
        }
    };
    check_rows(&marks, size)?;
    let to_move = Side::from(disc_of(to_move)?);
    let stones: Vec<Option<Side>> = cells.iter().map(|mark| mark.disc.map(Side::from)).collect();
    let variant = variant_of(size, shown);
    let position = game::Position::set_up(variant, &stones, to_move);
    let position = position.expect("the size is one of the game, and the cells have been counted");
    let is_empty_at_first = variant.game().kind().anywhere;
    Ok(if is_empty_at_first { Start::set_up(variant, position) } else { start_at(position) })
}

/// Returns whether a text is a board, perhaps with a slip: all but a few of its characters fit.
pub(super) fn is_board_like(text: &str) -> bool {
    let (mut sound, mut slips, mut digits) = (0_usize, 0, 0);
    for written in text.chars().filter(|c| !c.is_whitespace()) {
        match written {
            // These begin annotations of other formats.
            ';' | ':' | '%' | '(' | ')' | '[' | ']' | '{' | '}' | '"' => return false,
            '0' | '1' => digits += 1,
            _ if is_cell(written) => sound += 1,
            _ => slips += 1,
        }
    }
    // Zeros and ones alone are a board only of the usual size.
    let all = sound + digits;
    let is_bare = digits > 0 && !text.chars().any(|c| "XxBb*OoWw".contains(c));
    all > FEWEST
        && slips * SOUND_FOR_EACH_SLIP <= all
        && (!is_bare || (SQUARES..=SQUARES + 1).contains(&all))
}

/// Writes a position of any size as `X`, `O` and `-`, a blank and the side to move.
pub fn write(position: &Position) -> String {
    let cells = position.cells().iter().map(|&cell| cell.map(Side::from));
    written(cells, position.side_to_move().into())
}

/// Like [`write()`], for either game.
pub fn write_position(position: &game::Position) -> String {
    written(position.stones().into_iter(), position.side_to_move())
}

fn written(cells: impl Iterator<Item = Option<Side>>, to_move: Side) -> String {
    let letter = |cell| match cell {
        Some(Side::Black) => 'X',
        Some(Side::White) => 'O',
        None => '-',
    };
    cells.map(letter).chain([' ', letter(Some(to_move))]).collect()
}

fn size_of(cells: usize) -> Option<u8> {
    let size =
        u8::try_from(cells.isqrt()).ok().filter(|&size| usize::from(size).pow(2) == cells)?;
    (SMALLEST..=gomoku::MAX_SIZE).contains(&size).then_some(size)
}

fn variant_of(size: u8, shown: Variant) -> Variant {
    let is_othello = size == SMALLEST || Game::Othello.kind().sizes.contains(&size);
    let likely = if is_othello { Game::Othello } else { Game::Gomoku };
    let is_meant = shown.size() == size || shown.game() == likely;
    let variant = if is_meant { shown.plain() } else { Variant::usual(likely) };
    variant.with_size(size)
}

/// Checks that each line is a row, if there are as many as the board has rows: what one has too many another may lack. The
/// side to move follows the last row, or stands on a line of its own.
fn check_rows(marks: &[Mark], size: u8) -> Result<(), BoardStringError> {
    let (size, lines) = (usize::from(size), marks.chunk_by(|one, next| one.line == next.line));
    if ![size, size + 1].contains(&lines.clone().count()) {
        return Ok(());
    }
    let cells = &marks[..marks.len() - 1];
    let mut rows = cells.chunk_by(|one, next| one.line == next.line);
    rows.find(|row| row.len() != size).map_or(Ok(()), |row| {
        let kind = BoardStringErrorKind::RowLength { expected: size, found: row.len() };
        Err(kind.at(row[row.len() - 1].column))
    })
}

fn uneven_row(marks: &[Mark]) -> Option<BoardStringError> {
    let rows: Vec<&[Mark]> = marks.chunk_by(|one, next| one.line == next.line).collect();
    let expected = rows.first()?.len();
    if rows.len() < 3 || expected < usize::from(gomoku::MIN_SIZE) {
        return None;
    }
    let (last, before) = rows.split_last()?;
    let is_even = |row: &[Mark]| row.len() == expected;
    // The side to move may follow the last row, or stand alone.
    let is_side = last.len() == 1 || last.len() == expected + 1;
    let last = Some(last).filter(|last| !is_even(last) && !is_side);
    let uneven = before.iter().chain(last).find(|row| !is_even(row))?;
    let column = uneven.last()?.column;
    Some(BoardStringErrorKind::RowLength { expected, found: uneven.len() }.at(column))
}

fn disc_of(side: Mark) -> Result<Disc, BoardStringError> {
    side.disc.ok_or_else(|| BoardStringErrorKind::EmptySide(side.written).at(side.column))
}

const fn disc(written: char) -> Option<Disc> {
    match written {
        'X' | 'x' | 'B' | 'b' | '*' | '0' => Some(Disc::Black),
        'O' | 'o' | 'W' | 'w' | '1' => Some(Disc::White),
        _ => None,
    }
}

const fn is_cell(written: char) -> bool {
    disc(written).is_some() || matches!(written, '-' | '.')
}

/// The characters other than white space, and their meaning.
fn marks(text: &str) -> Result<Vec<Mark>, BoardStringError> {
    let has_letters = text.chars().any(|c| "XxBb*OoWw".contains(c));
    let mut marks = Vec::with_capacity(SQUARES + 1);
    let (mut begins_word, mut line) = (true, 1);
    for (index, written) in text.chars().enumerate() {
        if written.is_whitespace() {
            begins_word = true;
            line += usize::from(written == '\n');
            continue;
        }
        let column = index + 1;
        if has_letters && matches!(written, '0' | '1') {
            return Err(BoardStringErrorKind::DigitAmongLetters(written).at(column));
        }
        if !is_cell(written) {
            return Err(BoardStringErrorKind::Character(written).at(column));
        }
        marks.push(Mark { column, written, disc: disc(written), begins_word, line });
        begins_word = false;
    }
    Ok(marks)
}

fn split_side(marks: &[Mark]) -> Result<(&[Mark], Mark), BoardStringError> {
    let Some((&last, before)) = marks.split_last() else {
        return Err(BoardStringErrorKind::SquareCount(0).at(1));
    };
    if before.len() == SQUARES {
        return Ok((before, last));
    }
    // A last character that stands alone is the side, so the number of squares is wrong.
    let stands_alone = last.begins_word && before.last().is_some_and(|mark| !mark.begins_word);
    let column = last.column;
    match marks.len() {
        SQUARES if !stands_alone => Err(BoardStringErrorKind::NoSide.at(column + 1)),
        length if stands_alone => Err(BoardStringErrorKind::SquareCount(length - 1).at(column)),
        found => Err(BoardStringErrorKind::SquareCount(found).at(column)),
    }
}
