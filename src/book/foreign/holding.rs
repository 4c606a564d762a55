//! A foreign book in memory, to look positions up in.

use std::cmp::Reverse;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::error::ForeignError;
use super::format::Format;
use super::reader::{Entry, Facts, Reader};
use super::record::{ForeignMove, ForeignPosition, Level};
use crate::book::position::BookPosition;
use crate::game;
use crate::othello::{Board, Symmetry};

/// How many positions are read between two looks at whether to go on.
const STRIDE: u64 = 1 << 14;

/// Memory is reserved for no more positions than this by what a header says, since the file may be a pipe.
const MOST_RESERVED: u64 = 1 << 20;

/// A position in 24 bytes. A bound or value of −128 is none.
#[derive(Clone, Copy, Debug)]
struct Kept {
    player: u64,
    opponent: u64,
    /// Where its moves begin in the list of all, after their number.
    moves: u32,
    value: i8,
    lower: i8,
    upper: i8,
    level: u8,
}

const NONE: i8 = i8::MIN;
const NO_MOVES: u32 = u32::MAX;
/// Levels that are none.
const UNKNOWN: u8 = 255;
const BY_HAND: u8 = 254;
/// In the square of a move: it leads out of the book.
const LEAF: u8 = 64;

impl Kept {
    fn key(&self) -> (u64, u64) {
        (self.player, self.opponent)
    }

    fn level(&self) -> Level {
        match self.level {
            UNKNOWN => Level::Unknown,
            BY_HAND => Level::ByHand,
            level => Level::Search(level),
        }
    }

    fn value(&self) -> Option<i8> {
        (self.value != NONE).then_some(self.value)
    }

    fn bounds(&self) -> Option<(i8, i8)> {
        (self.lower != NONE).then_some((self.lower, self.upper))
    }
}

/// What a book says of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownMove {
    /// The square, in row order, of the position as it was asked about.
    pub cell: usize,
    /// Its value for the side that makes it, in discs.
    pub value: i8,
    /// How well that was found.
    pub level: Level,
    /// The move leads out of the book.
    pub is_leaf: bool,
}

/// What a book says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its value for the side to move, in discs; `None` if only moves from it are known.
    pub value: Option<i8>,
    /// The bounds of the value where the format has them, lower first.
    pub bounds: Option<(i8, i8)>,
    /// How well the value was found.
    pub level: Level,
    /// Its moves with all mirror images, best first.
    pub moves: Vec<KnownMove>,
}

/// A foreign book held in memory: 24 bytes for each position, and two for each move and each position with moves.
#[derive(Clone, Debug)]
pub struct ForeignBook {
    facts: Facts,
    /// In order of their keys, none twice.
    positions: Vec<Kept>,
    /// For each position with moves their number, then square and value of each.
    moves: Vec<[u8; 2]>,
}

impl ForeignBook {
    /// Reads a file. `watch` is told now and then how many bytes were read, and of how many; it says whether to go on.
    ///
    /// # Errors
    /// [`ForeignError`].
    pub fn read_file(
        path: &Path,
        watch: &mut dyn FnMut(u64, u64) -> bool,
    ) -> Result<Self, ForeignError> {
        let io = |error| ForeignError::Io { at: 1, error };
        let file = File::open(path).map_err(io)?;
        let about = file.metadata().map_err(io)?;
        let length = about.is_file().then_some(about.len());
        Self::read(file, length, Some(path), &mut |done| watch(done, length.unwrap_or(0)))
    }

