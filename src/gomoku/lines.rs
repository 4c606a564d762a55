//! The board as its lines: two bits a cell, one word a line, four directions.

use super::point::{MAX_SIZE, Point};
use super::stone::Stone;

/// A direction in which stones make a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Along a row, to the right.
    Row,
    /// Along a column, upwards.
    Column,
    /// To the right and upwards.
    Rising,
    /// To the right and downwards.
    Falling,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Row, Self::Column, Self::Rising, Self::Falling];

    /// One step, as columns to the right and rows upwards.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Row => (1, 0),
            Self::Column => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }

    /// The point `steps` steps along the direction, or `None` beyond [`MAX_SIZE`].
    pub fn along(self, point: Point, steps: i8) -> Option<Point> {
        let (columns, rows) = self.step();
        point.offset(columns * steps, rows * steps)
    }
}

/// Every line of a board, each in one word.
///
/// A cell takes two bits: the lower says that White has it or may still take it, the upper the same of Black: `0b11` is
/// empty, `0b10` black, `0b01` white, and `0b00` off the board. The cell `place` steps along its line lies at bit
/// `2 * (place + Lines::MARGIN)`, with at least [`Lines::MARGIN`] off-board cells at both ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lines {
    size: u8,
    words: [[u64; Self::MAX]; 4],
}

impl Lines {
    /// Off-board cells kept at both ends of a line.
    pub const MARGIN: u32 = 5;
    /// The lower bit of every cell.
    pub const LOW: u64 = 0x5555_5555_5555_5555;
    const MAX: usize = 2 * MAX_SIZE as usize - 1;

    pub(super) fn new(size: u8) -> Self {
        let mut lines = Self { size, words: [[0; Self::MAX]; 4] };
        for point in Point::all(size) {
            lines.flip(point, 0b11);
        }
        lines
    }

    /// The number of a point's line, and the bit of its cell there.
    #[inline]
    pub(crate) fn locate(&self, point: Point, direction: Direction) -> (usize, u32) {
        let (column, row, last) =
            (usize::from(point.column()), usize::from(point.row()), usize::from(self.size - 1));
        let (line, place) = match direction {
            Direction::Row => (row, column),
            Direction::Column => (column, row),
            Direction::Rising => (last + row - column, column),
            Direction::Falling => (column + row, column),
        };
        (line, 2 * (place as u32 + Self::MARGIN))
    }

    /// The whole line through a point, and the bit of its cell.
    #[inline]
    pub fn through(&self, point: Point, direction: Direction) -> (u64, u32) {
        let (line, bit) = self.locate(point, direction);
        (self.words[direction as usize][line], bit)
    }

    /// The eleven cells around the point: the cell `n` steps along the direction is at bits `2 * (n + 5)`.
    #[inline]
    pub fn window(&self, point: Point, direction: Direction) -> u32 {
        let (line, bit) = self.through(point, direction);
        (line >> (bit - 2 * Self::MARGIN)) as u32 & 0x3F_FFFF
    }

    /// The two bits of a point.
    #[inline]
    pub fn cell(&self, point: Point) -> u8 {
        let (line, bit) = self.through(point, Direction::Row);
        (line >> bit) as u8 & 0b11
    }

    /// The bit that a stone clears in its cell: the one that says the other side may have it.
    #[inline]
    pub const fn bit_against(stone: Stone) -> u64 {
        match stone {
            Stone::Black => 0b01,
            Stone::White => 0b10,
        }
    }

    #[inline]
    pub(super) fn toggle(&mut self, point: Point, stone: Stone) {
        self.flip(point, Self::bit_against(stone));
    }

    #[inline]
    fn flip(&mut self, point: Point, bits: u64) {
        for direction in Direction::ALL {
            let (line, bit) = self.locate(point, direction);
            self.words[direction as usize][line] ^= bits << bit;
        }
    }
}

/// The cells with this colour, each as its lower bit.
#[inline]
pub(super) const fn stones_in(line: u64, stone: Stone) -> u64 {
    let (white, black) = (line & Lines::LOW, line >> 1 & Lines::LOW);
    match stone {
        Stone::Black => black & !white,
        Stone::White => white & !black,
    }
}
