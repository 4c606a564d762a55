//! Counts the sequences of moves of a given length: the classic check of a move generator.

use super::bitboard::Bits;
use super::board::Board;
use super::position::Position;
use super::small_board::SmallBoard;
use super::wide_board::WideBoard;

/// A board that [`perft`] can walk through.
pub trait PerftBoard {
    /// Counts the sequences of `depth` plies, at least 1.
    fn sequences(&self, depth: u8) -> u64;
}

/// Counts the sequences of `depth` plies. As in the published counts, a forced pass is one ply, and a game that ends
/// earlier counts as one sequence.
///
/// ```
/// use heibai::othello::{Board, perft};
/// assert_eq!(perft(&Board::start(), 3), 56);
/// ```
pub fn perft(board: &impl PerftBoard, depth: u8) -> u64 {
    if depth == 0 { 1 } else { board.sequences(depth) }
}

macro_rules! impl_perft_board {
    ($board:ty) => {
        impl PerftBoard for $board {
            fn sequences(&self, depth: u8) -> u64 {
                let moves = self.legal_moves();
                if moves == 0 {
                    let passed = self.pass();
                    let ends_here = depth == 1 || passed.legal_moves() == 0;
                    return if ends_here { 1 } else { passed.sequences(depth - 1) };
                }
                if depth == 1 {
                    return u64::from(moves.count_ones());
                }
                Bits::new(moves).map(|index| self.play(index).sequences(depth - 1)).sum()
            }
        }
    };
}

impl_perft_board!(Board);
impl_perft_board!(SmallBoard);
impl_perft_board!(WideBoard);

impl PerftBoard for Position {
    /// Makes and undoes every move, so that undoing is tested as well.
    fn sequences(&self, depth: u8) -> u64 {
        count(&mut self.clone(), depth)
    }
}

fn count(position: &mut Position, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.must_pass() {
        position.pass();
        let sequences = count(position, depth - 1);
        position.pass();
        return sequences;
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        return 1;
    }
    let mut sequences = 0;
    for square in moves {
        let placement = position.place(square).expect("the move is in the list of legal moves");
        sequences += count(position, depth - 1);
        position.undo(&placement);
    }
    sequences
}
