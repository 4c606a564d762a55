//! A plain solver to check the search by: alpha-beta on the rules alone. It shares no table, evaluation,
//! bound, move ordering or hand-written ending with the search.

use crate::othello::{Bits, Board};
use crate::training::generate::margin;

/// With fewer empty squares, ordering moves costs more than it saves.
const UNORDERED: u32 = 5;

/// More than the legal moves of any board.
const MAX_MOVES: usize = 64;

/// Solves boards, counting nodes.
///
/// ```
/// use heibai::othello::Board;
/// use heibai::training::exactness::Plain;
///
/// // White has nothing left; the empty squares are Black's.
/// let board = Board::new(!0 << 9, 0).unwrap();
/// assert_eq!(Plain::default().margin(board, -64, 64), 64);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain {
    /// Nodes so far.
    pub nodes: u64,
}

impl Plain {
    /// The margin of the side to move in discs with best play, the winner taking the empty squares, if it
    /// lies between `alpha` and `beta`; otherwise a bound beyond them.
    pub fn margin(&mut self, board: Board, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let legal = board.legal_moves();
        if legal == 0 {
            return if board.opponent_legal_moves() == 0 {
                margin(board)
            } else {
                -self.margin(board.pass(), -beta, -alpha)
            };
        }
        // The fewer the replies, the sooner a move is refuted or refutes.
        let mut children = [(0, board); MAX_MOVES];
        let mut count = 0;
        for cell in Bits::new(legal) {
            let child = board.play(cell);
            let replies =
                if child.empty_count() < UNORDERED { 0 } else { child.legal_moves().count_ones() };
            children[count] = (replies, child);
            count += 1;
        }
        children[..count].sort_by_key(|(replies, _)| *replies);
        let mut best = -64;
        for &(_, child) in &children[..count] {
            best = best.max(-self.margin(child, -beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        best
    }

    /// Whether this is the margin of the side to move with best play.
    pub fn is_margin(&mut self, board: Board, claimed: i32) -> bool {
        // A window just wide enough proves it from both sides.
        self.margin(board, claimed - 1, claimed + 1) == claimed
    }
}
