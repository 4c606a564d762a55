//! The file format of a book.
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
//! Then the expanded positions in order of expansion, so that a growing file is only appended to:
//!
//! | bytes | |
//! |--:|---|
//! | n | the position |
//! | 1 | how many moves |
//! | 3 or 4 each | the move, a cell, and what the search of the position that it leads to said for the side that makes it, in hundredths of a unit |
//! | 4 | CRC-32 of this position |
//!
//! A position of Othello is 8 bytes with the discs of the side to move (bit 0 is a1, bit 7 is h1, bit 63 is h8) and 8
//! with those of the other side; smaller boards lie in the middle of the 8×8 one. A position of Gomoku is the number of
//! stones in 1 byte, then Black's and White's cells, each in order. Cells are counted from 0 in row order from the
//! top-left corner, in one byte, or in two on boards with more than 256 of them.
//!
//! A book that solves positions from some number of empty squares on has one move for each of those, with the value
//! from the position's own search.
//!
//! Each position is the least of its eight symmetric forms, and either the start or reached by an earlier move and not
//! settled; anything else is refused.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::sync::LazyLock;

use super::error::Finding;
use super::graph::{Book, Found};
use super::making::Making;
use super::position::BookPosition;
use super::stones::{cell_width, read_cell, written_cell};
use crate::eval::Score;
use crate::game::{Game, Position, Variant};

static OTHELLO: LazyLock<Book> = LazyLock::new(|| {
    read(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello.book")))
});
static SMALL_OTHELLO: LazyLock<Book> = LazyLock::new(|| {
    read(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello-6x6.book")))
});
static GOMOKU: LazyLock<Book> = LazyLock::new(|| {
    read(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/gomoku.book")))
});

fn read(bytes: &[u8]) -> Book {
    Book::from_bytes(bytes).expect("the tests read it")
}

const MAGIC: [u8; 8] = *b"HEIBAIBK";
const VERSION: u32 = 1;
const LONGEST_MAKING: usize = 1 << 12;
const CHECKSUM: usize = 4;
const SCORE: usize = 2;

/// The end of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// It ends with a whole position.
    Whole,
    /// It ends with this many bytes of an unfinished position.
    Torn(usize),
}

impl Book {
    /// Returns whether a file is a book of ours, whole or not, by how it begins.
    pub fn is_begun_in(path: &Path) -> bool {
        let Some(_) = path.metadata().ok().filter(fs::Metadata::is_file) else { return false };
        let mut head = [0; MAGIC.len()];
        let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
        read.is_ok() && head == MAGIC
    }

    /// The embedded book for positions like this one, if there is one.
    pub fn embedded(position: &Position) -> Option<&'static Self> {
        match (position.game(), position.size()) {
            (Game::Othello, 8) => Some(&OTHELLO),
            (Game::Othello, 6) => Some(&SMALL_OTHELLO),
            (Game::Gomoku, _) => Some(&GOMOKU),
            _ => None,
        }
    }

    /// Reads a book.
    ///
    /// # Errors
    /// [`Finding`] if the bytes are not a book, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Finding> {
        match Self::read(bytes)? {
            (book, Tail::Whole) => Ok(book),
            (_, Tail::Torn(torn)) => Err(Finding::Torn { at: bytes.len() - torn + 1, bytes: torn }),
        }
    }

    /// Reads a book whose growth may have been interrupted, and says how it ends.
    ///
    /// # Errors
    /// As [`Self::from_bytes`], except for a torn end.
    pub fn read(bytes: &[u8]) -> Result<(Self, Tail), Finding> {
        let (making, mut at) = read_header(bytes)?;
        let variant = making.variant();
        let mut book = Self::new(making);
        while at < bytes.len() {
            let rest = &bytes[at..];
            let Some(block) = Block::of(variant, rest) else {
                // Only the last position can be unfinished; anything longer than the longest position is damaged.
                if rest.len() < longest(variant) {
                    book.settle();
                    return Ok((book, Tail::Torn(rest.len())));
                }
                return Err(Finding::Block { at: at + 1, reason: "a position is damaged" });
            };
            take(&mut book, &block).map_err(|reason| Finding::Block { at: at + 1, reason })?;
            at += block.length + CHECKSUM;
        }
        book.settle();
        Ok((book, Tail::Whole))
    }
}

struct Block<'a> {
    position: &'a [u8],
    moves: &'a [u8],
    /// Without the checksum.
    length: usize,
}

impl<'a> Block<'a> {
    /// The first position of `rest`, if it is whole.
    fn of(variant: Variant, rest: &'a [u8]) -> Option<Self> {
        let position = BookPosition::bytes(variant, rest)?;
        let head = position.len() + 1;
        let length = head + usize::from(*rest.get(position.len())?) * move_width(variant);
        let checksum = rest.get(length..length + CHECKSUM)?;
        let is_whole = crc32fast::hash(&rest[..length]).to_le_bytes() == checksum;
        is_whole.then(|| Self { position, moves: &rest[head..length], length })
    }
}

fn move_width(variant: Variant) -> usize {
    cell_width(variant.size()) + SCORE
}

fn longest(variant: Variant) -> usize {
    BookPosition::most_bytes(variant, move_width(variant)) + CHECKSUM
}

/// Adds an expanded position to a book, or says what is wrong with it.
fn take(book: &mut Book, block: &Block) -> Result<(), &'static str> {
    let variant = book.making().variant();
    let position = BookPosition::read(variant, block.position)?;
    if position.canonical().0 != position {
        return Err("the position is not the least of its forms");
    }
    if !book.is_leaf(&position) {
        return Err(
            "no move before leads to the position, its end is known, or it was there already",
        );
    }
    let mut moves: Vec<Found> = Vec::new();
    for bytes in block.moves.chunks_exact(move_width(variant)) {
        let (cell, score) = bytes.split_at(bytes.len() - SCORE);
        let cell = read_cell(cell);
        let score = Score::from_hundredths(i16::from_le_bytes([score[0], score[1]]));
        if moves.last().is_some_and(|last| last.cell >= cell) {
            return Err("the moves are not in order");
        }
        let step = position.step(cell.into()).ok_or("a move is not legal")?;
        if !position.can_be_worth(score)
            || step.result.is_some_and(|result| step.turned(result) != score)
            || book.searched(&step.position).is_some_and(|known| step.turned(known) != score)
        {
            return Err("the value of a move can't be");
        }
        moves.push(Found { cell, score, step });
    }
    if moves.is_empty() {
        return Err("the position has no moves");
    }
    if book.making().solve().is_some_and(|solve| position.empties() == usize::from(solve)) {
        // Every margin is even, as is the number of squares, and the winner gets the empty ones.
        let is_result = |found: &Found| found.score.hundredths() % 200 == 0;
        if moves.len() > 1 || !moves.iter().all(is_result) {
            return Err(
                "a solved position has one move, and what it is worth is a result of games",
            );
        }
    }
    book.expand(&position, &moves);
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

pub(super) fn header(making: &Making) -> Vec<u8> {
    let making = making.written();
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((making.len() as u32).to_le_bytes());
    bytes.extend(making.as_bytes());
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

/// Encodes an expanded position.
pub(super) fn written(position: &BookPosition, moves: &[Found]) -> Vec<u8> {
    let mut bytes = Vec::new();
    position.write(&mut bytes);
    bytes.push(u8::try_from(moves.len()).expect("no position gets more moves than a byte counts"));
    for found in moves {
        bytes.extend(written_cell(found.cell, position.size()));
        bytes.extend(found.score.hundredths().to_le_bytes());
    }
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}
