//! A position of Gomoku in a book.

use crate::game::symmetry::{SYMMETRIES, transformed};
use crate::gomoku::{Point, Position, Ruleset, Stone};

/// The stones of a position by place, not by order. The sides take turns, so their number says who is to move; other
/// positions are not in books.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Stones {
    ruleset: Ruleset,
    size: u8,
    /// Cells in row order, first Black's, then as many of White or one less.
    cells: Box<[u16]>,
}

pub(super) fn cell_width(size: u8) -> usize {
    if usize::from(size).pow(2) <= 1 << 8 { 1 } else { 2 }
}

pub(super) fn written_cell(cell: u16, size: u8) -> impl Iterator<Item = u8> {
    cell.to_le_bytes().into_iter().take(cell_width(size))
}

pub(super) fn read_cell(bytes: &[u8]) -> u16 {
    u16::from_le_bytes([bytes[0], bytes.get(1).copied().unwrap_or(0)])
}

/// Maximum stones of a position: one byte of the file counts them.
const MOST: usize = u8::MAX as usize;

impl Stones {
    /// The stones of a position; `None` while colours are unsettled, and where the sides did not take turns.
    pub fn of(position: &Position) -> Option<Self> {
        let board = position.board();
        let cells = |stone: Stone| {
            let own = board.points().filter(move |&point| board.stone(point) == Some(stone));
            own.filter_map(|point| point.index(position.size())).map(|cell| cell as u16)
        };
        let black = cells(Stone::Black).count();
        let cells: Box<[u16]> = cells(Stone::Black).chain(cells(Stone::White)).collect();
        let stones = Self { ruleset: position.ruleset(), size: position.size(), cells };
        let takes_turns = black == stones.black() && position.to_move() == stones.to_move();
        (position.stage().is_settled() && takes_turns && stones.count() <= MOST).then_some(stones)
    }

    pub fn count(&self) -> usize {
        self.cells.len()
    }

    pub fn size(&self) -> u8 {
        self.size
    }

    fn black(&self) -> usize {
        self.cells.len().div_ceil(2)
    }

    fn to_move(&self) -> Stone {
        if self.cells.len().is_multiple_of(2) { Stone::Black } else { Stone::White }
    }

    pub fn position(&self) -> Position {
        let stones = self.cells.iter().enumerate().map(|(at, &cell)| {
            let stone = if at < self.black() { Stone::Black } else { Stone::White };
            (Point::from_index(cell.into(), self.size).expect("they are on the board"), stone)
        });
        let position = Position::from_stones(self.size, self.ruleset, stones, self.to_move());
        position.expect("each has a point of its own")
    }

    /// With one more stone on a cell, and that position; `None` if it is illegal.
    pub fn place(&self, cell: usize) -> Option<(Self, Position)> {
        let mut position = self.position();
        position.place(Point::from_index(cell, self.size)?).ok()?;
        let cell = cell as u16;
        let (black, white) = self.cells.split_at(self.black());
        let own = if self.to_move() == Stone::Black { black } else { white };
        let mut at = own.partition_point(|&other| other < cell);
        if self.to_move() == Stone::White {
            at += black.len();
        }
        let (before, after) = self.cells.split_at(at);
        let cells = [before, &[cell], after].concat().into();
        Some((Self { cells, ..*self }, position))
    }

    fn turned(&self, turn: u8) -> Self {
        let to = |&cell: &u16| transformed(cell.into(), self.size.into(), turn) as u16;
        let mut cells: Box<[u16]> = self.cells.iter().map(to).collect();
        let (black, white) = cells.split_at_mut(self.black());
        black.sort_unstable();
        white.sort_unstable();
        Self { cells, ..*self }
    }

    /// The least of the eight forms, and the symmetries that lead to it.
    pub fn canonical(&self) -> (Self, Vec<u8>) {
        let forms: Vec<Self> = SYMMETRIES.map(|turn| self.turned(turn)).collect();
        let least = forms.iter().min().expect("there are eight").clone();
        let turns = SYMMETRIES.filter(|&turn| forms[usize::from(turn)] == least).collect();
        (least, turns)
    }

    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.cells.len() as u8);
        bytes.extend(self.cells.iter().flat_map(|&cell| written_cell(cell, self.size)));
    }

    /// Reads what [`Self::write`] wrote, or says what is wrong with the bytes.
    pub fn read(ruleset: Ruleset, size: u8, bytes: &[u8]) -> Result<Self, &'static str> {
        let cells = bytes[1..].chunks_exact(cell_width(size)).map(read_cell).collect();
        let stones = Self { ruleset, size, cells };
        let (black, white) = stones.cells.split_at(stones.black());
        if !black.is_sorted_by(|one, other| one < other)
            || !white.is_sorted_by(|one, other| one < other)
        {
            return Err("the stones are not in order");
        }
        if stones.cells.iter().any(|&cell| usize::from(cell) >= usize::from(size).pow(2)) {
            return Err("a stone is not on the board");
        }
        if black.iter().any(|cell| white.contains(cell)) {
            return Err("two stones lie on one point");
        }
        Ok(stones)
    }
}
