//! Move lists.

use arrayvec::ArrayVec;

#[derive(Clone, Copy, Debug)]
pub struct Move {
    pub flips: u64,
    /// Higher goes first.
    pub score: i32,
    pub cell: u8,
}

pub type Moves = ArrayVec<Move, 64>;

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