    /// Reads a book. `watch` is told now and then how many bytes were read, and says whether to go on.
    ///
    /// # Errors
    /// [`ForeignError`].
    pub fn read(
        bytes: impl Read,
        length: Option<u64>,
        name: Option<&Path>,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Self, ForeignError> {
        let mut reader = Reader::open(bytes, length, name)?;
        let facts = reader.facts();
        let room = length.map_or(MOST_RESERVED, |length| length / facts.format.shortest());
        let room = room.min(facts.stated.into());
        let mut positions: Vec<Kept> = Vec::with_capacity(room as usize);
        let mut moves: Vec<[u8; 2]> = Vec::new();
        let mut seen = 0_u64;
        while let Some(entry) = reader.next() {
            seen += 1;
            if seen.is_multiple_of(STRIDE) && !watch(reader.at()) {
                return Err(ForeignError::Stopped);
            }
            if let Entry::Position(position) = entry? {
                let kept = kept(&position, &mut moves);
                positions.push(kept.ok_or(ForeignError::TooLarge { at: reader.at() + 1 })?);
            }
        }
        let mut facts = reader.facts().clone();
        if positions.is_empty() {
            return Err(ForeignError::Nothing {
                format: facts.format,
                first: facts.first_unusable,
            });
        }
        // Of several, the one that was found best, with moves if it can be, the last in the file.
        positions.sort_unstable_by_key(|kept| {
            let moves = (kept.moves != NO_MOVES).then_some(kept.moves);
            (kept.key(), Reverse((kept.level(), moves)))
        });
        positions.dedup_by_key(|kept| kept.key());
        positions.shrink_to_fit();
        moves.shrink_to_fit();
        facts.positions = positions.len() as u64;
        Ok(Self { facts, positions, moves })
    }

    /// What was found in the file; positions are those held, each form counted once.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Its format.
    pub fn format(&self) -> Format {
        self.facts.format
    }

    /// The bytes of memory that it takes.
    pub fn memory(&self) -> usize {
        size_of_val(self.positions.as_slice()) + size_of_val(self.moves.as_slice())
    }

    /// A number that other books hardly share: a checksum of all that is held.
    pub fn fingerprint(&self) -> u32 {
        let mut sum = crc32fast::Hasher::new();
        for kept in &self.positions {
            sum.update(&kept.player.to_le_bytes());
            sum.update(&kept.opponent.to_le_bytes());
            sum.update(&[kept.value.cast_unsigned(), kept.level]);
            self.stored(kept).iter().for_each(|it| sum.update(it));
        }
        sum.finalize()
    }

    /// What the book says of a position; `None` if that is nothing, as of all that are not of Othello on 8×8.
    pub fn known(&self, position: &game::Position) -> Option<Known> {
        match BookPosition::of(position)? {
            BookPosition::Othello(discs) => self.of_board(discs.eight()?),
            BookPosition::Gomoku(_) => None,
        }
    }

    /// The moves of a position of a book of ours, with their values in discs, best first.
    pub(in crate::book) fn moves_of(&self, position: &BookPosition) -> Vec<(usize, i8)> {
        let BookPosition::Othello(discs) = position else { return Vec::new() };
        let known = discs.eight().and_then(|board| self.of_board(board));
        known.into_iter().flat_map(|it| it.moves).map(|it| (it.cell, it.value)).collect()
    }

    fn of_board(&self, board: Board) -> Option<Known> {
        if board.must_pass() {
            let passed = Board::new(board.opponent(), board.player()).expect("it is a board");
            let kept = self.find(passed)?;
            return Some(Known {
                value: kept.value().map(|value| -value),
                bounds: kept.bounds().map(|(lower, upper)| (-upper, -lower)),
                level: kept.level(),
                moves: Vec::new(),
            });
        }
        let kept = self.find(board);
        let mut moves: Vec<KnownMove> = Vec::new();
        if let Some(kept) = kept {
            let canonical = Symmetry::canonical(board).0;
            for symmetry in Symmetry::ALL.into_iter().filter(|it| it.board(canonical) == board) {
                for it in self.moves_at(kept) {
                    let cell = symmetry.bits(1 << it.cell).trailing_zeros() as usize;
                    if !moves.iter().any(|known| known.cell == cell) {
                        let level =
                            self.after(board, cell).map_or(kept.level(), |(_, kept)| kept.level());
                        let (value, is_leaf) = (it.value, it.is_leaf);
                        moves.push(KnownMove { cell, value, level, is_leaf });
                    }
                }
            }
        }
        // Not every format has the moves to positions in the book.
        let legal = board.legal_moves();
        for cell in (0..64).filter(|cell| legal >> cell & 1 != 0) {
            if !moves.iter().any(|known| known.cell == cell)
                && let Some((turn, after)) = self.after(board, cell)
                && let Some(value) = after.value()
            {
                let (value, level) = (value * turn, after.level());
                moves.push(KnownMove { cell, value, level, is_leaf: false });
            }
        }
        moves.sort_by_key(|known| (Reverse(known.value), known.cell));
        match kept {
            None if moves.is_empty() => None,
            None => Some(Known { value: None, bounds: None, level: Level::Unknown, moves }),
            Some(kept) => Some(Known {
                value: kept.value(),
                bounds: kept.bounds(),
                level: kept.level(),
                moves,
            }),
        }
    }

    /// The position after a move, if it is in the book, and what its value has to be multiplied by for the side that
    /// moved.
    fn after(&self, board: Board, cell: usize) -> Option<(i8, &Kept)> {
        let after = board.play(cell);
        if after.must_pass() {
            let passed = Board::new(after.opponent(), after.player()).expect("it is a board");
            return Some((1, self.find(passed)?));
        }
        Some((-1, self.find(after)?))
    }

    fn find(&self, board: Board) -> Option<&Kept> {
        let board = Symmetry::canonical(board).0;
        let key = (board.player(), board.opponent());
        let at = self.positions.binary_search_by_key(&key, Kept::key).ok()?;
        Some(&self.positions[at])
    }

    /// The stored moves of a position, without their number.
    fn stored(&self, kept: &Kept) -> &[[u8; 2]] {
        if kept.moves == NO_MOVES {
            return &[];
        }
        let at = kept.moves as usize;
        let count = usize::from(self.moves[at][0]);
        &self.moves[at + 1..][..count]
    }

    fn moves_at(&self, kept: &Kept) -> impl Iterator<Item = ForeignMove> {
        self.stored(kept).iter().map(|&[cell, value]| ForeignMove {
            cell: cell & !LEAF,
            value: value.cast_signed(),
            is_leaf: cell & LEAF != 0,
        })
    }
}

/// Stores a position; `None` if there is no room for its moves.
fn kept(position: &ForeignPosition, moves: &mut Vec<[u8; 2]>) -> Option<Kept> {
    let at = if position.moves.is_empty() {
        NO_MOVES
    } else {
        let at = u32::try_from(moves.len()).ok().filter(|&at| at != NO_MOVES)?;
        moves.push([position.moves.len() as u8, 0]);
        moves.extend(position.moves.iter().map(|it| {
            let leaf = if it.is_leaf { LEAF } else { 0 };
            [it.cell | leaf, it.value.cast_unsigned()]
        }));
        at
    };
    let (lower, upper) = position.bounds.unwrap_or((NONE, NONE));
    let level = match position.level {
        Level::Unknown | Level::Search(BY_HAND..) => UNKNOWN,
        Level::ByHand => BY_HAND,
        Level::Search(level) => level,
    };
    Some(Kept {
        player: position.board.player(),
        opponent: position.board.opponent(),
        moves: at,
        value: position.value.unwrap_or(NONE),
        lower,
        upper,
        level,
    })
}
