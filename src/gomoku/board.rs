//! Stones on a board, without turns or rules.

use thiserror::Error;

use super::lines::{Direction, Lines, stones_in};
use super::point::{MAX_SIZE, Point};
use super::stone::Stone;

/// Five in a row must fit.
pub const MIN_SIZE: u8 = 5;

/// There is no board of this size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a board size from {MIN_SIZE} to {MAX_SIZE}, found {0}")]
pub struct BoardError(pub u8);

/// A square board of points, some of which hold stones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    size: u8,
    stones: u16,
    lines: Lines,
}

impl Board {
    /// An empty board.
    ///
    /// # Errors
    /// [`BoardError`] unless `size` is from [`MIN_SIZE`] to [`MAX_SIZE`].
    pub fn new(size: u8) -> Result<Self, BoardError> {
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            return Err(BoardError(size));
        }
        Ok(Self { size, stones: 0, lines: Lines::new(size) })
    }

    /// Columns and rows.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The board as lines.
    pub const fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Returns whether the point is on this board.
    #[inline]
    pub const fn contains(&self, point: Point) -> bool {
        point.column() < self.size && point.row() < self.size
    }

    /// Returns whether the point is on the board and holds no stone.
    #[inline]
    pub fn is_empty(&self, point: Point) -> bool {
        self.contains(point) && self.lines.cell(point) == 0b11
    }

    /// The stone on a point; `None` if it is empty or off the board.
    pub fn stone(&self, point: Point) -> Option<Stone> {
        if !self.contains(point) {
            return None;
        }
        match self.lines.cell(point) {
            0b10 => Some(Stone::Black),
            0b01 => Some(Stone::White),
            _ => None,
        }
    }

    /// Stones on the board.
    pub fn stone_count(&self) -> usize {
        self.stones.into()
    }

    /// Empty points.
    pub fn empty_count(&self) -> usize {
        usize::from(self.size).pow(2) - self.stone_count()
    }

    /// Every point, in row order from the top-left corner.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        Point::all(self.size)
    }

    /// Puts a stone on a point, which must be empty.
    #[inline]
    pub fn place(&mut self, point: Point, stone: Stone) {
        debug_assert!(self.is_empty(point), "{point} is not empty");
        self.lines.toggle(point, stone);
        self.stones += 1;
    }

    /// Removes the stone on a point, which must have this colour.
    #[inline]
    pub fn remove(&mut self, point: Point, stone: Stone) {
        debug_assert_eq!(self.stone(point), Some(stone), "on {point}");
        self.lines.toggle(point, stone);
        self.stones -= 1;
    }

    /// Stones of this colour adjoining the point along a direction, before and after it.
    #[inline]
    pub fn neighbours(&self, point: Point, direction: Direction, stone: Stone) -> (u32, u32) {
        let (line, bit) = self.lines.through(point, direction);
        let others = !stones_in(line, stone) & Lines::LOW;
        let after = (others >> (bit + 2)).trailing_zeros() / 2;
        let before = (others << (64 - bit)).leading_zeros() / 2;
        (before, after)
    }
}
