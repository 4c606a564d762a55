//! A position of Othello in a book.

use super::successor::Successor;
use crate::eval::Score;
use crate::eval::othello::{FastBoard, Mask, final_margin};
use crate::othello::{Board, Disc, Position, Symmetry, WideBoard};

/// The discs, seen from the side to move. A smaller board lies in the middle of an 8×8 one, whose symmetries are its
/// own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Discs {
    size: u8,
    board: Board,
}

/// Symmetries of Othello's boards, in the order of [`crate::game::symmetry`].
const SYMMETRIES: [Symmetry; 8] = [
    Symmetry::Identity,
    Symmetry::MirrorRows,
    Symmetry::MirrorColumns,
    Symmetry::HalfTurn,
    Symmetry::MainDiagonal,
    Symmetry::QuarterTurn,
    Symmetry::ThreeQuarterTurn,
    Symmetry::OtherDiagonal,
];

impl Discs {
    /// The discs of a position; `None` for boards without books.
    pub fn of(position: &Position) -> Option<Self> {
        let size = position.size();
        if size == Board::SIZE {
            return Board::try_from(position).ok().map(|board| Self { size, board });
        }
        (size < Board::SIZE).then(|| WideBoard::try_from(position).ok().map(Self::middle))?
    }

    /// Puts a board smaller than 8×8 in the middle of one.
    fn middle(board: WideBoard) -> Self {
        let size = board.size();
        let words = [board.player(), board.opponent()].map(|set| spread(size, set as u64));
        let board = Board::new(words[0], words[1]).expect("no square has two discs");
        Self { size, board }
    }

    /// The board itself, if smaller than 8×8.
    fn small(self) -> WideBoard {
        let words =
            [self.board.player(), self.board.opponent()].map(|set| gathered(self.size, set));
        WideBoard::new(self.size, words[0].into(), words[1].into())
            .expect("it was one, or was checked when it was read")
    }

    /// The position with Black to move: colours make no difference.
    pub fn position(self) -> Position {
        if self.size == Board::SIZE {
            self.board.to_position(Disc::Black)
        } else {
            self.small().to_position(Disc::Black)
        }
    }

    pub fn size(self) -> u8 {
        self.size
    }

    /// The board, if it is of 8×8 squares.
    pub fn eight(self) -> Option<Board> {
        (self.size == Board::SIZE).then_some(self.board)
    }

    pub fn count(self) -> usize {
        (self.board.player_count() + self.board.opponent_count()) as usize
    }

    /// The least of the eight forms, and the symmetries that lead to it.
    pub fn canonical(self) -> (Self, Vec<u8>) {
        let least = Symmetry::canonical(self.board).0;
        let leads = |&turn: &u8| SYMMETRIES[usize::from(turn)].board(self.board) == least;
        (Self { board: least, ..self }, crate::game::symmetry::SYMMETRIES.filter(leads).collect())
    }

    pub fn legal_moves(self) -> usize {
        if self.size == Board::SIZE {
            self.board.legal_moves().count_ones() as usize
        } else {
            self.small().legal_moves().count_ones() as usize
        }
    }

    /// Where the move on a cell leads; `None` if it is illegal.
    pub fn after(self, cell: usize) -> Option<Successor<Self>> {
        if self.size == Board::SIZE {
            let size = self.size;
            after(self.board, cell).map(|after| after.map(|board| Self { size, board }))
        } else {
            after(self.small(), cell).map(|after| after.map(Self::middle))
        }
    }

    pub fn write(self, bytes: &mut Vec<u8>) {
        bytes.extend(self.board.player().to_le_bytes());
        bytes.extend(self.board.opponent().to_le_bytes());
    }

    /// Reads what [`Self::write`] wrote, or says what is wrong with the 16 bytes.
    pub fn read(size: u8, bytes: &[u8]) -> Result<Self, &'static str> {
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
        let board = Board::new(word(0), word(8)).ok_or("two discs lie on one square")?;
        let discs = board.player() | board.opponent();
        if spread(size, gathered(size, discs)) != discs {
            return Err("a disc is not on the board");
        }
        Ok(Self { size, board })
    }
}

/// A square set of a board up to 8×8, in the middle of an 8×8 one.
fn spread(size: u8, set: u64) -> u64 {
    rows(size).fold(0, |all, (row, at)| all | ((set >> (row * u32::from(size))) & line(size)) << at)
}

/// The inverse of [`spread`].
fn gathered(size: u8, set: u64) -> u64 {
    rows(size).fold(0, |all, (row, at)| all | ((set >> at) & line(size)) << (row * u32::from(size)))
}

/// The rows of a board, each with the square of the 8×8 board where it starts.
fn rows(size: u8) -> impl Iterator<Item = (u32, u32)> {
    let size = u32::from(size);
    let before = (8 - size) / 2;
    (0..size).map(move |row| (row, (row + before) * 8 + before))
}

fn line(size: u8) -> u64 {
    (1 << size) - 1
}

fn after<B: FastBoard>(board: B, cell: usize) -> Option<Successor<B>> {
    let squares = usize::from(board.size()).pow(2);
    if cell >= squares || !board.moves().meets(B::Mask::of(cell)) {
        return None;
    }
    let mut position = board.play(cell, board.flips(cell));
    let is_stuck = position.moves().is_empty();
    let is_over = is_stuck && position.pass().moves().is_empty();
    let result = is_over.then(|| Score::from_discs(final_margin(position) as i16));
    let is_own = is_stuck && !is_over;
    if is_own {
        position = position.pass();
    }
    Some(Successor { position, is_own, result })
}
