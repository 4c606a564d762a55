//! Boards that no game can reach, usually from a slip of the hand.

use thiserror::Error;

use super::board::Board;
use super::position::Position;
use super::square::Square;

/// Why no game reaches a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ImpossibleBoard {
    /// One of the four middle squares is empty.
    #[error("{0} is empty, one of the four squares that every game begins with")]
    EmptyMiddle(Square),
    /// A disc is not connected to the middle.
    #[error("the disc on {0} is cut off from the middle")]
    CutOff(Square),
}

impl Position {
    /// Checks that the middle is full and all discs are connected to it, which most slips break.
    ///
    /// ```
    /// use heibai::othello::{Disc, ImpossibleBoard, Position, StartLayout};
    ///
    /// let start = Position::start(8, StartLayout::Standard, Disc::Black).unwrap();
    /// assert_eq!(start.check_possible(), Ok(()));
    /// let nothing = Position::from_cells(8, &[None; 64], Disc::Black).unwrap();
    /// assert_eq!(nothing.check_possible(), Err(ImpossibleBoard::EmptyMiddle("d4".parse().unwrap())));
    /// ```
    ///
    /// # Errors
    /// [`ImpossibleBoard`] names the first wrong square in row order.
    pub fn check_possible(&self) -> Result<(), ImpossibleBoard> {
        let size = usize::from(self.size());
        let square = |cell| {
            Square::from_index(cell, self.size()).expect("a cell of the board is on the board")
        };
        let is_full = |cell: usize| self.cells()[cell].is_some();
        let first = (size / 2 - 1) * (size + 1);
        let middle = [first, first + 1, first + size, first + size + 1];
        if let Some(empty) = middle.into_iter().find(|&cell| !is_full(cell)) {
            return Err(ImpossibleBoard::EmptyMiddle(square(empty)));
        }
        let mut is_reached = vec![false; size * size];
        let mut waiting: Vec<usize> = middle.into();
        while let Some(cell) = waiting.pop() {
            if !is_full(cell) || std::mem::replace(&mut is_reached[cell], true) {
                continue;
            }
            let (row, column) = (cell / size, cell % size);
            let near = |at: usize| at.saturating_sub(1)..=(at + 1).min(size - 1);
            let beside = near(row).flat_map(|row| near(column).map(move |it| row * size + it));
            waiting.extend(beside);
        }
        match (0..size * size).find(|&cell| is_full(cell) && !is_reached[cell]) {
            Some(alone) => Err(ImpossibleBoard::CutOff(square(alone))),
            None => Ok(()),
        }
    }
}

impl Board {
    /// The same of an 8×8 board, without allocating.
    ///
    /// ```
    /// use heibai::othello::{Board, ImpossibleBoard};
    ///
    /// assert_eq!(Board::start().check_possible(), Ok(()));
    /// let far = Board::new(1 << 36 | 1 << 28 | 1, 1 << 35 | 1 << 27).unwrap();
    /// assert_eq!(far.check_possible(), Err(ImpossibleBoard::CutOff("a1".parse().unwrap())));
    /// ```
    ///
    /// # Errors
    /// [`ImpossibleBoard`] names the first wrong square in row order.
    pub fn check_possible(self) -> Result<(), ImpossibleBoard> {
        const MIDDLE: u64 = 0x0000_0018_1800_0000;
        const LEFT: u64 = 0x0101_0101_0101_0101;
        let first = |squares: u64| {
            Square::from_index(squares.trailing_zeros() as usize, Self::SIZE)
                .expect("the set is not empty")
        };
        let discs = !self.empty();
        if discs & MIDDLE != MIDDLE {
            return Err(ImpossibleBoard::EmptyMiddle(first(MIDDLE & !discs)));
        }
        let mut reached = MIDDLE;
        loop {
            let wide = reached | (reached & !(LEFT << 7)) << 1 | (reached & !LEFT) >> 1;
            let grown = (wide | wide << 8 | wide >> 8) & discs;
            if grown == reached {
                break;
            }
            reached = grown;
        }
        match discs & !reached {
            0 => Ok(()),
            alone => Err(ImpossibleBoard::CutOff(first(alone))),
        }
    }
}
