//! The search's numbering of points.

use std::iter;

use crate::gomoku::{Direction, Lines, Point};

/// A point as a number: rows of `Cell::STRIDE`, with a margin around the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    const STRIDE: u16 = 32;
    /// Cells off the board on each side, so that a window stays within the rows.
    const MARGIN: u16 = 5;
    /// The number of cells.
    pub const COUNT: usize = 1024;

    /// The cell of a point.
    pub const fn of(point: Point) -> Self {
        let (column, row) = (point.column() as u16, point.row() as u16);
        Self((row + Self::MARGIN) * Self::STRIDE + column + Self::MARGIN)
    }

    /// The point of a cell.
    pub fn point(self) -> Point {
        let (column, row) = (self.0 % Self::STRIDE, self.0 / Self::STRIDE);
        Point::new(column.wrapping_sub(Self::MARGIN) as u8, row.wrapping_sub(Self::MARGIN) as u8)
            .expect("only points of a board become cells")
    }

    /// The number of a cell of a board of this size, in row order.
    #[inline]
    pub(super) const fn in_rows_of(self, size: u8) -> usize {
        let (column, row) = (self.0 % Self::STRIDE, self.0 / Self::STRIDE);
        let (column, row) = (column.wrapping_sub(Self::MARGIN), row.wrapping_sub(Self::MARGIN));
        row as usize * size as usize + column as usize
    }

    /// The middle of a board, or the first of the four cells there.
    pub const fn middle(size: u8) -> Self {
        let middle = (size as u16 - 1) / 2 + Self::MARGIN;
        Self(middle * Self::STRIDE + middle)
    }

    /// The number, below [`Cell::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % Self::COUNT
    }

    /// The cell with this number.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// The larger of the distances along rows and columns.
    #[inline]
    pub const fn distance(self, other: Self) -> u16 {
        let columns = (self.0 % Self::STRIDE).abs_diff(other.0 % Self::STRIDE);
        let rows = (self.0 / Self::STRIDE).abs_diff(other.0 / Self::STRIDE);
        if columns > rows { columns } else { rows }
    }

    /// The empty cells of a line within `reach` of this one, with their bits there; `bit` is that of this cell.
    #[inline]
    pub(super) fn empties_near(
        self,
        direction: usize,
        line: u64,
        bit: u32,
        reach: u32,
    ) -> impl Iterator<Item = (Self, u32)> {
        let near = ((1_u64 << (4 * reach + 1)) - 1) << (bit - 2 * reach);
        let mut empties = line & line >> 1 & Lines::LOW & near;
        iter::from_fn(move || {
            let at = empties.trailing_zeros();
            empties &= empties.checked_sub(1)?;
            Some((self.step(direction, (at as i32 - bit as i32) / 2), at))
        })
    }

    #[inline]
    const fn step(self, direction: usize, steps: i32) -> Self {
        Self((self.0 as i32 + steps * STEPS[direction]) as u16 % Self::COUNT as u16)
    }

    /// The number of the cell's line in a direction, and its bit there.
    #[inline]
    pub(super) const fn on_line(self, direction: usize) -> (usize, u32) {
        let (column, row) = ((self.0 % Self::STRIDE) as u32, (self.0 / Self::STRIDE) as u32 % 32);
        let (line, place) = match direction {
            0 => (row, column),
            1 => (column, row),
            2 => (row + 31 - column, column),
            _ => (row + column, column),
        };
        (line as usize % LINES, 2 * place)
    }
}

/// The step to the next cell in each [`Direction`].
const STEPS: [i32; 4] = [1, 32, 33, -31];

pub(super) const LINES: usize = 64;

/// Directions are numbered in the order of [`Direction::ALL`].
const _: () = assert!(Direction::Row as usize == 0 && Direction::Falling as usize == 3);
