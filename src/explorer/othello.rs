//! Games on 8×8 squares.

use super::board_games::{Line, Target};
use crate::othello::{Board, Symmetry};

/// Forced passes are made at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct OthelloLine {
    board: Board,
    is_first: bool,
}

impl OthelloLine {
    /// A game from a start position, seen from its side to move.
    pub fn new(board: Board) -> Self {
        Self { board, is_first: true }.passed()
    }

    pub fn is_legal(&self, cell: usize) -> bool {
        cell < 64 && self.board.legal_moves() >> cell & 1 == 1
    }

    fn passed(self) -> Self {
        if self.board.must_pass() {
            Self { board: self.board.pass(), is_first: !self.is_first }
        } else {
            self
        }
    }
}

impl Line for OthelloLine {
    #[inline]
    fn stones(&self) -> u32 {
        64 - self.board.empty_count()
    }

    #[inline]
    fn play(&mut self, cell: u16) {
        let board = self.board.play(cell.into());
        *self = Self { board, is_first: !self.is_first }.passed();
    }

    fn is_first_to_move(&self) -> bool {
        self.is_first
    }
}

/// The board, in its eight forms.
pub(super) struct OthelloTarget {
    stones: u32,
    forms: [Board; 8],
}

impl OthelloTarget {
    /// A board seen from its side to move; one that has to pass stands for the board after that.
    pub fn new(board: Board) -> Self {
        let line = OthelloLine::new(board);
        let forms = Symmetry::ALL.map(|symmetry| symmetry.board(line.board));
        Self { stones: line.stones(), forms }
    }
}

impl Target for OthelloTarget {
    type Line = OthelloLine;

    fn stones(&self) -> u32 {
        self.stones
    }

    #[inline]
    fn matches(&self, line: &OthelloLine) -> Option<u8> {
        self.forms.iter().position(|form| *form == line.board).map(|turn| turn as u8)
    }

    fn cell(&self, turn: u8, cell: u16) -> usize {
        let back = Symmetry::ALL[usize::from(turn)].inverse();
        back.bits(1 << cell).trailing_zeros() as usize
    }
}
