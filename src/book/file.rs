//! The file of a book.
//!
//! All integers are little-endian:
//!
//! | bytes | |
//! |--:|---|
//! | 8 | `HEIBAIBK` |
//! | 4 | version, 1 |
//! | 4 | length of the making |
//! | n | the making, as JSON: game, engine, depth and so on |
//! | 4 | CRC-32 of all before |
//!
//! Then the expanded positions in the order in which they were, so that a file that grows is only ever added to:
//!
//! | bytes | |
//! |--:|---|
//! | 8 | discs of the side to move: bit 0 is a1, bit 7 is h1, bit 63 is h8 |
//! | 8 | discs of the other side |
//! | 1 | how many moves |
//! | 3 each | the move, 0 is a1, and what its search said in hundredths of a disc for the side that makes it |
//! | 4 | CRC-32 of this position |
//!
//! Each position is the least of its eight turned and mirrored forms, and either the start or one that a move before
//! leads to: whatever else the bytes say is refused.

use std::sync::LazyLock;

use super::error::Finding;
use super::graph::{Book, Step};
use super::making::Making;
use crate::eval::Score;
use crate::othello::{Board, Symmetry};

/// The book that comes with the program.
static EMBEDDED: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello.book"));

const MAGIC: [u8; 8] = *b"HEIBAIBK";
const VERSION: u32 = 1;
const LONGEST_MAKING: usize = 1 << 12;
const HEAD: usize = 17;
const MOVE: usize = 3;
const CHECKSUM: usize = 4;
/// No position has more legal moves.
const MOST_MOVES: usize = 33;

/// How a file ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// With its last position.
    Whole,
    /// With this many bytes of a position that was never finished.
    Torn(usize),
}

impl Book {
    /// The book that comes with the program.
    pub fn embedded() -> &'static Self {
        static BOOK: LazyLock<Book> =
            LazyLock::new(|| Book::from_bytes(EMBEDDED).expect("the tests read it"));
        &BOOK
    }

    /// Reads a book.
    ///
    /// # Errors
    /// If the bytes are no book, or a damaged one, with the place.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Finding> {
        match Self::read(bytes)? {
            (book, Tail::Whole) => Ok(book),
            (_, Tail::Torn(torn)) => Err(Finding::Torn { at: bytes.len() - torn + 1, bytes: torn }),
        }
    }

    /// Reads a book whose growth may have been cut off, and tells how it ends.
    ///
    /// # Errors
    /// As [`Self::from_bytes`], but for a torn end.
    pub fn read(bytes: &[u8]) -> Result<(Self, Tail), Finding> {
        let (making, mut at) = read_header(bytes)?;
        let mut book = Self::new(making);
        while at < bytes.len() {
            let rest = &bytes[at..];
            let Some(block) = block(rest) else {
                // Only the last position can be half written. What is longer than any is damaged.
                if rest.len() < HEAD + MOVE * MOST_MOVES + CHECKSUM {
                    book.settle();
                    return Ok((book, Tail::Torn(rest.len())));
                }
                return Err(Finding::Block { at: at + 1, reason: "a position is damaged" });
            };
            take(&mut book, block).map_err(|reason| Finding::Block { at: at + 1, reason })?;
            at += block.len() + CHECKSUM;
        }
        book.settle();
        Ok((book, Tail::Whole))
    }
}

/// The bytes of the position that `rest` begins with, if they are whole.
fn block(rest: &[u8]) -> Option<&[u8]> {
    let count = usize::from(*rest.get(HEAD - 1)?);
    let length = HEAD + MOVE * count;
    let checksum = rest.get(length..length + CHECKSUM)?;
    let block = &rest[..length];
    (count <= MOST_MOVES && crc32fast::hash(block).to_le_bytes() == checksum).then_some(block)
}

/// Adds an expanded position to a book; says what is wrong with it if it can't be.
fn take(book: &mut Book, block: &[u8]) -> Result<(), &'static str> {
    let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| block[at + i]));
    let board = Board::new(word(0), word(8)).ok_or("two discs lie on one square")?;
    if Symmetry::canonical(board).0 != board {
        return Err("the position is not the least of its forms");
    }
    if !book.is_leaf(board) {
        return Err("no move before leads to the position, or it was there already");
    }
    let mut moves: Vec<(u8, Score)> = Vec::new();
    for bytes in block[HEAD..].as_chunks::<MOVE>().0 {
        let (cell, score) = (bytes[0], i16::from_le_bytes([bytes[1], bytes[2]]));
        if moves.last().is_some_and(|&(last, _)| last >= cell) {
            return Err("the moves are not in order");
        }
        if cell >= 64 || board.legal_moves() & 1 << cell == 0 {
            return Err("a move is not legal");
        }
        let step = Step::of(board, cell.into());
        let score = Score::from_hundredths(score);
        if !(-6400..=6400).contains(&score.hundredths())
            || step.result.is_some_and(|result| step.turned(result) != score)
            || book.searched(step.board).is_some_and(|known| step.turned(known) != score)
        {
            return Err("the value of a move can't be");
        }
        moves.push((cell, score));
    }
    if moves.is_empty() {
        return Err("the position has no moves");
    }
    book.expand(board, &moves);
    Ok(())
}

fn read_header(bytes: &[u8]) -> Result<(Making, usize), Finding> {
    if !bytes.starts_with(&MAGIC) {
        return Err(Finding::Foreign);
    }
    let short = |at: usize| Finding::Header { at: at + 1 };
    let number = |at: usize| -> Result<u32, Finding> {
        let bytes = bytes.get(at..at + 4).ok_or(short(bytes.len()))?;
        Ok(u32::from_le_bytes(std::array::from_fn(|i| bytes[i])))
    };
    let version = number(8)?;
    if version != VERSION {
        return Err(Finding::Version { found: version, expected: VERSION });
    }
    let end = 16 + number(12)? as usize;
    if end > 16 + LONGEST_MAKING {
        return Err(short(12));
    }
    if number(end)? != crc32fast::hash(&bytes[..end]) {
        return Err(short(end));
    }
    let making = str::from_utf8(&bytes[16..end]).ok().and_then(Making::read);
    Ok((making.ok_or(short(16))?, end + CHECKSUM))
}

/// How a file begins.
pub(super) fn header(making: &Making) -> Vec<u8> {
    let making = making.written();
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((making.len() as u32).to_le_bytes());
    bytes.extend(making.as_bytes());
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

/// An expanded position as a file has it.
pub(super) fn written(board: Board, moves: &[(u8, Score)]) -> Vec<u8> {
    let mut bytes = board.player().to_le_bytes().to_vec();
    bytes.extend(board.opponent().to_le_bytes());
    bytes.push(moves.len() as u8);
    for (cell, score) in moves {
        bytes.push(*cell);
        bytes.extend(score.hundredths().to_le_bytes());
    }
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}
