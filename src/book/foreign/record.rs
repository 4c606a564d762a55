//! What a file says of a position, first as it stands there, then as far as it can be.

use std::fmt;

use arrayvec::ArrayVec;

use crate::othello::{Board, Symmetry};

/// More moves than any position has.
pub(super) const MOST_MOVES: usize = 64;

/// How well a value was found, in the terms of the program that found it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// The file doesn't say.
    Unknown,
    /// By a search at this level of that program.
    Search(u8),
    /// A person wrote it down.
    ByHand,
}

/// A move of a position in a foreign book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForeignMove {
    /// The square, in the position's canonical form.
    pub cell: u8,
    /// Its value for the side that makes it, in discs, from −64 to 64.
    pub value: i8,
    /// The best of the moves that lead out of the book, by a search; the others lead to positions in it.
    pub is_leaf: bool,
}

/// A position in a foreign book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignPosition {
    /// The least of its eight forms. Where a side would have to pass, it has.
    pub board: Board,
    /// Its value for the side to move, in discs, from −64 to 64.
    pub value: Option<i8>,
    /// The bounds of the value where the format has them, lower first.
    pub bounds: Option<(i8, i8)>,
    /// How well the value was found.
    pub level: Level,
    /// Its moves, none twice.
    pub moves: ArrayVec<ForeignMove, MOST_MOVES>,
}

/// A position that could not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unusable {
    /// Its first byte, counted from 1.
    pub at: u64,
    /// What is wrong with it.
    pub reason: &'static str,
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}", self.at, self.reason)
    }
}

/// A move as it stands in a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct RawMove {
    /// The square by our count; anything above 63 is none.
    pub cell: u8,
    pub value: i8,
    pub is_leaf: bool,
}

impl RawMove {
    /// No move at all, which some files have as a leaf.
    pub const NONE: u8 = 65;
    pub const PASS: u8 = 64;
}

/// A position as it stands in a file, with squares by our count. Reused from one to the next.
#[derive(Clone, Debug)]
pub(super) struct Record {
    pub player: u64,
    pub opponent: u64,
    pub value: i16,
    pub bounds: Option<(i16, i16)>,
    pub level: Level,
    pub moves: Vec<RawMove>,
}

impl Record {
    pub fn new() -> Self {
        let (value, bounds, level) = (0, None, Level::Unknown);
        Self { player: 0, opponent: 0, value, bounds, level, moves: Vec::with_capacity(MOST_MOVES) }
    }

    /// The position, and how many of its moves can't be; or why it can't be.
    pub fn checked(&self) -> Result<(ForeignPosition, usize), &'static str> {
        let board = Board::new(self.player, self.opponent).ok_or("two discs lie on one square")?;
        board.check_possible().map_err(|_| "no game reaches the position")?;
        let value = discs(self.value);
        let bounds = self.bounds.and_then(|(lower, upper)| Some((discs(lower)?, discs(upper)?)));
        let bounds = bounds.filter(|(lower, upper)| lower <= upper);
        if board.must_pass() {
            let value = value.map(|value| -value);
            let Some(value) = value else { return Err("the position has neither value nor moves") };
            let passed = Board::new(self.opponent, self.player).expect("it is a board");
            return Ok((
                ForeignPosition {
                    board: Symmetry::canonical(passed).0,
                    value: Some(value),
                    bounds: bounds.map(|(lower, upper)| (-upper, -lower)),
                    level: self.level,
                    moves: ArrayVec::new(),
                },
                0,
            ));
        }
        let (canonical, symmetry) = Symmetry::canonical(board);
        let legal = board.legal_moves();
        let (mut moves, mut seen, mut wrong) = (ArrayVec::new(), 0_u64, 0);
        for raw in &self.moves {
            if raw.is_leaf && raw.cell >= RawMove::PASS {
                continue;
            }
            let Some(value) = discs(raw.value.into()).filter(|_| raw.cell < RawMove::PASS) else {
                wrong += 1;
                continue;
            };
            let square = 1_u64 << raw.cell;
            if legal & square == 0 {
                wrong += 1;
                continue;
            }
            // A leaf that leads into the book by now stands there a second time.
            if seen & square == 0 {
                seen |= square;
                let cell = symmetry.bits(square).trailing_zeros() as u8;
                moves.push(ForeignMove { cell, value, is_leaf: raw.is_leaf });
            }
        }
        if value.is_none() && moves.is_empty() {
            return Err("the position has neither value nor moves");
        }
        Ok((ForeignPosition { board: canonical, value, bounds, level: self.level, moves }, wrong))
    }
}

/// A margin of discs; anything else stands for none.
fn discs(value: i16) -> Option<i8> {
    i8::try_from(value).ok().filter(|value| (-64..=64).contains(value))
}
