//! The eight symmetries of the board, under which the rules stay the same.

use super::board::Board;
use super::disc::Disc;
use super::position::Position;
use super::square::Square;

/// A rotation or reflection of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Everything stays where it is.
    Identity,
    /// A quarter turn clockwise: the first row becomes the last column.
    QuarterTurn,
    /// Half a turn.
    HalfTurn,
    /// A quarter turn anticlockwise: the first row becomes the first column, upside down.
    ThreeQuarterTurn,
    /// Left and right are swapped.
    MirrorColumns,
    /// Top and bottom are swapped.
    MirrorRows,
    /// Columns become rows: a1 and h8 stay.
    MainDiagonal,
    /// Columns become rows the other way: h1 and a8 stay.
    OtherDiagonal,
}

impl Symmetry {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::QuarterTurn,
        Self::HalfTurn,
        Self::ThreeQuarterTurn,
        Self::MirrorColumns,
        Self::MirrorRows,
        Self::MainDiagonal,
        Self::OtherDiagonal,
    ];

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::QuarterTurn => Self::ThreeQuarterTurn,
            Self::ThreeQuarterTurn => Self::QuarterTurn,
            own_inverse => own_inverse,
        }
    }

    /// Where `square` goes on a board with `size` columns and rows; `None` if it lies outside.
    pub fn square(self, square: Square, size: u8) -> Option<Square> {
        square.index(size)?;
        let (column, row) = (square.column(), square.row());
        let (from_right, from_bottom) = (size - 1 - column, size - 1 - row);
        let (column, row) = match self {
            Self::Identity => (column, row),
            Self::QuarterTurn => (from_bottom, column),
            Self::HalfTurn => (from_right, from_bottom),
            Self::ThreeQuarterTurn => (row, from_right),
            Self::MirrorColumns => (from_right, row),
            Self::MirrorRows => (column, from_bottom),
            Self::MainDiagonal => (row, column),
            Self::OtherDiagonal => (from_bottom, from_right),
        };
        Square::new(column, row)
    }

    /// Transforms a set of squares of the 8×8 board.
    #[must_use]
    pub const fn bits(self, bits: u64) -> u64 {
        match self {
            Self::Identity => bits,
            Self::QuarterTurn => mirror_columns(transpose(bits)),
            Self::HalfTurn => bits.reverse_bits(),
            Self::ThreeQuarterTurn => transpose(bits).swap_bytes(),
            Self::MirrorColumns => mirror_columns(bits),
            Self::MirrorRows => bits.swap_bytes(),
            Self::MainDiagonal => transpose(bits),
            Self::OtherDiagonal => transpose(bits).reverse_bits(),
        }
    }

    /// Transforms a board.
    #[must_use]
    pub const fn board(self, board: Board) -> Board {
        Board::new(self.bits(board.player()), self.bits(board.opponent()))
            .expect("a symmetry keeps apart what lies on different squares")
    }

    /// The least of a board's eight symmetric forms, and a symmetry that maps to it.
    ///
    /// ```
    /// use heibai::othello::{Board, Symmetry};
    /// let board = Board::start().play(37);
    /// let (canonical, symmetry) = Symmetry::canonical(board);
    /// assert_eq!(symmetry.board(board), canonical);
    /// assert!(Symmetry::ALL.iter().all(|turn| Symmetry::canonical(turn.board(board)).0 == canonical));
    /// ```
    pub fn canonical(board: Board) -> (Board, Self) {
        Self::ALL
            .into_iter()
            .map(|symmetry| (symmetry.board(board), symmetry))
            .min_by_key(|(board, _)| (board.player(), board.opponent()))
            .expect("there are eight symmetries")
    }

    /// Transforms a position.
    #[must_use]
    pub fn position(self, position: &Position) -> Position {
        let size = position.size();
        let cells: Vec<Option<Disc>> = position
            .squares()
            .map(|square| {
                let source = self.inverse().square(square, size).expect("it is of this board");
                position.disc(source)
            })
            .collect();
        Position::from_cells(size, &cells, position.side_to_move())
            .expect("the size is that of a position")
    }
}

const fn mirror_columns(bits: u64) -> u64 {
    bits.swap_bytes().reverse_bits()
}

/// Swaps columns and rows, first of squares, then of blocks of 2×2 and of 4×4.
const fn transpose(bits: u64) -> u64 {
    let bits = swap_blocks(bits, 7, 0x00AA_00AA_00AA_00AA);
    let bits = swap_blocks(bits, 14, 0x0000_CCCC_0000_CCCC);
    swap_blocks(bits, 28, 0x0000_0000_F0F0_F0F0)
}

const fn swap_blocks(bits: u64, distance: u32, upper_right: u64) -> u64 {
    let different = (bits ^ (bits >> distance)) & upper_right;
    bits ^ different ^ (different << distance)
}
