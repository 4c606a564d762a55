//! The list of moves of a position.

use arrayvec::ArrayVec;

/// A move with its flips.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// The flipped discs.
    pub flips: u64,
    /// Higher goes first.
    pub score: i32,
    /// The square.
    pub cell: u8,
}

/// The moves of one position.
pub type Moves = ArrayVec<Move, 64>;

/// Selects the best of the moves from `at` on and puts it there.
#[inline]
pub fn next_best(moves: &mut Moves, at: usize) -> Move {
    let mut best = at;
    for other in at + 1..moves.len() {
        if moves[other].score > moves[best].score {
            best = other;
        }
    }
    moves.swap(at, best);
    moves[at]
}
